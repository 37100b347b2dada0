import { useEffect, useRef } from 'react';
import { navigate, useRegion } from '@mockingbird/platform';

interface Seen {
  address: string | undefined;
  country: string;
  source: string;
}

/**
 * Keeps address and region equal: the address's country becomes the visitor's region, and a region that the reader
 * chooses while this page stands leads to its page.
 * @param address the address's country in upper case; undefined when it names none that is known
 */
export function useRegionOfAddress(address: string | undefined): void {
  const { country, source, setCountry } = useRegion();
  useEffect(() => {
    if (address) setCountry(address, 'address');
  }, [address, setCountry]);

  // Only a change counts: a choice made on an earlier page must not lead away from the address asked for now.
  const seen = useRef<Seen>(undefined);
  useEffect(() => {
    const before = seen.current;
    seen.current = { address, country, source };
    if (!before || before.address !== address) return;
    const changed = before.country !== country || before.source !== source;
    if (changed && source === 'reader' && country !== address) navigate(`/region/${country.toLowerCase()}`);
  }, [address, country, source]);
}
