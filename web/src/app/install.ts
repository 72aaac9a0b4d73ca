/** Lets the pages be installed as an app, and opened without a network. */
export function keepPages(): void {
  // Only pages from a secure origin may have a service worker; pages in development change too often.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}

function register(): void {
  // What was read before a worker was there, it has not seen.
  if (!navigator.serviceWorker.controller) {
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ book: bookRead() }));
  }
  navigator.serviceWorker.register('/worker.js').catch((problem: unknown) => {
    // The pages also work without it.
    console.warn('the pages are not kept for times without a network', problem);
  });
}

/** Lists the addresses of the rulebook that this page has fetched. */
function bookRead(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => new URL(name).pathname.startsWith('/api/v1/book'));
}
