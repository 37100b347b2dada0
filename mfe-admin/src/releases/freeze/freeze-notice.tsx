import { useState } from 'react';
import type { Freeze } from '@mockingbird/contracts';
import { useApi } from '@mockingbird/platform';
import { Button, Notice, rich } from '@mockingbird/ui';
import { ConfirmDialog } from '../../screen/confirm-dialog.js';
import { utcTime } from '../../format/utc-time.js';
import { FreezeDialog } from './freeze-dialog.js';
import classes from './freeze.module.css';
import * as messages from '../../messages/releases/freeze.js';

export interface FreezeNoticeProps {
  /** Undefined when releases are not frozen. */
  freeze: Freeze | undefined;
  onDone: (message: string) => void;
}

/** The freeze of releases with its reason, and the button that ends or starts one. */
export function FreezeNotice({ freeze, onDone }: FreezeNoticeProps) {
  return freeze ? <Frozen freeze={freeze} onDone={onDone} /> : <NotFrozen onDone={onDone} />;
}

function NotFrozen({ onDone }: Pick<FreezeNoticeProps, 'onDone'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p>
        <Button variant="ghost" onClick={() => setOpen(true)}>
          {messages.freezeReleases}
        </Button>
      </p>
      {isOpen ? <FreezeDialog onClose={() => setOpen(false)} onDone={onDone} /> : null}
    </>
  );
}

function Frozen({ freeze: { by, since, why, until }, onDone }: { freeze: Freeze } & FreezeNoticeProps) {
  const api = useApi();
  const [isOpen, setOpen] = useState(false);
  return (
    <Notice tone="warn" title={messages.releasesAreFrozen}>
      <div className={classes.notice}>
        <p className={classes.why}>{why}</p>
        <p>
          {rich(messages.frozenBy(by, utcTime(since)), {
            strong: (text) => <strong>{text}</strong>,
            time: (text) => <time dateTime={since}>{text}</time>,
          })}{' '}
          {until === undefined ? messages.untilSomebodyEnds : messages.untilTime(utcTime(until))}
        </p>
        <p>{messages.whatIsPossible}</p>
        <p>
          <Button variant="quiet" onClick={() => setOpen(true)}>
            {messages.endTheFreeze}
          </Button>
        </p>
      </div>
      <ConfirmDialog
        open={isOpen}
        title={messages.endTheFreezeQuestion}
        action={messages.endTheFreeze}
        onClose={() => setOpen(false)}
        run={async (_, token) => {
          await (await api.releaseAdmin(token)).unfreeze();
          return messages.notFrozen;
        }}
        onDone={onDone}
      >
        <p>{messages.everyoneCanRelease}</p>
      </ConfirmDialog>
    </Notice>
  );
}
