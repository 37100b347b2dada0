import { CardGrid, CardLink, Section, type CardGridProps } from '@mockingbird/ui';
import type { RegionLink } from './region-links.js';

interface Props {
  title: string;
  links: readonly RegionLink[];
  size?: CardGridProps['size'];
}

/** A section with links to other pages. */
export function LinkCards({ title, links, size = 'narrow' }: Props) {
  return (
    <Section title={title}>
      <CardGrid size={size}>
        {links.map(({ path, title: name, text }) => (
          <CardLink key={path} href={path} title={name}>
            {text}
          </CardLink>
        ))}
      </CardGrid>
    </Section>
  );
}
