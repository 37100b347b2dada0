import { config } from '@mockingbird/tooling/eslint';

export default config(import.meta.dirname);
