import type { CanaryStage, CompositionRemote } from '@mockingbird/contracts';
import { stageOf } from '../../canary-stages.js';
import { countText, momentText } from './format.js';

function obstacleText({ waitsFor, seen, affected, neededVisitors }: CanaryStage): string | undefined {
  if (waitsFor === undefined) return undefined;
  const texts: Readonly<Record<NonNullable<CanaryStage['waitsFor']>, string>> = {
    visitors: `cannot judge yet: ${seen} of ${countText(neededVisitors, 'visitor')}`,
    errors: `${affected} of ${countText(seen, 'visitor')} had an error`,
    speed: 'it is slower than the live version',
    freeze: 'releases are frozen',
  };
  return texts[waitsFor];
}

/**
 * Describes the stage of a remote's canary, and what comes next.
 * @param health the judgement of the services, where it was requested
 */
export function stageLines(
  { manifest, canary }: CompositionRemote,
  health: CanaryStage | undefined,
): string[] {
  const stage = canary && stageOf(canary);
  if (!stage) return [];
  const { stage: number, percents, nextPercent, nextAt } = stage;
  const head = `${manifest.name}@${canary.manifest.version}: stage ${number} of ${percents.length} (${percents.join(', ')} %)`;
  if (nextPercent === undefined || nextAt === undefined) {
    return [`${head}, the last one: it stays at ${canary.percent} % until it is promoted or ended`];
  }
  const obstacle = health && obstacleText(health);
  const time = momentText(new Date(nextAt).toISOString());
  return [
    obstacle === undefined
      ? `${head}. Next: ${nextPercent} % from ${time}, if it is healthy`
      : `${head}. ${nextPercent} % has to wait since ${time}: ${obstacle}`,
  ];
}
