// Runs before the page is drawn, so that a dark hall never flashes light. The rest is in src/settings.svelte.ts.
(function () {
  var theme = 'auto';
  try {
    theme = JSON.parse(localStorage.getItem('arbiter.settings') || '{}').theme || 'auto';
  } catch {
    // Storage can be closed or hold something else; then the system decides.
  }
  var isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
})();
