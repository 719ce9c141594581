import { r as e } from './XKyaHtl9.js';
import { J as t, V as n, at as r, h as i, j as a, ot as o, ut as s, w as c } from './F4vu4jyn.js';
import { t as l } from './CzLoaiXw.js';
import { SignUpBars as u } from './SFiuEBIK.js';
import { t as d } from './C2xNOys4.js';
import { t as f } from './DM_isidf.js';
import { t as p } from './CCdn4Qik.js';
import { t as m } from './D8JH1jTK.js';
import { n as h, t as g } from './C7TBWHo9.js';
var _ = {
  name: `at-sign`,
  size: 24,
  node: [
    [`circle`, { cx: `12`, cy: `12`, r: `4`, key: `4exip2` }],
    [`path`, { d: `M16 8v5a3 3 0 0 0 6 0v-1a10 10 0 1 0-4 8`, key: `7n84p3` }],
  ],
};
_.node;
var v = a(_),
  y = {
    name: `handshake`,
    size: 24,
    node: [
      [`path`, { d: `m11 17 2 2a1 1 0 1 0 3-3`, key: `efffak` }],
      [
        `path`,
        {
          d: `m14 14 2.5 2.5a1 1 0 1 0 3-3l-3.88-3.88a3 3 0 0 0-4.24 0l-.88.88a1 1 0 1 1-3-3l2.81-2.81a5.79 5.79 0 0 1 7.06-.87l.47.28a2 2 0 0 0 1.42.25L21 4`,
          key: `9pr0kb`,
        },
      ],
      [`path`, { d: `m21 3 1 11h-2`, key: `1tisrp` }],
      [`path`, { d: `M3 3 2 14l6.5 6.5a1 1 0 1 0 3-3`, key: `1uvwmv` }],
      [`path`, { d: `M3 4h8`, key: `1ep09j` }],
    ],
  };
y.node;
var b = a(y),
  x = e(m(), 1),
  S = {
    title: `با کدام پنل شروع می‌کنید؟`,
    lead: `بعدها هم می‌توانید پنل دیگری بیفزایید.`,
    label: `پنل`,
    only: { title: `پنل شما آماده است`, lead: `پنل تبلیغ‌دهنده برای شما ساخته شد. از این‌جا کمپین می‌سازید و گزارش می‌گیرید.` },
    names: { adv: `تبلیغ‌دهنده`, pub: `ناشر`, discover: `کشف`, other: `همکار فروش` },
    texts: {
      adv: `کمپین می‌سازید و گزارش می‌گیرید`,
      pub: `صفحه یا کانال دارید و تبلیغ می‌پذیرید`,
      discover: `صفحه‌ها و کانال‌ها را جست‌وجو و مقایسه می‌کنید`,
      other: `برای مشتریان خود کمپین می‌گیرید`,
    },
    open: `رفتن به پنل`,
  },
  C = s(),
  w = [`adv`, `pub`, `discover`, `other`],
  T = { adv: f, pub: v, discover: p, other: b };
function E({ hasOthers: e, onDone: t }) {
  let [n, r] = (0, x.useState)(`adv`);
  return (0, C.jsxs)(`form`, {
    onSubmit: (e) => {
      (e.preventDefault(), t(n !== `adv`));
    },
    className: `flex flex-col gap-6`,
    children: [
      (0, C.jsx)(h, { title: e ? S.title : S.only.title, children: e ? S.lead : S.only.lead }),
      e &&
        (0, C.jsx)(d, {
          look: `list`,
          label: S.label,
          isLabelHidden: !0,
          value: n,
          onChange: r,
          options: w.map((e) => ({ value: e, label: S.names[e], text: S.texts[e], icon: T[e] })),
        }),
      (0, C.jsx)(c, { type: `submit`, size: `lg`, isFullWidth: !0, children: S.open }),
    ],
  });
}
function D() {
  let { back: e, backSearch: a } = g(),
    s = o();
  if (t() === void 0) return (0, C.jsx)(r, { to: `/auth/signup`, search: a, replace: !0 });
  let { panels: c } = n.links;
  return (0, C.jsxs)(C.Fragment, {
    children: [
      (0, C.jsx)(u, { step: 4 }),
      (0, C.jsx)(E, {
        hasOthers: c.startsWith(`http`),
        onDone: (t) => {
          (i(), t ? location.assign(c) : s({ href: l(e), replace: !0 }));
        },
      }),
    ],
  });
}
export { D as SignUpTypesPage };
