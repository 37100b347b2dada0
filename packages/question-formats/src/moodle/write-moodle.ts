import type { Question } from '@mockingbird/contracts';
import { escapeXml } from '@mockingbird/remote-kit';
import { imageToHtml, textToHtml } from '../html/text-to-html.js';
import { tagsOf } from '../model/field-tags.js';
import type { Omission } from '../model/file-report.js';
import { idOf, mistakeOf, nameOmissions, stemWithPassage } from '../model/name-omissions.js';

const cdata = (html: string): string => `<![CDATA[${html.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

const htmlElement = (name: string, html: string): string =>
  `    <${name} format="html"><text>${html === '' ? '' : cdata(html)}</text></${name}>`;

/** The pictures stay where they are, or inside their address. */
function stemHtml(question: Question): string {
  const { passageImage, questionImage, questionImageAlt } = question;
  return [
    imageToHtml(passageImage),
    textToHtml(stemWithPassage(question)),
    imageToHtml(questionImage, questionImageAlt),
  ].join('');
}

function optionHtml(option: Question['options'][number]): string {
  if (typeof option === 'string') return textToHtml(option);
  return textToHtml(option.text) + imageToHtml(option.image, option.imageAlt);
}

function answer(question: Question, index: number): string {
  const option = question.options[index] ?? '';
  const feedback = mistakeOf(question, index);
  return [
    `    <answer fraction="${index === question.correctAnswer ? 100 : 0}" format="html">`,
    `      <text>${cdata(optionHtml(option))}</text>`,
    `      <feedback format="html"><text>${feedback === '' ? '' : cdata(textToHtml(feedback))}</text></feedback>`,
    '    </answer>',
  ].join('\n');
}

function questionXml(question: Question, index: number): string {
  const id = escapeXml(idOf(question, index));
  const tags = tagsOf(question);
  return [
    '  <question type="multichoice">',
    `    <name><text>${id}</text></name>`,
    htmlElement('questiontext', stemHtml(question)),
    htmlElement('generalfeedback', textToHtml(question.explanation ?? '')),
    '    <defaultgrade>1</defaultgrade>',
    '    <penalty>0</penalty>',
    `    <idnumber>${id}</idnumber>`,
    '    <single>true</single>',
    '    <shuffleanswers>false</shuffleanswers>',
    '    <answernumbering>ABCD</answernumbering>',
    ...question.options.map((_, option) => answer(question, option)),
    ...(tags.length === 0
      ? []
      : [
          '    <tags>',
          ...tags.map((tag) => `      <tag><text>${escapeXml(tag)}</text></tag>`),
          '    </tags>',
        ]),
    '  </question>',
  ].join('\n');
}

const category = (topic: string): string =>
  [
    '  <question type="category">',
    `    <category><text>$course$/top/${escapeXml((topic || 'Default').replaceAll('/', '//'))}</text></category>`,
    '  </question>',
  ].join('\n');

/** Writes Moodle XML. A topic is a category; level and section are tags. */
export function writeMoodle(questions: readonly Question[]): { content: string; omissions: Omission[] } {
  let topic = '';
  const parts = questions.flatMap((question, index) => {
    const hasChanged = (question.topic ?? '') !== topic;
    topic = question.topic ?? '';
    return hasChanged ? [category(topic), questionXml(question, index)] : [questionXml(question, index)];
  });
  return {
    content: ['<?xml version="1.0" encoding="UTF-8"?>', '<quiz>', ...parts, '</quiz>', ''].join('\n'),
    omissions: nameOmissions(questions, {
      passage: 'the passage is written above the question',
      passageImage: 'the picture of the passage is written above the question',
      source: 'the source',
    }),
  };
}
