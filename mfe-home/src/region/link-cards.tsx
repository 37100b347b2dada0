import { CardGrid, CardLink, classNames, Motif, Section, type CardGridProps } from '@mockingbird/ui';
import type { RegionLink } from './region-links.js';
import styles from './link-cards.module.css';

interface Props {
  title: string;
  links: readonly RegionLink[];
  size?: CardGridProps['size'];
}

/** Two cards share the width. On wide screens, a picture above the text would be too high there. */
const WIDE_CARDS = 2;

/** A section with links to other pages. */
export function LinkCards({ title, links, size = 'narrow' }: Props) {
  return (
    <Section title={title}>
      <CardGrid size={size} className={styles.cards}>
        {links.map(({ path, motif, title: name, text }) => (
          <CardLink
            key={path}
            href={path}
            title={name}
            className={classNames(styles.card, links.length === WIDE_CARDS && styles.beside)}
            tag={<Motif name={motif} className={styles.motif} />}
          >
            {text}
          </CardLink>
        ))}
      </CardGrid>
    </Section>
  );
}
