import type { Texts } from './stored-texts.js';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function controlOf(form: HTMLFormElement, name: string): Control | undefined {
  const element = form.elements.namedItem(name);
  const isControl =
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement;
  return isControl ? element : undefined;
}

/** What stands in the named fields now; those that are not shown are left out. */
export function readTexts(form: HTMLFormElement, names: Iterable<string>): Texts {
  const texts: [string, string][] = [];
  for (const name of names) {
    const control = controlOf(form, name);
    if (control) texts.push([name, control.value]);
  }
  return Object.fromEntries(texts);
}

export interface Filled {
  /** The stored texts of the fields that are shown, as the fields give them back. */
  texts: Texts;
  /** Names of the fields that keep what somebody typed. */
  typed: string[];
}

/**
 * Fills a form with what is stored. A field that somebody changed keeps their text.
 * @param before what the form was filled with before
 */
export function fillForm(form: HTMLFormElement, next: Texts, before: Texts = {}): Filled {
  const texts: Record<string, string> = {};
  const typed: string[] = [];
  for (const [name, text] of Object.entries(next)) {
    const control = controlOf(form, name);
    if (!control) continue;
    const isUntouched = control.value === (before[name] ?? '');
    if (isUntouched) control.value = text;
    else if (control.value !== text) typed.push(name);
    texts[name] = isUntouched ? control.value : text;
  }
  return { texts, typed };
}

/** Puts texts into the fields, whatever stands there. */
export function overwriteForm(form: HTMLFormElement, texts: Texts): void {
  for (const [name, text] of Object.entries(texts)) {
    const control = controlOf(form, name);
    if (control) control.value = text;
  }
}
