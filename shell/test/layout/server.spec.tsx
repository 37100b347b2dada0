import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from '@jest/globals';
import {
  ErrorScreen,
  FailurePanel,
  Footer,
  Header,
  Layout,
  ProgressBar,
  SkipLink,
} from '../../src/layout/index.js';
import { Platform } from './platform.js';
import { bareSite, fullSite, navigation, search } from './site.js';

const html = (element: ReactElement) => renderToString(<Platform>{element}</Platform>);

const header = <Header navigation={navigation} search={search} path="/blog/first-post?page=2" />;

const parts: Record<string, ReactElement> = {
  Header: header,
  Footer: <Footer navigation={navigation} site={fullSite} />,
  Layout: (
    <Layout navigation={navigation} search={search} path="/" site={fullSite}>
      Content
    </Layout>
  ),
  ErrorScreen: <ErrorScreen status={404} message="Exam not found" search={search} />,
  FailurePanel: <FailurePanel remote="mfe-home" code="MB-3001" onRetry={() => undefined} />,
  ProgressBar: <ProgressBar active />,
  SkipLink: <SkipLink />,
};

describe('on the server', () => {
  it.each(Object.entries(parts))('%s has no style attribute', (_, element) => {
    expect(html(element)).not.toMatch(/\sstyle=/);
  });

  it('the search leads to the default region, because pages do not vary by visitor', () => {
    expect(html(header)).toContain('action="/region/us"');
  });

  it('the layout contains header and footer as separate roots', () => {
    const layout = html(parts.Layout ?? header);
    expect(layout).toContain('<div id="mb-header"><header');
    expect(layout).toContain('<main id="main" tabindex="-1">Content</main>');
    expect(layout).toContain('<div id="mb-footer"><footer');
  });

  it('the menu works without JavaScript and the newsletter is disabled', () => {
    expect(html(header)).toMatch(/popovertarget="mb-menu"/i);
    expect(html(<Footer navigation={[]} site={bareSite} />)).toMatch(
      /<button[^>]* disabled=""[^>]*>Subscribe/,
    );
  });
});
