export { readPublication } from './read-publication.js';
export { createReleaseClient, readEnvelope, ReleaseError, type ReleaseClient } from './release-client.js';
export { untilDecided, type UntilDecidedOptions } from './until-decided.js';
export { isWorkingTreeVersion, releaseBuilt, type ReleaseBuiltOptions } from './release-built.js';
