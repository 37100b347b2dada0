import { useState } from 'react';
import { Button, ChipButton, Field } from '@mockingbird/ui';
import classes from '../texts.module.css';
import * as messages from '../../messages/texts/list.js';

/** Selects the visible texts. Empty fields select all. */
export interface TextQuery {
  q: string;
  kind: '' | 'article' | 'post';
  state: '' | 'draft' | 'scheduled' | 'published';
  /** One-based. */
  page: number;
}

export interface TextFilterProps {
  query: TextQuery;
  onChange: (query: TextQuery) => void;
}

const KINDS = [
  ['', messages.all],
  ['article', messages.articles],
  ['post', messages.posts],
] as const;
const STATES = [
  ['', messages.all],
  ['draft', messages.draft],
  ['scheduled', messages.scheduled],
  ['published', messages.published],
] as const;

/** Filters by words, kind and state. */
export function TextFilter({ query, onChange }: TextFilterProps) {
  const [words, setWords] = useState(query.q);
  return (
    <div className={classes.filter}>
      <form
        className={classes.find}
        onSubmit={(event) => {
          event.preventDefault();
          onChange({ ...query, q: words.trim(), page: 1 });
        }}
      >
        <Field label={messages.findAText} hint={messages.wordsOfTitle} className={classes.grow ?? ''}>
          {(control) => (
            <input
              {...control}
              type="search"
              className={classes.control}
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="quiet">
          {messages.find}
        </Button>
      </form>
      <div role="group" aria-labelledby="text-kind" className={classes.chips}>
        <span id="text-kind" className={classes.label}>
          {messages.kind}
        </span>
        {KINDS.map(([kind, label]) => (
          <ChipButton
            key={kind}
            pressed={query.kind === kind}
            onClick={() => onChange({ ...query, kind, page: 1 })}
          >
            {label}
          </ChipButton>
        ))}
      </div>
      <div role="group" aria-labelledby="text-state" className={classes.chips}>
        <span id="text-state" className={classes.label}>
          {messages.state}
        </span>
        {STATES.map(([state, label]) => (
          <ChipButton
            key={state}
            pressed={query.state === state}
            onClick={() => onChange({ ...query, state, page: 1 })}
          >
            {label}
          </ChipButton>
        ))}
      </div>
    </div>
  );
}
