import { definePage } from '@mockingbird/platform';
import { QUESTIONS_PATH } from '../../paths.js';
import { BankScreen } from '../../bank/bank-screen.js';
import * as messages from '../../messages/routes/admin-questions.js';

export default definePage({
  head: () => ({
    title: messages.questionBank,
    description: messages.findAndEdit,
    canonical: QUESTIONS_PATH,
    robots: 'noindex',
  }),
  Component: BankScreen,
});
