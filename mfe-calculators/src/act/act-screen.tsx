import { Faq, Section } from '@mockingbird/ui';
import { ACT_PATH } from '../catalogue/paths.js';
import { CalculatorFrame } from '../page/calculator-frame.js';
import { CalculatorTitle } from '../page/calculator-title.js';
import { Disclaimer } from '../page/disclaimer.js';
import { RelatedSection } from '../related/related-section.js';
import type { Related } from '../related/related.js';
import { LinkNotice } from '../sharing/link-notice.js';
import { ShareRow } from '../sharing/share-row.js';
import { useSharedInputs } from '../sharing/use-shared-inputs.js';
import { UniversityTable } from '../universities/university-table.js';
import { ActConversion } from './act-conversion.js';
import { ACT_FORMS } from './act-form.js';
import { ActFormSwitch } from './act-form-switch.js';
import { ActGuide } from './act-guide.js';
import { ActHeadline } from './act-headline.js';
import { ActInfo } from './act-info.js';
import { ACT_START, takesScience, withRaw } from './act-inputs.js';
import { actLink } from './act-link.js';
import { ACT_QUESTIONS } from './act-questions.js';
import { compositeScore } from './act-score.js';
import { ActSectionCard } from './act-section-card.js';
import { ActTips } from './act-tips.js';
import { ACT_TITLE } from './act-title.js';

export function ActScreen({ related }: { related: Related }) {
  const { inputs, link, change, reset } = useSharedInputs(ACT_START, actLink);
  const form = ACT_FORMS[inputs.form];
  const composite = compositeScore(form, inputs.raw);
  const taken = takesScience(inputs) ? form.sections : form.sections.slice(0, form.inComposite);
  return (
    <>
      <CalculatorTitle
        title={ACT_TITLE}
        crumb="ACT"
        lead="Right answers in, approximate section scores and composite out. The classic test is modelled; a switch turns to the Enhanced ACT. No registration is needed."
      />
      <LinkNotice link={link} />
      <CalculatorFrame
        headline={<ActHeadline form={form} raw={inputs.raw} />}
        inputs={
          <>
            <ActFormSwitch inputs={inputs} onChange={change} />
            {taken.map((section, at) => (
              <ActSectionCard
                key={section.name}
                section={section}
                raw={inputs.raw[at] ?? 0}
                inComposite={at < form.inComposite}
                onChange={(count) => change((present) => withRaw(present, at, count))}
              />
            ))}
          </>
        }
        details={
          <>
            <ActInfo form={form} raw={inputs.raw} />
            <ShareRow path={ACT_PATH} query={actLink.write(inputs)} onReset={reset} />
          </>
        }
      />
      <ActGuide composite={composite} />
      <UniversityTable test="act" score={composite} />
      <ActConversion form={form} />
      <ActTips />
      <Section title="Questions and answers">
        <Faq items={ACT_QUESTIONS} />
      </Section>
      <RelatedSection related={related} />
      <Disclaimer owner="ACT is a trademark of ACT, Inc." />
    </>
  );
}
