/**
 * Takes away the remote's stylesheets that did not load or whose digest was wrong: a remote's loader takes any link of
 * that name for a loaded sheet. Without it the sheet is asked for again, and a second failure is the screen's failure.
 * The shell's script is deferred, so every sheet above it has loaded or failed by now.
 */
export function dropFailedSheets(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][data-href]')) {
    if (!link.sheet) link.remove();
  }
}
