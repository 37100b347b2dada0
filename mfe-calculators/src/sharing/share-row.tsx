import { useState } from 'react';
import { useSite } from '@mockingbird/platform';
import { Button } from '@mockingbird/ui';
import { copyText } from './copy-text.js';
import classes from './share-row.module.css';
import * as messages from '../messages/sharing.js';

export interface ShareRowProps {
  path: string;
  /** The inputs as query parameters. */
  query: Readonly<Record<string, string>>;
  onReset: () => void;
}

/** Buttons for a result: share a link, print, start over. */
export function ShareRow({ path, query, onReset }: ShareRowProps) {
  const { origin } = useSite();
  const [shared, setShared] = useState<{ link: string; copied: boolean }>();
  const link = `${origin}${path}?${new URLSearchParams(query).toString()}`;
  const share = async () => setShared({ link, copied: await copyText(link) });
  // A link with old inputs is hidden.
  const shown = shared?.link === link ? shared : undefined;
  return (
    <div className={classes.share}>
      <div className={classes.buttons}>
        <Button variant="quiet" onClick={() => void share()}>
          {messages.shareLink}
        </Button>
        <Button variant="ghost" onClick={() => window.print()}>
          {messages.print}
        </Button>
        <Button variant="ghost" onClick={onReset}>
          {messages.startOver}
        </Button>
      </div>
      <p role="status" className={classes.status}>
        {shown ? (shown.copied ? messages.linkCopiedItBrings : messages.copyThisLink) : ''}
      </p>
      {shown ? (
        <input
          readOnly
          value={shown.link}
          aria-label={messages.linkToTheseNumbers}
          onFocus={({ currentTarget }) => currentTarget.select()}
          className={classes.link}
        />
      ) : null}
    </div>
  );
}
