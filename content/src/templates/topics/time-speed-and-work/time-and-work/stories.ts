import { counted } from '../../../kit/index.js';

/** Work that one or two people can do in some days. */
export const JOBS = [
  'paint a house',
  'plaster a hall',
  'lay a garden path',
  'stitch a set of uniforms',
  'weave a carpet',
  'type a manuscript',
  'tile a courtyard',
  'harvest a field',
  'wire a building',
  'dig a well',
] as const;

export const days = counted('day', 'days');
