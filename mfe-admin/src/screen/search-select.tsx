import { useRef, useState, type KeyboardEvent } from 'react';
import { Field, VisuallyHidden, type FieldProps } from '@mockingbird/ui';
import { filterOptions, type SelectOption } from './parts/filter-options.js';
import classes from './search-select.module.css';
import * as messages from '../messages/screen/search-select.js';

/** From this number of options on, a search field helps. */
const SEARCHABLE_OPTIONS = 11;

export interface SearchSelectProps extends Pick<FieldProps, 'hint' | 'error' | 'className'> {
  label: string;
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
  /** Text of the option without a value. */
  emptyLabel: string;
  name?: string;
  required?: boolean;
  disabled?: boolean;
  selectClassName?: string | undefined;
}

/** A select with a search field above it, where there are many options. */
export function SearchSelect(props: SearchSelectProps) {
  const { label, options, value, onChange, emptyLabel, selectClassName, name, required, disabled } = props;
  const { hint, error, className = '' } = props;
  const select = useRef<HTMLSelectElement>(null);
  const [search, setSearch] = useState('');
  const isSearchable = options.length >= SEARCHABLE_OPTIONS;
  const shown = isSearchable ? filterOptions(options, search, value) : options;
  const found = shown.filter((option) => option.value !== value);
  const chooseFirst = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // The key would submit the form around it.
    event.preventDefault();
    const [first] = search.trim() === '' ? [] : found;
    if (first) onChange(first.value);
    select.current?.focus();
  };
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <div className={classes.control}>
          {isSearchable ? (
            <input
              type="search"
              aria-label={messages.search(label)}
              placeholder={messages.search(label)}
              autoComplete="off"
              value={search}
              disabled={disabled}
              onChange={(event) => setSearch(event.target.value)}
              onKeyDown={chooseFirst}
              className={selectClassName}
            />
          ) : null}
          <select
            {...control}
            ref={select}
            name={name}
            required={required}
            disabled={disabled}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={selectClassName}
          >
            <option value="">{emptyLabel}</option>
            {shown.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          {isSearchable && search.trim() !== '' ? (
            <VisuallyHidden role="status">{messages.matches(found.length, options.length)}</VisuallyHidden>
          ) : null}
        </div>
      )}
    </Field>
  );
}
