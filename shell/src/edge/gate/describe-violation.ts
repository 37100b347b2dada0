import { GATE_ELEMENTS_NAMED } from '../limits.js';
import type { Violation } from './accessibility/protocol.js';

/** A rule that a page breaks, as a sentence that names some of its elements. */
export function violationSentence({ rule, help, helpUrl, elements }: Violation): string {
  const named = elements.slice(0, GATE_ELEMENTS_NAMED).join(', ');
  const more = elements.length - GATE_ELEMENTS_NAMED;
  return `${help}: ${named}${more > 0 ? ` and ${more} more` : ''} (axe rule ${rule}, ${helpUrl})`;
}
