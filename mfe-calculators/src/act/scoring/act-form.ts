/** A section of the ACT. `maxScore` is its number of questions. */
export interface ActSection {
  name: string;
  maxScore: number;
}

export type ActFormName = 'classic' | 'enhanced';

export interface ActForm {
  label: string;
  /** English, Math, Reading, Science, in this order. */
  sections: readonly ActSection[];
  /** How many sections, from the first, count for the composite. */
  inComposite: number;
}

/** The classic form follows the specification. The enhanced form has been in use since 2025. */
export const ACT_FORMS: Readonly<Record<ActFormName, ActForm>> = {
  classic: {
    label: 'Classic ACT',
    sections: [
      { name: 'English', maxScore: 75 },
      { name: 'Math', maxScore: 60 },
      { name: 'Reading', maxScore: 40 },
      { name: 'Science', maxScore: 40 },
    ],
    inComposite: 4,
  },
  enhanced: {
    label: 'Enhanced ACT (2025)',
    sections: [
      { name: 'English', maxScore: 50 },
      { name: 'Math', maxScore: 45 },
      { name: 'Reading', maxScore: 36 },
      { name: 'Science', maxScore: 40 },
    ],
    inComposite: 3,
  },
};
