import { r as e } from './XKyaHtl9.js';
import { t } from './D8JH1jTK.js';
import { F as n, P as r, ut as i } from './F4vu4jyn.js';
import { i as a, p as o } from './B4PylbZJ.js';
import {
  B as s,
  C as c,
  F as l,
  H as u,
  I as d,
  N as f,
  P as p,
  S as m,
  W as h,
  b as g,
  f as _,
  i as v,
  j as y,
  u as b,
  x,
  z as S,
} from './Gic8dC47.js';
import {
  B as C,
  F as ee,
  I as w,
  L as T,
  M as E,
  P as te,
  R as ne,
  T as re,
  b as D,
  d as ie,
  f as ae,
  h as O,
  j as k,
  p as oe,
  x as se,
  z as ce,
} from './y-SvcHlL.js';
function A(e, t) {
  return e - t * Math.floor(e / t);
}
var j = 1721426;
function M(e, t, n, r) {
  t = le(e, t);
  let i = t - 1,
    a = -2;
  return (
    n <= 2 ? (a = 0) : N(t) && (a = -1),
    1721425 + 365 * i + Math.floor(i / 4) - Math.floor(i / 100) + Math.floor(i / 400) + Math.floor((367 * n - 362) / 12 + a + r)
  );
}
function N(e) {
  return e % 4 == 0 && (e % 100 != 0 || e % 400 == 0);
}
function le(e, t) {
  return e === `BC` ? 1 - t : t;
}
function ue(e) {
  let t = `AD`;
  return (e <= 0 && ((t = `BC`), (e = 1 - e)), [t, e]);
}
var de = { standard: [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31], leapyear: [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] },
  P = class {
    fromJulianDay(e) {
      let t = e,
        n = t - j,
        r = Math.floor(n / 146097),
        i = A(n, 146097),
        a = Math.floor(i / 36524),
        o = A(i, 36524),
        s = Math.floor(o / 1461),
        c = A(o, 1461),
        l = Math.floor(c / 365),
        [u, d] = ue(r * 400 + a * 100 + s * 4 + l + +(a !== 4 && l !== 4)),
        f = t - M(u, d, 1, 1),
        p = 2;
      t < M(u, d, 3, 1) ? (p = 0) : N(d) && (p = 1);
      let m = Math.floor(((f + p) * 12 + 373) / 367);
      return new G(u, d, m, t - M(u, d, m, 1) + 1);
    }
    toJulianDay(e) {
      return M(e.era, e.year, e.month, e.day);
    }
    getDaysInMonth(e) {
      return de[N(e.year) ? `leapyear` : `standard`][e.month - 1];
    }
    getMonthsInYear(e) {
      return 12;
    }
    getDaysInYear(e) {
      return N(e.year) ? 366 : 365;
    }
    getMaximumMonthsInYear() {
      return 12;
    }
    getMaximumDaysInMonth() {
      return 31;
    }
    getYearsInEra(e) {
      return 9999;
    }
    getEras() {
      return [`BC`, `AD`];
    }
    isInverseEra(e) {
      return e.era === `BC`;
    }
    balanceDate(e) {
      e.year <= 0 && ((e.era = e.era === `BC` ? `AD` : `BC`), (e.year = 1 - e.year));
    }
    constructor() {
      this.identifier = `gregory`;
    }
  },
  fe = {
    '001': 1,
    AD: 1,
    AE: 6,
    AF: 6,
    AI: 1,
    AL: 1,
    AM: 1,
    AN: 1,
    AR: 1,
    AT: 1,
    AU: 1,
    AX: 1,
    AZ: 1,
    BA: 1,
    BE: 1,
    BG: 1,
    BH: 6,
    BM: 1,
    BN: 1,
    BY: 1,
    CH: 1,
    CL: 1,
    CM: 1,
    CN: 1,
    CR: 1,
    CY: 1,
    CZ: 1,
    DE: 1,
    DJ: 6,
    DK: 1,
    DZ: 6,
    EC: 1,
    EE: 1,
    EG: 6,
    ES: 1,
    FI: 1,
    FJ: 1,
    FO: 1,
    FR: 1,
    GB: 1,
    GE: 1,
    GF: 1,
    GP: 1,
    GR: 1,
    HR: 1,
    HU: 1,
    IE: 1,
    IQ: 6,
    IR: 6,
    IS: 1,
    IT: 1,
    JO: 6,
    KG: 1,
    KW: 6,
    KZ: 1,
    LB: 1,
    LI: 1,
    LK: 1,
    LT: 1,
    LU: 1,
    LV: 1,
    LY: 6,
    MC: 1,
    MD: 1,
    ME: 1,
    MK: 1,
    MN: 1,
    MQ: 1,
    MV: 5,
    MY: 1,
    NL: 1,
    NO: 1,
    NZ: 1,
    OM: 6,
    PL: 1,
    QA: 6,
    RE: 1,
    RO: 1,
    RS: 1,
    RU: 1,
    SD: 6,
    SE: 1,
    SI: 1,
    SK: 1,
    SM: 1,
    SY: 6,
    TJ: 1,
    TM: 1,
    TR: 1,
    UA: 1,
    UY: 1,
    UZ: 1,
    VA: 1,
    VN: 1,
    XK: 1,
  };
function F(e, t) {
  return ((t = H(t, e.calendar)), e.era === t.era && e.year === t.year && e.month === t.month && e.day === t.day);
}
function pe(e, t) {
  return ((t = H(t, e.calendar)), (e = I(e)), (t = I(t)), e.era === t.era && e.year === t.year && e.month === t.month);
}
function me(e, t) {
  return he(e.calendar, t.calendar) && F(e, t);
}
function he(e, t) {
  return e.isEqual?.(t) ?? t.isEqual?.(e) ?? e.identifier === t.identifier;
}
function ge(e, t) {
  return F(e, be(t));
}
var _e = { sun: 0, mon: 1, tue: 2, wed: 3, thu: 4, fri: 5, sat: 6 };
function ve(e, t, n) {
  let r = e.calendar.toJulianDay(e),
    i = n ? _e[n] : Fe(t),
    a = Math.ceil(r + 1 - i) % 7;
  return (a < 0 && (a += 7), a);
}
function ye(e) {
  return z(Date.now(), e);
}
function be(e) {
  return B(ye(e));
}
function xe(e, t) {
  return e.calendar.toJulianDay(e) - t.calendar.toJulianDay(t);
}
function Se(e, t) {
  return Ce(e) - Ce(t);
}
function Ce(e) {
  return e.hour * 36e5 + e.minute * 6e4 + e.second * 1e3 + e.millisecond;
}
var we = null,
  Te = !1;
function Ee() {
  return ((we ??= new Intl.DateTimeFormat().resolvedOptions().timeZone), we);
}
function De() {
  return Te;
}
function I(e) {
  return e.subtract({ days: e.day - 1 });
}
function Oe(e) {
  return e.add({ days: e.calendar.getDaysInMonth(e) - e.day });
}
function ke(e) {
  return I(e.subtract({ months: e.month - 1 }));
}
function Ae(e, t, n) {
  let r = ve(e, t, n);
  return e.subtract({ days: r });
}
function je(e, t, n) {
  return Ae(e, t, n).add({ days: 6 });
}
var Me = new Map(),
  Ne = new Map();
