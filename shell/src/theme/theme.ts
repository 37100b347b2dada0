// Runs in <head> before the first paint, so that a chosen theme never flashes. It is a script without imports.
try {
  const theme: unknown = JSON.parse(localStorage['mb:theme']);
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // No stored choice, or storage is forbidden: the page has the system's theme.
}
