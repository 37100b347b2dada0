import classes from './question-list.module.css';

export interface FigureProps {
  src: string;
  /** One-based number of the question. */
  number: number;
  /** The option that the picture belongs to; absent for the question's own picture. */
  letter?: string;
}

/** A picture of a question or an option. The box has a fixed size, so that loading does not move the page. */
export function Figure({ src, number, letter }: FigureProps) {
  return (
    <img
      className={letter ? classes.optionFigure : classes.questionFigure}
      src={src}
      alt={`Figure for question ${number}${letter ? `, option ${letter}` : ''}`}
      loading="lazy"
      decoding="async"
    />
  );
}
