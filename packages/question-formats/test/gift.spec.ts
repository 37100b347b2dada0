import { describe, expect, it } from '@jest/globals';
import { linesOf, readText } from './read-text.js';

const read = (text: string) => readText(text, 'q.gift');

describe('reading GIFT', () => {
  it('reads one right option, true or false, a missing word, names, feedback and comments', async () => {
    const { questions, issues, format } = await read(
      [
        '// a comment',
        'What is the capital of France? {~Lyon =Paris ~Nice}',
        '',
        '::Rivers::The Seine flows',
        'through {',
        '  ~Lyon # That is the Rhône.',
        '  =Paris',
        '  ~%0%Nice',
        '} to the sea.',
        '',
        '::sun::The sun rises in the west.{F#It rises in the east.####Look at it in the morning.}',
        '',
        '[markdown]Which is **2 \\= 2**?{ =\\{2\\} ~a\\~b ~\\\\(x\\\\) }',
      ].join('\n'),
    );
    expect({ issues, format }).toEqual({ issues: [], format: 'gift' });
    expect(questions.map(({ questionId, ...rest }) => rest)).toEqual([
      {
        questionText: 'What is the capital of France?',
        options: ['Lyon', 'Paris', 'Nice'],
        correctAnswer: 1,
      },
      {
        questionText: 'The Seine flows\nthrough _____ to the sea.',
        options: ['Lyon', 'Paris', 'Nice'],
        correctAnswer: 1,
        mistakes: [{ option: 0, text: 'That is the Rhône.' }],
      },
      {
        questionText: 'The sun rises in the west.',
        options: ['True', 'False'],
        correctAnswer: 1,
        explanation: 'Look at it in the morning.',
        mistakes: [{ option: 0, text: 'It rises in the east.' }],
      },
      { questionText: 'Which is **2 = 2**?', options: ['{2}', 'a~b', '$x$'], correctAnswer: 0 },
    ]);
    expect(questions.map(({ questionId }) => questionId).slice(1, 3)).toEqual(['Rivers', 'sun']);
  });

  it('reads HTML, categories, IDs and tags', async () => {
    const { questions, omissions } = await read(
      [
        '$CATEGORY: $course$/top/Algebra/Powers',
        '',
        '// [id:p-1] [tag:level\\: hard] [tag:new]',
        '::p-1::[html]<p>What is <b>x</b><sup>2</sup>?</p><img src\\="https\\://example.org/a.png" alt\\=""/>{',
        '  =[html]a &lt; b',
        '  ~[plain]a < b &lt;',
        '}',
      ].join('\n'),
    );
    expect(questions).toEqual([
      {
        questionId: 'p-1',
        questionText: 'What is x$^{2}$?',
        questionImage: 'https://example.org/a.png',
        options: ['a < b', 'a < b &lt;'],
        correctAnswer: 0,
        topic: 'Powers',
        level: 'hard',
        tags: ['new'],
      },
    ]);
    expect(linesOf(omissions)).toEqual([
      '1/- Category “$course$/top/Algebra/Powers”: only its last part is the topic',
      '4/1 the question has bold, italic or other letters, which is left out',
    ]);
  });

  it('names what it leaves out, with the line', async () => {
    const { questions, omissions, issues } = await read(
      [
        '::E::Say why. {}',
        '',
        '::N::How many? {#4:1}',
        '',
        '::S::Who? {=Ada =Eve}',
        '',
        '::M::Match. {=a -> b =c -> d}',
        '',
        'A text alone.',
        '',
        '::A::Which two? {~%50%a ~%50%b ~%-100%c}',
        '',
        '::P::Which? {~%50%a =b#Good! ~%-25%c}',
        '',
        '::B::Which? {=a =b ~c}',
      ].join('\n'),
    );
    expect(issues).toEqual([]);
    expect(questions.map(({ questionId }) => questionId)).toEqual(['P']);
    expect(linesOf(omissions)).toEqual([
      '1/1 An essay question is left out: “E”',
      '3/2 A numerical question is left out: “N”',
      '5/3 A question with a typed answer is left out: “S”',
      '7/4 A matching question is left out: “M”',
      '9/5 A text without a question is left out: “A text alone.”',
      '11/6 The question has several right answers and is left out: “A”',
      '13/7 Partial credit of option A: 50 %',
      '13/7 Negative marks of option C: -25 %',
      '13/7 Feedback of the right answer: “Good!”',
      '15/8 The question has several right answers and is left out: “B”',
    ]);
  });

  it('names faults with the line, and keeps the other questions', async () => {
    const { questions, issues, blocks } = await read(
      [
        'Open {=a ~b',
        '',
        'Close =a ~b}',
        '',
        'Before { what =a ~b}',
        '',
        'None right {~a ~b}',
        '',
        'Empty {=a ~}',
        '',
        'Good? {=a ~b}',
      ].join('\n'),
    );
    expect(questions).toHaveLength(1);
    expect(linesOf(issues)).toEqual([
      '1/1 There is a “{” without a “}”',
      '3/2 There is a “}” without a “{”',
      '5/3 Between “{” and “}”, each answer must begin with “=” (right) or “~” (wrong)',
      '7/4 No option is marked as the right answer',
      '9/5 Option B is empty',
    ]);
    expect(blocks.map(({ from }) => from)).toEqual([1, 3, 5, 7, 9]);
  });

  it('numbers a second question with the same name', async () => {
    const { questions } = await read('::T::One? {T}\n\n::T::Two? {F}');
    expect(questions.map(({ questionId }) => questionId)).toEqual(['T', 'T (2)']);
  });
});
