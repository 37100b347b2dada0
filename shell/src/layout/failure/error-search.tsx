import { useEffect, useRef } from 'react';
import { SearchField } from '@mockingbird/ui';
import { useRegion } from '@mockingbird/platform';
import type { HeaderSearchProps } from '../header/header-search.js';
import { addressWords } from '@mockingbird/remote-kit';
import classes from './failure.module.css';
import * as messages from '../../messages/layout/failure.js';

/**
 * The search on the page for a missing address: a plain form, as in the header. The browser fills in the words of the
 * address. All missing addresses share one cached page, so the server cannot.
 */
export function ErrorSearch({ action, parameter }: HeaderSearchProps) {
  const { country } = useRegion();
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const input = container.current?.querySelector('input');
    // The visitor may have typed before the browser took the page over.
    if (input?.value === '') input.value = addressWords(window.location.pathname);
  }, []);
  return (
    <div ref={container}>
      <SearchField
        label={messages.searchExams}
        placeholder={messages.searchExams}
        action={action.replace('{region}', country.toLowerCase())}
        name={parameter}
        className={classes.search}
      />
    </div>
  );
}
