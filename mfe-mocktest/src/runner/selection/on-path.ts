import { isAdaptive, pathOf } from '@mockingbird/exam-core';
import type { MockTestData } from '../load-mock-test.js';
import type { SelectedTest } from './selected-test.js';

/**
 * An adaptive test as a student takes it: of each adaptive section one version. Other tests stay as they are.
 * @param keys of the questions; by default, of the first versions, which are there until the others are chosen
 */
export function onPath(test: MockTestData, keys?: Iterable<string>): SelectedTest {
  const { data, meta } = test;
  if (!isAdaptive(meta.sections)) return test;
  const { questions, sections } = pathOf(data, meta.sections ?? [], keys && new Set(keys));
  const path = { sections, totalQuestions: questions.length };
  return { ...test, data: questions, meta: { ...meta, ...path }, versions: test };
}
