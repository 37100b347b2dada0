import { CountInput } from '../../inputs/count-input.js';
import { formatPercent } from '../../numbers/format-percent.js';
import { InputCard } from '../../page/input-card.js';
import type { ApData } from '../ap-data.js';
import type { ApInputs } from '../scoring/estimate.js';
import * as messages from '../../messages/ap/parts.js';

export interface ApInputFieldsProps {
  exam: ApData['exam'];
  inputs: ApInputs;
  onChange: (update: (present: ApInputs) => ApInputs) => void;
}

/** One field for the multiple-choice part, and one for each free-response item. */
export function ApInputFields({ exam, inputs, onChange }: ApInputFieldsProps) {
  const { mcqTotal, mcqWeight, frqWeight, frqQuestions } = exam;
  const setItem = (item: number, points: number) =>
    onChange(({ mcq, frq }) => ({ mcq, frq: frq.map((each, at) => (at === item ? points : each)) }));
  return (
    <>
      <InputCard
        title={messages.multipleChoice}
        note={messages.ofTheScoreEverything(formatPercent(mcqWeight, 1))}
      >
        <CountInput
          label={messages.rightAnswers}
          value={inputs.mcq}
          max={mcqTotal}
          onChange={(mcq) => onChange(({ frq }) => ({ mcq, frq }))}
        />
      </InputCard>
      <InputCard title={messages.freeResponse} note={messages.ofTheScoreEnter(formatPercent(frqWeight, 1))}>
        {frqQuestions.map(({ name, maxScore, description }, item) => (
          <CountInput
            key={name}
            label={name}
            hint={description}
            value={inputs.frq[item] ?? 0}
            max={maxScore}
            onChange={(points) => setItem(item, points)}
          />
        ))}
      </InputCard>
    </>
  );
}
