import { pageStateSchema } from '@mockingbird/contracts';
import * as z from 'zod/mini';

/** The page state of the monolith: the parts of the shell's page state that a monolith needs. */
export const monolithStateSchema = z.pick(pageStateSchema, {
  rendered: true,
  hydration: true,
  renderedAt: true,
  site: true,
});
export type MonolithState = z.infer<typeof monolithStateSchema>;

const hydrationSchema = z.object({ loaderData: z.record(z.string(), z.unknown()) });

export const readState = (): MonolithState =>
  monolithStateSchema.parse(JSON.parse(document.getElementById('mb-state')?.textContent ?? 'null'));

/** The server's loader data; undefined when the browser has to load it. */
export function serverData({ rendered, hydration }: MonolithState): Record<string, unknown> | undefined {
  const parsed = hydrationSchema.safeParse(hydration);
  return rendered && parsed.success ? parsed.data.loaderData : undefined;
}
