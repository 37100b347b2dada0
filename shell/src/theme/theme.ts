// Runs in <head> before anything is painted, so that a chosen theme never flashes. It stands alone and imports nothing.
try {
  const theme: unknown = JSON.parse(localStorage['mb:theme']);
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Nothing was chosen, or this browser keeps nothing: the system's theme holds.
}
