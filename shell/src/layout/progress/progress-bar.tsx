import { classNames, VisuallyHidden } from '@mockingbird/ui';
import classes from './progress-bar.module.css';
import * as messages from '../../messages/layout/progress.js';

/**
 * Shows that the next page is loading: a thin line, and a text for screen readers.
 * @param announcement the text for screen readers when the page is shown: its title
 */
export function ProgressBar({ active, announcement = '' }: { active: boolean; announcement?: string }) {
  return (
    <>
      <div aria-hidden="true" className={classNames(classes.bar, active && classes.active)} />
      <VisuallyHidden role="status">{active ? messages.loadingPage : announcement}</VisuallyHidden>
    </>
  );
}
