import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { renderRoute } from '@mockingbird/testing/fake-shell';
import { listsApi, REMOTE } from './support.js';

const open = (url: string) => renderRoute({ ...REMOTE, url, api: listsApi() });
const AP = '/tools/ap-csp-score-calculator';
const SAT = '/tools/sat-score-calculator';
const ACT = '/tools/act-score-calculator';

const input = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string | RegExp, value: string) => fireEvent.change(input(label), { target: { value } });
const result = () => screen.getAllByRole('status')[0]?.textContent ?? '';
const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });

describe('the AP calculator', () => {
  it('starts at 0 and recalculates on every change', async () => {
    await open(AP);
    expect(result()).toContain('Enter your answers to see a score');
    type('Right answers (0 to 70)', '0');
    type('Right answers (0 to 70)', '1');
    expect(result()).toContain('AP score 1No recommendation');
    type('Right answers (0 to 70)', '55');
    expect(result()).toContain('AP score 3Qualified');
    expect(result()).toContain('Likely eligible');
    fireEvent.change(input('Create performance task, slider'), { target: { value: '6' } });
    expect(result()).toContain('AP score 5Extremely well qualified');
    expect(screen.getByText('There is no higher score')).toBeTruthy();
  });

  it('marks its row of the cut-offs and writes the sum out', async () => {
    await open(AP);
    type('Right answers (0 to 70)', '40');
    type('Create performance task (0 to 6)', '2');
    expect(row('3').getAttribute('aria-current')).toBe('true');
    expect(row('Multiple choice').textContent).toContain('40 of 70');
    expect(within(row('Weighted total')).getByText('50.00')).toBeTruthy();
  });

  it('says what is still needed', async () => {
    await open(AP);
    expect(screen.getByText('Still needed for a strict 2')).toBeTruthy();
    expect(screen.getByText('35 more answers')).toBeTruthy();
    expect(screen.getByText('not enough alone')).toBeTruthy();
    expect(screen.getByText('5 more answers and 6 more points')).toBeTruthy();
  });

  it('shows the score by typical cut-offs beside the strict one', async () => {
    await open('/tools/apush-score-calculator');
    // 44 of 55 are 32, and the whole document-based question is 25.
    type('Right answers (0 to 55)', '44');
    type('Document-based question (0 to 7)', '7');
    expect(result()).toContain('Weighted total 57.00 of 100');
    expect(result()).toContain('AP score 3');
    expect(result()).toContain('By strict cut-offs: 3. By typical cut-offs: 4');
    expect(row('3').textContent).toContain('41.1');
  });

  it('says which half of the exam is still empty', async () => {
    await open(AP);
    type('Right answers (0 to 70)', '55');
    expect(result()).toContain('So far: no free-response points entered');
    type('Create performance task (0 to 6)', '2');
    expect(result()).not.toContain('So far');
    type('Right answers (0 to 70)', '0');
    expect(result()).toContain('So far: no multiple-choice answers entered');
  });

  it('says what a goal takes, by strict and by typical cut-offs', async () => {
    await open(AP);
    fireEvent.change(screen.getByLabelText('The AP score you want'), { target: { value: '3' } });
    const goal = screen.getByRole('region', { name: 'What a 3 takes' });
    expect(within(goal).getByRole('row', { name: /^Strict/ }).textContent).toContain('50.0');
    expect(within(goal).getByRole('row', { name: /^Typical, highest/ }).textContent).toContain('41.1');
  });

  it('starts over', async () => {
    await open(AP);
    type('Right answers (0 to 70)', '55');
    fireEvent.click(await screen.findByRole('button', { name: 'Start over' }));
    expect(input('Right answers (0 to 70)').value).toBe('0');
  });
});

