import type { Session } from '@mockingbird/platform';
import { useLocation } from 'react-router-dom';
import { ProposalList } from './proposal-list.js';
import { ProposalDetails } from './proposal-details.js';

/** The proposal with the id in the address (`?id=`), or all of them. */
export function Review({ session }: { session: Session }) {
  const id = new URLSearchParams(useLocation().search).get('id');
  return id ? <ProposalDetails key={id} id={id} session={session} /> : <ProposalList session={session} />;
}
