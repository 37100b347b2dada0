import { useState, type ChangeEvent } from 'react';
import { Icon, chevronDownIcon } from '@mockingbird/ui';
import { navigate, useRegion } from '@mockingbird/platform';
import { ELSEWHERE, elsewhereLabel, isElsewhere, OWN_REGIONS } from './regions.js';
import classes from './region-switch.module.css';

/** Pages whose address names the region: there a choice is a move. */
const REGION_PAGE = /^\/region\/[^/?#]+/;

/** The reader's own choice of region. */
export function RegionSwitch({ path }: { path: string }) {
  const { country, setCountry } = useRegion();
  const [elsewhere, setElsewhere] = useState(ELSEWHERE);
  // Once known, the visitor's own country stays on offer while another one is chosen.
  if (isElsewhere(country) && country !== elsewhere) setElsewhere(country);
  const choose = (event: ChangeEvent<HTMLSelectElement>) => {
    const code = event.currentTarget.value;
    setCountry(code, 'reader');
    if (REGION_PAGE.test(path)) navigate(`/region/${code.toLowerCase()}`);
  };
  return (
    <div className={classes.region}>
      <select aria-label="Region" value={country} onChange={choose} className={classes.select}>
        {OWN_REGIONS.map(({ code, label }) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
        <option value={elsewhere}>{elsewhereLabel(elsewhere)}</option>
      </select>
      <Icon drawing={chevronDownIcon} className={classes.arrow} />
    </div>
  );
}
