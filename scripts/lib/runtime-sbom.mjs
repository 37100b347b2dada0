import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createSbom } from '../../packages/tooling/src/supply-chain/create-sbom.mjs';
import { readLock } from '../../packages/tooling/src/supply-chain/lock.mjs';
import { productionPackages } from '../../packages/tooling/src/supply-chain/production-packages.mjs';
import { ROOT } from './root.mjs';
import { workspaces } from './workspaces.mjs';

/** The workspaces that run; their dependencies run with them. */
export const PARTS = ['@mockingbird/services', '@mockingbird/shell'];

/** The third-party packages of services, edge and gate as a software bill of materials, in CycloneDX. @returns JSON */
export function createRuntimeSbom() {
  const folders = workspaces()
    .filter(({ name }) => PARTS.includes(name))
    .map(({ directory }) => relative(ROOT, directory));
  const { name, version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return createSbom(productionPackages(readLock(ROOT), folders), { name, version });
}
