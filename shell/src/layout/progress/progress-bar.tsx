import { classNames, VisuallyHidden } from '@mockingbird/ui';
import classes from './progress-bar.module.css';

/**
 * Says that the next page is being made ready: a thin line to see, a sentence to hear.
 * @param announcement what is read out once the page is there: its title
 */
export function ProgressBar({ active, announcement = '' }: { active: boolean; announcement?: string }) {
  return (
    <>
      <div aria-hidden="true" className={classNames(classes.bar, active && classes.active)} />
      <VisuallyHidden role="status">{active ? 'Loading page' : announcement}</VisuallyHidden>
    </>
  );
}
