import { ApiError, notFound } from '@mockingbird/platform';

/** Turns the API's 404 into the page's own error: `.catch(rethrowAsNotFound('Article not found'))`. */
export const rethrowAsNotFound =
  (message: string) =>
  (error: unknown): never => {
    throw error instanceof ApiError && error.status === 404 ? notFound(message) : error;
  };
