import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { navigate, useRegion } from '@mockingbird/platform';

/** Leads on to the region's page as soon as the region is known; the present history entry is replaced. */
export function useRegionRedirect(): void {
  const { country, resolved } = useRegion();
  const { search } = useLocation();
  useEffect(() => {
    if (resolved) navigate(`/region/${country.toLowerCase()}${search}`, { replace: true });
  }, [country, resolved, search]);
}
