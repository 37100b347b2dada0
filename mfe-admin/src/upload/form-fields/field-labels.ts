import { EXAM_FIELDS, MOCK_TEST_FIELDS } from './field-specs.js';
import { EXAM_MORE_FIELDS, MOCK_TEST_MORE_FIELDS } from './optional-field-specs.js';

const LISTED = [...EXAM_FIELDS, ...MOCK_TEST_FIELDS, ...EXAM_MORE_FIELDS, ...MOCK_TEST_MORE_FIELDS];
const LABELS: ReadonlyMap<string, string> = new Map([
  ...LISTED.map(({ name, label }) => [name, label] as const),
  ['type', 'Family'],
  ['examType', 'Family'],
]);

/** What the form calls a field. @param name as the services say it (`seo.keywords`), or of its control (`more.faqs`) */
export const fieldLabel = (name: string): string => {
  const own = name.split('.').at(-1) ?? name;
  return LABELS.get(own) ?? own;
};
