import { describe, expect, it } from '@jest/globals';
import { linesOf, readText } from './read-text.js';

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const quiz = (...questions: string[]) => `<?xml version="1.0"?>\n<quiz>\n${questions.join('\n')}\n</quiz>`;
const read = (...questions: string[]) => readText(quiz(...questions), 'q.xml');

const answer = (text: string, fraction: number, feedback = '') =>
  `<answer fraction="${fraction}" format="html"><text>${text}</text><feedback><text>${feedback}</text></feedback></answer>`;

const choice = (name: string, inner: string) =>
  `<question type="multichoice"><name><text>${name}</text></name>${inner}</question>`;

describe('reading Moodle XML', () => {
  it('reads texts, formulas, pictures, feedback, tags and the category', async () => {
    const { questions, issues, omissions, format } = await read(
      '<question type="category"><category><text>$course$/top/Powers</text></category></question>',
      choice(
        'Square',
        `<questiontext format="html"><text><![CDATA[<p>What is $$x^2$$, or \\(x\\cdot x\\)?</p>
<p>It costs $5.<br>See <img src="@@PLUGINFILE@@/a%20b.png" alt=""></p>]]></text>
<file name="a b.png" path="/" encoding="base64">${PIXEL}</file></questiontext>
<generalfeedback format="html"><text>Because.</text></generalfeedback>
<tags><tag><text>level: hard</text></tag><tag><text>new</text></tag></tags>
<single>true</single>
${answer('&lt;b&gt;4&lt;/b&gt;', 100)}
${answer('2', 0, 'Doubles it.')}`,
      ),
      `<question type="truefalse"><name><text>Sun</text></name><questiontext format="moodle_auto_format"><text>Up
or down?</text></questiontext>${answer('true', 0)}${answer('false', 100)}</question>`,
    );
    expect({ issues, format }).toEqual({ issues: [], format: 'moodle' });
    expect(questions).toEqual([
      {
        questionId: 'Square',
        questionText: 'What is $x^2$, or $x\\cdot x$?\nIt costs $5.\nSee',
        questionImage: `data:image/png;base64,${PIXEL}`,
        options: ['4', '2'],
        correctAnswer: 0,
        explanation: 'Because.',
        topic: 'Powers',
        level: 'hard',
        tags: ['new'],
        mistakes: [{ option: 1, text: 'Doubles it.' }],
      },
      {
        questionId: 'Sun',
        questionText: 'Up\nor down?',
        options: ['True', 'False'],
        correctAnswer: 1,
        topic: 'Powers',
      },
    ]);
    expect(linesOf(omissions)).toEqual(['4/1 option A has bold, italic or other letters, which is left out']);
  });

  it('names what it leaves out, with the line', async () => {
    const { questions, omissions } = await read(
      '<question type="essay"><name><text>Why</text></name></question>',
      choice('Two', `<single>false</single>${answer('a', 50)}${answer('b', 50)}${answer('c', -100)}`),
      choice(
        'One',
        `<questiontext><text>Q? &lt;audio src="x"&gt;&lt;/audio&gt;&lt;img src="http://a/b.png"&gt;</text></questiontext>
<idnumber>one-1</idnumber>
<defaultgrade>2</defaultgrade><penalty>0.3333333</penalty><shuffleanswers>true</shuffleanswers>
<answernumbering>iii</answernumbering><correctfeedback><text>Well done</text></correctfeedback>
<hint format="html"><text>Think.</text></hint>
${answer('a', 100, 'Yes.')}${answer('b', 30)}${answer('c', -25)}`,
      ),
    );
    expect(questions.map(({ questionId }) => questionId)).toEqual(['one-1']);
    expect(linesOf(omissions)).toEqual([
      '3/1 A question of the type essay is left out: “Why”',
      '4/2 The question has several right answers and is left out: “Two”',
      '5/3 Name beside the ID number: “One”',
      '5/3 the question has a sound, which is left out',
      '5/3 A picture of the question is left out: http://a/b.png',
      '5/3 Feedback of the right answer: “Yes.”',
      '7/3 Default mark 2: the mock test says the marks',
      '7/3 The penalty of a second try',
      '7/3 The setting to shuffle the options',
      '8/3 The numbering of the options: iii',
      '8/3 Feedback for a right answer: “Well done”',
      '9/3 Element <hint>: “Think.”',
      '10/3 Partial credit of option B: 30 %',
      '10/3 Negative marks of option C: -25 %',
    ]);
  });

  it('names broken XML and faulty questions with the line', async () => {
    const broken = await readText('<quiz>\n<question>\n</quiz>', 'q.xml');
    expect(linesOf(broken.issues)[0]).toMatch(/^3\/- Broken XML: /);
    expect(broken.blocks).toEqual([{ from: 1, to: 6 }]);
    const faulty = await read(
      choice('None', `<questiontext><text>Q?</text></questiontext>\n${answer('a', 0)}${answer('b', 0)}`),
      choice('Good', `<questiontext><text>Q?</text></questiontext>\n${answer('a', 100)}${answer('b', 0)}`),
    );
    expect(faulty.questions.map(({ questionId }) => questionId)).toEqual(['Good']);
    expect(linesOf(faulty.issues)).toEqual(['3/1 No option is marked as the right answer']);
    expect(faulty.blocks).toEqual([{ from: 3, to: 4 }]);
    expect(linesOf((await readText('<html/>', 'q.xml')).issues)).toEqual([
      '1/- Expected the element <quiz> of Moodle XML, found <html>',
    ]);
  });
});
