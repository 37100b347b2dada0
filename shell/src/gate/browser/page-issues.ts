import type { StackFrame } from '@mockingbird/contracts';
import { remoteBase } from '@mockingbird/registry';
import type { ConsoleMessage, Page } from 'playwright-core';
import { GATE_ISSUES, GATE_MESSAGE_LENGTH, GATE_STACK_LENGTH, GATE_TEXT_LENGTH } from '../limits.js';

/** What a check of a page in the browser is about, as a message names it. */
export type BrowserCheck =
  'global name' | 'load' | 'hydration' | 'exception' | 'console' | 'CSP' | 'fragments';

export interface PageIssue {
  check: BrowserCheck;
  message: string;
  /** Calls in files of the version, the innermost first. */
  stack: StackFrame[];
}

interface Version {
  name: string;
  version: string;
  globalName: string;
}

/** An address begins after a space or bracket. Searched at every letter, a message of 8,000 letters took seconds. */
const FRAME = /(?:^|[\s(])([a-z]+:\/\/[^\s()]+):(\d+):(\d+)\)?$/;
const FILE = /^\w[\w./-]{0,199}$/;

/** @param text the stack of an error, perhaps after its message */
function framesOf(text: string, of: Version): StackFrame[] {
  const base = remoteBase(of);
  const frames = text.split('\n').flatMap((line) => {
    const [, address, row, column] = FRAME.exec(line.trim()) ?? [];
    if (address === undefined || !URL.canParse(address)) return [];
    const { pathname } = new URL(address);
    const file = pathname.slice(base.length);
    if (!pathname.startsWith(base) || !FILE.test(file) || file.includes('..')) return [];
    return [{ file, line: Number(row), column: Number(column) }];
  });
  return frames.filter(({ line, column }) => line > 0 && column > 0).slice(0, GATE_STACK_LENGTH);
}

/** The text before the stack of an error, in one line. */
const withoutStack = (text: string) =>
  (text.split(/\n\s+at /)[0] ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, GATE_MESSAGE_LENGTH);

/** The texts with which shell and browser begin a message, and the checks that they belong to. */
const CHECKS: readonly (readonly [RegExp, BrowserCheck])[] = [
  [/^MB-3001\b/, 'load'],
  [/^MB-3003 hydration\b/, 'hydration'],
  [/^MB-300[23]\b/, 'exception'],
  [/^MB-3004\b/, 'load'],
  [/^MB-3008\b/, 'fragments'],
  [/Content Security Policy/, 'CSP'],
];

/** The browser's own message about a file. Other hosts are blocked, and calls may rightly have no answer. */
const FAILED_LOAD = /^Failed to load resource/;

/** From causes to consequences. */
const ORDER: readonly BrowserCheck[] = [
  ...(['global name', 'load', 'exception', 'hydration', 'fragments', 'CSP', 'console'] as const),
];

const placeOf = ({ file, line, column }: StackFrame) => `${file}:${line}:${column}`;

/** Collects what goes wrong in a page. */
export class PageIssues {
  private readonly issues: PageIssue[] = [];
  private readonly known = new Set<string>();

  constructor(
    private readonly version: Version,
    private readonly base = remoteBase(version),
  ) {}

  watch(page: Page): void {
    page.on('console', (message) => this.addMessage(message));
    page.on('pageerror', (error) => {
      const text = (error.stack ?? String(error)).slice(0, GATE_TEXT_LENGTH);
      const message = `uncaught ${error.name}: ${error.message}`;
      this.add({
        check: 'exception',
        message: withoutStack(message.slice(0, GATE_TEXT_LENGTH)),
        stack: framesOf(text, this.version),
      });
    });
  }

  add(issue: PageIssue): void {
    const key = `${issue.check} ${issue.message}`;
    // A page that logs without end must not fill the gate's memory.
    if (this.known.size >= GATE_ISSUES || this.known.has(key)) return;
    this.known.add(key);
    this.issues.push(issue);
  }

  /**
   * Lists the issues, the cause before its consequences. An entry without its global name explains why the remote did not
   * load. React and the router log an exception that the shell logs too.
   */
  list(): PageIssue[] {
    const hasNoEntry = this.issues.some(({ check }) => check === 'global name');
    const thrown = new Set(
      this.issues.flatMap(({ check, stack: [first] }) =>
        check === 'exception' && first ? [placeOf(first)] : [],
      ),
    );
    const isRepeated = ({ check, stack: [first] }: PageIssue) =>
      (check === 'load' && hasNoEntry) || (check === 'console' && first && thrown.has(placeOf(first)));
    return this.issues
      .filter((issue) => !isRepeated(issue))
      .sort((a, b) => ORDER.indexOf(a.check) - ORDER.indexOf(b.check));
  }

  /**
   * Gives the messages about the content security policy their places. The browser's console names only the line, which is
   * the same for all code of a minified file.
   * @param places `address:line:column`, in the order of the messages
   */
  placeBlocked(places: readonly string[]): void {
    const frames = places.map((place) => framesOf(place, this.version)).filter(({ length }) => length > 0);
    for (const issue of this.issues) if (issue.check === 'CSP') issue.stack = frames.shift() ?? issue.stack;
  }

  private addMessage(message: ConsoleMessage): void {
    if (this.known.size >= GATE_ISSUES) return;
    const text = message.text().slice(0, GATE_TEXT_LENGTH);
    const check = CHECKS.find(([pattern]) => pattern.test(text))?.[1];
    const isError = message.type() === 'error' || message.type() === 'assert';
    const { url, lineNumber, columnNumber } = message.location();
    if (FAILED_LOAD.test(text) && !(URL.canParse(url) && new URL(url).pathname.startsWith(this.base))) return;
    if (!isError && (check === undefined || message.type() !== 'warning')) return;
    const stack = framesOf(text, this.version);
    // Playwright counts both from 0.
    const place = framesOf(`${url}:${lineNumber + 1}:${columnNumber + 1}`, this.version);
    this.add({
      check: check ?? 'console',
      message: withoutStack(text),
      stack: stack.length > 0 ? stack : place,
    });
  }
}

/** Two messages are the same when only versions, hashes and numbers of built files differ. */
export const issueKey = ({ check, message }: PageIssue, { version, globalName }: Version): string =>
  `${check} ${message.replaceAll(globalName, '<name>').replaceAll(version, '<version>')}`.replaceAll(
    /[0-9a-f]{8,}/g,
    '<hash>',
  );
