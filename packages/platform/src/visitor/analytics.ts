import type { PageView } from '@mockingbird/contracts';

export type ProductEvent = NonNullable<PageView['event']>;
export type Reporter = (event: ProductEvent) => void;

let reporter: Reporter = () => undefined;

/** The shell's: sets where events go. */
export function setReporter(next: Reporter): void {
  reporter = next;
}

/** Counts an event at the present address, for example that a test was started. */
export const reportEvent: Reporter = (event) => reporter(event);
