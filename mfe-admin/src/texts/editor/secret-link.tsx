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
  /** Something else says what happened: an earlier link is no longer shown. */
  isReplaced: boolean;
  /** A link was made. */
  onMade: () => void;
}

/** Makes a link to what is typed now. People with the link see it in the design of its page, without an account. */
export function SecretLink({ session: { token }, getForm, isReplaced, onMade }: SecretLinkProps) {
  const api = useApi();
  const { origin } = useSite();
  const [isBusy, setBusy] = useState(false);
  const [link, setLink] = useState<TextLink>();
  const [failure, setFailure] = useState<Failure>();
  const [copied, setCopied] = useState('');
  if (isReplaced && !isBusy && (link !== undefined || failure !== undefined)) {
    setLink(undefined);
    setFailure(undefined);
  }
  const create = async () => {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    setLink(undefined);
    setCopied('');
    onMade();
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
            </a>{' '}
            {copied}
          </>
        ) : null}
      </p>
      {link ? <CopyButton url={origin + link.path} onCopied={setCopied} /> : null}
      {failure ? (
        <FailureNotice
          title={messages.didNotWork}
          failure={{ ...failure, reason: failure.issues[0]?.message ?? failure.reason }}
        />
      ) : null}
    </div>
  );
}

interface CopyButtonProps {
  url: string;
  /** @param message what happened */
  onCopied: (message: string) => void;
}

/** Copies the link. Without https, browsers have no clipboard: then there is no button. */
function CopyButton({ url, onCopied }: CopyButtonProps) {
  if (!('clipboard' in navigator)) return null;
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => onCopied(messages.linkCopied),
      () => onCopied(messages.copyByHand),
    );
  return (
    <div className={classes.actions}>
      <Button variant="quiet" onClick={() => void copy()}>
        {messages.copyLink}
      </Button>
    </div>
  );
}
