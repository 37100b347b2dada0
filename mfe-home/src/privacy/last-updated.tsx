import { dayOf } from './today.js';
import { useToday } from './use-today.js';

export function LastUpdated() {
  const day = dayOf(useToday());
  return (
    <p>
      Last Updated: <time dateTime={day.iso}>{day.text}</time>
    </p>
  );
}
