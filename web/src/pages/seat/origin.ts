// Under which address others find this server.

/** How the server is started so that other machines can reach it. */
export const LISTEN = '--listen 0.0.0.0:8080';

/** Whether an address leads back to the machine it is opened on. */
export function isLocal(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host.startsWith('127.') || host === '[::1]';
}
