import { describe, expect, it } from '@jest/globals';
import { questionSchema } from '@mockingbird/contracts';
import fc from 'fast-check';
import { MAX_FILE_QUESTIONS, MAX_LISTED_ISSUES, MAX_LISTED_WARNINGS } from '../limits.js';
import { IssueList } from '../parsing/issue-list.js';
import { finish } from '../parsing/steps.js';
import { parseQuestionFile } from './parse-question-file.js';
import { questionListSteps } from './parse-question-list.js';

const good = {
  questionId: 'q1',
  questionText: 'What is $2 + 2$?',
  options: ['3', '4', '5'],
  correctAnswer: 1,
};

function issuesOf(value: unknown): string[] {
  const result = parseQuestionFile(JSON.stringify(value));
  return result.ok ? [] : result.issues.map(({ path, message }) => `${path} ${message}`);
}

function warningsOf(value: unknown, totalQuestions?: number): string[] {
  const result = parseQuestionFile(JSON.stringify(value), { totalQuestions });
  return result.ok ? result.warnings.map(({ path, message }) => `${path} ${message}`) : ['refused'];
}

describe('a question file', () => {
  it('may be a list, or an object with a list', () => {
    const expected = { ok: true, questions: [good], warnings: [] };
    expect(parseQuestionFile(JSON.stringify([good]))).toEqual({ ...expected, place: '' });
    expect(parseQuestionFile(new TextEncoder().encode(JSON.stringify({ questions: [good] })))).toEqual({
      ...expected,
      place: '/questions',
    });
  });

  it('keeps everything that a question may have', () => {
    const full = {
      ...good,
      questionImage: 'https://example.org/figure.png',
      options: [
        { text: 'left', image: '/images/left.png' },
        { text: '', image: 'data:image/png;base64,AA==' },
        'neither',
      ],
      explanation: 'Because.',
      section: 'Numbers',
      passage: 'Read this.',
      topic: 'Addition',
      level: 'easy',
    };
    expect(parseQuestionFile(JSON.stringify([full]))).toEqual({
      ok: true,
      questions: [full],
      place: '',
      warnings: [],
    });
  });

  it('trims the question and its options', () => {
    const result = parseQuestionFile(
      JSON.stringify([{ ...good, questionText: ' Which? ', options: [' a ', 'b'] }]),
    );
    expect(result).toMatchObject({ questions: [{ questionText: 'Which?', options: ['a', 'b'] }] });
  });

  it('is refused with all issues of all questions', () => {
    const file = [
      good,
      { questionText: '', options: ['a'], correctAnswer: 0 },
      { ...good, questionId: 'q3', correctAnswer: 3 },
      { ...good, questionId: 'q1', correctAnswer: 1.5 },
      { ...good, questionId: 5, correctAnswer: '1' },
      'question',
      { ...good, questionId: ' q7', options: ['a', ' a ', 'b', 'a  ', {}] },
      null,
    ];
    expect(issuesOf(file)).toEqual([
      '/3/questionId Is used already by question 1',
      '/1/questionText Must not be empty',
      '/1/options Must have at least 2 items',
      '/1/questionId Is missing',
      '/2/correctAnswer Is 3 (option D), but the last option is C (2)',
      '/3/correctAnswer Expected a whole number, found 1.5',
      '/4/questionId Expected a text, found 5',
      '/4/correctAnswer Expected a number, found a string',
      '/5 Expected a question (an object), found a string',
      '/6/options/4/text Is missing',
      '/6/questionId Must not begin or end with white space',
      '/6/options/1 Is the same as option A',
      '/6/options/3 Is the same as option A',
      '/7 Expected a question (an object), found null',
    ]);
  });

  it.each([
    [
      {},
      [
        '/0/questionText Is missing',
        '/0/options Is missing',
        '/0/correctAnswer Is missing',
        '/0/questionId Is missing',
      ],
    ],
    [{ ...good, questionId: '' }, ['/0/questionId Must not be empty']],
    [{ ...good, questionText: '  ' }, ['/0/questionText Must not be empty']],
    [{ ...good, options: 'a, b' }, ['/0/options Expected a list, found a string']],
    [
      { ...good, options: ['a', 7, null, []] },
      [
        '/0/options/1 Expected a text or an object, found a number',
        '/0/options/2 Expected a text or an object, found null',
        '/0/options/3 Expected a text or an object, found a list',
      ],
    ],
    [{ ...good, options: ['a', ''] }, ['/0/options/1 Must not be empty']],
    [{ ...good, options: ['a', { text: ' ' }] }, ['/0/options/1 An option needs a text or an image']],
    [{ ...good, correctAnswer: -1 }, ['/0/correctAnswer Must be at least 0']],
    [{ ...good, correctAnswer: 26 }, ['/0/correctAnswer Must be at most 25']],
    [{ ...good, correctAnswer: null }, ['/0/correctAnswer Expected a number, found null']],
    [{ ...good, explanation: 5 }, ['/0/explanation Expected a text, found 5']],
    [{ ...good, level: 'x'.repeat(41) }, ['/0/level Must have at most 40 characters']],
  ])('is refused for %j', (question, issues) => {
    expect(issuesOf([question])).toEqual(issues);
  });

  it.each([
    'http://example.org/a.png',
    'javascript:alert(1)',
    'data:text/html,x',
    '//example.org/a.png',
    'images/a.png',
    'HTTPS://example.org/a.png',
  ])('may not show the image %j', (image) => {
    const expected = 'Expected an https address, an own path or a data:image address';
    expect(issuesOf([{ ...good, questionImage: image }])).toEqual([`/0/questionImage ${expected}`]);
    expect(issuesOf([{ ...good, options: ['a', { text: 'b', image }] }])).toEqual([
      `/0/options/1/image ${expected}`,
    ]);
  });

  it('tells options apart by what a reader sees', () => {
    const options = (...list: unknown[]) => issuesOf([{ ...good, correctAnswer: 0, options: list }]);
    expect(options('A', 'a', '$x^2$', 'x2')).toEqual([]);
    expect(options('caf\u00e9', 'cafe\u0301')).toEqual(['/0/options/1 Is the same as option A']);
    expect(options('a  b', 'a\nb')).toEqual(['/0/options/1 Is the same as option A']);
    expect(options('a', { text: 'a', image: '/a.png' })).toEqual(['/0/options/1 Is the same as option A']);
    expect(options({ text: '', image: '/a.png' }, { text: '', image: '/b.png' })).toEqual([]);
    expect(options({ text: '', image: '/a.png' }, { text: ' ', image: '/a.png' })).toEqual([
      '/0/options/1 Is the same as option A',
    ]);
  });

  it('points into the object when the list is inside one', () => {
    expect(issuesOf({ questions: [good, { ...good, questionId: 'q2', correctAnswer: 9 }] })).toEqual([
      '/questions/1/correctAnswer Is 9 (option J), but the last option is C (2)',
    ]);
  });

  it.each([
    [[], [' The file holds no questions']],
    [{ questions: [] }, ['/questions The file holds no questions']],
    [{}, ['/questions Is missing']],
    [{ questions: {} }, ['/questions Expected a list, found an object']],
    [null, [' Expected a list of questions, found null']],
    ['text', [' Expected a list of questions, found a string']],
  ])('is refused when it is %j', (value, issues) => {
    expect(issuesOf(value)).toEqual(issues);
  });

  it('is refused when it is no JSON', () => {
    expect(parseQuestionFile('[{"questionId": }]')).toEqual({
      ok: false,
      issues: [
        { path: '', message: 'Broken JSON in line 1, column 17: Found "}" where a value is expected' },
      ],
      warnings: [],
    });
  });

  it.each(['__proto__', 'constructor', 'prototype'])('may not have a field %s at any depth', (name) => {
    const text = (inner: string) => JSON.stringify([good]).replace('"questionId"', `${inner}"questionId"`);
    const shallow = parseQuestionFile(text(`"${name}":{"isAdmin":true},`));
    expect(shallow).toMatchObject({ ok: false, issues: [{ path: `/0/${name}` }] });
    const deep = parseQuestionFile(text(`"extra":[{"x":{"${name}":1}}],`));
    expect(deep).toMatchObject({ ok: false, issues: [{ path: `/0/extra/0/x/${name}` }] });
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
  });

  it('warns of unknown fields, and leaves them out', () => {
    const file = {
      version: 2,
      questions: [{ ...good, explaination: 'x', 'a/b~': 1, options: ['a', { text: 'b', alt: 'c' }] }],
    };
    expect(warningsOf(file)).toEqual([
      '/version Is not a known field and is left out',
      '/questions/0/options/1/alt Is not a known field and is left out',
      '/questions/0/explaination Is not a known field and is left out',
      '/questions/0/a~1b~0 Is not a known field and is left out',
    ]);
    const result = parseQuestionFile(JSON.stringify(file));
    expect(result.ok && result.questions[0]).not.toHaveProperty('explaination');
  });

  it('warns when the test says another number of questions', () => {
    expect(warningsOf([good], 2)).toEqual([' The file holds 1 questions, the test says 2']);
    expect(warningsOf([good], 1)).toEqual([]);
  });

  it('lists a bounded number of faults, and checks nothing after them', () => {
    const looked = new Set<number>();
    const broken = (_: unknown, index: number) => ({
      get questionText() {
        looked.add(index);
        return 5;
      },
    });
    const issues = new IssueList(MAX_LISTED_ISSUES, 'fault');
    const steps = questionListSteps(Array.from({ length: MAX_LISTED_ISSUES }, broken), '', {
      issues,
      warnings: new IssueList(1, 'warning'),
    });
    finish(steps);
    // Each has four issues.
    expect(looked.size).toBe(MAX_LISTED_ISSUES / 4);
    const messages = issuesOf(Array.from({ length: MAX_LISTED_ISSUES + 3 }, () => 0));
    expect(messages).toHaveLength(MAX_LISTED_ISSUES + 1);
    expect(messages.at(-1)).toBe(' There are 10000 faults or more: what comes after was not checked');
    expect(issuesOf(Array.from({ length: MAX_LISTED_ISSUES }, () => 0))).toHaveLength(MAX_LISTED_ISSUES);
  });

  it('counts the faults that the last question looked at has beyond the list', () => {
    const messages = issuesOf([...Array.from({ length: MAX_LISTED_ISSUES - 1 }, () => 0), {}]);
    expect(messages.at(-1)).toBe(' And 3 more faults');
  });

  it('holds a bounded number of questions', () => {
    const list = Array.from({ length: MAX_FILE_QUESTIONS + 1 }, (_, number) => ({
      ...good,
      questionId: String(number),
    }));
    const issue = `Holds ${MAX_FILE_QUESTIONS + 1} questions, and may hold ${MAX_FILE_QUESTIONS} at most`;
    expect(issuesOf(list)).toEqual([` ${issue}`]);
    expect(issuesOf({ questions: list })).toEqual([`/questions ${issue}`]);
    expect(issuesOf(list.slice(1))).toEqual([]);
  });

  it('is refused soon for a million options, names that are not allowed or unknown fields', () => {
    const many = 300_000;
    const names = (name: string) => `[${Array.from({ length: many }, () => `{"${name}":1}`).join(',')}]`;
    const files = [
      JSON.stringify([{ ...good, options: Array.from({ length: many }, () => ({})) }]),
      JSON.stringify([{ ...good, more: 0 }]).replace(':0}', `:${names('__proto__')}}`),
    ];
    const lengths = files.map((file) => {
      const result = parseQuestionFile(file);
      return result.ok ? 0 : result.issues.length;
    });
    expect(lengths).toEqual([1, MAX_LISTED_ISSUES]);
    const fields = Array.from({ length: many }, (_, number) => [`f${number}`, 1] as const);
    const wide = parseQuestionFile(JSON.stringify([{ ...good, ...Object.fromEntries(fields) }]));
    expect(wide).toMatchObject({ ok: true, questions: [good] });
    expect(wide.warnings).toHaveLength(MAX_LISTED_WARNINGS + 1);
  });

  it('is taken whenever each question fits the schema, has its own id and differing options', () => {
    const questions = fc.uniqueArray(
      fc
        .record({
          questionId: fc.stringMatching(/^[\w.-]{1,12}$/),
          questionText: fc.stringMatching(/^[a-z$\\]{1,20}$/),
          options: fc.uniqueArray(fc.stringMatching(/^[a-zA-Z0-9$]{1,8}$/), { minLength: 2, maxLength: 26 }),
          answer: fc.nat(),
        })
        .map(({ answer, ...rest }) => ({ ...rest, correctAnswer: answer % rest.options.length })),
      { minLength: 1, maxLength: 8, selector: ({ questionId }) => questionId },
    );
    fc.assert(
      fc.property(questions, (list) => {
        expect(parseQuestionFile(JSON.stringify(list))).toEqual({
          ok: true,
          questions: list,
          place: '',
          warnings: [],
        });
      }),
    );
  });

  it('never throws, and never lets anything through that the schema refuses', () => {
    const question = fc.record(
      {
        questionId: fc.oneof(fc.string(), fc.jsonValue()),
        questionText: fc.oneof(fc.string(), fc.jsonValue()),
        questionImage: fc.webUrl(),
        options: fc.oneof(fc.array(fc.string()), fc.array(fc.jsonValue()), fc.jsonValue()),
        correctAnswer: fc.oneof(fc.nat(3), fc.jsonValue()),
      },
      { requiredKeys: [] },
    );
    const texts = fc.oneof(
      fc.string(),
      fc.json(),
      fc.array(question).map((list) => JSON.stringify(list)),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const result = parseQuestionFile(text);
        if (!result.ok) expect(result.issues.length).toBeGreaterThan(0);
        else
          for (const question of result.questions)
            expect(questionSchema.safeParse(question).success).toBe(true);
      }),
    );
  });
});
