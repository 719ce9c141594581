import { r as e } from './XKyaHtl9.js';
import { t } from './D8JH1jTK.js';
var n = e(t(), 1);
function r() {
  let [e, t] = (0, n.useState)(0);
  return [
    (0, n.useCallback)((e) => {
      if (e === null) return;
      t(Math.round(e.getBoundingClientRect().width));
      let n = new ResizeObserver(([e]) => {
        e && t(Math.round(e.contentRect.width));
      });
      return (n.observe(e), () => n.disconnect());
    }, []),
    e,
  ];
}
function i(e, t) {
  return e == null || t == null ? NaN : e < t ? -1 : e > t ? 1 : e >= t ? 0 : NaN;
}
function a(e, t) {
  return e == null || t == null ? NaN : t < e ? -1 : t > e ? 1 : t >= e ? 0 : NaN;
}
function o(e) {
  let t, n, r;
  e.length === 2 ? ((t = e === i || e === a ? e : s), (n = e), (r = e)) : ((t = i), (n = (t, n) => i(e(t), n)), (r = (t, n) => e(t) - n));
  function o(e, r, i = 0, a = e.length) {
    if (i < a) {
      if (t(r, r) !== 0) return a;
      do {
        let t = (i + a) >>> 1;
        n(e[t], r) < 0 ? (i = t + 1) : (a = t);
      } while (i < a);
    }
    return i;
  }
  function c(e, r, i = 0, a = e.length) {
    if (i < a) {
      if (t(r, r) !== 0) return a;
      do {
        let t = (i + a) >>> 1;
        n(e[t], r) <= 0 ? (i = t + 1) : (a = t);
      } while (i < a);
    }
    return i;
  }
  function l(e, t, n = 0, i = e.length) {
    let a = o(e, t, n, i - 1);
    return a > n && r(e[a - 1], t) > -r(e[a], t) ? a - 1 : a;
  }
  return { left: o, center: l, right: c };
}
function s() {
  return 0;
}
function c(e) {
  return e === null ? NaN : +e;
}
var l = o(i),
  u = l.right;
(l.left, o(c).center, Array.prototype.slice);
var d = Math.sqrt(50),
  f = Math.sqrt(10),
  p = Math.sqrt(2);
function m(e, t, n) {
  let r = (t - e) / Math.max(0, n),
    i = Math.floor(Math.log10(r)),
    a = r / 10 ** i,
    o = a >= d ? 10 : a >= f ? 5 : a >= p ? 2 : 1,
    s,
    c,
    l;
  return (
    i < 0
      ? ((l = 10 ** -i / o), (s = Math.round(e * l)), (c = Math.round(t * l)), s / l < e && ++s, c / l > t && --c, (l = -l))
      : ((l = 10 ** i * o), (s = Math.round(e / l)), (c = Math.round(t / l)), s * l < e && ++s, c * l > t && --c),
    c < s && 0.5 <= n && n < 2 ? m(e, t, n * 2) : [s, c, l]
  );
}
function h(e, t, n) {
  if (((t = +t), (e = +e), (n = +n), !(n > 0))) return [];
  if (e === t) return [e];
  let r = t < e,
    [i, a, o] = r ? m(t, e, n) : m(e, t, n);
  if (!(a >= i)) return [];
  let s = a - i + 1,
    c = Array(s);
  if (r) {
    if (o < 0) for (let e = 0; e < s; ++e) c[e] = (a - e) / -o;
    else for (let e = 0; e < s; ++e) c[e] = (a - e) * o;
  } else if (o < 0) for (let e = 0; e < s; ++e) c[e] = (i + e) / -o;
  else for (let e = 0; e < s; ++e) c[e] = (i + e) * o;
  return c;
}
function g(e, t, n) {
  return ((t = +t), (e = +e), (n = +n), m(e, t, n)[2]);
}
function _(e, t, n) {
  ((t = +t), (e = +e), (n = +n));
  let r = t < e,
    i = r ? g(t, e, n) : g(e, t, n);
  return (r ? -1 : 1) * (i < 0 ? 1 / -i : i);
}
function v(e, t, n) {
  ((e.prototype = t.prototype = n), (n.constructor = e));
}
function y(e, t) {
  var n = Object.create(e.prototype);
  for (var r in t) n[r] = t[r];
  return n;
}
function b() {}
var x = 0.7,
  S = 1 / x,
  C = `\\s*([+-]?\\d+)\\s*`,
  w = `\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)\\s*`,
  T = `\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)%\\s*`,
  E = /^#([0-9a-f]{3,8})$/,
  ee = RegExp(`^rgb\\(${C},${C},${C}\\)$`),
  te = RegExp(`^rgb\\(${T},${T},${T}\\)$`),
  ne = RegExp(`^rgba\\(${C},${C},${C},${w}\\)$`),
  re = RegExp(`^rgba\\(${T},${T},${T},${w}\\)$`),
  ie = RegExp(`^hsl\\(${w},${T},${T}\\)$`),
  ae = RegExp(`^hsla\\(${w},${T},${T},${w}\\)$`),
  oe = {
    aliceblue: 15792383,
    antiquewhite: 16444375,
    aqua: 65535,
    aquamarine: 8388564,
    azure: 15794175,
    beige: 16119260,
    bisque: 16770244,
    black: 0,
    blanchedalmond: 16772045,
    blue: 255,
    blueviolet: 9055202,
    brown: 10824234,
    burlywood: 14596231,
    cadetblue: 6266528,
    chartreuse: 8388352,
    chocolate: 13789470,
    coral: 16744272,
    cornflowerblue: 6591981,
    cornsilk: 16775388,
    crimson: 14423100,
    cyan: 65535,
    darkblue: 139,
    darkcyan: 35723,
    darkgoldenrod: 12092939,
    darkgray: 11119017,
    darkgreen: 25600,
    darkgrey: 11119017,
    darkkhaki: 12433259,
    darkmagenta: 9109643,
    darkolivegreen: 5597999,
    darkorange: 16747520,
    darkorchid: 10040012,
    darkred: 9109504,
    darksalmon: 15308410,
    darkseagreen: 9419919,
    darkslateblue: 4734347,
    darkslategray: 3100495,
    darkslategrey: 3100495,
    darkturquoise: 52945,
    darkviolet: 9699539,
    deeppink: 16716947,
    deepskyblue: 49151,
    dimgray: 6908265,
    dimgrey: 6908265,
    dodgerblue: 2003199,
    firebrick: 11674146,
    floralwhite: 16775920,
    forestgreen: 2263842,
    fuchsia: 16711935,
    gainsboro: 14474460,
    ghostwhite: 16316671,
    gold: 16766720,
    goldenrod: 14329120,
    gray: 8421504,
    green: 32768,
    greenyellow: 11403055,
    grey: 8421504,
    honeydew: 15794160,
    hotpink: 16738740,
    indianred: 13458524,
    indigo: 4915330,
    ivory: 16777200,
    khaki: 15787660,
    lavender: 15132410,
    lavenderblush: 16773365,
    lawngreen: 8190976,
    lemonchiffon: 16775885,
    lightblue: 11393254,
    lightcoral: 15761536,
    lightcyan: 14745599,
    lightgoldenrodyellow: 16448210,
    lightgray: 13882323,
    lightgreen: 9498256,
    lightgrey: 13882323,
    lightpink: 16758465,
    lightsalmon: 16752762,
    lightseagreen: 2142890,
    lightskyblue: 8900346,
    lightslategray: 7833753,
    lightslategrey: 7833753,
    lightsteelblue: 11584734,
    lightyellow: 16777184,
    lime: 65280,
    limegreen: 3329330,
    linen: 16445670,
    magenta: 16711935,
    maroon: 8388608,
    mediumaquamarine: 6737322,
    mediumblue: 205,
    mediumorchid: 12211667,
    mediumpurple: 9662683,
    mediumseagreen: 3978097,
    mediumslateblue: 8087790,
    mediumspringgreen: 64154,
    mediumturquoise: 4772300,
    mediumvioletred: 13047173,
    midnightblue: 1644912,
    mintcream: 16121850,
    mistyrose: 16770273,
    moccasin: 16770229,
    navajowhite: 16768685,
    navy: 128,
    oldlace: 16643558,
    olive: 8421376,
    olivedrab: 7048739,
    orange: 16753920,
    orangered: 16729344,
    orchid: 14315734,
    palegoldenrod: 15657130,
    palegreen: 10025880,
    paleturquoise: 11529966,
    palevioletred: 14381203,
    papayawhip: 16773077,
    peachpuff: 16767673,
    peru: 13468991,
    pink: 16761035,
    plum: 14524637,
    powderblue: 11591910,
    purple: 8388736,
    rebeccapurple: 6697881,
    red: 16711680,
    rosybrown: 12357519,
    royalblue: 4286945,
    saddlebrown: 9127187,
    salmon: 16416882,
    sandybrown: 16032864,
    seagreen: 3050327,
    seashell: 16774638,
    sienna: 10506797,
    silver: 12632256,
    skyblue: 8900331,
    slateblue: 6970061,
    slategray: 7372944,
    slategrey: 7372944,
    snow: 16775930,
    springgreen: 65407,
    steelblue: 4620980,
    tan: 13808780,
    teal: 32896,
    thistle: 14204888,
    tomato: 16737095,
    turquoise: 4251856,
    violet: 15631086,
    wheat: 16113331,
    white: 16777215,
    whitesmoke: 16119285,
    yellow: 16776960,
    yellowgreen: 10145074,
  };
