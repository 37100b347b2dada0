import { type Value } from '@mockingbird/remote-kit';

export const moreFields = 'More fields';
export const theFile = 'The file';
export const theForm = 'The form';
export const questionOfNumber = (number: Value) => `Question ${number}`;
export const keyInformation = 'key information';
export const didYouKnow = 'did you know';
export const optionWithLetter = (optionLetter: Value) => `option ${optionLetter}`;
/** Fields of a question in a file, in the words of the screens. */
export const questionFields: Readonly<Record<string, string>> = {
  questionId: 'question ID',
  questionText: 'question text',
  questionImage: 'picture',
  options: 'options',
  correctAnswer: 'right answer',
  explanation: 'explanation',
  section: 'section',
  passage: 'passage',
  passageImage: 'picture of the passage',
  source: 'source',
  topic: 'topic',
  level: 'level',
  mistakes: 'mistakes',
  option: 'option',
  image: 'picture',
  text: 'text',
  tags: 'tags',
};
/** One entry of a list in a question. */
export const questionEntries: Readonly<Record<string, string>> = { mistakes: 'mistake', tags: 'tag' };
