import { r as e } from './XKyaHtl9.js';
import { O as t, ut as n, w as r } from './F4vu4jyn.js';
import { t as i } from './B2omCJwT.js';
import { a, i as o, n as s, r as c, t as l } from './C9BtusAU.js';
import { t as u } from './C-coS8so.js';
import { t as d } from './D4tpWBZn.js';
import { t as f } from './DrUi8QQT.js';
import { o as p } from './CwUb1psq.js';
import { t as ee } from './C-K0clPr.js';
import { t as te } from './rTPST_3y.js';
import { t as ne } from './DyzXAZnB.js';
import { t as m } from './DRX5ggfR.js';
import { t as re } from './BTSTizhr.js';
import { t as ie } from './-XGG-u2U.js';
import { t as ae } from './D8JH1jTK.js';
var h = { untitled: `پیام پشتیبانی`, subtitle: `تازه‌های پنل`, attachments: `پیوست‌ها`, download: (e) => `دریافت ${e}`, close: `بستن` },
  oe = 20,
  g = 6;
function _(e) {
  let t = [...e];
  if (t.length <= oe) return e;
  let n = t.lastIndexOf(`.`),
    r = n > 0 && t.length - n <= g ? t.slice(n) : [];
  return [...t.slice(0, 19 - r.length), `…`, ...r].join(``);
}
var v = n(),
  se = /\.(png|jpe?g|gif|webp|avif)$/i;
function y(e, t) {
  let n = URL.createObjectURL(e),
    r = document.createElement(`a`);
  ((r.href = n), (r.download = t), r.click(), URL.revokeObjectURL(n));
}
function b({ attachment: { id: e, name: n, size: r } }) {
  let i = ee({
      mutationFn: () => re.notifications.getChangelogFile({ params: { id: e } }),
      onSuccess: ({ blob: e, filename: t }) => y(e, t === `` ? n : t),
      onError: (e) => p.error(d(e)),
    }),
    a = se.test(n) ? m : ne,
    o = i.isPending ? t : te;
  return (0, v.jsxs)(`button`, {
    type: `button`,
    'aria-label': h.download(n),
    title: n,
    'aria-disabled': i.isPending || void 0,
    onClick: () => {
      i.isPending || i.mutate();
    },
    className: `flex min-h-11 w-full items-center gap-2.5 rounded-md border bg-surface-sunken px-3.5 py-2 text-start text-md hover:bg-surface-hover`,
    children: [
      (0, v.jsx)(a, { 'aria-hidden': !0, size: 18, className: `shrink-0 text-text-3` }),
      (0, v.jsx)(`bdi`, { className: `min-w-0 truncate text-text`, children: _(n) }),
      (0, v.jsx)(`span`, { className: `shrink-0 text-sm text-text-3`, children: f(r) }),
      (0, v.jsx)(`span`, { className: `flex-1` }),
      (0, v.jsx)(o, {
        'aria-hidden': !0,
        size: 18,
        className: i.isPending ? `shrink-0 animate-turn text-text-3` : `shrink-0 text-action-soft-text`,
      }),
    ],
  });
}
var ce = e(ae(), 1);
function le(e, t) {
  ((this.v = e), (this.k = t));
}
function x(e, t) {
  (t == null || t > e.length) && (t = e.length);
  for (var n = 0, r = Array(t); n < t; n++) r[n] = e[n];
  return r;
}
function ue(e) {
  if (Array.isArray(e)) return e;
}
function S(e, t) {
  var n = e == null ? null : (typeof Symbol < `u` && e[Symbol.iterator]) || e[`@@iterator`];
  if (n != null) {
    var r,
      i,
      a,
      o,
      s = [],
      c = !0,
      l = !1;
    try {
      if (((a = (n = n.call(e)).next), t === 0)) {
        if (Object(n) !== n) return;
        c = !1;
      } else for (; !(c = (r = a.call(n)).done) && (s.push(r.value), s.length !== t); c = !0);
    } catch (e) {
      ((l = !0), (i = e));
    } finally {
      try {
        if (!c && n.return != null && ((o = n.return()), Object(o) !== o)) return;
      } finally {
        if (l) throw i;
      }
    }
    return s;
  }
}
function de() {
  throw TypeError(`Invalid attempt to destructure non-iterable instance.
In order to be iterable, non-array objects must have a [Symbol.iterator]() method.`);
}
function fe(e, t) {
  return ue(e) || S(e, t) || pe(e, t) || de();
}
function pe(e, t) {
  if (e) {
    if (typeof e == `string`) return x(e, t);
    var n = {}.toString.call(e).slice(8, -1);
    return (
      n === `Object` && e.constructor && (n = e.constructor.name),
      n === `Map` || n === `Set`
        ? Array.from(e)
        : n === `Arguments` || /^(?:Ui|I)nt(?:8|16|32)(?:Clamped)?Array$/.test(n)
          ? x(e, t)
          : void 0
    );
  }
}
function C(e) {
  var t, n;
  function r(t, n) {
    try {
      var a = e[t](n),
        o = a.value,
        s = o instanceof le;
      Promise.resolve(s ? o.v : o).then(
        function (n) {
          if (s) {
            var c = t === `return` && o.k ? t : `next`;
            if (!o.k || n.done) return r(c, n);
            n = e[c](n).value;
          }
          i(!!a.done, n);
        },
        function (e) {
          r(`throw`, e);
        },
      );
    } catch (e) {
      i(2, e);
    }
  }
  function i(e, i) {
    (e === 2 ? t.reject(i) : t.resolve({ value: i, done: e }), (t = t.next) ? r(t.key, t.arg) : (n = null));
  }
  ((this._invoke = function (e, i) {
    return new Promise(function (a, o) {
      var s = { key: e, arg: i, resolve: a, reject: o, next: null };
      n ? (n = n.next = s) : ((t = n = s), r(e, i));
    });
  }),
    typeof e.return != `function` && (this.return = void 0));
}
((C.prototype[(typeof Symbol == `function` && Symbol.asyncIterator) || `@@asyncIterator`] = function () {
  return this;
}),
  (C.prototype.next = function (e) {
    return this._invoke(`next`, e);
  }),
  (C.prototype.throw = function (e) {
    return this._invoke(`throw`, e);
  }),
  (C.prototype.return = function (e) {
    return this._invoke(`return`, e);
  }));
var me = Object.entries,
  he = Object.keys,
  ge = Object.setPrototypeOf,
  _e = Object.isFrozen,
  ve = Object.getPrototypeOf,
  ye = Object.getOwnPropertyDescriptor,
  w = Object.freeze,
  T = Object.seal,
  E = Object.create,
  D = typeof Reflect < `u` && Reflect,
  be = D.apply,
  xe = D.construct;
((w ||= function (e) {
  return e;
}),
  (T ||= function (e) {
    return e;
  }),
  (be ||= function (e, t) {
    var n = [...arguments].slice(2);
    return e.apply(t, n);
  }),
  (xe ||= function (e) {
    return new e(...[...arguments].slice(1));
  }));
