import { GATE_MAX_ELEMENTS } from '../limits.js';
import type { Violation } from '../accessibility/protocol.js';

/** Describes a violation of an axe rule in one sentence that names some of the elements. */
export function describeViolation({ rule, help, helpUrl, elements }: Violation): string {
  const named = elements.slice(0, GATE_MAX_ELEMENTS).join(', ');
  const more = elements.length - GATE_MAX_ELEMENTS;
  return `${help}: ${named}${more > 0 ? ` and ${more} more` : ''} (axe rule ${rule}, ${helpUrl})`;
}
