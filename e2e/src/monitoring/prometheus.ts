import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findDebianProgram } from '../deploy/debian-program.js';
import { freePort } from '../harness/ports.js';
import { until } from '../harness/until.js';
import { MONITORING_FOLDER } from './monitoring-files.js';

const find = (name: 'prometheus' | 'promtool') =>
  findDebianProgram({
    name,
    packageName: 'prometheus',
    places: [`/usr/bin/${name}`, `/usr/local/bin/${name}`],
    versionOption: '--version',
  });

export interface PrometheusPrograms {
  prometheus: string;
  promtool: string;
}

/** @returns undefined where Prometheus is missing; the console says so */
export function findPrometheus(): PrometheusPrograms | undefined {
  const [prometheus, promtool] = [find('prometheus'), find('promtool')];
  return prometheus && promtool ? { prometheus, promtool } : undefined;
}

/** One series of an answer: its labels, and its value now. */
export interface Sample {
  metric: Record<string, string>;
  value: number;
}

export interface Prometheus {
  query: (expression: string) => Promise<Sample[]>;
  /** Alerts and whether each could be evaluated: `ok`, `err` or `unknown`. */
  rules: () => Promise<{ name: string; health: string }[]>;
  stop: () => Promise<void>;
}

interface QueryAnswer {
  data: { result: { metric: Record<string, string>; value: [number, string] }[] };
  error?: string;
}

interface RulesAnswer {
  data: { groups: { rules: { name: string; health: string }[] }[] };
}

/** The shipped configuration with other targets, and with shorter intervals. */
const configure = (shipped: string, targets: Record<string, string>) =>
  Object.entries(targets)
    .reduce(
      (text, [job, target]) =>
        text.replace(
          new RegExp(`(job_name: ${job}\\n\\s*static_configs: ).*`),
          `$1[{ targets: ['${target}'] }]`,
        ),
      shipped,
    )
    .replaceAll(/_interval: 15s/g, '_interval: 1s')
    .replace('rule_files: [', `rule_files: [${MONITORING_FOLDER}/`);

/**
 * Starts Prometheus with the shipped configuration.
 * @param targets host and port of each job's metrics
 */
export async function startPrometheus(program: string, targets: Record<string, string>): Promise<Prometheus> {
  const folder = await mkdtemp(join(tmpdir(), 'mockingbird-prometheus-'));
  const file = join(folder, 'prometheus.yml');
  const shipped = await readFile(join(MONITORING_FOLDER, 'prometheus.yml'), 'utf8');
  await writeFile(file, configure(shipped, targets));
  const address = `127.0.0.1:${await freePort()}`;
  const output: string[] = [];
  const child = spawn(
    program,
    [
      `--config.file=${file}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=${address}`,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = once(child, 'close');
  child.stderr.on('data', (data: Buffer) => output.push(data.toString()));
  const isReady = async () => {
    if (child.exitCode !== null) throw new Error(`Prometheus ended:\n${output.join('')}`);
    return fetch(`http://${address}/-/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  };
  await until('Prometheus is ready', isReady);
  /** The shapes are those of Prometheus's own documentation of its HTTP API. */
  const get = async <T>(path: string): Promise<T> =>
    (await fetch(`http://${address}${path}`)).json() as Promise<T>;
  return {
    query: async (expression) => {
      const path = `/api/v1/query?query=${encodeURIComponent(expression)}`;
      const { data, error } = await get<QueryAnswer>(path);
      if (error !== undefined) throw new Error(`${expression}: ${error}`);
      return data.result.map(({ metric, value }) => ({ metric, value: Number(value[1]) }));
    },
    rules: async () => {
      const { data } = await get<RulesAnswer>('/api/v1/rules?type=alert');
      return data.groups.flatMap(({ rules }) => rules.map(({ name, health }) => ({ name, health })));
    },
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
