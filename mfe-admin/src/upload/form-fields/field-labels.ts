import { EXAM_FIELDS, MOCK_TEST_FIELDS } from './field-specs.js';
import { EXAM_OPTIONAL_FIELDS, MOCK_TEST_OPTIONAL_FIELDS } from './optional-field-specs.js';
import * as messages from '../../messages/upload/form-fields.js';

const ALL_FIELDS = [
  ...EXAM_FIELDS,
  ...MOCK_TEST_FIELDS,
  ...EXAM_OPTIONAL_FIELDS,
  ...MOCK_TEST_OPTIONAL_FIELDS,
];
const LABELS: ReadonlyMap<string, string> = new Map([
  ...ALL_FIELDS.map(({ name, label }) => [name, label] as const),
  ['type', messages.family],
  ['examType', messages.family],
]);

/** The label of a field. @param name the services' name (`seo.keywords`) or the control's (`more.faqs`) */
export const fieldLabel = (name: string): string => {
  const lastPart = name.split('.').at(-1) ?? name;
  return LABELS.get(lastPart) ?? lastPart;
};
