/** Says which tab holds an attempt now. */
interface HolderMessage {
  testId: string;
  holderId: string;
}

const CHANNEL = 'mb-attempts';

const openChannel = (): BroadcastChannel | undefined =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);

const isHolderMessage = (value: unknown): value is HolderMessage =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'testId') === 'string' &&
  typeof Reflect.get(value, 'holderId') === 'string';

/** Tells the other tabs that this tab holds an attempt. It works where the storage is full or forbidden, too. */
export function announceHolder(testId: string, holderId: string): void {
  const channel = openChannel();
  channel?.postMessage({ testId, holderId } satisfies HolderMessage);
  channel?.close();
}

/** Calls the listener when another tab takes over an attempt. @returns stops listening */
export function onHolderChange(testId: string, listener: (holderId: string) => void): () => void {
  const channel = openChannel();
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isHolderMessage(data) && data.testId === testId) listener(data.holderId);
  });
  return () => channel?.close();
}
