import type { Session } from '@mockingbird/platform';
import { Skeleton } from '@mockingbird/ui';
import { useGatePicture } from './use-gate-report.js';
import classes from './version-report.module.css';
import * as messages from '../../messages/releases/report.js';

interface GatePictureProps {
  session: Session;
  name: string;
  version: string;
  file: string;
  label: string;
  alt: string;
}

/** A picture with its label. */
export function GatePicture({ session, name, version, file, label, alt }: GatePictureProps) {
  const { data, failure } = useGatePicture(session, { name, version }, file);
  return (
    <figure className={classes.figure}>
      <figcaption>{label}</figcaption>
      {failure ? <p role="alert">{messages.pictureCouldNotBeLoaded(failure.reason)}</p> : null}
      {!data && !failure ? <Skeleton shape="block" label={messages.loadingThePicture} /> : null}
      {data ? (
        <div className={classes.frame} tabIndex={0} role="region" aria-label={alt}>
          <img src={data} alt={alt} className={classes.picture} />
        </div>
      ) : null}
    </figure>
  );
}
