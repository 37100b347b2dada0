/**
 * Storage on this device. Reading and writing never throw: storage may be full, blocked or broken, and the site must
 * still work.
 */
export interface DeviceStorage {
  read: (key: string) => unknown;
  /** @returns false when the value could not be stored */
  write: (key: string, value: unknown) => boolean;
  remove: (key: string) => void;
  keys: (prefix: string) => string[];
}

const PREFIX = 'mb:';

const area = (): Storage | undefined => {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
};

export const deviceStorage: DeviceStorage = {
  read(key) {
    try {
      const text = area()?.getItem(PREFIX + key);
      return text == null ? undefined : JSON.parse(text);
    } catch {
      return undefined;
    }
  },
  write(key, value) {
    try {
      const storage = area();
      storage?.setItem(PREFIX + key, JSON.stringify(value));
      return storage !== undefined;
    } catch {
      return false;
    }
  },
  remove(key) {
    try {
      area()?.removeItem(PREFIX + key);
    } catch {
      // Where nothing can be stored, there is nothing to remove.
    }
  },
  keys(prefix) {
    try {
      return Object.keys(area() ?? {})
        .filter((key) => key.startsWith(PREFIX + prefix))
        .map((key) => key.slice(PREFIX.length));
    } catch {
      return [];
    }
  },
};
