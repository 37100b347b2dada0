import { imageSchema } from '@mockingbird/contracts';
import type { OptionValue, QuestionBuilder } from '../model/question-builder.js';
import { shorten } from '../model/question-builder.js';
import type { Node } from '../xml/parse-xml.js';
import { htmlToText, type HtmlImage } from './html-to-text.js';

/** Finds the address of a picture of a package. @returns the same address when it is in no package */
export type ResolveImage = (source: string) => string;

const keep: ResolveImage = (source) => source;

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

  /** A text and its first picture. */
  illustrated(nodes: readonly Node[], where: string): { text: string; image: string | undefined } {
    const { text, images } = this.read(nodes, where);
    const [first, ...rest] = images;
    rest.forEach((image) => this.omitImage(image, where));
    const source = first && this.resolve(first.source);
    if (source === undefined || imageSchema.safeParse(source).success) {
      if (first && first.alternative !== '')
        this.question.omit(`Text alternative of the picture of ${where}: “${shorten(first.alternative)}”`);
      return { text, image: source };
    }
    if (first) this.omitImage(first, where);
    return { text, image: undefined };
  }

  option(nodes: readonly Node[], where: string): OptionValue {
    const { text, image } = this.illustrated(nodes, where);
    return image === undefined ? text : { text, image };
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
