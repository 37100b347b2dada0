import { useSite } from '@mockingbird/platform';

/** How to reach the people behind the site; nothing where no address is configured. */
export function SupportContact() {
  const { supportEmail } = useSite();
  if (!supportEmail) return null;
  return (
    <p>
      Questions, faults and wishes: <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
    </p>
  );
}
