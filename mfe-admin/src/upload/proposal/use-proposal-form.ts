import { useEffect, useRef, type RefObject } from 'react';
import type { Proposal } from '@mockingbird/contracts';
import { useApi, useSession } from '@mockingbird/platform';
import { useLocation } from 'react-router-dom';
import { toFailure, type Failure } from '../../api/failure.js';
import { may } from '../../api/may.js';

/** Id of the proposal in the address (`?proposal=`), whose form is to be replaced. */
export const useProposalId = (): string | undefined =>
  new URLSearchParams(useLocation().search).get('proposal') ?? undefined;

/**
 * Starts with the form of the proposal in the address. Optional fields (`details`) and the file are not carried along.
 * @param visit the form is loaded again when it changes
 * @param onLoaded gets the proposal and its fields
 */
export function useProposalForm(
  form: RefObject<HTMLFormElement | null>,
  visit: number,
  onLoaded: (proposal: Proposal, fields: FormData) => void,
  onFailure: (failure: Failure) => void,
): void {
  const id = useProposalId();
  const api = useApi();
  const session = useSession();
  const token = may(session, 'write') ? session?.token : undefined;
  const latest = useRef({ onLoaded, onFailure });
  useEffect(() => {
    latest.current = { onLoaded, onFailure };
  });
  useEffect(() => {
    if (id === undefined || token === undefined) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const load = async () => {
      try {
        const proposal = await (await api.staff(token)).proposal(id, { signal });
        if (signal.aborted) return;
        const radio = form.current?.querySelector<HTMLInputElement>(
          `[name="uploadType"][value="${proposal.type}"]`,
        );
        if (radio) radio.checked = true;
        const fields = new FormData();
        for (const [name, value] of Object.entries(proposal.fields)) fields.set(name, value);
        latest.current.onLoaded(proposal, fields);
      } catch (error) {
        if (!signal.aborted) latest.current.onFailure(toFailure(error));
      }
    };
    void load();
    return () => controller.abort();
  }, [id, token, api, form, visit]);
}
