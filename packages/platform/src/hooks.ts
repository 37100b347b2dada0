import { useLocation } from 'react-router';

/** The state that the followed link passed; undefined after a reload in another tab or a direct visit. */
export const useNavigationState = (): unknown => {
  const state: unknown = useLocation().state;
  return state ?? undefined;
};
