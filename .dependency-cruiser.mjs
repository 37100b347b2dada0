import { importRules } from '@mockingbird/tooling/import-rules';

export default importRules(import.meta.dirname);
