import { useToday } from './use-today.js';

export function LastUpdated() {
  const day = useToday();
  return (
    <p>
      Last Updated: <time dateTime={day.iso}>{day.text}</time>
    </p>
  );
}
