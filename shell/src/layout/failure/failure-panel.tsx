import { Button, ButtonLink, Icon, offlineIcon } from '@mockingbird/ui';
import type { ErrorCode } from '@mockingbird/contracts';
import { useOffline } from './use-offline.js';
import classes from './failure.module.css';
import * as messages from '../../messages/layout/failure.js';

export interface FailurePanelProps {
  /** Name of the remote that failed. */
  remote: string;
  version?: string | undefined;
  /** Number of the composition, where it is known. */
  composition?: number | undefined;
  code: ErrorCode;
  onRetry: () => void;
  /** Navigates home without a page load. Absent: a plain link. */
  onHome?: () => void;
}

/** Replaces a remote that failed. The rest of the page works. */
export function FailurePanel({ remote, version, composition, code, onRetry, onHome }: FailurePanelProps) {
  const isOffline = useOffline();
  const details = [code, version ? `${remote}@${version}` : remote];
  if (composition !== undefined) details.push(`composition ${composition}`);
  return (
    <section role="alert" className={classes.panel}>
      <Icon drawing={offlineIcon} className={classes.icon} />
      <h1 className={classes.title}>{isOffline ? messages.youAreOffline : messages.thisPart}</h1>
      <p>{isOffline ? messages.thisPageIsNot : messages.theRest}</p>
      <div className={classes.actions}>
        <Button onClick={onRetry}>{messages.retry}</Button>
        {onHome ? (
          <Button variant="ghost" onClick={onHome}>
            {messages.goToTheHome}
          </Button>
        ) : (
          <ButtonLink variant="ghost" href="/">
            {messages.goToTheHome}
          </ButtonLink>
        )}
      </div>
      <p className={classes.trace}>{details.join(' · ')}</p>
    </section>
  );
}
