import * as z from 'zod';
import { mapComponents, mapStack } from '../../../packages/tooling/src/dev/map-stack.mjs';
import { messageOf } from '../fail.mjs';
import { ROOT } from '../root.mjs';
import { isFromOwnPage } from './loopback-request.mjs';
import { findSource, openInEditor, RefusedFileError, sourcePlaceSchema } from './open-in-editor.mjs';

/** Maximum length of a request's body. */
const BODY_LENGTH = 100_000;
const NO_EDITOR = 'No editor was found. Start yours, or set LAUNCH_EDITOR, such as LAUNCH_EDITOR=code.';

const thrownSchema = z.strictObject({ text: z.string(), stack: z.string(), components: z.string() });

/**
 * @typedef {import('node:http').IncomingMessage} Incoming
 * @typedef {import('node:http').ServerResponse} Outgoing
 * @typedef {{ directory: string, files: string, log: (text: string) => void }} Parts `directory` of the remote's sources, `files`
 * of its build; `log` prints to the terminal
 */

/** @param {Incoming} incoming */
async function bodyOf(incoming) {
  let body = '';
  for await (const part of incoming) {
    body += part;
    if (body.length > BODY_LENGTH) throw new Error('too long');
  }
  return JSON.parse(body);
}

/** @param {Outgoing} outgoing @param {number} status @param {string} text */
const sendText = (outgoing, status, text) =>
  outgoing
    .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .end(text);

/** @param {unknown} error */
const reasonOf = (error) => (error instanceof z.ZodError ? z.prettifyError(error) : messageOf(error));

/**
 * An error of the remote's code in a page: printed in the terminal, and returned with source positions.
 * @param {Incoming} incoming
 * @param {Outgoing} outgoing
 * @param {Parts} parts
 */
export async function takeThrown(incoming, outgoing, { files, log }) {
  try {
    const thrown = thrownSchema.parse(await bodyOf(incoming));
    const stack = await mapStack(thrown.stack, files);
    const components = await mapComponents(thrown.components, files);
    log([thrown.text, stack, ...(components === '' ? [] : ['Components:', components])].join('\n'));
    outgoing.writeHead(200, { 'content-type': 'application/json' });
    outgoing.end(JSON.stringify({ stack, components }));
  } catch (error) {
    sendText(outgoing, 400, `Not understood: ${reasonOf(error)}`);
  }
}

/**
 * Opens a file of the repository in the developer's editor. Only a page of this site, on this machine, may request it.
 * @param {Incoming} incoming
 * @param {Outgoing} outgoing
 * @param {Parts} parts
 */
export async function takeEditorRequest(incoming, outgoing, { directory }) {
  if (!isFromOwnPage(incoming) || incoming.headers['content-type'] !== 'application/json') {
    sendText(outgoing, 403, 'Only pages of this site on this machine may open files.');
    return;
  }
  try {
    const { file, line } = sourcePlaceSchema.parse(await bodyOf(incoming));
    const path = await findSource(file, { directory, root: ROOT });
    const isOpened = openInEditor(path, line);
    if (isOpened) outgoing.writeHead(204).end();
    else sendText(outgoing, 501, NO_EDITOR);
  } catch (error) {
    sendText(outgoing, error instanceof RefusedFileError ? 404 : 400, reasonOf(error));
  }
}
