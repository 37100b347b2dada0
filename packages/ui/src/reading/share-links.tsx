import { useHydrated } from '@mockingbird/remote-kit/hooks';
import { useState } from 'react';
import { Button } from '../button/button.js';
import { ButtonLink } from '../button/button-link.js';
import { Icon } from '../icon/icon.js';
import { linkIcon, mailIcon, shareIcon } from '../icon/icons.js';
import classes from './share-links.module.css';
import * as messages from '../messages/reading.js';

export interface ShareLinksProps {
  /** Absolute address of the page. */
  url: string;
  title: string;
}

const mailAddress = ({ url, title }: ShareLinksProps): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`;

/** Buttons to share a page: copy, the device's share sheet, or mail. Nothing is sent before a tap. */
export function ShareLinks({ url, title }: ShareLinksProps) {
  const hydrated = useHydrated();
  const [message, setMessage] = useState('');
  const canCopy = hydrated && 'clipboard' in navigator;
  const canShare = hydrated && 'share' in navigator;
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setMessage(messages.linkCopied),
      () => setMessage(messages.copyItByHand(url)),
    );
  // A closed share sheet is no error.
  const share = () => navigator.share({ url, title }).catch(() => undefined);
  return (
    <div className={classes.share} role="group" aria-label={messages.share}>
      {canShare ? (
        <Button variant="ghost" onClick={() => void share()}>
          <Icon drawing={shareIcon} />
          {messages.share}
        </Button>
      ) : null}
      {canCopy ? (
        <Button variant="ghost" onClick={() => void copy()}>
          <Icon drawing={linkIcon} />
          {messages.copyLink}
        </Button>
      ) : null}
      <ButtonLink variant="ghost" href={mailAddress({ url, title })}>
        <Icon drawing={mailIcon} />
        {messages.sendByMail}
      </ButtonLink>
      <span role="status" className={classes.message}>
        {message}
      </span>
    </div>
  );
}
