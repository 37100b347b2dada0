import { useEffect, useState } from 'react';
import styles from '../account.module.css';

interface Props {
  text: string;
  /** What the picture is, for screen readers. */
  label: string;
}

type Modules = readonly (readonly boolean[])[];

/** One square for each dark module, as the path of an SVG. */
const toPath = (modules: Modules): string =>
  modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');

/** A QR code. Its library loads when the first one is shown; until then, and if it fails, the key below can be typed. */
export function QrCode({ text, label }: Props) {
  const [modules, setModules] = useState<Modules>();
  useEffect(() => {
    let isCurrent = true;
    import(/* webpackChunkName: "qr" */ 'uqr').then(
      ({ encode }) => isCurrent && setModules(encode(text, { border: 4 }).data),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return (
    <div className={styles.qr}>
      {modules ? (
        <svg role="img" aria-label={label} viewBox={`0 0 ${modules.length} ${modules.length}`}>
          <path d={toPath(modules)} shapeRendering="crispEdges" />
        </svg>
      ) : null}
    </div>
  );
}
