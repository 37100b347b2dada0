import type { AdminCalls } from '@mockingbird/platform';
import type { EditTarget } from './edit-target.js';
import { toExamTexts, toMockTestTexts, type Texts } from './stored-texts.js';

/** Loads the stored values as texts of the form fields. @throws {ApiError} */
export async function loadStored(
  calls: AdminCalls,
  { type, id }: EditTarget,
): Promise<{ texts: Texts; revision: string }> {
  if (type === 'exam') {
    const stored = await calls.storedExam(id);
    return { texts: toExamTexts(stored), revision: stored.revision };
  }
  const stored = await calls.storedMockTest(id);
  return { texts: toMockTestTexts(stored), revision: stored.revision };
}
