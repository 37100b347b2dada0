import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Proposal, TextChanges } from '@mockingbird/contracts';
import type { StaffCalls, TextCalls } from '@mockingbird/platform';
import { findAccessibilityIssues } from '@mockingbird/testing/fake-shell';
import { textsCode } from '../src/texts/texts-code.js';
import { forget, open, otherVersion, refusal, signInAs } from './support.js';
import { STORED, textCalls, url } from './texts-support.js';
import { field, press, resultOf, settle, status, type, valueOf } from './upload-support.js';

const ID = 'f'.repeat(32);
const proposalOf = (fields: Proposal['fields'], kind: 'article' | 'post' = 'post'): Proposal => ({
  id: ID,
  state: 'changes-requested',
  version: 2,
  type: kind,
  author: 'ada',
  createdAt: '2026-11-20T17:05:00.000Z',
  updatedAt: '2026-11-20T17:05:00.000Z',
  summary: 'One post can be stored.',
  commentCount: 0,
  fields,
  comments: [],
  steps: [],
  check: {},
});

async function openProposal(
  proposal: Proposal,
  changes: TextChanges,
  storedText: TextCalls['storedText'] = () => Promise.reject(refusal(404, 'There is no such text.')),
) {
  const propose = jest.fn<StaffCalls['propose']>(async () => proposal);
  const proposedText = jest.fn<TextCalls['proposedText']>(async () => ({ proposal, changes }));
  const texts = textCalls({ proposedText, storedText });
  const view = await open(`${url}?proposal=${ID}`, { api: { texts: async () => texts }, staff: { propose } });
  await settle();
  const sent = () => {
    const [form, options] = propose.mock.calls[0] ?? [];
    return { fields: Object.fromEntries(form ?? []), options };
  };
  return { view, sent, propose, proposedText };
}

beforeAll(() => textsCode.load());
beforeEach(() => {
  forget();
  signInAs('author');
});

describe('the proposal of a text, opened by its author', () => {
  it('shows its changes in the stored text, and replaces its form', async () => {
    const proposal = proposalOf({ uploadType: 'post', slug: 'first-steps' });
    const storedText = jest.fn<TextCalls['storedText']>(async () => STORED);
    const changes: TextChanges = { title: 'Second steps', seo: { metaTitle: null }, tags: ['a', 'b'] };
    const { view, sent } = await openProposal(proposal, changes, storedText);
    expect(storedText.mock.calls[0]?.[0]).toBe('post.first-steps');
    expect(valueOf(view, 'Title')).toBe('Second steps');
    expect(valueOf(view, 'Tags (optional)')).toBe('a, b');
    expect(field(view, 'Summary').textContent).toBe('How to begin.');
    type(view, 'Summary', 'How to go on.');
    await press(view, 'Send for review');
    expect(sent().options).toMatchObject({ isSent: true, replaces: { id: ID, version: 2 } });
    const { details, ...fields } = sent().fields;
    expect(fields).toEqual({
      uploadType: 'post',
      slug: 'first-steps',
      hidden: 'false',
      basedOn: STORED.revision,
    });
    expect(JSON.parse(String(details))).toEqual({
      title: 'Second steps',
      excerpt: 'How to go on.',
      tags: ['a', 'b'],
      seo: { metaTitle: null, metaDescription: null, keywords: null },
    });
  });

  it('is a new text when none is stored at its address', async () => {
    const fields = { slug: 'night', examId: 'SAMPLE_EXAM', categorySlug: 'signs', categoryTitle: '' };
    const { view, sent } = await openProposal(proposalOf(fields, 'article'), {
      title: 'Night',
      cover: { url: '/media/a.webp', alternativeText: 'A sign' },
      publishedAt: '2026-12-01T08:00:00.000Z',
      sources: [{ title: 'Manual', address: 'https://a.example/' }],
      blocks: [{ kind: 'richText', body: 'It is dark.' }],
    });
    await press(view, 'Send for review');
    expect(sent().fields).toMatchObject({ uploadType: 'article', basedOn: '', categorySlug: 'signs' });
    expect(JSON.parse(String(sent().fields['details']))).toMatchObject({
      title: 'Night',
      cover: { url: '/media/a.webp', alternativeText: 'A sign' },
      publishedAt: '2026-12-01T08:00:00.000Z',
      sources: [{ title: 'Manual', address: 'https://a.example/' }],
      blocks: [{ kind: 'richText', body: 'It is dark.' }],
    });
  });

  it('is sent once, and again after another change', async () => {
    const { view, propose } = await openProposal(proposalOf({ slug: 'a' }), { title: 'A' });
    await press(view, 'Send for review');
    await press(view, 'Send for review');
    expect(propose).toHaveBeenCalledTimes(1);
    type(view, 'Title', 'B');
    await press(view, 'Send for review');
    expect(propose).toHaveBeenCalledTimes(2);
  });

  it('says what others changed since', async () => {
    const result = resultOf({ type: 'post', message: 'One post would change.', dryRun: true });
    const check = { conflict: { revision: 'r', result, since: [] } };
    const { view } = await openProposal({ ...proposalOf({ slug: 'a' }), check }, { title: 'A' });
    view.getByText('Somebody else changed this after you wrote your proposal');
    view.getByText('One post would change.');
  });

  it('is loaded again when somebody else changed it, and what was typed can be restored', async () => {
    const { view, propose, proposedText } = await openProposal(proposalOf({ slug: 'a' }), { title: 'A' });
    propose.mockRejectedValueOnce(otherVersion());
    type(view, 'Title', 'Mine');
    await press(view, 'Send for review');
    view.getByText('The proposal was changed since you opened it.');
    expect(view.queryByText(/Is no longer the latest/)).toBeNull();
    proposedText.mockResolvedValueOnce({
      proposal: { ...proposalOf({ slug: 'a' }), version: 3 },
      changes: { title: 'Theirs' },
    });
    await press(view, 'Load the stored draft');
    await settle();
    expect(valueOf(view, 'Title')).toBe('Theirs');
    await press(view, 'Restore it');
    expect(valueOf(view, 'Title')).toBe('Mine');
    await press(view, 'Send for review');
    expect(propose.mock.calls[1]?.[1].replaces).toMatchObject({ id: ID, version: 3 });
  });

  it('is a draft that others may have begun: it is saved again in the version on the screen', async () => {
    const draft = { ...proposalOf({ slug: '' }), state: 'draft' as const };
    const { view, propose } = await openProposal(draft, {
      title: 'A',
      blocks: [{ kind: 'quote', body: '' }],
    });
    propose.mockResolvedValueOnce({ ...draft, version: 3 });
    type(view, 'Title', 'B');
    await press(view, 'Save draft');
    await press(view, 'Save draft');
    expect(propose.mock.calls.map(([, options]) => options)).toMatchObject([
      { isSent: false, replaces: { id: ID, version: 2 } },
    ]);
    await press(view, 'Send for review');
    expect(propose.mock.calls[1]?.[1]).toMatchObject({ isSent: true, replaces: { id: ID, version: 3 } });
  });

  it('is saved only after a change, and stays with its author while changes are requested', async () => {
    const { view, propose } = await openProposal(proposalOf({ slug: 'a' }), { title: 'A' });
    await press(view, 'Save draft');
    expect(propose).not.toHaveBeenCalled();
    type(view, 'Title', 'B');
    await press(view, 'Save draft');
    expect(status(view)).toContain('Changes saved. Send them for review when they are ready.');
  });

  it('offers no stored draft for a conflict about something else', async () => {
    const { view, propose } = await openProposal(proposalOf({ slug: 'a' }), { title: 'A' });
    propose.mockRejectedValueOnce(refusal(409, 'This proposal is in review.', [], 'MB-1007'));
    await press(view, 'Send for review');
    view.getByText('This proposal is in review.');
    expect(view.queryByRole('button', { name: 'Load the stored draft' })).toBeNull();
  });

  it('warns who reviews before they become one of its writers', async () => {
    signInAs('reviewer');
    const { view } = await openProposal(proposalOf({ slug: 'a' }), { title: 'A' });
    view.getByText('Who saves or sends it cannot review it.');
  });

  it('is sent for review by admins too', async () => {
    signInAs('admin');
    const { view } = await openProposal(proposalOf({ uploadType: 'post', slug: 'a' }), { title: 'A' });
    expect(view.queryByRole('button', { name: 'Publish' })).toBeNull();
    expect(view.queryByRole('button', { name: 'Send for review' })).not.toBeNull();
  });
});

