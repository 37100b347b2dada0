import { useCallback, useEffect, useState } from 'react';
import { readRecord } from '../file/student-record.js';
import type { StudentRecord } from '../file/record-file.js';

export interface StudentRecordState {
  /** Undefined while it is read, and where the device has no database. */
  record: StudentRecord | undefined;
  /** Epoch milliseconds of the last reading. */
  readAt: number;
  hasFailed: boolean;
  /** Reads it again, after a change. */
  reload: () => void;
}

/** The student's record on this device. */
export function useStudentRecord(): StudentRecordState {
  const [state, setState] = useState<Omit<StudentRecordState, 'reload'>>({
    record: undefined,
    readAt: 0,
    hasFailed: false,
  });
  const reload = useCallback(() => {
    readRecord().then(
      (record) => setState({ record, readAt: Date.now(), hasFailed: false }),
      () => setState((before) => ({ ...before, hasFailed: true })),
    );
  }, []);
  useEffect(() => reload(), [reload]);
  return { ...state, reload };
}
