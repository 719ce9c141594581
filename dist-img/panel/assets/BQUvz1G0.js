const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      'assets/BJz7pluu.js',
      'assets/XKyaHtl9.js',
      'assets/tUkH6Wd0.js',
      'assets/i5RsCZif.js',
      'assets/-XGG-u2U.js',
      'assets/D8JH1jTK.js',
      'assets/3knk6iHf.js',
      'assets/CqtK505k.js',
      'assets/BLMRr5e9.css',
      'assets/Dv9ofmIA.js',
      'assets/Bqr8Ymkr.js',
      'assets/B_fGkgZ7.js',
      'assets/BsVnv2CE.js',
      'assets/L6ghD_ZD.js',
      'assets/ID5W_fPX.js',
      'assets/BohjPbp7.js',
      'assets/CHkG4usq.js',
      'assets/CDhqC_Tj.js',
      'assets/CTGuGsln.js',
      'assets/hGArrtHc.js',
      'assets/CBA4ng1t.js',
      'assets/BqHo0arR.js',
      'assets/CX-iuwH3.js',
      'assets/g0hrHKII.js',
      'assets/YUGv5Vp-.js',
      'assets/CNbxXWsh.js',
      'assets/CwUb1psq.js',
      'assets/BX5XbKd6.js',
      'assets/DWi5uSb1.js',
      'assets/CpdwfL3C.js',
      'assets/CAUx6veo.js',
      'assets/CcJNm28B.js',
      'assets/CBeAaEYc.js',
      'assets/DFNVB9y5.js',
      'assets/Dfvzj6n2.js',
      'assets/DDN8PgIi.js',
    ]),
) => i.map((i) => d[i]);
import { r as e } from './XKyaHtl9.js';
import { t } from './BX5XbKd6.js';
import { t as n } from './CepKuSiA.js';
import { t as r } from './CDhqC_Tj.js';
import { MenuLayer as i } from './BDMDgE6j.js';
import { o as a } from './CwUb1psq.js';
import { I as o, j as s, ut as c } from './tUkH6Wd0.js';
import { t as l } from './D8JH1jTK.js';
import { t as u } from './CpdwfL3C.js';
var d = {
  name: `file-down`,
  size: 24,
  node: [
    [
      `path`,
      {
        d: `M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z`,
        key: `1oefj6`,
      },
    ],
    [`path`, { d: `M14 2v5a1 1 0 0 0 1 1h5`, key: `wfsgrz` }],
    [`path`, { d: `M12 18v-6`, key: `17g6i2` }],
    [`path`, { d: `m9 15 3 3 3-3`, key: `1npd3o` }],
  ],
};
d.node;
var f = s(d),
  p = {
    name: `file-spreadsheet`,
    size: 24,
    node: [
      [
        `path`,
        {
          d: `M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z`,
          key: `1oefj6`,
        },
      ],
      [`path`, { d: `M14 2v5a1 1 0 0 0 1 1h5`, key: `wfsgrz` }],
      [`path`, { d: `M8 13h2`, key: `yr2amv` }],
      [`path`, { d: `M14 13h2`, key: `un5t4a` }],
      [`path`, { d: `M8 17h2`, key: `2yhykz` }],
      [`path`, { d: `M14 17h2`, key: `10kma7` }],
    ],
  };
p.node;
var m = s(p),
  h = {
    name: `file-up`,
    size: 24,
    node: [
      [
        `path`,
        {
          d: `M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z`,
          key: `1oefj6`,
        },
      ],
      [`path`, { d: `M14 2v5a1 1 0 0 0 1 1h5`, key: `wfsgrz` }],
      [`path`, { d: `M12 12v6`, key: `3ahymv` }],
      [`path`, { d: `m15 15-3-3-3 3`, key: `15xj92` }],
    ],
  };
