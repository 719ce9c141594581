const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      'assets/DIZPo7i_.js',
      'assets/XKyaHtl9.js',
      'assets/BX5XbKd6.js',
      'assets/DWi5uSb1.js',
      'assets/tUkH6Wd0.js',
      'assets/i5RsCZif.js',
      'assets/-XGG-u2U.js',
      'assets/D8JH1jTK.js',
      'assets/3knk6iHf.js',
      'assets/CqtK505k.js',
      'assets/BLMRr5e9.css',
      'assets/CTGuGsln.js',
      'assets/hGArrtHc.js',
      'assets/CBA4ng1t.js',
      'assets/BqHo0arR.js',
      'assets/CX-iuwH3.js',
      'assets/g0hrHKII.js',
      'assets/Ddzm3zPb.js',
      'assets/CwUb1psq.js',
      'assets/DMbUeAel.js',
      'assets/DNYY_FK6.js',
      'assets/DDN8PgIi.js',
      'assets/DFNVB9y5.js',
      'assets/CgEHlGc_.js',
      'assets/CpdwfL3C.js',
      'assets/CAUx6veo.js',
      'assets/vSiZIiuR.js',
      'assets/Dfvzj6n2.js',
      'assets/YBalEp_5.js',
      'assets/CdJPrCSt.js',
      'assets/DBc67NIz.js',
      'assets/8uGQyXKO.js',
      'assets/Bqr8Ymkr.js',
      'assets/Dobyd6U9.js',
      'assets/B_aV3d_Z.js',
      'assets/DBcoZrhZ.js',
      'assets/v9NMNnPR.js',
      'assets/CNSZY8AP.js',
      'assets/DpWl-9gU.js',
      'assets/DwMh1u2B.js',
      'assets/D3D_43la.js',
      'assets/CD6HxVXm.js',
      'assets/D_xj592J.js',
      'assets/B4PylbZJ.js',
      'assets/BQgtg40M.js',
      'assets/DtN1ZlFH.js',
    ]),
) => i.map((i) => d[i]);
import { r as e } from './XKyaHtl9.js';
import { n as t } from './C7ar6JNs.js';
import { l as n, o as r, p as i, u as a } from './B4PylbZJ.js';
import { F as o, I as s, T as c, it as l, ut as u, w as d } from './tUkH6Wd0.js';
import { i as f, l as p, s as m } from './CTGuGsln.js';
import { t as h } from './D3DVfTw3.js';
import { n as g } from './B_aV3d_Z.js';
import { t as _ } from './DdSFd6DX.js';
import { t as v } from './D8JH1jTK.js';
import { n as y, t as b } from './Bf41Sfbw.js';
import { n as x } from './BQgtg40M.js';
import { i as S, o as C, r as w } from './DBc67NIz.js';
import { t as T } from './BfLIJkZn.js';
import { t as E } from './9pdsgIoR.js';
import { t as D } from './Ddzm3zPb.js';
import { t as O } from './9vKQeKKy.js';
var k = e(v(), 1),
  A = u(),
  j = C.facts,
  M = (e) => o(`${e}:00`);
