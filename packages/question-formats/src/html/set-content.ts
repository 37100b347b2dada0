import { imageSchema } from '@mockingbird/contracts';
import type { OptionValue, QuestionBuilder } from '../model/question-builder.js';
import { shorten } from '../model/question-builder.js';
import type { Node } from '../xml/parse-xml.js';
import { htmlToText, type HtmlImage } from './html-to-text.js';

/** Finds the address of a picture of a package. @returns the same address when it is in no package */
export type ResolveImage = (source: string) => string;

const keep: ResolveImage = (source) => source;

export interface Illustrated {
  text: string;
  image?: string;
  /** What the picture shows. */
  imageAlt?: string;
}

/** HTML of a question, as texts of ours. What a text cannot hold is named. */
export class HtmlParts {
  constructor(
    private readonly question: QuestionBuilder,
    private readonly resolve: ResolveImage = keep,
  ) {}

  /** @param where part of the question, for messages */
  text(nodes: readonly Node[], where: string): string {
    const { text, images } = this.read(nodes, where);
    images.forEach((image) => this.omitImage(image, where));
    return text;
  }

  /** A text and its first picture, with what it shows. */
  illustrated(nodes: readonly Node[], where: string): Illustrated {
    const { text, images } = this.read(nodes, where);
    const [first, ...rest] = images;
    rest.forEach((image) => this.omitImage(image, where));
    const source = first && this.resolve(first.source);
    if (first === undefined || source === undefined) return { text };
    if (imageSchema.safeParse(source).success) {
      const imageAlt = first.alternative.replace(/\s+/g, ' ').trim();
      return { text, image: source, ...(imageAlt === '' ? {} : { imageAlt }) };
    }
    this.omitImage(first, where);
    return { text };
  }

  option(nodes: readonly Node[], where: string): OptionValue {
    const { text, image, imageAlt } = this.illustrated(nodes, where);
    if (image === undefined) return text;
    return { text, image, ...(imageAlt === undefined ? {} : { imageAlt }) };
  }

  /** Sets the text and the picture of the question. */
  setStem(nodes: readonly Node[]): void {
    const { text, image, imageAlt } = this.illustrated(nodes, 'the question');
    this.question.set('questionText', text);
    this.question.set('questionImage', image);
    this.question.set('questionImageAlt', imageAlt);
  }

  private read(nodes: readonly Node[], where: string) {
    const content = htmlToText(nodes);
    for (const what of content.leftOut) this.question.omit(`${where} has ${what}, which is left out`);
    return content;
  }

  private omitImage({ source, alternative }: HtmlImage, where: string): void {
    const name = source.startsWith('data:') ? alternative || 'without a name' : source;
    this.question.omit(`A picture of ${where} is left out: ${shorten(name)}`);
  }
}
