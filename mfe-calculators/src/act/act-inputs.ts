import { isScienceOptional, type ActForm, type ActFormName, type ActForms } from './scoring/act-form.js';

/** A student's right answers. Without Science today's form has three sections. */
export interface ActInputs {
  form: ActFormName;
  /** For a form with optional Science. */
  science: boolean;
  /** English, Math, Reading, Science. */
  raw: readonly number[];
}

export const ACT_START: ActInputs = { form: 'today', science: true, raw: [0, 0, 0, 0] };

/** Whether any count was entered. Before that there is nothing to rate. */
export const isStarted = (raw: readonly number[]): boolean => raw.some((count) => count > 0);

/** Switches the form. Counts above the new maximum are clamped. */
export const switchForm = ({ science, raw }: ActInputs, form: ActForm): ActInputs => ({
  form: form.name,
  science,
  raw: form.sections.map(({ maxScore }, at) => Math.min(maxScore, raw[at] ?? 0)),
});

export const setRawScore = (inputs: ActInputs, at: number, count: number): ActInputs => ({
  ...inputs,
  raw: inputs.raw.map((each, index) => (index === at ? count : each)),
});

export const takesScience = (forms: ActForms, { form, science }: ActInputs): boolean =>
  science || !isScienceOptional(forms[form]);