function Pe(e) {
  if (Intl.Locale) {
    let t = Me.get(e);
    return (t || ((t = new Intl.Locale(e).maximize().region), t && Me.set(e, t)), t);
  }
  let t = e.split(`-`)[1];
  return t === `u` ? void 0 : t;
}
function Fe(e) {
  let t = Ne.get(e);
  if (!t) {
    if (Intl.Locale) {
      let n = new Intl.Locale(e);
      if (`getWeekInfo` in n && ((t = n.getWeekInfo()), t)) return (Ne.set(e, t), t.firstDay);
    }
    let n = Pe(e);
    if (e.includes(`-fw-`)) {
      let n = e.split(`-fw-`)[1].split(`-`)[0];
      t =
        n === `mon`
          ? { firstDay: 1 }
          : n === `tue`
            ? { firstDay: 2 }
            : n === `wed`
              ? { firstDay: 3 }
              : n === `thu`
                ? { firstDay: 4 }
                : n === `fri`
                  ? { firstDay: 5 }
                  : n === `sat`
                    ? { firstDay: 6 }
                    : { firstDay: 0 };
    } else t = e.includes(`-ca-iso8601`) ? { firstDay: 1 } : { firstDay: (n && fe[n]) || 0 };
    Ne.set(e, t);
  }
  return t.firstDay;
}
function Ie(e, t, n) {
  let r = e.calendar.getDaysInMonth(e);
  return Math.ceil((ve(I(e), t, n) + r) / 7);
}
function Le(e, t) {
  return e && t ? (e.compare(t) <= 0 ? e : t) : e || t;
}
function Re(e, t) {
  return e && t ? (e.compare(t) >= 0 ? e : t) : e || t;
}
function L(e) {
  return ((e = H(e, new P())), ze(le(e.era, e.year), e.month, e.day, e.hour, e.minute, e.second, e.millisecond));
}
function ze(e, t, n, r, i, a, o) {
  let s = new Date();
  return (s.setUTCHours(r, i, a, o), s.setUTCFullYear(e, t - 1, n), s.getTime());
}
function Be(e, t) {
  if (t === `UTC`) return 0;
  if (e > 0 && t === Ee() && !De()) return new Date(e).getTimezoneOffset() * -6e4;
  let { year: n, month: r, day: i, hour: a, minute: o, second: s } = He(e, t);
  return ze(n, r, i, a, o, s, 0) - Math.floor(e / 1e3) * 1e3;
}
var Ve = new Map();
function He(e, t) {
  let n = Ve.get(t);
  n ||
    ((n = new Intl.DateTimeFormat(`en-US`, {
      timeZone: t,
      hour12: !1,
      era: `short`,
      year: `numeric`,
      month: `numeric`,
      day: `numeric`,
      hour: `numeric`,
      minute: `numeric`,
      second: `numeric`,
    })),
    Ve.set(t, n));
  let r = n.formatToParts(new Date(e)),
    i = {};
  for (let e of r) e.type !== `literal` && (i[e.type] = e.value);
  return {
    year: i.era === `BC` || i.era === `B` ? -i.year + 1 : +i.year,
    month: +i.month,
    day: +i.day,
    hour: i.hour === `24` ? 0 : +i.hour,
    minute: +i.minute,
    second: +i.second,
  };
}
var Ue = 864e5;
function We(e, t, n, r) {
  return (n === r ? [n] : [n, r]).filter((n) => Ge(e, t, n));
}
function Ge(e, t, n) {
  let r = He(n, t);
  return e.year === r.year && e.month === r.month && e.day === r.day && e.hour === r.hour && e.minute === r.minute && e.second === r.second;
}
function R(e, t, n = `compatible`) {
  let r = V(e);
  if (t === `UTC`) return L(r);
  if (t === Ee() && n === `compatible` && !De()) {
    r = H(r, new P());
    let e = new Date(),
      t = le(r.era, r.year);
    return (e.setFullYear(t, r.month - 1, r.day), e.setHours(r.hour, r.minute, r.second, r.millisecond), e.getTime());
  }
  let i = L(r),
    a = Be(i - Ue, t),
    o = Be(i + Ue, t),
    s = We(r, t, i - a, i - o);
  if (s.length === 1) return s[0];
  if (s.length > 1)
    switch (n) {
      case `compatible`:
      case `earlier`:
        return s[0];
      case `later`:
        return s[s.length - 1];
      case `reject`:
        throw RangeError(`Multiple possible absolute times found`);
    }
  switch (n) {
    case `earlier`:
      return Math.min(i - a, i - o);
    case `compatible`:
    case `later`:
      return Math.max(i - a, i - o);
    case `reject`:
      throw RangeError(`No such absolute time found`);
  }
}
function Ke(e, t, n = `compatible`) {
  return new Date(R(e, t, n));
}
function z(e, t) {
  let n = Be(e, t),
    r = new Date(e + n),
    i = r.getUTCFullYear(),
    a = r.getUTCMonth() + 1,
    o = r.getUTCDate(),
    s = r.getUTCHours(),
    c = r.getUTCMinutes(),
    l = r.getUTCSeconds(),
    u = r.getUTCMilliseconds();
  return new Ct(i < 1 ? `BC` : `AD`, i < 1 ? -i + 1 : i, a, o, t, n, s, c, l, u);
}
function B(e) {
  return new G(e.calendar, e.era, e.year, e.month, e.day);
}
function V(e, t) {
  let n = 0,
    r = 0,
    i = 0,
    a = 0;
  if (`timeZone` in e) ({ hour: n, minute: r, second: i, millisecond: a } = e);
  else if (`hour` in e && !t) return e;
  return (t && ({ hour: n, minute: r, second: i, millisecond: a } = t), new St(e.calendar, e.era, e.year, e.month, e.day, n, r, i, a));
}
function H(e, t) {
  if (he(e.calendar, t)) return e;
  let n = t.fromJulianDay(e.calendar.toJulianDay(e)),
    r = e.copy();
  return ((r.calendar = t), (r.era = n.era), (r.year = n.year), (r.month = n.month), (r.day = n.day), U(r), r);
}
function qe(e, t, n) {
  return e instanceof Ct ? (e.timeZone === t ? e : Ye(e, t)) : z(R(e, t, n), t);
}
function Je(e) {
  let t = L(e) - e.offset;
  return new Date(t);
}
function Ye(e, t) {
  return H(z(L(e) - e.offset, t), e.calendar);
}
var Xe = 36e5;
function Ze(e, t) {
  let n = e.copy(),
    r = `hour` in n ? lt(n, t) : 0;
  (Qe(n, t.years || 0),
    n.calendar.balanceYearMonth && n.calendar.balanceYearMonth(n, e),
    (n.month += t.months || 0),
    $e(n),
    tt(n),
    (n.day += (t.weeks || 0) * 7),
    (n.day += t.days || 0),
    (n.day += r),
    et(n),
    n.calendar.balanceDate && n.calendar.balanceDate(n),
    n.year < 1 && ((n.year = 1), (n.month = 1), (n.day = 1)));
  let i = n.calendar.getYearsInEra(n);
  if (n.year > i) {
    let e = n.calendar.isInverseEra?.(n);
    ((n.year = i), (n.month = e ? 1 : n.calendar.getMonthsInYear(n)), (n.day = e ? 1 : n.calendar.getDaysInMonth(n)));
  }
  n.month < 1 && ((n.month = 1), (n.day = 1));
  let a = n.calendar.getMonthsInYear(n);
  return (
    n.month > a && ((n.month = a), (n.day = n.calendar.getDaysInMonth(n))),
    (n.day = Math.max(1, Math.min(n.calendar.getDaysInMonth(n), n.day))),
    n
  );
}
function Qe(e, t) {
  (e.calendar.isInverseEra?.(e) && (t = -t), (e.year += t));
}
function $e(e) {
  for (; e.month < 1;) (Qe(e, -1), (e.month += e.calendar.getMonthsInYear(e)));
  let t = 0;
  for (; e.month > (t = e.calendar.getMonthsInYear(e));) ((e.month -= t), Qe(e, 1));
}
function et(e) {
  for (; e.day < 1;) (e.month--, $e(e), (e.day += e.calendar.getDaysInMonth(e)));
  for (; e.day > e.calendar.getDaysInMonth(e);) ((e.day -= e.calendar.getDaysInMonth(e)), e.month++, $e(e));
}
function tt(e) {
  ((e.month = Math.max(1, Math.min(e.calendar.getMonthsInYear(e), e.month))),
    (e.day = Math.max(1, Math.min(e.calendar.getDaysInMonth(e), e.day))));
}
function U(e) {
  (e.calendar.constrainDate && e.calendar.constrainDate(e), (e.year = Math.max(1, Math.min(e.calendar.getYearsInEra(e), e.year))), tt(e));
}
function nt(e) {
  let t = {};
  for (let n in e) typeof e[n] == `number` && (t[n] = -e[n]);
  return t;
}
function rt(e, t) {
  return Ze(e, nt(t));
}
function it(e, t) {
  let n = e.copy();
  return (
    t.era != null && (n.era = t.era),
    t.year != null && (n.year = t.year),
    t.month != null && (n.month = t.month),
    t.day != null && (n.day = t.day),
    U(n),
    n
  );
}
function at(e, t) {
  let n = e.copy();
  return (
    t.hour != null && (n.hour = t.hour),
    t.minute != null && (n.minute = t.minute),
    t.second != null && (n.second = t.second),
    t.millisecond != null && (n.millisecond = t.millisecond),
    st(n),
    n
  );
}
function ot(e) {
  ((e.second += Math.floor(e.millisecond / 1e3)),
    (e.millisecond = ct(e.millisecond, 1e3)),
    (e.minute += Math.floor(e.second / 60)),
    (e.second = ct(e.second, 60)),
    (e.hour += Math.floor(e.minute / 60)),
    (e.minute = ct(e.minute, 60)));
  let t = Math.floor(e.hour / 24);
  return ((e.hour = ct(e.hour, 24)), t);
}
function st(e) {
  ((e.millisecond = Math.max(0, Math.min(e.millisecond, 999))),
    (e.second = Math.max(0, Math.min(e.second, 59))),
    (e.minute = Math.max(0, Math.min(e.minute, 59))),
    (e.hour = Math.max(0, Math.min(e.hour, 23))));
}
function ct(e, t) {
  let n = e % t;
  return (n < 0 && (n += t), n);
}
function lt(e, t) {
  return (
    (e.hour += t.hours || 0), (e.minute += t.minutes || 0), (e.second += t.seconds || 0), (e.millisecond += t.milliseconds || 0), ot(e)
  );
}
function ut(e, t, n, r) {
  let i = e.copy();
  switch (t) {
    case `era`: {
      let t = e.calendar.getEras(),
        a = t.indexOf(e.era);
      if (a < 0) throw Error(`Invalid era: ` + e.era);
      ((a = W(a, n, 0, t.length - 1, r?.round)), (i.era = t[a]), U(i));
      break;
    }
    case `year`:
      (i.calendar.isInverseEra?.(i) && (n = -n),
        (i.year = W(e.year, n, -1 / 0, 9999, r?.round)),
        i.year === -1 / 0 && (i.year = 1),
        i.calendar.balanceYearMonth && i.calendar.balanceYearMonth(i, e));
      break;
    case `month`:
      i.month = W(e.month, n, 1, e.calendar.getMonthsInYear(e), r?.round);
      break;
    case `day`:
      i.day = W(e.day, n, 1, e.calendar.getDaysInMonth(e), r?.round);
      break;
    default:
      throw Error(`Unsupported field ` + t);
  }
  return (e.calendar.balanceDate && e.calendar.balanceDate(i), U(i), i);
}
function dt(e, t, n, r) {
  let i = e.copy();
  switch (t) {
    case `hour`: {
      let t = e.hour,
        a = 0,
        o = 23;
      if (r?.hourCycle === 12) {
        let e = t >= 12;
        ((a = e ? 12 : 0), (o = e ? 23 : 11));
      }
      i.hour = W(t, n, a, o, r?.round);
      break;
    }
    case `minute`:
      i.minute = W(e.minute, n, 0, 59, r?.round);
      break;
    case `second`:
      i.second = W(e.second, n, 0, 59, r?.round);
      break;
    case `millisecond`:
      i.millisecond = W(e.millisecond, n, 0, 999, r?.round);
      break;
    default:
      throw Error(`Unsupported field ` + t);
  }
  return i;
}
function W(e, t, n, r, i = !1) {
  if (i) {
    ((e += Math.sign(t)), e < n && (e = r));
    let i = Math.abs(t);
    ((e = t > 0 ? Math.ceil(e / i) * i : Math.floor(e / i) * i), e > r && (e = n));
  } else ((e += t), e < n ? (e = r - (n - e - 1)) : e > r && (e = n + (e - r - 1)));
  return e;
}
function ft(e, t) {
  let n;
  return (
    (n =
      (t.years != null && t.years !== 0) ||
      (t.months != null && t.months !== 0) ||
      (t.weeks != null && t.weeks !== 0) ||
      (t.days != null && t.days !== 0)
        ? R(Ze(V(e), { years: t.years, months: t.months, weeks: t.weeks, days: t.days }), e.timeZone)
        : L(e) - e.offset),
    (n += t.milliseconds || 0),
    (n += (t.seconds || 0) * 1e3),
    (n += (t.minutes || 0) * 6e4),
    (n += (t.hours || 0) * 36e5),
    H(z(n, e.timeZone), e.calendar)
  );
}
function pt(e, t) {
  return ft(e, nt(t));
}
function mt(e, t, n, r) {
  switch (t) {
    case `hour`: {
      let t = 0,
        i = 23;
      if (r?.hourCycle === 12) {
        let n = e.hour >= 12;
        ((t = n ? 12 : 0), (i = n ? 23 : 11));
      }
      let a = V(e),
        o = H(at(a, { hour: t }), new P()),
        s = [R(o, e.timeZone, `earlier`), R(o, e.timeZone, `later`)].filter((t) => z(t, e.timeZone).day === o.day)[0],
        c = H(at(a, { hour: i }), new P()),
        l = [R(c, e.timeZone, `earlier`), R(c, e.timeZone, `later`)].filter((t) => z(t, e.timeZone).day === c.day).pop(),
        u = L(e) - e.offset,
        d = Math.floor(u / Xe),
        f = u % Xe;
      return ((u = W(d, n, Math.floor(s / Xe), Math.floor(l / Xe), r?.round) * Xe + f), H(z(u, e.timeZone), e.calendar));
    }
    case `minute`:
    case `second`:
    case `millisecond`:
      return dt(e, t, n, r);
    case `era`:
    case `year`:
    case `month`:
    case `day`:
      return H(z(R(ut(V(e), t, n, r), e.timeZone), e.timeZone), e.calendar);
    default:
      throw Error(`Unsupported field ` + t);
  }
}
function ht(e, t, n) {
  let r = V(e),
    i = at(it(r, t), t);
  return i.compare(r) === 0 ? e : H(z(R(i, e.timeZone, n), e.timeZone), e.calendar);
}
function gt(e) {
  return `${String(e.hour).padStart(2, `0`)}:${String(e.minute).padStart(2, `0`)}:${String(e.second).padStart(2, `0`)}${e.millisecond ? String(e.millisecond / 1e3).slice(1) : ``}`;
}
function _t(e) {
  let t = H(e, new P()),
    n;
  return (
    (n = t.era === `BC` ? (t.year === 1 ? `0000` : `-` + String(Math.abs(1 - t.year)).padStart(6, `00`)) : String(t.year).padStart(4, `0`)),
    `${n}-${String(t.month).padStart(2, `0`)}-${String(t.day).padStart(2, `0`)}`
  );
}
function vt(e) {
  return `${_t(e)}T${gt(e)}`;
}
function yt(e) {
  let t = Math.sign(e) < 0 ? `-` : `+`;
  e = Math.abs(e);
  let n = Math.floor(e / 36e5),
    r = Math.floor((e % 36e5) / 6e4),
    i = Math.floor(((e % 36e5) % 6e4) / 1e3),
    a = `${t}${String(n).padStart(2, `0`)}:${String(r).padStart(2, `0`)}`;
  return (i !== 0 && (a += `:${String(i).padStart(2, `0`)}`), a);
}
function bt(e) {
  return `${vt(e)}${yt(e.offset)}[${e.timeZone}]`;
}
function xt(e) {
  let t = typeof e[0] == `object` ? e.shift() : new P(),
    n;
  if (typeof e[0] == `string`) n = e.shift();
  else {
    let e = t.getEras();
    n = e[e.length - 1];
  }
  let r = e.shift(),
    i = e.shift(),
    a = e.shift();
  return [t, n, r, i, a];
}
var G = class e {
    constructor(...e) {
      let [t, n, r, i, a] = xt(e);
      ((this.calendar = t), (this.era = n), (this.year = r), (this.month = i), (this.day = a), U(this));
    }
    copy() {
      return this.era
        ? new e(this.calendar, this.era, this.year, this.month, this.day)
        : new e(this.calendar, this.year, this.month, this.day);
    }
    add(e) {
      return Ze(this, e);
    }
    subtract(e) {
      return rt(this, e);
    }
    set(e) {
      return it(this, e);
    }
    cycle(e, t, n) {
      return ut(this, e, t, n);
    }
    toDate(e) {
      return Ke(this, e);
    }
    toString() {
      return _t(this);
    }
    compare(e) {
      return xe(this, e);
    }
  },
  St = class e {
    constructor(...e) {
      let [t, n, r, i, a] = xt(e);
      ((this.calendar = t),
        (this.era = n),
        (this.year = r),
        (this.month = i),
        (this.day = a),
        (this.hour = e.shift() || 0),
        (this.minute = e.shift() || 0),
        (this.second = e.shift() || 0),
        (this.millisecond = e.shift() || 0),
        U(this));
    }
    copy() {
      return this.era
        ? new e(this.calendar, this.era, this.year, this.month, this.day, this.hour, this.minute, this.second, this.millisecond)
        : new e(this.calendar, this.year, this.month, this.day, this.hour, this.minute, this.second, this.millisecond);
    }
    add(e) {
      return Ze(this, e);
    }
    subtract(e) {
      return rt(this, e);
    }
    set(e) {
      return it(at(this, e), e);
    }
    cycle(e, t, n) {
      switch (e) {
        case `era`:
        case `year`:
        case `month`:
        case `day`:
          return ut(this, e, t, n);
        default:
          return dt(this, e, t, n);
      }
    }
    toDate(e, t) {
      return Ke(this, e, t);
    }
    toString() {
      return vt(this);
    }
    compare(e) {
      let t = xe(this, e);
      return t === 0 ? Se(this, V(e)) : t;
    }
  },
  Ct = class e {
    constructor(...e) {
      let [t, n, r, i, a] = xt(e),
        o = e.shift(),
        s = e.shift();
      ((this.calendar = t),
        (this.era = n),
        (this.year = r),
        (this.month = i),
        (this.day = a),
        (this.timeZone = o),
        (this.offset = s),
        (this.hour = e.shift() || 0),
        (this.minute = e.shift() || 0),
        (this.second = e.shift() || 0),
        (this.millisecond = e.shift() || 0),
        U(this));
    }
    copy() {
      return this.era
        ? new e(
            this.calendar,
            this.era,
            this.year,
            this.month,
            this.day,
            this.timeZone,
            this.offset,
            this.hour,
            this.minute,
            this.second,
            this.millisecond,
          )
        : new e(
            this.calendar,
            this.year,
            this.month,
            this.day,
            this.timeZone,
            this.offset,
            this.hour,
            this.minute,
            this.second,
            this.millisecond,
          );
    }
    add(e) {
      return ft(this, e);
    }
    subtract(e) {
      return pt(this, e);
    }
    set(e, t) {
      return ht(this, e, t);
    }
    cycle(e, t, n) {
      return mt(this, e, t, n);
    }
    toDate() {
      return Je(this);
    }
    toString() {
      return bt(this);
    }
    toAbsoluteString() {
      return this.toDate().toISOString();
    }
    compare(e) {
      return this.toDate().getTime() - qe(e, this.timeZone).toDate().getTime();
    }
  },
  K = [
    [1868, 9, 8],
    [1912, 7, 30],
    [1926, 12, 25],
    [1989, 1, 8],
    [2019, 5, 1],
  ],
  wt = [
    [1912, 7, 29],
    [1926, 12, 24],
    [1989, 1, 7],
    [2019, 4, 30],
  ],
  Tt = [1867, 1911, 1925, 1988, 2018],
  q = [`meiji`, `taisho`, `showa`, `heisei`, `reiwa`];
