/**
 * What answers are checked with. They come on demand: the schemas and their library weigh ten kilobytes, and the first
 * screen of a page asks nothing.
 */
export {
  examListResponse,
  examResponse,
  messageResponse,
  mockTestListResponse,
  problemSchema,
  questionsResponse,
} from '@mockingbird/contracts';
