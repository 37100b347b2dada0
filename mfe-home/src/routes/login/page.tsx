import { definePage } from '@mockingbird/platform';
import { LoginScreen } from '../../accounts/login-screen.js';

export default definePage({
  head: () => ({
    title: 'Sign in',
    description: "Sign in to edit exams and tests. Students don't need an account: every test is open.",
    canonical: '/login',
    robots: 'noindex',
  }),
  Component: LoginScreen,
});
