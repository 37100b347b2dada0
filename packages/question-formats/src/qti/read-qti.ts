import type { Draft } from '../model/check-drafts.js';
import { readTag } from '../model/field-tags.js';
import type { FileReport } from '../model/file-report.js';
import type { FormatId } from '../model/formats.js';
import { NameTaker } from '../model/names.js';
import { QuestionBuilder } from '../model/question-builder.js';
import type { ResolveImage } from '../html/set-content.js';
import { type Element, parseXml } from '../xml/parse-xml.js';
import { unzip } from '../zip/unzip.js';
import { normalise } from './normalise.js';
import { imagesOf, itemOrder, readManifest } from './package-files.js';
import { readItem } from './read-item.js';

/** Lines around a syntax error that are shown for correction. */
const AROUND = 3;

/** Roots of QTI files that hold no item. */
const OTHERS: Readonly<Record<string, string>> = {
  assessmentTest: 'The order and sections of a test',
  assessmentSection: 'A section of a test',
  assessmentStimulus: 'A passage in its own file',
  outcomeDeclaration: 'A declaration of outcomes',
};

const isItem = (root: Element): boolean => root.name === 'assessmentItem';

/** Reads an XML file with one item. */
export function readQtiItem(text: string, report: FileReport): Draft[] {
  const xml = parseXml(text);
  if (!xml.ok) {
    const { line, message } = xml;
    report.addIssue({ line }, message, { from: Math.max(1, line - AROUND), to: line + AROUND });
    return [];
  }
  const root = normalise(xml.root);
  if (!isItem(root)) {
    const message =
      root.name === 'questestinterop'
        ? 'The file is QTI 1. Export it as QTI 2.1 or 3.0'
        : `Expected an item of QTI (assessmentItem), found <${xml.root.name}>`;
    report.addIssue({ line: 1 }, message);
    return [];
  }
  const block = { from: root.line, to: root.endLine };
  const question = new QuestionBuilder(report, { line: root.line, question: 1 }, block);
  const draft = readItem(root, question, new NameTaker());
  return draft ? [draft] : [];
}

interface Package {
  report: FileReport;
  names: NameTaker;
  keywords: ReadonlyMap<string, readonly string[]>;
  resolve: (file: string) => ResolveImage;
}

function readFile(
  file: string,
  bytes: Uint8Array,
  number: number,
  { report, names, keywords, resolve }: Package,
): Draft | 'none' | undefined {
  const xml = parseXml(new TextDecoder().decode(bytes));
  if (!xml.ok) {
    report.addIssue({ file, line: xml.line }, xml.message);
    return undefined;
  }
  const root = normalise(xml.root);
  if (!isItem(root)) {
    const what = OTHERS[root.name];
    if (what !== undefined) report.addOmission({ file }, `${what} is left out`);
    return 'none';
  }
  const question = new QuestionBuilder(report, { file, line: root.line, question: number });
  for (const keyword of keywords.get(file) ?? []) {
    const topic = /^topic: ?(.+)$/.exec(keyword)?.[1];
    if (topic !== undefined) question.set('topic', topic);
    else readTag(question, keyword);
  }
  return readItem(root, question, names, resolve(file));
}

/** Reads a package: a ZIP archive with a manifest and one XML file for each item. */
export function readQtiPackage(bytes: Uint8Array, report: FileReport): { drafts: Draft[]; format: FormatId } {
  const archive = unzip(bytes);
  if (!archive.ok) {
    report.addIssue({}, archive.message);
    return { drafts: [], format: 'qti21' };
  }
  const { files } = archive;
  const manifest = readManifest(files, report);
  const scope = { report, names: new NameTaker(), keywords: manifest.keywords, resolve: imagesOf(files) };
  const drafts: Draft[] = [];
  let number = 0;
  let format: FormatId = 'qti21';
  for (const file of itemOrder(files, manifest)) {
    const content = files.get(file);
    if (!content) {
      report.addIssue({ file }, 'The manifest names this file, but the archive does not hold it');
      continue;
    }
    const draft = readFile(file, content, number + 1, scope);
    if (draft === 'none') continue;
    number += 1;
    if (new TextDecoder().decode(content.subarray(0, 2_000)).includes('<qti-')) format = 'qti30';
    if (draft) drafts.push(draft);
  }
  if (number === 0) report.addIssue({}, 'The archive holds no items of QTI 2.1 or 3.0');
  return { drafts, format };
}
