import { definePage } from '@mockingbird/platform';
import { BinScreen } from '../../bin/bin-screen.js';
import { BIN_PATH } from '../../paths.js';
import * as messages from '../../messages/routes/admin-bin.js';

export default definePage({
  head: () => ({
    title: messages.bin,
    description: messages.deletedExamsAndTests,
    canonical: BIN_PATH,
    robots: 'noindex',
  }),
  Component: BinScreen,
});
