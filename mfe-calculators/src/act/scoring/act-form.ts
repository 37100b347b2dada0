/** How right answers become a scaled score: by a published chart, or by the specification's straight line. */
export type Conversion = 'published' | 'linear';

/** A section of the ACT. */
export interface ActSection {
  name: string;
  /** Questions that count. */
  maxScore: number;
  /** Questions on the day. Some do not count, and students cannot tell which. */
  questions: number;
  /** Scaled scores of a published chart, by right answers. Absent where none was published. */
  published?: readonly number[];
}

/** `today`: Enhanced ACT; `classic`: the specification's form; `older-link`: the Enhanced ACT of links that were made before `today` existed. */
export type ActFormName = 'today' | 'classic' | 'older-link';

export interface ActForm {
  name: ActFormName;
  label: string;
  /** English, Math, Reading, Science, in this order. */
  sections: readonly ActSection[];
  /** How many sections, from the first, count for the composite. */
  inComposite: number;
  /** The conversion of the shown scores. */
  conversion: Conversion;
  /** The format with its time, and what is different from the other form. */
  format: string;
  changed: string;
}

/** All forms by name. Loader data. */
export type ActForms = Readonly<Record<ActFormName, ActForm>>;

/** Whether Science can be left out. */
export const isScienceOptional = ({ sections, inComposite }: ActForm): boolean =>
  inComposite < sections.length;
