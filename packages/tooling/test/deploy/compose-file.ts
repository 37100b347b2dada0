import { parse } from 'yaml';
import { linesOf, readText } from './repository.js';

export interface Service {
  image?: string;
  command?: string[];
  build?: unknown;
  entrypoint?: string[];
  environment?: Record<string, string>;
  networks?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test?: string[]; disable?: boolean; start_period?: string };
  restart?: string;
  profiles?: string[];
  ports?: string[];
  volumes?: string[];
  tmpfs?: string[];
  user?: string;
  stop_grace_period?: string;
  mem_limit?: string;
  pids_limit?: number;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  privileged?: boolean;
  logging?: { driver: string; options: Record<string, string> };
}

interface ComposeFile {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean; ipam?: { config: { subnet: string }[] } }>;
  volumes: Record<string, unknown>;
}

/** deploy/compose.yaml with resolved anchors and merges; variables stay unchanged. */
export const composeFile = (): ComposeFile => parse(readText('deploy/compose.yaml'), { merge: true });

/** Values for every variable of deploy/example.env: its own, or the given ones where it is empty. */
export function exampleEnvironment(secrets: Record<string, string>): Record<string, string> {
  const lines = linesOf('deploy/example.env').map((line) => [
    line.slice(0, line.indexOf('=')),
    line.slice(line.indexOf('=') + 1),
  ]);
  return Object.fromEntries(lines.map(([name = '', value = '']) => [name, value || (secrets[name] ?? '')]));
}

/** Substitutes variables as Compose does. @throws Error for a missing required one */
export const withVariables = (text: string, values: Record<string, string>): string =>
  text.replaceAll(
    /\$\$|\$\{(\w+)(?::(\?|-)([^}]*))?\}/g,
    (whole, name: string | undefined, sign?: string, otherwise = '') => {
      if (name === undefined) return '$';
      const value = values[name];
      if (value) return value;
      if (sign === '-') return otherwise;
      throw new Error(`${whole} has no value`);
    },
  );