function Et(e) {
  let t = K.findIndex(([t, n, r]) => e.year < t || (e.year === t && e.month < n) || (e.year === t && e.month === n && e.day < r));
  return t === -1 ? K.length - 1 : t === 0 ? 0 : t - 1;
}
function Dt(e) {
  let t = Tt[q.indexOf(e.era)];
  if (!t) throw Error(`Unknown era: ` + e.era);
  return new G(e.year + t, e.month, e.day);
}
var Ot = class extends P {
  fromJulianDay(e) {
    let t = super.fromJulianDay(e),
      n = Et(t);
    return new G(this, q[n], t.year - Tt[n], t.month, t.day);
  }
  toJulianDay(e) {
    return super.toJulianDay(Dt(e));
  }
  balanceDate(e) {
    let t = Dt(e),
      n = Et(t);
    (q[n] !== e.era && ((e.era = q[n]), (e.year = t.year - Tt[n])), this.constrainDate(e));
  }
  constrainDate(e) {
    let t = q.indexOf(e.era),
      n = wt[t];
    if (n != null) {
      let [r, i, a] = n,
        o = r - Tt[t];
      ((e.year = Math.max(1, Math.min(o, e.year))),
        e.year === o && ((e.month = Math.min(i, e.month)), e.month === i && (e.day = Math.min(a, e.day))));
    }
    if (e.year === 1 && t >= 0) {
      let [, n, r] = K[t];
      ((e.month = Math.max(n, e.month)), e.month === n && (e.day = Math.max(r, e.day)));
    }
  }
  getEras() {
    return q;
  }
  getYearsInEra(e) {
    let t = q.indexOf(e.era),
      n = K[t],
      r = K[t + 1];
    if (r == null) return 9999 - n[0] + 1;
    let i = r[0] - n[0];
    return ((e.month < r[1] || (e.month === r[1] && e.day < r[2])) && i++, i);
  }
  getDaysInMonth(e) {
    return super.getDaysInMonth(Dt(e));
  }
  getMinimumMonthInYear(e) {
    let t = kt(e);
    return t ? t[1] : 1;
  }
  getMinimumDayInMonth(e) {
    let t = kt(e);
    return t && e.month === t[1] ? t[2] : 1;
  }
  constructor(...e) {
    (super(...e), (this.identifier = `japanese`));
  }
};
function kt(e) {
  if (e.year === 1) return K[q.indexOf(e.era)];
}
var At = -543,
  jt = class extends P {
    fromJulianDay(e) {
      let t = super.fromJulianDay(e),
        n = le(t.era, t.year);
      return new G(this, n - At, t.month, t.day);
    }
    toJulianDay(e) {
      return super.toJulianDay(Mt(e));
    }
    getEras() {
      return [`BE`];
    }
    getDaysInMonth(e) {
      return super.getDaysInMonth(Mt(e));
    }
    balanceDate() {}
    constructor(...e) {
      (super(...e), (this.identifier = `buddhist`));
    }
  };
function Mt(e) {
  let [t, n] = ue(e.year + At);
  return new G(t, n, e.month, e.day);
}
var Nt = 1911;
function Pt(e) {
  return e.era === `minguo` ? e.year + Nt : 1 - e.year + Nt;
}
function Ft(e) {
  let t = e - Nt;
  return t > 0 ? [`minguo`, t] : [`before_minguo`, 1 - t];
}
var It = class extends P {
  fromJulianDay(e) {
    let t = super.fromJulianDay(e),
      [n, r] = Ft(le(t.era, t.year));
    return new G(this, n, r, t.month, t.day);
  }
  toJulianDay(e) {
    return super.toJulianDay(Lt(e));
  }
  getEras() {
    return [`before_minguo`, `minguo`];
  }
  balanceDate(e) {
    let [t, n] = Ft(Pt(e));
    ((e.era = t), (e.year = n));
  }
  isInverseEra(e) {
    return e.era === `before_minguo`;
  }
  getDaysInMonth(e) {
    return super.getDaysInMonth(Lt(e));
  }
  getYearsInEra(e) {
    return e.era === `before_minguo` ? 9999 : 8088;
  }
  constructor(...e) {
    (super(...e), (this.identifier = `roc`));
  }
};
function Lt(e) {
  let [t, n] = ue(Pt(e));
  return new G(t, n, e.month, e.day);
}
var Rt = 1948320,
  zt = [0, 31, 62, 93, 124, 155, 186, 216, 246, 276, 306, 336],
  Bt = class {
    fromJulianDay(e) {
      let t = e - Rt,
        n = 1 + Math.floor((33 * t + 3) / 12053),
        r = t - (365 * (n - 1) + Math.floor((8 * n + 21) / 33)),
        i = Math.floor(r < 216 ? r / 31 : (r - 6) / 30),
        a = r - zt[i] + 1;
      return new G(this, n, i + 1, a);
    }
    toJulianDay(e) {
      let t = 1948319 + 365 * (e.year - 1) + Math.floor((8 * e.year + 21) / 33);
      return ((t += zt[e.month - 1]), (t += e.day), t);
    }
    getMonthsInYear() {
      return 12;
    }
    getDaysInMonth(e) {
      return e.month <= 6 ? 31 : e.month <= 11 || A(25 * e.year + 11, 33) < 8 ? 30 : 29;
    }
    getMaximumMonthsInYear() {
      return 12;
    }
    getMaximumDaysInMonth() {
      return 31;
    }
    getEras() {
      return [`AP`];
    }
    getYearsInEra() {
      return 9377;
    }
    constructor() {
      this.identifier = `persian`;
    }
  },
  Vt = 78,
  Ht = 80,
  Ut = class extends P {
    fromJulianDay(e) {
      let t = super.fromJulianDay(e),
        n = t.year - Vt,
        r = e - M(t.era, t.year, 1, 1),
        i;
      r < Ht ? (n--, (i = N(t.year - 1) ? 31 : 30), (r += i + 155 + 90 + 10)) : ((i = N(t.year) ? 31 : 30), (r -= Ht));
      let a, o;
      if (r < i) ((a = 1), (o = r + 1));
      else {
        let e = r - i;
        e < 155 ? ((a = Math.floor(e / 31) + 2), (o = (e % 31) + 1)) : ((e -= 155), (a = Math.floor(e / 30) + 7), (o = (e % 30) + 1));
      }
      return new G(this, n, a, o);
    }
    toJulianDay(e) {
      let [t, n] = ue(e.year + Vt),
        r,
        i;
      return (
        N(n) ? ((r = 31), (i = M(t, n, 3, 21))) : ((r = 30), (i = M(t, n, 3, 22))),
        e.month === 1
          ? i + e.day - 1
          : ((i += r + Math.min(e.month - 2, 5) * 31), e.month >= 8 && (i += (e.month - 7) * 30), (i += e.day - 1), i)
      );
    }
    getDaysInMonth(e) {
      return (e.month === 1 && N(e.year + Vt)) || (e.month >= 2 && e.month <= 6) ? 31 : 30;
    }
    getYearsInEra() {
      return 9919;
    }
    getEras() {
      return [`saka`];
    }
    balanceDate() {}
    constructor(...e) {
      (super(...e), (this.identifier = `indian`));
    }
  },
  Wt = 1948440,
  Gt = 1948439,
  J = 1300,
  Kt = 1600,
  qt = 460322;
