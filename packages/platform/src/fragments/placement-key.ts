import type { Placement } from './define-fragment.js';

/** Equal for equal placements: what a screen declares and what it draws are found by it. */
export const placementKey = ({ name, input }: Placement): string => `${name} ${JSON.stringify(input)}`;
