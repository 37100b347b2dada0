import { useId, useState } from 'react';
import type { Session } from '@mockingbird/platform';
import { Button, VisuallyHidden } from '@mockingbird/ui';
import { Loading } from '../../lazy-code/loading.js';
import { useLazyCode } from '../../lazy-code/use-lazy-code.js';
import { differenceCode } from './difference-code.js';
import classes from './difference.module.css';
import * as messages from '../../messages/history/difference.js';

export interface DifferenceToggleProps {
  /** Id of the change. */
  id: string;
  /** For example 'Questions of ssc-cgl-1'. */
  what: string;
  session: Session;
}

/** Opens and closes the difference of one change. */
export function DifferenceToggle({ id, what, session }: DifferenceToggleProps) {
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  return (
    <div className={classes.toggle}>
      <Button variant="quiet" aria-expanded={isOpen} aria-controls={panel} onClick={() => setOpen(!isOpen)}>
        <span>
          {isOpen ? messages.hideDifference : messages.showDifference}
          <VisuallyHidden> {messages.ofChange(what)}</VisuallyHidden>
        </span>
      </Button>
      <div id={panel}>{isOpen ? <Panel id={id} session={session} /> : null}</div>
    </div>
  );
}

function Panel(props: Pick<DifferenceToggleProps, 'id' | 'session'>) {
  const state = useLazyCode(differenceCode);
  if (!state.code) return <Loading {...state} />;
  const { ChangeDifference } = state.code;
  return <ChangeDifference {...props} />;
}
