import { definePage } from '@mockingbird/platform';
import { loadHome, type HomeData } from '../../home/load-home.js';
import { STUDY_SUMMARY } from '../../home/study-summary.js';
import { regionHead } from '../../region/region-head.js';
import { RegionScreen } from '../../region/region-screen.js';

export default definePage<HomeData>({
  loader: loadHome,
  head: regionHead,
  fragments: () => [STUDY_SUMMARY],
  Component: RegionScreen,
});
