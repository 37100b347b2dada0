import { Injectable } from '@nestjs/common';
import type { QuestionDraft, QuestionPreview } from '@mockingbird/contracts';
import { IssueList } from '@mockingbird/exam-core';
import { EventLoopYield } from '../../common/event-loop-yield.js';
import { QUESTION_SET_BYTES } from '../../exam/limits.js';
import { FormulasService } from '../../text/formulas.service.js';
import { LISTED_FORMULAS } from '../limits.js';
import { formulaWarningSteps } from '../questions/formula-warnings.js';
import { TOO_LARGE } from '../questions/prepare-questions.js';
import { readQuestionFile } from '../questions/read-question-file.js';
import { renderMath } from '../questions/render-math.js';

/** Checks one question while an editor types, and renders its formulas. Nothing is stored. */
@Injectable()
export class QuestionPreviewService {
  constructor(private readonly formulas: FormulasService) {}

  async preview({ question }: QuestionDraft): Promise<QuestionPreview> {
    const parsed = await readQuestionFile(JSON.stringify([question]));
    if (!parsed.ok) return { issues: parsed.issues.map(ofQuestion), warnings: [], math: {} };
    const [checked] = parsed.questions;
    const rendered = await renderMath(parsed.questions, QUESTION_SET_BYTES, (formulas, budget) =>
      this.formulas.render(formulas, budget),
    );
    if (rendered === undefined) {
      return { issues: [{ path: '', message: TOO_LARGE }], warnings: [], math: {} };
    }
    const warnings = new IssueList(LISTED_FORMULAS, 'unreadable formula');
    const steps = formulaWarningSteps(parsed.questions, '', rendered.unreadable, warnings);
    await new EventLoopYield().runSteps(steps);
    return {
      issues: [],
      warnings: [...parsed.warnings, ...warnings.toArray()].map(ofQuestion),
      ...(checked !== undefined && { question: checked }),
      math: Object.fromEntries(rendered.formulas.map(({ tex, mathml }) => [tex, mathml])),
    };
  }
}

/** The index of the only question says nothing. */
const ofQuestion = ({ path, message }: { path: string; message: string }) => ({
  path: path.replace(/^\/0(?=\/|$)/, ''),
  message,
});
