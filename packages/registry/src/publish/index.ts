export { readPublication } from './read-publication.js';
export { createReleaseClient, readEnvelope, ReleaseError, type ReleaseClient } from './release-client.js';
