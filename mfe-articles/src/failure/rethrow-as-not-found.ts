import { ApiError, notFound } from '@mockingbird/platform';

/** Says in the page's own words what the services do not have: `.catch(orNotFound('Article not found'))`. */
export const orNotFound =
  (message: string) =>
  (error: unknown): never => {
    throw error instanceof ApiError && error.status === 404 ? notFound(message) : error;
  };
