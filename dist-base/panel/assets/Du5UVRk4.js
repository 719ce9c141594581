const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      'assets/B-1tcBBG.js',
      'assets/DnH9Kq72.js',
      'assets/YBalEp_5.js',
      'assets/CBeAaEYc.js',
      'assets/DiG58iuX.js',
      'assets/D0Vp9Bto.js',
      'assets/B4PylbZJ.js',
      'assets/AOF5lJFr.js',
      'assets/CJIZU9JZ.js',
      'assets/BKaORYAS.js',
      'assets/CIjs4pVG.js',
      'assets/Cfi2pvzQ.js',
      'assets/F4vu4jyn.js',
      'assets/XKyaHtl9.js',
      'assets/i5RsCZif.js',
      'assets/-XGG-u2U.js',
      'assets/D8JH1jTK.js',
      'assets/3knk6iHf.js',
      'assets/CqtK505k.js',
      'assets/BLMRr5e9.css',
      'assets/D1ikcph0.js',
      'assets/DKPZI4Co.js',
      'assets/DpPmHgC6.js',
      'assets/b_dzipHD.js',
      'assets/BCybNhX4.js',
      'assets/DSnUUpLO.js',
      'assets/9iQVKQ6f.js',
      'assets/Dyl_hPRw.js',
      'assets/BhSLKMj3.js',
      'assets/BZLZvawR.js',
      'assets/DrUi8QQT.js',
      'assets/VXmm6Y8v.js',
      'assets/DFNVB9y5.js',
      'assets/BTSTizhr.js',
      'assets/CAUx6veo.js',
    ]),
) => i.map((i) => d[i]);
import { r as e } from './XKyaHtl9.js';
import { l as t } from './DnH9Kq72.js';
import { t as n } from './D8JH1jTK.js';
import { t as r } from './BZLZvawR.js';
import { t as i } from './NZc5zcK-.js';
import { t as a } from './B-q4o1zy.js';
import { t as o } from './Z6YYYvWk.js';
import { I as s, ut as c } from './F4vu4jyn.js';
import { n as l } from './DgN-3Usz.js';
var u = e(n(), 1),
  d = c();
function f({ data: e, errorOf: t, onChange: n, onLeave: s, children: c }) {
  return (0, d.jsxs)(`section`, {
    className: `flex flex-col gap-4 py-5`,
    children: [
      (0, d.jsx)(`h2`, { className: `text-lg font-bold`, children: a.landing }),
      (0, d.jsxs)(`div`, {
        className: `grid items-start gap-4 md:grid-cols-2`,
        children: [
          (0, d.jsxs)(`div`, {
            className: `flex min-w-0 flex-col gap-2`,
            children: [
              (0, d.jsx)(r, {
                size: `lg`,
                dir: `ltr`,
                inputMode: `url`,
                autoComplete: `url`,
                label: a.link,
                name: `content_link`,
                optional: !0,
                placeholder: `https://`,
                hint: a.linkHint,
                end: (0, d.jsx)(i, { 'aria-hidden': !0, size: 18 }),
                value: e.content_link,
                onChange: (e) => n({ content_link: e.trim() }),
                onBlur: () => e.content_link !== `` && s(`content_link`),
                error: t(`content_link`),
              }),
              (0, d.jsx)(o, { link: e.content_link }),
            ],
          }),
          (0, d.jsx)(r, {
            size: `lg`,
            dir: `ltr`,
            label: a.subdomain,
            name: `content_customSubdomain`,
            optional: !0,
            autoCapitalize: `none`,
            placeholder: `autumn`,
            hint: a.subdomainHint,
            value: e.content_customSubdomain,
            onChange: (e) => n({ content_customSubdomain: e.trim() }),
            error: t(`content_customSubdomain`),
          }),
          e.media_type === `INSTAGRAM` &&
            (0, d.jsx)(r, {
              size: `lg`,
              dir: `ltr`,
              inputMode: `url`,
              label: a.instagramAddress,
              name: `content_instagramContentAddress`,
              optional: !0,
              placeholder: `https://www.instagram.com/p/`,
              hint: a.instagramAddressHint,
              value: e.content_instagramContentAddress,
              onChange: (e) => n({ content_instagramContentAddress: e.trim() }),
              onBlur: () => e.content_instagramContentAddress !== `` && s(`content_instagramContentAddress`),
              error: t(`content_instagramContentAddress`),
            }),
        ],
      }),
      c,
    ],
  });
}
var p = (0, u.lazy)(async () => ({
  default: (
    await s(
      async () => {
        let { UtmBuilder: e } = await import(`./B-1tcBBG.js`);
        return { UtmBuilder: e };
      },
      __vite__mapDeps([
        0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34,
      ]),
    )
  ).UtmBuilder,
}));
function m({ campaignId: e, ...n }) {
  let { media_type: r, content_type: i } = n.data;
  return (0, d.jsxs)(d.Fragment, {
    children: [
      (0, d.jsx)(l, { ...n }),
      (0, d.jsx)(f, { ...n, children: t(r, i) && (0, d.jsx)(u.Suspense, { children: (0, d.jsx)(p, { ...n, campaignId: e }) }) }),
    ],
  });
}
export { m as PostFields };
