import { type Value } from '@mockingbird/remote-kit';

export const search = (label: Value) => `Search: ${label}`;
export const matches = (count: Value, total: Value) => `${count} of ${total} match.`;
