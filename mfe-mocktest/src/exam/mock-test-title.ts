import type { MockTest } from '@mockingbird/contracts';

/** What a test is called: its title, or its id when it has none. */
export const testTitle = ({ title, testId }: Pick<MockTest, 'title' | 'testId'>): string =>
  title || `Mock Test ${testId}`;
