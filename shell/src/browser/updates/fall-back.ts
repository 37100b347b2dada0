import type { LiveRemote } from '@mockingbird/contracts';
import { COMPOSITION_WAIT_MS } from './limits.js';
import type { ShellContext } from '../shell-context.js';

/**
 * Leaves a version whose own code threw on the screen for the one before, in this tab, from its next mount on.
 * @returns false when there is none, or when it was that one
 */
export async function stepBack(
  { known, loader }: Pick<ShellContext, 'known' | 'loader'>,
  { name, version }: LiveRemote,
): Promise<boolean> {
  // The page alone does not say what was live before.
  const late = new Promise((resolve) => setTimeout(resolve, COMPOSITION_WAIT_MS));
  await Promise.race([known.load().catch(() => undefined), late]);
  const earlier = known.named(name)?.fallback;
  if (!earlier || earlier.version === version) return false;
  console.warn(`MB-3003 ${name}@${version} threw; taking ${earlier.version}`);
  loader.steppedBack.set(name, earlier);
  return true;
}
