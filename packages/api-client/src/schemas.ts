/** The response schemas. They load lazily: schemas and zod weigh ten kilobytes, and a first view makes no request. */
export {
  examListResponse,
  examResponse,
  messageResponse,
  mockTestListResponse,
  ownTestOfferResponse,
  ownTestResponse,
  problemSchema,
  questionsResponse,
} from '@mockingbird/contracts';
