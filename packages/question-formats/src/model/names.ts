import { QUESTION_BOUNDS } from '@mockingbird/contracts';
import type { QuestionBuilder } from './question-builder.js';
import { shorten } from './question-builder.js';

/**
 * Turns names of questions into IDs. Other programs allow two questions with one name; the second gets a number.
 */
export class NameTaker {
  private readonly used = new Set<string>();

  /** Sets the ID of a question; without a name it stays open. */
  setId(question: QuestionBuilder, name: string): void {
    const id = name.replace(/\s+/g, ' ').trim();
    if (id === '') return;
    if (id.length > QUESTION_BOUNDS.questionId - 8) {
      question.omit(`Name of the question, longer than an ID may be: “${shorten(id)}”`);
      return;
    }
    let unique = id;
    for (let number = 2; this.used.has(unique); number += 1) unique = `${id} (${number})`;
    this.used.add(unique);
    question.set('questionId', unique);
  }
}
