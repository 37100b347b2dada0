import type { MockTestDetails, MockTestForm } from '@mockingbird/contracts';
import { contentHash } from '../common/canonical-json.js';
import type { UploadedMockTest } from '../exam/catalogue/catalogue.service.js';
import type { StoredExam } from '../exam/catalogue/models.js';
import { testKey } from '../exam/catalogue/test-key.js';

/** @returns the stored form of a mock test, from a validated upload form */
export function toUploadedTest(
  { examId: _, ...form }: MockTestForm,
  details: MockTestDetails,
  exam: Pick<StoredExam, 'key' | 'type'>,
): UploadedMockTest {
  const content = { ...form, ...details, ...(exam.type !== undefined && { examType: exam.type }) };
  return { ...content, key: testKey(form.testId), examKey: exam.key, contentHash: contentHash(content) };
}
