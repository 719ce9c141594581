import { t as e } from './CJIZU9JZ.js';
import { a as t, i as n, l as r, n as i, o as a, r as o, t as s, u as c } from './CyzTUeQb.js';
import { i as l, n as u, o as ee, s as te, t as d } from './BcR2Uzf-.js';
import { n as ne, o as re, r as ie } from './CIjs4pVG.js';
import { i as ae } from './DKPZI4Co.js';
import { n as f } from './DpPmHgC6.js';
import { r as oe } from './CBeAaEYc.js';
import { s as p } from './DiG58iuX.js';
import { a as m, c as h, l as g, o as _ } from './Bco2wE24.js';
import { i as v, n as se, r as ce, t as y } from './CM0A3w0J.js';
import { n as le, t as b } from './B4PylbZJ.js';
var x = {
    draft: {
      id: `draftId`,
      idPlace: `query`,
      entry: `/campaign`,
      steps: {
        'general-information': `/campaign/general-information`,
        content: `/campaign/content`,
        'create-package': `/campaign/create-package`,
        activation: `/campaign/activation`,
      },
      calls: {
        create: { method: `POST`, path: `/v1/campaigns/drafts/` },
        read: { method: `GET`, path: `/v1/campaigns/drafts/{id}/` },
        save: { method: `PUT`, path: `/v1/campaigns/drafts/{id}/` },
      },
    },
    real: {
      id: `campaignId`,
      idPlace: `path`,
      entry: `/campaign/{campaignId}`,
      steps: {
        'general-information': `/campaign/{campaignId}/general-information`,
        content: `/campaign/{campaignId}/content`,
        'create-package': `/campaign/{campaignId}/create-package`,
        activation: `/campaign/{campaignId}/activation`,
      },
      calls: { read: { method: `GET`, path: `/v1/campaigns/{id}/` }, save: { method: `PUT`, path: `/v1/campaigns/{id}/` } },
    },
  },
  S = `search,`,
  ue = /^\/campaign(?:\/(\d+))?(?:\/([a-z-]+))?\/?$/;
