import classes from './figure.module.css';
import * as messages from './messages/figure.js';

/** Number of questions whose pictures can be visible without scrolling. */
const QUESTIONS_ABOVE_FOLD = 2;

export interface FigureProps {
  src: string;
  /** One-based number of the question. */
  number: number;
  /** Letter of the picture's option; absent for a picture of the question. */
  letter?: string;
  /** What it shows; absent where no editor wrote it. */
  alt?: string | undefined;
}

/** A picture of a question or an option. Its box has a fixed height, so that the page does not move. */
export function Figure({ src, number, letter, alt }: FigureProps) {
  return (
    <img
      className={letter ? classes.option : classes.question}
      src={src}
      alt={alt || messages.figureForQuestion(number, letter ? messages.optionLetter(letter) : '')}
      loading={number > QUESTIONS_ABOVE_FOLD ? 'lazy' : 'eager'}
      decoding="async"
    />
  );
}
