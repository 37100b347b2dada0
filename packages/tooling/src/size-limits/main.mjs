import { checkBuiltSizes } from './built-sizes.mjs';
import { checkFileLines } from './file-lines.mjs';
import { checkFolderFiles } from './folder-files.mjs';

const [, , root = process.cwd(), only] = process.argv;
const files = checkFileLines(root, only);
const folders = checkFolderFiles(root, only);
const built = checkBuiltSizes(root, only);
const issues = [...files.issues, ...folders.issues, ...built.issues];
for (const issue of issues) console.error(issue);
console.log(`${files.files} source files, median ${files.median} lines`);
console.log(`${folders.folders} folders, the largest with ${folders.largest} source files`);
for (const line of built.summary) console.log(line);
process.exitCode = issues.length === 0 ? 0 : 1;