function Jt(e, t, n, r) {
  return r + Math.ceil(29.5 * (n - 1)) + (t - 1) * 354 + Math.floor((3 + 11 * t) / 30) + e - 1;
}
function Yt(e, t, n) {
  let r = Math.floor((30 * (n - t) + 10646) / 10631),
    i = Math.min(12, Math.ceil((n - (29 + Jt(t, r, 1, 1))) / 29.5) + 1);
  return new G(e, r, i, n - Jt(t, r, i, 1) + 1);
}
function Xt(e) {
  return (14 + 11 * e) % 30 < 11;
}
var Zt = class {
    fromJulianDay(e) {
      return Yt(this, Wt, e);
    }
    toJulianDay(e) {
      return Jt(Wt, e.year, e.month, e.day);
    }
    getDaysInMonth(e) {
      let t = 29 + (e.month % 2);
      return (e.month === 12 && Xt(e.year) && t++, t);
    }
    getMonthsInYear() {
      return 12;
    }
    getDaysInYear(e) {
      return Xt(e.year) ? 355 : 354;
    }
    getMaximumMonthsInYear() {
      return 12;
    }
    getMaximumDaysInMonth() {
      return 30;
    }
    getYearsInEra() {
      return 9665;
    }
    getEras() {
      return [`AH`];
    }
    constructor() {
      this.identifier = `islamic-civil`;
    }
  },
  Qt = class extends Zt {
    fromJulianDay(e) {
      return Yt(this, Gt, e);
    }
    toJulianDay(e) {
      return Jt(Gt, e.year, e.month, e.day);
    }
    constructor(...e) {
      (super(...e), (this.identifier = `islamic-tbla`));
    }
  },
  $t = `qgpUDckO1AbqBmwDrQpVBakGkgepC9QF2gpcBS0NlQZKB1QLagutBa4ETwoXBYsGpQbVCtYCWwmdBE0KJg2VDawFtgm6AlsKKwWVCsoG6Qr0AnYJtgJWCcoKpAvSC9kF3AJtCU0FpQpSC6ULtAW2CVcFlwJLBaMGUgdlC2oFqworBZUMSg2lDcoF1gpXCasESwmlClILagt1BXYCtwhbBFUFqQW0BdoJ3QRuAjYJqgpUDbIN1QXaAlsJqwRVCkkLZAtxC7QFtQpVCiUNkg7JDtQG6QprCasEkwpJDaQNsg25CroEWworBZUKKgtVC1wFvQQ9Ah0JlQpKC1oLbQW2AjsJmwRVBqkGVAdqC2wFrQpVBSkLkgupC9QF2gpaBasKlQVJB2QHqgu1BbYCVgpNDiULUgtqC60FrgIvCZcESwalBqwG1gpdBZ0ETQoWDZUNqgW1BdoCWwmtBJUFygbkBuoK9QS2AlYJqgpUC9IL2QXqAm0JrQSVCkoLpQuyBbUJ1gSXCkcFkwZJB1ULagVrCisFiwpGDaMNygXWCtsEawJLCaUKUgtpC3UFdgG3CFsCKwVlBbQF2gntBG0BtgimClINqQ3UBdoKWwmrBFMGKQdiB6kLsgW1ClUFJQuSDckO0gbpCmsFqwRVCikNVA2qDbUJugQ7CpsETQqqCtUK2gJdCV4ELgqaDFUNsga5BroEXQotBZUKUguoC7QLuQXaAloJSgukDdEO6AZqC20FNQWVBkoNqA3UDdoGWwWdAisGFQtKC5ULqgWuCi4JjwwnBZUGqgbWCl0FnQI=`,
  en,
  tn;
function nn(e) {
  return qt + tn[e - J];
}
function rn(e, t) {
  let n = e - J,
    r = 1 << (11 - (t - 1));
  return (en[n] & r) === 0 ? 29 : 30;
}
function an(e, t) {
  let n = nn(e);
  for (let r = 1; r < t; r++) n += rn(e, r);
  return n;
}
function on(e) {
  return tn[e + 1 - J] - tn[e - J];
}
var sn = class extends Zt {
    constructor() {
      if (
        (super(),
        (this.identifier = `islamic-umalqura`),
        (en ||= new Uint16Array(Uint8Array.from(atob($t), (e) => e.charCodeAt(0)).buffer)),
        !tn)
      ) {
        tn = new Uint32Array(301);
        let e = 0;
        for (let t = J; t <= Kt; t++) {
          tn[t - J] = e;
          for (let n = 1; n <= 12; n++) e += rn(t, n);
        }
      }
    }
    fromJulianDay(e) {
      let t = e - Wt,
        n = nn(J),
        r = nn(Kt);
      if (t < n || t > r) return super.fromJulianDay(e);
      {
        let e = 1299,
          n = 1,
          r = 1;
        for (; r > 0;) {
          (e++, (r = t - nn(e) + 1));
          let i = on(e);
          if (r === i) {
            n = 12;
            break;
          }
          if (r < i) {
            let t = rn(e, n);
            for (n = 1; r > t;) ((r -= t), n++, (t = rn(e, n)));
            break;
          }
        }
        return new G(this, e, n, t - an(e, n) + 1);
      }
    }
    toJulianDay(e) {
      return e.year < J || e.year > Kt ? super.toJulianDay(e) : Wt + an(e.year, e.month) + (e.day - 1);
    }
    getDaysInMonth(e) {
      return e.year < J || e.year > Kt ? super.getDaysInMonth(e) : rn(e.year, e.month);
    }
    getDaysInYear(e) {
      return e.year < J || e.year > Kt ? super.getDaysInYear(e) : on(e.year);
    }
  },
  cn = 347997,
  ln = 25920,
  un = 765433;
function Y(e) {
  return A(e * 7 + 1, 19) < 7;
}
function dn(e) {
  let t = Math.floor((235 * e - 234) / 19),
    n = 12084 + 13753 * t,
    r = t * 29 + Math.floor(n / 25920);
  return (A(3 * (r + 1), 7) < 3 && (r += 1), r);
}
function fn(e) {
  let t = dn(e - 1),
    n = dn(e);
  return dn(e + 1) - n === 356 ? 2 : +(n - t === 382);
}
function pn(e) {
  return dn(e) + fn(e);
}
function mn(e) {
  return pn(e + 1) - pn(e);
}
function hn(e) {
  let t = mn(e);
  switch ((t > 380 && (t -= 30), t)) {
    case 353:
      return 0;
    case 354:
      return 1;
    case 355:
      return 2;
  }
}
function gn(e, t) {
  if ((t >= 6 && !Y(e) && t++, t === 4 || t === 7 || t === 9 || t === 11 || t === 13)) return 29;
  let n = hn(e);
  return t === 2 ? (n === 2 ? 30 : 29) : t === 3 ? (n === 0 ? 29 : 30) : t === 6 ? (Y(e) ? 30 : 0) : 30;
}
var _n = class {
    fromJulianDay(e) {
      let t = e - cn,
        n = (t * ln) / un,
        r = Math.floor((19 * n + 234) / 235) + 1,
        i = pn(r),
        a = Math.floor(t - i);
      for (; a < 1;) (r--, (i = pn(r)), (a = Math.floor(t - i)));
      let o = 1,
        s = 0;
      for (; s < a;) ((s += gn(r, o)), o++);
      (o--, (s -= gn(r, o)));
      let c = a - s;
      return new G(this, r, o, c);
    }
    toJulianDay(e) {
      let t = pn(e.year);
      for (let n = 1; n < e.month; n++) t += gn(e.year, n);
      return t + e.day + cn;
    }
    getDaysInMonth(e) {
      return gn(e.year, e.month);
    }
    getMonthsInYear(e) {
      return Y(e.year) ? 13 : 12;
    }
    getDaysInYear(e) {
      return mn(e.year);
    }
    getMaximumMonthsInYear() {
      return 13;
    }
    getMaximumDaysInMonth() {
      return 30;
    }
    getYearsInEra() {
      return 9999;
    }
    getEras() {
      return [`AM`];
    }
    balanceYearMonth(e, t) {
      t.year !== e.year && (Y(t.year) && !Y(e.year) && t.month > 6 ? e.month-- : !Y(t.year) && Y(e.year) && t.month > 6 && e.month++);
    }
    constructor() {
      this.identifier = `hebrew`;
    }
  },
  vn = 1723856,
  yn = 1824665,
  bn = 5500;
function xn(e, t, n, r) {
  return e + 365 * t + Math.floor(t / 4) + 30 * (n - 1) + r - 1;
}
function Sn(e, t) {
  let n = Math.floor((4 * (t - e)) / 1461);
  t >= xn(e, n + 1, 1, 1) && n++;
  let r = 1 + Math.floor((t - xn(e, n, 1, 1)) / 30),
    i = t + 1 - xn(e, n, r, 1);
  return [n, r, i];
}
function Cn(e) {
  return Math.floor((e % 4) / 3);
}
function wn(e, t) {
  return t % 13 == 0 ? Cn(e) + 5 : 30;
}
var Tn = class {
    fromJulianDay(e) {
      let [t, n, r] = Sn(vn, e),
        i = `AM`;
      return (t <= 0 && ((i = `AA`), (t += bn)), new G(this, i, t, n, r));
    }
    toJulianDay(e) {
      let t = e.year;
      return (e.era === `AA` && (t -= bn), xn(vn, t, e.month, e.day));
    }
    getDaysInMonth(e) {
      return wn(e.year, e.month);
    }
    getMonthsInYear() {
      return 13;
    }
    getDaysInYear(e) {
      return 365 + Cn(e.year);
    }
    getMaximumMonthsInYear() {
      return 13;
    }
    getMaximumDaysInMonth() {
      return 30;
    }
    getYearsInEra(e) {
      return e.era === `AA` ? 9999 : 9991;
    }
    getEras() {
      return [`AA`, `AM`];
    }
    constructor() {
      this.identifier = `ethiopic`;
    }
  },
  En = class extends Tn {
    fromJulianDay(e) {
      let [t, n, r] = Sn(vn, e);
      return ((t += bn), new G(this, `AA`, t, n, r));
    }
    getEras() {
      return [`AA`];
    }
    getYearsInEra() {
      return 9999;
    }
    constructor(...e) {
      (super(...e), (this.identifier = `ethioaa`));
    }
  },
  Dn = class extends Tn {
    fromJulianDay(e) {
      let [t, n, r] = Sn(yn, e),
        i = `CE`;
      return (t <= 0 && ((i = `BCE`), (t = 1 - t)), new G(this, i, t, n, r));
    }
    toJulianDay(e) {
      let t = e.year;
      return (e.era === `BCE` && (t = 1 - t), xn(yn, t, e.month, e.day));
    }
    getDaysInMonth(e) {
      let t = e.year;
      return (e.era === `BCE` && (t = 1 - t), wn(t, e.month));
    }
    isInverseEra(e) {
      return e.era === `BCE`;
    }
    balanceDate(e) {
      e.year <= 0 && ((e.era = e.era === `BCE` ? `CE` : `BCE`), (e.year = 1 - e.year));
    }
    getEras() {
      return [`BCE`, `CE`];
    }
    getYearsInEra(e) {
      return e.era === `BCE` ? 9999 : 9715;
    }
    constructor(...e) {
      (super(...e), (this.identifier = `coptic`));
    }
  };
