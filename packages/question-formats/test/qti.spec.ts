import { describe, expect, it } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { readQuestionFile, writeQuestionFile } from '../src/index.js';
import { linesOf, readText } from './read-text.js';

const read = (text: string) => readText(text, 'item.xml');

/** An item of QTI 3.0 about Paris. */
const item = (
  body: string,
  attributes = '',
  declaration = '<qti-correct-response><qti-value>B</qti-value></qti-correct-response>',
) =>
  `<?xml version="1.0"?>
<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="paris" title="paris" ${attributes}>
<qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="identifier">${declaration}</qti-response-declaration>
<qti-item-body>${body}</qti-item-body>
</qti-assessment-item>`;

const CHOICES = `<qti-choice-interaction response-identifier="RESPONSE" max-choices="1">
<qti-prompt>What is it?</qti-prompt>
<qti-simple-choice identifier="A">A river<qti-feedback-inline outcome-identifier="F" identifier="A">The Seine is.</qti-feedback-inline></qti-simple-choice>
<qti-simple-choice identifier="B">A city</qti-simple-choice>
</qti-choice-interaction>`;

describe('reading an item of QTI', () => {
  it('reads version 3.0: text around the choices, prompt, inline feedback and MathML', async () => {
    const { questions, issues, omissions, format } = await read(
      item(
        `<p>Paris, <math xmlns="http://www.w3.org/1998/Math/MathML"><mfrac><mn>1</mn><msup><mi>x</mi><mn>2</mn></msup></mfrac></math></p>${CHOICES}`,
      ),
    );
    expect({ issues, omissions, format }).toEqual({ issues: [], omissions: [], format: 'qti30' });
    expect(questions).toEqual([
      {
        questionId: 'paris',
        questionText: 'Paris, $\\frac{1}{{x}^{2}}$\nWhat is it?',
        options: ['A river', 'A city'],
        correctAnswer: 1,
        mistakes: [{ option: 0, text: 'The Seine is.' }],
      },
    ]);
  });

  it('reads version 2.1', async () => {
    const { questions, format } = await read(`<assessmentItem identifier="i" title="i">
<responseDeclaration identifier="R"><mapping><mapEntry mapKey="x" mappedValue="2"/><mapEntry mapKey="y" mappedValue="0"/></mapping></responseDeclaration>
<itemBody><choiceInteraction responseIdentifier="R"><prompt>Q?</prompt>
<simpleChoice identifier="y">no</simpleChoice><simpleChoice identifier="x">yes</simpleChoice>
</choiceInteraction></itemBody></assessmentItem>`);
    expect(format).toBe('qti21');
    expect(questions).toEqual([
      { questionId: 'i', questionText: 'Q?', options: ['no', 'yes'], correctAnswer: 1 },
    ]);
  });

  it.each([
    [item('<p>Nothing</p>'), 'it asks nothing'],
    [item(CHOICES + CHOICES), 'it has 2 interactions'],
    [
      item('<qti-order-interaction response-identifier="RESPONSE"/>'),
      'it has the interaction orderInteraction',
    ],
    [item(CHOICES, 'adaptive="true"'), 'it changes while a student works (adaptive)'],
    [
      item(
        CHOICES,
        '',
        '<qti-correct-response><qti-value>A</qti-value><qti-value>B</qti-value></qti-correct-response>',
      ),
      'it has several right answers',
    ],
  ])('names an item that it leaves out (%#)', async (text, reason) => {
    const { questions, issues, omissions } = await read(text);
    expect({ questions, issues }).toEqual({ questions: [], issues: [] });
    expect(linesOf(omissions)).toEqual([`2/1 Item “paris” is left out: ${reason}`]);
  });

  it('names parts that it leaves out', async () => {
    const { omissions } = await read(
      item(
        `<qti-rubric-block view="candidate"><p>Read well.</p></qti-rubric-block>${CHOICES}<p><qti-feedback-block identifier="x">Later</qti-feedback-block></p>`,
      ).replace('</qti-item-body>', '</qti-item-body>\n<qti-catalog-info/>'),
    );
    expect(linesOf(omissions)).toEqual([
      '4/1 Instructions (rubric): “Read well.”',
      '8/1 Feedback in the text: “Later”',
      '9/1 The item has a catalogue of accessible alternatives',
    ]);
  });

  it('names faults with the line', async () => {
    expect(linesOf((await read(item(CHOICES, '', ''))).issues)).toEqual([
      '2/1 No option is marked as the right answer',
    ]);
    expect(linesOf((await read('<questestinterop/>')).issues)).toEqual([
      '1/- The file is QTI 1. Export it as QTI 2.1 or 3.0',
    ]);
    expect(linesOf((await read('<qti-assessment-item>\n<p></qti-assessment-item>')).issues)[0]).toMatch(
      /^2\/- Broken XML/,
    );
  });
});

