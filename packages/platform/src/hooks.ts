import { useLocation } from 'react-router';

/** What the link that led here handed over; undefined after a reload in another tab or a direct visit. */
export const useHandedOver = (): unknown => {
  const state: unknown = useLocation().state;
  return state ?? undefined;
};
