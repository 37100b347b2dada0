import { useToday } from './use-today.js';
import { rich } from '@mockingbird/ui';
import * as messages from '../messages/privacy.js';

export function LastUpdated() {
  const day = useToday();
  return (
    <p>{rich(messages.lastUpdated(day.text), { time: (text) => <time dateTime={day.iso}>{text}</time> })}</p>
  );
}
