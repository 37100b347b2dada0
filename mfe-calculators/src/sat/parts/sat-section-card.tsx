import { ScoreDial } from '../../figures/score-dial.js';
import { CountInput } from '../../inputs/count-input.js';
import { InputCard } from '../../page/input-card.js';
import { describePathHint } from '../scoring/path-hint.js';
import { HIGHEST_SCORE, LOWEST_SCORE, type SatSection } from '../scoring/sat-section.js';
import { choosePath, calculateSectionScore, type ModuleCounts } from '../scoring/section-score.js';
import * as messages from '../../messages/sat/parts.js';

export interface SatSectionCardProps {
  section: SatSection;
  counts: ModuleCounts;
  onChange: (update: (present: ModuleCounts) => ModuleCounts) => void;
}

/** Input card of a section: its two modules and its score. */
export function SatSectionCard({ section, counts, onChange }: SatSectionCardProps) {
  const { name, perModule } = section;
  const [first, second] = counts;
  const score = calculateSectionScore(section, counts);
  return (
    <InputCard
      title={name}
      note={messages.youAreOnThePath(choosePath(section, first), describePathHint(section, first))}
      sideContent={
        <ScoreDial
          value={score}
          min={LOWEST_SCORE}
          max={HIGHEST_SCORE}
          label={messages.sectionScoreOnTheScale(name, score)}
        />
      }
    >
      <CountInput
        label={`${name}, module 1`}
        value={first}
        max={perModule}
        onChange={(count) => onChange(([, other]) => [count, other])}
      />
      <CountInput
        label={`${name}, module 2`}
        value={second}
        max={perModule}
        onChange={(count) => onChange(([other]) => [other, count])}
      />
    </InputCard>
  );
}
