/**
 * The part of react-router-dom that remotes use. The shell shares this facade under the library's name. Sharing the
 * library itself would prevent tree shaking.
 */
export { useLocation, useParams, useSearchParams } from 'react-router';
