import { projects } from '@mockingbird/tooling/jest';

export default {
  projects: projects(import.meta.dirname),
};
