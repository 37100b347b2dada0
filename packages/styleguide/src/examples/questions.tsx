import {
  OptionContent,
  PassageContent,
  QuestionStem,
  RichText,
  SolvedOptions,
  SolvedQuestion,
} from '@mockingbird/question-view';
import type { ExampleGroup } from './example.js';

const math = {
  '\\frac{3}{4}': '<math><mfrac><mn>3</mn><mn>4</mn></mfrac></math>',
};

const question = {
  questionText: 'What is $\\frac{3}{4}$ of 60?',
  options: ['40', '45', '48', '50'],
  correctAnswer: 1,
  explanation: 'A quarter of 60 is 15, and three times 15 is 45.',
  mistakes: [{ option: 0, text: 'Two thirds of 60 are 40.' }],
};

const passage =
  'The first mountain railway of Darjeeling opened in 1881. Its rails are two feet apart, and its trains still climb without a rack.';

export const questions: ExampleGroup = {
  title: 'Questions',
  examples: [
    {
      name: 'QuestionStem',
      states: {
        Plain: <QuestionStem question={question} number={1} math={math} />,
        'With a passage': <QuestionStem question={{ ...question, passage }} number={2} math={math} />,
        'Its passage is above': (
          <QuestionStem question={{ ...question, passage }} number={3} math={math} passageShownAt={2} />
        ),
      },
    },
    { name: 'PassageContent', states: { Plain: <PassageContent text={passage} math={math} /> } },
    {
      name: 'OptionContent',
      states: { Text: <OptionContent option="45" number={1} letter="B" math={math} /> },
    },
    { name: 'RichText', states: { Formula: <RichText text="About $\\frac{3}{4}$ of all." math={math} /> } },
    {
      name: 'SolvedOptions',
      states: {
        Right: <SolvedOptions question={question} number={4} math={math} response={1} mistakes="chosen" />,
        Wrong: <SolvedOptions question={question} number={5} math={math} response={0} mistakes="chosen" />,
        'Not answered': <SolvedOptions question={question} number={6} math={math} mistakes="chosen" />,
      },
    },
    {
      name: 'SolvedQuestion',
      states: { Complete: <SolvedQuestion question={question} number={7} math={math} response={0} /> },
    },
  ],
};
