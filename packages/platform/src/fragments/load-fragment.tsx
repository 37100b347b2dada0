import type { ReactElement } from 'react';
import type { AnyFragment, FragmentArgs } from './define-fragment.js';
import type { RemoteDefinition } from '../pages/define-remote.js';

/** A fragment with its input and data. */
export interface FilledFragment {
  /** There is nothing to show. */
  isEmpty: boolean;
  /** The result of the loader. */
  data: unknown;
}

/** @throws when the remote has no such fragment: its remote.json and its code differ */
export async function loadFragment(definition: RemoteDefinition, name: string): Promise<AnyFragment> {
  const load = definition.fragments?.[name];
  if (!load) throw new Error(`The remote defines no fragment "${name}"`);
  return (await load()).default;
}

/** Validates a fragment's input and runs its loader. @throws what they throw */
export async function fillFragment(
  fragment: AnyFragment,
  { input, ...rest }: FragmentArgs<unknown>,
): Promise<FilledFragment> {
  const checked = fragment.input.parse(input);
  if (!fragment.loader) return { isEmpty: false, data: undefined };
  // The input is the result of this fragment's own validation. Its type was lost when the fragment joined a list.
  const data = await fragment.loader({ ...rest, input: checked as never });
  return { isEmpty: data === undefined, data };
}

/** The element of a fragment with valid input. @throws when the input is invalid */
export function createFragmentElement(fragment: AnyFragment, input: unknown, data: unknown): ReactElement {
  const { Component } = fragment;
  // Input and data are the results of this fragment's own validation and loader.
  return <Component input={fragment.input.parse(input) as never} data={data as never} />;
}
