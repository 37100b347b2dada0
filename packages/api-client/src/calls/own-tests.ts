import type { OwnTestOffer, OwnTestResponse } from '@mockingbird/contracts';
import { get, type Options } from '../request.js';
import type { Transport } from '../transport.js';

/** Tests that students put together from the questions of exams. */
export interface OwnTestCalls {
  /** What some exams offer. @param exams ids or keys */
  offer(exams: readonly string[], options?: Options): Promise<OwnTestOffer>;
  /** The questions of an own test. @param query of its address: `exam`, `topic`, `level`, `count`, `minutes`, `seed` and `part` */
  questions(query: URLSearchParams, options?: Options): Promise<OwnTestResponse>;
}

export const ownTestCalls = ({ request }: Transport): OwnTestCalls => ({
  offer: async (exams, options) => {
    const query = new URLSearchParams([...exams].sort().map((exam) => ['exam', exam]));
    const path = `/api/own-tests/offer?${query}`;
    return (await request({ ...get(path, options), isTyped: true, schema: (s) => s.ownTestOfferResponse }))
      .data;
  },
  questions: (query, options) =>
    request({
      ...get(`/api/own-tests/questions?${query}`, options),
      isTyped: true,
      schema: (s) => s.ownTestResponse,
    }),
});
