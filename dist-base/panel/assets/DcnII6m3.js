import { n as e } from './i5RsCZif.js';
function t() {
  throw e();
}
export { t as HelpCategoryPage };