function On(e) {
  switch (e) {
    case `buddhist`:
      return new jt();
    case `ethiopic`:
      return new Tn();
    case `ethioaa`:
      return new En();
    case `coptic`:
      return new Dn();
    case `hebrew`:
      return new _n();
    case `indian`:
      return new Ut();
    case `islamic-civil`:
      return new Zt();
    case `islamic-tbla`:
      return new Qt();
    case `islamic-umalqura`:
      return new sn();
    case `japanese`:
      return new Ot();
    case `persian`:
      return new Bt();
    case `roc`:
      return new It();
    default:
      return new P();
  }
}
var kn = new Map(),
  An = class {
    constructor(e, t = {}) {
      ((this.formatter = Mn(e, t)), (this.options = t));
    }
    format(e) {
      return this.formatter.format(e);
    }
    formatToParts(e) {
      return this.formatter.formatToParts(e);
    }
    formatRange(e, t) {
      if (typeof this.formatter.formatRange == `function`) return this.formatter.formatRange(e, t);
      if (t < e) throw RangeError(`End date must be >= start date`);
      return `${this.formatter.format(e)} \u{2013} ${this.formatter.format(t)}`;
    }
    formatRangeToParts(e, t) {
      if (typeof this.formatter.formatRangeToParts == `function`) return this.formatter.formatRangeToParts(e, t);
      if (t < e) throw RangeError(`End date must be >= start date`);
      let n = this.formatter.formatToParts(e),
        r = this.formatter.formatToParts(t);
      return [
        ...n.map((e) => ({ ...e, source: `startRange` })),
        { type: `literal`, value: ` – `, source: `shared` },
        ...r.map((e) => ({ ...e, source: `endRange` })),
      ];
    }
    resolvedOptions() {
      let e = this.formatter.resolvedOptions();
      return (
        In() &&
          ((this.resolvedHourCycle ||= Ln(e.locale, this.options)),
          (e.hourCycle = this.resolvedHourCycle),
          (e.hour12 = this.resolvedHourCycle === `h11` || this.resolvedHourCycle === `h12`)),
        e.calendar === `ethiopic-amete-alem` && (e.calendar = `ethioaa`),
        e
      );
    }
  },
  jn = { true: { ja: `h11` }, false: {} };
function Mn(e, t = {}) {
  if (typeof t.hour12 == `boolean` && Pn()) {
    t = { ...t };
    let n = jn[String(t.hour12)][e.split(`-`)[0]],
      r = t.hour12 ? `h12` : `h23`;
    ((t.hourCycle = n ?? r), delete t.hour12);
  }
  let n =
    e +
    (t
      ? Object.entries(t)
          .sort((e, t) => (e[0] < t[0] ? -1 : 1))
          .join()
      : ``);
  if (kn.has(n)) return kn.get(n);
  let r = new Intl.DateTimeFormat(e, t);
  return (kn.set(n, r), r);
}
var Nn = null;
function Pn() {
  return ((Nn ??= new Intl.DateTimeFormat(`en-US`, { hour: `numeric`, hour12: !1 }).format(new Date(2020, 2, 3, 0)) === `24`), Nn);
}
var Fn = null;
function In() {
  return ((Fn ??= new Intl.DateTimeFormat(`fr`, { hour: `numeric`, hour12: !1 }).resolvedOptions().hourCycle === `h12`), Fn);
}
function Ln(e, t) {
  if (!t.timeStyle && !t.hour) return;
  ((e = e.replace(/(-u-)?-nu-[a-zA-Z0-9]+/, ``)), (e += (e.includes(`-u-`) ? `` : `-u`) + `-nu-latn`));
  let n = Mn(e, { ...t, timeZone: void 0 }),
    r = parseInt(n.formatToParts(new Date(2020, 2, 3, 0)).find((e) => e.type === `hour`).value, 10),
    i = parseInt(n.formatToParts(new Date(2020, 2, 3, 23)).find((e) => e.type === `hour`).value, 10);
  if (r === 0 && i === 23) return `h23`;
  if (r === 24 && i === 23) return `h24`;
  if (r === 0 && i === 11) return `h11`;
  if (r === 12 && i === 11) return `h12`;
  throw Error(`Unexpected hour cycle result`);
}
var X = e(t(), 1),
  Rn = new Bt(),
  zn = new P();
