import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, within } from '@testing-library/react';
import { SearchSelect } from '../src/screen/search-select.js';

const options = Array.from({ length: 52 }, (_, index) => ({
  value: `EXAM_${index + 1}`,
  label: `Exam number ${index + 1}`,
}));

function show(value = '', count = options.length) {
  const onChange = jest.fn();
  const view = render(
    <SearchSelect
      label="Exam"
      emptyLabel="Choose an exam"
      options={options.slice(0, count)}
      value={value}
      onChange={onChange}
    />,
  );
  const texts = () =>
    within(view.getByLabelText('Exam'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  const search = (text: string) =>
    fireEvent.change(view.getByLabelText('Search: Exam'), { target: { value: text } });
  return { view, onChange, texts, search };
}

describe('a select with a search', () => {
  it('shows the options with all words, in label or value, and announces how many', () => {
    const { view, texts, search } = show();
    expect(texts()).toHaveLength(53);
    search(' NUMBER 5 ');
    expect(texts().slice(0, 3)).toEqual(['Choose an exam', 'Exam number 5', 'Exam number 15']);
    search('exam_52');
    expect(texts()).toEqual(['Choose an exam', 'Exam number 52']);
    expect(view.getByRole('status').textContent).toBe('1 of 52 match.');
  });

  it('keeps the selected option, which would be another one otherwise', () => {
    const { texts, search } = show('EXAM_3');
    search('52');
    expect(texts()).toEqual(['Choose an exam', 'Exam number 3', 'Exam number 52']);
  });

  it('chooses the first match by Enter, moves to the select, and sends no form', () => {
    const { view, onChange, search } = show('EXAM_3');
    const field = view.getByLabelText('Search: Exam');
    search('52');
    expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false);
    expect(onChange.mock.calls).toEqual([['EXAM_52']]);
    expect(document.activeElement).toBe(view.getByLabelText('Exam'));
  });

  it('chooses nothing by Enter without words', () => {
    const { view, onChange } = show();
    fireEvent.keyDown(view.getByLabelText('Search: Exam'), { key: 'Enter' });
    expect(onChange).not.toHaveBeenCalled();
  });

  it('has no search for a few options', () => {
    const { view } = show('', 10);
    expect(view.queryByLabelText('Search: Exam')).toBeNull();
  });
});
