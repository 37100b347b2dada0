import type { ServicesUrl } from '../../edge/services/services-url.js';
import { GATE_READY_MS } from '../limits.js';

async function isReady(origin: string, send: typeof fetch): Promise<boolean> {
  try {
    const response = await send(`${origin}/health/ready`, { signal: AbortSignal.timeout(GATE_READY_MS) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/** Whether each module of the services has a replica that is ready now. */
export async function areServicesReady(urls: ServicesUrl, send: typeof fetch = fetch): Promise<boolean> {
  const modules = await Promise.all(
    Object.values(urls).map((origins) => Promise.all(origins.map((origin) => isReady(origin, send)))),
  );
  return modules.length > 0 && modules.every((replicas) => replicas.includes(true));
}
