import { openInEditor } from './open-in-editor.js';
import { firstPlace, splitAtPlaces, type SourcePlace } from './source-places.js';

const STYLES = `
  :host { all: initial; }
  section {
    position: fixed; inset: auto 0 0 0; z-index: 2147483647; max-height: 60vh; overflow: auto;
    box-sizing: border-box; padding: 16px 20px 20px; color: #f4efe6; background: #1c1a1a;
    border-top: 4px solid #e5484d; font: 14px/1.5 ui-monospace, Menlo, Consolas, monospace;
  }
  h2 { margin: 0 0 8px; color: #ff9592; font: 600 16px/1.4 system-ui, sans-serif; }
  h3 { margin: 12px 0 4px; color: #c9c1b6; font: 600 14px/1.4 system-ui, sans-serif; }
  p { margin: 12px 0 0; color: #c9c1b6; font: 14px/1.5 system-ui, sans-serif; }
  pre { margin: 0 0 12px; overflow-x: auto; font: inherit; }
  button { font: inherit; color: inherit; cursor: pointer; }
  pre button { padding: 0; border: 0; background: none; color: #9ecbff; text-decoration: underline; }
  .main { padding: 6px 12px; border: 1px solid #c9c1b6; border-radius: 4px; background: #2e2a2a; }
`;

/** What a remote's code threw, with positions in the sources. */
export interface Thrown {
  stack: string;
  /** React's components around the one that threw, the innermost first. Empty outside of rendering. */
  components: string;
}

interface PanelText {
  heading?: string;
  text: string;
}

let host: HTMLElement | undefined;
let thrownHost: HTMLElement | undefined;

const element = <Name extends keyof HTMLElementTagNameMap>(name: Name, text = '') =>
  Object.assign(document.createElement(name), { textContent: text });

/** Shows what went wrong below the button. */
const open = (place: SourcePlace, status: HTMLElement) =>
  void openInEditor(place).then((failure) => (status.textContent = failure));

/** A text whose lines of source files are buttons. */
function createText(text: string, status: HTMLElement): HTMLElement {
  const pre = element('pre');
  for (const part of splitAtPlaces(text)) {
    const { place } = part;
    if (!place) pre.append(part.text);
    else {
      const button = element('button', part.text);
      button.title = 'Open in editor';
      button.addEventListener('click', () => open(place, status));
      pre.append(button);
    }
  }
  return pre;
}

function createMainButton(place: SourcePlace, status: HTMLElement): HTMLElement {
  const button = element('button', 'Open in editor');
  button.className = 'main';
  button.title = `${place.file}:${place.line}`;
  button.addEventListener('click', () => open(place, status));
  return button;
}

/**
 * In a shadow root with a constructed stylesheet: the site's styles do not apply, and the policy allows no inline
 * style.
 */
function createPanel(title: string, texts: readonly PanelText[], note: string): HTMLElement {
  const panel = document.createElement('mb-development-errors');
  const shadow = panel.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  shadow.adoptedStyleSheets = [sheet];
  const section = element('section');
  section.setAttribute('role', 'alert');
  const status = element('p');
  section.append(element('h2', title));
  for (const { heading, text } of texts) {
    if (heading !== undefined) section.append(element('h3', heading));
    section.append(createText(text, status));
  }
  const place = firstPlace(texts.map(({ text }) => text));
  if (place) section.append(createMainButton(place, status));
  section.append(status, element('p', note));
  shadow.append(section);
  return panel;
}

/** Shows build errors over the page. Without errors, removes the panel. */
export function showErrors(errors: readonly string[]): void {
  host?.remove();
  const title =
    errors.length === 1 ? 'There is an error in this change' : `${errors.length} errors in this change`;
  const note = 'The page shows the last good build. This panel closes when the errors are corrected.';
  const texts = errors.map((text) => ({ text }));
  host = errors.length > 0 ? createPanel(title, texts, note) : undefined;
  if (host) document.body.append(host);
}

/** Shows an error of the remote's code over the page. */
export function showThrown(text: string, { stack, components }: Thrown): void {
  hideThrown();
  const note = 'Visitors do not see this panel. It goes away with the next change.';
  const ofReact = components === '' ? [] : [{ heading: 'Components', text: components }];
  thrownHost = createPanel(text, [{ text: stack }, ...ofReact], note);
  document.body.append(thrownHost);
}

/** Removes the panel of `showThrown`, because there is another build. */
export function hideThrown(): void {
  thrownHost?.remove();
  thrownHost = undefined;
}
