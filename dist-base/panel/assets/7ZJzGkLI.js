import { r as e } from './XKyaHtl9.js';
import { t } from './D4tpWBZn.js';
import { t as n } from './BIxgyhlm.js';
import { i as r } from './DrUi8QQT.js';
import { t as i } from './Ddmd7ipU.js';
import { t as a } from './C2xNOys4.js';
import { c as o, ut as s } from './F4vu4jyn.js';
import { t as c } from './VXmm6Y8v.js';
import { t as l } from './D8JH1jTK.js';
import { i as u } from './CRXNghoo.js';
import { i as d } from './BUw95eHc.js';
import { t as f } from './BY_Mczpr.js';
import { n as p } from './DpPmHgC6.js';
import { d as m, u as h } from './AOF5lJFr.js';
import { t as g } from './CBeAaEYc.js';
import { a as _, i as v, t as y } from './DxIph7tV.js';
import { a as b, i as x, l as S, o as C } from './DiG58iuX.js';
import { l as w, u as T } from './DnH9Kq72.js';
import { i as E } from './CJLeGm76.js';
var D = e(l(), 1);
function O(e) {
  let t = C(e),
    n = x.filter((t) => t.media_type === e && w(e, t.content_type)),
    r = t.map((t) => [t, m(e, t)?.goal_thousands]);
  return {
    type: e,
    title: v[e],
    publisher_word: _[S(e)],
    audience_word: y[b(e)],
    utm_tags: Object.fromEntries(n.flatMap((t) => t.campaign_types.map((t) => [t, T(e, t)]))),
    size_limits: Object.fromEntries(t.map((t) => [t, p(e, t)])),
    cpm_goal_thousands: Object.fromEntries(r.filter(([, e]) => e !== void 0)),
    cpm_price: h(e),
    sort_options: g,
    media_plan_search_key: e === `RUBIKA` ? `MESSENGER` : null,
  };
}
function k(e) {
  let t = O(e).media_plan_search_key;
  return t === null ? [] : d({ search: { type: `search`, text: t } }, f);
}
var A = s();
function j({ kind: e, media_type: s, chosen: l, error: d, onChoose: f }) {
  let p = c(u({ kind: e, ordering: `suitable`, filter: k(s), suits: [] }, 0)),
    m = p.data?.results,
    h = m?.length === 1 ? m[0]?.id : void 0,
    g = l !== null && m !== void 0 && !m.some(({ id: e }) => e === l),
    _ = (0, D.useEffectEvent)(f);
  return (
    (0, D.useEffect)(() => {
      h !== void 0 && (l === null || g) && _(h);
    }, [h, l, g]),
    (0, A.jsx)(`section`, {
      className: `mx-auto w-full max-w-(--form-max) px-(--gutter) py-6`,
      children: (0, A.jsx)(n, {
        state: m ? (m.length > 0 ? `ready` : `empty`) : p.isError ? `failed` : `loading`,
        skeleton: (0, A.jsx)(o, { rows: 2 }),
        failedText: t(p.error),
        onRetry: () => void p.refetch(),
        empty: { title: E.empty },
        children:
          m &&
          (0, A.jsx)(a, {
            look: `list`,
            label: E.title,
            hint: h === void 0 ? E.lead : `${E.lead} ${E.only}`,
            error: d === void 0 ? void 0 : E.required,
            value: l === null || g ? `` : String(l),
            onChange: (e) => f(Number(e)),
            options: m.map((e) => ({
              value: String(e.id),
              label: e.title,
              text: E.members(r(e.followers)),
              media: (0, A.jsx)(i, { platform: e.media_type, size: 32 }),
            })),
          }),
      }),
    })
  );
}
export { j as NetworkPlans };
