/** Keeps the screen on while somebody plays. Gives what stops it. */
export function stayAwake(): () => void {
  if (!('wakeLock' in navigator)) return () => {};
  let isWanted = true;
  let lock: WakeLockSentinel | null = null;
  const take = async () => {
    // The browser takes the lock back whenever the page is out of sight.
    if (!isWanted || document.visibilityState !== 'visible' || (lock && !lock.released)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (!isWanted) void lock.release();
    } catch {
      // The battery is low, or the browser does not want to: the screen goes dark as it always does.
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
