import { projects } from '@mockingbird/tooling/jest';

export default {
  projects: projects(import.meta.dirname),
  // Milliseconds. On two busy cores jest's own five seconds are too few for a test that moves a hundred megabytes.
  testTimeout: 30_000,
};
