import type { Fault, UploadResult } from '@mockingbird/contracts';
import type { Written } from '../exam/catalogue/catalogue.service.js';
import { conflict } from '../http/response/problem.js';

interface Done
  extends
    Pick<UploadResult, 'type' | 'dryRun' | 'counts' | 'warnings'>,
    Partial<Pick<UploadResult, 'changes' | 'questionChanges'>> {
  /** What it is about, for the message. */
  what: string;
  written: Written;
  revision?: string;
  preview: UploadResult['preview'];
}

/** Most warnings that stand in the message too; all are in `warnings`. */
const TOLD_WARNINGS = 5;

function messageOf({ what, written, dryRun, warnings }: Done): string {
  const stored = dryRun ? `${what} would be stored.` : `${what} stored.`;
  const done = written.outcome === 'unchanged' ? `${what} unchanged: the content is the same.` : stored;
  const hints = warnings
    .slice(0, TOLD_WARNINGS)
    .map(({ path, message }) => ` ${path === '' ? '' : `${path}: `}${message}.`);
  const rest = warnings.length - hints.length;
  return `${done}${hints.join('')}${rest > 0 ? ` And ${rest} more warnings.` : ''}`;
}

/** @returns what the admin reads of an upload; what students would see only of a dry run */
export function resultOf(done: Done): UploadResult {
  const { type, written, dryRun, counts, warnings, revision, preview, changes, questionChanges } = done;
  return {
    message: messageOf(done),
    outcome: written.outcome === 'stored' ? 'stored' : 'unchanged',
    dryRun,
    type,
    counts,
    warnings,
    ...(written.id !== undefined && { id: written.id }),
    ...(revision !== undefined && { revision }),
    ...(changes !== undefined && { changes }),
    ...(questionChanges !== undefined && { questionChanges }),
    ...(dryRun && preview !== undefined && { preview }),
  };
}

/**
 * @param taken fault when another id is in the place of this one
 * @throws ProblemError MB-1007 when nothing could be stored
 */
export function storedOrThrow({ outcome }: Written, id: string, taken?: Fault): void {
  if (outcome === 'taken' && taken !== undefined) {
    throw conflict(`${id} cannot be stored: ${taken.message}.`, [taken]);
  }
  if (outcome === 'taken' || outcome === 'overtaken') {
    throw conflict(`Somebody else changed ${id} at this moment. Look at it and try again.`);
  }
}
