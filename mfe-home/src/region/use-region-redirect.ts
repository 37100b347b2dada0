import { useEffect } from 'react';
import { navigate, useRegion } from '@mockingbird/platform';

/**
 * Opens the region's page as soon as the region is known and replaces the history entry. The query stays, because
 * analytics may need it.
 */
export function useRegionRedirect(): void {
  const { country, resolved } = useRegion();
  useEffect(() => {
    if (!resolved) return;
    navigate(`/region/${country.toLowerCase()}${window.location.search}`, { replace: true });
  }, [country, resolved]);
}
