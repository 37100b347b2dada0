import type { Option } from '@mockingbird/contracts';
import { Figure } from './figure.js';
import { RichText, type MathDictionary } from './rich-text.js';
import classes from './option-content.module.css';

export interface OptionContentProps {
  option: Option;
  /** One-based number of the question. */
  number: number;
  letter: string;
  math: MathDictionary;
}

/** The content of an option: text, a picture, or both. */
export function OptionContent({ option, number, letter, math }: OptionContentProps) {
  const { text, image, imageAlt }: Exclude<Option, string> =
    typeof option === 'string' ? { text: option } : option;
  return (
    <span className={classes.content}>
      {text ? (
        <span>
          <RichText text={text} math={math} />
        </span>
      ) : null}
      {image ? <Figure src={image} number={number} letter={letter} alt={imageAlt} /> : null}
    </span>
  );
}