describe('the draft of an author', () => {
  it('is saved for the team, continued under its own address, and no longer stored on the device alone', async () => {
    const propose = jest.fn<StaffCalls['propose']>(async () => ({
      ...proposalOf({}),
      state: 'draft',
      version: 1,
    }));
    const view = await open(`${url}?new=post`, {
      api: { texts: async () => textCalls() },
      staff: { propose },
    });
    await settle();
    type(view, 'Title', 'Unfinished');
    await press(view, 'Save draft');
    const [form, options] = propose.mock.calls[0] ?? [];
    expect([form?.get('slug'), options]).toEqual(['unfinished', { isSent: false, replaces: undefined }]);
    expect(status(view)).toContain('Draft saved. Others of the team can open it');
    expect(window.location.search).toBe(`?proposal=${ID}`);
    expect(localStorage.getItem('mb:admin-text:new.post')).toBeNull();
    type(view, 'Title', 'Less unfinished');
    await press(view, 'Save draft');
    expect(propose.mock.calls[1]?.[1].replaces).toMatchObject({ id: ID, version: 1 });
  });

  it('is in the list of texts, for everybody who writes', async () => {
    const proposals = jest.fn<StaffCalls['proposals']>(async () => ({
      data: [{ ...proposalOf({}), state: 'draft', title: 'Unfinished', writers: ['bob'] }],
      meta: { counts: [], scheduled: 0 },
    }));
    const texts = textCalls({ texts: async () => ({ data: [], meta: { total: 0, page: 1, pages: 1 } }) });
    const view = await open(url, { api: { texts: async () => texts }, staff: { proposals } });
    await settle();
    expect(proposals.mock.calls[0]?.[0]).toEqual({ state: 'draft', texts: '1' });
    view.getByRole('heading', { name: 'Drafts of the team' });
    view.getByText(/^saved by ada, bob, /);
    expect(view.getByRole('link', { name: 'Unfinished' }).getAttribute('href')).toBe(`${url}?proposal=${ID}`);
    expect(await findAccessibilityIssues(view.container)).toEqual([]);
  });
});
