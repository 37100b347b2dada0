import { definePage } from '@mockingbird/platform';
import { FailureScreen } from '../../failure/failure-screen.js';
import { loadTips, type TipsView } from '../../tips/load-tips.js';
import { tipsHead } from '../../tips/tips-head.js';
import { TipsScreen } from '../../tips/tips-screen.js';

export default definePage<TipsView>({
  loader: loadTips,
  head: tipsHead,
  Component: TipsScreen,
  ErrorScreen: FailureScreen,
});