describe('a share link', () => {
  it('restores the inputs and says so until one is changed', async () => {
    await open(`${AP}?mcq=55&frq=6`);
    expect(result()).toContain('AP score 5');
    expect(await screen.findByText(/numbers from your link/)).toBeTruthy();
    type('Right answers (0 to 70)', '54');
    expect(result()).toContain('AP score 4');
    expect(input('Create performance task (0 to 6)').value).toBe('6');
    expect(screen.queryByText(/numbers from your link/)).toBeNull();
  });

  it.each([
    ['a change', '54', () => type('Right answers (0 to 70)', '54')],
    ['Start over', '0', () => fireEvent.click(screen.getByRole('button', { name: 'Start over' }))],
  ])('leaves the address with %s, and the tab stays where it is', async (_, count, edit) => {
    const url = `${AP}?mcq=55&utm_source=mail&frq=6`;
    window.history.replaceState({ idx: 3 }, '', url);
    const { moves } = await open(url);
    await screen.findByText(/numbers from your link/);
    expect(window.location.search).toBe('?mcq=55&utm_source=mail&frq=6');
    edit();
    expect(window.location.pathname + window.location.search).toBe(`${AP}?utm_source=mail`);
    expect(window.history.state).toEqual({ idx: 3 });
    expect(moves).toEqual([]);
    expect(input('Right answers (0 to 70)').value).toBe(count);
    window.history.replaceState(null, '', '/');
  });

  it.each(['?mcq=71&frq=6', '?mcq=10', '?mcq=abc&frq=1', '?mcq=1&frq=1.1', '?mcq=1&frq=7'])(
    'that is none (%s) is ignored with a notice',
    async (query) => {
      await open(AP + query);
      expect(result()).toContain('Enter your answers to see a score');
      expect(await screen.findByText(/couldn’t read this link/)).toBeTruthy();
    },
  );

  it('is silent about queries of others', async () => {
    await open(`${AP}?utm_source=mail`);
    await screen.findByRole('button', { name: 'Share link' });
    expect(screen.queryByText(/couldn’t read this link/)).toBeNull();
  });

  it.each([
    [AP, '?mcq=40&frq=5'],
    [SAT, '?math=20.19&rw=22.25'],
    [ACT, '?raw=60.45.30.25'],
    [ACT, '?test=enhanced&raw=40.30.20'],
    [ACT, '?test=enhanced&raw=40.30.20.10'],
    [ACT, '?test=today&raw=30.30.20'],
    [ACT, '?test=today&raw=30.30.20.10'],
  ])('of %s%s is made as it was read', async (path, query) => {
    await open(path + query);
    fireEvent.click(await screen.findByRole('button', { name: 'Share link' }));
    const link = await screen.findByLabelText<HTMLInputElement>('Link to these numbers');
    expect(link.value.endsWith(path + query)).toBe(true);
    expect(screen.getByText('Copy this link:')).toBeTruthy();
  });

  it('is copied where the browser lets it, and goes when the inputs change', async () => {
    const writeText = jest.fn(async (_text: string) => undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await open(AP);
    fireEvent.click(await screen.findByRole('button', { name: 'Share link' }));
    expect(await screen.findByText(/Link copied/)).toBeTruthy();
    expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/\?mcq=0&frq=0$/));
    type('Right answers (0 to 70)', '1');
    expect(screen.queryByText(/Link copied/)).toBeNull();
    Reflect.deleteProperty(navigator, 'clipboard');
  });

  it('can be printed', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    await open(AP);
    fireEvent.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  });
});

describe('the SAT calculator', () => {
  it('follows the adaptive path', async () => {
    await open(SAT);
    expect(result()).toContain('1060');
    type('Math, module 1 (0 to 22)', '18');
    expect(screen.getByRole('img', { name: /^Math section score: 560/ })).toBeTruthy();
    type('Math, module 1 (0 to 22)', '12');
    expect(screen.getByRole('img', { name: /^Math section score: 440/ })).toBeTruthy();
    for (const [label, count] of [
      ['Math, module 1 (0 to 22)', '22'],
      ['Math, module 2 (0 to 22)', '22'],
      ['Reading & Writing, module 1 (0 to 27)', '27'],
      ['Reading & Writing, module 2 (0 to 27)', '99'],
    ] as const)
      type(label, count);
    expect(result()).toContain('1600');
    expect(result()).toContain('99th percentile');
    expect(screen.getByText('You are in the highest band.')).toBeTruthy();
  });

  it('calls its first inputs an example until one is changed', async () => {
    await open(SAT);
    expect(screen.getByText('Example. Enter your own answers.')).toBeTruthy();
    expect(screen.queryByRole('columnheader', { name: 'Your 1060' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'One more: Math, module 1' }));
    expect(screen.queryByText('Example. Enter your own answers.')).toBeNull();
    expect(input('Math, module 1 (0 to 22)').value).toBe('16');
    expect(screen.getAllByRole('columnheader', { name: 'Your 1060' }).length).toBeGreaterThan(0);
  });

  it('compares with universities: those that fit first, distant ones folded', async () => {
    await open(`${SAT}?math=22.22&rw=25.18`);
    expect(result()).toContain('1440');
    expect(row('University of California').textContent).toContain('Test-blind');
    expect(screen.getAllByText('Within').length).toBeGreaterThan(0);
    fireEvent.change(input('Math, module 1 (0 to 22)'), { target: { value: '0' } });
    fireEvent.change(input('Math, module 2 (0 to 22)'), { target: { value: '0' } });
    expect(screen.getByText(/universities with much higher ranges$/).closest('summary')).toBeTruthy();
  });

  it('says what a goal takes in each module', async () => {
    await open(SAT);
    const goal = screen.getByLabelText('The SAT score you want');
    fireEvent.change(goal, { target: { value: '1600' } });
    expect(row('Math, module 1').textContent).toContain('22 (7 more)');
    expect(row('Reading & Writing, module 2').textContent).toContain('27 (11 more)');
    fireEvent.change(goal, { target: { value: '1000' } });
    expect(screen.getByText('The example of 1060 already reaches this goal.')).toBeTruthy();
  });

  it('shows each section’s curve with the student’s point', async () => {
    await open(SAT);
    const name = 'Math: 27 of 44 right answers give 520 on the medium path.';
    expect(screen.getByRole('img', { name })).toBeTruthy();
  });
});

