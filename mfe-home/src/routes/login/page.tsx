import { definePage } from '@mockingbird/platform';
import { LoginScreen } from '../../accounts/login-screen.js';
import * as messages from '../../messages/routes/login.js';

export default definePage({
  head: () => ({
    title: messages.signIn,
    description: messages.signInToEdit,
    canonical: '/login',
    robots: 'noindex',
  }),
  Component: LoginScreen,
});
