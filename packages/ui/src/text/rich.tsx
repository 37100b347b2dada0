import { Fragment, type ReactNode } from 'react';

const TAG = /<(\w+)>(.*?)<\/\1>/gs;

/** Elements for the tags of a message, by the tag's name. */
export type RichElements = Readonly<Record<string, (content: ReactNode) => ReactNode>>;

/**
 * A message with elements: `Read <a>the rules</a>.` A translation may order them differently. What people wrote, such as a
 * title, is the content of an element and no part of the message: `{ exam: () => title }`.
 * @param message with a closing tag for each opening one; a tag must not contain one of the same name. A tag without an
 * element stays text.
 */
export function rich(message: string, elements: RichElements): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of message.matchAll(TAG)) {
    const [whole, name = '', content = ''] = match;
    const element = elements[name];
    if (!element) continue;
    parts.push(message.slice(end, match.index));
    parts.push(<Fragment key={match.index}>{element(rich(content, elements))}</Fragment>);
    end = match.index + whole.length;
  }
  return end === 0 ? message : [...parts, message.slice(end)];
}
