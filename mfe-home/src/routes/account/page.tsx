import { definePage } from '@mockingbird/platform';
import { AccountScreen } from '../../account/account-screen.js';

export default definePage({
  head: () => ({
    title: 'Your account',
    description: 'Change your password, sign out everywhere, or add a second factor to an admin account.',
    canonical: '/account',
    robots: 'noindex',
  }),
  Component: AccountScreen,
});
