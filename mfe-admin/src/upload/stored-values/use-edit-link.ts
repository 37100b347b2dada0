import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

const NEXT_TYPES = ['mocktest', 'questions'] as const;
type NextType = (typeof NEXT_TYPES)[number];

const fieldsOf = (examId: string, testId: string | null): FormData => {
  const fields = new FormData();
  fields.set('examId', examId);
  if (testId) fields.set('testId', testId);
  return fields;
};

/**
 * Starts with the exam or the mock test in the URL (`?exam=SSC_CGL&test=ssc-cgl-1`). Text that the admin already
 * typed stays. With `add`, the form of the next step is shown instead: a mock test of the exam, or the questions of the test.
 * With `form`, the form of the mock test is shown in place of another one.
 * @param onType shows the form of this type with these fields
 */
export function useEditLink(
  form: RefObject<HTMLFormElement | null>,
  onType: (type: NextType, fields: FormData) => void,
): void {
  const { search } = useLocation();
  const latest = useRef(onType);
  useEffect(() => {
    latest.current = onType;
  });
  useEffect(() => {
    const query = new URLSearchParams(search);
    const [examId, testId] = [query.get('exam'), query.get('test')];
    const next = NEXT_TYPES.find((each) => each === (query.get('add') ?? query.get('form')));
    if (next && examId) {
      checkType(form.current, next);
      return latest.current(next, fieldsOf(examId, testId));
    }
    const field = form.current?.elements.namedItem('examId');
    if (!form.current || !examId || !(field instanceof HTMLInputElement) || field.value !== '') return;
    if (!testId) {
      field.value = examId;
      return;
    }
    checkType(form.current, 'mocktest');
    latest.current('mocktest', fieldsOf(examId, testId));
  }, [form, search]);
}

function checkType(form: HTMLFormElement | null, type: NextType): void {
  const choice = form?.querySelector<HTMLInputElement>(`[name="uploadType"][value="${type}"]`);
  if (choice) choice.checked = true;
}
