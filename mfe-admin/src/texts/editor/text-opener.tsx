import { useState } from 'react';
import type { TextKind } from '@mockingbird/contracts';
import { useApi, type Session } from '@mockingbird/platform';
import { Skeleton } from '@mockingbird/ui';
import { useQuery } from '@tanstack/react-query';
import { toFailure } from '../../api/failure.js';
import { FailureNotice } from '../../screen/failure-notice.js';
import { emptyDraft, toDraft } from './text-draft.js';
import { TextEditor } from './text-editor.js';
import * as messages from '../../messages/texts/editor.js';

type TextOpenerProps = { session: Session } & ({ id: string; kind?: never } | { id?: never; kind: TextKind });

/** Loads a stored text into the editor, or opens the editor for a new one. */
export function TextOpener({ session, id, kind }: TextOpenerProps) {
  return id === undefined ? (
    <NewText session={session} kind={kind} />
  ) : (
    <StoredText session={session} id={id} />
  );
}

function NewText({ session, kind }: { session: Session; kind: TextKind }) {
  const [draft] = useState(() => emptyDraft(kind));
  return <TextEditor session={session} draft={draft} onChanged={() => undefined} />;
}

function StoredText({ session, id }: { session: Session; id: string }) {
  const api = useApi();
  const { token } = session;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['text', id, token],
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
  return (
    <TextEditor
      key={data.stored.revision}
      session={session}
      stored={data.stored}
      draft={data.draft}
      onChanged={() => void refetch()}
    />
  );
}
