import type { MockTest } from '@mockingbird/contracts';

/** The title of a mock test. Without a title, its id is used. */
export const mockTestTitle = ({ title, testId }: Pick<MockTest, 'title' | 'testId'>): string =>
  title || `Mock Test ${testId}`;
