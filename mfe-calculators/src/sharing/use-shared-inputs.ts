import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../page/use-hydrated.js';
import { dropInputs, withoutInputs } from './clear-link-inputs.js';

/** How a calculator's inputs travel in a link. */
export interface LinkFormat<Inputs> {
  /** Names of the parameters; a link without any of them carries no inputs. */
  names: readonly string[];
  /** @returns undefined when the parameters are not what `write` makes */
  read: (query: URLSearchParams) => Inputs | undefined;
  write: (inputs: Inputs) => Readonly<Record<string, string>>;
}

/** What a link brought: nothing, inputs that are shown, or something that is none. */
export type LinkState = 'none' | 'restored' | 'bad';

export interface SharedInputs<Inputs> {
  inputs: Inputs;
  link: LinkState;
  change: (update: (present: Inputs) => Inputs) => void;
  /** Back to the start, whatever the link said. */
  reset: () => void;
}

const linkStateOf = (carries: boolean, restored: unknown): LinkState => {
  if (!carries) return 'none';
  return restored === undefined ? 'bad' : 'restored';
};

/** What the reader made of the inputs, and the addresses that it holds for: with the link's query and without. */
interface Edited<Inputs> {
  searches: readonly string[];
  inputs: Inputs;
}

/**
 * A calculator's inputs. Those of a share link are taken up after hydration: the page's HTML is the same for every
 * query, so that it can be kept for all. With the first change they leave the address.
 */
export function useSharedInputs<Inputs>(
  initial: Inputs,
  { names, read }: LinkFormat<Inputs>,
): SharedInputs<Inputs> {
  const { search } = useLocation();
  const hydrated = useHydrated();
  const [edited, setEdited] = useState<Edited<Inputs>>();
  const query = new URLSearchParams(search);
  const carries = names.some((name) => query.has(name));
  const brought = carries ? read(query) : undefined;
  const restored = hydrated ? brought : undefined;
  const own = edited?.searches.includes(search) ? edited.inputs : undefined;
  const change = (update: (present: Inputs) => Inputs) => {
    dropInputs(names);
    setEdited((latest) => {
      const present = latest?.searches.includes(search) ? latest.inputs : brought;
      return { searches: [search, withoutInputs(search, names)], inputs: update(present ?? initial) };
    });
  };
  return {
    inputs: own ?? restored ?? initial,
    link: own ? 'none' : linkStateOf(hydrated && carries, restored),
    change,
    reset: () => change(() => initial),
  };
}
