import { r as e } from './fgnUFb8B.js';
import { o as t } from './CwUb1psq.js';
function n(n) {
  t.error(e(n));
}
export { n as showFailure };
