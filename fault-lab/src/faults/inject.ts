import { setTimeout as pause } from 'node:timers/promises';
import type { Fault, PartName } from '../schedule/fault.js';
import type { LabSite } from '../site/lab-site.js';

/**
 * What came of a fault. `impossible`: this machine cannot mount a small disk. `missed`: the fault had no effect, such as a
 * failpoint that no request reached in time.
 */
export type Effect = 'injected' | 'missed' | 'impossible';

/** Starts a part. One that cannot start during other faults is started again at the recovery, which reports it. */
const tryStart = (site: LabSite, name: PartName, environment?: Readonly<Record<string, string>>) =>
  site.parts[name].start(environment).catch(() => undefined);

async function fillDisk(site: LabSite, { part, durationMs }: Fault): Promise<Effect> {
  const disk = site.disks.get(part);
  if (!disk?.fill) return 'impossible';
  await disk.fill();
  await pause(durationMs);
  await disk.free();
  // The database takes writes again after a restart only (docs/failures.md).
  if (part === 'database') {
    await site.parts.database.stop();
    await tryStart(site, 'database');
  }
  return 'injected';
}

async function losePower(site: LabSite, { part, durationMs }: Fault): Promise<Effect> {
  const disk = site.disks.get(part);
  if (!disk?.losePower) return 'impossible';
  await site.parts[part].kill();
  await disk.losePower();
  await pause(durationMs);
  await tryStart(site, part);
  return 'injected';
}

/** Runs the part with an armed failpoint, until it ends there or the time is over. */
async function armFailpoint(site: LabSite, { part, durationMs, failpoint = '' }: Fault): Promise<Effect> {
  const process = site.parts[part];
  await process.stop();
  await tryStart(site, part, { FAILPOINTS: failpoint });
  const over = new AbortController();
  await Promise.race([
    process.ended(),
    pause(durationMs, undefined, { signal: over.signal }).catch(() => undefined),
  ]);
  over.abort();
  const effect = process.isRunning ? 'missed' : 'injected';
  await process.kill();
  await tryStart(site, part);
  return effect;
}

function killRenderProcesses(site: LabSite, { part }: Fault): Effect {
  const ids = site.parts[part].childrenWith('render-process');
  for (const id of ids) process.kill(id, 'SIGKILL');
  return ids.length > 0 ? 'injected' : 'missed';
}

/** Causes a fault and ends it after its duration. */
export async function inject(site: LabSite, fault: Fault): Promise<Effect> {
  const { part, kind, durationMs, amount = 0 } = fault;
  const line = site.lines.get(part);
  const clock = site.clocks.get(part);
  switch (kind) {
    case 'kill':
      await site.parts[part].kill();
      await pause(durationMs);
      await tryStart(site, part);
      return 'injected';
    case 'stop':
      site.parts[part].signal('SIGSTOP');
      await pause(durationMs);
      site.parts[part].signal('SIGCONT');
      return 'injected';
    case 'slow':
      line?.delay(amount);
      await pause(durationMs);
      line?.delay(0);
      return 'injected';
    case 'drop':
      line?.cut();
      await pause(durationMs);
      line?.mend();
      return 'injected';
    case 'clock-jump':
      clock?.jump(amount);
      await pause(durationMs);
      clock?.jump(0);
      return 'injected';
    case 'full-disk':
      return fillDisk(site, fault);
    case 'power-loss':
      return losePower(site, fault);
    case 'render-kill':
      return killRenderProcesses(site, fault);
    case 'failpoint':
      return armFailpoint(site, fault);
  }
}
