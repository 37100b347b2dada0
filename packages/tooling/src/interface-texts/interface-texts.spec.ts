import { describe, expect, it } from '@jest/globals';
import { interfaceTexts } from './interface-texts.mjs';

const textsOf = (source: string) => interfaceTexts('screen.tsx', source).map(({ text }) => text);

describe('the texts of a screen', () => {
  it('are texts of elements, with values and inline elements as parts of the sentence', () => {
    expect(
      textsOf(
        'const a = <p>You have {count} left. <b>Don&apos;t</b> stop, or <a href="/x">go home</a>.</p>;',
      ),
    ).toEqual(["You have 5 left. Don't stop, or go home."]);
  });

  it('are attributes that people read, and not others', () => {
    expect(textsOf('const a = <img alt="Two cars" className="Big picture" src="Two cars.svg" />;')).toEqual([
      'Two cars',
    ]);
  });

  it('are strings that look like a text, with the line they are on', () => {
    const source = "const key = 'mb:deck due';\nconst text = short ? 'Stop now' : `Go on to ${place} now`;";
    expect(interfaceTexts('texts.ts', source)).toEqual([
      { line: 2, text: 'Stop now' },
      { line: 2, text: 'Go on to 5 now' },
    ]);
  });

  it('are separate for separate elements', () => {
    expect(
      textsOf('const a = <ul><li>First one</li><li>{open ? <i>Second one</i> : null}</li></ul>;'),
    ).toEqual(['First one', 'Second one']);
  });

  it('are labels of one word', () => {
    expect(
      textsOf("const a = [{ label: 'Blog', id: 'Blog' }]; const b = <Field label='Email' name='Email' />;"),
    ).toEqual([...['Blog', 'Email']]);
  });

  it('are parts of a sentence that begin with a small letter or a value', () => {
    expect(
      textsOf(
        "const a = `${count} tests`; const b = `, taken ${count} times`; const c = ['30 mins', 'below 20'];",
      ),
    ).toEqual(['5 tests', ', taken 5 times', '30 mins', 'below 20']);
  });

  it('are attributes of our own components', () => {
    expect(
      textsOf(
        'const a = <Table caption="Marks of a paper" legend="Right" noScript="Turn it on" owner="Our team" />;',
      ),
    ).toEqual(['Marks of a paper', 'Right', 'Turn it on', 'Our team']);
  });

  it('are in lists of an attribute, whatever it is called', () => {
    expect(
      textsOf('const a = <Faq items={[{ question: `${name}: 0 to ${most} right answers` }]} />;'),
    ).toEqual(['5: 0 to 5 right answers']);
  });

  it('are no selectors, addresses, classes, styles or lists of words', () => {
    expect(
      textsOf(
        [
          "document.querySelector('main p');",
          "const words = new Set('and or not'.split(' '));",
          "const a = <a className='card wide' href='/exam or test'>x</a>;",
          "const meta = { robots: 'noindex, follow', keywords: 'mock test', className: 'card wide' };",
          "const sheet = new CSSStyleSheet(); sheet.replaceSync('p { font: small caption; color: red }');",
        ].join('\n'),
      ),
    ).toEqual([]);
  });

  it('are words with a capital letter that a screen shows', () => {
    const source = [
      "const label = isOpen ? 'Hide' : 'Show';",
      "const a = <Table columns={['Right', 'Test-blind']}>{isLast ? 'Finish' : 'Next'}</Table>;",
      "const names = { passed: 'Passed' };",
    ].join('\n');
    expect(textsOf(source)).toEqual(['Hide', 'Show', 'Right', 'Test-blind', 'Finish', 'Next', 'Passed']);
  });

  it('are no words that are compared, keys, names of errors or types of data', () => {
    const source = [
      "if (event.key === 'Escape' || choice === 'Hard') stop();",
      "const thing = { '@type': isPerson ? 'Person' : 'Organization' };",
      "type Level = 'Easy' | 'Hard'; const skipped = new Set('Skipped'); const error = 'TimeoutError';",
      "switch (level) { case 'Easy': break; } const own = levels['Easy'];",
    ].join('\n');
    expect(textsOf(source)).toEqual([]);
  });

  it('are no keys of objects', () => {
    expect(textsOf("const weights = { 'Exam family': 2 };")).toEqual([]);
  });

  it('are messages without the tags of their elements', () => {
    expect(textsOf("export const first = 'Read <a>the rules</a> first.';")).toEqual([
      'Read the rules first.',
    ]);
  });

  it('are not messages for developers', () => {
    expect(
      textsOf(
        "import x from 'A module';\nthrow new Error('Unknown test');\nconsole.error('No file there'); warn('No remote there');",
      ),
    ).toEqual([]);
  });
});