v(b, D, {
  copy(e) {
    return Object.assign(new this.constructor(), this, e);
  },
  displayable() {
    return this.rgb().displayable();
  },
  hex: se,
  formatHex: se,
  formatHex8: ce,
  formatHsl: le,
  formatRgb: ue,
  toString: ue,
});
function se() {
  return this.rgb().formatHex();
}
function ce() {
  return this.rgb().formatHex8();
}
function le() {
  return ve(this).formatHsl();
}
function ue() {
  return this.rgb().formatRgb();
}
function D(e) {
  var t, n;
  return (
    (e = (e + ``).trim().toLowerCase()),
    (t = E.exec(e))
      ? ((n = t[1].length),
        (t = parseInt(t[1], 16)),
        n === 6
          ? de(t)
          : n === 3
            ? new k(((t >> 8) & 15) | ((t >> 4) & 240), ((t >> 4) & 15) | (t & 240), ((t & 15) << 4) | (t & 15), 1)
            : n === 8
              ? O((t >> 24) & 255, (t >> 16) & 255, (t >> 8) & 255, (t & 255) / 255)
              : n === 4
                ? O(
                    ((t >> 12) & 15) | ((t >> 8) & 240),
                    ((t >> 8) & 15) | ((t >> 4) & 240),
                    ((t >> 4) & 15) | (t & 240),
                    (((t & 15) << 4) | (t & 15)) / 255,
                  )
                : null)
      : (t = ee.exec(e))
        ? new k(t[1], t[2], t[3], 1)
        : (t = te.exec(e))
          ? new k((t[1] * 255) / 100, (t[2] * 255) / 100, (t[3] * 255) / 100, 1)
          : (t = ne.exec(e))
            ? O(t[1], t[2], t[3], t[4])
            : (t = re.exec(e))
              ? O((t[1] * 255) / 100, (t[2] * 255) / 100, (t[3] * 255) / 100, t[4])
              : (t = ie.exec(e))
                ? _e(t[1], t[2] / 100, t[3] / 100, 1)
                : (t = ae.exec(e))
                  ? _e(t[1], t[2] / 100, t[3] / 100, t[4])
                  : oe.hasOwnProperty(e)
                    ? de(oe[e])
                    : e === `transparent`
                      ? new k(NaN, NaN, NaN, 0)
                      : null
  );
}
function de(e) {
  return new k((e >> 16) & 255, (e >> 8) & 255, e & 255, 1);
}
function O(e, t, n, r) {
  return (r <= 0 && (e = t = n = NaN), new k(e, t, n, r));
}
function fe(e) {
  return (e instanceof b || (e = D(e)), e ? ((e = e.rgb()), new k(e.r, e.g, e.b, e.opacity)) : new k());
}
function pe(e, t, n, r) {
  return arguments.length === 1 ? fe(e) : new k(e, t, n, r ?? 1);
}
function k(e, t, n, r) {
  ((this.r = +e), (this.g = +t), (this.b = +n), (this.opacity = +r));
}
v(
  k,
  pe,
  y(b, {
    brighter(e) {
      return ((e = e == null ? S : S ** +e), new k(this.r * e, this.g * e, this.b * e, this.opacity));
    },
    darker(e) {
      return ((e = e == null ? x : x ** +e), new k(this.r * e, this.g * e, this.b * e, this.opacity));
    },
    rgb() {
      return this;
    },
    clamp() {
      return new k(j(this.r), j(this.g), j(this.b), A(this.opacity));
    },
    displayable() {
      return (
        -0.5 <= this.r &&
        this.r < 255.5 &&
        -0.5 <= this.g &&
        this.g < 255.5 &&
        -0.5 <= this.b &&
        this.b < 255.5 &&
        0 <= this.opacity &&
        this.opacity <= 1
      );
    },
    hex: me,
    formatHex: me,
    formatHex8: he,
    formatRgb: ge,
    toString: ge,
  }),
);
function me() {
  return `#${M(this.r)}${M(this.g)}${M(this.b)}`;
}
function he() {
  return `#${M(this.r)}${M(this.g)}${M(this.b)}${M((isNaN(this.opacity) ? 1 : this.opacity) * 255)}`;
}
function ge() {
  let e = A(this.opacity);
  return `${e === 1 ? `rgb(` : `rgba(`}${j(this.r)}, ${j(this.g)}, ${j(this.b)}${e === 1 ? `)` : `, ${e})`}`;
}
function A(e) {
  return isNaN(e) ? 1 : Math.max(0, Math.min(1, e));
}
function j(e) {
  return Math.max(0, Math.min(255, Math.round(e) || 0));
}
function M(e) {
  return ((e = j(e)), (e < 16 ? `0` : ``) + e.toString(16));
}
function _e(e, t, n, r) {
  return (r <= 0 ? (e = t = n = NaN) : n <= 0 || n >= 1 ? (e = t = NaN) : t <= 0 && (e = NaN), new N(e, t, n, r));
}
function ve(e) {
  if (e instanceof N) return new N(e.h, e.s, e.l, e.opacity);
  if ((e instanceof b || (e = D(e)), !e)) return new N();
  if (e instanceof N) return e;
  e = e.rgb();
  var t = e.r / 255,
    n = e.g / 255,
    r = e.b / 255,
    i = Math.min(t, n, r),
    a = Math.max(t, n, r),
    o = NaN,
    s = a - i,
    c = (a + i) / 2;
  return (
    s
      ? ((o = t === a ? (n - r) / s + (n < r) * 6 : n === a ? (r - t) / s + 2 : (t - n) / s + 4),
        (s /= c < 0.5 ? a + i : 2 - a - i),
        (o *= 60))
      : (s = c > 0 && c < 1 ? 0 : o),
    new N(o, s, c, e.opacity)
  );
}
function ye(e, t, n, r) {
  return arguments.length === 1 ? ve(e) : new N(e, t, n, r ?? 1);
}
function N(e, t, n, r) {
  ((this.h = +e), (this.s = +t), (this.l = +n), (this.opacity = +r));
}
v(
  N,
  ye,
  y(b, {
    brighter(e) {
      return ((e = e == null ? S : S ** +e), new N(this.h, this.s, this.l * e, this.opacity));
    },
    darker(e) {
      return ((e = e == null ? x : x ** +e), new N(this.h, this.s, this.l * e, this.opacity));
    },
    rgb() {
      var e = (this.h % 360) + (this.h < 0) * 360,
        t = isNaN(e) || isNaN(this.s) ? 0 : this.s,
        n = this.l,
        r = n + (n < 0.5 ? n : 1 - n) * t,
        i = 2 * n - r;
      return new k(xe(e >= 240 ? e - 240 : e + 120, i, r), xe(e, i, r), xe(e < 120 ? e + 240 : e - 120, i, r), this.opacity);
    },
    clamp() {
      return new N(be(this.h), P(this.s), P(this.l), A(this.opacity));
    },
    displayable() {
      return ((0 <= this.s && this.s <= 1) || isNaN(this.s)) && 0 <= this.l && this.l <= 1 && 0 <= this.opacity && this.opacity <= 1;
    },
    formatHsl() {
      let e = A(this.opacity);
      return `${e === 1 ? `hsl(` : `hsla(`}${be(this.h)}, ${P(this.s) * 100}%, ${P(this.l) * 100}%${e === 1 ? `)` : `, ${e})`}`;
    },
  }),
);
function be(e) {
  return ((e = (e || 0) % 360), e < 0 ? e + 360 : e);
}
function P(e) {
  return Math.max(0, Math.min(1, e || 0));
}
function xe(e, t, n) {
  return (e < 60 ? t + ((n - t) * e) / 60 : e < 180 ? n : e < 240 ? t + ((n - t) * (240 - e)) / 60 : t) * 255;
}
var Se = Math.PI / 180,
  Ce = 180 / Math.PI,
  F = 18,
  we = 0.96422,
  Te = 1,
  Ee = 0.82521,
  De = 4 / 29,
  I = 6 / 29,
  Oe = 3 * I * I,
  ke = I * I * I;
