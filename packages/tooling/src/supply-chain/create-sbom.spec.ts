import { resolve } from 'node:path';
import { Version } from '@cyclonedx/cyclonedx-library/Spec';
import { JsonStrictValidator } from '@cyclonedx/cyclonedx-library/Validation';
import { beforeAll, describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { createSbom } from './create-sbom.mjs';
import { readLock } from './lock.mjs';
import { productionPackages } from './production-packages.mjs';

const ROOT = resolve(import.meta.dirname, '../../../..');
const APPLICATION = { name: 'mockingbird', version: '1.2.3' };
const bomSchema = z.object({
  metadata: z.object({ component: z.object({ name: z.string(), version: z.string() }) }),
  components: z.array(
    z.object({
      'bom-ref': z.string(),
      purl: z.string(),
      licenses: z.array(
        z.union([z.object({ license: z.object({ id: z.string() }) }), z.object({ expression: z.string() })]),
      ),
      hashes: z.array(z.object({ alg: z.literal('SHA-512'), content: z.string().length(128) })),
    }),
  ),
});

describe('the software bill of materials', () => {
  const lock = readLock(ROOT);
  const production = productionPackages(lock, ['services', 'shell']);
  let text: string;

  beforeAll(() => {
    text = createSbom(production, APPLICATION);
  });

  it('is CycloneDX 1.6, by its strict schema', async () => {
    const validator = new JsonStrictValidator(Version.v1dot6);
    expect(await validator.validate(text)).toBeNull();
    expect(await validator.validate(text.replace('"SHA-512"', '"SHA-0"'))).not.toBeNull();
  });

  it('names each package once, with licence and digest', () => {
    const { metadata, components } = bomSchema.parse(JSON.parse(text));
    expect(metadata.component).toMatchObject(APPLICATION);
    const wanted = new Set(production.map(({ name, entry }) => `${name}@${entry.version}`));
    expect(components.map((component) => component['bom-ref']).toSorted()).toEqual([...wanted].toSorted());
    const express = components.find(({ purl }) => purl.startsWith('pkg:npm/express@'));
    const { integrity = '' } = lock.packages['node_modules/express'] ?? {};
    expect(express?.hashes[0]?.content).toBe(Buffer.from(integrity.slice(7), 'base64').toString('hex'));
    expect(components.find(({ purl }) => purl.startsWith('pkg:npm/%40nestjs/core@'))).toBeDefined();
  });

  it('has no tool of development', () => {
    for (const name of ['webpack', 'typescript', 'jest', 'lerna', 'lmdb'])
      expect(text).not.toContain(`pkg:npm/${name}@`);
  });

  it('is the same text for the same lock file', () => {
    expect(createSbom(production, APPLICATION)).toBe(text);
  });
});
