// The text that somebody pastes to open a game: a whole link, an address, or only the id of the game.

/** Finds the path on this server that a text means. */
export function addressIn(text: string, here: string = location.origin): string | null {
  const trimmed = text.trim();
  const name = /^[A-Za-z0-9_-]{4,64}$/;
  if (name.test(trimmed)) return `/game/${trimmed}`;
  let url: URL;
  try {
    url = new URL(trimmed, here);
  } catch {
    return null;
  }
  // Whatever the host in the link, the game is looked for on this server.
  const found = /^\/(game|seat)\/([A-Za-z0-9_-]+)\/?$/.exec(url.pathname);
  return found ? `/${found[1]}/${found[2]}${url.hash}` : null;
}
