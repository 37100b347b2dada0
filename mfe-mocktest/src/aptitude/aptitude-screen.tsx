import { Breadcrumbs, Faq, PageTitle, Section } from '@mockingbird/ui';
import { FamilyList } from './family-list.js';
import { APTITUDE_FAQS } from './faqs.js';
import type { AptitudeData } from './load-aptitude.js';
import { PopularTopics } from './popular-topics.js';
import { TopicFinder } from './topic-finder.js';

const LEAD = (
  <>
    <strong>1000+ questions</strong> in 40 topics, from number system to data interpretation. Pick a topic,
    sit a timed mock test, and read why every answer is right.
  </>
);

/** The quantitative-aptitude catalogue, the same under both of its addresses. */
export function AptitudePage({ data }: { data: AptitudeData }) {
  return (
    <>
      <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Quantitative aptitude' }]} />
      <PageTitle lead={LEAD}>Quantitative aptitude questions</PageTitle>
      <PopularTopics />
      <Section title="Find a topic" id="topics">
        <TopicFinder initial={data.filter} />
      </Section>
      <Section title="Frequently asked questions">
        <Faq items={APTITUDE_FAQS} />
      </Section>
      <Section title="Exams that ask these topics">
        <FamilyList exams={data.exams} />
      </Section>
    </>
  );
}
