import type { Issue, UploadResult } from '@mockingbird/contracts';
import type { SaveResult } from '../exam/catalogue/catalogue.service.js';
import { conflict } from '../http/response/problem.js';
import { plural } from '../common/plural.js';

interface UploadReport
  extends
    Pick<UploadResult, 'type' | 'dryRun' | 'counts' | 'warnings'>,
    Partial<Pick<UploadResult, 'changes' | 'questionChanges' | 'statedQuestions'>> {
  /** Subject of the message. */
  what: string;
  result: SaveResult;
  revision?: string;
  preview: UploadResult['preview'];
}

/** Most warnings in the message; all are in `warnings`. */
const MESSAGE_WARNINGS = 5;

function formatMessage({ what, result, dryRun, warnings }: UploadReport): string {
  const stored = dryRun ? `${what} can be stored.` : `${what} stored.`;
  const summary = result.outcome === 'unchanged' ? `${what} unchanged: the content is the same.` : stored;
  // Warnings with a place are in the list only: a JSON pointer is no sentence.
  const hints = warnings
    .filter(({ path }) => path === '')
    .slice(0, MESSAGE_WARNINGS)
    .map(({ message }) => ` ${message}.`);
  const rest = warnings.length - hints.length;
  const listed = hints.length === 0 ? plural(rest, 'warning') : plural(rest, 'more warning');
  return `${summary}${hints.join('')}${rest > 0 ? ` ${listed}.` : ''}`;
}

/** @returns the response to an upload; the preview only for a dry run */
export function toUploadResult(report: UploadReport): UploadResult {
  const { type, result, dryRun, counts, warnings, revision, preview } = report;
  const { changes, questionChanges, statedQuestions } = report;
  return {
    message: formatMessage(report),
    outcome: result.outcome === 'stored' ? 'stored' : 'unchanged',
    dryRun,
    type,
    counts,
    warnings,
    ...(result.id !== undefined && { id: result.id }),
    ...(revision !== undefined && { revision }),
    ...(changes !== undefined && { changes }),
    ...(questionChanges !== undefined && { questionChanges }),
    ...(statedQuestions !== undefined && { statedQuestions }),
    ...(dryRun && preview !== undefined && { preview }),
  };
}

/**
 * @param idConflict issue for the case that another id has the same key
 * @throws ProblemError MB-1007 when nothing could be stored
 */
export function throwIfNotStored({ outcome }: SaveResult, id: string, idConflict?: Issue): void {
  if (outcome === 'idConflict' && idConflict !== undefined) {
    throw conflict(`${id} cannot be stored: ${idConflict.message}.`, [idConflict]);
  }
  if (outcome === 'idConflict' || outcome === 'stale') {
    throw conflict(`Somebody else changed ${id} at this moment. Look at it and try again.`);
  }
}