h.node;
var g = s(h),
  _ = e(l(), 1),
  v = {
    label: `اکسل`,
    export: `خروجی اکسل فهرست`,
    import: `ورود از اکسل`,
    exported: `پروندهٔ اکسل آماده شد.`,
    exportedBundles: `باندل‌ها در برگهٔ دوم پرونده‌اند.`,
    title: `ورود بسته از اکسل`,
    lead: `خروجی همین صفحه را ویرایش کنید، جلوی ناشران دلخواه را در ستون «انتخاب» پر کنید و پرونده را این‌جا بگذارید. باندل‌ها برگهٔ جدا دارند. سبد تا تأیید شما دست نمی‌خورد.`,
    drop: `پروندهٔ اکسل (xlsx) را این‌جا رها کنید`,
    choose: `انتخاب پرونده`,
    sending: (e) => `در حال خواندن ${e}`,
    progress: `ارسال پرونده`,
    cancel: `انصراف`,
    another: `پروندهٔ دیگر`,
    rows: (e) => `${e} ردیف خوانده شد.`,
    publishers: (e) => `${e} ناشر`,
    bundles: (e) => `${e} باندل`,
    both: (e, t) => `${e} و ${t}`,
    chosen: (e) => `${e} در بسته می‌نشیند`,
    chosenText: (e, t) => `${e} تازه، ${t} از سبد کنونی برداشته می‌شود.`,
    keep: `آنچه در سبد است و در پرونده برگزیده نشده، بماند`,
    bundled: (e) => `${e} ناشر در باندل‌های برگزیده هست و جدا خریده نمی‌شود.`,
    overlapping: (e) => `باندل «${e}» با باندل دیگری از پرونده ناشر مشترک دارد و کنار می‌ماند.`,
    bundlesStay: `باندل‌های سبد می‌مانند.`,
    problems: (e) => `${e} ردیف مشکل دارد و کنار می‌ماند`,
    rowOf: { plans: (e) => `ردیف ${e}`, bundles: (e) => `ردیف ${e} باندل‌ها` },
    codes: {
      id_missing: `شناسه خالی است. آن را از خروجی همین صفحه بردارید.`,
      id_invalid: `شناسه عدد درستی نیست. آن را از خروجی همین صفحه بردارید.`,
      plan_unknown: `ناشری با این شناسه نیست. ردیف را پاک کنید یا شناسه را درست کنید.`,
      plan_other_kind: `این ناشر برای پلتفرم یا قالب دیگری است. خروجی همین کمپین را به کار ببرید.`,
      plan_other_stories: `این ناشر با تعداد استوری دیگری فروخته می‌شود. خروجی همین کمپین را به کار ببرید.`,
      plan_gone: `این ناشر دیگر فروخته نمی‌شود. ناشر دیگری برگزینید.`,
      plan_twice: `این ناشر در پرونده دو بار آمده است؛ یک بارش به کار رفت.`,
      bundle_unknown: `باندلی با این شناسه نیست. ردیف را پاک کنید یا شناسه را درست کنید.`,
      bundle_other_kind: `این باندل برای پلتفرم یا قالب دیگری است. خروجی همین کمپین را به کار ببرید.`,
      bundle_gone: `این باندل دیگر برای این کمپین فروخته نمی‌شود. باندل دیگری برگزینید.`,
      bundle_twice: `این باندل در پرونده دو بار آمده است؛ یک بارش به کار رفت.`,
      choice_unknown: `نوشتهٔ ستون «انتخاب» خوانده نشد. «بله» بنویسید یا خالی بگذارید.`,
    },
    repriced: (e) => `قیمت ${e} مورد عوض شده است`,
    price: (e, t) => `از ${e} به ${t} تومان`,
    nothing: `در این پرونده ناشر یا باندلی برگزیده نشده است.`,
    apply: (e) => `گذاشتن ${e} در سبد`,
    applied: (e) => `${e} از اکسل در سبد نشست.`,
    undo: `برگرداندن`,
    failedRows: `ناشران پرونده دریافت نشدند. دوباره تلاش کنید.`,
  },
  y = c(),
  b = (0, _.lazy)(async () => ({
    default: (
      await o(
        async () => {
          let { ImportDialog: e } = await import(`./BJz7pluu.js`);
          return { ImportDialog: e };
        },
        __vite__mapDeps([
          0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34,
          35,
        ]),
      )
    ).ImportDialog,
  })),
  x = `jarchi-publishers.xlsx`;
function S(e, t) {
  let n = URL.createObjectURL(e),
    r = document.createElement(`a`);
  ((r.href = n), (r.download = t === `` ? x : t), r.click(), URL.revokeObjectURL(n));
}
function C({ search: e, cart: o, bundles: s, isCpm: c, isAllowed: l }) {
  let d = (0, _.useRef)(null),
    [p, h] = (0, _.useState)(!1),
    [x, C] = (0, _.useState)(!1),
    { kind: w, story_number: T, ordering: E, filter: D, suits: O } = e,
    k = async () => {
      try {
        let e = await u.publishers.exportPlans({
          params: { kind: w },
          query: { is_cpm: c },
          body: {
            ordering: E,
            filter: D.filter((e) => !e.startsWith(`selectedOnly,`)),
            suits: [...O],
            story_number: T,
            selected: [...o.contents.plans],
            selected_bundles: [...o.contents.bundles],
            is_selected_only: D.includes(`selectedOnly,true`),
          },
        });
        (S(e.blob, e.filename), a.success(v.exported, s.length > 0 ? v.exportedBundles : void 0));
      } catch (e) {
        a.error(t(e));
      }
    };
  return (0, y.jsxs)(y.Fragment, {
    children: [
      (0, y.jsx)(`span`, {
        ref: d,
        className: `inline-flex`,
        children: (0, y.jsx)(r, {
          icon: m,
          variant: `secondary`,
          label: v.label,
          'aria-haspopup': `menu`,
          'aria-expanded': p,
          isDisabledWithReason: l ? void 0 : n,
          onClick: () => h(!0),
        }),
      }),
      p &&
        (0, y.jsx)(i, {
          label: v.label,
          triggerRef: d,
          isOpen: !0,
          onOpenChange: h,
          items: [
            { id: `export`, label: v.export, icon: f, onAction: () => void k() },
            { id: `import`, label: v.import, icon: g, onAction: () => C(!0) },
          ],
        }),
      x &&
        (0, y.jsx)(_.Suspense, {
          children: (0, y.jsx)(b, { kind: { kind: w, story_number: T }, cart: o, bundles: s, onClose: () => C(!1) }),
        }),
    ],
  });
}
export { C as ExcelMenu, g as n, v as t };
