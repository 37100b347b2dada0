import type { ChangeEvent, FormEvent, ReactNode } from 'react';
import { Button } from '../button/button.js';
import { classNames } from '../class-names.js';
import classes from './search-field.module.css';
import * as messages from '../messages/search-field.js';

export interface SearchFieldProps {
  /** The accessible name, for example 'Search exams'. */
  label: string;
  placeholder?: string;
  /** Name of the query parameter that the form sends. */
  name?: string;
  /** Target of the form: a plain GET that works without JavaScript. */
  action?: string;
  /** With `onChange`, the field is controlled. */
  value?: string;
  defaultValue?: string;
  onChange?: (text: string) => void;
  /** Called instead of submitting the form. */
  onSearch?: (text: string) => void;
  /** The button's text; `null` for a field that filters while typing. */
  button?: ReactNode;
  className?: string;
}

/** A search field with its button. */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder, name = 'q', action, value, defaultValue, onChange, onSearch } = props;
  const { button = messages.search, className } = props;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!onSearch) return;
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get(name) ?? ''));
  };
  const change = (event: ChangeEvent<HTMLInputElement>) => onChange?.(event.currentTarget.value);
  return (
    <form
      role="search"
      aria-label={label}
      action={action}
      method="get"
      onSubmit={submit}
      className={classNames(classes.form, className)}
    >
      <input
        type="search"
        name={name}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        defaultValue={defaultValue}
        onChange={change}
        autoComplete="off"
        enterKeyHint="search"
        className={classes.input}
      />
      {button === null ? null : (
        <Button type="submit" className={classes.button}>
          {button}
        </Button>
      )}
    </form>
  );
}
