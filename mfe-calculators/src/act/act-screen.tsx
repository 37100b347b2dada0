import type { PageProps } from '@mockingbird/platform';
import { Faq, Section } from '@mockingbird/ui';
import { CalculatorFrame } from '../page/calculator-frame.js';
import { CalculatorTitle } from '../page/calculator-title.js';
import { Disclaimer } from '../page/disclaimer.js';
import { RelatedSection } from '../related/related-section.js';
import { SharePanel } from '../sharing/share-panel.js';
import { useSharedInputs } from '../sharing/use-shared-inputs.js';
import { UniversityTable } from '../universities/university-table.js';
import { ActConversion } from './act-conversion.js';
import type { ActData } from './act-data.js';
import { ACT_FORMS } from './scoring/act-form.js';
import { ActFormSwitch } from './act-form-switch.js';
import { ActGuide } from './act-guide.js';
import { ActHeadline } from './act-headline.js';
import { ActInfo } from './act-info.js';
import { ACT_START, isStarted, takesScience, setRawScore } from './act-inputs.js';
import { actLink } from './act-link.js';
import { calculateComposite } from './scoring/act-score.js';
import { ActSectionCard } from './act-section-card.js';
import { ActTips } from './act-tips.js';

export function ActScreen({ data }: PageProps<ActData>) {
  const { inputs, link, change, reset } = useSharedInputs(ACT_START, actLink);
  const form = ACT_FORMS[inputs.form];
  const composite = calculateComposite(form, inputs.raw);
  const shownSections = takesScience(inputs) ? form.sections : form.sections.slice(0, form.inComposite);
  return (
    <>
      <CalculatorTitle
        title={data.page.title}
        name={data.page.name}
        lead="Right answers in, approximate section scores and composite out. The classic test is modelled; a switch turns to the Enhanced ACT. No registration is needed."
      />
      <CalculatorFrame
        headline={<ActHeadline form={form} raw={inputs.raw} />}
        inputs={
          <>
            <ActFormSwitch inputs={inputs} onChange={change} />
            {shownSections.map((section, at) => (
              <ActSectionCard
                key={section.name}
                section={section}
                raw={inputs.raw[at] ?? 0}
                inComposite={at < form.inComposite}
                onChange={(count) => change((present) => setRawScore(present, at, count))}
              />
            ))}
          </>
        }
        details={
          <>
            <ActInfo form={form} raw={inputs.raw} />
            <SharePanel link={link} path={data.page.path} query={actLink.write(inputs)} onReset={reset} />
          </>
        }
      />
      <ActGuide composite={isStarted(inputs.raw) ? composite : undefined} />
      <UniversityTable test="act" universities={data.universities} score={composite} />
      <ActConversion form={form} />
      <ActTips tips={data.tips} />
      <Section title="Questions and answers">
        <Faq items={data.questions} />
      </Section>
      <RelatedSection related={data.related} />
      <Disclaimer owner="ACT is a trademark of ACT, Inc." />
    </>
  );
}
