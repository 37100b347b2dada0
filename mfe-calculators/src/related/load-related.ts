import type { LoaderArgs } from '@mockingbird/platform';
import { chooseExams } from './choose-exams.js';
import { chooseTexts } from './choose-texts.js';
import type { Related, RelatedQuery } from './related.js';

/** A calculator works without the lists, so a failed one is left out. */
const orNothing = <Item>(request: Promise<Item[]>): Promise<Item[] | undefined> =>
  request.catch(() => undefined);

type Request = Pick<LoaderArgs, 'api' | 'signal'>;

/** Loads tests and texts for a page. Only the selected ones become loader data. */
export async function loadRelated(query: RelatedQuery, { api, signal }: Request): Promise<Related> {
  const articles = api.articles();
  const [exams, posts, sections] = await Promise.all([
    orNothing(api.allExams({ signal })),
    orNothing(articles.then((calls) => calls.posts({ signal }))),
    orNothing(articles.then((calls) => calls.sections({ signal }))),
  ]);
  return {
    exams: chooseExams(exams ?? [], query.exams),
    texts: chooseTexts(posts ?? [], sections ?? [], query.words),
    incomplete: [exams, posts, sections].includes(undefined),
  };
}
