import { definePage } from '@mockingbird/platform';
import { aptitudeHead } from './aptitude-head.js';
import { AptitudePage } from './aptitude-screen.js';
import { loadAptitude, type AptitudeData } from './load-aptitude.js';

/** One screen under two addresses. */
export const aptitudePage = definePage<AptitudeData>({
  loader: loadAptitude,
  head: ({ site }) => aptitudeHead(site),
  Component: ({ data }) => <AptitudePage data={data} />,
});
