import { Dialog, Button, Notice, Skeleton, Spinner, type NoticeTone } from '@mockingbird/ui';
import { useState } from 'react';
import type { ExampleGroup } from './example.js';

const TONES: readonly NoticeTone[] = ['info', 'right', 'wrong', 'warn'];

function SubmitDialog() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Open the dialog
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title="Submit the test?"
        actions={
          <>
            <Button onClick={close}>Submit</Button>
            <Button variant="ghost" onClick={close}>
              Go on with the test
            </Button>
          </>
        }
      >
        <p>You have 3 questions left.</p>
      </Dialog>
    </>
  );
}

export const feedback: ExampleGroup = {
  title: 'Feedback',
  examples: [
    {
      name: 'Notice',
      states: Object.fromEntries([
        ...TONES.map((tone) => [
          tone,
          <Notice tone={tone} title="You are offline">
            Your answers are stored on this device.
          </Notice>,
        ]),
        ['Without a title', <Notice>Your answers are stored on this device.</Notice>],
      ]),
    },
    {
      name: 'Skeleton',
      states: {
        Text: <Skeleton shape="text" count={3} />,
        Title: <Skeleton shape="title" />,
        Card: <Skeleton shape="card" />,
        Block: <Skeleton shape="block" label="Loading exams" />,
      },
    },
    {
      name: 'Spinner',
      states: {
        'With its label': <Spinner label="Finding your region" showLabel />,
        'Without its label': <Spinner label="Loading exams" />,
      },
    },
    { name: 'Dialog', states: { 'Opens on press': <SubmitDialog /> } },
  ],
};
