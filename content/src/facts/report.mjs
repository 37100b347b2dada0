import { checkDay, overdueFacts } from './fact-age.mjs';
import { readAllFacts } from './read-facts.mjs';

const subjects = readAllFacts();
const facts = subjects.flatMap((subject) => subject.facts);
const today = checkDay();
const overdue = overdueFacts(subjects, today);
const oldest = facts.map(({ checked }) => checked).toSorted()[0];

console.log(`${facts.length} facts in ${subjects.length} subjects; the oldest check is of ${oldest}`);
console.log(`${facts.filter(({ secondary }) => secondary).length} rest on a secondary source`);
for (const issue of overdue) console.error(`past its age: ${issue}`);
if (overdue.length > 0) process.exitCode = 1;
else console.log(`none is past its age on ${today}`);
