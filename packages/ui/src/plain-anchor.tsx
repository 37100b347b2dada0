import type { DrawAnchor } from './anchor.js';

export const plainAnchor: DrawAnchor = (attributes) => <a {...attributes} />;
