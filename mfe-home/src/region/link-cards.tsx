import { CardGrid, CardLink, Section } from '@mockingbird/ui';
import type { RegionLink } from './region-links.js';

/** A section of the home page with links to other pages. */
export function LinkCards({ title, links }: { title: string; links: readonly RegionLink[] }) {
  return (
    <Section title={title}>
      <CardGrid size="narrow">
        {links.map(({ path, title: name, text }) => (
          <CardLink key={path} href={path} title={name}>
            {text}
          </CardLink>
        ))}
      </CardGrid>
    </Section>
  );
}
