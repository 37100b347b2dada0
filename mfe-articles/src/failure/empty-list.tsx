import type { ReactNode } from 'react';
import { ButtonLink, Notice } from '@mockingbird/ui';
import classes from './failure.module.css';

export interface EmptyListProps {
  /** What is not there yet. */
  title: string;
  children: ReactNode;
  /** Where the reader may go instead, the best way first. */
  ways: readonly { label: string; href: string }[];
}

/** Stands where a list will be, with ways on. */
export function EmptyList({ title, children, ways }: EmptyListProps) {
  return (
    <>
      <Notice title={title} className={classes.empty}>
        <p>{children}</p>
      </Notice>
      <div className={classes.ways}>
        {ways.map(({ label, href }, index) => (
          <ButtonLink key={href} href={href} variant={index === 0 ? 'primary' : 'quiet'}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </>
  );
}
