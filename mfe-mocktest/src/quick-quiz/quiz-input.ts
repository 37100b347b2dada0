/** Input of the fragment `quick-quiz`. */
export interface QuizInput {
  /** Key or id of an exam. A topic of the aptitude catalogue is an exam too. */
  topic: string;
  /** Keywords of the text that the reader has just read. Questions about them come first. */
  about: string;
}

const TOPIC = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;
/** Characters of `about` that are used. */
const MAX_ABOUT_LENGTH = 500;

const readField = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Validates the input without zod, to keep the chunk small. @throws when a field is invalid */
export function parseQuizInput(value: unknown): QuizInput {
  const topic = readField(value, 'topic');
  const about = readField(value, 'about') ?? '';
  if (typeof topic !== 'string' || !TOPIC.test(topic))
    throw new Error('/topic: Expected the address of an exam');
  if (typeof about !== 'string') throw new Error('/about: Expected words');
  return { topic, about: about.slice(0, MAX_ABOUT_LENGTH) };
}
