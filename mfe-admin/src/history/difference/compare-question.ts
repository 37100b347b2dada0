import type { Option, Question } from '@mockingbird/contracts';
import { optionLetter } from '@mockingbird/exam-core';
import type { ComparedField } from './field-differences.js';
import * as messages from '../../messages/history/difference.js';

const optionText = (option: Option): string =>
  typeof option === 'string' ? option : `${option.text}${option.image ? ` [${option.image}]` : ''}`;

interface QuestionText {
  label: string;
  text: string;
}

/** The parts of a question as texts, by the key of the part. */
function listTexts(question: Question): Map<string, QuestionText> {
  const { options, correctAnswer, mistakes, source, tags } = question;
  const texts = new Map<string, QuestionText>();
  const add = (key: string, label: string, text: string | undefined) => {
    if (text !== undefined && text !== '') texts.set(key, { label, text });
  };
  add('passage', messages.passage, question.passage);
  add('passageImage', messages.passageImage, question.passageImage);
  add('questionText', messages.questionText, question.questionText);
  add('questionImage', messages.questionImage, question.questionImage);
  add('questionImageAlt', messages.questionImageAlt, question.questionImageAlt);
  for (const [index, option] of options.entries()) {
    add(`option-${index}`, messages.option(optionLetter(index)), optionText(option));
    if (typeof option === 'string') continue;
    add(`option-${index}-alt`, messages.optionImageAlt(optionLetter(index)), option.imageAlt);
  }
  add('correctAnswer', messages.rightAnswer, optionLetter(correctAnswer));
  add('explanation', messages.explanation, question.explanation);
  for (const { option, text } of mistakes ?? []) {
    add(`mistake-${option}`, messages.mistake(optionLetter(option)), text);
  }
  add('source', messages.source, source && [source.name, source.address].filter(Boolean).join(', '));
  add('section', messages.section, question.section);
  add('topic', messages.topic, question.topic);
  add('level', messages.level, question.level);
  add('tags', messages.tags, tags?.join(', '));
  return texts;
}

/** Lists the parts of a question that differ. @param after absent for a removed question: all its parts go */
export function compareQuestion(before: Question, after?: Question): ComparedField[] {
  const [old, now] = [listTexts(before), after ? listTexts(after) : new Map<string, QuestionText>()];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key): ComparedField[] => {
    const [was, is] = [old.get(key), now.get(key)];
    if (was?.text === is?.text) return [];
    const change = was === undefined ? 'added' : is === undefined ? 'removed' : 'changed';
    return [{ key, label: (is ?? was)?.label ?? key, change, before: was?.text, after: is?.text }];
  });
}
