import type { FunctionComponent } from 'react';
import type { Api } from '@mockingbird/api-client';
import type { Site } from '../pages/define-remote.js';

/** A named piece on a screen, and what it is told there. The screen knows no remote: whoever offers the name draws it. */
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

/** A piece that a remote offers for the screens of others. It is a root of its own and places no pieces itself. */
export interface FragmentDefinition<Input, Data> {
  /** Checks what the placing screen hands over; a schema of zod will do. It throws for what does not fit. */
  input: { parse: (value: unknown) => Input };
  /**
   * Runs on the server for a first view, in the browser after a navigation. Its result travels as JSON.
   * Undefined: there is nothing to show.
   */
  loader?: (args: FragmentArgs<Input>) => Promise<Data | undefined>;
  Component: FunctionComponent<FragmentProps<Input, Data>>;
}

/** A fragment whose types are forgotten: what a list of fragments holds. */
export interface AnyFragment {
  input: { parse: (value: unknown) => unknown };
  loader?: (args: FragmentArgs<never>) => Promise<unknown>;
  Component: FunctionComponent<FragmentProps<never, never>>;
}

export interface FragmentModule {
  default: AnyFragment;
}

/** Gives a fragment its types: `input`'s result is what `loader` and `Component` receive. */
export const defineFragment = <Input, Data = undefined>(
  fragment: FragmentDefinition<Input, Data>,
): FragmentDefinition<Input, Data> => fragment;
