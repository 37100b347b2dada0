import { definePage } from '@mockingbird/platform';
import { TermsScreen } from '../../documents/terms-screen.js';

export default definePage({
  head: () => ({
    title: 'Terms of use',
    description:
      "Our terms in plain words: what you can do with the tests, what we promise and what we can't.",
    canonical: '/terms',
  }),
  Component: TermsScreen,
});
