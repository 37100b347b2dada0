import type { ClockFactor, Mode } from '@mockingbird/exam-core';
import { useNavigationState } from '@mockingbird/platform';
import { useHydrated } from '@mockingbird/remote-kit/hooks';
import { useMemo, useState } from 'react';
import { parseStartRequest, type SelectionKind, type StartRequest } from '../../practice/selection.js';
import type { MockTestData } from '../load-mock-test.js';
import { onPath } from '../selection/on-path.js';
import { selectTest } from '../selection/select-test.js';
import type { SelectedTest } from '../selection/selected-test.js';
import { useDuration } from './use-duration.js';

/** Some questions that the student may take instead of the whole test. */
export interface OfferedPart {
  kind: SelectionKind;
  /** Number of its questions. */
  count: number;
  isChosen: boolean;
}

export interface StartChoices {
  /** The questions of the next attempt. */
  test: SelectedTest;
  /** Duration of these questions; 0 for no clock. */
  minutes: number;
  mode: Mode;
  chooseMode: (mode: Mode) => void;
  factor: ClockFactor;
  chooseFactor: (factor: ClockFactor) => void;
  /** Undefined when the student did not come for some questions. */
  part: OfferedPart | undefined;
  choosePart: (isChosen: boolean) => void;
  /** Chooses the whole test as an exam. */
  reset: () => void;
}

const NO_REQUEST: StartRequest = {};

/** How the next attempt is taken: what the link requested, until the student chooses. */
export function useStartChoices(whole: MockTestData): StartChoices {
  const state = useNavigationState();
  const hydrated = useHydrated();
  const request = useMemo(() => (hydrated ? parseStartRequest(state) : NO_REQUEST), [hydrated, state]);
  const wholeMinutes = useDuration(whole);
  const [mode, chooseMode] = useState<Mode>();
  const [factor, chooseFactor] = useState<ClockFactor>(1);
  const [isPartChosen, choosePart] = useState(true);
  const { selection } = request;
  const selected = useMemo<SelectedTest>(
    () => (selection ? selectTest(whole, selection.keys) : whole),
    [whole, selection],
  );
  const isPart = selected.partOf !== undefined;
  const exam = useMemo(() => onPath(whole), [whole]);
  const chosenMode = mode ?? request.mode ?? 'exam';
  const isPartTaken = isPart && isPartChosen;
  const share = selected.data.length / Math.max(1, exam.data.length);
  const wholeTest = chosenMode === 'exam' ? exam : whole;
  return {
    test: isPartTaken ? selected : wholeTest,
    // A part has its share of the time, in whole minutes.
    minutes: isPartTaken ? Math.ceil(wholeMinutes * share) : wholeMinutes,
    mode: chosenMode,
    chooseMode,
    factor,
    chooseFactor,
    part:
      selection && isPart
        ? { kind: selection.kind, count: selected.data.length, isChosen: isPartChosen }
        : undefined,
    choosePart,
    reset: () => {
      chooseMode('exam');
      choosePart(false);
    },
  };
}
