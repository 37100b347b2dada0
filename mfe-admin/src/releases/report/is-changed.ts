import type { GateRouteReport } from '@mockingbird/contracts';

/** Whether a page looks different from the live one, or its HTML differs. */
export const isChanged = ({ pictures, htmlDiff }: GateRouteReport): boolean =>
  htmlDiff !== undefined || pictures.some(({ changedPercent = 0 }) => changedPercent > 0);
