import { defineTemplate, type AnyTemplate } from '../../../../kit/index.js';
import type { NamedMistake, Template } from '../../../../kit/template.js';
import type { TwoPuzzle } from './puzzle.js';
import type { View } from './scene.js';

/** A kind of question about an arrangement. The answer can be worked out for any arrangement. */
export interface Question<Parameters extends object> extends Pick<
  Template<Parameters, string>,
  'id' | 'level' | 'parameters' | 'isSensible' | 'mistakes' | 'wordings'
> {
  answer: (view: View, parameters: Parameters) => string;
  /** Whether the right answer is right in another arrangement, too; where it is no answer of `answer` there. */
  holds?: (view: View, parameters: Parameters) => boolean;
  /** The end of the explanation. */
  conclude?: (parameters: Parameters, right: string) => string;
}

/** An empty answer means that there is none: no one is beyond an end. */
function show(text: string): string {
  if (text === '') throw new RangeError('no one is there');
  return text;
}

/** Makes a template. A question that one sentence of the passage answers is refused. */
export function ask<Parameters extends object>(
  { solution, examples }: TwoPuzzle,
  question: Question<Parameters>,
): AnyTemplate {
  const { answer, holds, conclude, isSensible, ...template } = question;
  const isRightIn = (view: View, p: Parameters, right: string) =>
    holds ? holds(view, p) : answer(view, p) === right;
  return defineTemplate<Parameters, string>({
    ...template,
    isSensible: (p) => {
      if (isSensible?.(p) === false) return false;
      const right = answer(solution, p);
      return right !== '' && !examples.some((views) => views.every((view) => isRightIn(view, p, right)));
    },
    solve: (p) => answer(solution, p),
    show,
    // Options such as `on floor 3` have numbers, and the text may name the floor of another one.
    mayRepeatNumbers: true,
    explain: (p, right) => `${solution.order()} ${conclude?.(p, right) ?? `The answer is ${right}.`}`,
  });
}

/** Every other person is a wrong answer; the reason says what is true of that person. */
export const otherPeople = <Parameters>(
  solution: View,
  isNamed: (parameters: Parameters, person: number) => boolean = () => false,
): NamedMistake<Parameters, string>[] =>
  solution.people.map((person) => ({
    text: `${solution.says(person)} and ${solution.scene.layout.verb} ${solution.where(person)}.`,
    value: (p, right) => {
      const name = solution.name(person);
      return name === right || isNamed(p, person) ? undefined : name;
    },
  }));

/** Every other value is a wrong answer; the reason says whose it is. */
export const otherValues = <Parameters>(solution: View): NamedMistake<Parameters, string>[] =>
  solution.people.map((person) => ({
    text: `${solution.says(person)} and ${solution.scene.layout.verb} ${solution.where(person)}.`,
    value: (_, right) => {
      const value = solution.value(solution.detailOf(person));
      return value === right ? undefined : value;
    },
  }));
