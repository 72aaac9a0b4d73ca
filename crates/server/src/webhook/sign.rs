//! The signature of a delivery: HMAC with SHA-256.

use ring::hmac::{Context, HMAC_SHA256, Key};

use crate::secret::hex;

/// Returns the HMAC of parts that follow each other, in hexadecimal digits.
pub(super) fn hmac(key: &[u8], parts: &[&[u8]]) -> String {
    let mut context = Context::with_key(&Key::new(HMAC_SHA256, key));
    for part in parts {
        context.update(part);
    }
    hex(context.sign().as_ref())
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
