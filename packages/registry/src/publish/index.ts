export { readPublication } from './read-publication.js';
export { createReleaseClient, ReleaseError, type ReleaseClient } from './release-client.js';
