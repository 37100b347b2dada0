import { definePage } from '@mockingbird/platform';
import { aptitudeHead } from './aptitude-head.js';
import { AptitudeScreen } from './aptitude-screen.js';
import { loadAptitude, type AptitudeData } from './load-aptitude.js';

/** One page for two routes. */
export const aptitudePage = definePage<AptitudeData>({
  loader: loadAptitude,
  head: ({ site }) => aptitudeHead(site),
  Component: ({ data }) => <AptitudeScreen data={data} />,
});
