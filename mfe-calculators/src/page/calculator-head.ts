import { breadcrumbList, faqPage, type Head, type QuestionAndAnswer, type Site } from '@mockingbird/platform';
import { HUB_PATH } from '../catalogue/paths.js';
import * as messages from '../messages/page.js';

/** Title, texts and path of a calculator's page. */
export interface PageIdentity {
  title: string;
  description: string;
  keywords: string;
  path: string;
  /** The exam's name inside a sentence, and in the breadcrumb. */
  name: string;
}

export interface CalculatorHead extends PageIdentity {
  questions: readonly QuestionAndAnswer[];
  incomplete: boolean;
}

/** Builds the document head of a calculator's page. */
export function buildCalculatorHead(page: CalculatorHead, site: Site): Head {
  const { title, description, keywords, path, name, questions, incomplete } = page;
  return {
    title,
    description,
    keywords,
    canonical: path,
    incomplete,
    structuredData: [
      breadcrumbList(site, [
        { name: messages.home, path: '/' },
        { name: messages.scoreCalculators, path: HUB_PATH },
        { name, path },
      ]),
      faqPage(questions),
    ],
  };
}
