import { ButtonLink, PageTitle } from '@mockingbird/ui';

export function ComingSoonScreen() {
  return (
    <>
      <PageTitle lead="This learning path is not ready yet. The mock tests are open, and they are free.">
        Coming Soon
      </PageTitle>
      <ButtonLink href="/">Back to Home</ButtonLink>
    </>
  );
}
