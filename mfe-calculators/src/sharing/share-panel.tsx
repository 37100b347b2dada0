import { useHydrated } from '@mockingbird/remote-kit/hooks';
import { lazy, Suspense } from 'react';
import type { ShareRowProps } from './share-row.js';
import classes from './share-panel.module.css';
import type { LinkState } from './use-shared-inputs.js';

const ShareRow = lazy(async () => {
  const { ShareRow: component } = await import(/* webpackChunkName: "share-row" */ './share-row.js');
  return { default: component };
});

const LinkNotice = lazy(async () => {
  const { LinkNotice: component } = await import(/* webpackChunkName: "share-row" */ './link-notice.js');
  return { default: component };
});

export interface SharePanelProps extends ShareRowProps {
  link: LinkState;
}

/**
 * The notice about the link, and the sharing buttons. They need JavaScript and are not urgent, so they load after
 * hydration. The panel reserves their space.
 */
export function SharePanel({ link, ...row }: SharePanelProps) {
  const hydrated = useHydrated();
  return (
    <div className={classes.panel}>
      {hydrated ? (
        <Suspense fallback={null}>
          <LinkNotice link={link} />
          <ShareRow {...row} />
        </Suspense>
      ) : null}
    </div>
  );
}
