import { useRegion } from '@mockingbird/platform';
import type { HomeData } from '../home/load-home.js';
import { HomeScreen } from '../home/home-screen.js';
import { FamilyGuide } from './family-guide.js';
import type { Family } from './family.js';
import * as messages from '../messages/exam-family.js';

export function FamilyScreen({ family, data }: { family: Family; data: HomeData }) {
  const { country, resolved } = useRegion();
  const label = messages.searchExams(family.name);
  return (
    <HomeScreen
      data={data}
      action={family.path}
      headlines={family.headlines}
      lead={family.lead}
      motif={family.type}
      search={{ label, placeholder: label }}
      allTitle={messages.allExamsOf(family.name)}
      country={resolved ? country : undefined}
      guide={<FamilyGuide family={family} />}
    />
  );
}
