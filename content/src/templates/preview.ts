// The command `npm run content:preview -- <topic>`: prints questions of each template of a topic, for its author to read.
// With --json it prints them as the bank holds them, with the topic and the template of each.
import type { Question } from '@mockingbird/contracts';
import { range } from './kit/integers.js';
import { Random } from './kit/random.js';
import type { AnyTopic } from './kit/topic.js';
import { startUsed, tryWriteQuestion } from './kit/write-question.js';
import { ADMISSION_MATHEMATICS } from './topics/admission-mathematics/index.js';
import { REASONING } from './topics/reasoning/index.js';
import { TOPICS } from './topics/index.js';

interface Sample {
  source: string;
  template: string;
  question: Question;
}

/** Numbers of sets or of questions of a template that are tried. */
const TURNS = 3;

function samplesOf(topic: AnyTopic, turns: number): Sample[] {
  const used = startUsed();
  const { slug, name } = topic;
  const write = (
    templates: Parameters<typeof tryWriteQuestion>[0]['template'][],
    extra: object,
    from: string,
  ) =>
    templates.flatMap((template) =>
      range(0, turns - 1).flatMap((turn) => {
        const question = tryWriteQuestion(
          { questionId: `${template.id}-${turn}`, template, turn, key: turn % 4 },
          { slug: from, name },
          used,
        );
        return question ? [{ source: slug, template: template.id, question: { ...question, ...extra } }] : [];
      }),
    );
  if ('templates' in topic) return write([...topic.templates], {}, slug);
  return topic.kinds.flatMap((kind, index) =>
    range(0, turns - 1).flatMap((turn) => {
      const { passage, passageImage, templates } = kind(new Random(`${slug}/${index}/${turn}`));
      return write(
        [...templates],
        { passage, ...(passageImage && { passageImage }) },
        `${slug}/${index}/${turn}`,
      );
    }),
  );
}

function textOf({ template, question }: Sample): string {
  const { passage, questionText, options, correctAnswer, explanation, level, mistakes = [] } = question;
  const shown = options.map((option, index) => {
    const text = typeof option === 'string' ? option : option.text;
    return index === correctAnswer ? `*${text}` : text;
  });
  return [
    `[${template} ${level ?? ''}] ${passage ? `${passage}\n` : ''}${questionText}`,
    `    ${shown.join(' | ')}`,
    `    ${explanation ?? ''}`,
    `    ${mistakes.map(({ text }) => text).join(' / ')}`,
  ].join('\n');
}

const args = process.argv.slice(2);
const asJson = args.includes('--json');
const [slug, turns = TURNS] = args.filter((arg) => arg !== '--json');
const topic = [...TOPICS, ...REASONING, ...ADMISSION_MATHEMATICS].find((one) => one.slug === slug);
if (!topic) throw new Error(`No topic with templates: ${slug ?? '(none)'}`);
const samples = samplesOf(topic, Number(turns));
process.stdout.write(asJson ? `${JSON.stringify(samples)}\n` : `${samples.map(textOf).join('\n\n')}\n`);
