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
  { name: 'imageUrl', label: 'Image', hint: 'An https address, or a path of this site' },
  { name: 'keywords', label: 'Keywords for search engines' },
  { name: 'canonicalURL', label: 'Canonical address', hint: 'Only where the page lives elsewhere' },
  { name: 'keyInformation', label: 'Key information', hint: 'One a line', rows: 3 },
  { name: 'didYouKnow', label: 'Did you know?', hint: 'One fact a line', rows: 3 },
  { name: 'faqs', label: 'FAQ', hint: 'One a line: question | answer', rows: 3 },
  {
    name: 'resources',
    label: 'Additional resources',
    hint: 'One a line: name | https://... | description (optional)',
    rows: 3,
  },
];

export const MOCK_TEST_OPTIONAL_FIELDS: readonly OptionalField[] = [
  { name: 'title', label: 'Title', hint: 'Without a title, students see ‘Mock Test’ and the test ID' },
  {
    name: 'sections',
    label: 'Sections',
    hint: 'One a line: name | first question | last question. More fields if needed: | minutes | marks per question | deducted for a wrong answer | right answers to pass | marks to pass. A version of an adaptive section ends with the right answers that open it: 1: 22-27 means 22 to 27 in section 1',
    rows: 4,
  },
  {
    name: 'sectionRule',
    label: 'Section rule',
    hint: 'Type locked where sections come in order, each with its own minutes and no return. Empty: all are open',
  },
  {
    name: 'realExam',
    label: 'Pass rule of the real exam',
    hint: 'Name | questions | right answers to pass | https address of the source | day checked, such as 2026-11-20',
  },
  {
    name: 'scoreEstimate',
    label: 'Score estimate',
    hint: 'Type sat or act where the result should estimate that score. Empty: no estimate',
  },
];
