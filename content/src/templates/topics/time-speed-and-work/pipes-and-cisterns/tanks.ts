import { counted, unit } from '../../../kit/index.js';

/** What pipes fill. */
export const TANKS = ['tank', 'cistern', 'water tank', 'storage tank'] as const;

export const hours = counted('hour', 'hours');
export const minutes = counted('minute', 'minutes');
export const litres = unit('litres');
