import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import { apiOver } from '@mockingbird/testing/fake-shell';
import { textsCode } from '../../src/texts/texts-code.js';
import { forget, open, signInAs } from '../support.js';
import { press, settle, status, type, valueOf } from '../upload-support.js';
import { ANSWERS } from './answers.js';
import { findRow, readAccessTable } from './access-table.js';

const TABLE = readAccessTable();

/** The services, with the forms of the proposals that they got. */
function services() {
  const forms: [string, Record<string, unknown>][] = [];
  const api = apiOver(async (address, { method = 'GET', body } = {}) => {
    const path = String(address);
    if (path.startsWith('/api/upload/proposals') && body instanceof FormData) {
      forms.push([path, Object.fromEntries(body)]);
      return Response.json(ANSWERS['GET /api/upload/proposals/:id']?.('in-review.ada'));
    }
    const answer = ANSWERS[findRow(TABLE, method, path)?.name ?? ''];
    return answer ? Response.json(answer(path)) : Response.json({}, { status: 404 });
  });
  return { api, forms };
}

const buttons = (view: Awaited<ReturnType<typeof open>>): string[] =>
  view.getAllByRole('button').map(({ textContent }) => textContent ?? '');

beforeAll(() => textsCode.load());
beforeEach(forget);

describe('a text of an author', () => {
  it('is sent for review with what was changed, and stays in the form', async () => {
    signInAs('author');
    const { api, forms } = services();
    const view = await open('/admin/texts?id=post.first-steps', { api });
    await settle();
    for (const name of ['Publish changes', 'Take back']) {
      expect(buttons(view)).not.toContain(name);
    }
    type(view, 'Title', 'The first steps');
    await press(view, 'Send for review');
    expect(forms).toEqual([
      [
        '/api/upload/proposals?send=1',
        {
          uploadType: 'post',
          slug: 'first-steps',
          details: '{"title":"The first steps"}',
          hidden: 'false',
          basedOn: 'a'.repeat(32),
        },
      ],
    ]);
    expect(status(view)).toContain('Sent for review. Nothing is published yet');
    expect(view.getByRole('link', { name: /^Open the proposal: / }).getAttribute('href')).toBe(
      '/admin/review?id=in-review.ada',
    );
    expect(valueOf(view, 'Title')).toBe('The first steps');
  });

  it('can be left without a warning after it was sent, and not before', async () => {
    signInAs('author');
    const view = await open('/admin/texts?id=post.first-steps', { api: services().api });
    await settle();
    const isHeld = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
    expect(isHeld()).toBe(false);
    type(view, 'Title', 'The first steps');
    expect(isHeld()).toBe(true);
    await press(view, 'Send for review');
    expect(isHeld()).toBe(false);
  });

  it('is published by a publisher', async () => {
    signInAs('publisher');
    const view = await open('/admin/texts?id=post.first-steps', { api: services().api });
    await settle();
    expect(buttons(view)).toEqual(expect.arrayContaining(['Publish changes', 'Take back', 'Check']));
    expect(buttons(view)).not.toContain('Send for review');
  });
});
