import { fireEvent } from '@testing-library/react';
import type { RenderedRoute } from '@mockingbird/testing/fake-shell';
import { settle } from '../upload-support.js';

/** More buttons than any screen has. */
const MOST_BUTTONS = 200;

/** Fills what a button may need: empty texts get a word, empty choices their first option, rows are chosen. */
function fillIn(area: ParentNode): void {
  for (const field of area.querySelectorAll('input, textarea, select')) {
    if (field instanceof HTMLSelectElement) {
      const option = [...field.options].find(({ value }) => value !== '');
      if (field.value === '' && option) fireEvent.change(field, { target: { value: option.value } });
    } else if (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) {
      if (field.value === '' && ['text', 'textarea'].includes(field.type)) {
        fireEvent.change(field, { target: { value: 'word' } });
      }
      // A new id must differ from the present one.
      if (field.closest('dialog') && field.value === 'SAMPLE_EXAM')
        fireEvent.change(field, { target: { value: 'NEW_EXAM' } });
      if (field.type === 'checkbox' && field.closest('li') && !('checked' in field && field.checked)) {
        fireEvent.click(field);
      }
      if (field.type === 'datetime-local') {
        fireEvent.change(field, { target: { value: '2100-01-01T00:00' } });
      }
    }
  }
}

const openDetails = (area: ParentNode): void => {
  for (const details of area.querySelectorAll('details:not([open])')) {
    details.setAttribute('open', '');
    fireEvent(details, new Event('toggle'));
  }
};

/** Filters may empty a list, so they come last. */
const byKind = (left: HTMLElement, right: HTMLElement): number =>
  Number(left.hasAttribute('aria-pressed')) - Number(right.hasAttribute('aria-pressed'));

const nameOf = (button: HTMLElement): string => (button.textContent ?? '').trim();

/**
 * Presses every button of a screen, also those of the dialogs that open, each once by its name. Links are not followed.
 * @returns the names of the buttons
 */
export async function pressEverything(view: RenderedRoute): Promise<string[]> {
  const pressed = new Set<string>();
  for (let round = 0; round < MOST_BUTTONS; round += 1) {
    openDetails(view.container);
    await settle();
    const dialog = view.container.ownerDocument.querySelector('dialog[open]');
    const area = dialog ?? view.container;
    fillIn(area);
    const scope = dialog?.querySelector('h2')?.textContent ?? '';
    const buttons = [...area.querySelectorAll<HTMLButtonElement>('button:not([disabled])')].sort(byKind);
    const next = buttons.find(
      (button) =>
        button.getAttribute('aria-disabled') !== 'true' &&
        !pressed.has(`${scope}: ${nameOf(button)}`) &&
        // The way out of a dialog is taken last.
        !(dialog && ['Cancel', 'Close', ''].includes(nameOf(button))),
    );
    if (!next) {
      if (!dialog) return [...pressed];
      const close = dialog.querySelector('[aria-label="Close"]');
      if (!close) throw new Error(`No way out of the dialog ${scope}`);
      fireEvent.click(close);
      await settle();
      continue;
    }
    pressed.add(`${scope}: ${nameOf(next)}`);
    fireEvent.click(next);
  }
  throw new Error(`More than ${MOST_BUTTONS} buttons: ${[...pressed].join(', ')}`);
}
