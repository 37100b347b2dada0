import { describe, expect, it } from '@jest/globals';
import { exam, mockTest } from '@mockingbird/testing';
import { screen, within } from '@testing-library/react';
import { resolvesWith, renderInBrowser } from './render.js';

const full = exam({
  examId: 'SSC_CGL',
  title: 'SSC CGL',
  keyInformation: [{ info: 'Four sections' }, { info: 'Sixty minutes' }],
  didYouKnow: [{ fact: 'Millions sit it.' }],
  faqs: [{ question: 'Who may sit it?', answer: 'Graduates.' }],
  resources: [
    { resourceName: 'Official site', resourceLink: 'https://ssc.gov.in/', description: 'Notices.' },
    { resourceName: 'Syllabus', resourceLink: 'https://example.org/syllabus' },
  ],
  mockTests: [mockTest({ testId: 'a' }), mockTest({ testId: 'b' }), mockTest({ testId: 'c' })],
});
const open = () => renderInBrowser({ url: '/exam/ssc-cgl', api: { exam: resolvesWith(full) } });
const region = (name: string) => within(screen.getByRole('region', { name }));

describe('the parts of an exam page', () => {
  it('begin with breadcrumbs: Home, then the title', async () => {
    await open();
    const breadcrumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(breadcrumbs.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Home',
      'SSC CGL',
    ]);
    expect(breadcrumbs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/']);
  });

  it('list the key information, line by line', async () => {
    await open();
    const items = region('Key information').getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Four sections', 'Sixty minutes']);
  });

  it('count the tests', async () => {
    await open();
    expect(screen.getByText('3 tests available')).toBeTruthy();
  });

  it('show each fact, question with its answer, and resource with its description where it has one', async () => {
    await open();
    region('Did You Know?').getByText('Millions sit it.');
    const faq = region('Frequently asked questions');
    faq.getByText('Who may sit it?');
    faq.getByText('Graduates.');
    const resources = region('Additional resources').getAllByRole('listitem');
    expect(resources.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Notices.'),
      expect.not.stringContaining('Notices.'),
    ]);
  });
});
