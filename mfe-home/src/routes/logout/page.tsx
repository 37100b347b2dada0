import { definePage } from '@mockingbird/platform';
import { LogoutScreen } from '../../accounts/logout-screen.js';

export default definePage({
  head: () => ({
    title: 'Sign out',
    description: 'Signs you out on this device. Your answers and results stay saved on this device.',
    canonical: '/logout',
    robots: 'noindex',
  }),
  Component: LogoutScreen,
});
