import { definePage } from '@mockingbird/platform';
import { PEOPLE_PATH } from '../../paths.js';
import { PeopleScreen } from '../../people/people-screen.js';
import * as messages from '../../messages/routes/admin-people.js';

export default definePage({
  head: () => ({
    title: messages.title,
    description: messages.description,
    canonical: PEOPLE_PATH,
    robots: 'noindex',
  }),
  Component: PeopleScreen,
});