function Ae(e) {
  if (e instanceof L) return new L(e.l, e.a, e.b, e.opacity);
  if (e instanceof R) return Re(e);
  e instanceof k || (e = fe(e));
  var t = Fe(e.r),
    n = Fe(e.g),
    r = Fe(e.b),
    i = Me((0.2225045 * t + 0.7168786 * n + 0.0606169 * r) / Te),
    a,
    o;
  return (
    t === n && n === r
      ? (a = o = i)
      : ((a = Me((0.4360747 * t + 0.3850649 * n + 0.1430804 * r) / we)), (o = Me((0.0139322 * t + 0.0971045 * n + 0.7141733 * r) / Ee))),
    new L(116 * i - 16, 500 * (a - i), 200 * (i - o), e.opacity)
  );
}
function je(e, t, n, r) {
  return arguments.length === 1 ? Ae(e) : new L(e, t, n, r ?? 1);
}
function L(e, t, n, r) {
  ((this.l = +e), (this.a = +t), (this.b = +n), (this.opacity = +r));
}
v(
  L,
  je,
  y(b, {
    brighter(e) {
      return new L(this.l + F * (e ?? 1), this.a, this.b, this.opacity);
    },
    darker(e) {
      return new L(this.l - F * (e ?? 1), this.a, this.b, this.opacity);
    },
    rgb() {
      var e = (this.l + 16) / 116,
        t = isNaN(this.a) ? e : e + this.a / 500,
        n = isNaN(this.b) ? e : e - this.b / 200;
      return (
        (t = we * Ne(t)),
        (e = Te * Ne(e)),
        (n = Ee * Ne(n)),
        new k(
          Pe(3.1338561 * t - 1.6168667 * e - 0.4906146 * n),
          Pe(-0.9787684 * t + 1.9161415 * e + 0.033454 * n),
          Pe(0.0719453 * t - 0.2289914 * e + 1.4052427 * n),
          this.opacity,
        )
      );
    },
  }),
);
function Me(e) {
  return e > ke ? e ** (1 / 3) : e / Oe + De;
}
function Ne(e) {
  return e > I ? e * e * e : Oe * (e - De);
}
function Pe(e) {
  return 255 * (e <= 0.0031308 ? 12.92 * e : 1.055 * e ** (1 / 2.4) - 0.055);
}
function Fe(e) {
  return (e /= 255) <= 0.04045 ? e / 12.92 : ((e + 0.055) / 1.055) ** 2.4;
}
function Ie(e) {
  if (e instanceof R) return new R(e.h, e.c, e.l, e.opacity);
  if ((e instanceof L || (e = Ae(e)), e.a === 0 && e.b === 0)) return new R(NaN, 0 < e.l && e.l < 100 ? 0 : NaN, e.l, e.opacity);
  var t = Math.atan2(e.b, e.a) * Ce;
  return new R(t < 0 ? t + 360 : t, Math.sqrt(e.a * e.a + e.b * e.b), e.l, e.opacity);
}
function Le(e, t, n, r) {
  return arguments.length === 1 ? Ie(e) : new R(e, t, n, r ?? 1);
}
function R(e, t, n, r) {
  ((this.h = +e), (this.c = +t), (this.l = +n), (this.opacity = +r));
}
function Re(e) {
  if (isNaN(e.h)) return new L(e.l, 0, 0, e.opacity);
  var t = e.h * Se;
  return new L(e.l, Math.cos(t) * e.c, Math.sin(t) * e.c, e.opacity);
}
v(
  R,
  Le,
  y(b, {
    brighter(e) {
      return new R(this.h, this.c, this.l + F * (e ?? 1), this.opacity);
    },
    darker(e) {
      return new R(this.h, this.c, this.l - F * (e ?? 1), this.opacity);
    },
    rgb() {
      return Re(this).rgb();
    },
  }),
);
var ze = -0.14861,
  Be = 1.78277,
  Ve = -0.29227,
  z = -0.90649,
  B = 1.97294,
  He = B * z,
  Ue = B * Be,
  We = Be * Ve - z * ze;
function Ge(e) {
  if (e instanceof V) return new V(e.h, e.s, e.l, e.opacity);
  e instanceof k || (e = fe(e));
  var t = e.r / 255,
    n = e.g / 255,
    r = e.b / 255,
    i = (We * r + He * t - Ue * n) / (We + He - Ue),
    a = r - i,
    o = (B * (n - i) - Ve * a) / z,
    s = Math.sqrt(o * o + a * a) / (B * i * (1 - i)),
    c = s ? Math.atan2(o, a) * Ce - 120 : NaN;
  return new V(c < 0 ? c + 360 : c, s, i, e.opacity);
}
function Ke(e, t, n, r) {
  return arguments.length === 1 ? Ge(e) : new V(e, t, n, r ?? 1);
}
function V(e, t, n, r) {
  ((this.h = +e), (this.s = +t), (this.l = +n), (this.opacity = +r));
}
v(
  V,
  Ke,
  y(b, {
    brighter(e) {
      return ((e = e == null ? S : S ** +e), new V(this.h, this.s, this.l * e, this.opacity));
    },
    darker(e) {
      return ((e = e == null ? x : x ** +e), new V(this.h, this.s, this.l * e, this.opacity));
    },
    rgb() {
      var e = isNaN(this.h) ? 0 : (this.h + 120) * Se,
        t = +this.l,
        n = isNaN(this.s) ? 0 : this.s * t * (1 - t),
        r = Math.cos(e),
        i = Math.sin(e);
      return new k(255 * (t + n * (ze * r + Be * i)), 255 * (t + n * (Ve * r + z * i)), 255 * (t + B * r * n), this.opacity);
    },
  }),
);
var H = (e) => () => e;
function qe(e, t) {
  return function (n) {
    return e + n * t;
  };
}
function Je(e, t, n) {
  return (
    (e **= +n),
    (t = t ** +n - e),
    (n = 1 / n),
    function (r) {
      return (e + r * t) ** +n;
    }
  );
}
function Ye(e, t) {
  var n = t - e;
  return n ? qe(e, n > 180 || n < -180 ? n - 360 * Math.round(n / 360) : n) : H(isNaN(e) ? t : e);
}
function Xe(e) {
  return (e = +e) == 1
    ? U
    : function (t, n) {
        return n - t ? Je(t, n, e) : H(isNaN(t) ? n : t);
      };
}
function U(e, t) {
  var n = t - e;
  return n ? qe(e, n) : H(isNaN(e) ? t : e);
}
var Ze = (function e(t) {
  var n = Xe(t);
  function r(e, t) {
    var r = n((e = pe(e)).r, (t = pe(t)).r),
      i = n(e.g, t.g),
      a = n(e.b, t.b),
      o = U(e.opacity, t.opacity);
    return function (t) {
      return ((e.r = r(t)), (e.g = i(t)), (e.b = a(t)), (e.opacity = o(t)), e + ``);
    };
  }
  return ((r.gamma = e), r);
})(1);
function Qe(e, t) {
  t ||= [];
  var n = e ? Math.min(t.length, e.length) : 0,
    r = t.slice(),
    i;
  return function (a) {
    for (i = 0; i < n; ++i) r[i] = e[i] * (1 - a) + t[i] * a;
    return r;
  };
}
function $e(e) {
  return ArrayBuffer.isView(e) && !(e instanceof DataView);
}
function et(e, t) {
  for (var n = t ? t.length : 0, r = e ? Math.min(n, e.length) : 0, i = Array(r), a = Array(n), o = 0; o < r; ++o) i[o] = ct(e[o], t[o]);
  for (; o < n; ++o) a[o] = t[o];
  return function (e) {
    for (o = 0; o < r; ++o) a[o] = i[o](e);
    return a;
  };
}
function tt(e, t) {
  var n = new Date();
  return (
    (e = +e),
    (t = +t),
    function (r) {
      return (n.setTime(e * (1 - r) + t * r), n);
    }
  );
}
function W(e, t) {
  return (
    (e = +e),
    (t = +t),
    function (n) {
      return e * (1 - n) + t * n;
    }
  );
}
function nt(e, t) {
  var n = {},
    r = {},
    i;
  for (i in ((typeof e == `object` && e) || (e = {}), (typeof t == `object` && t) || (t = {}), t))
    i in e ? (n[i] = ct(e[i], t[i])) : (r[i] = t[i]);
  return function (e) {
    for (i in n) r[i] = n[i](e);
    return r;
  };
}
var rt = /[-+]?(?:\d+\.?\d*|\.?\d+)(?:[eE][-+]?\d+)?/g,
  it = new RegExp(rt.source, `g`);
