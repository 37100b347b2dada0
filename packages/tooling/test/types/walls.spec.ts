import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import ts from 'typescript';

const ROOT = resolve(import.meta.dirname, '../../../..');
const folder = mkdtempSync(join(tmpdir(), 'mockingbird-walls-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the compiler says of one line of code under the options of a project. */
function issuesOf(project: string, line: string, name = 'example.ts'): string[] {
  const { config } = ts.readConfigFile(join(ROOT, project), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, ROOT);
  const file = join(folder, name);
  writeFileSync(file, `export const example = ${line};\n`);
  const program = ts.createProgram([file], { ...options, typeRoots: [join(ROOT, 'node_modules/@types')] });
  return program
    .getSemanticDiagnostics(program.getSourceFile(file))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

describe('a project sees the types of the place where it runs', () => {
  it.each([
    ['tsconfig.pure.json', 'document.title', 'document'],
    ['tsconfig.pure.json', 'process.env', 'process'],
    ['tsconfig.browser.json', 'process.env', 'process'],
    ['tsconfig.server.json', 'window.name', 'window'],
  ])('%s refuses %s', (project, line, name) => {
    expect(issuesOf(project, line)).toEqual([expect.stringContaining(`Cannot find name '${name}'`)]);
  });

  it.each([
    ['tsconfig.browser.json', 'document.title'],
    ['tsconfig.server.json', 'process.env'],
    ['tsconfig.pure.json', 'Math.max(1, 2)'],
  ])('%s accepts %s', (project, line) => {
    expect(issuesOf(project, line)).toEqual([]);
  });
});

describe('the project of scripts and tooling', () => {
  it('refuses a parameter without a type', () => {
    expect(issuesOf('tsconfig.scripts.json', '(count) => count', 'example.mjs')).toEqual([
      expect.stringContaining("Parameter 'count' implicitly has an 'any' type"),
    ]);
  });

  it('accepts a parameter with a type in a comment', () => {
    const line = '(/** @type {number} */ count) => count + 1';
    expect(issuesOf('tsconfig.scripts.json', line, 'example.mjs')).toEqual([]);
  });
});
