import { useState } from 'react';
import type { TextLink } from '@mockingbird/contracts';
import { useApi, useSite, type Session } from '@mockingbird/platform';
import { Button } from '@mockingbird/ui';
import { toFailure, type Failure } from '../../api/failure.js';
import { utcTime } from '../../format/utc-time.js';
import { FailureNotice } from '../../screen/failure-notice.js';
import classes from '../texts.module.css';
import * as messages from '../../messages/texts/editor.js';

export interface SecretLinkProps {
  session: Session;
  /** Makes the form of what is typed now. */
  getForm: () => FormData;
}

/** Makes a link to what is typed now. People with the link see it in the design of its page, without an account. */
export function SecretLink({ session: { token }, getForm }: SecretLinkProps) {
  const api = useApi();
  const { origin } = useSite();
  const [isBusy, setBusy] = useState(false);
  const [link, setLink] = useState<TextLink>();
  const [failure, setFailure] = useState<Failure>();
  const create = async () => {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      setLink(await (await api.texts(token)).linkText(getForm()));
    } catch (error) {
      setFailure(toFailure(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={classes.inner}>
      <div className={classes.actions}>
        <Button variant="ghost" aria-disabled={isBusy || undefined} onClick={() => void create()}>
          {isBusy ? messages.sending : messages.makeSecretLink}
        </Button>
      </div>
      <p role="status" className={classes.soft}>
        {link ? (
          <>
            {messages.anyoneWithLink(utcTime(link.expires))}{' '}
            <a href={link.path} target="_blank" rel="noreferrer">
              {origin + link.path}
            </a>
          </>
        ) : null}
      </p>
      {failure ? (
        <FailureNotice
          title={messages.didNotWork}
          failure={{ ...failure, reason: failure.issues[0]?.message ?? failure.reason }}
        />
      ) : null}
    </div>
  );
}
