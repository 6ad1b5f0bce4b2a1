// Runs before the first paint, from the head and on its own: a page in the dark scheme must not begin white.
// What it decides is `schemeFor` in config/color-scheme.ts, which the application applies again once it is loaded.
(function () {
  var stored = null;
  try {
    stored = window.localStorage.getItem('td-mode');
  } catch {
    // No storage, no choice.
  }
  var isDark = stored === 'dark' || (stored === 'system' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-color-scheme', isDark ? 'dark' : 'light');
})();
