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

/** In a shadow, with a sheet made by script: the site's styles stay out, and the policy allows no inline style. */
function draw(title: string, texts: readonly string[], note: string): HTMLElement {
  const drawn = document.createElement('mb-development-errors');
  const shadow = drawn.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  shadow.adoptedStyleSheets = [sheet];
  const section = document.createElement('section');
  section.setAttribute('role', 'alert');
  section.append(element('h2', title), ...texts.map((text) => element('pre', text)), element('p', note));
  shadow.append(section);
  return drawn;
}

/** Says over the page what does not build. No errors: takes the panel away. */
export function showErrors(errors: readonly string[]): void {
  host?.remove();
  const title = errors.length === 1 ? 'This change does not build' : `${errors.length} errors in this change`;
  const note = 'The page shows the last good build. This panel goes away by itself.';
  host = errors.length > 0 ? draw(title, errors, note) : undefined;
  if (host) document.body.append(host);
}

/**
 * Says over the page what the remote's code threw.
 * @param stack with places in the sources
 */
export function showThrown(text: string, stack: string): void {
  hideThrown();
  const note = 'Visitors see the panel above. This one goes away with the next change.';
  thrownHost = draw(text, [stack], note);
  document.body.append(thrownHost);
}

/** Takes away what `showThrown` showed: there is another build. */
export function hideThrown(): void {
  thrownHost?.remove();
  thrownHost = undefined;
}
