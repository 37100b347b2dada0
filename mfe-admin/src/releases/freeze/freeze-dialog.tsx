import { useState } from 'react';
import { useApi } from '@mockingbird/platform';
import { Field } from '@mockingbird/ui';
import { ConfirmDialog } from '../../screen/confirm-dialog.js';
import * as messages from '../../messages/releases/freeze.js';

const MAX_REASON_CHARACTERS = 500;
const HOUR_MS = 60 * 60_000;
const DAY_HOURS = 24;

/** Hours until the end; 0 means no end. */
const ENDS: readonly { hours: number; label: string }[] = [
  { hours: 0, label: messages.whenSomebodyEnds },
  { hours: 1, label: messages.inOneHour },
  { hours: 8, label: messages.inHours(8) },
  { hours: DAY_HOURS, label: messages.inHours(DAY_HOURS) },
  { hours: 3 * DAY_HOURS, label: messages.inDays(3) },
];

export interface FreezeDialogProps {
  onClose: () => void;
  onDone: (message: string) => void;
}

/** Asks why releases are frozen and for how long, and freezes them. */
export function FreezeDialog({ onClose, onDone }: FreezeDialogProps) {
  const api = useApi();
  const [reason, setReason] = useState('');
  const [hours, setHours] = useState(0);
  return (
    <ConfirmDialog
      open
      title={messages.freezeReleasesQuestion}
      action={messages.freezeReleases}
      variant="danger"
      isReady={reason.trim() !== ''}
      onClose={onClose}
      run={async (_, token) => {
        const until = hours === 0 ? {} : { until: new Date(Date.now() + hours * HOUR_MS).toISOString() };
        await (await api.releaseAdmin(token)).freeze({ why: reason.trim(), ...until });
        return messages.frozen;
      }}
      onDone={onDone}
    >
      <p>{messages.whatAFreezeDoes}</p>
      <Field label={messages.reason} hint={messages.everyRefusalShowsIt}>
        {(control) => (
          <input
            {...control}
            required
            value={reason}
            maxLength={MAX_REASON_CHARACTERS}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
      <Field label={messages.ends}>
        {(control) => (
          <select {...control} value={hours} onChange={(event) => setHours(Number(event.target.value))}>
            {ENDS.map((each) => (
              <option key={each.hours} value={each.hours}>
                {each.label}
              </option>
            ))}
          </select>
        )}
      </Field>
    </ConfirmDialog>
  );
}
