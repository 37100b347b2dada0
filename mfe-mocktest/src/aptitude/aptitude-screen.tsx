import { BesideMotif, Breadcrumbs, Faq, PageTitle, Section } from '@mockingbird/ui';
import { FamilyList } from './family-list.js';
import { APTITUDE_FAQS } from './faqs.js';
import type { AptitudeData } from './load-aptitude.js';
import { PopularTopics } from './popular-topics.js';
import { TopicFinder } from './topic-finder.js';

const LEAD = (
  <>
    <strong>1000+ questions</strong> in 40 topics, from number system to data interpretation. Pick a topic,
    take a timed mock test, and read the explanation of every answer.
  </>
);

/** The quantitative-aptitude catalogue. Two routes show it. */
export function AptitudeScreen({ data }: { data: AptitudeData }) {
  return (
    <>
      <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Quantitative aptitude' }]} />
      <BesideMotif name="aptitude">
        <PageTitle lead={LEAD}>Quantitative aptitude questions</PageTitle>
      </BesideMotif>
      <PopularTopics />
      <Section title="Find a topic" id="topics">
        <TopicFinder initial={data.filter} badges={data.badges} />
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
