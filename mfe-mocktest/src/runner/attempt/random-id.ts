const randomDigits = () => Math.random().toString(36).slice(2);

/** An id for an attempt or a tab of this device. `crypto.randomUUID` is missing on plain http. */
export const randomId = (): string => `${Date.now().toString(36)}-${randomDigits()}${randomDigits()}`;
