import type { Question } from '@mockingbird/contracts';
import { optionLetter } from '@mockingbird/exam-core';
import { escapeXml } from '@mockingbird/remote-kit';
import { imageToHtml, textToHtml } from '../html/text-to-html.js';
import { idOf, mistakeOf } from '../model/name-omissions.js';
import { EXPLANATION_ID, PASSAGE_CLASS } from './names.js';

export type Version = '2.1' | '3.0';

const NAMESPACES: Readonly<Record<Version, string>> = {
  '2.1': 'http://www.imsglobal.org/xsd/imsqti_v2p1',
  '3.0': 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0',
};

const toKebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

type Attributes = Readonly<Record<string, string>>;
type Write = (name: string, attributes: Attributes, content?: string) => string;

/** Writes elements of QTI: `simpleChoice` is `qti-simple-choice` in version 3.0. */
const writerOf =
  (version: Version): Write =>
  (name, attributes, content = '') => {
    const isThree = version === '3.0';
    const tag = isThree ? `qti-${toKebab(name)}` : name;
    const list = Object.entries(attributes)
      .map(([key, value]) => ` ${isThree && !key.includes(':') ? toKebab(key) : key}="${escapeXml(value)}"`)
      .join('');
    return content === '' ? `<${tag}${list}/>` : `<${tag}${list}>${content}</${tag}>`;
  };

function declarations(question: Question, write: Write): string[] {
  const right = write('value', {}, optionLetter(question.correctAnswer));
  const outcome = { cardinality: 'single', baseType: 'identifier' };
  return [
    write(
      'responseDeclaration',
      { identifier: 'RESPONSE', cardinality: 'single', baseType: 'identifier' },
      write('correctResponse', {}, right),
    ),
    write(
      'outcomeDeclaration',
      { identifier: 'SCORE', cardinality: 'single', baseType: 'float' },
      write('defaultValue', {}, write('value', {}, '0')),
    ),
    write('outcomeDeclaration', { identifier: 'FEEDBACK', ...outcome }),
    write('outcomeDeclaration', { identifier: 'EXPLANATION', ...outcome }),
  ];
}

function body(question: Question, write: Write): string {
  const { passage, passageImage, questionText, questionImage, questionImageAlt, options } = question;
  const passageHtml =
    passage || passageImage !== undefined
      ? `<div class="${PASSAGE_CLASS}"><p>${textToHtml(passage ?? '')}${imageToHtml(passageImage)}</p></div>\n`
      : '';
  const choices = options.map((option, index) => {
    const { text, image, imageAlt } =
      typeof option === 'string' ? { text: option, image: undefined, imageAlt: undefined } : option;
    const mistake = mistakeOf(question, index);
    const identifier = optionLetter(index);
    const feedback =
      mistake === ''
        ? ''
        : write(
            'feedbackInline',
            { outcomeIdentifier: 'FEEDBACK', identifier, showHide: 'show' },
            textToHtml(mistake),
          );
    return write('simpleChoice', { identifier }, textToHtml(text) + imageToHtml(image, imageAlt) + feedback);
  });
  const interaction = write(
    'choiceInteraction',
    { responseIdentifier: 'RESPONSE', shuffle: 'false', maxChoices: '1' },
    `\n${choices.join('\n')}\n`,
  );
  const stem = `<p>${textToHtml(questionText)}${imageToHtml(questionImage, questionImageAlt)}</p>\n`;
  return write('itemBody', {}, `\n${passageHtml}${stem}${interaction}\n`);
}

/** The score is 1 for the right choice. Feedback shows the mistake of the choice, and the explanation. */
function processing(write: Write): string {
  const setTo = (identifier: string, content: string) => write('setOutcomeValue', { identifier }, content);
  const number = (value: string) => write('baseValue', { baseType: 'float' }, value);
  const variable = write('variable', { identifier: 'RESPONSE' });
  const match = write('match', {}, variable + write('correct', { identifier: 'RESPONSE' }));
  const condition =
    write('responseIf', {}, match + setTo('SCORE', number('1'))) +
    write('responseElse', {}, setTo('SCORE', number('0')));
  return write(
    'responseProcessing',
    {},
    [
      write('responseCondition', {}, condition),
      setTo('FEEDBACK', variable),
      setTo('EXPLANATION', write('baseValue', { baseType: 'identifier' }, EXPLANATION_ID)),
    ].join('\n'),
  );
}

/** Writes a question as an item of QTI. */
export function writeItem(question: Question, index: number, version: Version): string {
  const write = writerOf(version);
  const id = idOf(question, index);
  const explanation = textToHtml(question.explanation ?? '');
  const feedbackBody = `<p>${explanation}</p>`;
  const item = write(
    'assessmentItem',
    { xmlns: NAMESPACES[version], identifier: id, title: id, adaptive: 'false', timeDependent: 'false' },
    [
      '',
      ...declarations(question, write),
      body(question, write),
      processing(write),
      ...(explanation === ''
        ? []
        : [
            write(
              'modalFeedback',
              { outcomeIdentifier: 'EXPLANATION', identifier: EXPLANATION_ID, showHide: 'show' },
              version === '3.0' ? write('contentBody', {}, feedbackBody) : feedbackBody,
            ),
          ]),
      '',
    ].join('\n'),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${item}\n`;
}
