import { checkTree } from './check-tree.mjs';

const { faults, files } = checkTree(process.argv[2] ?? process.cwd());
for (const fault of faults) console.error(fault);
console.log(`${files} files, ${faults.length} forbidden imports`);
process.exitCode = faults.length === 0 ? 0 : 1;
