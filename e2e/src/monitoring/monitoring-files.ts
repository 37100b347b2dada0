import { readFile, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import * as z from 'zod';

export const MONITORING_FOLDER = resolve(import.meta.dirname, '../../../deploy/monitoring');
const DASHBOARDS = join(MONITORING_FOLDER, 'dashboards');

/** Columns of a dashboard's grid. */
const COLUMNS = 24;

const datasource = z.strictObject({ type: z.literal('prometheus'), uid: z.literal('${source}') });
const units = z.enum(['reqps', 'ops', 's', 'bytes', 'percentunit', 'short']);
const steps = z.array(z.strictObject({ color: z.string(), value: z.number().nullable() })).min(1);

const target = z.strictObject({
  refId: z.string().regex(/^[A-Z]$/),
  expr: z.string().min(1),
  legendFormat: z.string().optional(),
  format: z.literal('table').optional(),
  instant: z.boolean().optional(),
});

const panel = z.strictObject({
  id: z.number().int().positive(),
  title: z.string().min(1),
  type: z.enum(['timeseries', 'stat', 'table']),
  description: z.string().optional(),
  gridPos: z
    .strictObject({
      x: z.number().int().min(0),
      y: z.number().int().min(0),
      w: z.number().int().min(1),
      h: z.number().int().min(1),
    })
    .refine(({ x, w }) => x + w <= COLUMNS, `Expected a panel within ${COLUMNS} columns`),
  datasource,
  fieldConfig: z.strictObject({
    defaults: z.strictObject({
      unit: units.optional(),
      min: z.number().optional(),
      custom: z
        .strictObject({ stacking: z.strictObject({ mode: z.literal('normal') }), fillOpacity: z.number() })
        .optional(),
      thresholds: z.strictObject({ mode: z.literal('absolute'), steps }).optional(),
    }),
    overrides: z.array(z.never()),
  }),
  options: z.record(z.string(), z.unknown()),
  targets: z.array(target).min(1),
});

/**
 * What Grafana needs of a dashboard, after its documentation of the dashboard JSON model (schema version 39). It is strict: a name
 * that Grafana would ignore is refused.
 */
const dashboard = z.strictObject({
  uid: z
    .string()
    .max(40)
    .regex(/^[a-z-]+$/),
  title: z.string().min(1),
  description: z.string().min(1),
  tags: z.array(z.string()),
  schemaVersion: z.literal(39),
  editable: z.boolean(),
  graphTooltip: z.literal([0, 1, 2]),
  refresh: z.string(),
  timezone: z.literal('browser'),
  time: z.strictObject({ from: z.string(), to: z.string() }),
  templating: z.strictObject({
    list: z.tuple([
      z.strictObject({
        name: z.literal('source'),
        label: z.string(),
        type: z.literal('datasource'),
        query: z.literal('prometheus'),
        hide: z.literal(0),
        refresh: z.literal(1),
      }),
    ]),
  }),
  annotations: z.strictObject({
    list: z.array(
      z.strictObject({
        name: z.string(),
        datasource,
        enable: z.boolean(),
        iconColor: z.string(),
        expr: z.string(),
        titleFormat: z.string(),
      }),
    ),
  }),
  links: z.array(
    z.strictObject({
      title: z.string(),
      type: z.literal('link'),
      url: z.string().startsWith('/d/'),
      keepTime: z.boolean(),
    }),
  ),
  panels: z
    .array(panel)
    .min(1)
    .refine(
      (panels) => new Set(panels.map(({ id }) => id)).size === panels.length,
      'Expected a different id for each panel',
    ),
});

export type Dashboard = z.infer<typeof dashboard>;

/** Reads all dashboards. @throws with each issue of a file that Grafana would not show as meant */
export async function readDashboards(): Promise<Dashboard[]> {
  const files = await readdir(DASHBOARDS);
  return Promise.all(
    files.map(async (file) => {
      const parsed = dashboard.safeParse(JSON.parse(await readFile(join(DASHBOARDS, file), 'utf8')));
      if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
      return parsed.data;
    }),
  );
}

/** Everything that a dashboard asks Prometheus, with the panel's title. */
export const queriesOf = ({ panels, annotations }: Dashboard): { title: string; expr: string }[] => [
  // First, because a mark of a release has an answer for a minute only.
  ...annotations.list.map(({ name, expr }) => ({ title: name, expr })),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ title, expr }))),
];

const EXPRESSION = /^ {8}expr: (?:>-\n)?((?:.*\n)(?: {10}.*\n)*)/gm;

/** The expressions of all alerts. */
export async function readAlertExpressions(): Promise<string[]> {
  const text = await readFile(join(MONITORING_FOLDER, 'alerts.yml'), 'utf8');
  return [...text.matchAll(EXPRESSION)].map(([, expression = '']) =>
    expression.replaceAll(/\s+/g, ' ').trim(),
  );
}
