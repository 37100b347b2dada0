import type { LoaderArgs } from '@mockingbird/platform';
import { loadOptional } from '@mockingbird/remote-kit';
import { loadOverview, type OverviewExam } from '../overview/load-overview.js';
import { selectTechniquePosts, type TechniquePost } from './technique-posts.js';

export interface TipsView {
  exams: OverviewExam[];
  posts: TechniquePost[];
  /** The posts could not be loaded. */
  incomplete: boolean;
}

/** Loads every exam's tips and, optionally, the blog's posts on technique. */
export async function loadTips(args: LoaderArgs): Promise<TipsView> {
  const { api, signal } = args;
  const [exams, posts] = await Promise.all([
    loadOverview('tips', args),
    loadOptional(
      api.articles().then((calls) => calls.posts({ signal })),
      signal,
    ),
  ]);
  return { exams, posts: selectTechniquePosts(posts ?? []), incomplete: posts === undefined };
}
