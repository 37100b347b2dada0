import type { Question } from '@mockingbird/contracts';
import { escapeXml } from '@mockingbird/remote-kit';
import { strToU8, zipSync } from 'fflate';
import { tagsOf } from '../model/field-tags.js';
import type { Omission } from '../model/file-report.js';
import { nameOmissions } from '../model/name-omissions.js';
import { ITEMS_FOLDER } from './names.js';
import { type Version, writeItem } from './write-item.js';

interface Kind {
  manifest: string;
  schema: string;
  schemaVersion: string;
  resourceType: string;
  metadata: string;
}

const KINDS: Readonly<Record<Version, Kind>> = {
  '2.1': {
    manifest: 'http://www.imsglobal.org/xsd/imscp_v1p1',
    schema: 'QTIv2.1 Package',
    schemaVersion: '1.0.0',
    resourceType: 'imsqti_item_xmlv2p1',
    metadata: 'http://ltsc.ieee.org/xsd/LOM',
  },
  '3.0': {
    manifest: 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1',
    schema: 'QTI Package',
    schemaVersion: '3.0.0',
    resourceType: 'imsqti_item_xmlv3p0',
    metadata: 'http://ltsc.ieee.org/xsd/LOM',
  },
};

/** File names by number: an ID may hold signs that no file name may have. */
const fileOf = (index: number): string => `${ITEMS_FOLDER}/item-${String(index + 1).padStart(5, '0')}.xml`;

const keywordsOf = (question: Question): string[] => [
  ...(question.topic ? [`topic: ${question.topic}`] : []),
  ...tagsOf(question),
];

function metadata(question: Question, kind: Kind): string {
  const keywords = keywordsOf(question);
  if (keywords.length === 0) return '';
  const list = keywords
    .map((keyword) => `<keyword><string>${escapeXml(keyword)}</string></keyword>`)
    .join('');
  return `<metadata><lom xmlns="${kind.metadata}"><general>${list}</general></lom></metadata>`;
}

function manifest(questions: readonly Question[], version: Version): string {
  const kind = KINDS[version];
  const resources = questions.map((question, index) => {
    const file = fileOf(index);
    return (
      `<resource identifier="item-${index + 1}" type="${kind.resourceType}" href="${file}">` +
      `${metadata(question, kind)}<file href="${file}"/></resource>`
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<manifest xmlns="${kind.manifest}" identifier="questions">`,
    `<metadata><schema>${kind.schema}</schema><schemaversion>${kind.schemaVersion}</schemaversion></metadata>`,
    '<organizations/>',
    '<resources>',
    ...resources,
    '</resources>',
    '</manifest>',
    '',
  ].join('\n');
}

/** Writes a package of QTI: a ZIP archive with a manifest and a file for each question. */
export function writeQti(
  questions: readonly Question[],
  version: Version,
): { content: Uint8Array<ArrayBuffer>; omissions: Omission[] } {
  const files = [
    ['imsmanifest.xml', manifest(questions, version)],
    ...questions.map((question, index) => [fileOf(index), writeItem(question, index, version)]),
  ];
  const content = zipSync(Object.fromEntries(files.map(([name = '', text = '']) => [name, strToU8(text)])));
  return { content, omissions: nameOmissions(questions, { source: 'the source' }) };
}
