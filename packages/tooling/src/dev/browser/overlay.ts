const STYLES = `
  :host { all: initial; }
  section {
    position: fixed; inset: auto 0 0 0; z-index: 2147483647; max-height: 60vh; overflow: auto;
    box-sizing: border-box; padding: 16px 20px 20px; color: #f4efe6; background: #1c1a1a;
    border-top: 4px solid #e5484d; font: 14px/1.5 ui-monospace, Menlo, Consolas, monospace;
  }
  h2 { margin: 0 0 8px; color: #ff9592; font: 600 16px/1.4 system-ui, sans-serif; }
  p { margin: 12px 0 0; color: #c9c1b6; font: 14px/1.5 system-ui, sans-serif; }
  pre { margin: 0 0 12px; overflow-x: auto; font: inherit; }
`;

let host: HTMLElement | undefined;
let thrownHost: HTMLElement | undefined;

const element = (name: string, text: string) =>
  Object.assign(document.createElement(name), { textContent: text });

/**
 * In a shadow root with a constructed stylesheet: the site's styles do not apply, and the policy allows no inline
 * style.
 */
function draw(title: string, texts: readonly string[], note: string): HTMLElement {
  const panel = document.createElement('mb-development-errors');
  const shadow = panel.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  shadow.adoptedStyleSheets = [sheet];
  const section = document.createElement('section');
  section.setAttribute('role', 'alert');
  section.append(element('h2', title), ...texts.map((text) => element('pre', text)), element('p', note));
  shadow.append(section);
  return panel;
}

/** Shows build errors over the page. Without errors, removes the panel. */
export function showErrors(errors: readonly string[]): void {
  host?.remove();
  const title =
    errors.length === 1 ? 'There is an error in this change' : `${errors.length} errors in this change`;
  const note = 'The page shows the last good build. This panel closes when the errors are corrected.';
  host = errors.length > 0 ? draw(title, errors, note) : undefined;
  if (host) document.body.append(host);
}

/**
 * Shows an error of the remote's code over the page.
 * @param stack with positions in the sources
 */
export function showThrown(text: string, stack: string): void {
  hideThrown();
  const note = 'Visitors do not see this panel. It goes away with the next change.';
  thrownHost = draw(text, [stack], note);
  document.body.append(thrownHost);
}

/** Removes the panel of `showThrown`, because there is another build. */
export function hideThrown(): void {
  thrownHost?.remove();
  thrownHost = undefined;
}
