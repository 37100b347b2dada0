import { describe, expect, it } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server.node';
import { useEarlyTyping } from './use-pre-hydration-input.js';

function Field() {
  const [text, setText] = useState('');
  const around = useEarlyTyping('', setText);
  return (
    <div ref={around}>
      <input value={text} onChange={(event) => setText(event.target.value)} />
      <output>{text}</output>
    </div>
  );
}

/** What stands on the page once it is alive, after this was typed into its HTML. */
async function aliveAfterTyping(text: string): Promise<string | null> {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Field />);
  const input = container.querySelector('input');
  if (input) input.value = text;
  await act(async () => render(<Field />, { container, hydrate: true }));
  return container.textContent;
}

describe('typing before the page is alive', () => {
  it('is taken up', async () => {
    expect(await aliveAfterTyping('ssc')).toBe('ssc');
  });

  it('changes nothing when nothing was typed', async () => {
    expect(await aliveAfterTyping('')).toBe('');
  });
});
