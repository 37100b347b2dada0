import type { FieldChange } from '@mockingbird/contracts';
import { canonicalJson } from '../common/canonical-json.js';

/** Fields of an exam or a mock test in the order of the form; `seo.keywords` is a nested field. */
export type FieldNames = readonly string[];

export const EXAM_FIELDS: FieldNames = [
  'title',
  'description',
  'marksPerQuestion',
  'negativeMarksPerQuestion',
  'totalQuestions',
  'totalMarks',
  'duration',
  'passingScore',
  'difficulty',
  'topics',
  'type',
  'imageUrl',
  'seo.keywords',
  'seo.canonicalURL',
  'keyInformation',
  'didYouKnow',
  'faqs',
  'resources',
];

export const MOCK_TEST_FIELDS: FieldNames = [
  'title',
  'duration',
  'marksPerQuestion',
  'negativeMarksPerQuestion',
  'totalMarks',
  'totalQuestions',
  'examType',
  'sections',
  'sectionRule',
  'realExam',
  'scoreEstimate',
];

/** @returns the value of a field; undefined if it is empty */
function getValue(content: object, field: string): unknown {
  let value: unknown = content;
  for (const name of field.split('.')) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  }
  const isEmpty = value === null || value === '' || (Array.isArray(value) && value.length === 0);
  return isEmpty ? undefined : value;
}

/** @returns the differences between two states of an exam or a mock test, field by field */
export function listChanges(before: object, after: object, fields: FieldNames): FieldChange[] {
  return fields.flatMap((field): FieldChange[] => {
    const [old, now] = [getValue(before, field), getValue(after, field)];
    if (old === undefined) return now === undefined ? [] : [{ field, change: 'added', after: now }];
    if (now === undefined) return [{ field, change: 'removed', before: old }];
    if (canonicalJson(old) === canonicalJson(now)) return [];
    return [{ field, change: 'changed', before: old, after: now }];
  });
}
