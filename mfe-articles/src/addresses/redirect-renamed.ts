import { redirectTo } from '@mockingbird/platform';
import { toExamKey } from './paths.js';

/**
 * Leads an address with a former id of an exam to the present one.
 * @param requested the id or key in the address
 * @param present the key of the exam that the services found
 * @param toPath the path of the same page for a key
 * @throws a permanent redirect if they differ
 */
export function redirectRenamed(requested: string, present: string, toPath: (key: string) => string): void {
  if (toExamKey(requested) !== present) throw redirectTo(toPath(present), true);
}
