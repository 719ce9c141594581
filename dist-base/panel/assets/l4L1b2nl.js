import { t as e } from './CheY1pKA.js';
import { t } from './sIFNfL0g.js';
import { t as n } from './Bv1PZgtN.js';
import { ut as r } from './F4vu4jyn.js';
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
