import { Icon, searchIcon } from '@mockingbird/ui';
import { useRegion } from '@mockingbird/platform';
import classes from './header-search.module.css';

export interface HeaderSearchProps {
  /** Where the form leads; `{region}` stands for the visitor's region in lower case. */
  action: string;
  parameter: string;
}

/** The search of every page: a plain form, so that it works before and without JavaScript. */
export function HeaderSearch({ action, parameter }: HeaderSearchProps) {
  const { country } = useRegion();
  return (
    <form
      role="search"
      aria-label="Site search"
      method="get"
      action={action.replace('{region}', country.toLowerCase())}
      className={classes.form}
    >
      <input
        type="search"
        name={parameter}
        aria-label="Search exams"
        placeholder="Search exams"
        autoComplete="off"
        enterKeyHint="search"
        required
        className={classes.input}
      />
      <button type="submit" aria-label="Search" className={classes.button}>
        <Icon drawing={searchIcon} />
      </button>
    </form>
  );
}