function C(e) {
  let t = typeof e == `string` && /^\d+$/.test(e) ? Number(e) : 0;
  return Number.isSafeInteger(t) && t > 0 ? t : null;
}
function de({ mode: e, id: t, step: n, search: r, sort: i, filters: a }) {
  let { entry: o, steps: s } = x[e],
    c = n === null ? o : s[n],
    l = r === `` ? a : [...a, `${S}${r}`];
  return {
    path: c.replace(`{campaignId}`, String(t)),
    query: {
      ...(e === `draft` && t !== null ? { draft: String(t) } : {}),
      ...(i === `` ? {} : { ordering: i }),
      ...(l.length === 0 ? {} : { filter: l }),
    },
  };
}
function fe(t, n) {
  let [r, i, a] = ue.exec(t) ?? [],
    o = a === void 0 ? null : e.find((e) => e === a),
    s = C(i);
  if (r === void 0 || o === void 0 || (i !== void 0 && s === null)) return;
  let c = (Array.isArray(n.filter) ? n.filter : [n.filter]).filter((e) => typeof e == `string` && e !== ``),
    l = {
      step: o,
      search: c.findLast((e) => e.startsWith(S))?.slice(7) ?? ``,
      sort: typeof n.ordering == `string` ? n.ordering : ``,
      filters: c.filter((e) => !e.startsWith(S)),
    };
  return s === null ? { ...l, mode: `draft`, id: C(n.draft) } : { ...l, mode: `real`, id: s };
}
function pe(e) {
  let t = e.replace(/^#+/, ``);
  return [...(t === e ? [] : [{ code: `isStartingWithHashtag` }]), ...(ne(t) ? [] : [{ code: `hashtags` }])];
}
function me(e, t = 30) {
  return [...(e.length > t ? [{ code: `hashtag_max`, limit: t }] : []), ...i(e, pe)];
}
function w(e, n = 20) {
  return [...t(e, n), ...i(e, (e) => (ie(e) ? [] : [{ code: `mentions` }]))];
}
var T = 2200,
  E = 1024;
function D(e, t) {
  return e === `TELEGRAM` && t ? E : T;
}
var O = /(?<![\p{L}\p{N}_&/])#((?:\w|(?=\p{Script_Extensions=Arabic})[\p{L}\p{M}\p{Nd}])+)/gu,
  k = /(?<![\p{L}\p{N}_.@/])@([\w.]+)/gu;
function A(e) {
  return [...e.matchAll(O)].map((e) => e[1]);
}
function j(e) {
  return [...e.matchAll(k)].map((e) => e[1].replace(/\.+$/, ``)).filter(re);
}
function M(e, n, r) {
  return [...o(e, D(n, r)), ...(A(e).length > 30 ? [{ code: `hashtag_max`, limit: 30 }] : []), ...t(j(e), 20)];
}
var N = 40;
function P(e) {
  return { title: `ad_title`, description: e.description > N ? `ad_caption` : `ad_subtitle`, button: `button_label` };
}
function F(e, t) {
  let n = P(t),
    i = { title: e.ad_title.trim(), description: e[n.description].trim(), button: e.button_label.trim() },
    a = [`title`, `description`, `button`];
  return [
    ...I(e),
    ...a.flatMap((e) => v(n[e], r(i[e]))),
    ...ee(i, t).map(({ part: e, ...t }) => ({ field: n[e], ...t })),
    ...v(`ad_title`, s(i.title, `text_unsafe`)),
    ...v(`button_link`, [...r(e.button_link), ...s(e.button_link, `link_invalid`)]),
  ];
}
function I({ media_type: e, content_type: t, content_files: n }) {
  let r = f(e, t),
    a = (e) => (ae(e.type) ? [{ code: `file_type_not_allowed`, type: e.type }] : l(e, r));
  return v(`content_files`, [...d(n, { minimum: 1, maximum: 1 }), ...i(n, a)]);
}
var L = 2e3;
function R(e) {
  let t = te(e.media_type, e.content_type);
  return t
    ? F(e, t)
    : z(e)
      ? he(e)
      : [
          ...(e.campaign_type === `INFLUENCE` ? _e(e) : ge(e)),
          ...ve(e),
          ...ye(e),
          ...v(`content_link`, s(e.content_link, `link_invalid`)),
          ...v(`content_customSubdomain`, s(e.content_customSubdomain, `subdomain_invalid`)),
          ...v(`content_instagramContentAddress`, s(e.content_instagramContentAddress, `link_invalid`)),
          ...(e.is_utm_enabled && g(e.media_type, e.content_type) ? xe(e) : []),
        ];
}
function z({ media_type: e, is_telegram_forward_post: t }) {
  return e === `TELEGRAM` && t === `true`;
}
function B(e) {
  return e.media_type === `INSTAGRAM` && e.content_type === `POST` && e.content_instagram_post_files.length > 0
    ? `content_instagram_post_files`
    : `content_files`;
}
function V(e) {
  return e[B(e)];
}
function he({ content_telegram_content_address: e }) {
  return v(`content_telegram_content_address`, [...r(e), ...s(e, `telegram_link_invalid`)]);
}
function ge(e) {
  return V(e).length > 0
    ? []
    : e.media_type === `INSTAGRAM`
      ? [{ field: `content_files`, code: `image_or_video` }]
      : e.content_caption.trim() === ``
        ? [{ field: `content_files`, code: `file_or_caption` }]
        : [];
}
function _e(e) {
  let { content_description: n, content_guide_file: a, content_todos: s, content_notTodos: c } = e,
    l = a !== null || s.length > 0,
    u = (e) => [...t(e, 20), ...i(e, (e) => se(e, 200))];
  return [
    ...v(`content_description`, l ? [] : r(n)),
    ...v(`content_description`, o(n, L)),
    ...v(`content_todos`, u(s)),
    ...v(`content_notTodos`, u(c)),
  ];
}
function ve(e) {
  let { media_type: t, content_type: n } = e,
    r = f(t, n),
    a = V(e),
    o = n === `STORY` ? oe[e.story_number].to : null;
  return v(B(e), [...d(a, { minimum: 0, maximum: o ?? 10 }), ...i(a, (e) => l(e, r)), ...(e.campaign_type === `INFLUENCE` ? [] : u(a))]);
}
function ye(e) {
  let { content_caption: n, content_hyperlinks: r } = e,
    a = ({ text: e, link: t }) => [...(e.trim() === `` || t === `` ? [{ code: `required` }] : []), ...c(e, n), ...s(t, `link_invalid`)];
  return [
    ...v(`content_caption`, M(n, e.media_type, V(e).length > 0)),
    ...v(`content_contentMediaDescription`, o(e.content_contentMediaDescription, L)),
    ...v(`content_hashtags`, me(e.content_hashtags)),
    ...v(`content_mentions`, w(e.content_mentions)),
    ...v(`content_tags`, w(e.content_tags)),
    ...(e.media_type === `INSTAGRAM` || e.media_type === `LINKEDIN` ? [] : v(`content_hyperlinks`, [...t(r, 20), ...i(r, a)])),
  ];
}
var be = _;
function xe(e) {
  let t = [{ code: `choice_unknown` }];
  return [
    ...v(`utm_key_template`, h(e.utm_key_template) ? [] : t),
    ...m.flatMap((n) => {
      let r = e[`utm_${n}_value`].trim(),
        i = e[`utm_${n}_type`] === `variable` && r !== ``;
      return v(`utm_${n}_value`, [...(i && !be.includes(r) ? t : []), ...o(r, 100)]);
    }),
  ];
}
function H(e) {
  if (!Number.isSafeInteger(e)) throw RangeError(`${e} is no exact whole number`);
  return BigInt(e);
}
function U(e) {
  let t = Number(e);
  if (!Number.isSafeInteger(t)) throw RangeError(`${e} toman cannot be held exactly`);
  return t;
}
function Se(e) {
  return U(e.reduce((e, t) => e + H(t), 0n));
}
function Ce(e, t) {
  if (e < 0n || t < 1n) throw RangeError(`half-up division is of whole numbers from 0 on`);
  return (2n * e + t) / (2n * t);
}
function we(e, t, n) {
  return U(Ce(H(e) * H(t), H(n)));
}
var Te = 9e3,
  Ee = {
    INSTAGRAM: { POST: 150, STORY: 400 },
    TELEGRAM: { POST: 250 },
    SOROUSH: { POST: 50, PIN: 50, IN_CHANNEL: 50 },
    RUBIKA: { POST: 100, PIN: 100 },
    LINKEDIN: {},
    BALE: {},
    EITAA: {},
  };
function W(e) {
  return e === `INSTAGRAM` || e === `TELEGRAM` || e === `RUBIKA` ? Te : null;
}
function De(e, t) {
  let n = Ee[e][t];
  return n === void 0 ? void 0 : { goal_thousands: n, price: W(e) };
}
function G(e) {
  return e === `SOROUSH` ? { minimum: 50, maximum: 1e3 } : e === `RUBIKA` ? { minimum: 50, maximum: 15e4 } : null;
}
var K = 2e3,
  q = 1e9;
function J(e, t) {
  if (!Number.isSafeInteger(e) || e < 1) return [{ code: `positive_int` }];
  let n = K * t;
  return e < n ? [{ code: `min_value`, minimum: n }] : e > q ? [{ code: `max_value`, maximum: q }] : [];
}
function Oe(e, t) {
  let n = t.map(({ from_clicks: n }, r) => {
      let i = Math.min(e, t[r + 1]?.from_clicks ?? e);
      return Math.max(0, i - n);
    }),
    r = (e) => Se(t.map((t, r) => we(t[e], n[r], 1)));
  return { price: r(`price`), publisher_price: r(`publisher_price`) };
}
var ke = 1e9;
function Y(e, t) {
  if (!Number.isSafeInteger(t) || t < 1) return [{ code: `positive_int` }];
  let { minimum: n, maximum: r } = G(e) ?? { minimum: 1, maximum: ke };
  return t < n ? [{ code: `min_value`, minimum: n }] : t > r ? [{ code: `max_value`, maximum: r }] : [];
}
var Ae = [`cpm_publisher_price`, `cpm_price`, `cpc_price`];
function X(e, n) {
  return [
    ...je(e),
    ...v(`title`, ce(e.title, 100)),
    ...v(`ad_categories`, t(e.ad_categories, 5)),
    ...Me(e, n),
    ...Fe(e),
    ...Ae.flatMap((t) => v(t, y(e[t]))),
    ...v(`publish_considerations`, o(e.publish_considerations, 500)),
  ];
}
function je({ media_type: e, content_type: t, campaign_type: n, is_cpm: r }) {
  return [
    ...(p(e, t, n) ? [] : [{ field: `media_type`, code: `combination_not_allowed` }]),
    ...(r === (n === `CPM`) ? [] : [{ field: `is_cpm`, code: `combination_not_allowed` }]),
  ];
}
function Me(e, t) {
  let { publish_period_start: n, publish_period_end: r } = e,
    i = e.preferred_publish_end_hour > e.preferred_publish_start_hour;
  return [
    ...v(`publish_period_start`, Ne(n, t)),
    ...v(`publish_period_end`, Pe(n, r, t)),
    ...(i ? [] : [{ field: `preferred_publish_end_hour`, code: `hours_reversed` }]),
  ];
}
function Ne(e, t) {
  return e === null ? [{ code: `required` }] : [...a(e, t), ...n(e, b(t, 365))];
}
function Pe(e, t, n) {
  if (t === null) return [{ code: `required` }];
  let r = b(n, 1);
  return t < r ? [{ code: `min_date`, day: r }] : e === null ? [] : t > b(e, 89) ? [{ code: `max_days`, limit: 90 }] : a(t, e);
}
function Fe(e) {
  let { campaign_type: t, budget: n, goal_total_reach: r } = e;
  return [
    ...v(
      `budget`,
      n === null && (t === `INFLUENCE` || (t === `REACH` && r === null))
        ? [t === `REACH` ? { code: `budget_or_goal` } : { code: `required` }]
        : y(n),
    ),
    ...v(`goal_total_reach`, Ie(e)),
  ];
}
function Ie({ campaign_type: e, media_type: t, goal_total_reach: n, ...r }) {
  return n === null ? (e === `CPM` || e === `CPC` ? [{ code: `required` }] : []) : e === `CPM` ? Y(t, n) : e === `CPC` ? J(n, Le(r)) : y(n);
}
function Le({ publish_period_start: e, publish_period_end: t }) {
  return e === null || t === null ? 1 : Math.max(1, le(e, t) + 1);
}
function Z({ media_type: e, content_type: t }) {
  if (t === `PIN` || t === `IN_CHANNEL`) return e === `RUBIKA` ? `rubika_selected_media_plan` : `soroush_selected_media_plan`;
}
function Re(e) {
  let n = Z(e);
  return n === void 0
    ? [
        ...(e.selectedPlans.length === 0 && e.selectedBundles.length === 0 ? [{ field: `selectedPlans`, code: `required` }] : []),
        ...v(`selectedPlans`, t(e.selectedPlans, 200)),
        ...v(`selectedBundles`, t(e.selectedBundles, 50)),
        ...v(`alternative_media_plans`, t(e.alternative_media_plans, 200)),
      ]
    : e[n] === null
      ? [{ field: n, code: `required` }]
      : [];
}
function Q(e, t, n) {
  return e === `general-information` ? X(t, n) : e === `content` ? R(t) : e === `create-package` ? Re(t) : [];
}
function $(t, n) {
  return e.find((e) => Q(e, t, n).length > 0) ?? `activation`;
}
function ze(t, n, r) {
  return e.indexOf(t) <= e.indexOf($(n, r));
}
export {
  D as _,
  Y as a,
  C as b,
  K as c,
  De as d,
  L as f,
  P as g,
  V as h,
  Z as i,
  G as l,
  z as m,
  Q as n,
  J as o,
  R as p,
  $ as r,
  Oe as s,
  ze as t,
  W as u,
  x as v,
  de as x,
  fe as y,
};
