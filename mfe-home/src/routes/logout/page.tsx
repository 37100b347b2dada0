import { definePage } from '@mockingbird/platform';
import { LogoutScreen } from '../../accounts/logout-screen.js';

export default definePage({
  head: () => ({
    title: 'Sign out | Mockingbird',
    description:
      'Takes the sign-in off this device. The answers and results that it keeps stay where they are.',
    canonical: '/logout',
    robots: 'noindex',
  }),
  Component: LogoutScreen,
});
