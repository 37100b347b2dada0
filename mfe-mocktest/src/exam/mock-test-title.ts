import type { MockTest } from '@mockingbird/contracts';
import * as messages from '../messages/exam/mock-test-title.js';

/** The title of a mock test. Without a title, its id is used. */
export const mockTestTitle = ({ title, testId }: Pick<MockTest, 'title' | 'testId'>): string =>
  title || messages.mockTest(testId);
