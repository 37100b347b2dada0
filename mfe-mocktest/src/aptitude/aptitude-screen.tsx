import { BesideMotif, Breadcrumbs, Faq, PageTitle, Section, rich } from '@mockingbird/ui';
import { FamilyList } from './family-list.js';
import { APTITUDE_FAQS } from './faqs.js';
import type { AptitudeData } from './load-aptitude.js';
import { PopularTopics } from './popular-topics.js';
import { TopicFinder } from './topic-finder.js';
import * as messages from '../messages/aptitude.js';

const LEAD = <>{rich(messages.n1000QuestionsIn40, { strong: (text) => <strong>{text}</strong> })}</>;

/** The quantitative-aptitude catalogue. Two routes show it. */
export function AptitudeScreen({ data }: { data: AptitudeData }) {
  return (
    <>
      <Breadcrumbs items={[{ label: messages.home, href: '/' }, { label: messages.quantitativeAptitude }]} />
      <BesideMotif name="aptitude">
        <PageTitle lead={LEAD}>{messages.quantitativeAptitudeQuestions}</PageTitle>
      </BesideMotif>
      <PopularTopics />
      <Section title={messages.findATopic} id="topics">
        <TopicFinder initial={data.filter} badges={data.badges} />
      </Section>
      <Section title={messages.faqTitle}>
        <Faq items={APTITUDE_FAQS} />
      </Section>
      <Section title={messages.examsThatAskThese}>
        <FamilyList exams={data.exams} />
      </Section>
    </>
  );
}
