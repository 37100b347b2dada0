import { definePage } from '@mockingbird/platform';
import { SignupScreen } from '../../accounts/signup-screen.js';
import * as messages from '../../messages/routes/signup.js';

export default definePage({
  head: () => ({
    title: messages.signUp,
    description: messages.createAnAccount,
    canonical: '/signup',
    robots: 'noindex',
  }),
  Component: SignupScreen,
});
