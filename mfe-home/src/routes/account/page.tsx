import { definePage } from '@mockingbird/platform';
import { AccountScreen } from '../../account/account-screen.js';
import * as messages from '../../messages/routes/account.js';

export default definePage({
  head: () => ({
    title: messages.yourAccount,
    description: messages.changeYourPasswordSign,
    canonical: '/account',
    robots: 'noindex',
  }),
  Component: AccountScreen,
});
