/**
 * Styles of the panel, for its shadow root: the site's stylesheet has none of them, and no visitor loads them. The
 * design tokens reach into a shadow root, so the panel follows the theme. The policy allows no inline style.
 */
export function createPanelStyles(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
  :host { all: initial; position: fixed; z-index: 2147483646; font: 14px/1.5 var(--font-text); color: var(--color-ink); }
  aside {
    position: fixed; left: 12px; bottom: 12px; box-sizing: border-box; width: min(440px, calc(100vw - 24px));
    max-height: min(640px, 70vh); overflow: auto; overscroll-behavior: contain; padding: 0 16px 16px;
    border: 2px solid var(--color-brand); border-radius: var(--radius-2); background: var(--color-surface);
    box-shadow: var(--shadow-floating); overflow-wrap: anywhere;
  }
  aside > header {
    position: sticky; top: 0; display: flex; gap: 12px; justify-content: space-between; align-items: center;
    padding: 8px 0; background: var(--color-surface);
  }
  h2, h3 { margin: 0; font-size: 18px; line-height: 1.3; }
  h3 { margin: 16px 0 4px; font-size: 15px; }
  p { margin: 4px 0; }
  ul { margin: 4px 0; padding: 0; list-style: none; }
  code { font: 13px/1.5 var(--font-code); }
  table { width: 100%; border-collapse: collapse; }
  th, td { padding: 4px 8px 4px 0; border-bottom: 1px solid var(--color-line); text-align: left; vertical-align: top; font-weight: 400; }
  thead th { color: var(--color-soft); }
  small { display: block; color: var(--color-soft); font-size: 13px; }
  form { display: grid; gap: 4px; justify-items: start; margin-top: 8px; }
  form button { margin-top: 8px; }
  label { display: flex; gap: 8px; align-items: center; min-height: 32px; }
  input, select, button {
    box-sizing: border-box; min-height: 40px; padding: 4px 12px; border: 1px solid var(--color-edge);
    border-radius: var(--radius-1); background: var(--color-paper); color: inherit; font: inherit;
  }
  form input, form select { width: 100%; }
  input[type='checkbox'] { flex: none; width: 20px; height: 20px; min-height: 0; margin: 0; accent-color: var(--color-brand); }
  button { border-width: 2px; border-radius: var(--radius-round); font-weight: 600; cursor: pointer; }
  :focus-visible { outline: 3px solid var(--color-brand); outline-offset: 2px; }
  h2:focus-visible { outline: none; }
  .hint { color: var(--color-soft); }
  .error { color: var(--color-wrong); }
  .open { position: fixed; left: 12px; bottom: 12px; border-color: var(--color-brand); background: var(--color-surface); }
  .shell { --zone: var(--color-info); --zone-line: dotted; }
  .remote { --zone: var(--color-brand); --zone-line: solid; }
  .fragment { --zone: var(--color-mark); --zone-line: dashed; }
  .zone { padding: 2px 0 2px 8px; border-left: 4px var(--zone-line) var(--zone); }
  .outline { position: fixed; box-sizing: border-box; border: 3px var(--zone-line) var(--zone); pointer-events: none; }
  .outline span {
    position: absolute; top: 0; left: 0; max-width: 100%; padding: 0 6px; overflow: hidden; background: var(--color-surface);
    color: var(--zone); font-size: 13px; font-weight: 600; text-overflow: ellipsis; white-space: nowrap;
  }
  [hidden] { display: none; }
  @media print { :host { display: none; } }
`);
  return sheet;
}
