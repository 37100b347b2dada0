/** Names of the inputs of 'More fields' begin with it: they are sent together as `details`, not by themselves. */
export const MORE = 'more.';

/** One of the optional fields of an exam or a mock test. */
export interface MoreField {
  name: string;
  label: string;
  hint?: string;
  /** Lines that it shows; one when absent. */
  rows?: number;
}

export const EXAM_MORE_FIELDS: readonly MoreField[] = [
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

export const MOCK_TEST_MORE_FIELDS: readonly MoreField[] = [
  { name: 'title', label: 'Title', hint: 'Without one students read ‘Mock Test’ and the test ID' },
  {
    name: 'sections',
    label: 'Sections',
    hint: 'One a line: name | first question | last question | minutes (optional) | marks per question (optional)',
    rows: 4,
  },
];
