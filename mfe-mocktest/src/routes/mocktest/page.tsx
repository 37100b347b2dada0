import { definePage } from '@mockingbird/platform';
import { loadTest, type TestData } from '../../test/load-test.js';
import { MockTestPage } from '../../test/MockTestPage.js';
import { testHead } from '../../test/test-head.js';
import { TestError } from '../../test/TestError.js';

export default definePage<TestData>({
  loader: loadTest,
  head: ({ data }) => testHead(data),
  Component: ({ data }) => <MockTestPage key={data.meta.testId} test={data} />,
  ErrorScreen: TestError,
});
