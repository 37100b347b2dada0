/**
 * What remotes use of react-router-dom. The shell shares this facade under that name: sharing the whole library would
 * keep all of it in the bundle.
 */
export { useLocation, useParams, useSearchParams } from 'react-router';
