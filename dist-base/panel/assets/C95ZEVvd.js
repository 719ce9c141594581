import { t as e } from './BTSTizhr.js';
import { n as t, t as n } from './NZR_B-vU.js';
import { ut as r } from './F4vu4jyn.js';
var i = r();
function a({ campaign: r, onClose: a }) {
  let { id: o } = r;
  return (0, i.jsx)(n, {
    campaign: r,
    call: `refuseOffers`,
    words: t.refuse,
    onClose: a,
    act: async (t, n) => {
      await e.contents.refuseOffers({ params: { id: o }, body: { expected: t } }, { idempotencyKey: n });
    },
  });
}
export { a as RefuseOffersDialog };
