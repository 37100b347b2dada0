/**
 * Removes the remote's stylesheets that did not load or whose hash was wrong. A remote's loader treats every link of the
 * same name as loaded. After the removal it requests the sheet again, and a second failure becomes the screen's failure.
 * The shell's script is deferred, so every sheet above it has loaded or failed by now.
 */
export function removeFailedStylesheets(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][data-href]')) {
    if (!link.sheet) link.remove();
  }
}
