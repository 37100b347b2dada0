import { useState } from 'react';

/** @returns the latest value that was not undefined. Thus data stays visible while newer data loads or fails to load. */
export function useLatest<Value extends object>(value: Value | undefined): Value | undefined {
  const [latest, setLatest] = useState(value);
  if (value !== undefined && value !== latest) setLatest(value);
  return value ?? latest;
}
