import { a as e, c as t, o as n } from './Bco2wE24.js';
import './DRQ0Ktxg.js';
import { t as r } from './Civ7Zpqi.js';
import { t as i } from './C6_1bk7v.js';
import { t as a } from './Z43WcrRE.js';
import { t as o } from './DDN8PgIi.js';
import { t as s } from './CpdwfL3C.js';
import { _ as c, ut as l, v as u } from './tUkH6Wd0.js';
import { s as d } from './CIjs4pVG.js';
var f = /^([^?#]*)(\?[^#]*)?(#.*)?$/s,
  p = /\p{Surrogate}/gu;
function m(n, r, i) {
  if (!d(n)) return c({ code: `link_invalid` });
  let { utm_key_template: a } = r,
    o = t(a);
  if (!o) return c({ code: `utm_key_template_unknown`, utm_key_template: a });
  let [, s, l = `?`, m = ``] = f.exec(n),
    _ = g(l),
    v = l;
  for (let t of e) {
    let e = h(t, r, i);
    if (e === void 0) return c({ code: `utm_variable_unknown`, part: t });
    e === `` || _.has(o[t]) || (v += `${v === `?` || v.endsWith(`&`) ? `` : `&`}${o[t]}=${encodeURIComponent(e.replace(p, `�`))}`);
  }
  return u(v === l ? n : `${s}${v}${m}`);
}
function h(e, t, r) {
  let i = t[`utm_${e}_value`].trim();
  if (t[`utm_${e}_type`] === `custom` || i === ``) return i;
  let a = n.find((e) => e === i);
  return a && String(r[a] ?? ``).trim();
}
function g(e) {
  let t = e.slice(1).split(`&`);
  return new Set(t.map((e) => e.replace(/=.*$/s, ``).replace(/%([0-7][\da-f])/gi, (e, t) => String.fromCharCode(Number.parseInt(t, 16)))));
}
function _(n, { utm_key_template: r }) {
  let i = t(r),
    a = /\?([^#]*)/.exec(n)?.[1] ?? ``,
    o = new URLSearchParams(a);
  return i ? e.map((e) => i[e]).filter((e) => o.has(e)) : [];
}
var v = {
    parts: { source: `منبع`, medium: `رسانه`, campaign: `کمپین`, content: `محتوا`, term: `واژه` },
    types: { custom: `متن دلخواه`, variable: `متغیر` },
    variables: { 'campaign-id': `شناسهٔ کمپین`, 'media-username': `نام کاربری ناشر`, term: `واژهٔ کمپین` },
    enabled: `ردیابی پیوند با UTM`,
    enabledHint: `به نشانی صفحهٔ فرود برچسب می‌زند تا بازدیدها در ابزار آمار شما از هم جدا شوند.`,
    hyperlinks: `پیوندهای روی متن هم برچسب بخورند`,
    keyTemplate: `نام پارامترها`,
    keysFailed: `نام پارامترها نیامد؛ نام‌های رایج به کار می‌رود.`,
    typeOf: (e) => `نوع ${e}`,
    valueOf: (e) => `مقدار ${e}`,
    none: `بدون مقدار`,
    preview: `پیوند برچسب‌خورده`,
    sampleNote: `شناسهٔ کمپین و نام ناشر نمونه است و هنگام انتشار جای‌گزین می‌شود.`,
    sampleLink: `هنوز نشانی ننوشته‌اید؛ پیوند نمونه است.`,
    kept: (e) => `${e} در نشانی خودتان هست و دست نمی‌خورد.`,
    and: ` و `,
    broken: `با این مقدارها پیوند ساخته نمی‌شود؛ مقدارها را بازبینی کنید.`,
  },
  y = l(),
  b = { campaign_id: 48213, username: `publisher.name`, term: `term`, link: `https://example.com/` };
function x({ data: e, campaignId: t }) {
  let n = d(e.content_link),
    r = n ? e.content_link : b.link,
    i = m(r, e, { 'campaign-id': t ?? b.campaign_id, 'media-username': b.username, term: b.term }),
    a = _(r, e);
  return (0, y.jsxs)(`div`, {
    className: `rounded-md bg-surface-sunken px-3 py-2`,
    children: [
      (0, y.jsx)(`p`, { className: `text-sm font-medium text-text-2`, children: v.preview }),
      i.ok
        ? (0, y.jsx)(`bdi`, { dir: `ltr`, className: `block text-end text-sm break-all`, children: i.value })
        : (0, y.jsx)(`p`, { className: `text-sm text-danger-text`, children: v.broken }),
      a.length > 0 && (0, y.jsx)(`p`, { className: `mt-1 text-sm text-info-text`, children: v.kept(a.join(v.and)) }),
      (0, y.jsx)(`p`, { className: `mt-1 text-xs text-text-3`, children: n ? v.sampleNote : v.sampleLink }),
    ],
  });
}
var S = [`custom`, `variable`].map((e) => ({ value: e, label: v.types[e] })),
  C = [{ value: ``, label: v.none }, ...n.map((e) => ({ value: e, label: v.variables[e] }))];
function w({ part: e, data: n, errorOf: i, onChange: o }) {
  let s = n[`utm_${e}_type`],
    c = n[`utm_${e}_value`],
    l = v.parts[e],
    u = t(n.utm_key_template)?.[e] ?? ``,
    d = i(`utm_${e}_value`),
    f = (t) => o({ [`utm_${e}_value`]: t });
  return (0, y.jsxs)(`div`, {
    role: `group`,
    'aria-label': l,
    className: `grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-start gap-2 md:grid-cols-[9rem_10rem_minmax(0,1fr)]`,
    children: [
      (0, y.jsxs)(`p`, {
        className: `self-center text-md max-md:col-span-2`,
        children: [
          l,
          (0, y.jsx)(`span`, { className: `ms-2 text-xs text-text-3`, children: (0, y.jsx)(`bdi`, { dir: `ltr`, children: u }) }),
        ],
      }),
      (0, y.jsx)(r, {
        label: v.typeOf(l),
        isLabelHidden: !0,
        value: s,
        options: S,
        onChange: (t) => o({ [`utm_${e}_type`]: t, [`utm_${e}_value`]: `` }),
      }),
      s === `variable`
        ? (0, y.jsx)(r, { label: v.valueOf(l), isLabelHidden: !0, value: c, options: C, error: d, onChange: f })
        : (0, y.jsx)(a, {
            label: v.valueOf(l),
            isLabelHidden: !0,
            dir: `ltr`,
            name: `utm_${e}_value`,
            autoCapitalize: `none`,
            maxLength: 100,
            value: c,
            error: d,
            onChange: f,
          }),
    ],
  });
}
function T({ data: e, errorOf: t, onChange: n }) {
  let i = o({
    queryKey: [`creatives`, `utm-key-templates`],
    queryFn: ({ signal: e }) => s.creatives.listUtmKeyTemplates({}, { signal: e }),
    staleTime: 1 / 0,
  });
  if (i.isError) return (0, y.jsx)(`p`, { className: `text-sm text-text-3`, children: v.keysFailed });
  let a = (i.data?.results ?? []).map(({ id: e, title_fa: t }) => ({ value: String(e), label: t }));
  return a.length < 2 && !t(`utm_key_template`)
    ? null
    : (0, y.jsx)(r, {
        label: v.keyTemplate,
        value: String(e.utm_key_template),
        options: a,
        error: t(`utm_key_template`),
        onChange: (e) => n({ utm_key_template: Number(e) }),
      });
}
function E({ data: t, errorOf: n, onChange: r, campaignId: a }) {
  return (0, y.jsxs)(`div`, {
    className: `flex flex-col gap-4`,
    children: [
      (0, y.jsx)(i, { label: v.enabled, hint: v.enabledHint, isSelected: t.is_utm_enabled, onChange: (e) => r({ is_utm_enabled: e }) }),
      t.is_utm_enabled &&
        (0, y.jsxs)(y.Fragment, {
          children: [
            (0, y.jsx)(T, { data: t, errorOf: n, onChange: r }),
            (0, y.jsx)(`div`, {
              className: `flex flex-col gap-3 md:gap-2`,
              children: e.map((e) => (0, y.jsx)(w, { part: e, data: t, errorOf: n, onChange: r }, e)),
            }),
            t.media_type === `TELEGRAM` &&
              (0, y.jsx)(i, {
                label: v.hyperlinks,
                isSelected: t.is_telegram_hyperlinks_utm_enabled,
                onChange: (e) => r({ is_telegram_hyperlinks_utm_enabled: e }),
              }),
            (0, y.jsx)(x, { data: t, campaignId: a }),
          ],
        }),
    ],
  });
}
export { E as UtmBuilder };
