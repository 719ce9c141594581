import { r as e } from './DWi5uSb1.js';
import { o as t } from './CwUb1psq.js';
function n(n) {
  t.error(e(n));
}
export { n as showFailure };
