import type { ReactElement } from 'react';
import type { AnyFragment, FragmentArgs } from './define-fragment.js';
import type { RemoteDefinition } from '../pages/define-remote.js';

/** A fragment with all that it draws. */
export interface FilledFragment {
  /** Nothing is to be shown. */
  isEmpty: boolean;
  /** What the loader gave. */
  data: unknown;
}

/** @throws when the remote has no fragment of that name: its remote.json and its code differ */
export async function loadFragment(definition: RemoteDefinition, name: string): Promise<AnyFragment> {
  const load = definition.fragments?.[name];
  if (!load) throw new Error(`The remote defines no fragment "${name}"`);
  return (await load()).default;
}

/** Checks a fragment's input and runs its loader. @throws what they throw */
export async function fillFragment(
  fragment: AnyFragment,
  { input, ...rest }: FragmentArgs<unknown>,
): Promise<FilledFragment> {
  const checked = fragment.input.parse(input);
  if (!fragment.loader) return { isEmpty: false, data: undefined };
  // The input is what this very fragment's check gave; its type was forgotten when the fragment joined a list.
  const data = await fragment.loader({ ...rest, input: checked as never });
  return { isEmpty: data === undefined, data };
}

/** A fragment as it is drawn, of checked input. @throws when the input does not fit */
export function drawnFragment(fragment: AnyFragment, input: unknown, data: unknown): ReactElement {
  const { Component } = fragment;
  // Input and data are what this very fragment's check and loader gave.
  return <Component input={fragment.input.parse(input) as never} data={data as never} />;
}
