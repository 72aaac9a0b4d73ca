/** Draws the nonce of a sealed move: 256 random bits as 64 hexadecimal digits. Without it, trying every legal move would reveal it. */
export function drawNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