describe('the ACT calculator', () => {
  const CLASSIC = `${ACT}?raw=0.0.0.0`;

  it('makes section scores, composite and rating', async () => {
    await open(CLASSIC);
    type('English, right answers (0 to 75)', '75');
    type('Math, right answers (0 to 60)', '60');
    type('Reading, right answers (0 to 40)', '40');
    type('Science, right answers (0 to 40)', '500');
    expect(screen.getByRole('img', { name: 'Composite: 36 of 36' })).toBeTruthy();
    expect(result()).toContain('Exceptional (Top 1%)');
    expect(screen.getByText('36 is the highest composite.')).toBeTruthy();
    expect(screen.queryByText('not started')).toBeNull();
  });

  it('rates nothing before the first right answer, and by the rule from then on', async () => {
    await open(CLASSIC);
    expect(result()).toContain('Composite 0, not started');
    expect(result()).not.toContain('Needs Improvement');
    expect(row('below 16').getAttribute('aria-current')).toBeNull();
    expect(row('below 20').getAttribute('aria-current')).toBeNull();
    expect(screen.getByText(/^Enter your answers to see this/)).toBeTruthy();
    type('English, right answers (0 to 75)', '1');
    expect(result()).toBe('Composite 0 so far: 3 of 4 sections emptyNeeds Improvement');
    expect(row('below 16').getAttribute('aria-current')).toBe('true');
    type('English, right answers (0 to 75)', '0');
    expect(result()).not.toContain('Needs Improvement');
  });

  it('opens with today’s test by the published chart, the straight line beside it', async () => {
    await open(ACT);
    type('English, right answers (0 to 40)', '20');
    type('Math, right answers (0 to 41)', '20');
    type('Reading, right answers (0 to 27)', '14');
    expect(screen.getByRole('img', { name: 'Composite: 20 of 36' })).toBeTruthy();
    expect(screen.getByText('By the straight line: 18')).toBeTruthy();
    expect(screen.getAllByRole('row', { name: /^Math 20 of 41/ }).length).toBeGreaterThan(0);
    for (const [label, count] of [
      ['English, right answers (0 to 40)', '40'],
      ['Math, right answers (0 to 41)', '41'],
      ['Reading, right answers (0 to 27)', '27'],
    ] as const)
      type(label, count);
    expect(screen.getByRole('img', { name: 'Composite: 36 of 36' })).toBeTruthy();
  });

  it('turns to the classic test and back: shares of right answers stay, Science is optional and not in the composite', async () => {
    await open(`${ACT}?raw=75.60.40.0`);
    expect(screen.getByRole('img', { name: 'Composite: 27 of 36' })).toBeTruthy();
    fireEvent.click(screen.getByLabelText('Enhanced ACT (today)'));
    expect(input('English, right answers (0 to 40)').value).toBe('40');
    expect(screen.getByRole('img', { name: 'Composite: 36 of 36' })).toBeTruthy();
    fireEvent.click(screen.getByLabelText('I take Science'));
    expect(screen.queryByLabelText('Science, right answers (0 to 34)')).toBeNull();
    fireEvent.click(screen.getByLabelText(/^Classic ACT/));
    expect(input('English, right answers (0 to 75)').value).toBe('75');
    expect(input('Science, right answers (0 to 40)').value).toBe('0');
  });

  it('shows the form of an older link only where the link brought it', async () => {
    await open(`${ACT}?test=enhanced&raw=50.45.36`);
    expect(screen.getByRole('img', { name: 'Composite: 36 of 36' })).toBeTruthy();
    fireEvent.click(screen.getByLabelText('Enhanced ACT (today)'));
    expect(screen.queryByLabelText(/your link/)).toBeNull();
  });

  it('says what a goal takes in each section', async () => {
    await open(ACT);
    fireEvent.change(screen.getByLabelText('The ACT composite you want'), { target: { value: '36' } });
    expect(screen.getByRole('row', { name: 'Reading 0 of 27 27 (27 more)' })).toBeTruthy();
    expect(screen.getByText(/^38 more right answers in English/).textContent).toContain('40 in Math');
  });
});
