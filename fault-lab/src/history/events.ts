import type { PartName } from '../schedule/fault.js';

/**
 * `failed`: the server refused it, and nothing happened. `unknown`: there was no response, or an error after which the
 * operation may still have happened.
 */
export type Outcome = 'ok' | 'failed' | 'unknown';

interface Operation {
  /** Where it was sent: a process of the services, or an edge. */
  target: PartName;
  /** Milliseconds since the start of the history. */
  start: number;
  end: number;
  outcome: Outcome;
  /** HTTP status; 0 without a response. */
  status: number;
}

/** A read of the questions of a test. */
export interface QuestionRead extends Operation {
  kind: 'read';
  testId: string;
  /** The different markers of its questions. A whole set has one. */
  markers: readonly number[];
  count: number;
}

/** An upload of questions that all have one marker. Markers rise and are unique. */
export interface QuestionWrite extends Operation {
  kind: 'write';
  testId: string;
  marker: number;
  /** Marker of the questions on which the upload is based. */
  basedOn: number;
}

/** One view of a page, which the database counts. */
export interface CountedView extends Operation {
  kind: 'count';
  path: string;
}

/** A version of the tested remote becomes live. */
export interface Promotion extends Operation {
  kind: 'promotion';
  version: string;
  /** Number of the new composition, when it was acknowledged. */
  composition?: number;
}

/** A page of the tested remote from an edge. */
export interface PageView extends Operation {
  kind: 'page';
  /** How often the edge had been started. */
  epoch: number;
  composition?: number;
  /** Version of the remote in the page state. */
  version?: string;
  /** Versions in the rendered HTML. Empty when the browser has to render it. */
  editions: readonly string[];
  /** Versions in addresses of the remote's files. */
  assets: readonly string[];
  /** Files that the page names and the edge does not serve as stated. */
  fileIssues: readonly string[];
}

export type HistoryEvent = QuestionRead | QuestionWrite | CountedView | Promotion | PageView;

/** What the checks found, by what it means. */
export interface Issue {
  kind: 'lost' | 'torn' | 'stale' | 'mixed page' | 'error' | 'recovery';
  message: string;
}

/** A contradiction between a history and the product's promises. */
export const issue = (kind: Issue['kind'], message: string): Issue => ({ kind, message });
