import { type Value } from '@mockingbird/remote-kit';

export const freeMockTests = (site: Value) => `Free mock tests: ${site}`;
