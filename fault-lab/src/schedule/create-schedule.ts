import { Random } from '../../../content/src/templates/kit/random.js';
import {
  DATABASE_FAILPOINTS,
  KINDS,
  SERVICES_FAILPOINTS,
  TARGETS,
  type Fault,
  type FaultKind,
  type PartName,
  type Schedule,
} from './fault.js';

const FEWEST_FAULTS = 3;
const MOST_FAULTS = 6;
/** Faults begin within this time, milliseconds. */
const SPAN_MS = 4_000;
const SHORTEST_MS = 200;
const LONGEST_MS = 2_000;
const STEP_MS = 50;
/** Milliseconds for each chunk: from a busy network to one that exceeds the time limit of a render. */
const DELAYS_MS = [20, 100, 400] as const;
/** Seconds. Beyond 300 the services refuse every signature. None is near the two seconds that a cached response may be stale. */
const CLOCK_JUMPS_S = [-3_600, -600, -90, 90, 600, 3_600] as const;
/** A failpoint ends when a request reaches it. Admins publish and teams promote about once a second, less often beside other faults. */
const FAILPOINT_MS = 6_000;
const MOST_PASSES = 3;

function detailsOf(kind: FaultKind, part: PartName, random: Random): Pick<Fault, 'amount' | 'failpoint'> {
  if (kind === 'slow') return { amount: random.pick(DELAYS_MS) };
  if (kind === 'clock-jump') return { amount: random.pick(CLOCK_JUMPS_S) };
  if (kind !== 'failpoint') return {};
  const name = random.pick<string>(part === 'database' ? DATABASE_FAILPOINTS : SERVICES_FAILPOINTS);
  return { failpoint: `${name}=kill@${1 + random.below(MOST_PASSES)}` };
}

const stepped = (random: Random, from: number, to: number): number =>
  from + STEP_MS * random.below(Math.floor((to - from) / STEP_MS) + 1);

function createFault(random: Random): Fault {
  const kind = random.pick(KINDS);
  const part = random.pick(TARGETS[kind]);
  const at = stepped(random, 0, SPAN_MS);
  const durationMs = stepped(random, SHORTEST_MS, LONGEST_MS);
  return {
    at,
    durationMs: kind === 'failpoint' ? FAILPOINT_MS : durationMs,
    part,
    kind,
    ...detailsOf(kind, part, random),
  };
}

/** Whether two faults of one part overlap. */
const collide = (a: Fault, b: Fault): boolean =>
  a.part === b.part && a.at < b.at + b.durationMs && b.at < a.at + a.durationMs;

/** The same faults for the same seed, on every machine. Faults of one part never overlap. */
export function createSchedule(seed: number): Schedule {
  const random = new Random(`schedule ${seed}`);
  const count = FEWEST_FAULTS + random.below(MOST_FAULTS - FEWEST_FAULTS + 1);
  const faults: Fault[] = [];
  while (faults.length < count) {
    const fault = createFault(random);
    if (!faults.some((other) => collide(fault, other))) faults.push(fault);
  }
  return { seed, faults: faults.sort((a, b) => a.at - b.at) };
}
