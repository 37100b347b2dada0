import { definePage } from '@mockingbird/platform';
import { BlogError } from '../../failure/blog-error.js';
import { loadPost, type PostData } from '../../post/load-post.js';
import { postHead } from '../../post/post-head.js';
import { PostScreen } from '../../post/post-screen.js';

export default definePage<PostData>({
  loader: loadPost,
  head: ({ data, site }) => postHead(data, site),
  fragments: ({ data: { quiz } }) => (quiz ? [quiz] : []),
  Component: PostScreen,
  ErrorScreen: BlogError,
});
