import { spawn } from 'node:child_process';

/**
 * Runs a command until it exits.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions & { inherit?: boolean }} options
 * @returns {Promise<{ code: number, output: string }>} exit code and output
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const { inherit, ...rest } = options;
    const child = spawn(command, args, { stdio: inherit ? 'inherit' : ['ignore', 'pipe', 'pipe'], ...rest });
    /** @type {Buffer[]} */
    const parts = [];
    child.stdout?.on('data', (part) => parts.push(part));
    child.stderr?.on('data', (part) => parts.push(part));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(parts).toString() }));
  });
}