function N({ campaign: e }) {
  let t = e.placements.reduce((e, t) => e + t.reach_estimate, 0),
    n = e.goal_total_reach;
  return (0, A.jsxs)(`section`, {
    'aria-labelledby': `facts`,
    className: `border-b border-line px-(--gutter) py-5`,
    children: [
      (0, A.jsx)(`h2`, { id: `facts`, className: `mb-1 text-lg font-bold`, children: j.title }),
      (0, A.jsx)(b, {
        className: `max-w-form`,
        rows: [
          { label: j.period, value: x(e.publish_period_start, e.publish_period_end) },
          { label: j.hours, value: j.hoursOf(M(e.preferred_publish_start_hour), M(e.preferred_publish_end_hour)) },
          { label: j.publishers, value: f(e.placements.length) },
          ...(n === null ? [] : [{ label: j.goal, value: m(n) }]),
          { label: j.estimate, value: m(t) },
          { label: j.price, value: j.toman(p(e.price)) },
        ],
      }),
    ],
  });
}
function P({ allowed: e }) {
  return e.includes(`purchaseCampaign`);
}
var F = C.placements;
function I({ placements: e, isOffered: t }) {
  return (0, A.jsxs)(`section`, {
    'aria-labelledby': `placements`,
    className: `pb-6`,
    children: [
      (0, A.jsxs)(`h2`, {
        id: `placements`,
        className: `flex items-center gap-2 px-(--gutter) pt-5 pb-2 text-lg font-bold`,
        children: [F.title, ` `, (0, A.jsx)(E, { count: e.length })],
      }),
      (0, A.jsx)(`ul`, {
        className: `divide-y divide-line border-y border-line`,
        children: e.map((e) =>
          (0, A.jsxs)(
            `li`,
            {
              className: `flex min-h-14 items-center gap-3 px-(--gutter) py-2`,
              children: [
                (0, A.jsx)(T, { id: String(e.publisher_id), size: 32 }),
                (0, A.jsxs)(`span`, {
                  className: `min-w-0 flex-1`,
                  children: [
                    (0, A.jsx)(`bdi`, { className: `block truncate text-md font-semibold`, children: e.title }),
                    (0, A.jsx)(`span`, {
                      className: `block truncate text-sm text-text-3`,
                      children: (0, A.jsxs)(`bdi`, { dir: `ltr`, children: [`@`, e.username] }),
                    }),
                  ],
                }),
                (0, A.jsxs)(`span`, {
                  className: `flex flex-col items-end gap-1 sm:flex-row sm:items-center sm:gap-6`,
                  children: [
                    t && (0, A.jsx)(w, { placement: e }),
                    (0, A.jsx)(`span`, {
                      className: `text-sm whitespace-nowrap text-text-2 sm:w-36 sm:text-end`,
                      children: e.live_at ? F.live(C.at(r(Date.parse(e.live_at)), n(Date.parse(e.live_at)))) : F.total(p(e.total)),
                    }),
                  ],
                }),
              ],
            },
            e.id,
          ),
        ),
      }),
    ],
  });
}
var L = C.status.list;
function R({ campaign: e, list: t }) {
  return (0, A.jsx)(`div`, {
    className: `w-full max-w-md`,
    children: (0, A.jsx)(y, {
      rows: [
        { label: L.total, amountToman: t.total },
        { label: L.held, amountToman: e.money.held },
        { label: L.difference, amountToman: t.difference, kind: `strong` },
        ...(e.shortfall > 0 ? [{ label: L.shortfall, amountToman: e.shortfall, tone: `danger` }] : []),
      ],
    }),
  });
}
function z({ campaign: e }) {
  let t = O(e),
    n = D();
  return (0, A.jsx)(d, {
    size: `lg`,
    variant: `secondary`,
    ...n,
    isLoading: t.isPending,
    loadingLabel: t.isPending ? C.actions.dropping : void 0,
    onClick: () => t.mutate(),
    children: C.actions.drop,
  });
}
var B = (0, k.lazy)(async () => ({
    default: (
      await s(
        async () => {
          let { PayPanel: e } = await import(`./DIZPo7i_.js`);
          return { PayPanel: e };
        },
        __vite__mapDeps([
          0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34,
          35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45,
        ]),
      )
    ).PayPanel,
  })),
  V = C.status,
  H = [`CREATION`, `CREATED`, `TO_PAY`, `AWAITING_APPROVAL`, `REJECTED`],
  U = (e) => C.at(r(e), n(e));
