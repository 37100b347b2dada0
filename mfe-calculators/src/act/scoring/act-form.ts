/** A section of the ACT. `maxScore` is the number of its questions. */
export interface ActSection {
  name: string;
  maxScore: number;
}

export type ActFormName = 'classic' | 'enhanced';

export interface ActForm {
  label: string;
  /** English, Math, Reading, Science, in this order. */
  sections: readonly ActSection[];
  /** How many of the sections, from the first, make the composite. */
  inComposite: number;
}

/** The classic test is the specification's; the enhanced one is given since 2025. */
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
