import { createHash } from 'node:crypto';
import type { Head } from '@mockingbird/platform';
import * as z from 'zod';
import { SITE_NAME } from '../../../head/title.js';
import { hasAllLetters } from '../drawing/measure-text.js';

/** What a share picture shows. */
export interface ShareCard {
  title: string;
  /** What the page is, in a few words above the title. */
  line: string;
  /** Articles have a page of text beside the title, other pages an answer sheet. */
  isArticle: boolean;
  /** Identifies texts and design. It is in the picture's address, so that browsers and networks can store pictures forever. */
  version: string;
}

/** Increase it after a change of the design: the pictures then get new addresses. */
const DESIGN = '1';
const VERSION_LENGTH = 10;
/** Characters that fit into every picture, whatever the letters. */
export const MAX_TITLE_LENGTH = 240;
export const MAX_LINE_LENGTH = 120;
/** Above the title of a page that says nothing about its place. */
const DEFAULT_LINE = 'Free mock tests, honest scores';
const SEPARATOR = ': ';

const breadcrumbSchema = z.object({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z.array(z.object({ name: z.string() })),
});

/** Names of the places from the home page, which is left out, to the page. */
function listPlaces({ structuredData = [] }: Head): string[] {
  const lists = structuredData.flatMap((data) => breadcrumbSchema.safeParse(data).data ?? []);
  return lists[0]?.itemListElement.slice(1).map(({ name }) => name) ?? [];
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A title such as `SSC CGL Tier 1: free mock tests` names the page first. Without breadcrumbs, the last colon ends the name. */
function splitTitle(title: string, own: string | undefined): [name: string, rest: string] | undefined {
  const at = own === undefined ? title.lastIndexOf(SEPARATOR) : own.length;
  const name = title.slice(0, at);
  const isSplit = at > 0 && title.startsWith(SEPARATOR, at) && (own === undefined || name === own);
  return isSplit ? [name, title.slice(at + SEPARATOR.length)] : undefined;
}

function chooseTexts(head: Head): Pick<ShareCard, 'title' | 'line'> {
  const places = listPlaces(head);
  const own = places.at(-1);
  const parents = places.slice(0, -1);
  const title = head.title.replace(` | ${SITE_NAME}`, '');
  if (parents.length > 0) return { title, line: parents.join(' · ') };
  const [name, rest] = splitTitle(title, own) ?? [title, own === title ? undefined : own];
  return { title: name, line: capitalize(rest ?? DEFAULT_LINE) };
}

/** Characters without a shape, such as soft hyphens, are left out. */
const tidy = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * Chooses the texts of a page's share picture from what the page's head says.
 * @returns undefined for a page without a picture: one that only redirects, or whose texts the font cannot show
 */
export function createShareCard(head: Head): ShareCard | undefined {
  const texts = chooseTexts(head);
  const [title, line] = [tidy(texts.title), tidy(texts.line)];
  const isLong = title.length > MAX_TITLE_LENGTH || line.length > MAX_LINE_LENGTH;
  if (head.transient || title === '' || isLong || !hasAllLetters(title + line)) return undefined;
  const isArticle = head.type === 'article';
  const version = createHash('sha256')
    .update(JSON.stringify([DESIGN, title, line, isArticle]))
    .digest('hex')
    .slice(0, VERSION_LENGTH);
  return { title, line, isArticle, version };
}
