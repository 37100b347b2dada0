import { defineRemote } from '@mockingbird/platform';

export default defineRemote({
  routes: {
    styleguide: () => import(/* webpackChunkName: "styleguide" */ './page.js'),
  },
});
