import { r as e } from './XKyaHtl9.js';
import { t } from './IeFcIMM7.js';
import { t as n } from './DR3bxFpy.js';
import { t as r } from './D8JH1jTK.js';
import { i, n as a } from './-5bYP5Q7.js';
import { t as o } from './D0dG9-G2.js';
import { n as s, t as c } from './CRdmQeMO.js';
import { a as l, n as u } from './BM7VaH2K.js';
import { t as d } from './Bqr8Ymkr.js';
import { E as f, ut as p, w as m } from './tUkH6Wd0.js';
import { n as h } from './Dv9ofmIA.js';
import { n as g } from './Btz5ujWA.js';
var _ = e(r(), 1),
  v = p();
function y({ spec: e, values: t, onApply: n }) {
  return (0, v.jsx)(`div`, {
    role: `radiogroup`,
    'aria-label': e.label,
    className: `-m-2 flex max-h-72 min-w-48 flex-col overflow-y-auto`,
    children: e.options?.map(({ value: e, label: r }) => {
      let i = t.includes(e);
      return (0, v.jsxs)(
        `button`,
        {
          type: `button`,
          role: `radio`,
          'aria-checked': i,
          onClick: () => n(i ? [] : [e]),
          className: f(
            `flex h-9 items-center justify-between gap-3 rounded-sm px-3 text-start text-md hover:bg-surface-hover max-lg:h-12`,
            i && `font-medium text-action-soft-text`,
          ),
          children: [r, i && (0, v.jsx)(d, { 'aria-hidden': !0, size: 16 })],
        },
        e,
      );
    }),
  });
}
function b({ spec: e, values: t, onApply: n }) {
  let [r, i] = (0, _.useState)(t),
    a = e.options ?? [];
  return (0, v.jsxs)(`form`, {
    className: `flex min-w-56 flex-col gap-3`,
    onSubmit: (e) => {
      (e.preventDefault(), n(r));
    },
    children: [
      (0, v.jsxs)(`fieldset`, {
        className: `flex max-h-72 flex-col overflow-y-auto`,
        children: [
          (0, v.jsx)(`legend`, { className: `sr-only`, children: e.label }),
          a.map(({ value: e, label: t }) =>
            (0, v.jsx)(
              h,
              {
                label: t,
                isSelected: r.includes(e),
                onChange: (t) => i(a.map((e) => e.value).filter((n) => (n === e ? t : r.includes(n)))),
                className: `py-1.5 max-lg:min-h-11 max-lg:items-center`,
              },
              e,
            ),
          ),
        ],
      }),
      (0, v.jsx)(m, { type: `submit`, isFullWidth: !0, children: g.apply }),
    ],
  });
}
function x({ spec: e, filters: t, onApply: n }) {
  let { field: r } = e,
    i = t[r.key];
  switch (r.type) {
    case `search`:
      return null;
    case `number`:
      return (0, v.jsx)(c, { spec: e, value: i?.type === `number` ? i : void 0, onApply: n });
    case `date`:
      return (0, v.jsx)(s, { spec: e, value: i?.type === `date` ? i : void 0, onApply: n });
    case `select`: {
      let i = r.isMultiple ? b : y;
      return (0, v.jsx)(i, { spec: e, values: l(t, r.key), onApply: (e) => n({ type: `select`, values: e }) });
    }
  }
}
function S({ spec: e, filters: n, onApply: r, onClose: s }) {
  let [c, l] = (0, _.useState)(!0),
    u = a(e, n),
    d = (e) => {
      (l(e), e || s?.());
    };
  return (0, v.jsx)(o, {
    label: e.label,
    isOpen: c,
    onOpenChange: d,
    triggerClass: i,
    trigger: (0, v.jsxs)(v.Fragment, {
      children: [
        (0, v.jsx)(`span`, { className: `max-w-56 truncate`, children: u === void 0 ? e.label : g.named(e.label, u) }),
        u === void 0 && (0, v.jsx)(t, { 'aria-hidden': !0, size: 16 }),
      ],
    }),
    children: (0, v.jsx)(`div`, {
      className: `p-4`,
      children: (0, v.jsx)(x, {
        spec: e,
        filters: n,
        onApply: (e) => {
          (d(!1), r(e));
        },
      }),
    }),
  });
}
function C({ specs: e, filters: t, onApply: r, triggerClass: i }) {
  let [a, s] = (0, _.useState)(!0),
    [c, d] = (0, _.useState)(),
    f = (e) => {
      (s(e), e || d(void 0));
    };
  return (0, v.jsx)(o, {
    label: c?.label ?? g.add,
    triggerLabel: g.add,
    isOpen: a,
    onOpenChange: f,
    triggerClass: i,
    trigger: (0, v.jsxs)(v.Fragment, { children: [(0, v.jsx)(n, { 'aria-hidden': !0, size: 16 }), g.filter] }),
    children: (0, v.jsx)(`div`, {
      className: `p-4`,
      children: c
        ? (0, v.jsx)(x, {
            spec: c,
            filters: t,
            onApply: (e) => {
              (f(!1), r(c.field.key, e));
            },
          })
        : (0, v.jsx)(`ul`, {
            className: `-m-2 flex min-w-48 flex-col`,
            children: e.map((e) =>
              (0, v.jsx)(
                `li`,
                {
                  children: (0, v.jsx)(`button`, {
                    type: `button`,
                    className: `flex h-9 w-full items-center rounded-sm px-3 text-start text-md hover:bg-surface-hover max-lg:h-12`,
                    onClick: () => {
                      if (!u(e)) return d(e);
                      (f(!1), r(e.field.key, { type: `select`, values: l(t, e.field.key).length > 0 ? [] : [`true`] }));
                    },
                    children: e.label,
                  }),
                },
                e.field.key,
              ),
            ),
          }),
    }),
  });
}
export { S as ChipPopover, C as MorePopover };
