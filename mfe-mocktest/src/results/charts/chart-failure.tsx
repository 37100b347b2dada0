import { Button } from '@mockingbird/ui';
import * as messages from '../../messages/results/times/time-report.js';

/** Says that the code of a chart did not load, and tries again. */
export const ChartFailure = ({ onRetry }: { onRetry: () => void }) => (
  <>
    <p role="alert">{messages.theChartsCouldNot}</p>
    <Button variant="quiet" onClick={onRetry}>
      {messages.loadTheCharts}
    </Button>
  </>
);
