/** What is stored beside the data of a screen. */
export interface ScreenRecord {
  /** Path with query. */
  address: string;
  remote: string;
  version: string;
  /** Empty where no tab has shown the screen yet. */
  title: string;
  /** Epoch milliseconds of the last visit. */
  storedAt: number;
  /** Whether the student downloaded it. Such a screen is never removed to make room. */
  isDownloaded: boolean;
  /** Size of the data, uncompressed. */
  bytes: number;
}

const HEADER = 'x-mb-screen';

const isRecord = (value: unknown): value is ScreenRecord =>
  typeof value === 'object' && value !== null && 'address' in value && 'version' in value;

/** Headers hold ASCII only. */
export const screenHeaders = (record: ScreenRecord): Record<string, string> => ({
  'content-type': 'application/json; charset=utf-8',
  [HEADER]: encodeURIComponent(JSON.stringify(record)),
});

/** @returns undefined for a response that is no screen's data */
export function readScreenRecord(headers: Headers): ScreenRecord | undefined {
  try {
    const record: unknown = JSON.parse(decodeURIComponent(headers.get(HEADER) ?? 'null'));
    return isRecord(record) ? record : undefined;
  } catch {
    return undefined;
  }
}
