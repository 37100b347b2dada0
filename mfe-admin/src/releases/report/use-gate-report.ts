import { useQuery } from '@tanstack/react-query';
import type { GateReport } from '@mockingbird/contracts';
import { useApi, type Session } from '@mockingbird/platform';
import { toFailure, type Failure } from '../../api/failure.js';

interface Version {
  name: string;
  version: string;
}

/** What a call gave, or why it failed. */
export interface Loaded<Data> {
  data: Data | undefined;
  failure: Failure | undefined;
  reload: () => void;
}

/** Loads what the gate saw of a version in a browser. */
export function useGateReport({ token }: Session, { name, version }: Version): Loaded<GateReport> {
  const api = useApi();
  const { data, error, refetch } = useQuery({
    queryKey: ['gate-report', name, version, token],
    queryFn: async ({ signal }) => (await api.releaseAdmin(token)).gateReport(name, version, { signal }),
  });
  return { data, failure: error ? toFailure(error) : undefined, reload: () => void refetch() };
}

/**
 * Loads a picture of a report. A signed call loads it, because an address that everybody can open would show pages that are
 * not live.
 * @returns an address that an image can show
 */
export function useGatePicture({ token }: Session, { name, version }: Version, file: string): Loaded<string> {
  const api = useApi();
  const { data, error, refetch } = useQuery({
    queryKey: ['gate-picture', name, version, file, token],
    queryFn: async ({ signal }) => {
      const base64 = await (await api.releaseAdmin(token)).gatePicture(name, version, file, { signal });
      return `data:image/png;base64,${base64}`;
    },
    // A picture never changes: its name is a hash.
    staleTime: Infinity,
  });
  return { data, failure: error ? toFailure(error) : undefined, reload: () => void refetch() };
}
