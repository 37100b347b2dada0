import { definePage } from '@mockingbird/platform';
import { loadMockTest, type MockTestData } from '../../runner/load-mock-test.js';
import { MockTestScreen } from '../../runner/mock-test-screen.js';
import { mockTestHead } from '../../runner/mock-test-head.js';
import { MockTestErrorScreen } from '../../runner/mock-test-error-screen.js';

export default definePage<MockTestData>({
  loader: loadMockTest,
  head: ({ data }) => mockTestHead(data),
  Component: ({ data }) => <MockTestScreen key={data.meta.testId} test={data} />,
  ErrorScreen: MockTestErrorScreen,
});
