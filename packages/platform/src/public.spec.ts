import { expect, it } from '@jest/globals';
import * as platform from './public.js';

it('still has the names that published versions of remotes import', () => {
  expect(platform.useHandedOver).toBe(platform.useNavigationState);
  expect(platform.escapeXml('<a>')).toBe('&lt;a&gt;');
});
