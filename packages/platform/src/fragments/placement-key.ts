import type { Placement } from './define-fragment.js';

/** Equal for equal placements: matches the fragments that a screen declares with those that it shows. */
export const placementKey = ({ name, input }: Placement): string => `${name} ${JSON.stringify(input)}`;
