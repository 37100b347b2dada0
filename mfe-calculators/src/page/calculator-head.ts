import type { Head, Site } from '@mockingbird/platform';
import { HUB_PATH } from '../catalogue/paths.js';
import { breadcrumbList, faqPage, type Question } from './structured-data.js';

export interface CalculatorHead {
  /** Without the site's name. */
  title: string;
  description: string;
  keywords: string;
  path: string;
  /** The last item of the breadcrumb. */
  crumb: string;
  questions: readonly Question[];
  incomplete: boolean;
}

/** What the page of a calculator says of itself. */
export function calculatorHead(page: CalculatorHead, site: Site): Head {
  const { title, description, keywords, path, crumb, questions, incomplete } = page;
  return {
    title: `${title} | Mockingbird`,
    description,
    keywords,
    canonical: path,
    incomplete,
    structuredData: [
      breadcrumbList(site, [
        { name: 'Home', path: '/' },
        { name: 'Score calculators', path: HUB_PATH },
        { name: crumb, path },
      ]),
      faqPage(questions),
    ],
  };
}
