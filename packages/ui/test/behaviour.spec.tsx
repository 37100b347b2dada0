import { useState, type FormEvent, type ReactNode } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  Button,
  ButtonLink,
  CardGrid,
  CardLink,
  ChipButton,
  Dialog,
  Field,
  Notice,
  ScoreRing,
  SearchField,
  Section,
  Skeleton,
} from '../src/index.js';
import { primitives } from './primitives.js';

describe('Button', () => {
  it('does not submit a form by default', () => {
    render(<Button>Go</Button>);
    expect(screen.getByRole('button', { name: 'Go' }).getAttribute('type')).toBe('button');
  });

  it('keeps a class of its user beside its own', () => {
    render(<Button variant="ghost" className="wide" />);
    expect(screen.getByRole('button').className).toBe('button ghost wide');
  });
});

describe('links', () => {
  it('draw the anchor that they are given', () => {
    const anchor = ({ href, children }: { href: string; children: ReactNode }) => (
      <a href={href} data-own="">
        {children}
      </a>
    );
    render(
      <ButtonLink href="/a" anchor={anchor}>
        One
      </ButtonLink>,
    );
    render(<CardLink href="/b" title="Two" anchor={anchor} />);
    expect(screen.getByRole('link', { name: 'One' }).dataset.own).toBe('');
    expect(screen.getByRole('link', { name: 'Two' }).dataset.own).toBe('');
  });

  it('name a card by its title alone and keep its facts apart', () => {
    render(primitives.CardLink);
    expect(screen.getByRole('link').textContent).toBe('California DMV');
    expect(screen.getByRole('article').textContent).toContain('6 tests 46 questions');
  });
});

describe('CardGrid', () => {
  it('is a list with one item for each card, leaving out what is absent', () => {
    render(<CardGrid>{['a', null, 'b'].map((text) => text && <p key={text}>{text}</p>)}</CardGrid>);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });
});

describe('Section', () => {
  it('is a region named by its heading, whether or not it has an id', () => {
    render(<Section title="Named">x</Section>);
    render(
      <Section title="Linked" id="here" level={3}>
        x
      </Section>,
    );
    expect(screen.getByRole('region', { name: 'Named' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Linked' }).id).toBe('here');
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Linked');
  });
});

describe('ChipButton', () => {
  it('says whether its choice holds', () => {
    render(<ChipButton pressed={false}>Averages</ChipButton>);
    expect(screen.getByRole('button', { pressed: false })).toBeTruthy();
  });
});

describe('Field', () => {
  it('ties label, hint and fault to the control', () => {
    render(primitives.Field);
    const input = screen.getByRole('textbox', { name: 'Email' });
    const described = input.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Not an address',
      'Only for the newsletter',
    ]);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('says nothing of a fault when there is none', () => {
    render(<Field label="Name">{(control) => <input {...control} />}</Field>);
    const input = screen.getByRole('textbox', { name: 'Name' });
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    expect(input.hasAttribute('aria-describedby')).toBe(false);
  });
});

describe('SearchField', () => {
  it('is a plain GET form without a handler', () => {
    render(<SearchField label="Search exams" action="/region/us" />);
    const form = screen.getByRole('search');
    expect(form.getAttribute('action')).toBe('/region/us');
    expect(form.getAttribute('method')).toBe('get');
  });

  it('hands typed text and the search to its user', () => {
    const onChange = jest.fn();
    const onSearch = jest.fn();
    render(<SearchField label="Search topics" defaultValue="" onChange={onChange} onSearch={onSearch} />);
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search topics' }), {
      target: { value: 'ratio' },
    });
    fireEvent.submit(screen.getByRole('search'));
    expect(onChange).toHaveBeenCalledWith('ratio');
    expect(onSearch).toHaveBeenCalledWith('ratio');
  });

  it('has no button where typing filters', () => {
    render(<SearchField label="Filter" button={null} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('what reports a state', () => {
  it('is read out when it may wait and interrupts when it may not', () => {
    render(<Notice title="Saved" role="status" />);
    render(<Notice tone="wrong" title="Lost" role="alert" />);
    expect(screen.getByRole('status').textContent).toBe('Saved');
    expect(screen.getByRole('alert').textContent).toBe('Lost');
  });

  it('says once what loads, however many shapes stand in', () => {
    const { container } = render(<Skeleton count={4} label="Loading articles" />);
    expect(screen.getByRole('status').textContent).toBe('Loading articles');
    expect(container.querySelectorAll('[aria-hidden="true"]')).toHaveLength(4);
  });
});

describe('ScoreRing', () => {
  const ring = (percent: number) => render(<ScoreRing percent={percent} label={`${percent}`} />).container;

  it('writes the figure and draws its share of the circle', () => {
    const container = ring(25);
    expect(container.textContent).toBe('25%');
    expect(container.querySelector('[stroke-dasharray]')?.getAttribute('stroke-dasharray')).toBe(
      '78.5 314.2',
    );
  });

  it('rounds to two decimals and sets long figures smaller', () => {
    const container = ring(200 / 3);
    expect(container.textContent).toBe('66.67%');
    expect(container.querySelector('text')?.getAttribute('font-size')).toBe('20');
  });

  it('draws a negative share to the left, and a dot for nothing', () => {
    const negative = ring(-12.5);
    expect(negative.textContent).toBe('-12.5%');
    const arc = (container: Element) => container.querySelector('[stroke-dasharray]');
    expect(arc(negative)?.getAttribute('stroke-dasharray')).toBe('39.3 314.2');
    expect(arc(negative)?.getAttribute('transform')).toContain('matrix(1 0 0 -1 0 120)');
    expect(arc(ring(0))?.getAttribute('stroke-dasharray')).toBe('0.1 314.2');
  });
});

describe('Dialog', () => {
  beforeAll(() => {
    // jsdom has the element without its methods.
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.setAttribute('open', '');
    };
    HTMLDialogElement.prototype.close = function close() {
      this.removeAttribute('open');
    };
  });

  function Example() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Open</button>
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          title="Submit test?"
          actions={<button>Submit</button>}
        >
          <p>14 answered</p>
        </Dialog>
      </>
    );
  }

  const opened = () => {
    render(<Example />);
    fireEvent.click(screen.getByText('Open'));
    return screen.getByRole('dialog', { name: 'Submit test?' });
  };

  it('opens as a modal named by its title and closes by its button', () => {
    const dialog = opened();
    expect(dialog.textContent).toContain('14 answered');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps a form inside from submitting a form around it', () => {
    const onInnerSubmit = jest.fn<(event: FormEvent) => void>((event) => event.preventDefault());
    const onOuterSubmit = jest.fn<(event: FormEvent) => void>((event) => event.preventDefault());
    // React warns of a form inside a form in one HTML text. A dialog is rendered in browsers only.
    const warning = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    render(
      <form onSubmit={onOuterSubmit}>
        <Dialog open onClose={() => undefined} title="Pictures">
          <form onSubmit={onInnerSubmit} aria-label="Find" />
        </Dialog>
      </form>,
    );
    fireEvent.submit(screen.getByRole('form', { name: 'Find' }));
    expect(onInnerSubmit).toHaveBeenCalledTimes(1);
    expect(onOuterSubmit).not.toHaveBeenCalled();
    warning.mockRestore();
  });

  it('closes by Escape, which the browser reports as cancel', () => {
    fireEvent(opened(), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes by a click beside it and not by one inside', () => {
    const dialog = opened();
    fireEvent.click(screen.getByText('14 answered'));
    expect(screen.queryByRole('dialog')).toBe(dialog);
    fireEvent.click(dialog);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
