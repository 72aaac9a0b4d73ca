// The addresses at which others reach this server.

/** The option that makes the server reachable from other machines. */
export const LISTEN = '--listen 0.0.0.0:8080';

/** Tells whether an address leads to the machine on which it is opened. */
export function isLocal(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host.startsWith('127.') || host === '[::1]';
}
