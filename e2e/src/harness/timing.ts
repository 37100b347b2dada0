import type { HttpResponse } from './request.js';

/** Durations of this many responses in milliseconds, one after the other. */
export async function timesOf(count: number, send: () => Promise<HttpResponse>): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < count; at += 1) times.push((await send()).milliseconds);
  return times;
}

/** @param share 0.95 for the 95th percentile */
export function quantileOf(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const medianOf = (values: readonly number[]): number => quantileOf(values, 0.5);
