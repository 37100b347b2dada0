import { definePage } from '@mockingbird/platform';
import { categoryHead } from '../../category/category-head.js';
import { CategoryScreen } from '../../category/category-screen.js';
import { loadCategory, type CategoryView } from '../../category/load-category.js';
import { FailureScreen } from '../../failure/failure-screen.js';

export default definePage<CategoryView>({
  loader: loadCategory,
  head: categoryHead,
  Component: CategoryScreen,
  ErrorScreen: FailureScreen,
});
