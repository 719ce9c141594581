import { r as e } from './XKyaHtl9.js';
import { t } from './D8JH1jTK.js';
import { $ as n, ut as r } from './tUkH6Wd0.js';
import { t as i } from './CIjs4pVG.js';
import { t as a } from './Z43WcrRE.js';
var o = {
    firstName: `نام`,
    lastName: `نام خانوادگی`,
    email: `ایمیل`,
    emailHint: `برای رسیدها و فاکتورها.`,
    required: `این مورد را کامل کنید.`,
    tooLong: `بیشتر از ۶۰ نویسه پذیرفته نمی‌شود؛ کوتاه‌ترش کنید.`,
    emailInvalid: `ایمیل را مانند ⁦name@example.com⁩ بنویسید.`,
    emailRefused: `این ایمیل پذیرفته نشد؛ شاید برای حساب دیگری ثبت شده است.`,
  },
  s = e(t(), 1),
  c = r(),
  l = 60;
function u(e) {
  return e.trim() === `` ? o.required : [...e.trim()].length > l ? o.tooLong : void 0;
}
function d({ first_name: e, last_name: t, email: n }) {
  let r = u(e),
    a = u(t),
    s = n.trim() !== `` && !i(n.trim());
  return { ...(r === void 0 ? {} : { first_name: r }), ...(a === void 0 ? {} : { last_name: a }), ...(s ? { email: o.emailInvalid } : {}) };
}
function f({ first_name: e, last_name: t, email: n }) {
  return { first_name: e.trim(), last_name: t.trim(), email: n.trim() === `` ? null : n.trim() };
}
function p(e) {
  return n(e, `invalid`) ? { email: o.emailRefused } : void 0;
}
function m({ value: e, onChange: t, errors: n, inputs: r, isReadOnly: i = !1, size: s = `lg` }) {
  let l = { isReadOnly: i, size: s };
  return (0, c.jsxs)(c.Fragment, {
    children: [
      (0, c.jsxs)(`div`, {
        className: `grid gap-4 sm:grid-cols-2`,
        children: [
          (0, c.jsx)(a, {
            ...l,
            label: o.firstName,
            name: `first_name`,
            autoComplete: `given-name`,
            value: e.first_name,
            error: n.first_name,
            inputRef: r.first_name,
            onChange: (n) => t({ ...e, first_name: n }),
          }),
          (0, c.jsx)(a, {
            ...l,
            label: o.lastName,
            name: `last_name`,
            autoComplete: `family-name`,
            value: e.last_name,
            error: n.last_name,
            inputRef: r.last_name,
            onChange: (n) => t({ ...e, last_name: n }),
          }),
        ],
      }),
      (0, c.jsx)(a, {
        ...l,
        label: o.email,
        optional: !0,
        hint: o.emailHint,
        name: `email`,
        type: `email`,
        dir: `ltr`,
        inputMode: `email`,
        autoComplete: `email`,
        autoCapitalize: `none`,
        spellCheck: !1,
        maxLength: 200,
        value: e.email,
        error: n.email,
        inputRef: r.email,
        onChange: (n) => t({ ...e, email: n }),
      }),
    ],
  });
}
var h = [`first_name`, `last_name`, `email`];
function g(e) {
  let [t, n] = (0, s.useState)(e),
    [r, i] = (0, s.useState)({}),
    a = { first_name: (0, s.useRef)(null), last_name: (0, s.useRef)(null), email: (0, s.useRef)(null) },
    o = (e) => {
      i(e);
      let t = h.find((t) => e[t] !== void 0);
      t && a[t].current?.focus();
    };
  return {
    fields: {
      value: t,
      errors: r,
      inputs: a,
      onChange: (e) => {
        (n(e), i({}));
      },
    },
    count: Object.keys(r).length,
    refuse: o,
    check: () => {
      let e = d(t);
      return (o(e), Object.keys(e).length === 0);
    },
  };
}
export { p as i, m as n, f as r, g as t };
