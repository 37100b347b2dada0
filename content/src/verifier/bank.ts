import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Question } from '@mockingbird/contracts';

/** A question with where it is and what it was made from. */
export interface Entry {
  id: string;
  /** The file without its ending: a topic's slug or an exam's name. */
  source: string;
  test: string;
  /** Only of a question made from a template: the topic whose template it is. */
  topic?: string;
  template?: string;
  question: Question;
}

export interface Bank {
  /** Slugs of the topics made from templates. */
  topics: string[];
  entries: Entry[];
}

const FOLDER = join(import.meta.dirname, '../../bank');

interface BankFile {
  tests: { testId: string; questions: Question[] }[];
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

// Written by content:build. A question that is missing in it is an issue.
const readOrigins = (path: string) => readJson(path) as Record<string, string>;

const slugsIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.json') && name !== 'catalogue.json')
        .sort()
        .map((name) => basename(name, '.json'))
    : [];

interface Origin {
  topic: string;
  template: string;
}

/** The template of each question, by its id. In a topic's file they are its own, in a paper's file "topic/template". */
function originsOf(folder: string, kind: string, source: string): (id: string) => Origin | undefined {
  const path = join(folder, 'origins', kind === 'exams' ? 'papers' : '', `${source}.json`);
  const origins = existsSync(path) ? readOrigins(path) : {};
  return (id) => {
    const [template, topic = source] = (origins[id] ?? '').split('/').reverse();
    return template ? { topic, template } : undefined;
  };
}

function entriesOf(folder: string, kind: string, source: string): Entry[] {
  const originOf = originsOf(folder, kind, source);
  // The seeding checks the format of these files; the verifier reads what they say.
  const file = readJson(join(folder, kind, `${source}.json`)) as BankFile;
  return file.tests.flatMap(({ testId, questions }) =>
    questions.map((question, index) => {
      const id = question.questionId ?? `${testId}-${index + 1}`;
      return { id, source, test: testId, ...originOf(id), question };
    }),
  );
}

/** Reads the committed files. */
export function readBank(folder = FOLDER): Bank {
  const topics = slugsIn(join(folder, 'origins'));
  const entries = ['aptitude', 'exams'].flatMap((kind) =>
    slugsIn(join(folder, kind)).flatMap((slug) => entriesOf(folder, kind, slug)),
  );
  return { topics, entries };
}

/** Questions made from templates: of the topics, and of the full papers. */
export const fromTemplates = ({ topics, entries }: Bank) =>
  entries.filter(({ source, template }) => template !== undefined || topics.includes(source));

/** A full paper is the test of an exam that holds questions made from templates. */
export const inPapers = ({ topics, entries }: Bank) => {
  const papers = new Set(
    entries.flatMap(({ source, test, template }) => (template && !topics.includes(source) ? [test] : [])),
  );
  return entries.filter(({ test }) => papers.has(test));
};
