import { definePage } from '@mockingbird/platform';
import { LoginScreen } from '../../accounts/login-screen.js';

export default definePage({
  head: () => ({
    title: 'Sign in',
    description: 'Sign in to maintain exams and tests. Students need no account: every test is open to them.',
    canonical: '/login',
    robots: 'noindex',
  }),
  Component: LoginScreen,
});
