import { definePage } from '@mockingbird/platform';
import { TermsScreen } from '../../documents/terms-screen.js';

export default definePage({
  head: () => ({
    title: 'Terms of use',
    description:
      'The terms of Mockingbird in plain words: what you may do with the tests, what we promise and what we cannot promise.',
    canonical: '/terms',
  }),
  Component: TermsScreen,
});
