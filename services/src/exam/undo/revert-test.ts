import type { FieldChange } from '@mockingbird/contracts';
import { contentHash } from '../../common/canonical-json.js';
import type { TestUpdate } from '../catalogue/mock-test.repository.js';
import type { StoredMockTest } from '../catalogue/models.js';
import { contentOf, revertFields } from '../changes/field-changes.js';

/** @returns the update of a test that restores its fields */
export function revertTest(test: StoredMockTest, fields: readonly FieldChange[]): TestUpdate {
  const content = revertFields(contentOf(test), fields);
  const { key, examKey, testId, totalQuestions, totalMarks, marksPerQuestion, negativeMarksPerQuestion } =
    test;
  const required = {
    key,
    examKey,
    testId,
    totalQuestions,
    totalMarks,
    marksPerQuestion,
    negativeMarksPerQuestion,
  };
  return {
    test: { ...required, ...content, contentHash: contentHash(content) },
    removed: fields.flatMap(({ field, change }) => (change === 'added' ? [field] : [])),
  };
}
