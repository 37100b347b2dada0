import { optionLetter } from '@mockingbird/exam-core';
import type { Draft } from './check-drafts.js';
import type { Block, FileReport, Place } from './file-report.js';

/** Text of an option, with its picture. */
export type OptionValue = string | { text: string; image: string; imageAlt?: string };

/** An option as a reader found it. */
export interface Choice {
  content: OptionValue;
  isRight: boolean;
  /** Comes after the option was chosen. Of a wrong option, it says the mistake. */
  feedback?: string | undefined;
}

/** Replaces a missing part, so that the other checks of the question go on. */
const PLACEHOLDER = '?';

/** Collects the parts of one question, and what is wrong with it or left out. */
export class QuestionBuilder {
  private readonly value: Record<string, unknown> = {};
  private hasIssue = false;

  /**
   * @param place with the number of the question
   * @param block its lines in the file's text
   */
  constructor(
    private readonly report: FileReport,
    readonly place: Place,
    private readonly block?: Block,
  ) {}

  addIssue(message: string, line = this.place.line): void {
    this.hasIssue = true;
    this.report.addIssue({ ...this.place, line }, message, this.block);
  }

  omit(message: string, line = this.place.line): void {
    this.report.addOmission({ ...this.place, line }, message);
  }

  /** Sets a field. An empty text counts as none. */
  set(field: string, value: unknown): void {
    if (value !== undefined && value !== '') this.value[field] = value;
  }

  has(field: string): boolean {
    return this.value[field] !== undefined;
  }

  /** Adds a tag. Some tags of ours hold a field: see `write-tags`. */
  addTag(tag: string): void {
    const tags = Array.isArray(this.value['tags']) ? this.value['tags'] : [];
    if (!tags.includes(tag)) this.value['tags'] = [...tags, tag];
  }

  /** Sets the options, the right answer and the mistakes. Exactly one choice is right. */
  setChoices(choices: readonly Choice[]): void {
    const right = choices.findIndex(({ isRight }) => isRight);
    if (right < 0) this.addIssue('No option is marked as the right answer');
    this.value['options'] = choices.map(({ content }) => (content === '' ? PLACEHOLDER : content));
    this.value['correctAnswer'] = Math.max(0, right);
    const mistakes: { option: number; text: string }[] = [];
    choices.forEach(({ content, feedback = '' }, index) => {
      if (content === '') this.addIssue(`Option ${optionLetter(index)} is empty`);
      // Without a right answer, it is not known which options are wrong.
      if (feedback === '' || right < 0) return;
      if (index === right) this.omit(`Feedback of the right answer: “${shorten(feedback)}”`);
      else mistakes.push({ option: index, text: feedback });
    });
    if (mistakes.length > 0) this.value['mistakes'] = mistakes;
  }

  get draft(): Draft {
    return { place: this.place, block: this.block, value: this.value, hasIssue: this.hasIssue };
  }
}

const SHOWN = 60;

/** The beginning of a text, for messages. */
export const shorten = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}...` : line;
};
