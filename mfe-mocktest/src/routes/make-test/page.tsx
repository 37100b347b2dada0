import { definePage } from '@mockingbird/platform';
import { loadMakeTest, type MakeTestData } from '../../own-test/form/load-make-test.js';
import { makeTestHead } from '../../own-test/form/make-test-head.js';
import { MakeTestScreen } from '../../own-test/form/make-test-screen.js';

export default definePage<MakeTestData>({
  loader: loadMakeTest,
  head: ({ site }) => makeTestHead(site),
  Component: ({ data }) => <MakeTestScreen {...data} />,
});
