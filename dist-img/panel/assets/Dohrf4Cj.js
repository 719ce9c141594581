import { t as e } from './jhM5bUuh.js';
import { t } from './z28v5WKo.js';
import { t as n } from './Bv1PZgtN.js';
import { ut as r } from './tUkH6Wd0.js';
var i = r();
function a() {
  return (0, i.jsx)(e, {
    title: n.newTitle,
    back: { to: `/support`, label: n.title },
    sentence: n.newSentence,
    text: n.newText,
    steps: (0, i.jsx)(t, {}),
  });
}
export { a as NewTicketPage };
