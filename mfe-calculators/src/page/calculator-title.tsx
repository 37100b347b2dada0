import { BadgedTitle, Breadcrumbs, FamilyBadge } from '@mockingbird/ui';
import { HUB_PATH } from '../catalogue/paths.js';
import * as messages from '../messages/page.js';

/** Breadcrumb and title of a calculator's page. */
export function CalculatorTitle({ title, name, lead }: { title: string; name: string; lead: string }) {
  return (
    <>
      <Breadcrumbs
        items={[
          { label: messages.home, href: '/' },
          { label: messages.scoreCalculators, href: HUB_PATH },
          { label: name },
        ]}
      />
      <BadgedTitle lead={lead} badge={<FamilyBadge subject="calculator" />}>
        {title}
      </BadgedTitle>
    </>
  );
}
