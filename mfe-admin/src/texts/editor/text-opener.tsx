import { useState, type ReactNode } from 'react';
import type { TextKind } from '@mockingbird/contracts';
import { useApi, type Session, type TextCalls } from '@mockingbird/platform';
import { Skeleton } from '@mockingbird/ui';
import { useQuery } from '@tanstack/react-query';
import { toFailure } from '../../api/failure.js';
import { ProposalConflict } from '../../review/proposal-conflict.js';
import { FailureNotice } from '../../screen/failure-notice.js';
import { StatusLine } from '../../screen/status-line.js';
import { loadProposedText } from '../draft/load-proposed-text.js';
import { toDraft } from '../draft/stored-draft.js';
import { emptyDraft } from '../draft/text-draft.js';
import type { TextEditorOptions } from '../saving/use-text-editor.js';
import { TextEditor } from './text-editor.js';
import classes from '../texts.module.css';
import * as messages from '../../messages/texts/editor.js';

interface TextOpenerProps {
  session: Session;
  /** Of a stored text. */
  id?: string;
  /** Of a proposal to change. */
  proposalId?: string;
  /** Of a new text. */
  kind?: TextKind;
}

/**
 * Loads a stored text or a proposal into the editor, or opens the editor for a new one. After an undo it loads the text
 * again.
 */
export function TextOpener({ session, id, proposalId, kind }: TextOpenerProps) {
  const [opened, setOpened] = useState<Opened>({ id, proposalId, visit: 0, message: '' });
  const reopen: OpenedProps['onReopen'] = (target, message) =>
    setOpened(({ visit }) => ({ ...target, visit: visit + 1, message }));
  const { visit, message } = opened;
  return (
    <>
      <StatusLine message={message} refocusKey={visit} className={classes.soft}>
        {message}
      </StatusLine>
      {opened.id !== undefined ? (
        <StoredText key={visit} session={session} id={opened.id} visit={visit} onReopen={reopen} />
      ) : opened.proposalId !== undefined ? (
        <ProposedText key={visit} session={session} id={opened.proposalId} visit={visit} onReopen={reopen} />
      ) : (
        <NewText session={session} kind={kind ?? 'post'} onReopen={reopen} />
      )}
    </>
  );
}

/** What is in the editor, and how often something else was opened in it. */
interface Opened {
  id?: string | undefined;
  proposalId?: string | undefined;
  visit: number;
  message: string;
}

interface OpenedProps {
  session: Session;
  onReopen: TextEditorOptions['onReopen'];
}

function NewText({ kind, ...props }: OpenedProps & { kind: TextKind }) {
  const [draft] = useState(() => emptyDraft(kind));
  return <TextEditor {...props} draft={draft} />;
}

function StoredText({ id, visit, ...props }: OpenedProps & { id: string; visit: number }) {
  const { data, notice } = useText(['text', id, visit], props.session, async (calls, signal) => {
    const stored = await calls.storedText(id, { signal });
    return { stored, draft: toDraft(stored) };
  });
  return data ? <TextEditor {...props} stored={data.stored} draft={data.draft} /> : notice;
}

function ProposedText({ id, visit, ...props }: OpenedProps & { id: string; visit: number }) {
  const { data, notice } = useText(['proposed-text', id, visit], props.session, (calls, signal) =>
    loadProposedText(calls, id, signal),
  );
  if (!data) return notice;
  const { proposal, unchanged, ...start } = data;
  const { conflict } = proposal.check;
  return (
    <>
      {conflict ? <ProposalConflict conflict={conflict} session={props.session} /> : null}
      <TextEditor {...props} {...start} proposal={{ id, version: proposal.version, unchanged }} />
    </>
  );
}

/** Loads what the editor starts with. Until then there is a notice to show. */
function useText<Data>(
  key: readonly unknown[],
  { token }: Session,
  load: (calls: TextCalls, signal: AbortSignal) => Promise<Data>,
): { data: Data | undefined; notice: ReactNode } {
  const api = useApi();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...key, token],
    queryFn: async ({ signal }) => load(await api.texts(token), signal),
  });
  const failure = error && !isFetching ? toFailure(error) : undefined;
  const notice = failure ? (
    <FailureNotice title={messages.couldNotLoad} failure={failure} onRetry={() => void refetch()} />
  ) : (
    <Skeleton shape="block" count={3} label={messages.loading} />
  );
  return { data: failure ? undefined : data, notice };
}
