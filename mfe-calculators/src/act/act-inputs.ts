import { ACT_FORMS, type ActFormName } from './scoring/act-form.js';

/** A student's right answers. Without Science the enhanced test has three sections. */
export interface ActInputs {
  form: ActFormName;
  /** Of the enhanced test; the classic one always has it. */
  science: boolean;
  /** English, Math, Reading, Science. */
  raw: readonly number[];
}

export const ACT_START: ActInputs = { form: 'classic', science: true, raw: [0, 0, 0, 0] };

/** Whether anything was entered at all: before that there is nothing to rate. */
export const isStarted = (raw: readonly number[]): boolean => raw.some((count) => count > 0);

/** The other test: counts beyond its sections' questions are clamped. */
export const withForm = ({ science, raw }: ActInputs, form: ActFormName): ActInputs => ({
  form,
  science,
  raw: ACT_FORMS[form].sections.map(({ maxScore }, at) => Math.min(maxScore, raw[at] ?? 0)),
});

export const withRaw = (inputs: ActInputs, at: number, count: number): ActInputs => ({
  ...inputs,
  raw: inputs.raw.map((each, index) => (index === at ? count : each)),
});

/** Whether Science is taken. */
export const takesScience = ({ form, science }: ActInputs): boolean => form === 'classic' || science;
