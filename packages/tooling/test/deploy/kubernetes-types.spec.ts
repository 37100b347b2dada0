import { createRequire } from 'node:module';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { type KubernetesObject, nameOf, objects } from './kubernetes-files.js';

const TYPES = dirname(createRequire(import.meta.url).resolve('kubernetes-types/package.json'));
const PATIENCE_MS = 60_000;
const folder = mkdtempSync(join(tmpdir(), 'mockingbird-kubernetes-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** `networking.k8s.io/v1` is in `networking/v1`, and `v1` in `core/v1`. */
function moduleOf(apiVersion: string): string {
  const [group = '', version] = apiVersion.split('/');
  return version === undefined ? `core/${group}` : `${group.split('.')[0]}/${version}`;
}

/** What the compiler says of objects, each as a literal of the type that its `apiVersion` and `kind` name. */
function issuesOf(checked: readonly KubernetesObject[]): string[] {
  const files = checked.map((object, index) => {
    const file = join(folder, `object-${index}.ts`);
    const { apiVersion = '', kind = '' } = object;
    const type = `import('${join(TYPES, moduleOf(apiVersion))}').${kind}`;
    writeFileSync(file, `export const object: ${type} = ${JSON.stringify(object, null, 1)};\n`);
    return file;
  });
  const program = ts.createProgram(files, {
    noEmit: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    types: [],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
  });
  return files.flatMap((file, index) =>
    program.getSemanticDiagnostics(program.getSourceFile(file)).map(({ messageText }) => {
      const object = checked[index];
      return `${object?.kind} ${object && nameOf(object)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    }),
  );
}

const edge = JSON.stringify(
  objects.find(({ kind, metadata }) => kind === 'Deployment' && metadata?.name === 'edge'),
);
/** A manifest with a mistake, which therefore has no type. */
const withMistake = (from: string, to: string): KubernetesObject => {
  expect(edge).toContain(from);
  return JSON.parse(edge.replace(from, to));
};

describe('the manifests of Kubernetes', () => {
  it(
    'have the types of the Kubernetes API',
    () => {
      expect(objects.length).toBeGreaterThan(25);
      expect(issuesOf(objects)).toEqual([]);
      console.log(`${objects.length} objects of Kubernetes match their types`);
    },
    PATIENCE_MS,
  );

  it.each([
    ['an unknown field', 'readOnlyRootFilesystem', 'readOnlyRootFileSystem', 'readOnlyRootFileSystem'],
    ['a number where a text belongs', '"value":"2"', '"value":2', "not assignable to type 'string'"],
    ['a missing field', '"selector"', '"_selector"', '_selector'],
    ['a version that has no such kind', '"apps/v1"', '"batch/v1"', "no exported member 'Deployment'"],
    [
      'a list where one value belongs',
      '"runAsUser":1000',
      '"runAsUser":[1000]',
      "not assignable to type 'number'",
    ],
  ])(
    'would fail with %s',
    (_what, from, to, said) => {
      expect(issuesOf([withMistake(from, to)]).join('\n')).toContain(said);
    },
    PATIENCE_MS,
  );
});
