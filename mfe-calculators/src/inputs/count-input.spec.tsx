import { describe, expect, it } from '@jest/globals';
import { fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server.node';
import { CountInput } from './count-input.js';
import { parseCount } from './parse-count.js';

function Counter({ start = 5 }: { start?: number }) {
  const [value, setValue] = useState(start);
  return <CountInput label="Math" value={value} max={60} onChange={setValue} />;
}

const draw = () => {
  const { getByLabelText } = render(<Counter />);
  const number = getByLabelText('Math (0 to 60)') as HTMLInputElement;
  const slider = getByLabelText('Math, slider') as HTMLInputElement;
  const type = (text: string) => fireEvent.change(number, { target: { value: text } });
  return { number, slider, type };
};

describe('a typed count', () => {
  it.each([
    ['40', 40],
    ['abc', 0],
    ['', 0],
    ['   ', 0],
    ['1e3', 60],
    ['1e1', 10],
    ['007', 7],
    ['-3', 0],
    ['-0', 0],
    ['12.7', 12],
    ['12,7', 12],
    ['61', 60],
    ['Infinity', 60],
    ['0x10', 16],
    ['12 apples', 0],
  ])('%j is read as %i', (text, count) => {
    expect(parseCount(text, 60)).toBe(count);
  });
});

describe('before hydration', () => {
  it.each(['number', 'range'])('a change of the %s is applied to both', (kind) => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(<Counter />);
    const inputs = [...container.querySelectorAll('input')];
    const early = inputs.find(({ type }) => type === kind);
    if (early) early.value = '42';
    render(<Counter />, { container: document.body.appendChild(container), hydrate: true });
    expect(inputs.map(({ value }) => value)).toEqual(['42', '42']);
  });
});

describe('the number and its slider', () => {
  it.each(['40', '007', '12.7', '-3', '', '999', '1e3'])('agree after %j was typed', (text) => {
    const { number, slider, type } = draw();
    type(text);
    expect(number.value).toBe(slider.value);
    expect(number.value).toBe(String(parseCount(text, 60)));
  });

  it('agree after the slider was dragged', () => {
    const { number, slider } = draw();
    fireEvent.change(slider, { target: { value: '33' } });
    expect(number.value).toBe('33');
    expect(slider.getAttribute('aria-valuetext')).toBe('33 of 60');
  });

  it('agree when the same out-of-range number is typed twice', () => {
    const { number, slider, type } = draw();
    type('99');
    type('99');
    expect([number.value, slider.value]).toEqual(['60', '60']);
  });

  it('have the same bounds', () => {
    const { number, slider } = draw();
    for (const input of [number, slider])
      expect([input.min, input.max, input.step]).toEqual(['0', '60', '1']);
  });
});
