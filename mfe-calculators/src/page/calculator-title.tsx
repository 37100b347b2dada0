import { Breadcrumbs, PageTitle } from '@mockingbird/ui';
import { HUB_PATH } from '../catalogue/paths.js';

/** Breadcrumb and title of a calculator's page. */
export function CalculatorTitle({ title, name, lead }: { title: string; name: string; lead: string }) {
  return (
    <>
      <Breadcrumbs
        items={[
          { label: 'Home', href: '/' },
          { label: 'Score calculators', href: HUB_PATH },
          { label: name },
        ]}
      />
      <PageTitle lead={lead}>{title}</PageTitle>
    </>
  );
}
