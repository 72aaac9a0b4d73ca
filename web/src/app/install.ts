/** Lets the pages be installed as an app, and opened without a network. */
export function keepPages(): void {
  // Only pages that came over a safe way may have a worker; pages that are being developed change too often.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}

function register(): void {
  navigator.serviceWorker.register('/worker.js').catch((problem: unknown) => {
    // The pages work as well without it.
    console.warn('the pages are not kept for times without a network', problem);
  });
}
