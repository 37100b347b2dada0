import { useState } from 'react';
import type { AccountDetails, SecondFactorStart } from '@mockingbird/contracts';
import { useApi, type Session } from '@mockingbird/platform';
import { Section } from '@mockingbird/ui';
import { ConfirmationForm } from './confirmation-form.js';
import { RecoveryCodes } from './recovery-codes.js';
import { SetUp } from './set-up.js';
import styles from '../account.module.css';
import * as messages from '../../messages/account/second-factor.js';

const OFF = messages.withASecondFactor;
const ON_NOTE = messages.toTurnItOff;
const START_NOTE = messages.youNeedAnAuthenticator;

type Step =
  { name: 'idle' } | { name: 'set-up'; start: SecondFactorStart } | { name: 'codes'; codes: string[] };

interface Props {
  session: Session;
  details: AccountDetails;
  /** Called when the second factor was switched on or off. */
  onChange: () => void;
}

/** Switches the second factor of an admin on and off. */
export function SecondFactorPanel({ session, details, onChange }: Props) {
  const api = useApi();
  const [step, setStep] = useState<Step>({ name: 'idle' });
  const calls = () => api.ownAccount(session.token);
  const finish = () => {
    setStep({ name: 'idle' });
    onChange();
  };
  return (
    <Section title={messages.secondFactor}>
      {step.name === 'codes' ? (
        <RecoveryCodes codes={step.codes} onDone={finish} />
      ) : step.name === 'set-up' ? (
        <SetUp
          start={step.start}
          onCode={async (code) => {
            const codes = await (await calls()).enableSecondFactor(code);
            setStep({ name: 'codes', codes });
          }}
          onCancel={() => setStep({ name: 'idle' })}
        />
      ) : details.secondFactor ? (
        <div className={styles.panel}>
          <p>{messages.itsOnYouHave(messages.unusedRecoveryCodes(details.recoveryCodes))}</p>
          <ConfirmationForm
            action={messages.turnItOff}
            note={ON_NOTE}
            needsCode
            onSend={async (confirmation) => {
              await (await calls()).removeSecondFactor(confirmation);
              finish();
            }}
          />
        </div>
      ) : (
        <div className={styles.panel}>
          <p>{OFF}</p>
          <ConfirmationForm
            action={messages.setItUp}
            note={START_NOTE}
            onSend={async (confirmation) => {
              const start = await (await calls()).startSecondFactor(confirmation);
              setStep({ name: 'set-up', start });
            }}
          />
        </div>
      )}
    </Section>
  );
}