var O = F(Array.prototype.forEach),
  Se = F(Array.prototype.lastIndexOf),
  Ce = F(Array.prototype.pop),
  we = F(Array.prototype.push),
  Te = F(Array.prototype.slice),
  Ee = F(Array.prototype.splice),
  k = Array.isArray,
  De = I(Set),
  Oe = F(Set.prototype.add),
  ke = F(Set.prototype.has),
  A = F(String.prototype.toLowerCase),
  Ae = F(String.prototype.toString),
  je = F(String.prototype.match),
  Me = F(String.prototype.replace),
  Ne = F(String.prototype.indexOf),
  Pe = F(String.prototype.trim),
  Fe = F(Number.prototype.toString),
  Ie = F(Boolean.prototype.toString),
  Le = typeof BigInt > `u` ? null : F(BigInt.prototype.toString),
  Re = typeof Symbol > `u` ? null : F(Symbol.prototype.toString),
  j = F(Object.prototype.hasOwnProperty),
  M = F(Object.prototype.toString),
  ze = RegExp.prototype.test,
  N = function (e, t) {
    return (e instanceof RegExp && (e.lastIndex = 0), be(ze, e, [t]));
  },
  P = I(TypeError);
function F(e) {
  return function (t) {
    var n = [...arguments].slice(1);
    return be(e, t, n);
  };
}
function I(e) {
  return function () {
    return xe(e, [...arguments]);
  };
}
function L(e, t) {
  let n = arguments.length > 2 && arguments[2] !== void 0 ? arguments[2] : A;
  if ((ge && ge(e, null), !k(t))) return e;
  let r = t.length;
  for (; r--;) {
    let i = t[r];
    if (typeof i == `string`) {
      let e = n(i);
      e !== i && (_e(t) || (t[r] = e), (i = e));
    }
    e[i] = !0;
  }
  return e;
}
function Be(e) {
  for (let t = 0; t < e.length; t++) j(e, t) || (e[t] = null);
  return e;
}
function Ve(e) {
  let t = E(null);
  for (let r of me(e)) {
    var n = fe(r, 2);
    let i = n[0],
      a = n[1];
    j(e, i) && (t[i] = k(a) ? Be(a) : a && typeof a == `object` && a.constructor === Object ? Ve(a) : a);
  }
  return t;
}
function He(e) {
  let t = E(null),
    n = he(e),
    r = n.length;
  for (; r--;) t[n[r]] = e[n[r]];
  return t;
}
function Ue(e) {
  switch (typeof e) {
    case `string`:
      return e;
    case `number`:
      return Fe(e);
    case `boolean`:
      return Ie(e);
    case `bigint`:
      return Le ? Le(e) : `0`;
    case `symbol`:
      return Re ? Re(e) : `Symbol()`;
    case `undefined`:
      return M(e);
    case `function`:
    case `object`: {
      if (e === null) return M(e);
      let t = e,
        n = R(t, `toString`);
      if (typeof n == `function`) {
        let e = n(t);
        return typeof e == `string` ? e : M(e);
      }
      return M(e);
    }
    default:
      return M(e);
  }
}
function R(e, t) {
  for (; e !== null;) {
    let n = ye(e, t);
    if (n) {
      if (n.get) return F(n.get);
      if (typeof n.value == `function`) return F(n.value);
    }
    e = ve(e);
  }
  function n() {
    return null;
  }
  return n;
}
function We(e, t) {
  for (; e !== null;) {
    let n = ye(e, t);
    if (n) return n.get ? F(n.get) : null;
    e = ve(e);
  }
  return null;
}
function Ge(e) {
  if (!e) return !1;
  try {
    return (N(e, ``), !0);
  } catch {
    return !1;
  }
}
var Ke = w(
    `a.abbr.acronym.address.area.article.aside.audio.b.bdi.bdo.big.blink.blockquote.body.br.button.canvas.caption.center.cite.code.col.colgroup.content.data.datalist.dd.decorator.del.details.dfn.dialog.dir.div.dl.dt.element.em.fieldset.figcaption.figure.font.footer.form.h1.h2.h3.h4.h5.h6.head.header.hgroup.hr.html.i.img.input.ins.kbd.label.legend.li.main.map.mark.marquee.menu.menuitem.meter.nav.nobr.ol.optgroup.option.output.p.picture.pre.progress.q.rp.rt.ruby.s.samp.search.section.select.shadow.slot.small.source.spacer.span.strike.strong.style.sub.summary.sup.table.tbody.td.template.textarea.tfoot.th.thead.time.tr.track.tt.u.ul.var.video.wbr`.split(
      `.`,
    ),
  ),
  qe = w(
    `svg.a.altglyph.altglyphdef.altglyphitem.animatecolor.animatemotion.animatetransform.circle.clippath.defs.desc.ellipse.filter.font.g.glyph.glyphref.hkern.image.line.lineargradient.marker.mask.metadata.mpath.path.pattern.polygon.polyline.radialgradient.rect.stop.style.switch.symbol.text.textpath.title.tref.tspan.view.vkern`.split(
      `.`,
    ),
  ),
  Je = w([
    `feBlend`,
    `feColorMatrix`,
    `feComponentTransfer`,
    `feComposite`,
    `feConvolveMatrix`,
    `feDiffuseLighting`,
    `feDisplacementMap`,
    `feDistantLight`,
    `feDropShadow`,
    `feFlood`,
    `feFuncA`,
    `feFuncB`,
    `feFuncG`,
    `feFuncR`,
    `feGaussianBlur`,
    `feImage`,
    `feMerge`,
    `feMergeNode`,
    `feMorphology`,
    `feOffset`,
    `fePointLight`,
    `feSpecularLighting`,
    `feSpotLight`,
    `feTile`,
    `feTurbulence`,
  ]),
  Ye = w([
    `animate`,
    `color-profile`,
    `cursor`,
    `discard`,
    `font-face`,
    `font-face-format`,
    `font-face-name`,
    `font-face-src`,
    `font-face-uri`,
    `foreignobject`,
    `hatch`,
    `hatchpath`,
    `mesh`,
    `meshgradient`,
    `meshpatch`,
    `meshrow`,
    `missing-glyph`,
    `script`,
    `set`,
    `solidcolor`,
    `unknown`,
    `use`,
  ]),
  Xe = w(
    `math.menclose.merror.mfenced.mfrac.mglyph.mi.mlabeledtr.mmultiscripts.mn.mo.mover.mpadded.mphantom.mroot.mrow.ms.mspace.msqrt.mstyle.msub.msup.msubsup.mtable.mtd.mtext.mtr.munder.munderover.mprescripts`.split(
      `.`,
    ),
  ),
  Ze = w([
    `maction`,
    `maligngroup`,
    `malignmark`,
    `mlongdiv`,
    `mscarries`,
    `mscarry`,
    `msgroup`,
    `mstack`,
    `msline`,
    `msrow`,
    `semantics`,
    `annotation`,
    `annotation-xml`,
    `mprescripts`,
    `none`,
  ]),
  Qe = w([`#text`]),
  $e = w(
    `accept.action.align.alt.autocapitalize.autocomplete.autopictureinpicture.autoplay.background.bgcolor.border.capture.cellpadding.cellspacing.checked.cite.class.clear.color.cols.colspan.command.commandfor.controls.controlslist.coords.crossorigin.datetime.decoding.default.dir.disabled.disablepictureinpicture.disableremoteplayback.download.draggable.enctype.enterkeyhint.exportparts.face.for.headers.height.hidden.high.href.hreflang.id.inert.inputmode.integrity.ismap.kind.label.lang.list.loading.loop.low.max.maxlength.media.method.min.minlength.multiple.muted.name.nonce.noshade.novalidate.nowrap.open.optimum.part.pattern.placeholder.playsinline.popover.popovertarget.popovertargetaction.poster.preload.pubdate.radiogroup.readonly.rel.required.rev.reversed.role.rows.rowspan.spellcheck.scope.selected.shape.size.sizes.slot.span.srclang.start.src.srcset.step.style.summary.tabindex.title.translate.type.usemap.valign.value.width.wrap.xmlns`.split(
      `.`,
    ),
  ),
  et = w(
    `accent-height.accumulate.additive.alignment-baseline.amplitude.ascent.attributename.attributetype.azimuth.basefrequency.baseline-shift.begin.bias.by.class.clip.clippathunits.clip-path.clip-rule.color.color-interpolation.color-interpolation-filters.color-profile.color-rendering.cx.cy.d.dx.dy.diffuseconstant.direction.display.divisor.dominant-baseline.dur.edgemode.elevation.end.exponent.fill.fill-opacity.fill-rule.filter.filterunits.flood-color.flood-opacity.font-family.font-size.font-size-adjust.font-stretch.font-style.font-variant.font-weight.fx.fy.g1.g2.glyph-name.glyphref.gradientunits.gradienttransform.height.href.id.image-rendering.in.in2.intercept.k.k1.k2.k3.k4.kerning.keypoints.keysplines.keytimes.lang.lengthadjust.letter-spacing.kernelmatrix.kernelunitlength.lighting-color.local.marker-end.marker-mid.marker-start.markerheight.markerunits.markerwidth.maskcontentunits.maskunits.max.mask.mask-type.media.method.mode.min.name.numoctaves.offset.operator.opacity.order.orient.orientation.origin.overflow.paint-order.path.pathlength.patterncontentunits.patterntransform.patternunits.pointer-events.points.preservealpha.preserveaspectratio.primitiveunits.r.rx.ry.radius.refx.refy.repeatcount.repeatdur.restart.result.rotate.scale.seed.shape-rendering.slope.specularconstant.specularexponent.spreadmethod.startoffset.stddeviation.stitchtiles.stop-color.stop-opacity.stroke-dasharray.stroke-dashoffset.stroke-linecap.stroke-linejoin.stroke-miterlimit.stroke-opacity.stroke.stroke-width.style.surfacescale.systemlanguage.tabindex.tablevalues.targetx.targety.transform.transform-origin.text-anchor.text-decoration.text-orientation.text-rendering.textlength.type.u1.u2.unicode.values.vector-effect.viewbox.visibility.version.vert-adv-y.vert-origin-x.vert-origin-y.width.word-spacing.wrap.writing-mode.xchannelselector.ychannelselector.x.x1.x2.xmlns.y.y1.y2.z.zoomandpan`.split(
      `.`,
    ),
  ),
  tt = w(
    `accent.accentunder.align.bevelled.close.columnalign.columnlines.columnspacing.columnspan.denomalign.depth.dir.display.displaystyle.encoding.fence.frame.height.href.id.largeop.length.linethickness.lquote.lspace.mathbackground.mathcolor.mathsize.mathvariant.maxsize.minsize.movablelimits.notation.numalign.open.rowalign.rowlines.rowspacing.rowspan.rspace.rquote.scriptlevel.scriptminsize.scriptsizemultiplier.selection.separator.separators.stretchy.subscriptshift.supscriptshift.symmetric.voffset.width.xmlns`.split(
      `.`,
    ),
  ),
  nt = w([`xlink:href`, `xml:id`, `xlink:title`, `xml:space`, `xmlns:xlink`]),
  rt = T(/{{[\w\W]*|^[\w\W]*}}/g),
  it = T(/<%[\w\W]*|^[\w\W]*%>/g),
  at = T(/\${[\w\W]*/g),
  ot = T(/{{|}}|\${|<%|%>|&lt;%|%&gt;/),
  st = T(/^data-[\-\w.\u00B7-\uFFFF]+$/),
  ct = T(/^aria-[\-\w]+$/),
  lt = T(/^(?:(?:(?:f|ht)tps?|mailto|tel|callto|sms|cid|xmpp|matrix):|[^a-z]|[a-z+.\-]+(?:[^a-z+.\-:]|$))/i),
  ut = T(/^(?:\w+script|data):/i),
  dt = T(/[\u0000-\u0020\u00A0\u1680\u180E\u2000-\u2029\u205F\u3000]/g),
  ft = T(/^html$/i),
  pt = T(/^[a-z][.\w]*(-[.\w]+)+$/i),
  mt = T(/<[/\w!]/g),
  ht = T(/<[/\w]/g),
  gt = T(/<\/no(script|embed|frames)/i),
  _t = T(/\/>/i),
  vt = T(/((--!?|])>)|<\/(style|script|title|xmp|textarea|noscript|iframe|noembed|noframes)/i),
  yt = T(/^[\r\n\t ]+/),
  z = { element: 1, text: 3, processingInstruction: 7, comment: 8, document: 9, documentFragment: 11 },
  bt = w(L({}, [`style`, `script`, `xmp`, `iframe`, `noembed`, `noframes`, `plaintext`, `noscript`])),
  xt = function () {
    return typeof window > `u` ? null : window;
  },
  St = function (e, t) {
    if (typeof e != `object` || typeof e.createPolicy != `function`) return null;
    let n = null,
      r = `data-tt-policy-suffix`;
    t && t.hasAttribute(r) && (n = t.getAttribute(r));
    let i = `dompurify` + (n ? `#` + n : ``);
    try {
      return e.createPolicy(i, {
        createHTML(e) {
          return e;
        },
        createScriptURL(e) {
          return e;
        },
      });
    } catch {
      return (console.warn(`TrustedTypes policy ` + i + ` could not be created.`), null);
    }
  },
  Ct = function () {
    return {
      afterSanitizeAttributes: [],
      afterSanitizeElements: [],
      afterSanitizeShadowDOM: [],
      beforeSanitizeAttributes: [],
      beforeSanitizeElements: [],
      beforeSanitizeShadowDOM: [],
      uponSanitizeAttribute: [],
      uponSanitizeElement: [],
      uponSanitizeShadowNode: [],
    };
  },
  B = function (e, t, n, r) {
    return j(e, t) && k(e[t]) ? L(r.base ? He(r.base) : {}, e[t], r.transform) : n;
  },
  wt = function (e, t, n) {
    let r = j(e, t) ? e[t] : void 0;
    return r && typeof r == `object` ? Ve(r) : n;
  };
function Tt() {
  let e = arguments.length > 0 && arguments[0] !== void 0 ? arguments[0] : xt(),
    t = (e) => Tt(e);
  if (((t.version = `3.4.18`), (t.removed = []), !e || !e.document || e.document.nodeType !== z.document || !e.Element))
    return ((t.isSupported = !1), t);
  let n = e.document,
    r = n,
    i = r.currentScript,
    a = e.HTMLTemplateElement,
    o = e.Node,
    s = e.Element,
    c = e.NodeFilter,
    l = e.DOMParser,
    u = e.trustedTypes,
    d = s.prototype,
    f = R(d, `cloneNode`),
    p = R(d, `remove`),
    ee = R(d, `removeAttributeNode`),
    te = R(d, `nextSibling`),
    ne = R(d, `childNodes`),
    m = R(d, `parentNode`),
    re = R(d, `shadowRoot`),
    ie = R(d, `attributes`),
    ae = o && o.prototype ? R(o.prototype, `nodeType`) : null,
    h = o && o.prototype ? R(o.prototype, `nodeName`) : null,
    oe = o && o.prototype ? R(o.prototype, `ownerDocument`) : null,
    g = function (e) {
      return ae ? ae(e) : e.nodeType;
    },
    _ = function (e) {
      return h ? h(e) : e.nodeName;
    },
    v = We(d, `namespaceURI`),
    se = function (e) {
      return v ? v(e) : e.namespaceURI;
    };
  if (typeof a == `function`) {
    let e = n.createElement(`template`);
    e.content && e.content.ownerDocument && (n = e.content.ownerDocument);
  }
  let y,
    b = ``,
    ce,
    le = !1,
    x = 0,
    ue = function () {
      if (x > 0)
        throw P(
          `A configured TRUSTED_TYPES_POLICY callback (createHTML or createScriptURL) must not call DOMPurify.sanitize, as that causes infinite recursion. Do not pass a policy whose callbacks wrap DOMPurify as TRUSTED_TYPES_POLICY; see the "DOMPurify and Trusted Types" section of the README.`,
        );
    },
    S = function (e) {
      (ue(), x++);
      try {
        return y.createHTML(e);
      } finally {
        x--;
      }
    },
    de = function (e) {
      return y && zt ? S(e) : e;
    },
    fe = function (e) {
      (ue(), x++);
      try {
        return y.createScriptURL(e);
      } finally {
        x--;
      }
    },
    pe = function () {
      return ((le ||= ((ce = St(u, i)), !0)), ce);
    },
    C = n,
    he = C.implementation,
    ge = C.createNodeIterator,
    _e = C.createDocumentFragment,
    ve = C.getElementsByTagName,
    ye = r.importNode,
    D = Ct();
  t.isSupported = typeof me == `function` && typeof m == `function` && he && he.createHTMLDocument !== void 0;
  let be = rt,
    xe = it,
    Fe = at,
    Ie = st,
    Le = ct,
    Re = ut,
    M = dt,
    ze = pt,
    F = lt,
    I = null,
    Be = L({}, [...Ke, ...qe, ...Je, ...Xe, ...Qe]),
    V = null,
    Et = L({}, [...$e, ...et, ...tt, ...nt]),
    H = null,
    Dt = null,
    Ot = null,
    U = Object.seal(
      E(null, {
        tagCheck: { writable: !0, configurable: !1, enumerable: !0, value: null },
        attributeCheck: { writable: !0, configurable: !1, enumerable: !0, value: null },
      }),
    ),
    kt = !0,
    At = !0,
    jt = !1,
    Mt = !0,
    W = !1,
    G = !0,
    K = !1,
    Nt = !1,
    Pt = null,
    Ft = null,
    It = !1,
    Lt = !1,
    Rt = !1,
    zt = !1,
    Bt = !0,
    Vt = !1,
    Ht = `user-content-`,
    Ut = !0,
    Wt = !1,
    q = null,
    Gt = !1,
    J = null,
    Kt = L(
      {},
      `annotation-xml.audio.colgroup.desc.foreignobject.head.iframe.math.mi.mn.mo.ms.mtext.noembed.noframes.noscript.plaintext.script.selectedcontent.style.svg.template.thead.title.video.xmp`.split(
        `.`,
      ),
    ),
    qt = null,
    Jt = L({}, [`audio`, `video`, `img`, `source`, `image`, `track`]),
    Yt = null,
    Xt = L({}, [
      `alt`,
      `class`,
      `for`,
      `id`,
      `label`,
      `name`,
      `pattern`,
      `placeholder`,
      `role`,
      `summary`,
      `title`,
      `value`,
      `style`,
      `xmlns`,
    ]),
    Zt = `http://www.w3.org/1998/Math/MathML`,
    Qt = `http://www.w3.org/2000/svg`,
    Y = `http://www.w3.org/1999/xhtml`,
    $t = Y,
    en = !1,
    tn = null,
    nn = L({}, [Zt, Qt, Y], Ae),
    rn = w(L({}, [`mi`, `mo`, `mn`, `ms`, `mtext`])),
    an = null,
    on = w(L({}, [`annotation-xml`])),
    sn = null,
    cn = w(E(null)),
    ln = L({}, [`title`, `style`, `font`, `a`, `script`]),
    un = null,
    dn = [`application/xhtml+xml`, `text/html`],
    X = null,
    fn = null,
    pn = n.createElement(`form`),
    mn = function (e) {
      return e instanceof RegExp || e instanceof Function;
    },
    hn = function () {
      let e = arguments.length > 0 && arguments[0] !== void 0 ? arguments[0] : {};
      ((e && typeof e == `object`) || (e = {}),
        (e = Ve(e)),
        (un = dn.indexOf(e.PARSER_MEDIA_TYPE) === -1 ? `text/html` : e.PARSER_MEDIA_TYPE),
        (X = un === `application/xhtml+xml` ? Ae : A),
        (I = B(e, `ALLOWED_TAGS`, Be, { transform: X })),
        (V = B(e, `ALLOWED_ATTR`, Et, { transform: X })),
        (tn = B(e, `ALLOWED_NAMESPACES`, nn, { transform: Ae })),
        (Yt = B(e, `ADD_URI_SAFE_ATTR`, Xt, { transform: X, base: Xt })),
        (qt = B(e, `ADD_DATA_URI_TAGS`, Jt, { transform: X, base: Jt })),
        (J = B(e, `FORBID_CONTENTS`, Kt, { transform: X })),
        (Dt = B(e, `FORBID_TAGS`, E(null), { transform: X })),
        (Ot = B(e, `FORBID_ATTR`, E(null), { transform: X })),
        (Gt = j(e, `USE_PROFILES`) ? (e.USE_PROFILES && typeof e.USE_PROFILES == `object` ? Ve(e.USE_PROFILES) : e.USE_PROFILES) : !1),
        (kt = e.ALLOW_ARIA_ATTR !== !1),
        (At = e.ALLOW_DATA_ATTR !== !1),
        (jt = e.ALLOW_UNKNOWN_PROTOCOLS || !1),
        (Mt = e.ALLOW_SELF_CLOSE_IN_ATTR !== !1),
        (W = e.SAFE_FOR_TEMPLATES || !1),
        (G = e.SAFE_FOR_XML !== !1),
        (K = e.WHOLE_DOCUMENT || !1),
        (Lt = e.RETURN_DOM || !1),
        (Rt = e.RETURN_DOM_FRAGMENT || !1),
        (zt = e.RETURN_TRUSTED_TYPE || !1),
        (It = e.FORCE_BODY || !1),
        (Bt = e.SANITIZE_DOM !== !1),
        (Vt = e.SANITIZE_NAMED_PROPS || !1),
        (Ut = e.KEEP_CONTENT !== !1),
        (Wt = e.IN_PLACE || !1),
        (F = Ge(e.ALLOWED_URI_REGEXP) ? e.ALLOWED_URI_REGEXP : lt),
        ($t = typeof e.NAMESPACE == `string` ? e.NAMESPACE : Y),
        (an = wt(e, `MATHML_TEXT_INTEGRATION_POINTS`, rn)),
        (sn = wt(e, `HTML_INTEGRATION_POINTS`, on)));
      let t = wt(e, `CUSTOM_ELEMENT_HANDLING`, cn);
      if (
        ((H = E(null)),
        j(t, `tagNameCheck`) && mn(t.tagNameCheck) && (H.tagNameCheck = t.tagNameCheck),
        j(t, `attributeNameCheck`) && mn(t.attributeNameCheck) && (H.attributeNameCheck = t.attributeNameCheck),
        j(t, `allowCustomizedBuiltInElements`) &&
          typeof t.allowCustomizedBuiltInElements == `boolean` &&
          (H.allowCustomizedBuiltInElements = t.allowCustomizedBuiltInElements),
        T(H),
        W && (At = !1),
        Rt && (Lt = !0),
        Gt &&
          ((j(e, `ALLOWED_TAGS`) || j(e, `ALLOWED_ATTR`)) &&
            typeof console < `u` &&
            typeof console.warn == `function` &&
            console.warn(`DOMPurify: USE_PROFILES overrides ALLOWED_TAGS and ALLOWED_ATTR. Do not use these options together.`),
          (I = L({}, Qe)),
          (V = E(null)),
          Gt.html === !0 && (L(I, Ke), L(V, $e)),
          Gt.svg === !0 && (L(I, qe), L(V, et), L(V, nt)),
          Gt.svgFilters === !0 && (L(I, Je), L(V, et), L(V, nt)),
          Gt.mathMl === !0 && (L(I, Xe), L(V, tt), L(V, nt))),
        (U.tagCheck = null),
        (U.attributeCheck = null),
        j(e, `ADD_TAGS`) &&
          (typeof e.ADD_TAGS == `function` ? (U.tagCheck = e.ADD_TAGS) : k(e.ADD_TAGS) && (I === Be && (I = He(I)), L(I, e.ADD_TAGS, X))),
        j(e, `ADD_ATTR`) &&
          (typeof e.ADD_ATTR == `function`
            ? (U.attributeCheck = e.ADD_ATTR)
            : k(e.ADD_ATTR) && (V === Et && (V = He(V)), L(V, e.ADD_ATTR, X))),
        j(e, `ADD_FORBID_CONTENTS`) && k(e.ADD_FORBID_CONTENTS) && (J === Kt && (J = He(J)), L(J, e.ADD_FORBID_CONTENTS, X)),
        Ut && (I[`#text`] = !0),
        K && L(I, [`html`, `head`, `body`]),
        I.table && ((I.tbody = !0), delete Dt.tbody),
        e.TRUSTED_TYPES_POLICY)
      ) {
        if (typeof e.TRUSTED_TYPES_POLICY.createHTML != `function`)
          throw P(`TRUSTED_TYPES_POLICY configuration option must provide a "createHTML" hook.`);
        if (typeof e.TRUSTED_TYPES_POLICY.createScriptURL != `function`)
          throw P(`TRUSTED_TYPES_POLICY configuration option must provide a "createScriptURL" hook.`);
        let t = y;
        y = e.TRUSTED_TYPES_POLICY;
        try {
          b = S(``);
        } catch (e) {
          throw ((y = t), e);
        }
      } else
        e.TRUSTED_TYPES_POLICY === null ? ((y = void 0), (b = ``)) : (y === void 0 && (y = pe()), y && typeof b == `string` && (b = S(``)));
      fn = w(e);
    },
    gn = L({}, [...qe, ...Je, ...Ye]),
    _n = L({}, [...Xe, ...Ze]),
    vn = function (e, t, n) {
      return t === Y ? e === `svg` : t === Zt ? e === `svg` && (n === `annotation-xml` || an[n]) : !!gn[e];
    },
    yn = function (e, t, n) {
      return t === Y ? e === `math` : t === Qt ? e === `math` && sn[n] : !!_n[e];
    },
    bn = function (e, t, n) {
      return (t === Qt && !sn[n]) || (t === Zt && !an[n]) ? !1 : !_n[e] && (ln[e] || !gn[e]);
    },
    xn = function (e) {
      let t = se(e),
        n = A(_(e)),
        r = m(e),
        i = $t,
        a = `template`;
      return (
        r && g(r) === z.element && ((i = se(r)), (a = A(_(r)))),
        tn[t] ? (t === Qt ? vn(n, i, a) : t === Zt ? yn(n, i, a) : t === Y ? bn(n, i, a) : un === `application/xhtml+xml`) : !1
      );
    },
    Z = function (e) {
      we(t.removed, { element: e });
      try {
        m(e).removeChild(e);
      } catch {
        if ((p(e), !m(e)))
          throw P(
            `a node selected for removal could not be detached from its tree and cannot be safely returned; refusing to sanitize in place`,
          );
      }
    },
    Sn = function (e, t, n) {
      try {
        ee(e, t);
      } catch {
        try {
          e.removeAttribute(n);
        } catch {}
      }
    },
    Cn = function (e) {
      Dn(e);
      let t = ne(e);
      (t &&
        O(Te(t), (e) => {
          try {
            p(e);
          } catch {}
        }),
        g(e) === z.element && Tn(e, !1));
    },
    wn = function (e, n, r) {
      if (!r)
        try {
          r = n.getAttributeNode(e);
        } catch {
          r = null;
        }
      if ((we(t.removed, { attribute: r || null, from: n }), r)) Sn(n, r, e);
      else
        try {
          n.removeAttribute(e);
        } catch {}
      if (e === `is`) {
        if (Lt || Rt)
          try {
            Z(n);
          } catch {}
        else
          try {
            n.setAttribute(e, ``);
          } catch {}
      }
    },
    Tn = function (e, t) {
      let n = ie(e);
      if (n)
        for (let r = n.length - 1; r >= 0; --r) {
          let i = n[r],
            a = i && i.name;
          typeof a == `string` && !(t && V[X(a)]) && Sn(e, i, a);
        }
    },
    En = function (e, t) {
      let n = arguments.length > 2 && arguments[2] !== void 0 && arguments[2],
        r = [e];
      for (; r.length > 0;) {
        let e = r.pop();
        if (t(e) === !1) continue;
        if (n && g(e) === z.element) {
          let t = re(e);
          Un(t) && r.push(t);
        }
        let i = ne(e);
        if (i) for (let e = i.length - 1; e >= 0; --e) r.push(i[e]);
      }
    },
    Dn = function (e) {
      En(e, (e) => {
        g(e) === z.element && Tn(e, !0);
      });
    },
    On = function (e) {
      let t = [];
      return (
        En(
          e,
          (e) => {
            t.push(e);
          },
          !0,
        ),
        t
      );
    },
    kn = function (e, t) {
      let n = De();
      (O(On(e), (e) => {
        g(e) === z.element && Oe(n, e);
      }),
        O(t, (e) => {
          g(e) === z.element && !ke(n, e) && Tn(e, !0);
        }));
    },
    An = function (e, n) {
      let r = !1;
      return (
        O(t.removed, (t) => {
          t.element && ((r ||= t.element === e), Dn(t.element));
        }),
        kn(e, n),
        r
      );
    },
    jn = function (e, t) {
      let n = q,
        r = null,
        i = () => (
          r ||
            ((r = De()),
            O(t, (e) => {
              Oe(r, e);
            })),
          r
        );
      for (let t = 0; ; t++) {
        let r = On(e),
          a = [e],
          o = !1;
        if (
          (O(r, (e) => {
            g(e) === z.documentFragment ? we(a, e) : !o && !ke(n, e) && (o = ke(i(), e));
          }),
          !o)
        )
          return;
        if (t >= 8) throw P(`the tree kept changing during in-place sanitization; refusing to return it`);
        O(a, (t, n) => {
          Mn(t, n > 0, e, i());
        });
      }
    },
    Mn = function (e, t, n, r) {
      let i = Ln(e),
        a;
      for (; (a = i.nextNode());) ke(r, a) && !ke(q, a) && (t && Q(D.uponSanitizeShadowNode, a, null), rr(a, n));
    },
    Nn = function (e) {
      q && Oe(q, e);
    },
    Pn = function (e, t) {
      return G ? e === `patchsrc` || (e === `for` && t !== `label` && t !== `output`) : !1;
    },
    Fn = function (e) {
      G &&
        En(e, (e) => {
          let t = g(e);
          if (t === z.processingInstruction || (t === z.comment && N(ht, e.data))) {
            try {
              p(e);
            } catch {}
            return !1;
          }
          if (t === z.element) {
            let t = e,
              n = X(_(e));
            try {
              (t.hasAttribute && t.hasAttribute(`patchsrc`) && t.removeAttribute(`patchsrc`),
                t.hasAttribute && t.hasAttribute(`for`) && Pn(`for`, n) && t.removeAttribute(`for`));
            } catch {}
          }
          return !0;
        });
    },
    In = function (e) {
      let t = null,
        r = null;
      if (It) e = `<remove></remove>` + e;
      else {
        let t = je(e, yt);
        r = t && t[0];
      }
      un === `application/xhtml+xml` &&
        $t === Y &&
        (e = `<html xmlns="http://www.w3.org/1999/xhtml"><head></head><body>` + e + `</body></html>`);
      let i = y ? S(e) : e;
      if ($t === Y)
        try {
          t = new l().parseFromString(i, un);
        } catch {}
      if (!t || !t.documentElement) {
        t = he.createDocument($t, `template`, null);
        try {
          t.documentElement.innerHTML = en ? b : i;
        } catch {}
      }
      let a = t.body || t.documentElement;
      return (
        e && r && a.insertBefore(n.createTextNode(r), a.childNodes[0] || null),
        $t === Y ? ve.call(t, K ? `html` : `body`)[0] : K ? t.documentElement : a
      );
    },
    Ln = function (e) {
      let t = arguments.length > 1 && arguments[1] !== void 0 && arguments[1],
        n = oe ? oe(e) : e.ownerDocument;
      return ge.call(
        n || e,
        e,
        (t ? 0 : c.SHOW_ELEMENT) | c.SHOW_COMMENT | c.SHOW_TEXT | c.SHOW_PROCESSING_INSTRUCTION | c.SHOW_CDATA_SECTION,
        null,
      );
    },
    Rn = function (e) {
      return ((e = Me(e, be, ` `)), (e = Me(e, xe, ` `)), (e = Me(e, Fe, ` `)), e);
    },
    zn = function (e) {
      Bn(e);
      let t = e.querySelectorAll?.call(e, `template`);
      t &&
        O(t, (e) => {
          Un(e.content) && zn(e.content);
        });
    },
    Bn = function (e) {
      e.normalize();
      let t = Ln(e, !0),
        n = t.nextNode();
      for (; n;) ((n.data = Rn(n.data)), (n = t.nextNode()));
    },
    Vn = function (e) {
      let t = h ? h(e) : null;
      return typeof t != `string` || X(t) !== `form`
        ? !1
        : typeof e.nodeName != `string` ||
            typeof e.textContent != `string` ||
            typeof e.removeChild != `function` ||
            e.attributes !== ie(e) ||
            typeof e.removeAttribute != `function` ||
            typeof e.removeAttributeNode != `function` ||
            typeof e.getAttributeNode != `function` ||
            typeof e.setAttribute != `function` ||
            typeof e.namespaceURI != `string` ||
            typeof e.insertBefore != `function` ||
            typeof e.hasChildNodes != `function` ||
            e.nodeType !== ae(e) ||
            e.childNodes !== ne(e);
    },
    Hn = function (e) {
      if (!ae || typeof e != `object` || !e) return null;
      try {
        let t = ae(e);
        return typeof t == `number` ? t : null;
      } catch {
        return null;
      }
    },
    Un = function (e) {
      return Hn(e) === z.documentFragment;
    },
    Wn = function (e) {
      return Hn(e) !== null;
    };
  function Q(e, n, r) {
    e.length !== 0 &&
      O(e, (e) => {
        e.call(t, n, r, fn);
      });
  }
  let Gn = function (e, t, n) {
      return !!(
        (G && n === z.element && e.hasChildNodes() && !Wn(e.firstElementChild) && N(mt, e.textContent) && N(mt, e.innerHTML)) ||
        (G &&
          bt[t] &&
          n === z.element &&
          se(e) === Y &&
          (Wn(e.firstElementChild) || (typeof e.textContent == `string` && N(mt, e.textContent)))) ||
        n === z.processingInstruction ||
        (G && n === z.comment && N(ht, e.data))
      );
    },
    Kn = function (e, t) {
      return e instanceof RegExp ? N(e, t) : e instanceof Function && !!e(t, ...[...arguments].slice(2));
    },
    qn = function (e, t, n) {
      if (!Dt[t] && Qn(t) && Kn(H.tagNameCheck, t)) return !1;
      if (Ut && !J[t] && !J[A(t)]) {
        let t = m(e),
          r = ne(e);
        if (r && t) {
          let i = r.length;
          for (let a = i - 1; a >= 0; --a) {
            let i = e === n ? f(r[a], !0) : r[a];
            t.insertBefore(i, te(e));
          }
        }
      }
      return (Z(e), !0);
    },
    Jn = function (e, t, n, r) {
      return e.length === 0 ? t : t === n || t === r ? He(t) : t;
    },
    $ = function (e, t) {
      return e === t || m(e) !== null ? !1 : (Wt && Dn(e), !0);
    },
    Yn = function (e, n) {
      if ((Nn(e), Q(D.beforeSanitizeElements, e, null), $(e, n))) return !0;
      if (Vn(e)) return (Z(e), !0);
      let r = X(_(e)),
        i = g(e);
      if (((I = Jn(D.uponSanitizeElement, I, Be, Pt)), Q(D.uponSanitizeElement, e, { tagName: r, allowedTags: I }), $(e, n))) return !0;
      if (Gn(e, r, i)) return (Z(e), !0);
      if (Dt[r] || (!(U.tagCheck instanceof Function && U.tagCheck(r)) && !I[r])) {
        let t = qn(e, r, n);
        return t === !1 && (Q(D.afterSanitizeElements, e, null), $(e, n)) ? !0 : t;
      }
      if ((i === z.element && !xn(e)) || ((r === `noscript` || r === `noembed` || r === `noframes`) && N(gt, e.innerHTML)))
        return (Z(e), !0);
      if (W && i === z.text) {
        let n = e.textContent,
          r = Rn(n);
        n !== r && (we(t.removed, { element: e.cloneNode() }), (e.textContent = r));
      }
      return (Q(D.afterSanitizeElements, e, null), $(e, n));
    },
    Xn = function (e, t, r) {
      if (Ot[t] || Pn(t, e) || (Bt && (t === `id` || t === `name`) && (r in n || r in pn))) return !1;
      let i = V[t] || (U.attributeCheck instanceof Function && U.attributeCheck(t, e));
      if ((At && N(Ie, t)) || (kt && N(Le, t))) return !0;
      if (!i)
        return (
          (Qn(e) && Kn(H.tagNameCheck, e) && Kn(H.attributeNameCheck, t, e)) ||
          (t === `is` && H.allowCustomizedBuiltInElements && Kn(H.tagNameCheck, r))
        );
      if (Yt[t]) return !0;
      let a = Me(r, M, ``);
      return N(F, a) ||
        ((t === `src` || t === `xlink:href` || t === `href`) && e !== `script` && Ne(r, `data:`) === 0 && qt[e]) ||
        (jt && !N(Re, a))
        ? !0
        : !r;
    },
    Zn = L({}, [
      `annotation-xml`,
      `color-profile`,
      `font-face`,
      `font-face-format`,
      `font-face-name`,
      `font-face-src`,
      `font-face-uri`,
      `missing-glyph`,
    ]),
    Qn = function (e) {
      return !Zn[A(e)] && N(ze, e);
    },
    $n = function (e, t, n, r) {
      if (y && typeof u == `object` && typeof u.getAttributeType == `function` && !n)
        switch (u.getAttributeType(e, t)) {
          case `TrustedHTML`:
            return S(r);
          case `TrustedScriptURL`:
            return fe(r);
        }
      return r;
    },
    er = function (e, t, n, r) {
      try {
        return (n ? e.setAttributeNS(n, t, r) : e.setAttribute(t, r), !Vn(e) || (Z(e), !1));
      } catch {
        return (wn(t, e), !1);
      }
    },
    tr = function (e, t) {
      return G && N(vt, t) ? !0 : A(e) === `attributename` && Ne(t, `href`) !== -1;
    },
    nr = function (e, n) {
      if ((Q(D.beforeSanitizeAttributes, e, null), $(e, n))) return;
      let r = e.attributes;
      if (!r || Vn(e)) return;
      V = Jn(D.uponSanitizeAttribute, V, Et, Ft);
      let i = { attrName: ``, attrValue: ``, keepAttr: !0, allowedAttributes: V, forceKeepAttr: void 0 },
        a = r.length,
        o = X(_(e));
      for (; a--;) {
        let n = r[a],
          s = n.name,
          c = n.namespaceURI,
          l = n.value,
          u = X(s),
          d = l,
          f = s === `value` ? d : Pe(d),
          p = !1;
        ((i.attrName = u),
          (i.attrValue = f),
          (i.keepAttr = !0),
          (i.forceKeepAttr = void 0),
          Q(D.uponSanitizeAttribute, e, i),
          (f = i.attrValue),
          Vt && (u === `id` || u === `name`) && Ne(f, Ht) !== 0 && (wn(s, e, n), (f = Ht + f), (p = !0)),
          tr(s, f)
            ? wn(s, e, n)
            : i.forceKeepAttr ||
              (i.keepAttr
                ? !Mt && N(_t, f)
                  ? wn(s, e, n)
                  : (W && (f = Rn(f)), Xn(o, u, f) ? ((f = $n(o, u, c, f)), f !== d && er(e, s, c, f) && p && Ce(t.removed)) : wn(s, e, n))
                : wn(s, e, n)));
      }
      (Q(D.afterSanitizeAttributes, e, null), $(e, n));
    },
    rr = function (e, t) {
      (Yn(e, t), nr(e, t), Un(e.content) && ir(e.content));
    },
    ir = function (e) {
      let t = null,
        n = Ln(e);
      for (Q(D.beforeSanitizeShadowDOM, e, null); (t = n.nextNode());)
        if ((Q(D.uponSanitizeShadowNode, t, null), rr(t, e), g(t) === z.element)) {
          let e = re(t);
          Un(e) && (ar(e), ir(e));
        }
      (W && Bn(e), Q(D.afterSanitizeShadowDOM, e, null));
    },
    ar = function (e) {
      let t = [{ node: e, shadow: null }];
      for (; t.length > 0;) {
        let e = t.pop();
        if (e.shadow) {
          ir(e.shadow);
          continue;
        }
        let n = e.node,
          r = g(n) === z.element,
          i = ne(n);
        if (i) for (let e = i.length - 1; e >= 0; --e) t.push({ node: i[e], shadow: null });
        if (r) {
          let e = h ? h(n) : null;
          if (typeof e == `string` && X(e) === `template`) {
            let e = n.content;
            Un(e) && t.push({ node: e, shadow: null });
          }
        }
        if (r) {
          let e = re(n);
          Un(e) && t.push({ node: null, shadow: e }, { node: e, shadow: null });
        }
      }
    };
  return (
    (t.sanitize = function (e) {
      let n = arguments.length > 1 && arguments[1] !== void 0 ? arguments[1] : {},
        i = null,
        a = null,
        o = null,
        s = null;
      if (((en = !e), en && (e = `<!-->`), typeof e != `string` && !Wn(e) && ((e = Ue(e)), typeof e != `string`)))
        throw P(`dirty is not a string, aborting`);
      if (!t.isSupported) return e;
      (Nt ? ((I = Pt), (V = Ft)) : hn(n), (t.removed = []));
      let c = Wt && typeof e != `string` && Wn(e),
        l = [],
        u = q;
      if (c) {
        Fn(e);
        let t = _(e);
        if (typeof t == `string`) {
          let n = X(t);
          if (!I[n] || Dt[n]) throw (Cn(e), P(`root node is forbidden and cannot be sanitized in-place`));
        }
        if (Vn(e)) throw (Cn(e), P(`root node is clobbered and cannot be sanitized in-place`));
        ((l = On(e)), (q = De()));
      } else if (Wn(e))
        ((i = In(`<!---->`)),
          (a = i.ownerDocument.importNode(e, !0)),
          (a.nodeType === z.element && a.nodeName === `BODY`) || a.nodeName === `HTML` ? (i = a) : i.appendChild(a),
          ar(i));
      else {
        if (!Lt && !W && !K && e.indexOf(`<`) === -1) return de(e);
        if (((i = In(e)), !i)) return Lt ? null : zt ? b : ``;
      }
      i && It && Z(i.firstChild);
      let d = c ? e : i;
      try {
        c && ar(e);
        let t = Ln(d);
        for (; (o = t.nextNode());) rr(o, d);
        c && jn(e, l);
      } catch (t) {
        throw (c && (Cn(e), An(e, l)), t);
      } finally {
        q = u;
      }
      if (c) {
        if (An(e, l)) throw P(`a node selected for removal could not be safely returned; refusing to sanitize in place`);
        return (W && zn(e), e);
      }
      if (Lt) {
        if ((W && zn(i), Rt)) for (s = _e.call(i.ownerDocument); i.firstChild;) s.appendChild(i.firstChild);
        else s = i;
        return ((V.shadowroot || V.shadowrootmode) && (s = ye.call(r, s, !0)), s);
      }
      let f = () => (K ? i.outerHTML : i.innerHTML),
        p = f();
      return (
        W && N(ot, p) && (Bn(i), (p = f())),
        K &&
          I[`!doctype`] &&
          i.ownerDocument &&
          i.ownerDocument.doctype &&
          i.ownerDocument.doctype.name &&
          N(ft, i.ownerDocument.doctype.name) &&
          (p =
            `<!DOCTYPE ` +
            i.ownerDocument.doctype.name +
            `>
` +
            p),
        de(p)
      );
    }),
    (t.setConfig = function () {
      let e = arguments.length > 0 && arguments[0] !== void 0 ? arguments[0] : {};
      (hn(e), (Nt = !0), (Pt = I), (Ft = V));
    }),
    (t.clearConfig = function () {
      ((fn = null), (Nt = !1), (Pt = null), (Ft = null), (y = ce), (b = ``));
    }),
    (t.isValidAttribute = function (e, t, n) {
      fn || hn({});
      let r = X(e),
        i = X(t);
      return typeof n == `string` && (tr(t, n) || (!Mt && N(_t, n))) ? !1 : Xn(r, i, n);
    }),
    (t.addHook = function (e, t) {
      typeof t == `function` && j(D, e) && we(D[e], t);
    }),
    (t.removeHook = function (e, t) {
      if (j(D, e)) {
        if (t !== void 0) {
          let n = Se(D[e], t);
          return n === -1 ? void 0 : Ee(D[e], n, 1)[0];
        }
        return Ce(D[e]);
      }
    }),
    (t.removeHooks = function (e) {
      j(D, e) && (D[e] = []);
    }),
    (t.removeAllHooks = function () {
      D = Ct();
    }),
    t
  );
}
var V = Tt(),
  Et = [`p`, `br`, `hr`, `strong`, `b`, `em`, `i`, `u`, `s`, `code`, `pre`, `blockquote`, `bdi`],
  H = [`ul`, `ol`, `li`, `h3`, `h4`, `a`, `img`, `table`, `thead`, `tbody`, `tr`, `th`, `td`],
  Dt = [`href`, `src`, `alt`, `title`, `dir`, `colspan`, `rowspan`],
  Ot = [`http:`, `https:`, `mailto:`, `tel:`],
  U = V();
U.addHook(`afterSanitizeAttributes`, (e) => {
  (e.nodeName === `A` && At(e), e.nodeName === `IMG` && jt(e));
});
function kt(e) {
  try {
    return e === null ? void 0 : new URL(e, location.href);
  } catch {
    return;
  }
}
function At(e) {
  let t = kt(e.getAttribute(`href`));
  t === void 0 || !Ot.includes(t.protocol)
    ? e.removeAttribute(`href`)
    : t.origin !== location.origin && (e.setAttribute(`target`, `_blank`), e.setAttribute(`rel`, `noopener noreferrer nofollow`));
}
function jt(e) {
  kt(e.getAttribute(`src`))?.origin === location.origin ? e.hasAttribute(`alt`) || e.setAttribute(`alt`, ``) : e.remove();
}
function Mt(e) {
  return U.sanitize(e, { ALLOWED_TAGS: [...Et, ...H], ALLOWED_ATTR: Dt, ALLOW_DATA_ATTR: !1, ALLOW_ARIA_ATTR: !1 });
}
var W = `/api/`;
function G(e) {
  let t = e.target instanceof Element ? e.target.closest(`a[href]`) : null,
    n = e.button === 0 && !e.ctrlKey && !e.metaKey && !e.shiftKey && !e.altKey;
  if (!(t instanceof HTMLAnchorElement) || !n || t.target === `_blank`) return;
  let { origin: r, pathname: i, search: a, hash: o } = new URL(t.href);
  return r === location.origin && !i.startsWith(W) ? `${i}${a}${o}` : void 0;
}
var K = `max-w-[68ch] text-md leading-prose break-words text-text-2 [&>*+*]:mt-2 [&_:is(h3,h4)]:font-semibold [&_:is(h3,h4)]:text-text [&_strong]:text-text [&_ul]:list-disc [&_ul]:ps-4.5 [&_ol]:list-decimal [&_ol]:ps-4.5 [&_a]:text-text-link [&_a]:underline [&_a]:underline-offset-4 [&_img]:max-w-full [&_img]:rounded-md [&_pre]:overflow-x-auto`;
function Nt({ html: e, onLeave: t }) {
  let n = ie(),
    r = (0, ce.useMemo)(() => Mt(e), [e]);
  return (0, v.jsx)(`div`, {
    onClick: (e) => {
      let r = G(e);
      r !== void 0 && (e.preventDefault(), n.history.push(r), t());
    },
    className: K,
    dangerouslySetInnerHTML: { __html: r },
  });
}
function Pt(e) {
  return e?.title.trim() ?? ``;
}
function Ft({ item: e, hasHeading: t, onLeave: n }) {
  let r = Pt(e);
  return (0, v.jsxs)(`article`, {
    className: `flex flex-col py-5`,
    children: [
      t && r !== `` && (0, v.jsx)(`h3`, { className: `text-md font-semibold text-text`, children: r }),
      (0, v.jsx)(Nt, { html: e.content, onLeave: n }),
      e.attachments.length > 0 &&
        (0, v.jsx)(`ul`, {
          'aria-label': h.attachments,
          className: `flex flex-col gap-2 pt-4`,
          children: e.attachments.map((e) => (0, v.jsx)(`li`, { children: (0, v.jsx)(b, { attachment: e }) }, e.id)),
        }),
    ],
  });
}
function It({ items: e, onClose: t }) {
  let n = Pt(e[0]);
  return (0, v.jsxs)(a, {
    width: 560,
    onClose: t,
    children: [
      (0, v.jsxs)(`div`, {
        className: `flex items-center gap-3.5 border-b px-4 py-4.5 sm:px-7`,
        children: [
          (0, v.jsx)(i, { tone: `violet`, icon: u, className: `size-12! rounded-lg! [&>svg]:size-6` }),
          (0, v.jsxs)(`div`, {
            className: `min-w-0 flex-1`,
            children: [
              (0, v.jsx)(o, { className: `text-xl break-words`, children: n === `` ? h.untitled : n }),
              (0, v.jsx)(`p`, { className: `text-sm text-text-3`, children: h.subtitle }),
            ],
          }),
          (0, v.jsx)(s, { onClose: t, className: `-me-1.5` }),
        ],
      }),
      (0, v.jsx)(l, {
        className: `divide-y divide-line`,
        children: e.map((e, n) => (0, v.jsx)(Ft, { item: e, hasHeading: n > 0, onLeave: t }, e.id)),
      }),
      (0, v.jsx)(c, {
        className: `justify-end`,
        children: (0, v.jsx)(r, { variant: `secondary`, size: `lg`, onClick: t, className: `max-sm:flex-1`, children: h.close }),
      }),
    ],
  });
}
export { It as ChangelogModal };
