// Draws 30 files and 30 functions at random, for a reader who does not know the code: `npm run review:names [-- --seed 42]`.
// The reader says what each is for, from its name and first lines alone. Answers and score belong into docs/reviews/.
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import ts from 'typescript';
import { sourceFiles } from '../../../packages/tooling/src/files/source-files.mjs';
import { ROOT } from '../root.mjs';

const SAMPLE = 30;
const FIRST_LINES = 4;

const { values } = parseArgs({ options: { seed: { type: 'string' } } });
const seed = values.seed === undefined ? randomInt(1, 1_000_000) : Number(values.seed);

/**
 * A small generator that gives the same numbers for the same seed (mulberry32).
 * @param {number} start
 */
function numbersOf(start) {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const random = numbersOf(seed);
/** @template T @param {T[]} list */
function sample(list) {
  const rest = [...list];
  return Array.from({ length: Math.min(SAMPLE, rest.length) }).flatMap(() =>
    rest.splice(Math.floor(random() * rest.length), 1),
  );
}

/** @param {string} file */
const read = (file) => readFileSync(join(ROOT, file), 'utf8');
/** @param {string} text */
const firstLines = (text) => text.split('\n').slice(0, FIRST_LINES).join('\n');
/** @param {ts.Node} node */
const isFunction = (node) => ts.isArrowFunction(node) || ts.isFunctionExpression(node);

/**
 * Functions with a name at the top of a file, with their comment.
 * @param {string} file
 */
function functionsIn(file) {
  const text = read(file);
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  return tree.statements.flatMap((statement) => {
    const named =
      ts.isFunctionDeclaration(statement) ||
      (ts.isVariableStatement(statement) &&
        statement.declarationList.declarations.some(
          ({ initializer }) => initializer && isFunction(initializer),
        ));
    if (!named) return [];
    const comment = ts.getLeadingCommentRanges(text, statement.getFullStart())?.at(-1);
    const begin = comment?.pos ?? statement.getStart();
    const head = text.slice(statement.getStart(), statement.getEnd()).split('\n').slice(0, 2).join('\n');
    return [{ file, text: `${comment ? `${text.slice(begin, comment.end)}\n` : ''}${head}` }];
  });
}

const files = sourceFiles(ROOT, new Set(['.ts', '.tsx', '.mjs'])).filter(
  (file) => /(?:^|\/)src\/|^scripts\//.test(file) && !/\.spec\.|\.d\.m?ts$|^content\//.test(file),
);

console.log(`# Names, seed ${seed}\n\n## Files\n`);
sample(files).forEach((file, index) => {
  console.log(
    `${index + 1}. \`${file}\`\n\n\`\`\`ts\n${firstLines(read(file).replace(/^(?:import[^;]*;\n)+\n?/, ''))}\n\`\`\`\n`,
  );
});
console.log('## Functions\n');
sample(files.flatMap(functionsIn)).forEach(({ file, text }, index) => {
  console.log(`${index + 1}. \`${file}\`\n\n\`\`\`ts\n${text}\n\`\`\`\n`);
});
