import { ACT_FORMS, type ActFormName } from './scoring/act-form.js';

/** A student's right answers. Without Science the enhanced form has three sections. */
export interface ActInputs {
  form: ActFormName;
  /** For the enhanced form; the classic one always has Science. */
  science: boolean;
  /** English, Math, Reading, Science. */
  raw: readonly number[];
}

export const ACT_START: ActInputs = { form: 'classic', science: true, raw: [0, 0, 0, 0] };

/** Whether any count was entered. Before that there is nothing to rate. */
export const isStarted = (raw: readonly number[]): boolean => raw.some((count) => count > 0);

/** Switches the form. Counts above the new maximum are clamped. */
export const switchForm = ({ science, raw }: ActInputs, form: ActFormName): ActInputs => ({
  form,
  science,
  raw: ACT_FORMS[form].sections.map(({ maxScore }, at) => Math.min(maxScore, raw[at] ?? 0)),
});

export const setRawScore = (inputs: ActInputs, at: number, count: number): ActInputs => ({
  ...inputs,
  raw: inputs.raw.map((each, index) => (index === at ? count : each)),
});

export const takesScience = ({ form, science }: ActInputs): boolean => form === 'classic' || science;
