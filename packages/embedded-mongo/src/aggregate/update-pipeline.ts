import { isDoc, type Doc } from '../bson/types.js';
import { fail } from '../errors.js';
import type { Variables } from '../expression/variables.js';
import { shapeOf } from './shape.js';

/** Reads an update that is a pipeline. @throws MongoError for stages that an update may not have */
export function compilePipelineUpdate(stages: readonly unknown[], variables: Variables): (doc: Doc) => Doc {
  const shapes = stages.map((stage) => {
    const [entry, ...others] = isDoc(stage) ? Object.entries(stage) : [];
    if (!entry || others.length > 0)
      throw fail('FailedToParse', 'A pipeline stage specification object must contain exactly one field.');
    const shape = shapeOf(entry[0], entry[1], variables);
    if (!shape) throw fail('InvalidOptions', `${entry[0]} is not allowed to be used within an update`);
    return shape;
  });
  return (doc) => shapes.reduce((result, shape) => shape(result), doc);
}
