import { useState } from 'react';
import type { TextKind } from '@mockingbird/contracts';
import { useApi, type Session } from '@mockingbird/platform';
import { Skeleton } from '@mockingbird/ui';
import { useQuery } from '@tanstack/react-query';
import { toFailure } from '../../api/failure.js';
import { FailureNotice } from '../../screen/failure-notice.js';
import { StatusLine } from '../../screen/status-line.js';
import { toDraft } from '../draft/stored-draft.js';
import { emptyDraft } from '../draft/text-draft.js';
import { TextEditor } from './text-editor.js';
import classes from '../texts.module.css';
import * as messages from '../../messages/texts/editor.js';

type TextOpenerProps = { session: Session } & ({ id: string; kind?: never } | { id?: never; kind: TextKind });

/** Loads a stored text into the editor, or opens the editor for a new one. After an undo it loads the text again. */
export function TextOpener({ session, id, kind }: TextOpenerProps) {
  const [opened, setOpened] = useState({ id, visit: 0, message: '' });
  const reopen = (changedId: string, message: string) =>
    setOpened(({ visit }) => ({ id: changedId, visit: visit + 1, message }));
  const { visit, message } = opened;
  return (
    <>
      <StatusLine message={message} refocusKey={visit} className={classes.soft}>
        {message}
      </StatusLine>
      {opened.id === undefined ? (
        <NewText session={session} kind={kind ?? 'post'} onUndone={reopen} />
      ) : (
        <StoredText key={visit} session={session} id={opened.id} visit={visit} onUndone={reopen} />
      )}
    </>
  );
}

interface OpenedProps {
  session: Session;
  onUndone: (id: string, message: string) => void;
}

function NewText({ kind, ...props }: OpenedProps & { kind: TextKind }) {
  const [draft] = useState(() => emptyDraft(kind));
  return <TextEditor {...props} draft={draft} />;
}

function StoredText({ id, visit, ...props }: OpenedProps & { id: string; visit: number }) {
  const api = useApi();
  const { token } = props.session;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['text', id, visit, token],
    queryFn: async ({ signal }) => {
      const stored = await (await api.texts(token)).storedText(id, { signal });
      return { stored, draft: toDraft(stored) };
    },
  });
  const failure = error && !isFetching ? toFailure(error) : undefined;
  if (failure) {
    return <FailureNotice title={messages.couldNotLoad} failure={failure} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton shape="block" count={3} label={messages.loading} />;
  return <TextEditor {...props} stored={data.stored} draft={data.draft} />;
}
