/** What a screen tells the quiz. */
export interface QuizInput {
  /** An exam's address or id: a topic of the aptitude bank is an exam, too. */
  topic: string;
  /** Words on what the reader has just read; questions on them come first. */
  about: string;
}

const TOPIC = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;
/** Characters of `about` that count. */
const ABOUT_LIMIT = 500;

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Checks what was handed over; by hand, for a schema would bring its library. @throws when the topic cannot be one */
export function parseQuizInput(value: unknown): QuizInput {
  const topic = fieldOf(value, 'topic');
  const about = fieldOf(value, 'about') ?? '';
  if (typeof topic !== 'string' || !TOPIC.test(topic))
    throw new Error('/topic: Expected the address of an exam');
  if (typeof about !== 'string') throw new Error('/about: Expected words');
  return { topic, about: about.slice(0, ABOUT_LIMIT) };
}
