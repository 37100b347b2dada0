import type { AdminCalls } from '@mockingbird/platform';
import type { EditTarget } from './edit-target.js';
import { examTexts, mockTestTexts, type Texts } from './stored-texts.js';

/** What is stored, as the fields of the form show it. @throws {ApiError} */
export async function loadStored(
  calls: AdminCalls,
  { type, id }: EditTarget,
): Promise<{ texts: Texts; revision: string }> {
  if (type === 'exam') {
    const stored = await calls.storedExam(id);
    return { texts: examTexts(stored), revision: stored.revision };
  }
  const stored = await calls.storedMockTest(id);
  return { texts: mockTestTexts(stored), revision: stored.revision };
}
