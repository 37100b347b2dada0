import { useRef, type ToggleEvent } from 'react';
import { Icon, searchIcon } from '@mockingbird/ui';
import { useRegion } from '@mockingbird/platform';
import classes from './header-search.module.css';
import * as messages from '../../messages/layout/header.js';

const PANEL_ID = 'mb-search';

export interface HeaderSearchProps {
  /** Address of the results. `{region}` is replaced by the visitor's region in lower case. */
  action: string;
  parameter: string;
}

/**
 * The search of every page: a native popover with a button. It is a plain form, so that it works without JavaScript. A
 * browser without popovers shows it in the page.
 */
export function HeaderSearch({ action, parameter }: HeaderSearchProps) {
  const { country } = useRegion();
  const input = useRef<HTMLInputElement>(null);
  const focusInput = ({ newState }: ToggleEvent) => {
    if (newState === 'open') input.current?.focus();
  };
  return (
    <>
      <button
        type="button"
        popoverTarget={PANEL_ID}
        aria-label={messages.searchTheSite}
        className={classes.toggle}
      >
        <Icon drawing={searchIcon} />
      </button>
      <div id={PANEL_ID} popover="auto" onToggle={focusInput} className={classes.panel}>
        <form
          role="search"
          aria-label={messages.siteSearch}
          method="get"
          action={action.replace('{region}', country.toLowerCase())}
          className={classes.form}
        >
          <input
            ref={input}
            type="search"
            name={parameter}
            aria-label={messages.searchExams}
            placeholder={messages.searchExams}
            autoComplete="off"
            enterKeyHint="search"
            required
            className={classes.input}
          />
          <button type="submit" aria-label={messages.search} className={classes.button}>
            <Icon drawing={searchIcon} />
          </button>
        </form>
      </div>
    </>
  );
}