function Bn(e) {
  let t = new Date(`${e}T00:00:00Z`);
  return H(new G(t.getUTCFullYear(), t.getUTCMonth() + 1, t.getUTCDate()), Rn);
}
function Vn(e) {
  return H(e, zn).toString();
}
function Hn(e, t, n) {
  return new G(Rn, e, t, n);
}
var Un = {};
Un = {
  'ar-AE': void 0,
  'bg-BG': void 0,
  'cs-CZ': void 0,
  'da-DK': void 0,
  'de-DE': void 0,
  'el-GR': void 0,
  'en-US': void 0,
  'es-ES': void 0,
  'et-EE': void 0,
  'fi-FI': void 0,
  'fr-FR': void 0,
  'he-IL': void 0,
  'hr-HR': void 0,
  'hu-HU': void 0,
  'it-IT': void 0,
  'ja-JP': void 0,
  'ko-KR': void 0,
  'lt-LT': void 0,
  'lv-LV': void 0,
  'nb-NO': void 0,
  'nl-NL': void 0,
  'pl-PL': void 0,
  'pt-BR': void 0,
  'pt-PT': void 0,
  'ro-RO': void 0,
  'ru-RU': void 0,
  'sk-SK': void 0,
  'sl-SI': void 0,
  'sr-SP': void 0,
  'sv-SE': void 0,
  'tr-TR': void 0,
  'uk-UA': void 0,
  'zh-CN': void 0,
  'zh-TW': void 0,
};
function Wn(e, t) {
  let n = (0, X.useRef)(null);
  return (e && n.current && t(e, n.current) && (e = n.current), (n.current = e), e);
}
function Gn(e) {
  e = Wn(e ?? {}, Kn);
  let { locale: t } = y();
  return (0, X.useMemo)(() => new An(t, e), [t, e]);
}
function Kn(e, t) {
  if (e === t) return !0;
  let n = Object.keys(e),
    r = Object.keys(t);
  if (n.length !== r.length) return !1;
  for (let r of n) if (t[r] !== e[r]) return !1;
  return !0;
}
function qn(e) {
  return e && e.__esModule ? e.default : e;
}
var Jn = new WeakMap();
function Yn(e) {
  return e?.calendar.identifier === `gregory` && e.era === `BC` ? `short` : void 0;
}
function Xn(e) {
  let t = se(qn(Un), `@react-aria/calendar`),
    n,
    r;
  `highlightedRange` in e
    ? ({ start: n, end: r } = e.highlightedRange || {})
    : ((n = Array.isArray(e.value) ? e.value[0] : (e.value ?? void 0)),
      (r = Array.isArray(e.value) ? e.value.at(-1) : (e.value ?? void 0)));
  let i = Gn({ weekday: `long`, month: `long`, year: `numeric`, day: `numeric`, era: Yn(n) || Yn(r), timeZone: e.timeZone }),
    { locale: a } = y(),
    o = (0, X.useMemo)(() => new Intl.ListFormat(a), [a]),
    s = `anchorDate` in e ? e.anchorDate : null;
  return (0, X.useMemo)(() => {
    if (!s && n && r) {
      if (F(n, r)) {
        let r = i.format(n.toDate(e.timeZone));
        return t.format(`selectedDateDescription`, { date: r });
      }
      if (`highlightedRange` in e) {
        let a = Qn(i, t, n, r, e.timeZone);
        return t.format(`selectedRangeDescription`, { dateRange: a });
      }
      if (Array.isArray(e.value)) {
        let n = e.value.map((t) => i.format(t.toDate(e.timeZone))),
          r = o.format(n);
        return t.format(`selectedDateDescription`, { date: r });
      }
    }
    return ``;
  }, [n, r, s, e, t, i, o]);
}
function Zn(e, t, n, r) {
  let i = se(qn(Un), `@react-aria/calendar`),
    a = Yn(e) || Yn(t),
    o = Gn({ month: `long`, year: `numeric`, era: a, calendar: e.calendar.identifier, timeZone: n }),
    s = Gn({ month: `long`, year: `numeric`, day: `numeric`, era: a, calendar: e.calendar.identifier, timeZone: n });
  return (0, X.useMemo)(() => {
    if (F(e, I(e))) {
      let a = e,
        s = t;
      if (
        (e.calendar.getFormattableMonth && (a = e.calendar.getFormattableMonth(e)),
        t.calendar.getFormattableMonth && (s = t.calendar.getFormattableMonth(t)),
        F(t, Oe(e)))
      )
        return o.format(a.toDate(n));
      if (F(t, Oe(t))) return r ? Qn(o, i, a, s, n) : o.formatRange(a.toDate(n), s.toDate(n));
    }
    return r ? Qn(s, i, e, t, n) : s.formatRange(e.toDate(n), t.toDate(n));
  }, [e, t, o, s, i, n, r]);
}
function Qn(e, t, n, r, i) {
  let a = e.formatRangeToParts(n.toDate(i), r.toDate(i)),
    o = -1;
  for (let e = 0; e < a.length; e++) {
    let t = a[e];
    if (t.source === `shared` && t.type === `literal`) o = e;
    else if (t.source === `endRange`) break;
  }
  let s = ``,
    c = ``;
  for (let e = 0; e < a.length; e++) e < o ? (s += a[e].value) : e > o && (c += a[e].value);
  return t.format(`dateRange`, { startDate: s, endDate: c });
}
function $n(e, t) {
  let n = (0, X.useRef)(!0),
    r = (0, X.useRef)(null),
    i = _(e);
  ((0, X.useEffect)(
    () => (
      (n.current = !0),
      () => {
        n.current = !1;
      }
    ),
    [],
  ),
    (0, X.useEffect)(() => {
      let e = r.current;
      (n.current ? (n.current = !1) : (!e || t.some((t, n) => !Object.is(t, e[n]))) && i(), (r.current = t));
    }, t));
}
function er(e) {
  return e && e.__esModule ? e.default : e;
}
function tr(e, t) {
  let n = se(er(Un), `@react-aria/calendar`),
    r = f(e),
    i = Zn(t.visibleRange.start, t.visibleRange.end, t.timeZone, !1),
    a = Zn(t.visibleRange.start, t.visibleRange.end, t.timeZone, !0);
  $n(() => {
    t.isFocused || ce(a);
  }, [a]);
  let o = Xn(t);
  $n(() => {
    o && ce(o, `polite`, 4e3);
  }, [o]);
  let s = h([!!e.errorMessage, e.isInvalid, e.validationState]);
  Jn.set(t, { ariaLabel: e[`aria-label`], ariaLabelledBy: e[`aria-labelledby`], errorMessageId: s, selectedDateDescription: o });
  let [c, l] = (0, X.useState)(!1),
    d = e.isDisabled || t.isNextVisibleRangeInvalid();
  d && c && (l(!1), t.setFocused(!0));
  let [p, m] = (0, X.useState)(!1),
    g = e.isDisabled || t.isPreviousVisibleRangeInvalid();
  g && p && (m(!1), t.setFocused(!0));
  let _ = C({ id: e.id, 'aria-label': [e[`aria-label`], a].filter(Boolean).join(`, `), 'aria-labelledby': e[`aria-labelledby`] });
  return {
    calendarProps: u(r, _, {
      role: `application`,
      'aria-details': e[`aria-details`] || void 0,
      'aria-describedby': e[`aria-describedby`] || void 0,
    }),
    nextButtonProps: { onPress: () => t.focusNextPage(), 'aria-label': n.format(`next`), isDisabled: d, onFocusChange: l },
    prevButtonProps: { onPress: () => t.focusPreviousPage(), 'aria-label': n.format(`previous`), isDisabled: g, onFocusChange: m },
    errorMessageProps: { id: s },
    title: i,
  };
}
function nr(e, t) {
  return tr(e, t);
}
function rr(e, t) {
  let { startDate: n = t.visibleRange.start, endDate: r = t.visibleRange.end, firstDayOfWeek: i } = e,
    { direction: a } = y(),
    { keyboardProps: o } = w({
      shortcuts: {
        End: () => {
          t.focusSectionEnd();
        },
        Home: () => {
          t.focusSectionStart();
        },
        Escape: () => (`setAnchorDate` in t && t.setAnchorDate(null), !1),
      },
    }),
    { keyboardProps: s } = w({
      shortcuts: {
        Enter: () => {
          t.selectFocusedDate();
        },
        ' ': () => {
          t.selectFocusedDate();
        },
        PageUp: () => {
          t.focusPreviousSection();
        },
        'Shift+PageUp': () => {
          t.focusPreviousSection(!0);
        },
        PageDown: () => {
          t.focusNextSection();
        },
        'Shift+PageDown': () => {
          t.focusNextSection(!0);
        },
        ArrowLeft: () => {
          a === `rtl` ? t.focusNextDay() : t.focusPreviousDay();
        },
        ArrowUp: () => {
          t.focusPreviousRow();
        },
        ArrowRight: () => {
          a === `rtl` ? t.focusPreviousDay() : t.focusNextDay();
        },
        ArrowDown: () => {
          t.focusNextRow();
        },
      },
      allowRepeats: !0,
    }),
    c = Zn(n, r, t.timeZone, !0),
    { ariaLabel: l, ariaLabelledBy: d } = Jn.get(t),
    f = C({ 'aria-label': [l, c].filter(Boolean).join(`, `), 'aria-labelledby': d }),
    p = Gn({ weekday: e.weekdayStyle || `narrow`, timeZone: t.timeZone }),
    { locale: m } = y(),
    h = (0, X.useMemo)(() => {
      let e = t.visibleDuration.days && t.visibleDuration.days < 7,
        r = e ? n : Ae(be(t.timeZone), m, i),
        a = e ? t.visibleDuration.days : 7;
      return [...Array(a).keys()].map((e) => {
        let n = r.add({ days: e }).toDate(t.timeZone);
        return p.format(n);
      });
    }, [m, t.timeZone, p, i, n, t.visibleDuration.days]),
    g = t.getWeeksInMonth(n);
  return {
    gridProps: u(
      f,
      {
        role: `grid`,
        'aria-readonly': t.isReadOnly || void 0,
        'aria-disabled': t.isDisabled || void 0,
        'aria-multiselectable': `highlightedRange` in t || t.selectionMode === `multiple` || void 0,
        onFocus: () => t.setFocused(!0),
        onBlur: () => t.setFocused(!1),
      },
      o,
      s,
    ),
    headerProps: { 'aria-hidden': !0 },
    weekDays: h,
    weeksInMonth: g,
  };
}
function ir(e) {
  return e && e.__esModule ? e.default : e;
}
function ar(e, t, n) {
  let { date: r, isDisabled: i } = e,
    { errorMessageId: a, selectedDateDescription: o } = Jn.get(t),
    s = se(ir(Un), `@react-aria/calendar`),
    l = Gn({ weekday: `long`, day: `numeric`, month: `long`, year: `numeric`, era: Yn(r), timeZone: t.timeZone }),
    d = t.isCellFocused(r) && !e.isOutsideMonth;
  i = i || t.isCellDisabled(r) || !!e.isOutsideMonth;
  let f = t.isCellUnavailable(r),
    p = !i && !f,
    h = t.isSelected(r) && p,
    g = !1;
  (t.isValueInvalid &&
    (`highlightedRange` in t
      ? (g =
          !t.anchorDate && t.highlightedRange != null && r.compare(t.highlightedRange.start) >= 0 && r.compare(t.highlightedRange.end) <= 0)
      : Array.isArray(t.value)
        ? (g = t.value.some((e) => F(e, r)))
        : t.value && (g = F(t.value, r))),
    g && !i && (h = !0),
    (r = Wn(r, me)));
  let _ = (0, X.useMemo)(() => r.toDate(t.timeZone), [r, t.timeZone]),
    v = ge(r, t.timeZone),
    y = (0, X.useMemo)(() => {
      let e = ``;
      return (
        `highlightedRange` in t && t.value && !t.anchorDate && (F(r, t.value.start) || F(r, t.value.end)) && (e = o + `, `),
        (e += l.format(_)),
        v ? (e = s.format(h ? `todayDateSelected` : `todayDate`, { date: e })) : h && (e = s.format(`dateSelected`, { date: e })),
        t.minValue && F(r, t.minValue)
          ? (e += `, ` + s.format(`minimumDate`))
          : t.maxValue && F(r, t.maxValue) && (e += `, ` + s.format(`maximumDate`)),
        e
      );
    }, [l, _, s, h, v, r, t, o]),
    b = ``;
  `anchorDate` in t &&
    d &&
    !t.isReadOnly &&
    p &&
    (b = t.anchorDate ? s.format(`finishRangeSelectionPrompt`) : s.format(`startRangeSelectionPrompt`));
  let x = ae(b),
    S = (0, X.useRef)(!1),
    C = (0, X.useRef)(!1),
    w = (0, X.useRef)(void 0),
    { pressProps: E, isPressed: te } = ee({
      shouldCancelOnPointerExit: `anchorDate` in t && !!t.anchorDate,
      preventFocusOnPress: !0,
      isDisabled: !p || t.isReadOnly,
      onPressStart(e) {
        if (t.isReadOnly) (t.setFocusedDate(r), t.setFocused(!0));
        else if (`highlightedRange` in t && !t.anchorDate && (e.pointerType === `mouse` || e.pointerType === `touch`)) {
          if (t.highlightedRange && !g) {
            if (F(r, t.highlightedRange.start)) {
              (t.setAnchorDate(t.highlightedRange.end), t.setFocusedDate(r), t.setFocused(!0), t.setDragging(!0), (C.current = !0));
              return;
            }
            if (F(r, t.highlightedRange.end)) {
              (t.setAnchorDate(t.highlightedRange.start), t.setFocusedDate(r), t.setFocused(!0), t.setDragging(!0), (C.current = !0));
              return;
            }
          }
          let n = () => {
            (t.setDragging(!0), (w.current = void 0), t.selectDate(r), t.setFocusedDate(r), t.setFocused(!0), (S.current = !0));
          };
          e.pointerType === `touch` ? (w.current = setTimeout(n, 200)) : n();
        }
      },
      onPressEnd() {
        ((C.current = !1), (S.current = !1), clearTimeout(w.current), (w.current = void 0));
      },
      onPress() {
        !(`anchorDate` in t) && !t.isReadOnly && (t.selectDate(r), t.setFocusedDate(r), t.setFocused(!0));
      },
      onPressUp(e) {
        t.isReadOnly ||
          (`anchorDate` in t && w.current && (t.selectDate(r), t.setFocusedDate(r), t.setFocused(!0)),
          `anchorDate` in t &&
            (C.current
              ? t.setAnchorDate(r)
              : t.anchorDate && !S.current
                ? (t.selectDate(r), t.setFocusedDate(r), t.setFocused(!0))
                : e.pointerType === `keyboard` && !t.anchorDate
                  ? (t.selectDate(r), t.focusNearestAvailableDate(r))
                  : e.pointerType === `virtual` && (t.selectDate(r), t.setFocusedDate(r), t.setFocused(!0))));
      },
    }),
    D;
  (i || (D = F(r, t.focusedDate) ? 0 : -1),
    (0, X.useEffect)(() => {
      d && n.current && (ne(n.current), T() !== `pointer` && m() === n.current && ie(n.current, { containingElement: re(n.current) }));
    }, [d, n]));
  let O = Gn({ day: `numeric`, timeZone: t.timeZone, calendar: r.calendar.identifier }),
    k = (0, X.useMemo)(() => O.formatToParts(_).find((e) => e.type === `day`).value, [O, _]);
  return {
    cellProps: { role: `gridcell`, 'aria-disabled': !p || void 0, 'aria-selected': h || void 0, 'aria-invalid': g || void 0 },
    buttonProps: u(E, {
      onFocus() {
        i || (t.setFocusedDate(r), t.setFocused(!0));
      },
      tabIndex: D,
      role: `button`,
      'aria-disabled': !p || void 0,
      'aria-label': y,
      'aria-invalid': g || void 0,
      'aria-describedby': [g ? a : void 0, x[`aria-describedby`]].filter(Boolean).join(` `) || void 0,
      onPointerEnter(e) {
        `highlightDate` in t && (e.pointerType !== `touch` || t.isDragging) && p && t.highlightDate(r);
      },
      onPointerDown(e) {
        let t = c(e);
        t instanceof HTMLElement &&
          `releasePointerCapture` in t &&
          (`hasPointerCapture` in t
            ? t.hasPointerCapture(e.pointerId) && t.releasePointerCapture(e.pointerId)
            : t.releasePointerCapture(e.pointerId));
      },
      onContextMenu(e) {
        e.preventDefault();
      },
    }),
    isPressed: te,
    isFocused: d,
    isSelected: h,
    isDisabled: i,
    isUnavailable: f,
    isOutsideVisibleRange: r.compare(t.visibleRange.start) < 0 || r.compare(t.visibleRange.end) > 0,
    isInvalid: g,
    formattedDate: k,
  };
}
function or(e, t, n) {
  let { commitBehavior: r = `select`, ...i } = e,
    a = tr(i, t),
    o = (0, X.useRef)(!1),
    s = (0, X.useRef)(typeof window < `u` ? window : null);
  O(s, `pointerdown`, (e) => {
    o.current = e.width === 0 && e.height === 0;
  });
  let l = { clear: () => t.clearSelection(), reset: () => t.setAnchorDate(null), select: () => t.commitSelection() };
  return (
    O(s, `pointerup`, (e) => {
      if (o.current) {
        o.current = !1;
        return;
      }
      if ((t.setDragging(!1), !t.anchorDate)) return;
      let i = c(e);
      n.current && x(n.current) && (!g(n.current, i) || !i.closest(`button, [role="button"]`)) && l[r]();
    }),
    (a.calendarProps.onBlur = (e) => {
      n.current && ((e.relatedTarget && g(n.current, e.relatedTarget)) || !t.anchorDate || l[r]());
    }),
    O(
      n,
      `touchmove`,
      (e) => {
        t.isDragging && e.preventDefault();
      },
      { passive: !1, capture: !0 },
    ),
    a
  );
}
function Z(e, t, n) {
  return (t != null && e.compare(t) < 0) || (n != null && e.compare(n) > 0);
}
function sr(e, t, n, r, i) {
  let a = {};
  for (let e in t) ((a[e] = Math.floor(t[e] / 2)), a[e] > 0 && t[e] % 2 == 0 && a[e]--);
  return lr(e, Q(e, t, n).subtract(a), t, n, r, i);
}
function Q(e, t, n, r, i) {
  let a = e;
  return (t.years ? (a = ke(e)) : t.months ? (a = I(e)) : (t.weeks || (t.days && t.days > 7)) && (a = Ae(e, n)), lr(e, a, t, n, r, i));
}
function cr(e, t, n, r, i) {
  let a = { ...t };
  return (
    a.days ? a.days-- : a.weeks ? a.weeks-- : a.months ? a.months-- : a.years && a.years--, lr(e, Q(e, t, n).subtract(a), t, n, r, i)
  );
}
function lr(e, t, n, r, i, a) {
  if (i && e.compare(i) >= 0) {
    let e = Re(t, Q(B(i), n, r));
    e && (t = e);
  }
  if (a && e.compare(a) <= 0) {
    let e = Le(t, cr(B(a), n, r));
    e && (t = e);
  }
  return t;
}
function $(e, t, n) {
  if (t) {
    let n = Re(e, B(t));
    n && (e = n);
  }
  if (n) {
    let t = Le(e, B(n));
    t && (e = t);
  }
  return e;
}
function ur(e, t, n) {
  if (!n) return e;
  for (; e.compare(t) >= 0 && n(e);) e = e.subtract({ days: 1 });
  return e.compare(t) >= 0 ? e : null;
}
function dr(e, t) {
  return e === t || (e.days === t.days && e.weeks === t.weeks && e.months === t.months && e.years === t.years);
}
function fr(e) {
  let t = (0, X.useMemo)(() => new An(e.locale), [e.locale]),
    n = (0, X.useMemo)(() => t.resolvedOptions(), [t]),
    {
      locale: r,
      createCalendar: i,
      visibleDuration: a = { months: 1 },
      minValue: o,
      maxValue: s,
      selectionAlignment: c,
      isDateUnavailable: l,
      pageBehavior: u = `visible`,
      selectionMode: d = `single`,
      firstDayOfWeek: f,
      weeksInMonth: p,
    } = e,
    m = (0, X.useMemo)(() => i(n.calendar), [i, n.calendar]),
    [h, g] = v(e.value, e.defaultValue ?? null, e.onChange),
    _ = (0, X.useMemo)(() => (Array.isArray(h) ? h.map((e) => H(B(e), m)) : h ? H(B(h), m) : null), [h, m]),
    y = (0, X.useMemo)(() => {
      let e = Array.isArray(h) ? h[0] : h;
      return e && `timeZone` in e ? e.timeZone : n.timeZone;
    }, [h, n.timeZone]),
    b = (0, X.useMemo)(() => (e.focusedValue ? $(H(B(e.focusedValue), m), o, s) : void 0), [e.focusedValue, m, o, s]),
    x = (0, X.useMemo)(
      () => (e.defaultFocusedValue ? $(H(B(e.defaultFocusedValue), m), o, s) : $(_ ? (Array.isArray(_) ? _[0] : _) : H(be(y), m), o, s)),
      [e.defaultFocusedValue, _, y, m, o, s],
    ),
    [S, C] = v(b, x, e.onFocusChange),
    ee = () => {
      switch (c) {
        case `start`:
          return Q(S, a, r, o, s);
        case `end`:
          return cr(S, a, r, o, s);
        default:
          return sr(S, a, r, o, s);
      }
    },
    [w, T] = (0, X.useState)(ee),
    [E, te] = (0, X.useState)(e.autoFocus || !1),
    [ne, re] = (0, X.useState)(a);
  dr(a, ne) || (re(a), T(ee()));
  let D = (0, X.useMemo)(() => {
      let e = { ...a };
      return (e.days ? e.days-- : (e.days = -1), w.add(e));
    }, [w, a]),
    [ie, ae] = (0, X.useState)(m);
  if (!he(m, ie)) {
    let e = H(S, m);
    (T(sr(e, a, r, o, s)), C(e), ae(m));
  }
  Z(S, o, s) ? C($(S, o, s)) : S.compare(w) < 0 ? T(cr(S, a, r, o, s)) : S.compare(D) > 0 && T(Q(S, a, r, o, s));
  function O(e) {
    ((e = $(e, o, s)), C(e));
  }
  function k(e) {
    let t = $(e, o, s),
      n = ur(t, o ?? Le(t, w), l);
    if (!n) return null;
    let r = Array.isArray(h) ? h[0] : h,
      i = H(n, r?.calendar || new P());
    return r && `hour` in r ? r.set(i) : i;
  }
  function oe(t) {
    if (!e.isDisabled && !e.isReadOnly) {
      if (t === null) {
        g(d === `multiple` ? [] : null);
        return;
      }
      if (Array.isArray(t)) g(t.map(k).filter(Boolean));
      else {
        let e = k(t);
        e && g(e);
      }
    }
  }
  let se = (0, X.useMemo)(() => (_ ? (Array.isArray(_) ? _.some((e) => l?.(e) || Z(e, o, s)) : l?.(_) || Z(_, o, s)) : !1), [_, l, o, s]),
    ce = e.isInvalid || e.validationState === `invalid` || se,
    A = ce ? `invalid` : null,
    j = (0, X.useMemo)(() => (u === `visible` ? a : pr(a)), [u, a]);
  return {
    isDisabled: e.isDisabled ?? !1,
    isReadOnly: e.isReadOnly ?? !1,
    value: _,
    setValue: oe,
    selectionMode: d,
    visibleDuration: a,
    visibleRange: { start: w, end: D },
    minValue: o,
    maxValue: s,
    focusedDate: S,
    timeZone: y,
    validationState: A,
    isValueInvalid: ce,
    setFocusedDate(e) {
      O(e);
    },
    focusNextDay() {
      O(S.add({ days: 1 }));
    },
    focusPreviousDay() {
      O(S.subtract({ days: 1 }));
    },
    focusNextRow() {
      a.days ? this.focusNextPage() : (a.weeks || a.months || a.years) && O(S.add({ weeks: 1 }));
    },
    focusPreviousRow() {
      a.days ? this.focusPreviousPage() : (a.weeks || a.months || a.years) && O(S.subtract({ weeks: 1 }));
    },
    focusNextPage() {
      let e = w.add(j);
      (C($(S.add(j), o, s)), T(Q(lr(S, e, j, r, o, s), j, r)));
    },
    focusPreviousPage() {
      let e = w.subtract(j);
      (C($(S.subtract(j), o, s)), T(Q(lr(S, e, j, r, o, s), j, r)));
    },
    focusSectionStart() {
      a.days ? O(w) : a.weeks ? O(Ae(S, r)) : (a.months || a.years) && O(I(S));
    },
    focusSectionEnd() {
      a.days ? O(D) : a.weeks ? O(je(S, r)) : (a.months || a.years) && O(Oe(S));
    },
    focusNextSection(e) {
      !e && !a.days
        ? O(S.add(pr(a)))
        : a.days
          ? this.focusNextPage()
          : a.weeks
            ? O(S.add({ months: 1 }))
            : (a.months || a.years) && O(S.add({ years: 1 }));
    },
    focusPreviousSection(e) {
      !e && !a.days
        ? O(S.subtract(pr(a)))
        : a.days
          ? this.focusPreviousPage()
          : a.weeks
            ? O(S.subtract({ months: 1 }))
            : (a.months || a.years) && O(S.subtract({ years: 1 }));
    },
    selectFocusedDate() {
      (l && l(S)) || this.selectDate(S);
    },
    selectDate(t) {
      if (!(e.isDisabled || e.isReadOnly)) {
        if (d === `multiple` && t != null) {
          let e = k(t);
          if (!e) return;
          let n = [];
          Array.isArray(h) ? (n = h) : h != null && (n = [h]);
          let r = n.findIndex((t) => F(t, e)),
            i = r >= 0 ? n.slice(0, r).concat(n.slice(r + 1)) : [...n, e];
          g(i);
        } else oe(t);
      }
    },
    isFocused: E,
    setFocused: te,
    isInvalid(e) {
      return Z(e, o, s);
    },
    isSelected(e) {
      return !_ || this.isCellDisabled(e) || this.isCellUnavailable(e) ? !1 : Array.isArray(_) ? _.some((t) => F(t, e)) : F(e, _);
    },
    isCellFocused(e) {
      return E && S && F(e, S);
    },
    isCellDisabled(t) {
      return e.isDisabled || t.compare(w) < 0 || t.compare(D) > 0 || this.isInvalid(t);
    },
    isCellUnavailable(t) {
      return e.isDateUnavailable ? e.isDateUnavailable(t) : !1;
    },
    isPreviousVisibleRangeInvalid() {
      let e = w.subtract({ days: 1 });
      return F(e, w) || this.isInvalid(e);
    },
    isNextVisibleRangeInvalid() {
      let e = D.add({ days: 1 });
      return F(e, D) || this.isInvalid(e);
    },
    getDatesInWeek(e, t = w) {
      let n = t.add({ weeks: e }),
        i = [],
        o = a.days && a.days < 7 ? a.days : 7;
      if (o === 7) {
        n = Ae(n, r, f);
        let e = ve(n, r, f);
        for (let t = 0; t < e; t++) i.push(null);
      }
      for (; i.length < o;) {
        i.push(n);
        let e = n.add({ days: 1 });
        if (F(n, e)) break;
        n = e;
      }
      for (; i.length < o;) i.push(null);
      return i;
    },
    getWeeksInMonth(e = w) {
      let t = p || Ie(e, r, f);
      return ((a.weeks || a.days) && ((t = a.weeks ?? 0), a.days && (t += Math.ceil(a.days / 7))), t);
    },
  };
}
function pr(e) {
  let t = { ...e };
  for (let n in e) t[n] = 1;
  return t;
}
function mr(e) {
  let {
      value: t,
      defaultValue: n,
      onChange: r,
      createCalendar: i,
      locale: a,
      visibleDuration: o = { months: 1 },
      minValue: s,
      maxValue: c,
      ...l
    } = e,
    [u, d] = v(t, n || null, r),
    [f, p] = (0, X.useState)(null),
    m = `center`;
  if (u && u.start && u.end) {
    let e = sr(B(u.start), o, a, s, c).add(o).subtract({ days: 1 });
    u.end.compare(e) > 0 && (m = `start`);
  }
  let h = (0, X.useMemo)(() => {
      let t = e.isDateUnavailable;
      if (t) return (e) => t(e, f);
    }, [e.isDateUnavailable, f]),
    g = (0, X.useCallback)(
      (t) => (t && h && !e.allowsNonContiguousRanges ? { start: _r(t, h, o, -1), end: _r(t, h, o, 1) } : null),
      [h, o, e.allowsNonContiguousRanges],
    ),
    _ = (0, X.useMemo)(() => g(f), [g, f]),
    y = (0, X.useMemo)(() => Re(s, _?.start), [s, _]),
    b = (0, X.useMemo)(() => Le(c, _?.end), [c, _]),
    x = fr({
      ...l,
      value: u && u.start,
      createCalendar: i,
      locale: a,
      visibleDuration: o,
      minValue: y,
      maxValue: b,
      selectionAlignment: e.selectionAlignment || m,
      isDateUnavailable: h,
    }),
    S = f ? hr(f, x.focusedDate) : u && hr(u.start, u.end),
    C = (t) => {
      if (e.isReadOnly) return;
      let n = ur($(t, y, b), x.visibleRange.start, h);
      if (n) {
        if (!f) p(n);
        else {
          let e = hr(f, n);
          (e && d({ start: gr(e.start, u?.start), end: gr(e.end, u?.end) }), p(null));
        }
      }
    },
    [ee, w] = (0, X.useState)(!1),
    T = (0, X.useMemo)(() => (!u || f ? !1 : h && (h(u.start) || h(u.end)) ? !0 : Z(u.start, s, c) || Z(u.end, s, c)), [h, u, f, s, c]),
    E = e.isInvalid || e.validationState === `invalid` || T,
    te = E ? `invalid` : null;
  return {
    ...x,
    value: u,
    setValue: d,
    anchorDate: f,
    setAnchorDate: p,
    highlightedRange: S,
    validationState: te,
    isValueInvalid: E,
    selectFocusedDate() {
      x.isCellUnavailable(x.focusedDate) || C(x.focusedDate);
    },
    commitSelection() {
      C(x.focusedDate);
    },
    selectDate: C,
    highlightDate(e) {
      f && x.setFocusedDate(e);
    },
    isSelected(e) {
      return !!(S && e.compare(S.start) >= 0 && e.compare(S.end) <= 0 && !x.isCellDisabled(e) && !x.isCellUnavailable(e));
    },
    isInvalid(e) {
      return x.isInvalid(e) || Z(e, _?.start, _?.end);
    },
    isDragging: ee,
    setDragging: w,
    clearSelection() {
      (p(null), d(null));
    },
    focusNearestAvailableDate(e) {
      let t = g(e),
        n = (e) => this.isInvalid(e) || Z(e, t?.start, t?.end),
        r = e.add({ days: 1 });
      (n(r) && (r = e.subtract({ days: 1 })), n(r) || (this.setFocusedDate(r), this.setFocused(!0)));
    },
  };
}
function hr(e, t) {
  return !e || !t ? null : (t.compare(e) < 0 && ([e, t] = [t, e]), { start: B(e), end: B(t) });
}
function gr(e, t) {
  return ((e = H(e, t?.calendar || new P())), t && `hour` in t ? t.set(e) : e);
}
function _r(e, t, n, r) {
  let i = e.add({ days: r }),
    a = e.subtract(n),
    o = e.add(n);
  for (; (r < 0 ? i.compare(a) >= 0 : i.compare(o) <= 0) && !t(i);) i = i.add({ days: r });
  if (t(i)) return i.add({ days: -r });
}
var vr = (0, X.createContext)(null),
  yr = (0, X.createContext)(null),
  br = (0, X.createContext)(null),
  xr = (0, X.createContext)(null),
  Sr = (0, X.forwardRef)(function (e, t) {
    [e, t] = l(e, t, vr);
    let { locale: n } = y(),
      r = fr({ ...e, locale: n, createCalendar: e.createCalendar || On }),
      { calendarProps: i, prevButtonProps: a, nextButtonProps: o, errorMessageProps: s, title: c } = nr(e, r),
      m = d({
        ...e,
        values: { state: r, isDisabled: e.isDisabled || !1, isInvalid: r.isValueInvalid },
        defaultClassName: `react-aria-Calendar`,
      }),
      h = f(e, { global: !0 });
    return X.createElement(
      S.div,
      {
        ...u(h, m, i),
        ref: t,
        slot: e.slot || void 0,
        'data-disabled': e.isDisabled || void 0,
        'data-invalid': r.isValueInvalid || void 0,
      },
      X.createElement(
        p,
        {
          values: [
            [E, { slots: { previous: a, next: o } }],
            [k, { 'aria-hidden': !0, level: 2, children: c }],
            [br, r],
            [vr, e],
            [oe, { slots: { errorMessage: s } }],
          ],
        },
        X.createElement(D, null, X.createElement(`h2`, null, i[`aria-label`])),
        m.children,
        X.createElement(
          D,
          null,
          X.createElement(`button`, {
            'aria-label': o[`aria-label`],
            disabled: o.isDisabled,
            onClick: () => r.focusNextPage(),
            tabIndex: -1,
          }),
        ),
      ),
    );
  }),
  Cr = (0, X.forwardRef)(function (e, t) {
    [e, t] = l(e, t, yr);
    let { locale: n } = y(),
      r = mr({ ...e, locale: n, createCalendar: e.createCalendar || On }),
      { calendarProps: i, prevButtonProps: a, nextButtonProps: o, errorMessageProps: s, title: c } = or(e, r, t),
      m = d({
        ...e,
        values: { state: r, isDisabled: e.isDisabled || !1, isInvalid: r.isValueInvalid },
        defaultClassName: `react-aria-RangeCalendar`,
      }),
      h = f(e, { global: !0 });
    return X.createElement(
      S.div,
      {
        ...u(m, h, i),
        ref: t,
        slot: e.slot || void 0,
        'data-disabled': e.isDisabled || void 0,
        'data-invalid': r.isValueInvalid || void 0,
      },
      X.createElement(
        p,
        {
          values: [
            [E, { slots: { previous: a, next: o } }],
            [k, { 'aria-hidden': !0, level: 2, children: c }],
            [xr, r],
            [yr, e],
            [oe, { slots: { errorMessage: s } }],
          ],
        },
        X.createElement(D, null, X.createElement(`h2`, null, i[`aria-label`])),
        m.children,
        X.createElement(
          D,
          null,
          X.createElement(`button`, {
            'aria-label': o[`aria-label`],
            disabled: o.isDisabled,
            onClick: () => r.focusNextPage(),
            tabIndex: -1,
          }),
        ),
      ),
    );
  }),
  wr = (0, X.createContext)(null),
  Tr = (0, X.forwardRef)(function (e, t) {
    let n = (0, X.useContext)(br),
      r = (0, X.useContext)(xr),
      i = s(vr),
      a = s(yr),
      o = n ?? r,
      c = o.visibleRange.start;
    e.offset && (c = c.add(e.offset));
    let l = i?.firstDayOfWeek ?? a?.firstDayOfWeek,
      {
        gridProps: d,
        headerProps: p,
        weekDays: m,
        weeksInMonth: h,
      } = rr({ startDate: c, endDate: Oe(c), weekdayStyle: e.weekdayStyle, firstDayOfWeek: l }, o),
      g = f(e, { global: !0 });
    return X.createElement(
      wr.Provider,
      { value: { headerProps: p, weekDays: m, startDate: c, weeksInMonth: h } },
      X.createElement(
        S.table,
        { render: e.render, ...u(g, d), ref: t, style: e.style, cellPadding: 0, className: e.className ?? `react-aria-CalendarGrid` },
        typeof e.children == `function`
          ? X.createElement(
              X.Fragment,
              null,
              X.createElement(Dr, null, (e) => X.createElement(kr, null, e)),
              X.createElement(jr, null, e.children),
            )
          : e.children,
      ),
    );
  });
