import type { MockTestDetails, MockTestForm } from '@mockingbird/contracts';
import { contentHash } from '../common/canonical-json.js';
import type { UploadedMockTest } from '../exam/catalogue/catalogue.service.js';
import type { StoredExam } from '../exam/catalogue/models.js';
import { testKey } from '../exam/catalogue/test-key.js';

/**
 * @param key key of the stored test: it differs from the id after a rename
 * @returns the stored form of a mock test, from a validated upload form
 */
export function toUploadedTest(
  { examId: _, ...form }: MockTestForm,
  details: MockTestDetails,
  exam: Pick<StoredExam, 'key' | 'type'>,
  key = testKey(form.testId),
): UploadedMockTest {
  const content = { ...form, ...details, ...(exam.type !== undefined && { examType: exam.type }) };
  return { ...content, key, examKey: exam.key, contentHash: contentHash(content) };
}
