import { definePage } from '@mockingbird/platform';
import { TermsScreen } from '../../documents/terms-screen.js';
import * as messages from '../../messages/routes/terms.js';

export default definePage({
  head: () => ({
    title: messages.termsOfUse,
    description: messages.ourTermsInPlain,
    canonical: '/terms',
  }),
  Component: TermsScreen,
});
