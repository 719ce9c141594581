import './YBalEp_5.js';
import { n as e } from './CBeAaEYc.js';
import { i as t, n, r, t as i } from './DiG58iuX.js';
import { n as a } from './D0Vp9Bto.js';
var o = [`source`, `medium`, `campaign`, `content`, `term`],
  s = [`campaign-id`, `media-username`, `term`],
  ee = [1],
  c = 1,
  l = { 1: { source: `utm_source`, medium: `utm_medium`, campaign: `utm_campaign`, content: `utm_content`, term: `utm_term` } };
function u(e) {
  let t = ee.find((t) => t === e);
  return t && d(t);
}
function d(e) {
  return l[e];
}
var f = { INSTAGRAM: `ig`, TELEGRAM: `tg`, LINKEDIN: `li`, BALE: `bale`, SOROUSH: `spls`, EITAA: `eitaa`, RUBIKA: `rbk` },
  p = { SOROUSH: { REACH: `spls-reach-post` }, RUBIKA: { REACH: `rbk-reach-post` } };
function m(e, t) {
  return { source: f[e], medium: p[e]?.[t] ?? `` };
}
function h(e, t) {
  let { source: n, medium: r } = m(e, t);
  return {
    utm_source_type: `custom`,
    utm_source_value: n,
    utm_medium_type: `custom`,
    utm_medium_value: r,
    utm_campaign_type: `variable`,
    utm_campaign_value: `campaign-id`,
    utm_content_type: `variable`,
    utm_content_value: `media-username`,
    utm_term_type: `variable`,
    utm_term_value: `term`,
    utm_key_template: c,
  };
}
var g = [`INSTAGRAM POST`, `LINKEDIN POST`, `SOROUSH IN_CHANNEL`, `SOROUSH PIN`, `RUBIKA PIN`];
function _(e, n) {
  return t.some((t) => t.media_type === e && t.content_type === n) && !g.includes(`${e} ${n}`);
}
var v = (e, t) => ({ is: e, initial: t }),
  y = (e, t) => ({ is: e, initial: t, isLater: !0 }),
  b = (e) => typeof e == `object` && !!e && !Array.isArray(e),
  x = (e) => ({ kind: `text`, max: e, read: (e) => (typeof e == `string` ? e : void 0) }),
  S = { kind: `flag`, read: (e) => (typeof e == `boolean` ? e : void 0) },
  C = { kind: `decimal`, read: (e) => (Number.isFinite(e) ? e : void 0) },
  w = (e, t) => ({
    kind: `whole`,
    min: e,
    max: t,
    read: (n) => {
      let r = Number.isSafeInteger(n) ? n : NaN;
      return r >= (e ?? -1 / 0) && r <= (t ?? 1 / 0) ? r : void 0;
    },
  }),
  T = { kind: `day`, read: (e) => (a(e) ? e : void 0) },
  E = (e) => ({ kind: `choice`, options: e, read: (t) => e.find((e) => e === t) }),
  D = (e) => ({ kind: `nullable`, of: e, read: (t) => (t === null ? null : e.read(t)) }),
  O = (e) => ({
    kind: `record`,
    parts: e,
    read: (t) => {
      if (!b(t)) return;
      let n = Object.entries(e).map(([e, n]) => [e, n.read(t[e])]);
      return n.every(([, e]) => e !== void 0) ? Object.fromEntries(n) : void 0;
    },
  }),
  k = (e) => (b(e) ? e.id : e),
  A = (e, t, n) => ({
    kind: `list`,
    of: e,
    max: t,
    isDistinct: n,
    read: (t) => {
      if (!Array.isArray(t)) return;
      let r = new Set(),
        i = (e) => r.size < r.add(k(e)).size;
      return t.map(e.read).filter((e) => e !== void 0 && (!n || i(e)));
    },
  }),
  j = (e, t) => A(e, t, !1),
  M = (e, t) => A(e, t, !0),
  N = (e, t) => ({
    kind: `flags`,
    max: e,
    keyMax: t,
    read: (e) => (b(e) ? Object.fromEntries(Object.entries(e).filter((e) => typeof e[1] == `boolean`)) : void 0),
  }),
  P = [`awareness`, `visit`, `sale`, `follow`],
  F = x(500),
  I = x(5e3),
  L = x(2e3),
  R = j(F, 100),
  z = w(),
  B = M(z, 500),
  V = w(0),
  H = w(0, 23),
  U = D(w()),
  W = E([`custom`, `variable`]),
  G = h(`INSTAGRAM`, `REACH`),
  K = O({ id: z, name: x(255), type: x(60), size: V, width: V, height: V, duration: D(C), url: x(500) }),
  q = M(K, 20),
  J = O({ text: F, link: L }),
  Y = {
    media_type: v(E(r), `INSTAGRAM`),
    campaign_type: v(E(i), `REACH`),
    content_type: v(E(n), `STORY`),
    story_number: v(E(e), `single`),
    title: v(F, ``),
    campaign_quality_goal: v(E(P), `awareness`),
    execution_locations: v(M(x(60), 40), []),
    ad_categories: v(M(z, 40), []),
    publish_period_start: v(D(T), null),
    publish_period_end: v(D(T), null),
    preferred_publish_start_hour: v(H, 9),
    preferred_publish_end_hour: v(H, 23),
    budget: v(U, null),
    goal_total_reach: v(U, null),
    is_cpm: v(S, !1),
    cpm_publisher_price: v(U, null),
    cpm_price: v(U, null),
    cpc_price: v(U, null),
    publish_considerations: v(x(2e3), ``),
  },
  X = {
    content_files: v(q, []),
    content_guide_file: v(D(K), null),
    content_instagram_post_files: v(q, []),
    content_caption: v(I, ``),
    content_isCommentOpen: v(S, !0),
    content_tags: v(R, []),
    content_description: v(I, ``),
    content_contentMediaDescription: v(I, ``),
    content_mentions: v(R, []),
    content_hashtags: v(R, []),
    content_todos: v(R, []),
    content_notTodos: v(R, []),
    content_hyperlinks: v(j(J, 100), []),
    content_link: v(L, ``),
    content_useSuggestedProducts: v(S, !1),
    content_customSubdomain: v(F, ``),
    content_instagramContentAddress: v(L, ``),
    is_telegram_forward_post: v(E([`true`, `false`]), `false`),
    content_telegram_content_address: v(L, ``),
    is_utm_enabled: v(S, !0),
    is_telegram_hyperlinks_utm_enabled: v(S, !1),
  },
  Z = {
    utm_source_type: v(W, G.utm_source_type),
    utm_source_value: v(F, G.utm_source_value),
    utm_medium_type: v(W, G.utm_medium_type),
    utm_medium_value: v(F, G.utm_medium_value),
    utm_campaign_type: v(W, G.utm_campaign_type),
    utm_campaign_value: v(F, G.utm_campaign_value),
    utm_content_type: v(W, G.utm_content_type),
    utm_content_value: v(F, G.utm_content_value),
    utm_term_type: v(W, G.utm_term_type),
    utm_term_value: v(F, G.utm_term_value),
    utm_key_template: v(z, G.utm_key_template),
  },
  Q = { ad_title: v(F, ``), ad_subtitle: v(F, ``), ad_caption: v(F, ``), button_label: v(F, ``), button_link: v(L, ``) },
  te = {
    selectedPlans: v(B, []),
    alternative_media_plans: v(B, []),
    selectedBundles: v(B, []),
    excluded_plans: y(B, []),
    excluded_bundles: y(B, []),
    additional_services: v(N(50, 60), {}),
    rubika_selected_media_plan: v(U, null),
    soroush_selected_media_plan: v(U, null),
  },
  $ = { ...Y, ...X, ...Z, ...Q, ...te };
function ne() {
  return Object.fromEntries(Object.entries($).map(([e, { initial: t }]) => [e, t]));
}
export { o as a, u as c, b as i, _ as l, $ as n, s as o, P as r, h as s, ne as t, m as u };
