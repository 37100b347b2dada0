import type { PageView } from '@mockingbird/contracts';

export type ProductEvent = NonNullable<PageView['event']>;
export type Reporter = (event: ProductEvent) => void;

let reporter: Reporter = () => undefined;

/** For the shell: sets the receiver of analytics events. */
export function setReporter(next: Reporter): void {
  reporter = next;
}

/** Counts an event at the current address, for example the start of a mock test. */
export const reportEvent: Reporter = (event) => reporter(event);
