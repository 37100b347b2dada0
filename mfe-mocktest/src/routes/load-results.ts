/** Loads the results page. The runner calls it early, because a submission must not need the network. */
export const loadResults = () => import(/* webpackChunkName: "results" */ './results/page.js');
