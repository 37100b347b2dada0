import type { Block } from '../model/file-report.js';

export interface MarkdownOption {
  isRight: boolean;
  lines: string[];
  mistake: string | undefined;
}

/** The lines of one question by what they are. */
export interface MarkdownPart extends Block {
  heading: string;
  section: string;
  metadata: { name: string; value: string; line: number }[];
  passage: string[];
  stem: string[];
  options: MarkdownOption[];
  explanation: string[];
}

const HEADING = /^#{2,6}\s+(.*?)\s*#*$/;
const TITLE = /^#\s+(.*?)\s*#*$/;
/** `1. What is ...` in files without headings. */
const NUMBERED = /^\d+[.)]\s+(.*)$/;
const OPTION = /^\s{0,3}[-*+] \[([ xX])\]\s*(.*)$/;
const METADATA = /^\**([A-Za-z]+)\**:\**\s+(.+)$/;
const EXPLANATION = /^Explanation:\s?(.*)$/;
const MISTAKE = /^\s+Mistake:\s?(.*)$/;

type State = 'metadata' | 'stem' | 'options' | 'explanation';

/** Takes the lines of a file one after another. */
class Splitter {
  readonly parts: MarkdownPart[] = [];
  readonly others: { line: number; text: string }[] = [];
  private section = '';
  private state: State = 'stem';
  private hasHeadings = false;

  add(line: string, number: number): void {
    const heading = HEADING.exec(line)?.[1];
    const title = TITLE.exec(line)?.[1];
    const numbered = this.hasHeadings ? undefined : NUMBERED.exec(line)?.[1];
    if (title !== undefined) this.section = title;
    else if (heading !== undefined || numbered !== undefined) this.start(heading ?? numbered ?? '', number);
    else {
      const part = this.parts.at(-1);
      if (part) this.addTo(part, line, number);
      else if (line.trim() !== '') this.others.push({ line: number, text: line });
      if (part && line.trim() !== '') part.to = number;
    }
    this.hasHeadings ||= heading !== undefined;
  }

  private start(heading: string, number: number): void {
    const { section } = this;
    const part = {
      from: number,
      to: number,
      heading,
      section,
      metadata: [],
      passage: [],
      stem: [],
      options: [],
    };
    this.parts.push({ ...part, explanation: [] });
    this.state = 'metadata';
  }

  private addTo(part: MarkdownPart, line: string, number: number): void {
    const option = OPTION.exec(line);
    const explanation = EXPLANATION.exec(line)?.[1];
    if (explanation !== undefined && this.state !== 'explanation') {
      this.state = 'explanation';
      part.explanation.push(explanation);
    } else if (this.state === 'explanation') part.explanation.push(line);
    else if (option) {
      this.state = 'options';
      part.options.push({ isRight: option[1] !== ' ', lines: [option[2] ?? ''], mistake: undefined });
    } else if (this.state === 'options') this.addToOption(part, line);
    else this.addToStem(part, line, number);
  }

  private addToOption({ options, explanation }: MarkdownPart, line: string): void {
    const option = options.at(-1);
    const mistake = MISTAKE.exec(line)?.[1];
    if (line.trim() === '') return;
    if (option && mistake !== undefined) option.mistake = mistake.trim();
    else if (option && /^\s/.test(line)) option.lines.push(line.trim());
    else explanation.push(line);
  }

  private addToStem(part: MarkdownPart, line: string, number: number): void {
    const [, name, value] = METADATA.exec(line) ?? [];
    if (this.state === 'metadata' && name !== undefined && value !== undefined) {
      part.metadata.push({ name, value: value.trim(), line: number });
      return;
    }
    this.state = 'stem';
    const isQuote = line.startsWith('>') && part.stem.every((each) => each.trim() === '');
    if (isQuote) part.passage.push(line.replace(/^> ?/, ''));
    else part.stem.push(line);
  }
}

/** Splits a file at its headings, or at `1.` in a file without headings. */
export function splitMarkdown(text: string): Pick<Splitter, 'parts' | 'others'> {
  const splitter = new Splitter();
  text.split('\n').forEach((line, index) => splitter.add(line, index + 1));
  return splitter;
}
