import { Chip, Heading, PageTitle, Section } from '@mockingbird/ui';
import { groups, type Example } from './examples/index.js';
import { useForcedStates } from './forced-states/use-forced-states.js';
import classes from './styleguide.module.css';
import { TokenTables } from './tokens/token-tables.js';

const idOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');

const TOKENS = 'Tokens';

function PageContents() {
  return (
    <nav aria-label="Parts of this page" className={classes.contents}>
      {[TOKENS, ...groups.map(({ title }) => title)].map((title) => (
        <a key={title} href={`#${idOf(title)}`}>
          <Chip>{title}</Chip>
        </a>
      ))}
    </nav>
  );
}

function ComponentStates({ name, states }: Example) {
  return (
    <section className={classes.component} aria-labelledby={`component-${name}`}>
      <Heading level={3} id={`component-${name}`}>
        {name}
      </Heading>
      <dl className={classes.states}>
        {Object.entries(states).map(([state, element]) => (
          <div key={state} className={classes.state}>
            <dt>{state}</dt>
            <dd>{element}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Every token and every component in its states, also those of hover, focus and press. */
export function StyleguideScreen() {
  useForcedStates();
  return (
    <>
      <PageTitle lead="Every token and component. Change the theme in the header.">Styleguide</PageTitle>
      <PageContents />
      <Section title={TOKENS} id={idOf(TOKENS)}>
        <TokenTables />
      </Section>
      {groups.map(({ title, examples }) => (
        <Section key={title} title={title} id={idOf(title)}>
          {examples.map((example) => (
            <ComponentStates key={example.name} {...example} />
          ))}
        </Section>
      ))}
    </>
  );
}
