import type {
  PageView,
  Promotion,
  QuestionRead,
  QuestionWrite,
  CountedView,
} from '../../src/history/events.js';

/** Builders of history events for tests. Times are in milliseconds. */

type Draft<Event> = Partial<Event> & { start: number };

const ok = { outcome: 'ok', status: 200 } as const;

export const read = (marker: number, draft: Draft<QuestionRead>): QuestionRead => ({
  ...ok,
  kind: 'read',
  target: 'services-1',
  testId: 'lab-1',
  markers: [marker],
  count: 20,
  end: draft.start + 5,
  ...draft,
});

export const write = (marker: number, basedOn: number, draft: Draft<QuestionWrite>): QuestionWrite => ({
  ...ok,
  kind: 'write',
  target: 'services-1',
  testId: 'lab-1',
  marker,
  basedOn,
  end: draft.start + 20,
  ...draft,
});

export const view = (draft: Draft<CountedView>): CountedView => ({
  ...ok,
  kind: 'count',
  target: 'edge-1',
  path: '/lab/a',
  end: draft.start + 5,
  ...draft,
});

export const promotion = (composition: number | undefined, draft: Draft<Promotion>): Promotion => ({
  ...ok,
  kind: 'promotion',
  target: 'services-1',
  version: '90.0.1',
  composition,
  end: draft.start + 20,
  ...draft,
});

export const page = (composition: number, draft: Draft<PageView>): PageView => ({
  ...ok,
  kind: 'page',
  target: 'edge-1',
  epoch: 1,
  composition,
  version: '90.0.1',
  editions: ['90.0.1'],
  assets: ['90.0.1', '90.0.1'],
  fileIssues: [],
  end: draft.start + 5,
  ...draft,
});