const zip = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

describe('reading a package of QTI', () => {
  it('reads items in the order of the manifest, their keywords and pictures', async () => {
    const manifest = `<manifest><resources>
<resource identifier="b" type="imsqti_item_xmlv3p0" href="items/b.xml"><metadata><lom><general>
<keyword><string>topic: Cities</string></keyword><keyword><string>level: easy</string></keyword></general></lom></metadata></resource>
<resource identifier="gone" type="imsqti_item_xmlv3p0" href="items/gone.xml"/>
</resources></manifest>`;
    const named = (name: string, body: string) =>
      item(body).replace('identifier="paris"', `identifier="${name}"`);
    const { questions, issues, omissions, text } = await readQuestionFile(
      zip({
        'imsmanifest.xml': manifest,
        'items/a.xml': named('a', CHOICES),
        'items/b.xml': named('b', `<p><img src="../images/p.svg" alt="a map"/></p>${CHOICES}`),
        'images/p.svg': '<svg/>',
        'test.xml': '<qti-assessment-test/>',
      }),
      'package.zip',
    );
    expect(questions.map(({ questionId, topic, level }) => [questionId, topic, level])).toEqual([
      ['b', 'Cities', 'easy'],
      ['a', undefined, undefined],
    ]);
    expect(questions[0]?.questionImage).toBe(`data:image/svg+xml;base64,${btoa('<svg/>')}`);
    expect(issues).toEqual([
      { file: 'items/gone.xml', message: 'The manifest names this file, but the archive does not hold it' },
    ]);
    expect(omissions.map(({ file, message }) => `${file}: ${message}`)).toContain(
      'test.xml: The order and sections of a test is left out',
    );
    expect(text).toBeUndefined();
  });

  it('finds files whose addresses are percent-encoded, and leaves out what macOS adds', async () => {
    const manifest = `<manifest><resources>
<resource identifier="b" type="imsqti_item_xmlv3p0" href="items/first%20item.xml"/>
<resource identifier="c" type="imsqti_item_xmlv3p0" href="items/100%.xml"/></resources></manifest>`;
    const named = (name: string, body: string) =>
      item(body).replace('identifier="paris"', `identifier="${name}"`);
    const { questions, issues } = await readQuestionFile(
      zip({
        'imsmanifest.xml': manifest,
        '__MACOSX/._imsmanifest.xml': '\u0000',
        '__MACOSX/items/._first item.xml': '\u0000 no XML',
        'items/first item.xml': named('b', `<p><img src="a%20map.svg" alt="a map"/></p>${CHOICES}`),
        'items/a map.svg': '<svg/>',
        'items/100%.xml': named('c', CHOICES),
      }),
      'package.zip',
    );
    expect(issues).toEqual([]);
    expect(questions.map(({ questionId }) => questionId)).toEqual(['b', 'c']);
    expect(questions[0]?.questionImage).toBe(`data:image/svg+xml;base64,${btoa('<svg/>')}`);
  });

  it('names the file of a fault', async () => {
    const { issues } = await readQuestionFile(zip({ 'x.xml': '<a>\n</b>' }), 'package.zip');
    expect(issues).toEqual([{ file: 'x.xml', line: 2, message: 'Broken XML: unexpected close tag.' }]);
    const none = await readQuestionFile(zip({ 'x.xml': '<a/>' }), 'package.zip');
    expect(none.issues).toEqual([{ message: 'The archive holds no items of QTI 2.1 or 3.0' }]);
  });
});

describe('writing QTI', () => {
  it('names what it cannot hold', async () => {
    const question = {
      questionId: 'q',
      questionText: 'Q?',
      options: ['a', 'b'],
      correctAnswer: 0,
      source: { name: 'A law' },
    };
    const { omissions, extension } = await writeQuestionFile([question], 'qti30');
    expect({ omissions, extension }).toEqual({
      omissions: [{ question: 1, message: 'the source' }],
      extension: '.zip',
    });
  });
});
