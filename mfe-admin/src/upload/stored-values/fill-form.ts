import type { Texts } from './stored-texts.js';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function findControl(form: HTMLFormElement, name: string): Control | undefined {
  const element = form.elements.namedItem(name);
  const isControl =
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement;
  return isControl ? element : undefined;
}

/** Reads the named fields. Hidden fields are left out. */
export function readTexts(form: HTMLFormElement, names: Iterable<string>): Texts {
  const texts: [string, string][] = [];
  for (const name of names) {
    const control = findControl(form, name);
    if (control) texts.push([name, control.value]);
  }
  return Object.fromEntries(texts);
}

export interface FilledForm {
  /** The stored texts of the visible fields, as the controls return them. */
  texts: Texts;
  /** Names of fields that keep the admin's own text. */
  typed: string[];
}

/**
 * Fills a form with stored texts. Fields that the admin changed keep their text.
 * @param before the texts of the previous fill
 */
export function fillForm(form: HTMLFormElement, next: Texts, before: Texts = {}): FilledForm {
  const texts: Record<string, string> = {};
  const typed: string[] = [];
  for (const [name, text] of Object.entries(next)) {
    const control = findControl(form, name);
    if (!control) continue;
    const isUntouched = control.value === (before[name] ?? '');
    if (isUntouched) control.value = text;
    else if (control.value !== text) typed.push(name);
    texts[name] = isUntouched ? control.value : text;
  }
  return { texts, typed };
}

/** Writes texts into the fields and overwrites their values. */
export function overwriteForm(form: HTMLFormElement, texts: Texts): void {
  for (const [name, text] of Object.entries(texts)) {
    const control = findControl(form, name);
    if (control) control.value = text;
  }
}
