import { defineFragment } from '@mockingbird/platform';
import { StudySummary } from '../../record/summary/study-summary.js';

export default defineFragment<null>({
  // It has no input: everything that it shows is on the device.
  input: { parse: () => null },
  Component: () => <StudySummary />,
});
