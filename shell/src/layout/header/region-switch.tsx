import { useState, type ChangeEvent } from 'react';
import { Icon, chevronDownIcon } from '@mockingbird/ui';
import { navigate, useRegion } from '@mockingbird/platform';
import { ELSEWHERE, elsewhereLabel, isElsewhere, OWN_REGIONS } from './regions.js';
import classes from './region-switch.module.css';
import * as messages from '../../messages/layout/header.js';

/** Pages whose address contains the region. There a choice navigates. */
const REGION_PAGE = /^\/region\/[^/?#]+/;

/** The visitor's choice of region. */
export function RegionSwitch({ path }: { path: string }) {
  const { country, setCountry } = useRegion();
  const [elsewhere, setElsewhere] = useState(ELSEWHERE);
  // The visitor's country stays in the list while another region is selected.
  if (isElsewhere(country) && country !== elsewhere) setElsewhere(country);
  const onChange = (event: ChangeEvent<HTMLSelectElement>) => {
    const code = event.currentTarget.value;
    setCountry(code, 'reader');
    if (REGION_PAGE.test(path)) navigate(`/region/${code.toLowerCase()}`);
  };
  return (
    <div className={classes.region}>
      <select aria-label={messages.region} value={country} onChange={onChange} className={classes.select}>
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
