import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Starts with the exam or the mock test in the URL (`?exam=SSC_CGL&test=ssc-cgl-1`). Text that the admin already
 * typed stays.
 * @param onTest shows the form of a mock test with these fields
 */
export function useEditLink(
  form: RefObject<HTMLFormElement | null>,
  onTest: (fields: FormData) => void,
): void {
  const { search } = useLocation();
  const latest = useRef(onTest);
  useEffect(() => {
    latest.current = onTest;
  });
  useEffect(() => {
    const query = new URLSearchParams(search);
    const [examId, testId] = [query.get('exam'), query.get('test')];
    const field = form.current?.elements.namedItem('examId');
    if (!form.current || !examId || !(field instanceof HTMLInputElement) || field.value !== '') return;
    if (!testId) {
      field.value = examId;
      return;
    }
    const type = form.current.querySelector<HTMLInputElement>('[name="uploadType"][value="mocktest"]');
    if (type) type.checked = true;
    const fields = new FormData();
    fields.set('examId', examId);
    fields.set('testId', testId);
    latest.current(fields);
  }, [form, search]);
}
