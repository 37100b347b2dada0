import { useEffect, useRef } from 'react';
import { navigate, useRegion } from '@mockingbird/platform';

interface Snapshot {
  address: string | undefined;
  country: string;
  source: string;
}

/**
 * Synchronises address and region. The address's country becomes the visitor's region. When the reader chooses another
 * region on this page, that region's page opens.
 * @param address the address's country in upper case; undefined for an unknown country
 */
export function useSyncRegion(address: string | undefined): void {
  const { country, source, setCountry } = useRegion();
  useEffect(() => {
    if (address) setCountry(address, 'address');
  }, [address, setCountry]);

  // Only a change on this page counts: an earlier choice must not redirect from the requested address.
  const previous = useRef<Snapshot>(undefined);
  useEffect(() => {
    const before = previous.current;
    previous.current = { address, country, source };
    if (!before || before.address !== address) return;
    const hasChanged = before.country !== country || before.source !== source;
    if (hasChanged && source === 'reader' && country !== address)
      navigate(`/region/${country.toLowerCase()}`);
  }, [address, country, source]);
}
