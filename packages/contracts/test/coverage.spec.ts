import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';

const ROOT = join(import.meta.dirname, '../../..');
const readPage = (name: string): string => readFileSync(join(ROOT, 'docs', name), 'utf8');

/** Sections of the specification. */
const SECTIONS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

interface Row {
  section: string;
  sentence: string;
  /** `file` › name of a test, or the reason why it is open. */
  proofs: string[];
}

/** @returns the rows of every section's tables */
const rowsOf = (page: string): Row[] =>
  page
    .split(/^## /m)
    .slice(1)
    .flatMap((part) => {
      const section = /^(\d)\./.exec(part)?.[1] ?? '';
      return part
        .split('\n')
        .filter((line) => line.startsWith('| ') && !/^\| (sentence|line|-)/.test(line))
        .map((line) => line.slice(1, line.lastIndexOf('|')).split(' | '))
        .map(([sentence = '', proof = '']) => ({
          section,
          sentence: sentence.trim(),
          proofs: proof
            .split('<br>')
            .map((each) => each.trim())
            .filter((each) => each !== ''),
        }));
    });

const rows = rowsOf(readPage('coverage.md'));
const hallRows = rowsOf(readPage('test-hall.md'));

const isOpen = (proof: string) => /^open: \S/.test(proof);

interface Tests {
  /** Names of the tests, without those of their groups. */
  names: Set<string>;
  /** Whether a test is skipped, or runs alone. */
  incomplete: boolean;
}

/** `it.each(...)` becomes `['it', 'each']`: the callee without arguments. */
function wordsOf(callee: ts.Node): string[] {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) return [...wordsOf(callee.expression), callee.name.text];
  if (ts.isCallExpression(callee)) return wordsOf(callee.expression);
  // Other names are not from jest.
  return ts.isTaggedTemplateExpression(callee) ? wordsOf(callee.tag) : [''];
}

const declaresTest = (call: ts.CallExpression) =>
  /^(it|test)( each)?$/.test(wordsOf(call.expression).join(' '));

/** Whether jest would skip tests here: `it.skip`, `describe.only`, `xit`. */
const isLeftOut = (node: ts.Node) =>
  (ts.isPropertyAccessExpression(node) &&
    /^(it|test|describe) (.* )?(skip|only|todo|failing)$/.test(wordsOf(node).join(' '))) ||
  (ts.isCallExpression(node) && /^[xf](it|test|describe)\b/.test(wordsOf(node.expression).join(' ')));

/** The name that jest prints, without the values of `each`. */
function nameOf(call: ts.CallExpression): string | undefined {
  const [first] = call.arguments;
  if (first === undefined) return undefined;
  if (ts.isStringLiteralLike(first)) return first.text;
  return ts.isTemplateExpression(first) ? first.getText().slice(1, -1) : undefined;
}

/** The tests that a source file declares: `it(...)`, `test(...)` and the results of `each`. */
function testsOf(file: string, text: string): Tests {
  const tests: Tests = { names: new Set(), incomplete: false };
  const visit = (node: ts.Node) => {
    if (isLeftOut(node)) tests.incomplete = true;
    const name = ts.isCallExpression(node) && declaresTest(node) ? nameOf(node) : undefined;
    if (name !== undefined) tests.names.add(name);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return tests;
}

const parsed = new Map<string, Tests | undefined>();
/** @returns the tests of a file; undefined when there is none */
function testsIn(file: string): Tests | undefined {
  if (!parsed.has(file)) {
    const path = join(ROOT, file);
    parsed.set(file, existsSync(path) ? testsOf(file, readFileSync(path, 'utf8')) : undefined);
  }
  return parsed.get(file);
}

/** Where jest looks for tests (`packages/tooling/src/jest`). */
const IS_RUN =
  /^(packages\/[a-z-]+|mfe-[a-z-]+|shell|services|content|e2e|bench|fault-lab)\/(src|test|failures)\/.*\.spec\.tsx?$/;

/** @returns the issue of an evidence entry; undefined when its test exists and runs */
function fault(proof: string): string | undefined {
  const [, file = '', name = ''] = /^`([^`]+)` › (.+)$/.exec(proof) ?? [];
  if (file === '') return `no test is named: ${proof}`;
  if (!IS_RUN.test(file)) return `${file} is not among the tests that run`;
  const tests = testsIn(file);
  if (tests === undefined) return `${file} does not exist`;
  if (!tests.names.has(name)) return `${file} has no test "${name}"`;
  if (tests.incomplete) return `${file} leaves tests out`;
  return undefined;
}

describe('the coverage of the specification', () => {
  it('goes through every section, sentence by sentence', () => {
    for (const section of SECTIONS)
      expect(rows.filter((row) => row.section === section).length).toBeGreaterThan(4);
    expect(new Set(rows.map(({ section, sentence }) => `${section} ${sentence}`)).size).toBe(rows.length);
  });

  it('names for every sentence a test, or says why it is open', () => {
    expect(rows.filter(({ proofs }) => proofs.length === 0)).toEqual([]);
  });

  it('names tests that exist and run', () => {
    const faults = [...rows, ...hallRows]
      .flatMap(({ proofs }) => proofs)
      .filter((proof) => !isOpen(proof))
      .map(fault)
      .filter((found) => found !== undefined);
    expect(faults).toEqual([]);
  });
});

describe('the lines of the test hall', () => {
  it('have a test each', () => {
    expect(hallRows.length).toBeGreaterThan(40);
    expect(hallRows.filter(({ proofs }) => proofs.length === 0)).toEqual([]);
  });
});

describe('the names of a file’s tests', () => {
  const namesIn = (text: string) => [...testsOf('a.spec.ts', text).names];

  it.each([
    ["it('does', () => undefined);", ['does']],
    ['it("does", () => undefined);', ['does']],
    ['it(`does`, () => undefined);', ['does']],
    ["it('doesn\\'t', () => undefined);", ["doesn't"]],
    ["it(\n  'takes lines',\n  () => undefined,\n);", ['takes lines']],
    ["test('does', () => undefined);", ['does']],
    ["it.each([\n  ['a', 1],\n])('%s does', () => undefined);", ['%s does']],
    ["it.each`a | b\n${'x'} | ${1}`('$a does', () => undefined);", ['$a does']],
    ["describe('a group', () => it('does', () => undefined));", ['does']],
    ["const data = ['not a test'];", []],
    ["// it('is remarked', () => undefined);", []],
    ["/a/.test('not a test'); one.it('nor this');", []],
  ])('are of %j: %j', (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });

  it.each([
    ["it.skip('a', f);", true],
    ["describe.only('a', f);", true],
    ["it.skip.each([1])('%s', f);", true],
    ["xit('a', f);", true],
    ["(linux ? it : it.skip)('a', f);", true],
    ["page.only('a'); it('skip', f);", false],
  ])('of %j: tests left out: %j', (text, incomplete) => {
    expect(testsOf('a.spec.ts', text).incomplete).toBe(incomplete);
  });
});
