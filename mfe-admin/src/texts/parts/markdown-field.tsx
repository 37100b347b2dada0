import { useRef } from 'react';
import { Button, Field } from '@mockingbird/ui';
import classes from '../texts.module.css';
import * as messages from '../../messages/texts/parts.js';

export interface MarkdownFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

const SNIPPETS = [
  [messages.heading, messages.headingSnippet],
  [messages.link, messages.linkSnippet],
  [messages.table, messages.tableSnippet],
  [messages.formula, messages.formulaSnippet],
] as const;

const ROWS = { least: 8, most: 30 };

/** Markdown, with buttons that insert what is hard to remember. */
export function MarkdownField({ label, value, onChange }: MarkdownFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const insert = (snippet: string) => {
    const { selectionStart: from = value.length, selectionEnd: to = from } = area.current ?? {};
    onChange(value.slice(0, from) + snippet + value.slice(to));
    // The new value is in the field after the next render.
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(from + snippet.length, from + snippet.length);
    });
  };
  const rows = Math.min(ROWS.most, Math.max(ROWS.least, value.split('\n').length + 1));
  return (
    <div className={classes.inner}>
      <Field label={label} hint={messages.markdown}>
        {(control) => (
          <textarea
            {...control}
            ref={area}
            rows={rows}
            className={classes.markdown}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      <div role="group" aria-label={`${messages.insert}: ${label}`} className={classes.actions}>
        {SNIPPETS.map(([name, snippet]) => (
          <Button key={name} variant="ghost" onClick={() => insert(snippet)}>
            {name}
          </Button>
        ))}
      </div>
    </div>
  );
}
