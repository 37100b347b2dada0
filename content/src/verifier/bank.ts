import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Question } from '@mockingbird/contracts';

/** A question with where it is and what it was made from. */
export interface Entry {
  id: string;
  /** The file without its ending: a topic's slug or an exam's name. */
  source: string;
  test: string;
  /** Only in topics made from templates. */
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

function entriesOf(folder: string, source: string, origins: Record<string, string>): Entry[] {
  // The seeding checks the format of these files; the verifier reads what they say.
  const file = readJson(join(folder, `${source}.json`)) as BankFile;
  return file.tests.flatMap(({ testId, questions }) =>
    questions.map((question, index) => {
      const id = question.questionId ?? `${testId}-${index + 1}`;
      return { id, source, test: testId, template: origins[id], question };
    }),
  );
}

/** Reads the committed files. */
export function readBank(folder = FOLDER): Bank {
  const topics = slugsIn(join(folder, 'origins'));
  const originsOf = (slug: string): Record<string, string> =>
    topics.includes(slug) ? readOrigins(join(folder, 'origins', `${slug}.json`)) : {};
  const entries = ['aptitude', 'exams'].flatMap((kind) =>
    slugsIn(join(folder, kind)).flatMap((slug) => entriesOf(join(folder, kind), slug, originsOf(slug))),
  );
  return { topics, entries };
}

/** Questions of the topics made from templates. */
export const fromTemplates = ({ topics, entries }: Bank) =>
  entries.filter(({ source }) => topics.includes(source));
