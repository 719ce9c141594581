import { r as e } from './XKyaHtl9.js';
import { t } from './D8JH1jTK.js';
import { t as n } from './CJIZU9JZ.js';
import { n as r } from './AOF5lJFr.js';
import { i, p as a } from './B4PylbZJ.js';
import { t as o } from './DCrty0fR.js';
import { t as s } from './C4__uyUH.js';
function c(e) {
  let { field: t, index: n } = e,
    r = e.code === `required` && n === void 0 ? s.required[t] : void 0;
  return r === void 0
    ? e.code === `min_date` && t === `publish_period_end`
      ? s.endsFrom(i(a(e.day)))
      : e.code === `min_date`
        ? s.startsFrom(i(a(e.day)))
        : e.code === `max_date`
          ? s.startsUntil(i(a(e.day)))
          : o(e)
    : r;
}
function l(e, t) {
  let n = e.find((e) => e.field === t);
  return n && c(n);
}
var u = e(t(), 1),
  d = [`required`, `budget_or_goal`, `link_invalid`];
function f() {
  requestAnimationFrame(() => {
    let e = document.querySelector(`main [aria-invalid='true'], main [data-invalid]`),
      t = e?.matches(`input, select, textarea, button, [tabindex]`) ? e : e?.querySelector(`input, select, textarea, button, [tabindex]`);
    (e?.scrollIntoView({ block: `center` }), t?.focus({ preventScroll: !0 }));
  });
}
function p({ session: e, draft: t }, i, a, o) {
  let [s, c] = (0, u.useState)(!1),
    [l, p] = (0, u.useState)([]),
    [m, h] = (0, u.useState)(!1),
    [g, _] = (0, u.useState)(!1),
    v = a === void 0 || t.status === `used` ? [] : r(i, t.data, a),
    y = s ? v : v.filter((e) => !d.includes(e.code) || l.includes(e.field)),
    [b, x] = (0, u.useState)(0),
    S = () => {
      (c(!0), x((e) => e + 1));
    };
  (0, u.useEffect)(() => {
    b > 0 && f();
  }, [b]);
  async function C() {
    let t = n[n.indexOf(i) + 1];
    if (t === void 0 || (_(a === void 0), a === void 0)) return;
    if (v.length > 0) return S();
    h(!0);
    let r = await e.finishStep(t);
    h(!1);
    let { id: s } = e.getSnapshot();
    r && s !== null && o(t, s);
  }
  let w = (0, u.useEffectEvent)(C);
  return (
    (0, u.useEffect)(() => {
      g && a !== void 0 && w();
    }, [g, a]),
    {
      issues: y,
      left: v.length,
      isBusy: m || g,
      showLeft: S,
      reveal: (e) => p((t) => (t.includes(e) ? t : [...t, e])),
      save: () => void e.saveNow(),
      goOn: C,
    }
  );
}
export { l as n, p as t };
