import { definePage } from '@mockingbird/platform';
import { TEXTS_PATH } from '../../paths.js';
import { TextsScreen } from '../../texts/texts-screen.js';
import * as messages from '../../messages/routes/admin-texts.js';

export default definePage({
  head: () => ({
    title: messages.texts,
    description: messages.writeAndPublish,
    canonical: TEXTS_PATH,
    robots: 'noindex',
  }),
  Component: TextsScreen,
});
