/** Keeps the screen on while somebody plays. Returns a function that stops it. */
export function stayAwake(): () => void {
  if (!('wakeLock' in navigator)) return () => {};
  let isWanted = true;
  let lock: WakeLockSentinel | null = null;
  const take = async () => {
    // The browser releases the lock whenever the page is hidden.
    if (!isWanted || document.visibilityState !== 'visible' || (lock && !lock.released)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (!isWanted) void lock.release();
    } catch {
      // The battery is low, or the browser refuses: the screen goes dark as usual.
    }
  };
  const seen = () => void take();
  document.addEventListener('visibilitychange', seen);
  void take();
  return () => {
    isWanted = false;
    document.removeEventListener('visibilitychange', seen);
    void lock?.release();
  };
}
