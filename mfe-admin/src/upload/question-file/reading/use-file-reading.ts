import { useRef, useState } from 'react';
import type { ReadResult } from '@mockingbird/question-formats';
import { findFileError } from '../file-error.js';
import { formatsCode } from './formats-code.js';
import { readInBackground, type ReadingRequest } from './read-in-background.js';
import { isJson, type ReadingState, type SourceFile } from './reading-state.js';
import * as messages from '../../../messages/upload/file-reading.js';

export interface FileReading {
  state: ReadingState;
  /** Reads a file. Its questions become the file of the upload. */
  choose: (file: File) => Promise<void>;
  /** Reads the text again with corrected blocks. */
  readAgain: (corrected: readonly string[]) => Promise<void>;
  /** Takes the good questions and leaves out the others. */
  takeGoodOnly: () => void;
}

/** The questions as the services read them. The name of the file says where they come from. */
function toJsonFile({ name }: SourceFile, { questions }: ReadResult): File {
  const text = `${JSON.stringify(questions, null, 2)}\n`;
  return new File([text], name.replace(/\.[^.]*$/, '') + '.json', { type: 'application/json' });
}

/** @returns whether the services can read the chosen file as it is: JSON that lacks nothing, not even IDs */
const canStay = (source: SourceFile, { issues, madeIds }: ReadResult): boolean =>
  isJson(source) && issues.length === 0 && madeIds === 0;

/**
 * Reads chosen files in the browser and turns them into JSON, which the services take. A JSON file is the file of the
 * upload from the start; it is read only to show its issues.
 * @param onFile receives the file of the upload, or undefined while there is none
 */
export function useFileReading(onFile: (file: File | undefined) => void): FileReading {
  const [state, setState] = useState<ReadingState>({ kind: 'none' });
  const latest = useRef(0);

  const read = async (source: SourceFile, request: () => Promise<ReadingRequest>) => {
    latest.current += 1;
    const round = latest.current;
    setState({ kind: 'reading', source });
    try {
      const result = await readInBackground(await request());
      if (round !== latest.current) return;
      setState({ kind: 'read', source, result, round, isPartial: false });
      if (result.issues.length === 0 && !canStay(source, result)) onFile(toJsonFile(source, result));
    } catch {
      if (round === latest.current) setState({ kind: 'failed', source, message: messages.fileCannotBeRead });
    }
  };

  const choose = async (file: File) => {
    const source = { name: file.name, size: file.size };
    if (findFileError(file)) {
      latest.current += 1;
      setState({ kind: 'none' });
      // The form says why this file cannot be used.
      return onFile(file);
    }
    onFile(isJson(source) ? file : undefined);
    await read(source, async () => ({
      kind: 'file',
      bytes: new Uint8Array(await file.arrayBuffer()),
      name: file.name,
    }));
  };

  const readAgain = async (corrected: readonly string[]) => {
    if (state.kind !== 'read' || state.result.text === undefined) return;
    const { source, result } = state;
    const { text = '', blocks, format } = result;
    onFile(undefined);
    const { replaceBlocks } = await formatsCode.load();
    await read(source, async () => ({ kind: 'text', text: replaceBlocks(text, blocks, corrected), format }));
  };

  const takeGoodOnly = () => {
    if (state.kind !== 'read') return;
    setState({ ...state, isPartial: true });
    onFile(toJsonFile(state.source, state.result));
  };

  return { state, choose, readAgain, takeGoodOnly };
}
