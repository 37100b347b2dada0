import { definePage } from '@mockingbird/platform';
import { loadOwnTest, type LoadedOwnTest } from '../../own-test/load-own-test.js';
import { OWN_TEST_PATH } from '../../own-test/own-test-settings.js';
import { OwnTestScreen } from '../../own-test/own-test-screen.js';
import * as messages from '../../messages/routes/own-test.js';

export default definePage<LoadedOwnTest>({
  loader: loadOwnTest,
  head: () => ({
    title: messages.yourOwnMockTest,
    description: messages.aMockTest,
    canonical: OWN_TEST_PATH,
    robots: 'noindex',
  }),
  Component: ({ data }) => <OwnTestScreen loaded={data} />,
});
