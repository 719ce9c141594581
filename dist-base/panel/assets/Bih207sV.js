import { t as e } from './mekJ1ofw.js';
import { p as t } from './VXmm6Y8v.js';
import { t as n } from './Bdm5X5eE.js';
import { t as r } from './D4tpWBZn.js';
import { Q as i, ut as a } from './F4vu4jyn.js';
import { a as o, n as s, o as c } from './CwUb1psq.js';
import { t as l } from './BTSTizhr.js';
import { a as u, g as d, h as f } from './CUDlgd66.js';
import { r as p } from './CzYwhHWF.js';
import { i as m } from './C_qLxWpP.js';
function h(e, t, n) {
  let r = !1;
  f.add(e.id);
  let i = c.notify(m.removed(e.title), void 0, {
      label: m.undo,
      onPress: () => {
        ((r = !0), f.remove(e.id), n());
      },
    }),
    a = o(() => {
      s().some((e) => e.id === i) ||
        (a(),
        queueMicrotask(() => {
          r || t().finally(() => f.remove(e.id));
        }));
    });
}
function g(e, t) {
  let n = () => e.invalidateQueries({ queryKey: [`drafts`] }),
    a = async () => {
      try {
        await l.drafts.deleteDraft({ params: { id: t.id } });
      } catch (e) {
        (e instanceof i && e.status === 404) || c.error(m.removeFailed, r(e));
      }
    };
  (h(
    { id: t.id, title: p(t) },
    () => a().finally(() => setTimeout(() => void n())),
    () => void n(),
  ),
    e.setQueryData(u().queryKey, (e) => e && d(e)));
}
var _ = a();
function v({ draft: r }) {
  let i = t();
  return (0, _.jsx)(e, { icon: n, label: m.remove(p(r)), onClick: () => g(i, r) });
}
export { v as DeleteDraftButton };
