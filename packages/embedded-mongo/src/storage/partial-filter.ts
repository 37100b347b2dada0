import { isDoc, type Doc } from '../bson/types.js';
import { fail } from '../errors.js';

const ALLOWED = new Set(['$eq', '$exists', '$gt', '$gte', '$lt', '$lte', '$type', '$in']);

/** @throws MongoError 67 when a partial index's filter has an operator that MongoDB does not take there */
export function checkPartialFilter(filter: Doc): void {
  for (const [name, value] of Object.entries(filter)) {
    if ((name === '$and' || name === '$or') && Array.isArray(value)) {
      value.filter(isDoc).forEach(checkPartialFilter);
    } else if (name.startsWith('$')) {
      throw fail('CannotCreateIndex', `unsupported expression in partial index: ${name}`);
    } else if (isDoc(value)) {
      const refused = Object.keys(value).find(
        (operator) => operator.startsWith('$') && !ALLOWED.has(operator),
      );
      if (refused ?? value['$exists'] === false) {
        throw fail(
          'CannotCreateIndex',
          `unsupported expression in partial index: ${refused ?? '$exists: false'}`,
        );
      }
    }
  }
}
