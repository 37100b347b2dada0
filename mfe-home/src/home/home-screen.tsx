import type { ReactNode } from 'react';
import { BelowTheFold, Fragment } from '@mockingbird/platform';
import { ExamCarousel } from '../carousel/exam-carousel.js';
import { FeaturedPaths } from '../featured/featured-paths-section.js';
import { featuredPaths } from '../featured/featured-paths.js';
import { ExamSearch, type ExamSearchProps } from '../search/exam-search.js';
import { Hero, type HeroProps } from './hero.js';
import type { HomeData } from './load-home.js';
import { STUDY_SUMMARY } from './study-summary.js';
import styles from './home-screen.module.css';

export interface HomeScreenProps extends HeroProps {
  data: HomeData;
  /** Path of this page: the search form's target for browsers without JavaScript. */
  action: string;
  search: Pick<ExamSearchProps, 'label' | 'placeholder'>;
  /** Title of the carousel. */
  allTitle: string;
  /** Upper-case code of the region whose learning paths are shown; undefined for the default set. */
  country: string | undefined;
  /** What the exams of the page are like, before the paths to other ones. */
  guide?: ReactNode;
  children?: ReactNode;
}

export function HomeScreen(props: HomeScreenProps) {
  const { data, action, headlines, lead, motif, search, allTitle, country, guide, children } = props;
  return (
    <>
      <Hero headlines={headlines} lead={lead} motif={motif} />
      <div className={styles.summary}>
        <Fragment {...STUDY_SUMMARY} />
      </div>
      <ExamSearch
        key={`${action}?${data.query}`}
        {...search}
        action={action}
        query={data.query}
        popular={data.popular}
        exams={data.exams}
      />
      <BelowTheFold>
        {guide}
        <FeaturedPaths paths={featuredPaths(country, data.exams)} />
        {children}
        <ExamCarousel title={allTitle} exams={data.exams} />
      </BelowTheFold>
    </>
  );
}
