import { CardGrid, CardLink, Section } from '@mockingbird/ui';
import { FAMILY_LINKS } from './family-links.js';

export function FamilyLinks() {
  return (
    <Section title="Browse by exam family">
      <CardGrid size="narrow">
        {FAMILY_LINKS.map(({ path, title, text }) => (
          <CardLink key={path} href={path} title={title}>
            {text}
          </CardLink>
        ))}
      </CardGrid>
    </Section>
  );
}
