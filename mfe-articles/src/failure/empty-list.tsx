import type { ReactNode } from 'react';
import { ButtonLink, Notice } from '@mockingbird/ui';
import styles from './failure.module.css';

export interface EmptyListProps {
  title: string;
  children: ReactNode;
  /** Links to other pages, the best one first. */
  links: readonly { label: string; href: string }[];
}

/** Shown instead of an empty list, with links to other pages. */
export function EmptyList({ title, children, links }: EmptyListProps) {
  return (
    <>
      <Notice title={title} className={styles.empty}>
        <p>{children}</p>
      </Notice>
      <div className={styles.actions}>
        {links.map(({ label, href }, index) => (
          <ButtonLink key={href} href={href} variant={index === 0 ? 'primary' : 'quiet'}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </>
  );
}
