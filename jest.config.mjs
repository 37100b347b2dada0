import { projects } from '@mockingbird/tooling/jest';

export default {
  projects: projects(import.meta.dirname),
  testSequencer: '@mockingbird/tooling/jest/longest-first',
  // Milliseconds. A test waits for states; only one that never comes reaches this, however busy the machine is.
  testTimeout: 600_000,
};
