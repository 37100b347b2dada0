import { classNames, VisuallyHidden } from '@mockingbird/ui';
import classes from './progress-bar.module.css';

/** Says that the next page is being made ready: a thin line to see, a sentence to hear. */
export function ProgressBar({ active }: { active: boolean }) {
  return (
    <>
      <div aria-hidden="true" className={classNames(classes.bar, active && classes.active)} />
      <VisuallyHidden role="status">{active ? 'Loading page' : ''}</VisuallyHidden>
    </>
  );
}
