import { useRef, useState } from 'react';
import type { Session } from '@mockingbird/platform';
import { Button, Heading, VisuallyHidden } from '@mockingbird/ui';
import { NO_PICTURE } from '../../media/picture-value.js';
import { StatusLine } from '../../screen/status-line.js';
import { nextPartId, type Part } from '../draft/text-parts.js';
import { PartEditor } from './part-editor.js';
import { partLabel } from './part-label.js';
import classes from '../texts.module.css';
import * as messages from '../../messages/texts/parts.js';

export interface PartListProps {
  session: Session;
  parts: readonly Part[];
  onChange: (parts: Part[]) => void;
}

/** The parts of a text in their order. */
export function PartList({ session, parts, onChange }: PartListProps) {
  const [message, setMessage] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const change = (next: Part[], text: string) => {
    onChange(next);
    setMessage(text);
  };
  const move = (index: number, to: number) => {
    const next = [...parts];
    const [moved] = next.splice(index, 1);
    if (moved) next.splice(to, 0, moved);
    change(next, messages.moved(to + 1));
  };
  const add = (part: Part) => {
    change([...parts, part], messages.added(partLabel(part, parts.length)));
    // The new part exists after the next render.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>('li:last-child :is(textarea, input)')?.focus(),
    );
  };
  return (
    <section aria-label={messages.partsOfText} className={classes.inner}>
      <Heading level={3}>{messages.partsOfText}</Heading>
      <ol ref={list} role="list" className={classes.list}>
        {parts.map((part, index) => (
          <li key={part.id} className={classes.part}>
            <PartEditor
              session={session}
              part={part}
              label={partLabel(part, index)}
              onChange={(next) => onChange(parts.map((other) => (other.id === part.id ? next : other)))}
            />
            <PartButtons
              index={index}
              count={parts.length}
              onMove={(to) => move(index, to)}
              onRemove={() =>
                change(
                  parts.filter(({ id }) => id !== part.id),
                  messages.removed(partLabel(part, index)),
                )
              }
            />
          </li>
        ))}
      </ol>
      <div className={classes.actions}>
        <Button variant="quiet" onClick={() => add({ id: nextPartId(), kind: 'richText', body: '' })}>
          {messages.addText}
        </Button>
        <Button
          variant="quiet"
          onClick={() => add({ id: nextPartId(), kind: 'media', picture: NO_PICTURE, caption: '' })}
        >
          {messages.addPicture}
        </Button>
        <Button variant="quiet" onClick={() => add({ id: nextPartId(), kind: 'quote', title: '', body: '' })}>
          {messages.addQuote}
        </Button>
      </div>
      <StatusLine message={message} refocusKey={parts.length} className={classes.soft}>
        {message}
      </StatusLine>
    </section>
  );
}

interface PartButtonsProps {
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

function PartButtons({ index, count, onMove, onRemove }: PartButtonsProps) {
  if (count === 1) return null;
  const ofPart = <VisuallyHidden>{messages.ofPart(index + 1)}</VisuallyHidden>;
  const isFirst = index === 0;
  const isLast = index === count - 1;
  return (
    <div className={classes.actions}>
      <Button
        variant="ghost"
        aria-disabled={isFirst || undefined}
        onClick={() => (isFirst ? undefined : onMove(index - 1))}
      >
        <span>
          {messages.moveUp}
          {ofPart}
        </span>
      </Button>
      <Button
        variant="ghost"
        aria-disabled={isLast || undefined}
        onClick={() => (isLast ? undefined : onMove(index + 1))}
      >
        <span>
          {messages.moveDown}
          {ofPart}
        </span>
      </Button>
      <Button variant="ghost" onClick={onRemove}>
        <span>
          {messages.remove}
          {ofPart}
        </span>
      </Button>
    </div>
  );
}
