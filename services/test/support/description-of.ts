import type { RunningApp } from '../../src/app/create-app.js';
import { RouteTable } from '../../src/http/route-table.js';
import { createOpenApiDocument } from '../../src/openapi/document.js';
import { documentSchema, type Document } from './openapi-agreement.js';

/** @returns the OpenAPI document of a running application */
export function descriptionOf(app: RunningApp): Document {
  return documentSchema.parse(createOpenApiDocument(app.nest.get(RouteTable).all(), '1.0.0'));
}