function Er(e, t) {
  let { children: n, style: r, className: i } = e,
    { headerProps: a, weekDays: o } = (0, X.useContext)(wr),
    s = f(e, { global: !0 });
  return X.createElement(
    S.thead,
    { render: e.render, ...u(s, a), ref: t, style: r, className: i ?? `react-aria-CalendarGridHeader` },
    X.createElement(
      `tr`,
      null,
      o.map((e, t) => X.cloneElement(n(e), { key: t })),
    ),
  );
}
var Dr = (0, X.forwardRef)(Er);
function Or(e, t) {
  let { children: n, style: r, className: i } = e,
    a = f(e, { global: !0 });
  return X.createElement(S.th, { render: e.render, ...a, ref: t, style: r, className: i || `react-aria-CalendarHeaderCell` }, n);
}
var kr = (0, X.forwardRef)(Or);
function Ar(e, t) {
  let { children: n, style: r, className: i } = e,
    a = (0, X.useContext)(br),
    o = (0, X.useContext)(xr),
    s = a ?? o,
    { startDate: c, weeksInMonth: l } = (0, X.useContext)(wr),
    u = f(e, { global: !0 });
  return X.createElement(
    S.tbody,
    { render: e.render, ...u, ref: t, style: r, className: i ?? `react-aria-CalendarGridBody` },
    [...Array(l).keys()].map((e) =>
      X.createElement(
        `tr`,
        { key: e },
        s.getDatesInWeek(e, c).map((e, t) => (e ? X.cloneElement(n(e), { key: t }) : X.createElement(`td`, { key: t }))),
      ),
    ),
  );
}
var jr = (0, X.forwardRef)(Ar),
  Mr = (0, X.forwardRef)(function ({ date: e, ...t }, n) {
    let r = (0, X.useContext)(br),
      i = (0, X.useContext)(xr),
      a = r ?? i,
      { startDate: o } = (0, X.useContext)(wr) ?? { startDate: a.visibleRange.start },
      s = a.visibleDuration.days || a.visibleDuration.weeks ? !1 : !pe(o, e),
      c = ge(e, a.timeZone),
      l = (0, X.useRef)(null),
      { cellProps: p, buttonProps: m, ...h } = ar({ date: e, isOutsideMonth: s }, a, l),
      { hoverProps: g, isHovered: _ } = b({ ...t, isDisabled: h.isDisabled || h.isUnavailable }),
      { focusProps: v, isFocusVisible: y } = te();
    y &&= h.isFocused;
    let x = !1,
      C = !1;
    `highlightedRange` in a && a.highlightedRange && ((x = F(e, a.highlightedRange.start)), (C = F(e, a.highlightedRange.end)));
    let ee = d({
        ...t,
        defaultChildren: h.formattedDate,
        defaultClassName: `react-aria-CalendarCell`,
        values: { date: e, isHovered: _, isOutsideMonth: s, isFocusVisible: y, isSelectionStart: x, isSelectionEnd: C, isToday: c, ...h },
      }),
      w = {
        'data-focused': h.isFocused || void 0,
        'data-hovered': _ || void 0,
        'data-pressed': h.isPressed || void 0,
        'data-unavailable': h.isUnavailable || void 0,
        'data-disabled': h.isDisabled || void 0,
        'data-focus-visible': y || void 0,
        'data-outside-visible-range': h.isOutsideVisibleRange || void 0,
        'data-outside-month': s || void 0,
        'data-selected': h.isSelected || void 0,
        'data-selection-start': x || void 0,
        'data-selection-end': C || void 0,
        'data-invalid': h.isInvalid || void 0,
        'data-today': c || void 0,
      },
      T = f(t, { global: !0 });
    return X.createElement(`td`, { ...p, ref: n }, X.createElement(S.div, { ...u(T, m, v, g, w, ee), ref: l }));
  });
