import { useHydrated } from '@mockingbird/remote-kit/hooks';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { clearLinkInputs, removeParameters } from './clear-link-inputs.js';

/** Format of a calculator's inputs in a link. */
export interface LinkFormat<Inputs> {
  /** Parameter names. A link without any of them has no inputs. */
  names: readonly string[];
  /** @returns undefined if the parameters are not in the format of `write` */
  read: (query: URLSearchParams) => Inputs | undefined;
  write: (inputs: Inputs) => Readonly<Record<string, string>>;
}

/** Inputs in the link: none, restored, or invalid. */
export type LinkState = 'none' | 'restored' | 'bad';

export interface SharedInputs<Inputs> {
  inputs: Inputs;
  link: LinkState;
  change: (update: (present: Inputs) => Inputs) => void;
  /** Restores the initial values, also if the link had others. */
  reset: () => void;
}

const findLinkState = (hasParameters: boolean, restored: unknown): LinkState => {
  if (!hasParameters) return 'none';
  return restored === undefined ? 'bad' : 'restored';
};

/**
 * Inputs that the student changed, and the queries for which they are valid: the link's and the one without inputs.
 */
interface Edited<Inputs> {
  searches: readonly string[];
  inputs: Inputs;
}

/**
 * Holds a calculator's inputs. Those of a share link are applied after hydration: the HTML is the same for every
 * query, so that it can be cached. The first change removes them from the URL.
 */
export function useSharedInputs<Inputs>(
  initial: Inputs,
  { names, read }: LinkFormat<Inputs>,
): SharedInputs<Inputs> {
  const { search } = useLocation();
  const hydrated = useHydrated();
  const [edited, setEdited] = useState<Edited<Inputs>>();
  const query = new URLSearchParams(search);
  const hasParameters = names.some((name) => query.has(name));
  const linkInputs = hasParameters ? read(query) : undefined;
  const restored = hydrated ? linkInputs : undefined;
  const editedInputs = edited?.searches.includes(search) ? edited.inputs : undefined;
  const change = (update: (present: Inputs) => Inputs) => {
    clearLinkInputs(names);
    setEdited((latest) => {
      const present = latest?.searches.includes(search) ? latest.inputs : linkInputs;
      return { searches: [search, removeParameters(search, names)], inputs: update(present ?? initial) };
    });
  };
  return {
    inputs: editedInputs ?? restored ?? initial,
    link: editedInputs ? 'none' : findLinkState(hydrated && hasParameters, restored),
    change,
    reset: () => change(() => initial),
  };
}
