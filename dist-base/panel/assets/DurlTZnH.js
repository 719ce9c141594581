import { t as e } from './D4tpWBZn.js';
import { a as t, n, o as r } from './CwUb1psq.js';
import { p as i } from './VXmm6Y8v.js';
import { t as a } from './BTSTizhr.js';
import { a as o, i as s, l as c, n as l, u } from './BSfWS3V8.js';
import { r as d } from './CqTqmBT0.js';
function f() {
  let f = i(),
    p = () => f.invalidateQueries({ queryKey: [`contents`] });
  return ({ id: i, campaign: m, publisher: h }) => {
    (s(i, async () => {
      try {
        (await a.contents.decideContent({ params: { campaign: m.id, content: i }, body: { is_confirmed: !0 } })).state !== `confirmed` &&
          r.warning(d.alreadyDecided);
      } catch (t) {
        r.error(d.approveFailed, e(t));
      }
      setTimeout(() => {
        (p(), f.invalidateQueries({ queryKey: [`campaigns`] }));
      });
    }),
      f.setQueryData(l().queryKey, (e) => e && u(e)));
    let g = r.notify(d.approved(h.title), void 0, {
        label: d.undo,
        onPress: () => {
          c(i) ? p() : r.info(d.sentAlready);
        },
      }),
      _ = t(() => {
        n().some((e) => e.id === g) || (_(), queueMicrotask(() => o(i)));
      });
  };
}
export { f as t };
