import { definePage } from '@mockingbird/platform';
import { SignupScreen } from '../../accounts/signup-screen.js';

export default definePage({
  head: () => ({
    title: 'Sign up',
    description: "Create an account with a username, an email and a password. You don't need one to study.",
    canonical: '/signup',
    robots: 'noindex',
  }),
  Component: SignupScreen,
});
