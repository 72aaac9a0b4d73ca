/** Lets the pages be installed as an app, and opened without a network. */
export function keepPages(): void {
  // Only pages from a secure origin may have a service worker; pages in development change too often.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}

function register(): void {
  if (!navigator.serviceWorker.controller) {
    navigator.serviceWorker.addEventListener('controllerchange', tellBook, { once: true });
  }
  navigator.serviceWorker.register('/worker.js').catch((problem: unknown) => {
    // The pages also work without it.
    console.warn('the pages are not kept for times without a network', problem);
  });
}

/** Tells the worker what this page has read of the rulebook before the worker could see it. */
function tellBook(): void {
  const since = performance.now();
  const observer = new PerformanceObserver((list) => {
    const missed = list.getEntries().filter(({ startTime }) => startTime < since);
    const book = missed.map(({ name }) => name).filter((name) => new URL(name).pathname.startsWith('/api/v1/book'));
    if (book.length > 0) navigator.serviceWorker.controller?.postMessage({ book });
  });
  observer.observe({ type: 'resource', buffered: true });
}
