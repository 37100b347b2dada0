/** The results screen's code. It is fetched when a test starts: handing in must not need the network. */
export const loadResults = () => import(/* webpackChunkName: "results" */ './results/page.js');
