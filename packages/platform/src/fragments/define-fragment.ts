import type { FunctionComponent } from 'react';
import type { Api } from '@mockingbird/api-client';
import type { Site } from '../pages/site.js';

/** A named fragment on a screen and its props. The screen does not know which remote provides it. */
export interface Placement {
  name: string;
  /** JSON. */
  input: unknown;
}

export interface FragmentArgs<Input> {
  input: Input;
  api: Api;
  site: Site;
  signal: AbortSignal;
}

export interface FragmentProps<Input, Data> {
  input: Input;
  data: Data;
}

/** A fragment that a remote provides for other screens. It has its own React root and cannot contain fragments. */
export interface FragmentDefinition<Input, Data> {
  /** Validates the props from the screen, for example with a zod schema. Throws when they are invalid. */
  input: { parse: (value: unknown) => Input };
  /**
   * Runs on the server for a first view, in the browser after a navigation. The result is sent as JSON. Undefined:
   * render nothing.
   */
  loader?: (args: FragmentArgs<Input>) => Promise<Data | undefined>;
  Component: FunctionComponent<FragmentProps<Input, Data>>;
}

/** A fragment without its type parameters, for lists of fragments. */
export interface AnyFragment {
  input: { parse: (value: unknown) => unknown };
  loader?: (args: FragmentArgs<never>) => Promise<unknown>;
  Component: FunctionComponent<FragmentProps<never, never>>;
}

export interface FragmentModule {
  default: AnyFragment;
}

/** Gives a fragment its types: `loader` and `Component` receive the result of `input`. */
export const defineFragment = <Input, Data = undefined>(
  fragment: FragmentDefinition<Input, Data>,
): FragmentDefinition<Input, Data> => fragment;
