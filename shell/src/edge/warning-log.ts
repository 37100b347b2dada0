/** The part of a logger that only warnings need. */
export interface WarningLog {
  warn: (fields: object, message: string) => void;
}
