import { defineRemote } from '@mockingbird/platform';

export default defineRemote({
  routes: {
    dataupload: () => import(/* webpackChunkName: "dataupload" */ './routes/dataupload/page.js'),
    admin: () => import(/* webpackChunkName: "admin" */ './routes/admin/page.js'),
    'admin-history': () => import(/* webpackChunkName: "admin-history" */ './routes/admin-history/page.js'),
    'admin-review': () => import(/* webpackChunkName: "admin-review" */ './routes/admin-review/page.js'),
    'admin-people': () => import(/* webpackChunkName: "admin-people" */ './routes/admin-people/page.js'),
    'admin-exams': () => import(/* webpackChunkName: "admin-exams" */ './routes/admin-exams/page.js'),
    'admin-bin': () => import(/* webpackChunkName: "admin-bin" */ './routes/admin-bin/page.js'),
    'admin-revisions': () =>
      import(/* webpackChunkName: "admin-revisions" */ './routes/admin-revisions/page.js'),
    'admin-questions': () =>
      import(/* webpackChunkName: "admin-questions" */ './routes/admin-questions/page.js'),
    'admin-reports': () => import(/* webpackChunkName: "admin-reports" */ './routes/admin-reports/page.js'),
    'admin-releases': () =>
      import(/* webpackChunkName: "admin-releases" */ './routes/admin-releases/page.js'),
    'admin-texts': () => import(/* webpackChunkName: "admin-texts" */ './routes/admin-texts/page.js'),
    'admin-statistics': () =>
      import(/* webpackChunkName: "admin-statistics" */ './routes/admin-statistics/page.js'),
  },
});
