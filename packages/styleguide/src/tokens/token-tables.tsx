import { Heading } from '@mockingbird/ui';
import { kindOf, type Token } from './read-tokens.js';
import classes from './tokens.module.css';
import { useTokens } from './use-tokens.js';

/** The property of a sample that shows a kind of tokens. Other kinds have only a name and a value. */
const SHOWN_BY: Readonly<Record<string, string>> = {
  color: 'background-color',
  shadow: 'box-shadow',
  space: 'inline-size',
  radius: 'border-radius',
  font: 'font-family',
  text: 'font-size',
  leading: 'line-height',
};
const WITH_LETTERS: ReadonlySet<string> = new Set(['font', 'text', 'leading']);

function Sample({ token }: { token: Token }) {
  const kind = kindOf(token);
  const property = SHOWN_BY[kind];
  if (property === undefined) return null;
  // The page's policy forbids style attributes in HTML. A script may set a style.
  const show = (element: HTMLElement | null) => element?.style.setProperty(property, `var(${token.name})`);
  return (
    <span ref={show} className={classes[WITH_LETTERS.has(kind) ? 'letters' : kind]} aria-hidden="true">
      {WITH_LETTERS.has(kind) ? 'Mock tests' : null}
    </span>
  );
}

/** One list for each kind of tokens. */
export function TokenTables() {
  const tokens = useTokens();
  const kinds = [...new Set(tokens.map(kindOf))];
  return kinds.map((kind) => (
    <section key={kind} aria-labelledby={`tokens-${kind}`} className={classes.kind}>
      <Heading level={3} id={`tokens-${kind}`}>
        {kind}
      </Heading>
      <ul className={classes.tokens}>
        {tokens
          .filter((token) => kindOf(token) === kind)
          .map((token) => (
            <li key={token.name}>
              <Sample token={token} />
              <code>{token.name}</code>
              <span className={classes.value}>{token.value}</span>
            </li>
          ))}
      </ul>
    </section>
  ));
}
