/** The processes of the laboratory's site. */
export const PARTS = ['database', 'services-1', 'services-2', 'edge-1', 'edge-2'] as const;
export type PartName = (typeof PARTS)[number];

/** What can happen to a part. */
export const KINDS = [
  'kill',
  'stop',
  'slow',
  'drop',
  'full-disk',
  'power-loss',
  'clock-jump',
  'render-kill',
  'failpoint',
] as const;
export type FaultKind = (typeof KINDS)[number];

const SERVERS: readonly PartName[] = ['database', 'services-1', 'services-2'];
const SERVICES: readonly PartName[] = ['services-1', 'services-2'];
const EDGES: readonly PartName[] = ['edge-1', 'edge-2'];

/** The parts that each kind can happen to. */
export const TARGETS: Readonly<Record<FaultKind, readonly PartName[]>> = {
  kill: PARTS,
  stop: PARTS,
  slow: SERVERS,
  drop: SERVERS,
  'full-disk': ['database', ...EDGES],
  'power-loss': ['database'],
  'clock-jump': [...SERVICES, ...EDGES],
  'render-kill': EDGES,
  failpoint: SERVERS,
};

/** Named places of the database's commit. */
export const DATABASE_FAILPOINTS = ['store.before-commit', 'store.after-commit'] as const;
/** Named places of the services' publications and promotions. */
export const SERVICES_FAILPOINTS = [
  'publisher.before-flip',
  'publisher.after-flip',
  'promotion.before-store',
  'promotion.after-store',
] as const;

/** One fault of a schedule. Times are in milliseconds from the start of the schedule. */
export interface Fault {
  at: number;
  durationMs: number;
  part: PartName;
  kind: FaultKind;
  /** Of `slow`: milliseconds for each chunk in each direction. Of `clock-jump`: seconds, negative for the past. */
  amount?: number;
  /** Of `failpoint`: the value of FAILPOINTS. */
  failpoint?: string;
}

export interface Schedule {
  seed: number;
  faults: readonly Fault[];
}
