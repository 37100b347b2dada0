import type { LoaderArgs } from '@mockingbird/platform';
import { chooseExams } from './choose-exams.js';
import { chooseTexts } from './choose-texts.js';
import type { Related, Wanted } from './related.js';

/** A calculator works without the lists: one that fails is left out in silence. */
const orNothing = <Item>(request: Promise<Item[]>): Promise<Item[] | undefined> =>
  request.catch(() => undefined);

type Request = Pick<LoaderArgs, 'api' | 'signal'>;

/** Asks the services for tests and texts that go with a page; only what is shown becomes the page's data. */
export async function loadRelated(wanted: Wanted, { api, signal }: Request): Promise<Related> {
  const articles = api.articles();
  const [exams, posts, sections] = await Promise.all([
    orNothing(api.allExams({ signal })),
    orNothing(articles.then((calls) => calls.posts({ signal }))),
    orNothing(articles.then((calls) => calls.sections({ signal }))),
  ]);
  return {
    exams: chooseExams(exams ?? [], wanted.exams),
    texts: chooseTexts(posts ?? [], sections ?? [], wanted.words),
    incomplete: [exams, posts, sections].includes(undefined),
  };
}
