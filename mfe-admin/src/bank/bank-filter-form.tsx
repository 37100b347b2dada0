import { useState } from 'react';
import type { AdminExam, BankFacet, BankResponse } from '@mockingbird/contracts';
import { Button, ChipButton, Field } from '@mockingbird/ui';
import { findExamOfTest } from '../exams/find-exam-of-test.js';
import { type BankFilter, filterPath, NO_FILTER, NONE } from './bank-query.js';
import classes from './bank.module.css';
import * as messages from '../messages/bank/list.js';

export interface BankFilterFormProps {
  filter: BankFilter;
  exams: readonly AdminExam[];
  /** Values of the found questions, with their numbers. */
  found: BankResponse['meta'] | undefined;
  onChange: (filter: BankFilter) => void;
}

const STATES: readonly { value: BankFilter['state']; label: string }[] = [
  { value: '', label: messages.allStates },
  { value: 'reported', label: messages.reported },
  { value: 'suspicious', label: messages.suspicious },
];

/** Search words and filters of the question bank. */
export function BankFilterForm({ filter, exams, found, onChange }: BankFilterFormProps) {
  const [words, setWords] = useState(filter.words);
  const exam = exams.find(({ examId }) => examId === filter.examId) ?? findExamOfTest(exams, filter.testId);
  const set = (changes: Partial<BankFilter>) => onChange({ ...filter, ...changes, page: 1 });
  const clear = () => {
    setWords('');
    onChange(NO_FILTER);
  };
  return (
    <form
      role="search"
      className={classes.filter}
      onSubmit={(event) => {
        event.preventDefault();
        set({ words });
      }}
    >
      <div className={classes.words}>
        <Field label={messages.words} hint={messages.wordsHint}>
          {(control) => (
            <input
              {...control}
              type="search"
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit">{messages.find}</Button>
      </div>
      <div className={classes.selects} role="group" aria-label={messages.filters}>
        <Choice
          label={messages.exam}
          all={messages.allExams}
          value={exam?.examId ?? ''}
          choices={exams.map(({ examId, title }) => ({ value: examId, label: title }))}
          onChange={(examId) => set({ examId, testId: '' })}
        />
        <Choice
          label={messages.mockTest}
          all={messages.allTests}
          value={filter.testId}
          choices={(exam?.tests ?? []).map(({ testId, title }) => ({
            value: testId,
            label: title ?? testId,
          }))}
          onChange={(testId) => set({ examId: exam?.examId ?? '', testId })}
        />
        <Choice
          label={messages.topic}
          all={messages.allTopics}
          value={filter.topic}
          choices={facetChoices(found?.topics, filter.topic)}
          onChange={(topic) => set({ topic })}
        />
        <Choice
          label={messages.level}
          all={messages.allLevels}
          value={filter.level}
          choices={facetChoices(found?.levels, filter.level)}
          onChange={(level) => set({ level })}
        />
        <Choice
          label={messages.tag}
          all={messages.allTags}
          value={filter.tag}
          choices={facetChoices(found?.tags, filter.tag)}
          onChange={(tag) => set({ tag })}
        />
      </div>
      <StateChoice
        state={filter.state}
        onChange={(state) => set({ state })}
        onClear={isFiltered(filter) ? clear : undefined}
      />
    </form>
  );
}

interface StateChoiceProps {
  state: BankFilter['state'];
  onChange: (state: BankFilter['state']) => void;
  /** Absent without a filter. */
  onClear: (() => void) | undefined;
}

function StateChoice({ state, onChange, onClear }: StateChoiceProps) {
  return (
    <div className={classes.states} role="group" aria-label={messages.state}>
      {STATES.map(({ value, label }) => (
        <ChipButton key={value} pressed={state === value} onClick={() => onChange(value)}>
          {label}
        </ChipButton>
      ))}
      {onClear ? (
        <Button variant="ghost" onClick={onClear}>
          {messages.clearFilters}
        </Button>
      ) : null}
    </div>
  );
}

const isFiltered = (filter: BankFilter): boolean =>
  filterPath({ ...filter, page: 1 }) !== filterPath(NO_FILTER);

interface ChoiceItem {
  value: string;
  label: string;
}

/** The found values as choices. The chosen one stays, even if no question is found. */
function facetChoices(facets: readonly BankFacet[] = [], chosen: string): ChoiceItem[] {
  const choices = facets.map(({ value, count }) => ({
    value: value === '' ? NONE : value,
    label: messages.choiceWithCount(value === '' ? messages.none : value, count.toLocaleString('en-GB')),
  }));
  const isMissing = chosen !== '' && choices.every(({ value }) => value !== chosen);
  return isMissing
    ? [{ value: chosen, label: chosen === NONE ? messages.none : chosen }, ...choices]
    : choices;
}

interface ChoiceProps {
  label: string;
  /** The label of no choice. */
  all: string;
  value: string;
  choices: readonly ChoiceItem[];
  onChange: (value: string) => void;
}

function Choice({ label, all, value, choices, onChange }: ChoiceProps) {
  return (
    <Field label={label}>
      {(control) => (
        <select {...control} value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">{all}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
