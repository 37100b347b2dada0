export { aptitudePage as default } from '../../aptitude/aptitude-page.js';
