import type { RefObject } from 'react';
import type { Block, ReadResult } from '@mockingbird/question-formats';
import { Button, Field } from '@mockingbird/ui';
import { formatPlace } from './format-place.js';
import { isInside, listShownBlocks, MAX_BLOCKS } from './shown-blocks.js';
import classes from './file-reading.module.css';
import * as messages from '../../../messages/upload/file-reading.js';

const labelOf = ({ from, to }: Block): string =>
  from === to ? formatPlace({ line: from }) : messages.linesFromTo(from, to);

export interface CorrectionFormProps {
  result: ReadResult;
  /** The element with the text fields. */
  fields: RefObject<HTMLDivElement | null>;
  onCorrect: (corrected: readonly string[]) => void;
}

/**
 * The faulty lines of the file as text fields, each with its issues. All other lines stay as they are. Uncontrolled: a
 * new reading starts with new fields. The fields have no names, so they are no part of the upload.
 */
export function CorrectionForm({ result, fields, onCorrect }: CorrectionFormProps) {
  const { text = '', blocks, issues, format } = result;
  const lines = text.split('\n');
  const shown = listShownBlocks(result);
  const correct = () => {
    const areas = fields.current?.querySelectorAll('textarea') ?? [];
    onCorrect(
      blocks.map((block) => {
        const area = areas[shown.indexOf(block)];
        return area?.value ?? lines.slice(block.from - 1, block.to).join('\n');
      }),
    );
  };
  if (shown.length === 0) return <p>{messages.correctTheFile}</p>;
  return (
    <div ref={fields} className={classes.corrections}>
      <p className={classes.legend}>{messages.fixOnScreen}</p>
      <p className={classes.soft}>{messages.howToFix}</p>
      {format === 'csv' || format === 'xlsx' ? (
        <p className={classes.header}>
          {messages.columns} <code>{lines[0]}</code>
        </p>
      ) : null}
      {shown.map((block) => (
        <Field
          key={block.from}
          label={labelOf(block)}
          error={issues
            .filter((issue) => isInside(block, issue))
            .map((issue) => `${formatPlace(issue)}: ${issue.message}.`)
            .join(' ')}
        >
          {(control) => (
            <textarea
              {...control}
              className={classes.area}
              data-from={block.from}
              data-to={block.to}
              rows={Math.min(12, block.to - block.from + 2)}
              spellCheck={false}
              defaultValue={lines.slice(block.from - 1, block.to).join('\n')}
            />
          )}
        </Field>
      ))}
      {blocks.length > MAX_BLOCKS ? <p>{messages.moreAfterThese(blocks.length - MAX_BLOCKS)}</p> : null}
      <p>
        <Button onClick={correct}>{messages.readAgain}</Button>
      </p>
    </div>
  );
}
