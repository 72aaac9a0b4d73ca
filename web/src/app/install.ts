/** Lets the pages be installed as an app, and opened without a network. */
export function keepPages(): void {
  // Only pages from a secure origin may have a service worker; pages in development change too often.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}

function register(): void {
  navigator.serviceWorker.register('/worker.js').catch((problem: unknown) => {
    // The pages also work without it.
    console.warn('the pages are not kept for times without a network', problem);
  });
}
