import { useSite } from '@mockingbird/platform';

/** The support address; nothing when none is configured. */
export function SupportContact() {
  const { supportEmail } = useSite();
  if (!supportEmail) return null;
  return (
    <p>
      Questions, problems or ideas? Write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
    </p>
  );
}
