import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import {
  Blocks,
  Byline,
  Cover,
  EntryCard,
  LongDate,
  ReadingLayout,
  ShareLinks,
  TableOfContents,
  richTextBlock,
  type DisplayBlock,
} from '../src/index.js';

const heading = (text: string, level = 2) => ({ level, id: `s-${text}`, text });
const blocks = (...all: DisplayBlock[]) => render(<Blocks blocks={all} />).container;

describe('Blocks', () => {
  it('draw text, picture and quote in their order', () => {
    const container = blocks(
      { kind: 'richText', html: '<p>First</p>' },
      { kind: 'media', file: { url: '/a.svg', alternativeText: 'A bar', caption: 'Figure 1' } },
      { kind: 'quote', title: 'A driver', body: 'I looked twice.' },
    );
    expect(container.textContent).toBe('FirstFigure 1I looked twice.A driver');
    expect(screen.getByRole('img', { name: 'A bar' }).getAttribute('src')).toBe('/a.svg');
    expect(screen.getByText('I looked twice.').tagName).toBe('BLOCKQUOTE');
  });

  it('insert the services’ HTML as it is', () => {
    const html = '<h2 id="s-a">A</h2><p>1 &lt; 2 <math><mi>x</mi></math></p>';
    expect(blocks({ kind: 'richText', html }).querySelector('.prose')?.innerHTML).toBe(html);
  });

  it('give each table a box that scrolls and can be reached by keyboard', () => {
    blocks(
      richTextBlock('<table><tbody><tr><td>1</td></tr></tbody></table><p>&lt;table&gt; is an element</p>'),
    );
    const box = screen.getByRole('group', { name: 'Table' });
    expect(box.tabIndex).toBe(0);
    expect([...box.children].map(({ tagName }) => tagName)).toEqual(['TABLE']);
    expect(screen.getByText('<table> is an element').tagName).toBe('P');
  });

  it('show markup in quotes and captions as text', () => {
    const hostile = '<img src=x onerror=alert(1)>';
    const container = blocks(
      { kind: 'quote', title: hostile, body: hostile },
      { kind: 'media', file: { url: '/a.svg', alternativeText: hostile, caption: hostile } },
    );
    expect(container.querySelectorAll('img')).toHaveLength(1);
    expect(container.querySelector('[onerror]')).toBeNull();
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,<b>',
    '//evil.example/a.png',
    '/\\evil.example',
    'https://a\n',
  ])('draw no picture of the address %j', (url) => {
    expect(blocks({ kind: 'media', file: { url } }).querySelector('img')).toBeNull();
  });
});

describe('TableOfContents', () => {
  it('links to the headings of the second and third level', () => {
    const headings = [heading('Signs'), heading('Shapes', 3), heading('Deep', 4), heading('Speed')];
    const { container } = render(<TableOfContents headings={headings} />);
    const list = within(container.querySelector('details') ?? container);
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#s-Signs',
      '#s-Shapes',
      '#s-Speed',
    ]);
    expect(screen.getByRole('navigation', { name: 'On this page' })).toBeTruthy();
  });

  it('is nothing for a text with two headings', () => {
    const headings = [heading('Signs'), heading('Speed'), heading('Deep', 4)];
    expect(render(<TableOfContents headings={headings} />).container.innerHTML).toBe('');
    render(<ReadingLayout headings={headings}>Text</ReadingLayout>);
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.getByText('Text')).toBeTruthy();
  });
});

describe('who and when', () => {
  it('writes a moment as the day in UTC, for people and machines', () => {
    const { container } = render(<LongDate date="2026-10-31T23:30:00Z" />);
    expect(container.innerHTML).toBe('<time datetime="2026-10-31T23:30:00Z">31 October 2026</time>');
  });

  it('names author, date and reading time', () => {
    const { container } = render(
      <Byline author={{ name: 'Ada Reed', avatarUrl: '/a.png' }} date="2026-11-01" readingTime={6} />,
    );
    expect(container.textContent).toBe('By Ada Reed1 November 20266 min read');
    expect(container.querySelector('img')?.alt).toBe('');
  });

  it('does without an author and without a picture of a false address', () => {
    expect(render(<Byline date="2026-11-01" readingTime={1} />).container.textContent).toBe(
      '1 November 20261 min read',
    );
    const author = { name: 'A', avatarUrl: 'javascript:alert(1)' };
    const { container } = render(<Byline author={author} date="2026-11-01" readingTime={1} />);
    expect(container.querySelector('img')).toBeNull();
  });
});

describe('covers', () => {
  it('hold their place before they are loaded', () => {
    render(<Cover url="/c.svg" alternativeText="A clock" loading="lazy" />);
    const image = screen.getByRole('img', { name: 'A clock' });
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1280', '720']);
    expect(image.getAttribute('loading')).toBe('lazy');
  });

  it('wait on a card until they are near, unless they came with the page', () => {
    const loadingOf = (url: string) =>
      render(<EntryCard href="/a" title="A" excerpt="B" cover={{ url }} />)
        .container.querySelector('img')
        ?.getAttribute('loading');
    expect(loadingOf('https://pictures.example/a.png')).toBe('lazy');
    expect(loadingOf('data:image/svg+xml,%3Csvg/%3E')).toBe('eager');
    expect(loadingOf('javascript:alert(1)')).toBeUndefined();
  });
});

describe('ShareLinks', () => {
  const url = 'https://mockingbird.test/blog/a?b=1&c=2';
  const links = <ShareLinks url={url} title="Signs & shapes" />;
  const give = (name: 'clipboard' | 'share', value: unknown) =>
    Object.defineProperty(navigator, name, { value, configurable: true });

  afterEach(() => {
    Reflect.deleteProperty(navigator, 'clipboard');
    Reflect.deleteProperty(navigator, 'share');
  });

  it('offer mail alone before a script runs', () => {
    give('clipboard', {});
    const html = renderToString(links);
    expect(html).not.toContain('<button');
    expect(html).toContain('mailto:?subject=Signs%20%26%20shapes&amp;body=');
  });

  it('write the whole address into the mail', () => {
    render(links);
    const mail = screen.getByRole('link', { name: 'Email' }).getAttribute('href') ?? '';
    expect(decodeURIComponent(mail.split('&body=')[1] ?? '')).toBe(`Signs & shapes\n${url}`);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('copy the address and say so', async () => {
    const writeText = jest.fn<(text: string) => Promise<void>>().mockResolvedValue();
    give('clipboard', { writeText });
    render(links);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy link' })));
    expect(writeText).toHaveBeenCalledWith(url);
    expect(screen.getByRole('status').textContent).toBe('Link copied');
  });

  it('show the address where the browser refuses to copy', async () => {
    give('clipboard', { writeText: () => Promise.reject(new Error('denied')) });
    render(links);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy link' })));
    expect(screen.getByRole('status').textContent).toContain(url);
  });

  it('open the device’s own sheet where there is one, and take a closed sheet for no fault', async () => {
    const share = jest.fn<(data: unknown) => Promise<void>>().mockRejectedValue(new Error('closed'));
    give('share', share);
    render(links);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Share' })));
    expect(share).toHaveBeenCalledWith({ url, title: 'Signs & shapes' });
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
