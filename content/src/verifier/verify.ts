import { biasOf, biasProblems, type BiasFigures } from './bias/figures.js';
import { GUESSING_LIMIT, guessingScore } from './bias/classifier.js';
import { looks, looksAndKinship } from './bias/features.js';
import { fromTemplates, inPapers, type Bank, type Entry } from './bank.js';
import { checkClues } from './checks/clues.js';
import { checkCounts } from './checks/counts.js';
import { findDuplicates } from './checks/duplicates.js';
import { checkExplanation, readExplanation } from './checks/explanation.js';
import { issuesOf, type Issue } from './checks/issue.js';
import { checkKey, hasSolver } from './checks/key.js';
import { checkMistakes } from './checks/mistakes.js';
import { checkOptions } from './checks/options.js';
import { runMutations, type MutationResult } from './mutation/run.js';

/** Shares of questions that a guesser without knowledge gets right; undefined where there are too few templates. */
interface Guessing {
  byLooks: number | undefined;
  byLooksAndKinship: number | undefined;
}

export interface Verification {
  bank: Bank;
  /** Questions whose template has a solver. */
  solved: number;
  wrongKeys: Issue[];
  duplicates: Issue[];
  /** Of the whole bank made from templates: positions, ranks, lengths, guessing. */
  biasIssues: Issue[];
  /** All issues, those above among them. */
  issues: Issue[];
  equalities: { checked: number; skipped: number };
  bias: { name: string; isLimited: boolean; figures: BiasFigures; guessing?: Guessing }[];
  mutations: MutationResult[];
}

function equalitiesIn(entries: readonly Entry[]) {
  const formulas = entries.flatMap(({ question }) => readExplanation(question).formulas);
  const total = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
  return {
    checked: total(formulas.map(({ checked }) => checked)),
    skipped: total(formulas.map(({ skipped }) => skipped)),
  };
}

const guessingOf = (entries: readonly Entry[]): Guessing => ({
  byLooks: guessingScore(entries, looks),
  byLooksAndKinship: guessingScore(entries, looksAndKinship),
});

function biasFigures(bank: Bank, made: readonly Entry[]): Verification['bias'] {
  const { topics, entries } = bank;
  const ofTopics = made.filter(({ source }) => topics.includes(source));
  const papers = inPapers(bank);
  const others = entries.filter((entry) => !ofTopics.includes(entry) && !papers.includes(entry));
  const figuresOf = (name: string, of: readonly Entry[]) => ({ name, isLimited: false, figures: biasOf(of) });
  return [
    {
      ...figuresOf('all topics made from templates', ofTopics),
      isLimited: true,
      guessing: guessingOf(ofTopics),
    },
    { ...figuresOf('full papers with four options', papers), isLimited: true },
    { name: 'full papers with five options', isLimited: true, figures: biasOf(papers, 5) },
    ...topics.map((topic) =>
      figuresOf(
        topic,
        made.filter(({ source }) => source === topic),
      ),
    ),
    figuresOf('other hand-written questions', others),
  ];
}

function biasIssues(bias: Verification['bias']): Issue[] {
  return bias.flatMap(({ name, isLimited, figures, guessing }) => {
    if (!isLimited || figures.questions === 0) return [];
    const problems = biasProblems(figures);
    const { byLooks = 0 } = guessing ?? {};
    if (byLooks > GUESSING_LIMIT)
      problems.push(`a guesser without knowledge scores ${(100 * byLooks).toFixed(1)} percent`);
    return problems.map((problem) => ({ id: name, problem }));
  });
}

/** Runs every check over the bank. Keys, explanations and bias are judged in the topics made from templates. */
export function verify(bank: Bank): Verification {
  const made = fromTemplates(bank);
  const wrongKeys = issuesOf(made, checkKey);
  const duplicates = findDuplicates(bank.entries);
  const bias = biasFigures(bank, made);
  const uneven = biasIssues(bias);
  const explanations = issuesOf(made, checkExplanation);
  const options = issuesOf(made, checkOptions);
  const withIssues = new Set([...wrongKeys, ...explanations, ...options].map(({ id }) => id));
  const mutations = runMutations(made.filter(({ id }) => !withIssues.has(id)));
  const issues = [
    ...wrongKeys,
    ...explanations,
    ...issuesOf(made, checkMistakes),
    ...options,
    ...issuesOf(made, checkClues),
    ...duplicates,
    ...checkCounts(bank),
    ...uneven,
    ...mutations.flatMap(({ name, missed }) =>
      missed.map((id) => ({ id, problem: `no check found this planted fault: ${name}` })),
    ),
  ];
  return {
    bank,
    solved: made.filter(hasSolver).length,
    wrongKeys,
    duplicates,
    biasIssues: uneven,
    issues,
    equalities: equalitiesIn(made),
    bias,
    mutations,
  };
}
