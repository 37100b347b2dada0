import { definePage } from '@mockingbird/platform';
import { StartScreen } from '../../start/start-screen.js';

export default definePage({
  loader: async ({ api, signal }) => ({ exams: await api.topExams({ signal }) }),
  head: () => ({
    title: 'Admin',
    description: 'What this page gives its readers, in a sentence that search engines show under its title.',
    canonical: '/admin',
  }),
  Component: StartScreen,
});
