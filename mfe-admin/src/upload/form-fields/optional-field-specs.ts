import * as messages from '../../messages/upload/form-fields.js';

/** Prefix of the inputs of 'More fields'. They are sent together, as `details`. */
export const DETAILS_PREFIX = 'more.';

/** An optional field of an exam or a mock test. */
export interface OptionalField {
  name: string;
  label: string;
  hint?: string;
  /** Visible lines; 1 by default. */
  rows?: number;
}

export const EXAM_OPTIONAL_FIELDS: readonly OptionalField[] = [
  { name: 'imageUrl', label: messages.image, hint: messages.anHttpsAddress },
  { name: 'keywords', label: messages.keywordsForSearchEngines },
  { name: 'canonicalURL', label: messages.canonicalAddress, hint: messages.onlyWhereThePage },
  { name: 'keyInformation', label: messages.keyInformation, hint: messages.oneALine, rows: 3 },
  { name: 'didYouKnow', label: messages.didYouKnow, hint: messages.oneFactALine, rows: 3 },
  { name: 'faqs', label: 'FAQ', hint: messages.oneALineQuestion, rows: 3 },
  {
    name: 'resources',
    label: messages.additionalResources,
    hint: messages.oneALineName,
    rows: 3,
  },
];

export const MOCK_TEST_OPTIONAL_FIELDS: readonly OptionalField[] = [
  { name: 'title', label: messages.title, hint: messages.withoutATitleStudents },
  {
    name: 'sections',
    label: messages.sections,
    hint: messages.oneALineNameFirst,
    rows: 4,
  },
  {
    name: 'sectionRule',
    label: messages.sectionRule,
    hint: messages.typeLockedWhereSections,
  },
  {
    name: 'realExam',
    label: messages.passRule,
    hint: messages.nameQuestionsRightAnswers,
  },
  {
    name: 'scoreEstimate',
    label: messages.scoreEstimate,
    hint: messages.typeSatOrAct,
  },
];
