/** What those need of a log who warn and go on. */
export interface WarningLog {
  warn: (fields: object, message: string) => void;
}
