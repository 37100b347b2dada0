import { definePage } from '@mockingbird/platform';
import { SignupScreen } from '../../accounts/signup-screen.js';

export default definePage({
  head: () => ({
    title: 'Sign up | Mockingbird',
    description:
      'Make an account with a name, an e-mail address and a password. Nobody needs one to study here.',
    canonical: '/signup',
    robots: 'noindex',
  }),
  Component: SignupScreen,
});
