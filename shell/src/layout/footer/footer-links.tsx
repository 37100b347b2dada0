import { useId } from 'react';
import classes from './footer.module.css';

interface FooterLink {
  label: string;
  href: string;
  /** `noopener` for links to other sites. */
  rel?: string;
}

/** A list of the footer's links under its name. */
export function FooterLinks({ name, links }: { name: string; links: readonly FooterLink[] }) {
  const id = useId();
  return (
    <div>
      <p id={id} className={classes.name}>
        {name}
      </p>
      <ul role="list" aria-labelledby={id} className={classes.links}>
        {links.map(({ label, href, rel }) => (
          <li key={href}>
            <a href={href} rel={rel}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