function at(e) {
  return function () {
    return e;
  };
}
function ot(e) {
  return function (t) {
    return e(t) + ``;
  };
}
function st(e, t) {
  var n = (rt.lastIndex = it.lastIndex = 0),
    r,
    i,
    a,
    o = -1,
    s = [],
    c = [];
  for (e += ``, t += ``; (r = rt.exec(e)) && (i = it.exec(t));)
    ((a = i.index) > n && ((a = t.slice(n, a)), s[o] ? (s[o] += a) : (s[++o] = a)),
      (r = r[0]) === (i = i[0]) ? (s[o] ? (s[o] += i) : (s[++o] = i)) : ((s[++o] = null), c.push({ i: o, x: W(r, i) })),
      (n = it.lastIndex));
  return (
    n < t.length && ((a = t.slice(n)), s[o] ? (s[o] += a) : (s[++o] = a)),
    s.length < 2
      ? c[0]
        ? ot(c[0].x)
        : at(t)
      : ((t = c.length),
        function (e) {
          for (var n = 0, r; n < t; ++n) s[(r = c[n]).i] = r.x(e);
          return s.join(``);
        })
  );
}
function ct(e, t) {
  var n = typeof t,
    r;
  return t == null || n === `boolean`
    ? H(t)
    : (n === `number`
        ? W
        : n === `string`
          ? (r = D(t))
            ? ((t = r), Ze)
            : st
          : t instanceof D
            ? Ze
            : t instanceof Date
              ? tt
              : $e(t)
                ? Qe
                : Array.isArray(t)
                  ? et
                  : (typeof t.valueOf != `function` && typeof t.toString != `function`) || isNaN(t)
                    ? nt
                    : W)(e, t);
}
function lt(e, t) {
  return (
    (e = +e),
    (t = +t),
    function (n) {
      return Math.round(e * (1 - n) + t * n);
    }
  );
}
var ut = 1e-12;
function dt(e) {
  return ((e = Math.exp(e)) + 1 / e) / 2;
}
function ft(e) {
  return ((e = Math.exp(e)) - 1 / e) / 2;
}
function pt(e) {
  return ((e = Math.exp(2 * e)) - 1) / (e + 1);
}
(function e(t, n, r) {
  function i(e, i) {
    var a = e[0],
      o = e[1],
      s = e[2],
      c = i[0],
      l = i[1],
      u = i[2],
      d = c - a,
      f = l - o,
      p = d * d + f * f,
      m,
      h;
    if (p < ut)
      ((h = Math.log(u / s) / t),
        (m = function (e) {
          return [a + e * d, o + e * f, s * Math.exp(t * e * h)];
        }));
    else {
      var g = Math.sqrt(p),
        _ = (u * u - s * s + r * p) / (2 * s * n * g),
        v = (u * u - s * s - r * p) / (2 * u * n * g),
        y = Math.log(Math.sqrt(_ * _ + 1) - _);
      ((h = (Math.log(Math.sqrt(v * v + 1) - v) - y) / t),
        (m = function (e) {
          var r = e * h,
            i = dt(y),
            c = (s / (n * g)) * (i * pt(t * r + y) - ft(y));
          return [a + c * d, o + c * f, (s * i) / dt(t * r + y)];
        }));
    }
    return ((m.duration = (Math.abs(h) * 1e3 * t) / Math.SQRT2), m);
  }
  return (
    (i.rho = function (t) {
      var n = Math.max(0.001, +t),
        r = n * n;
      return e(n, r, r * r);
    }),
    i
  );
})(Math.SQRT2, 2, 4);
function mt(e) {
  return (function t(n) {
    n = +n;
    function r(t, r) {
      var i = e((t = Ke(t)).h, (r = Ke(r)).h),
        a = U(t.s, r.s),
        o = U(t.l, r.l),
        s = U(t.opacity, r.opacity);
      return function (e) {
        return ((t.h = i(e)), (t.s = a(e)), (t.l = o(e ** +n)), (t.opacity = s(e)), t + ``);
      };
    }
    return ((r.gamma = t), r);
  })(1);
}
(mt(Ye), mt(U));
function ht(e) {
  return Math.abs((e = Math.round(e))) >= 1e21 ? e.toLocaleString(`en`).replace(/,/g, ``) : e.toString(10);
}
function G(e, t) {
  if (!isFinite(e) || e === 0) return null;
  var n = (e = t ? e.toExponential(t - 1) : e.toExponential()).indexOf(`e`),
    r = e.slice(0, n);
  return [r.length > 1 ? r[0] + r.slice(2) : r, +e.slice(n + 1)];
}
function K(e) {
  return ((e = G(Math.abs(e))), e ? e[1] : NaN);
}
function gt(e, t) {
  return function (n, r) {
    for (
      var i = n.length, a = [], o = 0, s = e[0], c = 0;
      i > 0 && s > 0 && (c + s + 1 > r && (s = Math.max(1, r - c)), a.push(n.substring((i -= s), i + s)), !((c += s + 1) > r));
    )
      s = e[(o = (o + 1) % e.length)];
    return a.reverse().join(t);
  };
}
function _t(e) {
  return function (t) {
    return t.replace(/[0-9]/g, function (t) {
      return e[+t];
    });
  };
}
var vt = /^(?:(.)?([<>=^]))?([+\-( ])?([$#])?(0)?(\d+)?(,)?(\.\d+)?(~)?([a-z%])?$/i;
function q(e) {
  if (!(t = vt.exec(e))) throw Error(`invalid format: ` + e);
  var t;
  return new yt({
    fill: t[1],
    align: t[2],
    sign: t[3],
    symbol: t[4],
    zero: t[5],
    width: t[6],
    comma: t[7],
    precision: t[8] && t[8].slice(1),
    trim: t[9],
    type: t[10],
  });
}
q.prototype = yt.prototype;
function yt(e) {
  ((this.fill = e.fill === void 0 ? ` ` : e.fill + ``),
    (this.align = e.align === void 0 ? `>` : e.align + ``),
    (this.sign = e.sign === void 0 ? `-` : e.sign + ``),
    (this.symbol = e.symbol === void 0 ? `` : e.symbol + ``),
    (this.zero = !!e.zero),
    (this.width = e.width === void 0 ? void 0 : +e.width),
    (this.comma = !!e.comma),
    (this.precision = e.precision === void 0 ? void 0 : +e.precision),
    (this.trim = !!e.trim),
    (this.type = e.type === void 0 ? `` : e.type + ``));
}
yt.prototype.toString = function () {
  return (
    this.fill +
    this.align +
    this.sign +
    this.symbol +
    (this.zero ? `0` : ``) +
    (this.width === void 0 ? `` : Math.max(1, this.width | 0)) +
    (this.comma ? `,` : ``) +
    (this.precision === void 0 ? `` : `.` + Math.max(0, this.precision | 0)) +
    (this.trim ? `~` : ``) +
    this.type
  );
};
function bt(e) {
  out: for (var t = e.length, n = 1, r = -1, i; n < t; ++n)
    switch (e[n]) {
      case `.`:
        r = i = n;
        break;
      case `0`:
        (r === 0 && (r = n), (i = n));
        break;
      default:
        if (!+e[n]) break out;
        r > 0 && (r = 0);
    }
  return r > 0 ? e.slice(0, r) + e.slice(i + 1) : e;
}
var xt;
function St(e, t) {
  var n = G(e, t);
  if (!n) return ((xt = void 0), e.toPrecision(t));
  var r = n[0],
    i = n[1],
    a = i - (xt = Math.max(-8, Math.min(8, Math.floor(i / 3))) * 3) + 1,
    o = r.length;
  return a === o
    ? r
    : a > o
      ? r + Array(a - o + 1).join(`0`)
      : a > 0
        ? r.slice(0, a) + `.` + r.slice(a)
        : `0.` + Array(1 - a).join(`0`) + G(e, Math.max(0, t + a - 1))[0];
}
function Ct(e, t) {
  var n = G(e, t);
  if (!n) return e + ``;
  var r = n[0],
    i = n[1];
  return i < 0
    ? `0.` + Array(-i).join(`0`) + r
    : r.length > i + 1
      ? r.slice(0, i + 1) + `.` + r.slice(i + 1)
      : r + Array(i - r.length + 2).join(`0`);
}
var wt = {
  '%': (e, t) => (e * 100).toFixed(t),
  b: (e) => Math.round(e).toString(2),
  c: (e) => e + ``,
  d: ht,
  e: (e, t) => e.toExponential(t),
  f: (e, t) => e.toFixed(t),
  g: (e, t) => e.toPrecision(t),
  o: (e) => Math.round(e).toString(8),
  p: (e, t) => Ct(e * 100, t),
  r: Ct,
  s: St,
  X: (e) => Math.round(e).toString(16).toUpperCase(),
  x: (e) => Math.round(e).toString(16),
};
function Tt(e) {
  return e;
}
var Et = Array.prototype.map,
  Dt = [`y`, `z`, `a`, `f`, `p`, `n`, `µ`, `m`, ``, `k`, `M`, `G`, `T`, `P`, `E`, `Z`, `Y`];
function Ot(e) {
  var t = e.grouping === void 0 || e.thousands === void 0 ? Tt : gt(Et.call(e.grouping, Number), e.thousands + ``),
    n = e.currency === void 0 ? `` : e.currency[0] + ``,
    r = e.currency === void 0 ? `` : e.currency[1] + ``,
    i = e.decimal === void 0 ? `.` : e.decimal + ``,
    a = e.numerals === void 0 ? Tt : _t(Et.call(e.numerals, String)),
    o = e.percent === void 0 ? `%` : e.percent + ``,
    s = e.minus === void 0 ? `−` : e.minus + ``,
    c = e.nan === void 0 ? `NaN` : e.nan + ``;
  function l(e, l) {
    e = q(e);
    var u = e.fill,
      d = e.align,
      f = e.sign,
      p = e.symbol,
      m = e.zero,
      h = e.width,
      g = e.comma,
      _ = e.precision,
      v = e.trim,
      y = e.type;
    (y === `n` ? ((g = !0), (y = `g`)) : wt[y] || (_ === void 0 && (_ = 12), (v = !0), (y = `g`)),
      (m || (u === `0` && d === `=`)) && ((m = !0), (u = `0`), (d = `=`)));
    var b = (l && l.prefix !== void 0 ? l.prefix : ``) + (p === `$` ? n : p === `#` && /[boxX]/.test(y) ? `0` + y.toLowerCase() : ``),
      x = (p === `$` ? r : /[%p]/.test(y) ? o : ``) + (l && l.suffix !== void 0 ? l.suffix : ``),
      S = wt[y],
      C = /[defgprs%]/.test(y);
    _ = _ === void 0 ? 6 : /[gprs]/.test(y) ? Math.max(1, Math.min(21, _)) : Math.max(0, Math.min(20, _));
    function w(e) {
      var n = b,
        r = x,
        o,
        l,
        p;
      if (y === `c`) ((r = S(e) + r), (e = ``));
      else {
        e = +e;
        var w = e < 0 || 1 / e < 0;
        if (
          ((e = isNaN(e) ? c : S(Math.abs(e), _)),
          v && (e = bt(e)),
          w && +e == 0 && f !== `+` && (w = !1),
          (n = (w ? (f === `(` ? f : s) : f === `-` || f === `(` ? `` : f) + n),
          (r = (y === `s` && !isNaN(e) && xt !== void 0 ? Dt[8 + xt / 3] : ``) + r + (w && f === `(` ? `)` : ``)),
          C)
        ) {
          for (o = -1, l = e.length; ++o < l;)
            if (((p = e.charCodeAt(o)), 48 > p || p > 57)) {
              ((r = (p === 46 ? i + e.slice(o + 1) : e.slice(o)) + r), (e = e.slice(0, o)));
              break;
            }
        }
      }
      g && !m && (e = t(e, 1 / 0));
      var T = n.length + e.length + r.length,
        E = T < h ? Array(h - T + 1).join(u) : ``;
      switch ((g && m && ((e = t(E + e, E.length ? h - r.length : 1 / 0)), (E = ``)), d)) {
        case `<`:
          e = n + e + r + E;
          break;
        case `=`:
          e = n + E + e + r;
          break;
        case `^`:
          e = E.slice(0, (T = E.length >> 1)) + n + e + r + E.slice(T);
          break;
        default:
          e = E + n + e + r;
      }
      return a(e);
    }
    return (
      (w.toString = function () {
        return e + ``;
      }),
      w
    );
  }
  function u(e, t) {
    var n = Math.max(-8, Math.min(8, Math.floor(K(t) / 3))) * 3,
      r = 10 ** -n,
      i = l(((e = q(e)), (e.type = `f`), e), { suffix: Dt[8 + n / 3] });
    return function (e) {
      return i(r * e);
    };
  }
  return { format: l, formatPrefix: u };
}
var kt, At, jt;
Mt({ thousands: `,`, grouping: [3], currency: [`$`, ``] });
function Mt(e) {
  return ((kt = Ot(e)), (At = kt.format), (jt = kt.formatPrefix), kt);
}
function Nt(e) {
  return Math.max(0, -K(Math.abs(e)));
}
function Pt(e, t) {
  return Math.max(0, Math.max(-8, Math.min(8, Math.floor(K(t) / 3))) * 3 - K(Math.abs(e)));
}
function Ft(e, t) {
  return ((e = Math.abs(e)), (t = Math.abs(t) - e), Math.max(0, K(t) - K(e)) + 1);
}
function It(e, t) {
  switch (arguments.length) {
    case 0:
      break;
    case 1:
      this.range(e);
      break;
    default:
      this.range(t).domain(e);
  }
  return this;
}
function Lt(e) {
  return function () {
    return e;
  };
}
function Rt(e) {
  return +e;
}
var zt = [0, 1];
function J(e) {
  return e;
}
function Bt(e, t) {
  return (t -= e = +e)
    ? function (n) {
        return (n - e) / t;
      }
    : Lt(isNaN(t) ? NaN : 0.5);
}
function Vt(e, t) {
  var n;
  return (
    e > t && ((n = e), (e = t), (t = n)),
    function (n) {
      return Math.max(e, Math.min(t, n));
    }
  );
}
function Ht(e, t, n) {
  var r = e[0],
    i = e[1],
    a = t[0],
    o = t[1];
  return (
    i < r ? ((r = Bt(i, r)), (a = n(o, a))) : ((r = Bt(r, i)), (a = n(a, o))),
    function (e) {
      return a(r(e));
    }
  );
}
function Ut(e, t, n) {
  var r = Math.min(e.length, t.length) - 1,
    i = Array(r),
    a = Array(r),
    o = -1;
  for (e[r] < e[0] && ((e = e.slice().reverse()), (t = t.slice().reverse())); ++o < r;)
    ((i[o] = Bt(e[o], e[o + 1])), (a[o] = n(t[o], t[o + 1])));
  return function (t) {
    var n = u(e, t, 1, r) - 1;
    return a[n](i[n](t));
  };
}
function Wt(e, t) {
  return t.domain(e.domain()).range(e.range()).interpolate(e.interpolate()).clamp(e.clamp()).unknown(e.unknown());
}
function Gt() {
  var e = zt,
    t = zt,
    n = ct,
    r,
    i,
    a,
    o = J,
    s,
    c,
    l;
  function u() {
    var n = Math.min(e.length, t.length);
    return (o !== J && (o = Vt(e[0], e[n - 1])), (s = n > 2 ? Ut : Ht), (c = l = null), d);
  }
  function d(i) {
    return i == null || isNaN((i = +i)) ? a : (c ||= s(e.map(r), t, n))(r(o(i)));
  }
  return (
    (d.invert = function (n) {
      return o(i((l ||= s(t, e.map(r), W))(n)));
    }),
    (d.domain = function (t) {
      return arguments.length ? ((e = Array.from(t, Rt)), u()) : e.slice();
    }),
    (d.range = function (e) {
      return arguments.length ? ((t = Array.from(e)), u()) : t.slice();
    }),
    (d.rangeRound = function (e) {
      return ((t = Array.from(e)), (n = lt), u());
    }),
    (d.clamp = function (e) {
      return arguments.length ? ((o = e ? !0 : J), u()) : o !== J;
    }),
    (d.interpolate = function (e) {
      return arguments.length ? ((n = e), u()) : n;
    }),
    (d.unknown = function (e) {
      return arguments.length ? ((a = e), d) : a;
    }),
    function (e, t) {
      return ((r = e), (i = t), u());
    }
  );
}
function Kt() {
  return Gt()(J, J);
}
function qt(e, t, n, r) {
  var i = _(e, t, n),
    a;
  switch (((r = q(r ?? `,f`)), r.type)) {
    case `s`:
      var o = Math.max(Math.abs(e), Math.abs(t));
      return (r.precision == null && !isNaN((a = Pt(i, o))) && (r.precision = a), jt(r, o));
    case ``:
    case `e`:
    case `g`:
    case `p`:
    case `r`:
      r.precision == null && !isNaN((a = Ft(i, Math.max(Math.abs(e), Math.abs(t))))) && (r.precision = a - (r.type === `e`));
      break;
    case `f`:
    case `%`:
      r.precision == null && !isNaN((a = Nt(i))) && (r.precision = a - (r.type === `%`) * 2);
  }
  return At(r);
}
function Jt(e) {
  var t = e.domain;
  return (
    (e.ticks = function (e) {
      var n = t();
      return h(n[0], n[n.length - 1], e ?? 10);
    }),
    (e.tickFormat = function (e, n) {
      var r = t();
      return qt(r[0], r[r.length - 1], e ?? 10, n);
    }),
    (e.nice = function (n) {
      n ??= 10;
      var r = t(),
        i = 0,
        a = r.length - 1,
        o = r[i],
        s = r[a],
        c,
        l,
        u = 10;
      for (s < o && ((l = o), (o = s), (s = l), (l = i), (i = a), (a = l)); u-- > 0;) {
        if (((l = g(o, s, n)), l === c)) return ((r[i] = o), (r[a] = s), t(r));
        if (l > 0) ((o = Math.floor(o / l) * l), (s = Math.ceil(s / l) * l));
        else if (l < 0) ((o = Math.ceil(o * l) / l), (s = Math.floor(s * l) / l));
        else break;
        c = l;
      }
      return e;
    }),
    e
  );
}
function Yt() {
  var e = Kt();
  return (
    (e.copy = function () {
      return Wt(e, Yt());
    }),
    It.apply(e, arguments),
    Jt(e)
  );
}
var Y = Math.PI,
  Xt = 2 * Y,
  X = 1e-6,
  Zt = Xt - X;
function Qt(e) {
  this._ += e[0];
  for (let t = 1, n = e.length; t < n; ++t) this._ += arguments[t] + e[t];
}
function $t(e) {
  let t = Math.floor(e);
  if (!(t >= 0)) throw Error(`invalid digits: ${e}`);
  if (t > 15) return Qt;
  let n = 10 ** t;
  return function (e) {
    this._ += e[0];
    for (let t = 1, r = e.length; t < r; ++t) this._ += Math.round(arguments[t] * n) / n + e[t];
  };
}
function en(e, t, n, r) {
  return e === n && t === r;
}
function tn(e) {
  let t = Math.floor(e);
  if (!(t <= 15)) return en;
  let n = 10 ** t,
    r = function (e) {
      return Math.round(e * n);
    };
  return function (e, t, n, i) {
    return r(e) === r(n) && r(t) === r(i);
  };
}
var nn = class {
  constructor(e) {
    ((this._x0 = this._y0 = this._x1 = this._y1 = null),
      (this._ = ``),
      (this._append = e == null ? Qt : $t(e)),
      (this._equal = e == null ? en : tn(e)));
  }
  moveTo(e, t) {
    this._append`M${(this._x0 = this._x1 = +e)},${(this._y0 = this._y1 = +t)}`;
  }
  closePath() {
    this._x1 !== null && ((this._x1 = this._x0), (this._y1 = this._y0), this._append`Z`);
  }
  lineTo(e, t) {
    this._append`L${(this._x1 = +e)},${(this._y1 = +t)}`;
  }
  quadraticCurveTo(e, t, n, r) {
    this._append`Q${+e},${+t},${(this._x1 = +n)},${(this._y1 = +r)}`;
  }
  bezierCurveTo(e, t, n, r, i, a) {
    this._append`C${+e},${+t},${+n},${+r},${(this._x1 = +i)},${(this._y1 = +a)}`;
  }
  arcTo(e, t, n, r, i) {
    if (((e = +e), (t = +t), (n = +n), (r = +r), (i = +i), i < 0)) throw Error(`negative radius: ${i}`);
    let a = this._x1,
      o = this._y1,
      s = n - e,
      c = r - t,
      l = a - e,
      u = o - t,
      d = l * l + u * u;
    if (this._x1 === null) this._append`M${(this._x1 = e)},${(this._y1 = t)}`;
    else if (d > X) {
      if (!(Math.abs(u * s - c * l) > X) || !i) this._append`L${(this._x1 = e)},${(this._y1 = t)}`;
      else {
        let f = n - a,
          p = r - o,
          m = s * s + c * c,
          h = f * f + p * p,
          g = Math.sqrt(m),
          _ = Math.sqrt(d),
          v = i * Math.tan((Y - Math.acos((m + d - h) / (2 * g * _))) / 2),
          y = v / _,
          b = v / g;
        (Math.abs(y - 1) > X && this._append`L${e + y * l},${t + y * u}`,
          this._append`A${i},${i},0,0,${+(u * f > l * p)},${(this._x1 = e + b * s)},${(this._y1 = t + b * c)}`);
      }
    }
  }
  arc(e, t, n, r, i, a) {
    if (((e = +e), (t = +t), (n = +n), (a = !!a), n < 0)) throw Error(`negative radius: ${n}`);
    let o = n * Math.cos(r),
      s = n * Math.sin(r),
      c = e + o,
      l = t + s,
      u = 1 ^ a,
      d = a ? r - i : i - r;
    if (
      (this._x1 === null
        ? this._append`M${c},${l}`
        : (Math.abs(this._x1 - c) > X || Math.abs(this._y1 - l) > X) && this._append`L${c},${l}`,
      n)
    ) {
      if ((d < 0 && (d = (d % Xt) + Xt), d > Zt))
        this._append`A${n},${n},0,1,${u},${e - o},${t - s}A${n},${n},0,1,${u},${(this._x1 = c)},${(this._y1 = l)}`;
      else if (d > X) {
        let a = e + n * Math.cos(i),
          o = t + n * Math.sin(i);
        if (d >= Y && this._equal(c, l, a, o)) {
          d /= 2;
          let i = r + d;
          this._append`A${n},${n},0,${+(d >= Y)},${u},${e + n * Math.cos(i)},${t + n * Math.sin(i)}`;
        }
        this._append`A${n},${n},0,${+(d >= Y)},${u},${(this._x1 = a)},${(this._y1 = o)}`;
      }
    }
  }
  rect(e, t, n, r) {
    this._append`M${(this._x0 = this._x1 = +e)},${(this._y0 = this._y1 = +t)}h${(n = +n)}v${+r}h${-n}Z`;
  }
  toString() {
    return this._;
  }
};
nn.prototype;
function Z(e) {
  return function () {
    return e;
  };
}
var rn = Math.cos,
  an = Math.sin,
  Q = Math.sqrt,
  on = 1e-12,
  sn = Math.PI;
sn / 2;
var cn = 2 * sn;
function ln(e) {
  let t = 3;
  return (
    (e.digits = function (n) {
      if (!arguments.length) return t;
      if (n == null) t = null;
      else {
        let e = Math.floor(n);
        if (!(e >= 0)) throw RangeError(`invalid digits: ${n}`);
        t = e;
      }
      return e;
    }),
    () => new nn(t)
  );
}
Array.prototype.slice;
function un(e) {
  return typeof e == `object` && `length` in e ? e : Array.from(e);
}
function dn(e) {
  this._context = e;
}
dn.prototype = {
  areaStart: function () {
    this._line = 0;
  },
  areaEnd: function () {
    this._line = NaN;
  },
  lineStart: function () {
    this._point = 0;
  },
  lineEnd: function () {
    ((this._line || (this._line !== 0 && this._point === 1)) && this._context.closePath(), (this._line = 1 - this._line));
  },
  point: function (e, t) {
    switch (((e = +e), (t = +t), this._point)) {
      case 0:
        ((this._point = 1), this._line ? this._context.lineTo(e, t) : this._context.moveTo(e, t));
        break;
      case 1:
        this._point = 2;
      default:
        this._context.lineTo(e, t);
    }
  },
};
function fn(e) {
  return new dn(e);
}
function pn(e) {
  return e[0];
}
function mn(e) {
  return e[1];
}
function hn(e, t) {
  var n = Z(!0),
    r = null,
    i = fn,
    a = null,
    o = ln(s);
  ((e = typeof e == `function` ? e : e === void 0 ? pn : Z(e)), (t = typeof t == `function` ? t : t === void 0 ? mn : Z(t)));
  function s(s) {
    var c,
      l = (s = un(s)).length,
      u,
      d = !1,
      f;
    for (r ?? (a = i((f = o()))), c = 0; c <= l; ++c)
      (!(c < l && n((u = s[c]), c, s)) === d && ((d = !d) ? a.lineStart() : a.lineEnd()), d && a.point(+e(u, c, s), +t(u, c, s)));
    if (f) return ((a = null), f + `` || null);
  }
  return (
    (s.x = function (t) {
      return arguments.length ? ((e = typeof t == `function` ? t : Z(+t)), s) : e;
    }),
    (s.y = function (e) {
      return arguments.length ? ((t = typeof e == `function` ? e : Z(+e)), s) : t;
    }),
    (s.defined = function (e) {
      return arguments.length ? ((n = typeof e == `function` ? e : Z(!!e)), s) : n;
    }),
    (s.curve = function (e) {
      return arguments.length ? ((i = e), r != null && (a = i(r)), s) : i;
    }),
    (s.context = function (e) {
      return arguments.length ? (e == null ? (r = a = null) : (a = i((r = e))), s) : r;
    }),
    s
  );
}
function gn(e, t, n) {
  var r = null,
    i = Z(!0),
    a = null,
    o = fn,
    s = null,
    c = ln(l);
  ((e = typeof e == `function` ? e : e === void 0 ? pn : Z(+e)),
    (t = typeof t == `function` ? t : Z(t === void 0 ? 0 : +t)),
    (n = typeof n == `function` ? n : n === void 0 ? mn : Z(+n)));
  function l(l) {
    var u,
      d,
      f,
      p = (l = un(l)).length,
      m,
      h = !1,
      g,
      _ = Array(p),
      v = Array(p);
    for (a ?? (s = o((g = c()))), u = 0; u <= p; ++u) {
      if (!(u < p && i((m = l[u]), u, l)) === h) {
        if ((h = !h)) ((d = u), s.areaStart(), s.lineStart());
        else {
          for (s.lineEnd(), s.lineStart(), f = u - 1; f >= d; --f) s.point(_[f], v[f]);
          (s.lineEnd(), s.areaEnd());
        }
      }
      h && ((_[u] = +e(m, u, l)), (v[u] = +t(m, u, l)), s.point(r ? +r(m, u, l) : _[u], n ? +n(m, u, l) : v[u]));
    }
    if (g) return ((s = null), g + `` || null);
  }
  function u() {
    return hn().defined(i).curve(o).context(a);
  }
  return (
    (l.x = function (t) {
      return arguments.length ? ((e = typeof t == `function` ? t : Z(+t)), (r = null), l) : e;
    }),
    (l.x0 = function (t) {
      return arguments.length ? ((e = typeof t == `function` ? t : Z(+t)), l) : e;
    }),
    (l.x1 = function (e) {
      return arguments.length ? ((r = e == null ? null : typeof e == `function` ? e : Z(+e)), l) : r;
    }),
    (l.y = function (e) {
      return arguments.length ? ((t = typeof e == `function` ? e : Z(+e)), (n = null), l) : t;
    }),
    (l.y0 = function (e) {
      return arguments.length ? ((t = typeof e == `function` ? e : Z(+e)), l) : t;
    }),
    (l.y1 = function (e) {
      return arguments.length ? ((n = e == null ? null : typeof e == `function` ? e : Z(+e)), l) : n;
    }),
    (l.lineX0 = l.lineY0 =
      function () {
        return u().x(e).y(t);
      }),
    (l.lineY1 = function () {
      return u().x(e).y(n);
    }),
    (l.lineX1 = function () {
      return u().x(r).y(t);
    }),
    (l.defined = function (e) {
      return arguments.length ? ((i = typeof e == `function` ? e : Z(!!e)), l) : i;
    }),
    (l.curve = function (e) {
      return arguments.length ? ((o = e), a != null && (s = o(a)), l) : o;
    }),
    (l.context = function (e) {
      return arguments.length ? (e == null ? (a = s = null) : (s = o((a = e))), l) : a;
    }),
    l
  );
}
vn(fn);
function _n(e) {
  this._curve = e;
}
_n.prototype = {
  areaStart: function () {
    this._curve.areaStart();
  },
  areaEnd: function () {
    this._curve.areaEnd();
  },
  lineStart: function () {
    this._curve.lineStart();
  },
  lineEnd: function () {
    this._curve.lineEnd();
  },
  point: function (e, t) {
    this._curve.point(t * Math.sin(e), t * -Math.cos(e));
  },
};
function vn(e) {
  function t(t) {
    return new _n(e(t));
  }
  return ((t._curve = e), t);
}
(Q(3), Q(1 / 3) * 2);
var yn = an(sn / 10) / an((7 * sn) / 10);
(an(cn / 10) * yn, -rn(cn / 10) * yn, Q(3), Q(3), Q(3) / 2, (1 / Q(12) / 2 + 1) * 3);
function bn() {}
function xn(e, t, n) {
  e._context.bezierCurveTo(
    (2 * e._x0 + e._x1) / 3,
    (2 * e._y0 + e._y1) / 3,
    (e._x0 + 2 * e._x1) / 3,
    (e._y0 + 2 * e._y1) / 3,
    (e._x0 + 4 * e._x1 + t) / 6,
    (e._y0 + 4 * e._y1 + n) / 6,
  );
}
function Sn(e) {
  this._context = e;
}
Sn.prototype = {
  areaStart: function () {
    this._line = 0;
  },
  areaEnd: function () {
    this._line = NaN;
  },
  lineStart: function () {
    ((this._x0 = this._x1 = this._y0 = this._y1 = NaN), (this._point = 0));
  },
  lineEnd: function () {
    switch (this._point) {
      case 3:
        xn(this, this._x1, this._y1);
      case 2:
        this._context.lineTo(this._x1, this._y1);
    }
    ((this._line || (this._line !== 0 && this._point === 1)) && this._context.closePath(), (this._line = 1 - this._line));
  },
  point: function (e, t) {
    switch (((e = +e), (t = +t), this._point)) {
      case 0:
        ((this._point = 1), this._line ? this._context.lineTo(e, t) : this._context.moveTo(e, t));
        break;
      case 1:
        this._point = 2;
        break;
      case 2:
        ((this._point = 3), this._context.lineTo((5 * this._x0 + this._x1) / 6, (5 * this._y0 + this._y1) / 6));
      default:
        xn(this, e, t);
    }
    ((this._x0 = this._x1), (this._x1 = e), (this._y0 = this._y1), (this._y1 = t));
  },
};
function Cn(e, t) {
  ((this._basis = new Sn(e)), (this._beta = t));
}
((Cn.prototype = {
  lineStart: function () {
    ((this._x = []), (this._y = []), this._basis.lineStart());
  },
  lineEnd: function () {
    var e = this._x,
      t = this._y,
      n = e.length - 1;
    if (n > 0)
      for (var r = e[0], i = t[0], a = e[n] - r, o = t[n] - i, s = -1, c; ++s <= n;)
        ((c = s / n),
          this._basis.point(this._beta * e[s] + (1 - this._beta) * (r + c * a), this._beta * t[s] + (1 - this._beta) * (i + c * o)));
    ((this._x = this._y = null), this._basis.lineEnd());
  },
  point: function (e, t) {
    (this._x.push(+e), this._y.push(+t));
  },
}),
  (function e(t) {
    function n(e) {
      return t === 1 ? new Sn(e) : new Cn(e, t);
    }
    return (
      (n.beta = function (t) {
        return e(+t);
      }),
      n
    );
  })(0.85));
function wn(e, t, n) {
  e._context.bezierCurveTo(
    e._x1 + e._k * (e._x2 - e._x0),
    e._y1 + e._k * (e._y2 - e._y0),
    e._x2 + e._k * (e._x1 - t),
    e._y2 + e._k * (e._y1 - n),
    e._x2,
    e._y2,
  );
}
function Tn(e, t) {
  ((this._context = e), (this._k = (1 - t) / 6));
}
((Tn.prototype = {
  areaStart: function () {
    this._line = 0;
  },
  areaEnd: function () {
    this._line = NaN;
  },
  lineStart: function () {
    ((this._x0 = this._x1 = this._x2 = this._y0 = this._y1 = this._y2 = NaN), (this._point = 0));
  },
  lineEnd: function () {
    switch (this._point) {
      case 2:
        this._context.lineTo(this._x2, this._y2);
        break;
      case 3:
        wn(this, this._x1, this._y1);
    }
    ((this._line || (this._line !== 0 && this._point === 1)) && this._context.closePath(), (this._line = 1 - this._line));
  },
  point: function (e, t) {
    switch (((e = +e), (t = +t), this._point)) {
      case 0:
        ((this._point = 1), this._line ? this._context.lineTo(e, t) : this._context.moveTo(e, t));
        break;
      case 1:
        ((this._point = 2), (this._x1 = e), (this._y1 = t));
        break;
      case 2:
        this._point = 3;
      default:
        wn(this, e, t);
    }
    ((this._x0 = this._x1), (this._x1 = this._x2), (this._x2 = e), (this._y0 = this._y1), (this._y1 = this._y2), (this._y2 = t));
  },
}),
  (function e(t) {
    function n(e) {
      return new Tn(e, t);
    }
    return (
      (n.tension = function (t) {
        return e(+t);
      }),
      n
    );
  })(0));
function En(e, t) {
  ((this._context = e), (this._k = (1 - t) / 6));
}
((En.prototype = {
  areaStart: bn,
  areaEnd: bn,
  lineStart: function () {
    ((this._x0 =
      this._x1 =
      this._x2 =
      this._x3 =
      this._x4 =
      this._x5 =
      this._y0 =
      this._y1 =
      this._y2 =
      this._y3 =
      this._y4 =
      this._y5 =
        NaN),
      (this._point = 0));
  },
  lineEnd: function () {
    switch (this._point) {
      case 1:
        (this._context.moveTo(this._x3, this._y3), this._context.closePath());
        break;
      case 2:
        (this._context.lineTo(this._x3, this._y3), this._context.closePath());
        break;
      case 3:
        (this.point(this._x3, this._y3), this.point(this._x4, this._y4), this.point(this._x5, this._y5));
    }
  },
  point: function (e, t) {
    switch (((e = +e), (t = +t), this._point)) {
      case 0:
        ((this._point = 1), (this._x3 = e), (this._y3 = t));
        break;
      case 1:
        ((this._point = 2), this._context.moveTo((this._x4 = e), (this._y4 = t)));
        break;
      case 2:
        ((this._point = 3), (this._x5 = e), (this._y5 = t));
        break;
      default:
        wn(this, e, t);
    }
    ((this._x0 = this._x1), (this._x1 = this._x2), (this._x2 = e), (this._y0 = this._y1), (this._y1 = this._y2), (this._y2 = t));
  },
}),
  (function e(t) {
    function n(e) {
      return new En(e, t);
    }
    return (
      (n.tension = function (t) {
        return e(+t);
      }),
      n
    );
  })(0));
function Dn(e, t) {
  ((this._context = e), (this._k = (1 - t) / 6));
}
((Dn.prototype = {
  areaStart: function () {
    this._line = 0;
  },
  areaEnd: function () {
    this._line = NaN;
  },
  lineStart: function () {
    ((this._x0 = this._x1 = this._x2 = this._y0 = this._y1 = this._y2 = NaN), (this._point = 0));
  },
  lineEnd: function () {
    ((this._line || (this._line !== 0 && this._point === 3)) && this._context.closePath(), (this._line = 1 - this._line));
  },
  point: function (e, t) {
    switch (((e = +e), (t = +t), this._point)) {
      case 0:
        this._point = 1;
        break;
      case 1:
        this._point = 2;
        break;
      case 2:
        ((this._point = 3), this._line ? this._context.lineTo(this._x2, this._y2) : this._context.moveTo(this._x2, this._y2));
        break;
      case 3:
        this._point = 4;
      default:
        wn(this, e, t);
    }
    ((this._x0 = this._x1), (this._x1 = this._x2), (this._x2 = e), (this._y0 = this._y1), (this._y1 = this._y2), (this._y2 = t));
  },
}),
  (function e(t) {
    function n(e) {
      return new Dn(e, t);
    }
    return (
      (n.tension = function (t) {
        return e(+t);
      }),
      n
    );
  })(0));
function On(e, t, n) {
  var r = e._x1,
    i = e._y1,
    a = e._x2,
    o = e._y2;
  if (e._l01_a > on) {
    var s = 2 * e._l01_2a + 3 * e._l01_a * e._l12_a + e._l12_2a,
      c = 3 * e._l01_a * (e._l01_a + e._l12_a);
    ((r = (r * s - e._x0 * e._l12_2a + e._x2 * e._l01_2a) / c), (i = (i * s - e._y0 * e._l12_2a + e._y2 * e._l01_2a) / c));
  }
  if (e._l23_a > on) {
    var l = 2 * e._l23_2a + 3 * e._l23_a * e._l12_a + e._l12_2a,
      u = 3 * e._l23_a * (e._l23_a + e._l12_a);
    ((a = (a * l + e._x1 * e._l23_2a - t * e._l12_2a) / u), (o = (o * l + e._y1 * e._l23_2a - n * e._l12_2a) / u));
  }
  e._context.bezierCurveTo(r, i, a, o, e._x2, e._y2);
}
function kn(e, t) {
  ((this._context = e), (this._alpha = t));
}
((kn.prototype = {
  areaStart: function () {
    this._line = 0;
  },
  areaEnd: function () {
    this._line = NaN;
  },
  lineStart: function () {
    ((this._x0 = this._x1 = this._x2 = this._y0 = this._y1 = this._y2 = NaN),
      (this._l01_a = this._l12_a = this._l23_a = this._l01_2a = this._l12_2a = this._l23_2a = this._point = 0));
  },
  lineEnd: function () {
    switch (this._point) {
      case 2:
        this._context.lineTo(this._x2, this._y2);
        break;
      case 3:
        this.point(this._x2, this._y2);
    }
    ((this._line || (this._line !== 0 && this._point === 1)) && this._context.closePath(), (this._line = 1 - this._line));
  },
  point: function (e, t) {
    if (((e = +e), (t = +t), this._point)) {
      var n = this._x2 - e,
        r = this._y2 - t;
      this._l23_a = Math.sqrt((this._l23_2a = (n * n + r * r) ** +this._alpha));
    }
    switch (this._point) {
      case 0:
        ((this._point = 1), this._line ? this._context.lineTo(e, t) : this._context.moveTo(e, t));
        break;
      case 1:
        this._point = 2;
        break;
      case 2:
        this._point = 3;
      default:
        On(this, e, t);
    }
    ((this._l01_a = this._l12_a),
      (this._l12_a = this._l23_a),
      (this._l01_2a = this._l12_2a),
      (this._l12_2a = this._l23_2a),
      (this._x0 = this._x1),
      (this._x1 = this._x2),
      (this._x2 = e),
      (this._y0 = this._y1),
      (this._y1 = this._y2),
      (this._y2 = t));
  },
}),
  (function e(t) {
    function n(e) {
      return t ? new kn(e, t) : new Tn(e, 0);
    }
    return (
      (n.alpha = function (t) {
        return e(+t);
      }),
      n
    );
  })(0.5));
function An(e, t) {
  ((this._context = e), (this._alpha = t));
}
((An.prototype = {
  areaStart: bn,
  areaEnd: bn,
  lineStart: function () {
    ((this._x0 =
      this._x1 =
      this._x2 =
      this._x3 =
      this._x4 =
      this._x5 =
      this._y0 =
      this._y1 =
      this._y2 =
      this._y3 =
      this._y4 =
      this._y5 =
        NaN),
      (this._l01_a = this._l12_a = this._l23_a = this._l01_2a = this._l12_2a = this._l23_2a = this._point = 0));
  },
  lineEnd: function () {
    switch (this._point) {
      case 1:
        (this._context.moveTo(this._x3, this._y3), this._context.closePath());
        break;
      case 2:
        (this._context.lineTo(this._x3, this._y3), this._context.closePath());
        break;
      case 3:
        (this.point(this._x3, this._y3), this.point(this._x4, this._y4), this.point(this._x5, this._y5));
    }
  },
  point: function (e, t) {
    if (((e = +e), (t = +t), this._point)) {
      var n = this._x2 - e,
        r = this._y2 - t;
      this._l23_a = Math.sqrt((this._l23_2a = (n * n + r * r) ** +this._alpha));
    }
    switch (this._point) {
      case 0:
        ((this._point = 1), (this._x3 = e), (this._y3 = t));
        break;
      case 1:
        ((this._point = 2), this._context.moveTo((this._x4 = e), (this._y4 = t)));
        break;
      case 2:
        ((this._point = 3), (this._x5 = e), (this._y5 = t));
        break;
      default:
        On(this, e, t);
    }
    ((this._l01_a = this._l12_a),
      (this._l12_a = this._l23_a),
      (this._l01_2a = this._l12_2a),
      (this._l12_2a = this._l23_2a),
      (this._x0 = this._x1),
      (this._x1 = this._x2),
      (this._x2 = e),
      (this._y0 = this._y1),
      (this._y1 = this._y2),
      (this._y2 = t));
  },
}),
  (function e(t) {
    function n(e) {
      return t ? new An(e, t) : new En(e, 0);
    }
    return (
      (n.alpha = function (t) {
        return e(+t);
      }),
      n
    );
  })(0.5));
function jn(e, t) {
  ((this._context = e), (this._alpha = t));
}
((jn.prototype = {
  areaStart: function () {
    this._line = 0;
  },
  areaEnd: function () {
    this._line = NaN;
  },
  lineStart: function () {
    ((this._x0 = this._x1 = this._x2 = this._y0 = this._y1 = this._y2 = NaN),
      (this._l01_a = this._l12_a = this._l23_a = this._l01_2a = this._l12_2a = this._l23_2a = this._point = 0));
  },
  lineEnd: function () {
    ((this._line || (this._line !== 0 && this._point === 3)) && this._context.closePath(), (this._line = 1 - this._line));
  },
  point: function (e, t) {
    if (((e = +e), (t = +t), this._point)) {
      var n = this._x2 - e,
        r = this._y2 - t;
      this._l23_a = Math.sqrt((this._l23_2a = (n * n + r * r) ** +this._alpha));
    }
    switch (this._point) {
      case 0:
        this._point = 1;
        break;
      case 1:
        this._point = 2;
        break;
      case 2:
        ((this._point = 3), this._line ? this._context.lineTo(this._x2, this._y2) : this._context.moveTo(this._x2, this._y2));
        break;
      case 3:
        this._point = 4;
      default:
        On(this, e, t);
    }
    ((this._l01_a = this._l12_a),
      (this._l12_a = this._l23_a),
      (this._l01_2a = this._l12_2a),
      (this._l12_2a = this._l23_2a),
      (this._x0 = this._x1),
      (this._x1 = this._x2),
      (this._x2 = e),
      (this._y0 = this._y1),
      (this._y1 = this._y2),
      (this._y2 = t));
  },
}),
  (function e(t) {
    function n(e) {
      return t ? new jn(e, t) : new Dn(e, 0);
    }
    return (
      (n.alpha = function (t) {
        return e(+t);
      }),
      n
    );
  })(0.5));
function Mn(e) {
  return e < 0 ? -1 : 1;
}
function Nn(e, t, n) {
  var r = e._x1 - e._x0,
    i = t - e._x1,
    a = (e._y1 - e._y0) / (r || (i < 0 && -0)),
    o = (n - e._y1) / (i || (r < 0 && -0)),
    s = (a * i + o * r) / (r + i);
  return (Mn(a) + Mn(o)) * Math.min(Math.abs(a), Math.abs(o), 0.5 * Math.abs(s)) || 0;
}
function Pn(e, t) {
  var n = e._x1 - e._x0;
  return n ? ((3 * (e._y1 - e._y0)) / n - t) / 2 : t;
}
function Fn(e, t, n) {
  var r = e._x0,
    i = e._y0,
    a = e._x1,
    o = e._y1,
    s = (a - r) / 3;
  e._context.bezierCurveTo(r + s, i + s * t, a - s, o - s * n, a, o);
}
function $(e) {
  this._context = e;
}
(($.prototype = {
  areaStart: function () {
    this._line = 0;
  },
  areaEnd: function () {
    this._line = NaN;
  },
  lineStart: function () {
    ((this._x0 = this._x1 = this._y0 = this._y1 = this._t0 = NaN), (this._point = 0));
  },
  lineEnd: function () {
    switch (this._point) {
      case 2:
        this._context.lineTo(this._x1, this._y1);
        break;
      case 3:
        Fn(this, this._t0, Pn(this, this._t0));
    }
    ((this._line || (this._line !== 0 && this._point === 1)) && this._context.closePath(), (this._line = 1 - this._line));
  },
  point: function (e, t) {
    var n = NaN;
    if (((e = +e), (t = +t), e !== this._x1 || t !== this._y1)) {
      switch (this._point) {
        case 0:
          ((this._point = 1), this._line ? this._context.lineTo(e, t) : this._context.moveTo(e, t));
          break;
        case 1:
          this._point = 2;
          break;
        case 2:
          ((this._point = 3), Fn(this, Pn(this, (n = Nn(this, e, t))), n));
          break;
        default:
          Fn(this, this._t0, (n = Nn(this, e, t)));
      }
      ((this._x0 = this._x1), (this._x1 = e), (this._y0 = this._y1), (this._y1 = t), (this._t0 = n));
    }
  },
}),
  (Object.create($.prototype).point = function (e, t) {
    $.prototype.point.call(this, t, e);
  }));
function In(e) {
  return new $(e);
}
export { r as a, Yt as i, hn as n, In as r, gn as t };
