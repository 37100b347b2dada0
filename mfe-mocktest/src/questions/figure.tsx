import styles from './figure.module.css';

/** Questions whose pictures may be seen without scrolling. */
const ABOVE_THE_FOLD = 2;

export interface FigureProps {
  src: string;
  /** One-based number of the question. */
  number: number;
  /** The letter of the option that the picture belongs to; absent for the question's own picture. */
  letter?: string;
}

/** A picture of a question or an option, in a box whose size does not depend on the picture. */
export function Figure({ src, number, letter }: FigureProps) {
  return (
    <img
      className={letter ? styles.option : styles.question}
      src={src}
      alt={`Figure for question ${number}${letter ? `, option ${letter}` : ''}`}
      loading={number > ABOVE_THE_FOLD ? 'lazy' : 'eager'}
      decoding="async"
    />
  );
}
