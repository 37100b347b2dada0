import { describe, expect, it } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server.node';
import { usePreHydrationInput } from './use-pre-hydration-input.js';

function Field() {
  const [text, setText] = useState('');
  const around = usePreHydrationInput('', setText);
  return (
    <div ref={around}>
      <input value={text} onChange={(event) => setText(event.target.value)} />
      <output>{text}</output>
    </div>
  );
}

/** Types into the server's HTML, then hydrates. @returns the page's text */
async function hydrateAfterTyping(text: string): Promise<string | null> {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Field />);
  const input = container.querySelector('input');
  if (input) input.value = text;
  await act(async () => render(<Field />, { container, hydrate: true }));
  return container.textContent;
}

describe('typing before hydration', () => {
  it('stays in the field', async () => {
    expect(await hydrateAfterTyping('ssc')).toBe('ssc');
  });

  it('changes nothing when nothing was typed', async () => {
    expect(await hydrateAfterTyping('')).toBe('');
  });
});
