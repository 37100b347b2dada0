import type { LoaderArgs } from '@mockingbird/platform';
import { orWithout } from '../failure/load-optional.js';
import { loadOverview, type OfferedExam } from '../overview/load-overview.js';
import { techniquePosts, type TechniquePost } from './technique-posts.js';

export interface TipsView {
  exams: OfferedExam[];
  posts: TechniquePost[];
  /** The posts could not be had. */
  incomplete: boolean;
}

/** Every exam's tips, and the blog's posts on technique, which the page can live without. */
export async function loadTips(args: LoaderArgs): Promise<TipsView> {
  const { api, signal } = args;
  const [exams, posts] = await Promise.all([
    loadOverview('tips', args),
    orWithout(
      api.articles().then((calls) => calls.posts({ signal })),
      args,
    ),
  ]);
  return { exams, posts: techniquePosts(posts ?? []), incomplete: posts === undefined };
}
