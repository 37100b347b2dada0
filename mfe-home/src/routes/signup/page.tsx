import { definePage } from '@mockingbird/platform';
import { SignupScreen } from '../../accounts/signup-screen.js';

export default definePage({
  head: () => ({
    title: 'Sign up',
    description:
      'Create an account with a name, an e-mail address and a password. You need no account to study.',
    canonical: '/signup',
    robots: 'noindex',
  }),
  Component: SignupScreen,
});
