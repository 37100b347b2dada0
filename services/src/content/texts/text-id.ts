import { examKey } from '@mockingbird/exam-core';

/** What identifies a text. */
export type TextAddress =
  { kind: 'post'; slug: string } | { kind: 'article'; examId: string; categorySlug: string; slug: string };

/** @returns the id of a text. Its parts have no dots, so ids are unique. */
export function textId(address: TextAddress): string {
  if (address.kind === 'post') return `post.${address.slug}`;
  return `article.${examKey(address.examId)}.${address.categorySlug}.${address.slug}`;
}

/** @returns the address of an id; undefined if it has another form. `examId` is then the key of the exam. */
export function parseTextId(id: string): TextAddress | undefined {
  const [kind, ...parts] = id.split('.');
  const [first = '', categorySlug = '', slug = ''] = parts;
  if (kind === 'post' && parts.length === 1 && first !== '') return { kind, slug: first };
  if (kind !== 'article' || parts.length !== 3) return undefined;
  return first === '' || categorySlug === '' || slug === ''
    ? undefined
    : { kind, examId: first, categorySlug, slug };
}

/** @returns the name of a text among the entries that ship with the product */
export const shippedName = (address: TextAddress): string => textId(address).replaceAll('.', '/');

/** @returns the page of a text for readers */
export function textPath(address: TextAddress): string {
  return address.kind === 'post'
    ? `/blog/${address.slug}`
    : `/articles/${examKey(address.examId)}/${address.categorySlug}/${address.slug}`;
}
