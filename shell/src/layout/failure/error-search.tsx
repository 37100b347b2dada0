import { SearchField } from '@mockingbird/ui';
import { useRegion } from '@mockingbird/platform';
import type { HeaderSearchProps } from '../header/header-search.js';
import classes from './failure.module.css';

/** The search on the page for a missing address: a plain form, as in the header. */
export function ErrorSearch({ action, parameter }: HeaderSearchProps) {
  const { country } = useRegion();
  return (
    <SearchField
      label="Search exams"
      placeholder="Search exams"
      action={action.replace('{region}', country.toLowerCase())}
      name={parameter}
      className={classes.search}
    />
  );
}
