/** MongoDB's error codes that this server answers with. */
export const ERROR_CODES = {
  InternalError: 1,
  BadValue: 2,
  FailedToParse: 9,
  Unauthorized: 13,
  TypeMismatch: 14,
  InvalidLength: 16,
  ProtocolError: 17,
  AuthenticationFailed: 18,
  IllegalOperation: 20,
  NamespaceNotFound: 26,
  IndexNotFound: 27,
  PathNotViable: 28,
  ConflictingUpdateOperators: 40,
  CursorNotFound: 43,
  NamespaceExists: 48,
  MaxTimeMSExpired: 50,
  DollarPrefixedFieldName: 52,
  EmptyFieldName: 56,
  CommandNotFound: 59,
  ImmutableField: 66,
  CannotCreateIndex: 67,
  InvalidOptions: 72,
  InvalidNamespace: 73,
  IndexOptionsConflict: 85,
  IndexKeySpecsConflict: 86,
  CommandNotSupported: 115,
  CannotIndexParallelArrays: 171,
  InvalidPipelineOperator: 168,
  InvalidIndexSpecificationOption: 197,
  QueryExceededMemoryLimitNoDiskUseAllowed: 292,
  InvalidUUID: 207,
  NoReplicationEnabled: 76,
  OperationFailed: 96,
  QueryPlanKilled: 175,
  NoQueryExecutionPlans: 291,
  DataCorruptionDetected: 301,
  Overflow: 15,
  BSONObjectTooLarge: 10334,
  DuplicateKey: 11000,
  OutOfDiskSpace: 14031,
} as const;

export type CodeName = keyof typeof ERROR_CODES;

/** An error that goes to the client as MongoDB would word it. */
export class MongoError extends Error {
  readonly code: number;
  readonly codeName: string;
  /** Further members of the answer, such as keyPattern and keyValue. */
  readonly details: Record<string, unknown>;

  constructor(code: number, codeName: string, message: string, details: Record<string, unknown> = {}) {
    super(message);
    this.name = 'MongoError';
    this.code = code;
    this.codeName = codeName;
    this.details = details;
  }
}

/** An error of a named code. */
export function fail(codeName: CodeName, message: string, details?: Record<string, unknown>): MongoError {
  return new MongoError(ERROR_CODES[codeName], codeName, message, details);
}

/** An error of one of the codes that MongoDB gives no name ("Location40415"). */
export function failAt(code: number, message: string): MongoError {
  return new MongoError(code, `Location${code}`, message);
}

/** Something that MongoDB can do and this server cannot: refused, never ignored. */
export function unsupported(what: string): MongoError {
  return fail('CommandNotSupported', `embedded-mongo does not support ${what}`);
}

/** The members of a failed command's answer. */
export function errorReply(error: unknown): Record<string, unknown> {
  if (error instanceof MongoError) {
    return { ok: 0, errmsg: error.message, code: error.code, codeName: error.codeName, ...error.details };
  }
  const message = error instanceof Error ? error.message : String(error);
  return { ok: 0, errmsg: message, code: ERROR_CODES.InternalError, codeName: 'InternalError' };
}
