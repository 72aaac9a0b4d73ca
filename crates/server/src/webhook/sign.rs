//! HMAC with SHA-256, by RFC 2104.

use sha2::{Digest, Sha256};

use crate::secret::hex;

/// The block of SHA-256, in bytes.
const BLOCK: usize = 64;

/// Returns the HMAC of parts that follow each other, in hexadecimal digits.
pub(super) fn hmac(key: &[u8], parts: &[&[u8]]) -> String {
    let mut block = [0; BLOCK];
    if key.len() > BLOCK {
        block[..32].copy_from_slice(&Sha256::digest(key));
    } else {
        block[..key.len()].copy_from_slice(key);
    }
    let mut inner = Sha256::new_with_prefix(block.map(|byte| byte ^ 0x36));
    for part in parts {
        inner.update(part);
    }
    let mut outer = Sha256::new_with_prefix(block.map(|byte| byte ^ 0x5c));
    outer.update(inner.finalize());
    hex(&outer.finalize())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_examples_of_rfc_4231_give_their_codes() {
        let code = hmac(&[0x0b; 20], &[b"Hi ", b"There"]);
        assert_eq!(code, "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7");
        let code = hmac(b"Jefe", &[b"what do ya want for nothing?"]);
        assert_eq!(code, "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
        let code = hmac(&[0xaa; 131], &[b"Test Using Larger Than Block-Size Key - Hash Key First"]);
        assert_eq!(code, "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54");
    }
}
