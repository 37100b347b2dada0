import { relative, resolve, sep } from 'node:path';

/**
 * The parts of webpack's error that are read.
 * @typedef {{ message: string, moduleName?: string, loc?: string }} BuildError
 */

// eslint-disable-next-line no-control-regex -- the escape character is what is looked for
const COLOURS = /\u001B\[[\d;]*m/g;
/** Text that webpack and compilers add around the compiler's own message. */
const AROUND = [
  /^Module build failed \(from [^)]*\):\s*(?:Error:\s)?/,
  // A native compiler describes its own calls, where RUST_BACKTRACE is set.
  /\n\s*stack backtrace:[\s\S]*$/i,
  /\s*Caused by:\s*Syntax Error\s*$/,
  // The calls of a loader or a plugin.
  /\n\s+at [^\n]*(?:node_modules|node:)[^\n]*/g,
  /\n\s*note: run with `RUST_BACKTRACE[^\n]*/g,
];
/** Where swc says the error is. */
const SWC_PLACE = /\[([^[\]\n]+):(\d+):\d+\]/;
/** Where css-loader says the error is. */
const CSS_PLACE = /^\((\d+):\d+\) (\S+) /m;
/** Webpack runs a stylesheet as code, so its error comes twice. */
const SECOND_HAND = 'Execution of module code from module graph';

/**
 * Prevents backtraces that native compilers print when they crash. Call it before a compiler is loaded.
 * @param {NodeJS.ProcessEnv} environment
 */
export function withoutBacktraces(environment) {
  environment.RUST_BACKTRACE = '0';
  environment.RUST_LIB_BACKTRACE = '0';
}

/**
 * The message of a compiler alone: without colours, the names of loaders and the compiler's own calls.
 * @param {string} text
 */
export const plainMessage = (text) =>
  AROUND.reduce((message, noise) => message.replace(noise, ''), text.replaceAll(COLOURS, '')).trimEnd();

/** @param {string} path @param {string} directory */
const shortPath = (path, directory) => relative(directory, resolve(directory, path)).split(sep).join('/');

/** A module's name begins with its path. Loaders before it, and a generated module after it, are left out. */
const pathOf = (moduleName = '') =>
  moduleName.split(' ', 1)[0]?.split('!').at(-1)?.replace(/\?.*$/, '') ?? '';

/** @param {BuildError} error @param {string} message @returns {{ path: string, line: string | undefined }} */
function findPlace({ moduleName, loc }, message) {
  const [, swcPath, swcLine] = SWC_PLACE.exec(message) ?? [];
  if (swcPath) return { path: swcPath, line: swcLine };
  const [, cssLine, cssPath] = CSS_PLACE.exec(message) ?? [];
  if (cssPath) return { path: cssPath, line: cssLine };
  return { path: pathOf(moduleName), line: /^(\d+)/.exec(loc ?? '')?.[1] };
}

/**
 * Describes a build's errors for people: file and line, then the message.
 * @param {readonly BuildError[]} errors
 * @param {string} directory paths are relative to it
 * @returns {string[]}
 */
export function describeBuildErrors(errors, directory) {
  const first = errors.filter(({ message }) => !message.includes(SECOND_HAND));
  return (first.length > 0 ? first : errors).map((error) => {
    const message = plainMessage(error.message);
    const { path, line } = findPlace(error, message);
    if (path === '') return message;
    const place = line === undefined ? shortPath(path, directory) : `${shortPath(path, directory)}:${line}`;
    return `${place}\n${message}`;
  });
}
