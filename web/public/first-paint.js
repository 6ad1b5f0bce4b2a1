// Sets the scheme before the first paint, so that a dark page does not flash white.
// Must match `schemeFor` in config/color-scheme.ts and the names in lib/storage/browser-storage.ts, which the application applies once it has loaded.
(function () {
  var stored = null;
  try {
    stored = window.localStorage.getItem('td.' + window.localStorage.getItem('td.owner') + '.mode');
  } catch {
    // Storage is unavailable.
  }
  var isDark = stored === 'dark' || (stored === 'system' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-color-scheme', isDark ? 'dark' : 'light');
})();