function Nr(e) {
  let t = Bn(e);
  return { year: t.year, month: t.month, day: t.day };
}
function Pr({ year: e, month: t, day: n }) {
  if (![e, t, n].every(Number.isInteger)) return;
  let r = Hn(e, t, n);
  return r.year === e && r.month === t && r.day === n ? Vn(r) : void 0;
}
var Fr = 1300,
  Ir = 1500,
  Lr = /^\s*(\d{4})\s*[/.\-\u060d]\s*(\d{1,2})\s*[/.\-\u060d]\s*(\d{1,2})\s*$/;
function Rr(e) {
  let t = Lr.exec(r(e).replace(/\p{Cf}/gu, ``));
  if (!t) return;
  let [n, i, a] = t.slice(1).map(Number);
  return n < Fr || n > Ir ? void 0 : Pr({ year: n, month: i, day: a });
}
function zr(e) {
  let { year: t, month: r, day: i } = Nr(e),
    a = (e) => String(e).padStart(2, `0`);
  return n(`${t}/${a(r)}/${a(i)}`);
}
var Br = i();
function Vr({ label: e, value: t, onChange: n, min: r, max: i }) {
  let [s, c] = (0, X.useState)(),
    l = () => {
      let e = s === void 0 ? void 0 : Rr(s);
      (c(void 0), e !== void 0 && (r === void 0 || e >= r) && (i === void 0 || e <= i) && n(e));
    },
    u = s !== void 0 && s !== `` && Rr(s) === void 0;
  return (0, Br.jsx)(`span`, {
    'data-invalid': u || void 0,
    className: `control-frame inline-block h-(--h-md) w-[132px]`,
    children: (0, Br.jsx)(`input`, {
      dir: s === void 0 ? `rtl` : `ltr`,
      inputMode: `numeric`,
      autoComplete: `off`,
      'aria-label': e,
      'aria-invalid': u || void 0,
      value: s ?? (t === null ? `` : a(o(t, 12))),
      onFocus: () => c(t === null ? `` : zr(t)),
      onChange: (e) => c(e.target.value),
      onBlur: l,
      onKeyDown: (e) => {
        e.key === `Enter` && (e.preventDefault(), l());
      },
      className: `size-full rounded-md bg-transparent px-3 text-start text-control outline-none`,
    }),
  });
}
export { xr as a, kr as c, Vn as d, Bn as f, Mr as i, jr as l, Dr as n, br as o, B as p, Tr as r, Cr as s, Vr as t, Sr as u };
