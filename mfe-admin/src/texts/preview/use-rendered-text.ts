import { useEffect, useState } from 'react';
import type { Block } from '@mockingbird/contracts';
import { useApi, type Session } from '@mockingbird/platform';
import { useQuery } from '@tanstack/react-query';
import { toFailure, type Failure } from '../../api/failure.js';
import { useLatest } from '../../api/use-latest.js';
import { PREVIEW_MS } from '../../limits.js';
import { toBlocks, type Part } from '../draft/text-parts.js';

/** Renders the parts in the services, a moment after the last change. The rendered text of before stays meanwhile. */
export function useRenderedText({ token }: Session, parts: readonly Part[]) {
  const api = useApi();
  const [settled, setSettled] = useState(parts);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(parts), PREVIEW_MS);
    return () => clearTimeout(timer);
  }, [parts]);
  const source = toBlocks(settled);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['text-preview', source, token],
    queryFn: async ({ signal }): Promise<Block[]> =>
      source.length === 0 ? [] : (await api.texts(token)).previewText(source, { signal }),
  });
  const failure: Failure | undefined = error && !isFetching ? toFailure(error) : undefined;
  return { blocks: useLatest(data), failure, retry: () => void refetch() };
}
