import { definePage } from '@mockingbird/platform';
import { StyleguideScreen } from './styleguide-screen.js';

export default definePage({
  head: () => ({ title: 'Styleguide', description: 'Every token and component of the site.' }),
  Component: StyleguideScreen,
});
