import type { ComponentPropsWithRef } from 'react';

export type HeadingLevel = 1 | 2 | 3 | 4;

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  level: HeadingLevel;
}

/** A heading whose level follows from the document structure, not from its style. */
export function Heading({ level, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return <Element {...rest} />;
}
