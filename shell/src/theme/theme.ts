// Runs in <head> before the first paint, so that a chosen theme never flashes. It is a script without imports.
try {
  const theme: unknown = JSON.parse(localStorage['mb:theme']);
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // No stored choice, or storage is forbidden: the page has the system's theme.
}

// Chromium shows the serif on a first page only where it was requested before the first paint. Over a long round trip it
// would come too late all the same, and delay the site's code. Such a page uses a serif of the device. The shell fetches ours
// later (browser/chrome/fetch-serif.ts), for the next page. 100 ms is what Chromium says before it has measured anything.
try {
  const roundTripMs: unknown = Reflect.get(Reflect.get(navigator, 'connection'), 'rtt');
  if (Number(roundTripMs) > 100 && !localStorage['mb:serif'])
    document.documentElement.dataset.serif = 'later';
  else {
    const preload = document.createElement('link');
    const href = document.currentScript?.dataset.serif;
    document.head.append(Object.assign(preload, { rel: 'preload', as: 'font', crossOrigin: '', href }));
  }
} catch {
  // The browser does not tell its round trip, or storage is forbidden.
}
