import type { Session } from '@mockingbird/platform';
import { useLocation } from 'react-router-dom';
import { TextOpener } from './editor/text-opener.js';
import { TextList } from './list/text-list.js';

/** The list of texts, or the text that the address names. */
export function Texts({ session }: { session: Session }) {
  const { search, key: visit } = useLocation();
  const query = new URLSearchParams(search);
  const id = query.get('id');
  const kind = query.get('new');
  const proposalId = query.get('proposal');
  if (id) return <TextOpener key={id} session={session} id={id} />;
  if (proposalId) return <TextOpener key={proposalId} session={session} proposalId={proposalId} />;
  if (kind === 'post' || kind === 'article') return <TextOpener key={kind} session={session} kind={kind} />;
  return <TextList key={visit} session={session} />;
}
