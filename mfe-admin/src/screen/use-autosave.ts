import { useEffect, useRef, useState } from 'react';
import { deviceStorage } from '@mockingbird/platform';
import { AUTOSAVE_MS } from '../limits.js';

/**
 * Stores what is typed on this device, a moment after the last key and when the screen closes.
 * @param key where it is stored
 * @param contents the same object until it changes; undefined without unsaved changes. The time is stored with it as `at`.
 * @returns whether the device could store it; a full one cannot
 */
export function useAutosave(key: string, contents: object | undefined): boolean {
  const [isOnDevice, setOnDevice] = useState(true);
  const pending = useRef<() => void>(undefined);
  const wasChanged = useRef(false);
  useEffect(() => {
    if (contents === undefined) {
      pending.current = undefined;
      // The changes were taken back.
      if (wasChanged.current) deviceStorage.remove(key);
      wasChanged.current = false;
      return undefined;
    }
    wasChanged.current = true;
    const write = () => {
      pending.current = undefined;
      setOnDevice(deviceStorage.write(key, { ...contents, at: Date.now() }));
    };
    pending.current = write;
    const timer = setTimeout(write, AUTOSAVE_MS);
    return () => clearTimeout(timer);
  }, [key, contents]);
  useEffect(() => {
    const flush = () => pending.current?.();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, []);
  return isOnDevice;
}
