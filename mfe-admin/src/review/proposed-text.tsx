import type { Proposal } from '@mockingbird/contracts';
import { useApi, type Session } from '@mockingbird/platform';
import { Section, Skeleton } from '@mockingbird/ui';
import { useQuery } from '@tanstack/react-query';
import { toFailure } from '../api/failure.js';
import { FailureNotice } from '../screen/failure-notice.js';
import { loadProposedText } from '../texts/draft/load-proposed-text.js';
import { TextPreview } from '../texts/preview/text-preview.js';
import * as messages from '../messages/staff/review.js';

/** A proposed article or post as readers will see it. */
export function ProposedText({ proposal, session }: { proposal: Proposal; session: Session }) {
  const { id, version } = proposal;
  const { token } = session;
  const api = useApi();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['proposed-text', id, version, token],
    queryFn: async ({ signal }) => loadProposedText(await api.texts(token), id, signal),
  });
  if (error && !isFetching) {
    return (
      <FailureNotice
        title={messages.textNotLoaded}
        failure={toFailure(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <Section title={messages.whatReadersWillSee}>
      {data ? (
        <TextPreview session={session} draft={data.draft} />
      ) : (
        <Skeleton shape="block" label={messages.loadingText} />
      )}
    </Section>
  );
}
