import { roundHalfUp } from '../numbers/round-half-up.js';
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

/** Whether a section of the composite has a count. Before that there is nothing to rate. */
export const isStarted = ({ inComposite }: ActForm, raw: readonly number[]): boolean =>
  raw.slice(0, inComposite).some((count) => count > 0);

/** How many sections of the composite have no count yet. */
export const countEmptySections = ({ inComposite }: ActForm, raw: readonly number[]): number =>
  raw.slice(0, inComposite).filter((count) => count === 0).length;

/** Switches the form. Each section keeps its share of right answers. */
export const switchForm = ({ science, raw }: ActInputs, from: ActForm, to: ActForm): ActInputs => ({
  form: to.name,
  science,
  raw: to.sections.map(({ maxScore }, at) =>
    roundHalfUp((raw[at] ?? 0) * maxScore, from.sections[at]?.maxScore ?? maxScore),
  ),
});

export const setRawScore = (inputs: ActInputs, at: number, count: number): ActInputs => ({
  ...inputs,
  raw: inputs.raw.map((each, index) => (index === at ? count : each)),
});

export const takesScience = (forms: ActForms, { form, science }: ActInputs): boolean =>
  science || !isScienceOptional(forms[form]);
