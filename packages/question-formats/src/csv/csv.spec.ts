import { describe, expect, it } from '@jest/globals';
import { readQuestionFile, writeTemplate } from '../index.js';
import { TEMPLATE_QUESTIONS } from './template.js';

const read = (text: string, name = 'questions.csv') => readQuestionFile(new TextEncoder().encode(text), name);

const HEADER = 'ID,Question,Option A,Option B,Option C,Right answer';

describe('reading CSV', () => {
  it('reads a good table, whatever its separator, line ends and order of columns', async () => {
    const expected = [{ questionId: 'a1', questionText: 'One, two?', options: ['x', 'y'], correctAnswer: 1 }];
    for (const text of [
      'ID,Question,Option A,Option B,Right answer\na1,"One, two?",x,y,B\n',
      '\uFEFFID;Question;Option A;Option B;Right answer\r\na1;One, two?;x;y;b\r\n',
      'right ANSWER\toption-b\toption_a\tquestion text\tid\ny\ty\tx\tOne, two?\ta1',
      'sep=;\nID;Question;A;B;Key\n\na1;"One, two?";x;y;B)\n;;;;\n',
    ]) {
      const { questions, issues, omissions, madeIds } = await read(text);
      expect({ questions, issues, omissions, madeIds }).toEqual({
        questions: expected,
        issues: [],
        omissions: [],
        madeIds: 0,
      });
    }
  });

  it('names every fault with line, row and question, and keeps the good questions', async () => {
    const { questions, issues, blocks } = await read(
      [
        HEADER,
        'q1,"Two\nlines?",a,b,c,A',
        'q2,No key?,a,b,c,',
        'q3,Wrong key?,a,b,c,D',
        'q4,,a,b,c,A',
        'q5,Same?,a,a,c,C',
        'q1,Again?,a,b,c,B',
        'q6,Gap?,a,,c,C',
        'q7,Good?,a,b,,B',
      ].join('\n'),
    );
    expect(questions.map(({ questionId }) => questionId)).toEqual(['q1', 'q7']);
    expect(issues).toEqual([
      { line: 4, row: 3, question: 2, message: 'Right answer is missing' },
      {
        line: 5,
        row: 4,
        question: 3,
        message: 'Right answer “D” is neither a letter from A to C nor the text of an option',
      },
      { line: 6, row: 5, question: 4, message: 'Question text is missing' },
      { line: 7, row: 6, question: 5, message: 'Option B is the same as option A' },
      { line: 8, row: 7, question: 6, message: 'ID is used already by question 1' },
      { line: 9, row: 8, question: 7, message: 'Option B is empty, but option C is not' },
    ]);
    expect(blocks).toEqual(
      [4, 5, 6, 7, 8, 9].map((line) => expect.objectContaining({ from: line, to: line })),
    );
  });

  it('names unknown columns and cells beyond the first row', async () => {
    const { omissions, questions } = await read(`${HEADER},Author\nq1,Q?,a,b,c,A,x,more`);
    expect(questions).toHaveLength(1);
    expect(omissions.map(({ message }) => message)).toEqual([
      'Column “Author” is not known and is left out',
      'The row has more cells than the first row. They are left out',
    ]);
  });

  it('says what is missing in a table that is none of questions', async () => {
    const { issues } = await read('name,age\nAda,36');
    expect(issues).toEqual([
      {
        line: 1,
        row: 1,
        message:
          'The first row must name the columns. Missing: Question, Option A, Right answer. The template has all of them',
      },
    ]);
    expect((await read('')).issues).toEqual([{ message: 'The file is empty' }]);
    expect((await read(HEADER)).issues).toEqual([{ line: 1, message: 'The file holds no questions' }]);
  });

  it('finds a double quote that is not closed, and bytes that are not UTF-8', async () => {
    const { issues } = await read(`${HEADER}\nq1,"Open?,a,b,c,A\nq2,Q?,a,b,c,A`);
    expect(issues[0]?.message).toMatch(/^A cell that begins with a double quote/);
    expect(issues[0]?.line).toBe(2);
    const latin = new Uint8Array([...new TextEncoder().encode(`${HEADER}\nq1,caf`), 0xe9]);
    expect((await readQuestionFile(latin, 'x.csv')).issues).toEqual([
      { line: 2, message: 'The line is not valid UTF-8. Save the file as UTF-8 (CSV UTF-8 in Excel)' },
    ]);
  });

  it('makes the same IDs for the same questions', async () => {
    const text = 'Question,A,B,Key\nQ?,x,y,A\nQ?,x,y,A\n';
    const first = await read(text);
    expect(first.madeIds).toBe(2);
    expect(new Set(first.questions.map(({ questionId }) => questionId)).size).toBe(2);
    expect((await read(text)).questions).toEqual(first.questions);
  });

  it('reads formulas between \\( and \\) too', async () => {
    const { questions } = await read('Question,A,B,Key\n"\\(x^2\\) or $$y$$, $5",$a$$b$,\\[z\\],B\n');
    expect(questions[0]?.questionText).toBe('$x^2$ or $y$, $5');
    expect(questions[0]?.options).toEqual(['$a$$b$', '$z$']);
  });
});

describe('the CSV template', () => {
  it('holds questions that can be read', async () => {
    const { content } = await writeTemplate('csv');
    const { questions, issues, omissions } = await readQuestionFile(content, 'template.csv');
    expect({ questions, issues, omissions }).toEqual({
      questions: TEMPLATE_QUESTIONS,
      issues: [],
      omissions: [],
    });
  });
});
