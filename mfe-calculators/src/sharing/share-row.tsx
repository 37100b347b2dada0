import { useState } from 'react';
import { useSite } from '@mockingbird/platform';
import { Button } from '@mockingbird/ui';
import { copyText } from './copy-text.js';
import classes from './share-row.module.css';

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
          Share link
        </Button>
        <Button variant="ghost" onClick={() => window.print()}>
          Print
        </Button>
        <Button variant="ghost" onClick={onReset}>
          Start over
        </Button>
      </div>
      <p role="status" className={classes.status}>
        {shown ? (shown.copied ? 'Link copied. It brings back these numbers.' : 'Copy this link:') : ''}
      </p>
      {shown ? (
        <input
          readOnly
          value={shown.link}
          aria-label="Link to these numbers"
          onFocus={({ currentTarget }) => currentTarget.select()}
          className={classes.link}
        />
      ) : null}
    </div>
  );
}
