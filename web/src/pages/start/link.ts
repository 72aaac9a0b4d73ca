// What somebody pastes to get to a table: a whole link, an address, or only the name of the table.

/** Finds the address in the hall that a text means. */
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
  // Whatever name the hall goes by, the table is looked for in this one.
  const found = /^\/(game|seat)\/([A-Za-z0-9_-]+)\/?$/.exec(url.pathname);
  return found ? `/${found[1]}/${found[2]}${url.hash}` : null;
}
