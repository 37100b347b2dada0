import { defineFragment } from '@mockingbird/platform';
import { loadQuiz, type QuizData } from '../../quick-quiz/load-quiz.js';
import { parseQuizInput, type QuizInput } from '../../quick-quiz/quiz-input.js';
import { QuickQuiz } from '../../quick-quiz/quick-quiz.js';

export default defineFragment<QuizInput, QuizData>({
  input: { parse: parseQuizInput },
  loader: loadQuiz,
  Component: ({ data }) => <QuickQuiz quiz={data} />,
});
