import { definePage } from '@mockingbird/platform';
import { LogoutScreen } from '../../accounts/logout-screen.js';
import * as messages from '../../messages/routes/logout.js';

export default definePage({
  head: () => ({
    title: messages.signOut,
    description: messages.signsYouOut,
    canonical: '/logout',
    robots: 'noindex',
  }),
  Component: LogoutScreen,
});