function W(e) {
  let { state: n, placements: r } = e;
  if (n === `INACTIVE`) return e.reason === `cancelled` ? V.cancelled : V.unfilled;
  if (n === `CREATED`) return { title: V.CREATED.title, text: V.CREATED.text(U(Date.parse(e.quote.valid_until))) };
  if (n === `TO_PAY` && e.list !== null) {
    let t = U(Date.parse(e.list.until ?? e.quote.valid_until)),
      { title: n, ready: r, short: i } = V.list;
    return { title: n, text: e.shortfall > 0 ? i(p(e.shortfall), t) : r(t) };
  }
  if (n === `AWAITING_APPROVAL` && e.reason === `new_dates`) {
    let n = e.events.find(({ event: e }) => e === `ask_new_dates`),
      r = t(`new_dates`, Date.parse(n?.at ?? e.created));
    return { title: V.new_dates.title, text: V.new_dates.text(U(r)) };
  }
  if (n === `ACCEPTED` && e.campaign_type === `INFLUENCE`) {
    let e = r.filter((e) => e.state !== `declined`),
      t = e.filter((e) => e.state === `content_confirmed`).length;
    return { title: V.made.title, text: V.made.text(f(t), f(e.length)) };
  }
  if (n === `TO_PAY`) {
    let t = e.shortfall > 0 ? V.TO_PAY.text(p(e.shortfall)) : V.TO_PAY.ready;
    return { title: V.TO_PAY.title, text: t };
  }
  if (n === `ACCEPTED`) {
    let e = r.filter((e) => e.state !== `offered`).length,
      t = V.ACCEPTED.text(f(e), f(r.length));
    return { title: V.ACCEPTED.title, text: t };
  }
  if (n === `SCHEDULED`) {
    let t = a(i(e.publish_period_start)),
      n = r.filter((e) => e.state === `scheduled`).length;
    return { title: V.SCHEDULED.title(t), text: V.SCHEDULED.text(f(n)) };
  }
  return n === `PUBLISHING` ? V.CREATION : V[n];
}
function G({ draft: e, isMain: t }) {
  return (0, A.jsxs)(l, {
    to: `/campaign/general-information`,
    search: { draft: String(e) },
    className: c({ size: `lg`, variant: t ? `primary` : `secondary` }),
    children: [(0, A.jsx)(_, { 'aria-hidden': !0, size: 18 }), C.actions.edit],
  });
}
function K({ campaign: e, newDates: t }) {
  let { state: n, list: r } = e,
    i = n === `TO_PAY` && r !== null,
    a = e.allowed.includes(`updateCampaign`),
    o = n === `ACCEPTED` && e.campaign_type === `INFLUENCE` && e.waits_for === `advertiser`,
    s = W(e),
    u = n === `REJECTED` ? S(e.events) : void 0;
  return (0, A.jsxs)(A.Fragment, {
    children: [
      (0, A.jsxs)(`section`, {
        'aria-live': `polite`,
        className: `flex gap-4 border-b border-line px-(--gutter) py-7`,
        children: [
          (0, A.jsx)(g, { state: e.state, className: `mt-0.5` }),
          (0, A.jsxs)(`div`, {
            className: `flex min-w-0 flex-col items-start gap-3`,
            children: [
              (0, A.jsxs)(`div`, {
                children: [
                  (0, A.jsx)(`h2`, { className: `text-xl font-bold`, children: s.title }),
                  u !== void 0 &&
                    (0, A.jsxs)(`blockquote`, {
                      className: `my-2 max-w-reading border-s-2 border-danger-solid ps-3 text-md font-medium text-text`,
                      children: [
                        (0, A.jsx)(`span`, { className: `block text-sm font-normal text-text-3`, children: V.REJECTED.reason }),
                        u,
                      ],
                    }),
                  (0, A.jsx)(`p`, { className: `mt-1 max-w-reading text-md text-text-2`, children: s.text }),
                ],
              }),
              e.waits_for && (0, A.jsx)(h, { tone: e.waits_for === `advertiser` ? `action` : `neutral`, children: C.waits[e.waits_for] }),
              i && (0, A.jsx)(R, { campaign: e, list: r }),
              e.allowed.includes(`redateCampaign`) && t,
              o &&
                (0, A.jsx)(l, {
                  to: `/contents`,
                  search: { view: `review`, campaign: String(e.id) },
                  className: c({ size: `lg` }),
                  children: V.made.review,
                }),
              (P(e) || a) &&
                (0, A.jsxs)(`div`, {
                  className: `flex flex-wrap items-end gap-2`,
                  children: [
                    P(e) &&
                      (0, A.jsx)(k.Suspense, {
                        fallback: (0, A.jsx)(`span`, { className: `h-12` }),
                        children: (0, A.jsx)(B, { campaign: e }),
                      }),
                    e.allowed.includes(`dropOffers`) && (0, A.jsx)(z, { campaign: e }),
                    a && (0, A.jsx)(G, { draft: e.draft, isMain: !P(e) }),
                  ],
                }),
              n === `INACTIVE` && (0, A.jsx)(l, { to: `/campaign`, className: c({ variant: `secondary` }), children: C.actions.startNew }),
            ],
          }),
        ],
      }),
      (0, A.jsx)(N, { campaign: e }),
      (0, A.jsx)(I, { placements: e.placements, isOffered: i || !H.includes(n) }),
    ],
  });
}
export { K as CampaignStatus };
