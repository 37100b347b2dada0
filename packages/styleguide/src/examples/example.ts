import type { ReactElement } from 'react';

/** A component of `@mockingbird/ui` in each of its states, by a short description. */
export interface Example {
  name: string;
  states: Readonly<Record<string, ReactElement>>;
}

export interface ExampleGroup {
  title: string;
  examples: readonly Example[];
}
