import { useEffect } from 'react';
import { navigate, useRegion } from '@mockingbird/platform';

/**
 * Leads on to the region's page as soon as the region is known; the present history entry is replaced. What stands
 * after the question mark goes along: it may tell where the reader came from.
 */
export function useRegionRedirect(): void {
  const { country, resolved } = useRegion();
  useEffect(() => {
    if (!resolved) return;
    navigate(`/region/${country.toLowerCase()}${window.location.search}`, { replace: true });
  }, [country, resolved]);
}
