import { Button, ButtonLink, Icon, offlineIcon } from '@mockingbird/ui';
import type { ErrorCode } from '@mockingbird/contracts';
import classes from './failure.module.css';

export interface FailurePanelProps {
  /** Name of the remote that failed. */
  remote: string;
  version?: string | undefined;
  /** Number of the composition, where it is known. */
  composition?: number | undefined;
  code: ErrorCode;
  onRetry: () => void;
  /** Leads home without a page load; a plain link when absent. */
  onHome?: () => void;
}

/** Stands where a remote should: header, footer and everything else go on working. */
export function FailurePanel({ remote, version, composition, code, onRetry, onHome }: FailurePanelProps) {
  const trace = [code, version ? `${remote}@${version}` : remote];
  if (composition !== undefined) trace.push(`composition ${composition}`);
  return (
    <section role="alert" className={classes.panel}>
      <Icon drawing={offlineIcon} className={classes.icon} />
      <h1 className={classes.title}>This part of the page did not load</h1>
      <p>The rest of the site works. It may have been the network: try once more.</p>
      <div className={classes.ways}>
        <Button onClick={onRetry}>Retry</Button>
        {onHome ? (
          <Button variant="ghost" onClick={onHome}>
            Go to the home page
          </Button>
        ) : (
          <ButtonLink variant="ghost" href="/">
            Go to the home page
          </ButtonLink>
        )}
      </div>
      <p className={classes.trace}>{trace.join(' · ')}</p>
    </section>
  );
}
