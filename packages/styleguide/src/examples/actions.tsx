import { Button, ButtonLink, ChipButton, type ButtonVariant } from '@mockingbird/ui';
import { useState } from 'react';
import { entriesOf } from './entries-of.js';
import { forcedStates } from '../forced-states/forced.js';
import type { ExampleGroup } from './example.js';

const VARIANTS: Readonly<Record<ButtonVariant, string>> = {
  primary: 'Start the test',
  quiet: 'See the answers',
  ghost: 'Skip',
  danger: 'Delete everything',
  mark: 'Mark for review',
};
const entries = entriesOf(VARIANTS);

function TopicFilter() {
  const [pressed, setPressed] = useState(true);
  return (
    <ChipButton pressed={pressed} onClick={() => setPressed(!pressed)}>
      All topics
    </ChipButton>
  );
}

export const actions: ExampleGroup = {
  title: 'Buttons and links',
  examples: [
    {
      name: 'Button',
      states: Object.fromEntries(
        entries.flatMap(([variant, text]) => [
          [variant, <Button variant={variant}>{text}</Button>],
          [
            `${variant}, disabled`,
            <Button variant={variant} disabled>
              {text}
            </Button>,
          ],
          ...Object.entries(forcedStates(variant, <Button variant={variant}>{text}</Button>)),
        ]),
      ),
    },
    {
      name: 'ButtonLink',
      states: {
        ...Object.fromEntries(
          entries.map(([variant, text]) => [
            variant,
            <ButtonLink variant={variant} href="/styleguide">
              {text}
            </ButtonLink>,
          ]),
        ),
        ...forcedStates('primary', <ButtonLink href="/styleguide">Start the test</ButtonLink>),
      },
    },
    {
      name: 'ChipButton',
      states: { 'Changes when pressed': <TopicFilter />, ...forcedStates('chosen', <TopicFilter />) },
    },
  ],
};
