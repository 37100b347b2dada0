import type { ReactNode } from 'react';
import { Footer, type FooterProps } from './footer/footer.js';
import { Header, type HeaderProps } from './header/header.js';
import { SkipLink } from './skip-link.js';

export interface LayoutProps extends HeaderProps, FooterProps {
  children: ReactNode;
}

/** The whole page around its content. The browser hydrates header and footer as separate roots. */
export function Layout({ navigation, search, path, site, children }: LayoutProps) {
  return (
    <>
      <SkipLink />
      <div id="mb-header">
        <Header navigation={navigation} search={search} path={path} />
      </div>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <div id="mb-footer">
        <Footer navigation={navigation} site={site} />
      </div>
    </>
  );
}
