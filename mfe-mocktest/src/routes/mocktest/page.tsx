import { definePage } from '@mockingbird/platform';
import { loadTest, type TestData } from '../../runner/load-mock-test.js';
import { MockTestPage } from '../../runner/mock-test-screen.js';
import { testHead } from '../../runner/mock-test-head.js';
import { TestError } from '../../runner/mock-test-error-screen.js';

export default definePage<TestData>({
  loader: loadTest,
  head: ({ data }) => testHead(data),
  Component: ({ data }) => <MockTestPage key={data.meta.testId} test={data} />,
  ErrorScreen: TestError,
});
