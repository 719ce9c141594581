// apps/server/src/main.ts
import { existsSync as existsSync2, mkdirSync as mkdirSync3 } from 'node:fs';
import { join as join8 } from 'node:path';

// packages/domain/src/result.ts
function succeed(value) {
  return { ok: true, value };
}
function refuse(error) {
  return { ok: false, error };
}

// packages/domain/src/text/digits.ts
var PERSIAN_ZERO = 1776;
var ARABIC_ZERO = 1632;
function toLatinDigits(text19) {
  return text19.replace(/[۰-۹٠-٩]/g, (digit) => {
    const code2 = digit.charCodeAt(0);
    return String(code2 >= PERSIAN_ZERO ? code2 - PERSIAN_ZERO : code2 - ARABIC_ZERO);
  });
}
function toPersianDigits(text19) {
  return toLatinDigits(text19).replace(/\d/g, (digit) => String.fromCharCode(PERSIAN_ZERO + Number(digit)));
}
function digitsOf(text19) {
  return toLatinDigits(text19).replace(/\D/g, '');
}
function groupThousands(digits) {
  return digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}

// apps/server/src/connectors/payments/test-gateway.fa.ts
var testGatewayFa = {
  title: '\u062F\u0631\u06AF\u0627\u0647 \u0622\u0632\u0645\u0627\u06CC\u0634\u06CC',
  description:
    '\u0628\u0631\u0627\u06CC \u062A\u0645\u0631\u06CC\u0646\u061B \u067E\u0648\u0644\u06CC \u062C\u0627\u0628\u0647\u200C\u062C\u0627 \u0646\u0645\u06CC\u200C\u0634\u0648\u062F',
  pageTitle: '\u062F\u0631\u06AF\u0627\u0647 \u067E\u0631\u062F\u0627\u062E\u062A \u0622\u0632\u0645\u0627\u06CC\u0634\u06CC',
  notice:
    '\u0627\u06CC\u0646 \u0635\u0641\u062D\u0647 \u0628\u0647 \u062C\u0627\u06CC \u062F\u0631\u06AF\u0627\u0647 \u0628\u0627\u0646\u06A9 \u0646\u0634\u0633\u062A\u0647 \u0627\u0633\u062A. \u0647\u06CC\u0686 \u067E\u0648\u0644\u06CC \u0627\u0632 \u062D\u0633\u0627\u0628 \u0634\u0645\u0627 \u06A9\u0645 \u0646\u0645\u06CC\u200C\u0634\u0648\u062F.',
  amount: '\u0645\u0628\u0644\u063A \u0642\u0627\u0628\u0644 \u067E\u0631\u062F\u0627\u062E\u062A',
  toman: '\u062A\u0648\u0645\u0627\u0646',
  order: '\u0634\u0645\u0627\u0631\u0647\u0654 \u0633\u0641\u0627\u0631\u0634',
  forWhat: '\u0628\u0627\u0628\u062A',
  pay: '\u067E\u0631\u062F\u0627\u062E\u062A',
  cancel: '\u0627\u0646\u0635\u0631\u0627\u0641',
  vanish: '\u067E\u0631\u062F\u0627\u062E\u062A \u0648 \u0628\u0633\u062A\u0646',
  vanishHint:
    '\u067E\u0648\u0644 \u067E\u0631\u062F\u0627\u062E\u062A \u0645\u06CC\u200C\u0634\u0648\u062F\u060C \u0627\u0645\u0627 \u0645\u0631\u0648\u0631\u06AF\u0631 \u0628\u0647 \u062C\u0627\u0631\u0686\u06CC \u0628\u0631\u0646\u0645\u06CC\u200C\u06AF\u0631\u062F\u062F\u061B \u062C\u0627\u0631\u0686\u06CC \u062D\u062F\u0648\u062F \u062F\u0648 \u062F\u0642\u06CC\u0642\u0647 \u0628\u0639\u062F \u062E\u0648\u062F\u0634 \u0622\u0646 \u0631\u0627 \u067E\u06CC\u062F\u0627 \u0645\u06CC\u200C\u06A9\u0646\u062F.',
  double: '\u067E\u0631\u062F\u0627\u062E\u062A \u0648 \u0628\u0627\u0632\u06AF\u0634\u062A \u062F\u0648\u0628\u0627\u0631\u0647',
  doubleHint:
    '\u062F\u0631\u06AF\u0627\u0647 \u062F\u0648 \u0628\u0627\u0631 \u0647\u0645\u200C\u0632\u0645\u0627\u0646 \u062E\u0628\u0631 \u067E\u0631\u062F\u0627\u062E\u062A \u0631\u0627 \u0645\u06CC\u200C\u062F\u0647\u062F\u061B \u062D\u0633\u0627\u0628 \u0641\u0642\u0637 \u06CC\u06A9 \u0628\u0627\u0631 \u0634\u0627\u0631\u0698 \u0645\u06CC\u200C\u0634\u0648\u062F.',
  rehearsals: '\u062A\u0645\u0631\u06CC\u0646 \u067E\u06CC\u0634\u0627\u0645\u062F\u0647\u0627',
  paid: '\u0627\u06CC\u0646 \u067E\u0631\u062F\u0627\u062E\u062A \u0627\u0646\u062C\u0627\u0645 \u0634\u062F\u0647 \u0627\u0633\u062A. \u0645\u06CC\u200C\u062A\u0648\u0627\u0646\u06CC\u062F \u0627\u06CC\u0646 \u0635\u0641\u062D\u0647 \u0631\u0627 \u0628\u0628\u0646\u062F\u06CC\u062F.',
  cancelled: '\u0627\u06CC\u0646 \u067E\u0631\u062F\u0627\u062E\u062A \u0644\u063A\u0648 \u0634\u062F\u0647 \u0627\u0633\u062A.',
  unknown: '\u0686\u0646\u06CC\u0646 \u067E\u0631\u062F\u0627\u062E\u062A\u06CC \u067E\u06CC\u062F\u0627 \u0646\u0634\u062F.',
  back: '\u0628\u0627\u0632\u06AF\u0634\u062A \u0628\u0647 \u062C\u0627\u0631\u0686\u06CC',
};

// apps/server/src/connectors/payments/test-gateway.html.ts
var style = `
:root{color-scheme:light dark;--canvas:#f4f3f8;--surface:#fff;--text:#1a1623;--text-2:#534c62;--line:#e8e5ef;--line-strong:#d6d2e0;--action:#5f2eea;--action-hover:#5226d1;--on-action:#fff;--info-text:#17549a;--info-soft:#e8f1fc}
@media (prefers-color-scheme:dark){:root{--canvas:#110e18;--surface:#1a1623;--text:#f6f5f9;--text-2:#aaa4b8;--line:#272231;--line-strong:#3b3548;--action:#7b51ef;--action-hover:#5f2eea;--info-text:#bcd6f3;--info-soft:#14253a}}
*{box-sizing:border-box}
body{margin:0;min-block-size:100dvh;display:grid;place-items:center;padding:16px;background:var(--canvas);color:var(--text);font:16px/1.75 Vazirmatn,Tahoma,system-ui,sans-serif}
main{inline-size:100%;max-inline-size:440px;background:var(--surface);border:1px solid var(--line);border-radius:16px;padding:24px}
h1{font-size:20px;margin:0 0 8px}h2{font-size:14px;margin:24px 0 8px;color:var(--text-2);font-weight:500}
.notice{margin:0 0 20px;padding:12px 14px;border-radius:12px;background:var(--info-soft);color:var(--info-text);font-size:14px}
.amount{font-size:32px;font-weight:700;line-height:1.3;font-variant-numeric:tabular-nums}.amount small{font-size:14px;font-weight:400;color:var(--text-2)}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:16px 0 20px;padding-block-start:16px;border-block-start:1px solid var(--line);font-size:14px}
dt{color:var(--text-2)}dd{margin:0;text-align:end}
form{display:grid;gap:10px}
button,.back{display:block;inline-size:100%;min-block-size:48px;padding:10px 16px;border:1px solid var(--line-strong);border-radius:12px;background:transparent;color:inherit;font:inherit;font-weight:500;text-align:center;text-decoration:none;cursor:pointer}
button.main{border-color:transparent;background:var(--action);color:var(--on-action)}button.main:hover{background:var(--action-hover)}
button:focus-visible,.back:focus-visible{outline:2px solid var(--action);outline-offset:2px}
p.hint{margin:-4px 0 6px;font-size:13px;color:var(--text-2)}`;
var testGatewayPolicy = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";
function renderTestGatewayPage(payment2) {
  return `<!doctype html>
<html lang="fa" dir="rtl">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${testGatewayFa.pageTitle}</title><style>${style}</style></head>
<body><main><h1>${testGatewayFa.pageTitle}</h1><p class="notice">${testGatewayFa.notice}</p>${payment2 ? renderPayment(payment2) : renderEnd(testGatewayFa.unknown)}</main></body>
</html>`;
}
function renderPayment(payment2) {
  const amount = toPersianDigits(groupThousands(String(payment2.amount)));
  const facts = `<div>${testGatewayFa.amount}</div><div class="amount">${amount} <small>${testGatewayFa.toman}</small></div>
<dl><dt>${testGatewayFa.order}</dt><dd>${toPersianDigits(escapeHtml(payment2.order_id))}</dd><dt>${testGatewayFa.forWhat}</dt><dd>${escapeHtml(payment2.description)}</dd></dl>`;
  if (payment2.state === 'cancelled') return facts + renderEnd(testGatewayFa.cancelled);
  return facts + (payment2.state === 'open' ? renderActions(payment2.authority) : renderEnd(testGatewayFa.paid));
}
function renderActions(authority) {
  const action = (name) => `/gateway/test/${encodeURIComponent(authority)}/${name}`;
  return `<form method="post"><button class="main" formaction="${action('pay')}">${testGatewayFa.pay}</button>
<button formaction="${action('cancel')}">${testGatewayFa.cancel}</button></form>
<h2>${testGatewayFa.rehearsals}</h2>
<form method="post"><button formaction="${action('vanish')}">${testGatewayFa.vanish}</button><p class="hint">${testGatewayFa.vanishHint}</p>
<button formaction="${action('double')}">${testGatewayFa.double}</button><p class="hint">${testGatewayFa.doubleHint}</p></form>`;
}
function renderEnd(text19) {
  return `<p role="status">${text19}</p><a class="back" href="/">${testGatewayFa.back}</a>`;
}
function escapeHtml(text19) {
  return text19.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

// apps/server/src/connectors/payments/test-gateway.ts
import { randomBytes, randomInt } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';

// apps/server/src/connectors/payments/test-gateway.tables.ts
import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
var testGatewayPayment = pgTable('test_gateway_payment', {
  authority: text().primaryKey(),
  amount: bigint({ mode: 'number' }).notNull(),
  order_id: text().notNull(),
  callback_url: text().notNull(),
  description: text().notNull(),
  state: text().$type().notNull(),
  tracking_number: text(),
  created: timestamp({ withTimezone: true }).notNull(),
});

// apps/server/src/connectors/payments/test-gateway.ts
var TEST_GATEWAY_PAGE = '/gateway/test';
function createTestGateway({ tenancy, clock: clock2 }) {
  const find = (authority) =>
    tenancy.withSystem(async (tx) => {
      const [row2] = await tx.select().from(testGatewayPayment).where(eq(testGatewayPayment.authority, authority));
      return row2;
    });
  const change = (authority, from, values) =>
    tenancy.withSystem(async (tx) => {
      const changed = await tx
        .update(testGatewayPayment)
        .set(values)
        .where(and(eq(testGatewayPayment.authority, authority), inArray(testGatewayPayment.state, [...from])))
        .returning({ authority: testGatewayPayment.authority });
      return changed.length > 0;
    });
  return {
    key: 'test',
    title: testGatewayFa.title,
    description: testGatewayFa.description,
    limits: { minimum: 1e4, maximum: 2e8 },
    async open({ amount_toman, order_id, callback_url, description }) {
      const authority = `T${randomBytes(18).toString('hex').slice(0, 35)}`;
      const created = new Date(clock2.now());
      await tenancy.withSystem((tx) =>
        tx
          .insert(testGatewayPayment)
          .values({ authority, amount: amount_toman, order_id, callback_url, description, state: 'open', created }),
      );
      return succeed({ authority });
    },
    pageUrl: (authority) => `${TEST_GATEWAY_PAGE}/${encodeURIComponent(authority)}`,
    readReturn({ Authority: authority, Status: status }) {
      return typeof authority === 'string' ? { authority, isCancelled: status !== 'OK' } : void 0;
    },
    async verify({ authority, amount_toman }) {
      const row2 = await find(authority);
      if (!row2 || row2.tracking_number === null) return { state: 'not_paid' };
      if (row2.amount !== amount_toman) return { state: 'wrong_amount' };
      await change(authority, ['paid'], { state: 'verified' });
      return { state: 'paid', tracking_number: row2.tracking_number };
    },
    async inquire(authority) {
      const state = (await find(authority))?.state;
      if (state === 'open') return { state };
      return { state: state === 'paid' || state === 'verified' ? 'paid' : 'not_paid' };
    },
    findPayment: find,
    pay: (authority) => change(authority, ['open'], { state: 'paid', tracking_number: String(randomInt(10 ** 11, 10 ** 12)) }),
    cancel: (authority) => change(authority, ['open'], { state: 'cancelled' }),
  };
}

// apps/server/src/connectors/payments/test-gateway.routes.ts
var ACTIONS = ['pay', 'cancel', 'vanish', 'double'];
function registerTestGatewayPage(app, { gateway }) {
  void app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done2) => done2(null, void 0));
    scope.get(`${TEST_GATEWAY_PAGE}/:authority`, async (request2, reply) =>
      sendPage(reply, await gateway.findPayment(request2.params.authority)),
    );
    scope.post(`${TEST_GATEWAY_PAGE}/:authority/:action`, async (request2, reply) => {
      const payment2 = await gateway.findPayment(request2.params.authority);
      const action = ACTIONS.find((name) => name === request2.params.action);
      if (!payment2 || !action) return sendPage(reply, void 0);
      return reply.redirect(await act2(payment2, action), 303);
    });
  });
  async function act2(payment2, action) {
    const page2 = gateway.pageUrl(payment2.authority);
    if (action === 'cancel') return (await gateway.cancel(payment2.authority)) ? returnUrl(payment2, 'NOK') : page2;
    if (!(await gateway.pay(payment2.authority)) || action === 'vanish') return page2;
    const url = returnUrl(payment2, 'OK');
    if (action === 'double') {
      await Promise.all([app.inject(url), app.inject(url)]);
    }
    return url;
  }
}
function returnUrl({ callback_url, authority }, status) {
  const url = new URL(callback_url, 'http://localhost');
  url.searchParams.set('Authority', authority);
  url.searchParams.set('Status', status);
  return url.pathname + url.search;
}
function sendPage(reply, payment2) {
  return reply
    .code(payment2 ? 200 : 404)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', testGatewayPolicy)
    .send(renderTestGatewayPage(payment2));
}

// packages/domain/src/calendar/jalali.ts
var TEHRAN = 'Asia/Tehran';
var HOUR_MS = 36e5;
var DAY_MS = 24 * HOUR_MS;
var utcOf = (day3) => Date.parse(`${day3}T00:00:00Z`);
function partsOf(options, locale = 'fa-IR-u-ca-persian-nu-arabext') {
  const format2 = new Intl.DateTimeFormat(locale, { timeZone: TEHRAN, ...options });
  return (at6) => {
    const parts = {};
    for (const part of format2.formatToParts(at6)) parts[part.type] = part.value;
    return parts;
  };
}
var longParts = partsOf({ day: 'numeric', month: 'long', year: 'numeric', weekday: 'long' });
var numericParts = partsOf({ day: '2-digit', month: '2-digit', year: 'numeric' });
var timeParts = partsOf({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
function formatDayMonth(at6) {
  const p = longParts(at6);
  return `${p.day} ${p.month}`;
}
function formatNumericDate(at6) {
  const p = numericParts(at6);
  return `${p.year}/${p.month}/${p.day}`;
}
function formatTime(at6) {
  const p = timeParts(at6);
  return `${p.hour}:${p.minute}`;
}
function tehranDay(at6) {
  return new Date(Number(at6) + tehranOffsetMs(Number(at6))).toISOString().slice(0, 10);
}
function tehranHour(at6) {
  return new Date(Number(at6) + tehranOffsetMs(Number(at6))).getUTCHours();
}
function tehranInstant(day3, hour2 = 0) {
  const asUtc = utcOf(day3) + hour2 * HOUR_MS;
  let guess = asUtc - tehranOffsetMs(asUtc);
  guess = asUtc - tehranOffsetMs(guess);
  return guess;
}
var offsetParts = partsOf(
  {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  },
  'en-US-u-ca-gregory-nu-latn',
);
var QUARTER_MS = 9e5;
var CACHED_QUARTERS = 2e4;
var offsets = /* @__PURE__ */ new Map();
function tehranOffsetMs(at6) {
  const quarter = Math.floor(at6 / QUARTER_MS);
  const known = offsets.get(quarter);
  if (known !== void 0) return known;
  const p = offsetParts(at6);
  const local = Date.UTC(Number(p.year), Number(p.month) - 1, Number(p.day), Number(p.hour), Number(p.minute), Number(p.second));
  const offset = local - Math.floor(at6 / 1e3) * 1e3;
  if (offsets.size >= CACHED_QUARTERS) offsets.clear();
  offsets.set(quarter, offset);
  return offset;
}
function addDays(day3, days2) {
  return new Date(utcOf(day3) + days2 * DAY_MS).toISOString().slice(0, 10);
}
function daysBetween(from, to) {
  return (utcOf(to) - utcOf(from)) / DAY_MS;
}

// apps/server/src/infra/files/formats/png-writer.ts
import { crc32, deflateSync } from 'node:zlib';
var SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
function createChunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  chunk.set(body, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}
function paintPng({ width, height, palette, colourAt }) {
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = colourAt(x, y);
  const header2 = Buffer.alloc(13);
  header2.writeUInt32BE(width, 0);
  header2.writeUInt32BE(height, 4);
  header2.set([8, 3, 0, 0, 0], 8);
  const colours = Buffer.from(palette.flatMap(([hue, saturation, light]) => hslToRgb(hue, saturation, light)));
  const chunks = [
    createChunk('IHDR', header2),
    createChunk('PLTE', colours),
    createChunk('IDAT', deflateSync(rows)),
    createChunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([SIGNATURE, ...chunks]);
}
function hslToRgb(hue, saturation, light) {
  const a = saturation * Math.min(light, 1 - light);
  const part = (n) => {
    const k = (n + hue / 30) % 12;
    return Math.round(255 * (light - a * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return [part(0), part(8), part(4)];
}

// apps/server/src/connectors/platforms/content-picture.ts
var WIDTH = 360;
var HEIGHT = 640;
function partAt(scene, x, y) {
  const across = x - WIDTH / 2;
  const tableY = HEIGHT * 0.78;
  if (scene === 0) {
    if (Math.hypot(across, (y - tableY + 92) * 1.05) < 92 && y > tableY - 150 && y < tableY - 8) return y < tableY - 118 ? 5 : 4;
    if (y < tableY - 8 && Math.abs(Math.hypot(across - 96, y - tableY + 86) - 34) < 10) return 4;
    if (Math.hypot(across / 6, y - tableY + 2) < 22) return 3;
  } else if (scene === 1) {
    if (Math.abs(across) < 118 && y > tableY - 150 && y < tableY) return Math.floor((y - tableY + 150) / 38) % 2 === 0 ? 4 : 5;
    if (Math.hypot(across - 44, y - tableY + 168) < 20 || Math.hypot(across + 38, y - tableY + 166) < 20) return 6;
  } else {
    const inFrame = Math.abs(across) < 130 && y > 120 && y < 400;
    if (inFrame)
      return Math.abs(across) < 5 || Math.abs(y - 260) < 5 || Math.abs(across) > 122 || y < 128 || y > 392
        ? 5
        : y > 330 - across * 0.3
          ? 6
          : 4;
  }
  return y > tableY ? 2 : y < tableY - 8 ? (Math.floor(Math.hypot(x - WIDTH, y - 90)) % 96 < 2 ? 1 : 0) : 3;
}
function paintContent(hue, scene) {
  return paintPng({
    width: WIDTH,
    height: HEIGHT,
    palette: [
      [hue, 0.34, 0.78],
      [hue, 0.4, 0.88],
      [(hue + 30) % 360, 0.3, 0.3],
      [(hue + 30) % 360, 0.2, 0.92],
      [(hue + 180) % 360, 0.42, 0.9],
      [(hue + 20) % 360, 0.45, 0.34],
      [(hue + 150) % 360, 0.5, 0.5],
    ],
    colourAt: (x, y) => partAt(scene, x, y),
  });
}

// apps/server/src/connectors/platforms/content.fa.ts
var contentFa = {
  file: 'content',
  captions: [
    (title, link3) =>
      `\u0627\u0645\u0631\u0648\u0632 \u0628\u0627 \xAB${title}\xBB \u0647\u0645\u0631\u0627\u0647 \u0634\u062F\u0645\u061B \u062D\u0633 \u0648 \u062D\u0627\u0644\u0634 \u0631\u0627 \u062F\u0631 \u0627\u06CC\u0646 \u0642\u0627\u0628 \u0628\u0628\u06CC\u0646\u06CC\u062F. ${link3}`,
    (title, link3) =>
      `\u0634\u0645\u0627 \xAB${title}\xBB \u0631\u0627 \u0627\u0645\u062A\u062D\u0627\u0646 \u06A9\u0631\u062F\u0647\u200C\u0627\u06CC\u062F\u061F \u062A\u062C\u0631\u0628\u0647\u0654 \u0645\u0646 \u0631\u0627 \u0628\u0628\u06CC\u0646\u06CC\u062F \u0648 \u0646\u0638\u0631\u062A\u0627\u0646 \u0631\u0627 \u0628\u0646\u0648\u06CC\u0633\u06CC\u062F. ${link3}`,
    (title, link3) =>
      `\u0635\u0628\u062D\u200C\u0647\u0627\u06CC \u0627\u06CC\u0646 \u0631\u0648\u0632\u0647\u0627 \u0628\u0627 \xAB${title}\xBB \u0634\u0631\u0648\u0639 \u0645\u06CC\u200C\u0634\u0648\u062F. ${link3}`,
  ],
};

// packages/domain/src/reports/reports.ts
var METRICS = ['reach', 'views', 'clicks'];
var HOURLY_DAYS = 11;
function presetRange(preset, today) {
  if (preset === 'today') return { from: today, to: today };
  if (preset === 'yesterday') return { from: addDays(today, -1), to: addDays(today, -1) };
  return { from: addDays(today, preset === 'last_7_days' ? -6 : -29), to: today };
}
function granularityOf(range2, today) {
  const isOneDay = range2.from === range2.to;
  const age = daysBetween(range2.from, today);
  return isOneDay && age >= 0 && age < HOURLY_DAYS ? 'hourly' : 'daily';
}
function startOfTehranHour(at6) {
  const midnight = tehranInstant(tehranDay(at6));
  return midnight + Math.floor((at6 - midnight) / 36e5) * 36e5;
}
function clickRate(clicks, views) {
  return views > 0 ? (clicks / views) * 100 : null;
}
function elapsedShare(now, startsAt, endsAt2) {
  if (endsAt2 <= startsAt) return now >= endsAt2 ? 1 : 0;
  return Math.min(1, Math.max(0, (now - startsAt) / (endsAt2 - startsAt)));
}

// apps/server/src/connectors/platforms/hour-weights.ts
var HOUR_WEIGHTS = [
  0.7, 0.5, 0.35, 0.3, 0.3, 0.4, 0.6, 0.8, 0.95, 1, 1.05, 1.1, 1.15, 1.1, 1.05, 1.05, 1.1, 1.2, 1.3, 1.45, 1.6, 1.65, 1.45, 1.05,
];

// apps/server/src/connectors/platforms/seeded-random.ts
function seededRandom(...parts) {
  let hash3 = 2166136261;
  for (const character of parts.join('|')) {
    hash3 = Math.imul(hash3 ^ character.charCodeAt(0), 16777619);
  }
  hash3 = Math.imul(hash3 ^ (hash3 >>> 16), 2246822507);
  hash3 = Math.imul(hash3 ^ (hash3 >>> 13), 3266489909);
  return ((hash3 ^ (hash3 >>> 16)) >>> 0) / 2 ** 32;
}

// apps/server/src/connectors/platforms/simulated-network.ts
var HOUR_MS2 = 36e5;
var LEAST = 0.9;
var SPREAD = 0.22;
var CLICK_RATE = 8e-3;
var CLICK_RATE_SPREAD = 0.012;
var BOT_SHARE = 0.02;
var BOT_SHARE_SPREAD = 0.06;
var REACH_SHARE = 0.78;
function weightOf(placement3, live_at, hour2) {
  const { publish_until, preferred_publish_start_hour: first, preferred_publish_end_hour: end2 } = placement3;
  const clock2 = tehranHour(hour2);
  if (clock2 < first || clock2 >= end2 || hour2 >= publish_until || hour2 + HOUR_MS2 <= live_at) return 0;
  const age = Math.max(0, hour2 - live_at) / Math.max(HOUR_MS2, publish_until - live_at);
  return (HOUR_WEIGHTS[clock2] ?? 1) * 2 ** -age;
}
function measureNetwork(seed, placement3, from, to) {
  const live_at = placement3.live_at ?? from;
  const lot = (what, hour2 = 0) => seededRandom(seed, placement3.placement_id, placement3.publisher_id, what, hour2);
  let whole4 = 0;
  for (let hour2 = startOfTehranHour(live_at); hour2 < placement3.publish_until; hour2 += HOUR_MS2)
    whole4 += weightOf(placement3, live_at, hour2);
  const goal = (placement3.bought_units ?? 0) * (LEAST + lot('luck') * SPREAD);
  const rate = CLICK_RATE + lot('rate') * CLICK_RATE_SPREAD;
  const hours = [];
  for (let hour2 = from; hour2 < to; hour2 += HOUR_MS2) {
    const share = whole4 === 0 ? 0 : weightOf(placement3, live_at, hour2) / whole4;
    const units = Math.round(goal * share * (0.8 + lot('noise', hour2) * 0.4));
    const views = placement3.metric === 'views' ? units : Math.round(units / rate);
    const clicks = placement3.metric === 'clicks' ? units : Math.round(units * rate);
    const bots = Math.round(clicks * (BOT_SHARE + lot('bots', hour2) * BOT_SHARE_SPREAD));
    const rejected = bots > 0 ? { rejected: [{ metric: 'clicks', value: bots, reason: 'bot' }] } : {};
    hours.push({ hour: hour2, reach: Math.round(views * REACH_SHARE), views, clicks, ...rejected });
  }
  return hours;
}

// apps/server/src/connectors/platforms/simulated-platform.ts
var MINUTE_MS = 6e4;
var HOUR_MS3 = 36e5;
var DECLINE_SHARE = 0.04;
var EARLY_REMOVAL_SHARE = 0.04;
var MAKER_DECLINE_SHARE = 0.1;
var MAKER_SILENT_SHARE = 0.05;
var HALF_LIFE_HOURS = 7;
function createSimulatedPlatform(seed) {
  const chance = (placement3, what) => seededRandom(seed, placement3.placement_id, placement3.publisher_id, what);
  return {
    source: 'simulation',
    readAnswer(placement3, now) {
      if (placement3.is_content_made) return Promise.resolve(answerAsMaker(placement3, now));
      const at6 = placement3.offered_at + Math.round((10 + chance(placement3, 'answer') * 350) * MINUTE_MS);
      if (now < at6) return Promise.resolve({ answer: 'pending', ask_again_at: at6 });
      return Promise.resolve({ answer: chance(placement3, 'decline') < DECLINE_SHARE ? 'declined' : 'accepted', at: at6 });
    },
    readContent(placement3, { attempt, ordered_at, title, link: link3 }, now) {
      const lot = (what) => chance(placement3, `${what} ${attempt}`);
      const at6 = ordered_at + Math.round((3 + lot('made') * 15) * HOUR_MS3);
      if (now < at6) return Promise.resolve({ content: 'awaited', ask_again_at: at6 });
      const files2 = [
        { name: `${contentFa.file}-${attempt}.png`, bytes: paintContent(Math.floor(lot('hue') * 360), Math.floor(lot('scene') * 3)) },
      ];
      const words2 = contentFa.captions[Math.floor(lot('caption') * contentFa.captions.length)] ?? contentFa.captions[0];
      return Promise.resolve({ content: 'made', at: at6, files: files2, caption: words2(title, link3) });
    },
    findPost(placement3, now) {
      if (placement3.slot_at === null) throw new Error('a placement without a slot is not published');
      const live_at = placement3.live_at ?? placement3.slot_at + Math.round(chance(placement3, 'late') * 20 * MINUTE_MS);
      if (now < live_at) return Promise.resolve({ seen: 'not_live', look_again_at: live_at });
      const removed_at = removalOf(placement3, live_at);
      if (placement3.live_at !== null && removed_at !== null && now >= removed_at) return Promise.resolve({ seen: 'removed', removed_at });
      return Promise.resolve({ seen: 'live', live_at, post_ref: placement3.post_ref ?? `sim-${placement3.placement_id}` });
    },
    measure(placement3, from, to) {
      if (placement3.live_at === null) return Promise.resolve([]);
      if (placement3.bought_units !== null) return Promise.resolve(measureNetwork(seed, placement3, from, to));
      const hours = [];
      const factor = 0.85 + chance(placement3, 'luck') * 0.35;
      for (let hour2 = from; hour2 < to; hour2 += HOUR_MS3) hours.push(figuresOf3(placement3, placement3.live_at, hour2, factor));
      return Promise.resolve(hours);
    },
    // Its publishers go by what they are asked, and need not be told.
    tell: () => Promise.resolve(),
  };
  function answerAsMaker(placement3, now) {
    if (chance(placement3, 'silent') < MAKER_SILENT_SHARE)
      return { answer: 'pending', ask_again_at: placement3.offered_at + 999 * HOUR_MS3 };
    const at6 = placement3.offered_at + Math.round((1 + chance(placement3, 'answer') * 22) * HOUR_MS3);
    if (now < at6) return { answer: 'pending', ask_again_at: at6 };
    return { answer: chance(placement3, 'decline') < MAKER_DECLINE_SHARE ? 'declined' : 'accepted', at: at6 };
  }
  function removalOf(placement3, live_at) {
    if (placement3.bought_units !== null) return null;
    if (chance(placement3, 'removal') >= EARLY_REMOVAL_SHARE) return null;
    return live_at + Math.round((0.3 + chance(placement3, 'removed at') * 0.5) * placement3.availability_hours * HOUR_MS3);
  }
  function figuresOf3(placement3, live_at, hour2, factor) {
    const age = Math.max(0, (hour2 + HOUR_MS3 / 2 - live_at) / HOUR_MS3);
    const decay = 2 ** (-age / HALF_LIFE_HOURS);
    const total = HALF_LIFE_HOURS / Math.LN2;
    const noise = 0.75 + seededRandom(seed, placement3.placement_id, hour2) * 0.5;
    const covered = Math.min(1, (hour2 + HOUR_MS3 - live_at) / HOUR_MS3);
    const reach = Math.round(
      ((placement3.reach_estimate * factor) / total) * decay * noise * covered * (HOUR_WEIGHTS[tehranHour(hour2)] ?? 1),
    );
    const views = Math.round(reach * (1.12 + seededRandom(seed, 'repeat', placement3.placement_id, hour2) * 0.1));
    const clicks = Math.round(views * (8e-3 + seededRandom(seed, 'click', placement3.placement_id) * 0.014) * noise);
    return { hour: hour2, reach, views, clicks };
  }
}

// packages/domain/src/text/persian-text.ts
function foldForSearch(text19) {
  return toLatinDigits(text19.normalize('NFKD'))
    .replace(/[\p{M}\p{Cf}\u0621\u0640]/gu, '')
    .replace(/[\u064a\u0649\u06cd\u06d0\u06d2]/g, '\u06CC')
    .replace(/[\u0643\u06aa]/g, '\u06A9')
    .replace(/[\u0629\u06be\u06c1\u06c3\u06d5]/g, '\u0647')
    .replace(/\u0671/g, '\u0627')
    .toLowerCase()
    .replace(/\u03c2/g, '\u03C3')
    .replace(/\s+/g, ' ')
    .trim();
}
function matchesSearch(text19, query2) {
  const words2 = foldForSearch(text19).split(' ');
  const joined2 = words2.join('');
  let end2 = 0;
  const starts = words2.map((word) => (end2 += word.length) - word.length);
  return foldForSearch(query2)
    .split(' ')
    .every((wanted) => words2.some((word) => word.includes(wanted)) || starts.some((start) => joined2.startsWith(wanted, start)));
}

// apps/server/src/connectors/platforms/review.fa.ts
var reviewFa = {
  /** A word in the title or caption that the simulated operator does not let pass. */
  flagged: [
    '\u0634\u0631\u0637\u200C\u0628\u0646\u062F\u06CC',
    '\u0642\u0645\u0627\u0631',
    '\u0633\u06CC\u06AF\u0627\u0631',
    '\u0645\u0634\u0631\u0648\u0628',
  ],
  rejected: (word) =>
    `\u0645\u062D\u062A\u0648\u0627 \u0628\u0627 \u0642\u0648\u0627\u0646\u06CC\u0646 \u0627\u0646\u062A\u0634\u0627\u0631 \u0647\u0645\u200C\u062E\u0648\u0627\u0646 \u0646\u06CC\u0633\u062A (\xAB${word}\xBB). \u0622\u0646 \u0631\u0627 \u062A\u063A\u06CC\u06CC\u0631 \u062F\u0647\u06CC\u062F \u0648 \u062F\u0648\u0628\u0627\u0631\u0647 \u0628\u0641\u0631\u0633\u062A\u06CC\u062F.`,
};

// apps/server/src/connectors/platforms/simulated-review.ts
var AFTER_MS = 10 * 6e4;
function createSimulatedReview() {
  return {
    review({ title, caption, since }, now) {
      const at6 = since + AFTER_MS;
      if (now < at6) return Promise.resolve({ verdict: 'pending', ask_again_at: at6 });
      const text19 = foldForSearch(`${title} ${caption}`);
      const word = reviewFa.flagged.find((flagged) => text19.includes(foldForSearch(flagged)));
      return Promise.resolve(word === void 0 ? { verdict: 'approve' } : { verdict: 'reject', reason: reviewFa.rejected(word) });
    },
  };
}

// apps/server/src/connectors/sms/log-sms-sender.ts
function createLogSmsSender({ isProduction, log }) {
  if (isProduction) throw new Error('codes are never logged in production: configure an SMS service');
  return {
    async sendCode(phone, code2) {
      log(`sign-in code of ${phone}: ${code2}`);
      return succeed(null);
    },
  };
}

// apps/server/src/connectors/connectors.ts
function listMissingConnectors({ mode, is_simulated, sms }) {
  const refusals3 = [];
  if (sms.provider !== 'log') refusals3.push({ setting: 'SMS_PROVIDER', reason: `there is no adapter for ${sms.provider} yet` });
  else if (mode === 'production')
    refusals3.push({ setting: 'SMS_PROVIDER', reason: 'production needs an SMS service: codes do not belong in a log' });
  if (!is_simulated) refusals3.push({ setting: 'JARCHI_SIMULATED', reason: 'there is no platform connector but the simulated one yet' });
  return refusals3;
}
function createConnectors(settings, { tenancy, wall, log }) {
  const missing = listMissingConnectors(settings);
  if (missing.length > 0) return refuse(missing);
  const gateway = createTestGateway({ tenancy, clock: wall });
  return succeed({
    sms: createLogSmsSender({ isProduction: settings.mode === 'production', log }),
    gateways: settings.has_test_gateway ? [gateway] : [],
    platform: createSimulatedPlatform('jarchi'),
    review: createSimulatedReview(),
    connectorPages: settings.has_test_gateway ? [(server) => registerTestGatewayPage(server, { gateway })] : [],
  });
}

// apps/server/src/infra/clock/clock.ts
import { randomUUID } from 'node:crypto';
function wallClock() {
  return { now: () => Date.now() };
}
var FRESH_MS = 1e3;
var ALIVE_MS = 1e4;
var ALIVE_EVERY_MS = 3e3;
async function createWorldClock({ wall, store }) {
  const server = randomUUID();
  let stored = await store.load();
  let readAt = wall.now();
  let reading;
  let jump;
  let jumpsEnded = 0;
  const findForeignMove = () => {
    const { move } = stored;
    return move && move.by !== server && wall.now() < move.until ? move : void 0;
  };
  const now = () => jump?.now ?? findForeignMove()?.stands_at ?? wall.now() + stored.offset_ms;
  const progress = () => ({ now: now(), moving_to: jump?.target ?? findForeignMove()?.moving_to ?? null });
  const moveOf = ({ now: stands_at, target }) => ({
    by: server,
    until: wall.now() + ALIVE_MS,
    stands_at,
    moving_to: target,
  });
  async function read() {
    const [endedBefore, startedAt] = [jumpsEnded, wall.now()];
    const found2 = await store.load();
    if (jump || endedBefore !== jumpsEnded) return;
    stored = found2;
    readAt = startedAt;
  }
  async function moveTo(next) {
    const isOurs = await store.advance(next.now - wall.now(), moveOf(next));
    if (!isOurs) throw new Error('another server moves the clock');
    jump = next;
  }
  async function endJump() {
    if (!jump) return;
    const offset_ms = jump.now - wall.now();
    try {
      await store.release(server, offset_ms);
    } finally {
      stored = { offset_ms, move: null };
      jump = void 0;
      jumpsEnded++;
      readAt = Number.NEGATIVE_INFINITY;
    }
  }
  async function travel(target, runDueJobs) {
    const advance2 = async (instant3) => {
      if (jump && instant3 > jump.now) await moveTo({ now: Math.min(instant3, target), target });
    };
    const stayAlive = () => void store.stayAlive(server, wall.now() + ALIVE_MS).catch(() => void 0);
    const alive = setInterval(stayAlive, ALIVE_EVERY_MS);
    try {
      await runDueJobs(target, advance2);
      await advance2(target);
    } finally {
      clearInterval(alive);
      await endJump();
    }
  }
  async function startJump(findTarget) {
    if (jump) return refuse({ code: 'jump_in_progress' });
    const from = { now: now(), target: now() };
    jump = from;
    try {
      const offset_ms = await store.take({ by: server, until: wall.now() + ALIVE_MS }, wall.now());
      if (offset_ms === void 0) {
        jump = void 0;
        await read();
        return refuse({ code: 'jump_in_progress' });
      }
      from.now = wall.now() + offset_ms;
      const target = findTarget(from.now);
      if (target < from.now) {
        await endJump();
        return refuse({ code: 'jump_backwards', now: from.now });
      }
      await moveTo({ now: from.now, target });
      return succeed({ target, travel: (runDueJobs) => travel(target, runDueJobs) });
    } catch (error) {
      await endJump().catch(() => void 0);
      throw error;
    }
  }
  return {
    now,
    progress,
    startJump,
    async jumpTo(instant3, runDueJobs) {
      const started = await startJump(() => instant3);
      if (!started.ok) return started;
      await started.value.travel(runDueJobs);
      return succeed(progress());
    },
    refresh: read,
    async keepFresh() {
      if (jump || Math.abs(wall.now() - readAt) < FRESH_MS) return;
      await (reading ??= read().finally(() => {
        reading = void 0;
      }));
    },
    isMovedElsewhere: () => jump === void 0 && findForeignMove() !== void 0,
  };
}

// apps/server/src/infra/store/db.ts
import { mkdirSync as mkdirSync2 } from 'node:fs';
import { join as join2 } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg4 from 'pg';

// apps/server/src/infra/store/directory-lock.ts
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// apps/server/src/infra/logs/start-refusal.ts
var StartRefusal = class extends Error {
  name = 'StartRefusal';
};

// apps/server/src/infra/store/directory-lock.ts
var held = /* @__PURE__ */ new Set();
function lockDirectory(directory) {
  const path = join(directory, 'lock');
  mkdirSync(directory, { recursive: true });
  if (held.has(path)) throw new StartRefusal(`${directory} is open in this process already`);
  const owner = findLiveOwner(path);
  if (owner !== void 0)
    throw new StartRefusal(`${directory} is in use by process ${owner}: stop it, or set JARCHI_DATA_DIR to another directory`);
  rmSync(path, { force: true });
  writeFileSync(path, describeProcess(process.pid), { flag: 'wx' });
  held.add(path);
  return {
    release() {
      if (held.delete(path)) rmSync(path, { force: true });
    },
  };
}
function findLiveOwner(path) {
  const recorded = readIfThere(path);
  if (recorded === void 0) return void 0;
  const pid = Number.parseInt(recorded, 10);
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid || !isAlive(pid)) return void 0;
  return describeProcess(pid) === recorded ? pid : void 0;
}
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
function describeProcess(pid) {
  const stat2 = readIfThere(`/proc/${pid}/stat`);
  const startedAt = stat2?.slice(stat2.lastIndexOf(')') + 2).split(' ')[19];
  return startedAt === void 0 ? String(pid) : `${pid} ${startedAt}`;
}
function readIfThere(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return void 0;
  }
}

// apps/server/src/infra/shares/fair-queue.ts
var QueueTimeout = class extends Error {
  name = 'QueueTimeout';
};
var REST_MAX_MS = 100;
function createFairQueue(limits) {
  const parties2 = /* @__PURE__ */ new Map();
  const company = limits.besideOthers && createCompany(limits.besideOthers);
  let inside = 0;
  let waitingCount = 0;
  const isBesideOthers = (party) => company?.isBesideOthers(party) ?? false;
  const mayTake = (party, { taken }) =>
    taken < limits.placesEach && (taken < (limits.besideOthers?.placesEach ?? taken + 1) || !isBesideOthers(party));
  function stateOf(party) {
    const known = parties2.get(party);
    if (known) return known;
    const fresh = { taken: 0, waiting: [] };
    parties2.set(party, fresh);
    return fresh;
  }
  function take(party, state) {
    const since = performance.now();
    inside++;
    state.taken++;
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      inside--;
      const restMs = state.waiting.length > 0 && isBesideOthers(party) ? Math.min(REST_MAX_MS, performance.now() - since) : 0;
      if (restMs > 0) setTimeout(() => giveBack(party, state), restMs);
      else giveBack(party, state);
      if (restMs > 0) letIn();
    };
  }
  function giveBack(party, state) {
    state.taken--;
    forgetIfIdle(party, state);
    letIn();
  }
  function forgetIfIdle(party, state) {
    if (state.taken === 0 && state.waiting.length === 0 && parties2.get(party) === state) parties2.delete(party);
  }
  function letIn() {
    while (inside < limits.places) {
      const next = findNext2();
      if (!next) return;
      const [party, state] = next;
      const waiting = state.waiting.shift();
      waitingCount--;
      parties2.delete(party);
      parties2.set(party, state);
      waiting?.start();
    }
  }
  function findNext2() {
    for (const [party, state] of parties2) if (state.waiting.length > 0 && mayTake(party, state)) return [party, state];
    return void 0;
  }
  function waitForPlace(party, state, signal) {
    return new Promise((resolve, reject) => {
      let timer;
      const stopWaiting = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp2);
      };
      const waiting = {
        start() {
          stopWaiting();
          resolve(take(party, state));
        },
      };
      const leaveQueue = (reason) => {
        stopWaiting();
        state.waiting.splice(state.waiting.indexOf(waiting), 1);
        waitingCount--;
        forgetIfIdle(party, state);
        reject(reason);
      };
      const giveUp2 = () => leaveQueue(signal?.reason);
      signal?.addEventListener('abort', giveUp2, { once: true });
      if (limits.patienceMs !== void 0) timer = setTimeout(() => leaveQueue(new QueueTimeout('nobody left in time')), limits.patienceMs);
      state.waiting.push(waiting);
      waitingCount++;
    });
  }
  return {
    enter(party, signal) {
      company?.note(party);
      const state = stateOf(party);
      if (inside < limits.places && state.waiting.length === 0 && mayTake(party, state)) return Promise.resolve(take(party, state));
      if (state.waiting.length < limits.waitingEach && waitingCount < (limits.waiting ?? Number.POSITIVE_INFINITY))
        return signal?.aborted ? Promise.reject(signal.reason) : waitForPlace(party, state, signal);
      forgetIfIdle(party, state);
      return void 0;
    },
  };
}
function createCompany({ withinMs, except }) {
  let latest = { party: '', at: Number.NEGATIVE_INFINITY };
  let latestOther = latest;
  return {
    note(party) {
      if (party === except) return;
      if (party !== latest.party) latestOther = latest;
      latest = { party, at: performance.now() };
    },
    isBesideOthers(party) {
      if (party === except) return false;
      const other = party === latest.party ? latestOther : latest;
      return performance.now() - other.at < withinMs;
    },
  };
}

// apps/server/src/infra/shares/party.ts
import { AsyncLocalStorage } from 'node:async_hooks';
var SERVER_PARTY = 'server';
var SERVER = { name: SERVER_PARTY, kind: 'request' };
var parties = new AsyncLocalStorage();
var accountParty = (accountId4) => `account:${accountId4}`;
var addressParty = (address) => `address:${address}`;
function currentParty() {
  return parties.getStore() ?? SERVER;
}
function runForParty(party, work) {
  return parties.run(party, work);
}
function readForParty(rows) {
  return readAs(currentParty(), rows[Symbol.asyncIterator]());
}
async function* readAs(party, iterator) {
  try {
    for (;;) {
      const next = await runForParty(party, () => iterator.next());
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await runForParty(party, async () => iterator.return?.());
  }
}

// apps/server/src/infra/store/sql-state.ts
function findSqlState(error) {
  if (!(error instanceof Error)) return void 0;
  if ('severity' in error && 'code' in error && typeof error.code === 'string') return error.code;
  return findSqlState(error.cause);
}

// apps/server/src/infra/store/store-outage.ts
var StoreUnavailable = class extends Error {
  name = 'StoreUnavailable';
  constructor(cause) {
    super('the store did not answer', { cause });
  }
};
var LOST = {
  states: /^(?:08...|57P0[12])$/,
  codes: /* @__PURE__ */ new Set(['ECONNRESET', 'EPIPE', 'ECONNABORTED', 'ETIMEDOUT']),
  words: /^Connection terminated(?: unexpectedly)?$|^Client has encountered a connection error|^Client was closed/,
};
var BUSY = {
  states: /^(?:53...|57014|57P03|55P03|25P03|40001|40P01)$/,
  codes: /* @__PURE__ */ new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOENT']),
  words: /^timeout exceeded when trying to connect|^Connection terminated due to connection timeout|^Query read timeout/,
};
function isConnectionLost(error) {
  return shows(error, LOST);
}
function isStoreOutage(error) {
  return error instanceof StoreUnavailable || shows(error, LOST) || shows(error, BUSY);
}
function shows(error, signs) {
  if (!(error instanceof Error)) return false;
  const state = findSqlState(error);
  if (state !== void 0) return signs.states.test(state);
  if ('code' in error && typeof error.code === 'string' && signs.codes.has(error.code)) return true;
  if (signs.words.test(error.message)) return true;
  const inner = error instanceof AggregateError ? error.errors : [error.cause];
  return inner.some((cause) => shows(cause, signs));
}

// apps/server/src/infra/store/transaction-scope.ts
import { AsyncLocalStorage as AsyncLocalStorage2 } from 'node:async_hooks';
var scopes = new AsyncLocalStorage2();
function refuseInsideTransaction() {
  if (scopes.getStore()?.isOpen) throw new Error('asked the pool inside an open transaction');
}
function afterCommit(callback) {
  const scope = scopes.getStore();
  if (!scope?.isOpen) throw new Error('afterCommit needs an open transaction');
  scope.afterCommit.push(callback);
}
function openScope() {
  return { isOpen: true, afterCommit: [] };
}
function runInScope(scope, work) {
  return scopes.run(scope, work);
}

// apps/server/src/infra/shares/fair-pool.ts
var CROWD_CONNECTIONS = 1;
var COMPANY_MS = 1e3;
function shareFairly(pool, { connections, patienceMs }) {
  const queue = createFairQueue({
    places: connections,
    placesEach: Math.max(1, Math.floor(connections / 2)),
    waitingEach: Number.POSITIVE_INFINITY,
    patienceMs,
    besideOthers: { placesEach: CROWD_CONNECTIONS, withinMs: COMPANY_MS, except: SERVER_PARTY },
  });
  const connectNow = pool.connect.bind(pool);
  async function connect() {
    const leave = await enter();
    try {
      const client = await connectNow();
      const release = client.release.bind(client);
      client.release = (error) => {
        leave();
        release(error);
      };
      return client;
    } catch (error) {
      leave();
      throw error;
    }
  }
  async function enter() {
    try {
      const place3 = await queue.enter(currentParty().name);
      if (place3) return place3;
    } catch (error) {
      throw new StoreUnavailable(error);
    }
    throw new Error('a queue without a limit refused');
  }
  pool.connect = (callback) => {
    refuseInsideTransaction();
    if (!callback) return connect();
    connect().then(
      (client) => callback(void 0, client, (error) => client.release(error)),
      (error) => callback(error),
    );
    return void 0;
  };
  pool.on('error', () => void 0);
  pool.on('connect', (client) => client.on('error', () => void 0));
  return pool;
}

// apps/server/src/infra/store/lite-pool.ts
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
function createLitePool(lite) {
  class LiteClient extends pg.Client {
    constructor(config) {
      const liteConfig = createPgConfig(lite);
      const { connection } = liteConfig;
      const parse2 = connection.parse.bind(connection);
      connection.parse = (message) => parse2({ ...message, types: Array.isArray(message.types) ? message.types : void 0 });
      super(Object.assign({}, config, liteConfig));
    }
    connect(callback) {
      const cleaned = lite.exec('rollback; deallocate all').catch(() => void 0);
      if (!callback) return cleaned.then(() => super.connect());
      void cleaned.then(() => super.connect(callback));
    }
  }
  return new pg.Pool({ Client: LiteClient, max: 1, idleTimeoutMillis: 0, connectionTimeoutMillis: 5e3 });
}

// apps/server/src/infra/store/pg-types.ts
import pg2 from 'pg';
var int8 = 20;
var date = 1082;
function parseSafeInteger(text19) {
  const value = Number(text19);
  if (!Number.isSafeInteger(value)) throw new Error(`int8 beyond 2^53: ${text19}`);
  return value;
}
function setTypeParsers() {
  pg2.types.setTypeParser(int8, parseSafeInteger);
  pg2.types.setTypeParser(date, (text19) => text19);
}

// apps/server/src/infra/store/pipelined.ts
import pg3 from 'pg';
function createPipelinedClients(config, size, statementTimeoutMs = 1e4) {
  const lanes = Array.from({ length: size }, () => void 0);
  function openLane(index14) {
    const client = new pg3.Client({ ...config, pipeline: true, statement_timeout: statementTimeoutMs });
    const drop2 = () => {
      if (lanes[index14]?.client === client) lanes[index14] = void 0;
    };
    client.on('error', drop2);
    client.on('end', drop2);
    const ready = client.connect();
    ready.catch(drop2);
    const lane = { client, ready, inFlight: 0, inFlightOf: /* @__PURE__ */ new Map() };
    lanes[index14] = lane;
    return lane;
  }
  const half = Math.max(1, Math.floor(size / 2));
  function pickLane(party) {
    const own2 = lanes.filter((lane) => lane?.inFlightOf.has(party));
    if (own2.length >= half) return findLeastBusy(own2) ?? openLane(0);
    const best = findLeastBusy(lanes);
    if (best?.inFlight === 0) return best;
    const free = lanes.indexOf(void 0);
    return free >= 0 ? openLane(free) : (best ?? openLane(0));
  }
  return {
    async send(opening, statement) {
      const party = currentParty().name;
      const lane = pickLane(party);
      enterLane(lane, party);
      try {
        await lane.ready;
        const [opened, answer, end2] = await Promise.allSettled(sendAtOnce(lane.client, opening, statement));
        if (opened.status === 'rejected') throw opened.reason;
        if (answer.status === 'rejected') throw answer.reason;
        if (end2.status === 'rejected') throw end2.reason;
        return answer.value.rows;
      } finally {
        leaveLane(lane, party);
      }
    },
    async close() {
      await Promise.allSettled(lanes.flatMap((lane) => (lane ? [lane.client.end()] : [])));
    },
  };
}
function sendAtOnce(client, opening, statement) {
  const { stream } = client.connection;
  stream.cork();
  try {
    return [client.query(opening), client.query(toQuery(statement)), client.query('commit')];
  } finally {
    stream.uncork();
  }
}
function findLeastBusy(lanes) {
  let best;
  for (const lane of lanes) if (lane && (!best || lane.inFlight < best.inFlight)) best = lane;
  return best;
}
function enterLane(lane, party) {
  lane.inFlight++;
  lane.inFlightOf.set(party, (lane.inFlightOf.get(party) ?? 0) + 1);
}
function leaveLane(lane, party) {
  lane.inFlight--;
  const left = (lane.inFlightOf.get(party) ?? 1) - 1;
  if (left > 0) lane.inFlightOf.set(party, left);
  else lane.inFlightOf.delete(party);
}
function toQuery(statement) {
  return { name: statement.name, text: statement.text, values: [...statement.values] };
}

// apps/server/src/infra/shares/statement-limits.ts
var STATEMENT_LIMITS = {
  request: { lockMs: 3e3, statementMs: 15e3 },
  export: { lockMs: 3e3, statementMs: 6e4 },
  job: { lockMs: 1e4, statementMs: 6e4 },
};
var IDLE_TRANSACTION_MS = 6e4;
var { request } = STATEMENT_LIMITS;
var CONNECTION_LIMITS = `-c lock_timeout=${request.lockMs} -c statement_timeout=${request.statementMs} -c idle_in_transaction_session_timeout=${IDLE_TRANSACTION_MS}`;
function limitsSql(kind2) {
  if (kind2 === 'request') return '';
  const { lockMs, statementMs } = STATEMENT_LIMITS[kind2];
  return `; set local lock_timeout = ${lockMs}; set local statement_timeout = ${statementMs}`;
}

// apps/server/src/infra/store/db.ts
var CONNECT_MS = 5e3;
var START_LOCK = 7241003;
async function openDatabase(options) {
  setTypeParsers();
  if (options.database_url !== void 0) return openPostgres(options.database_url, options.pool_size ?? 10);
  if (options.memory !== void 0 && options.memory !== false) return openLite(await createInMemory(options.memory));
  if (options.data_dir === void 0) throw new Error('openDatabase needs database_url, data_dir or memory');
  const lock = lockDirectory(options.data_dir);
  try {
    const directory = join2(options.data_dir, 'database');
    mkdirSync2(directory, { recursive: true });
    return openLite(await PGlite.create(directory), () => lock.release());
  } catch (error) {
    lock.release();
    throw error;
  }
}
function createInMemory(memory) {
  return memory === true ? PGlite.create() : PGlite.create({ loadDataDir: new Blob([new Uint8Array(memory)]) });
}
function openLite(lite, afterClose) {
  const pool = shareFairly(createLitePool(lite), { connections: 1, patienceMs: CONNECT_MS });
  return {
    pool,
    kind: 'pglite',
    // One process has the embedded store.
    lockStore: async () => async () => void 0,
    async dump() {
      const archive2 = await lite.dumpDataDir('none');
      return new Uint8Array(await archive2.arrayBuffer());
    },
    async close() {
      await pool.end();
      await lite.close();
      afterClose?.();
    },
  };
}
function openPostgres(database_url, pool_size) {
  const config = {
    connectionString: database_url,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    // Compiling a query of a large list takes PostgreSQL longer than the query.
    options: `-c timezone=UTC -c jit=off ${CONNECTION_LIMITS}`,
  };
  const pool = shareFairly(new pg4.Pool({ ...config, max: pool_size }), { connections: pool_size, patienceMs: CONNECT_MS });
  const pipelined = createPipelinedClients(config, Math.max(1, Math.floor(pool_size / 2)));
  return {
    pool,
    kind: 'postgres',
    pipelined,
    lockStore: () => lockOnConnection({ ...config, options: '' }),
    async close() {
      await Promise.all([pool.end(), pipelined.close()]);
    },
  };
}
async function lockOnConnection(config) {
  const client = new pg4.Client(config);
  client.on('error', () => void 0);
  await client.connect();
  await client.query('select pg_advisory_lock($1)', [START_LOCK]);
  return () => client.end();
}

// apps/server/src/infra/files/file-store.ts
import { randomUUID as randomUUID2 } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join as join3 } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
var keyPattern = /^[0-9a-f]{2}\/[0-9a-f-]{36}$/;
function createFileKey() {
  const id6 = randomUUID2();
  return `${id6.slice(0, 2)}/${id6}`;
}
async function sweepUnfinished(directory, silentMs, now) {
  const entries = await readdir(directory, { recursive: true }).catch(() => []);
  let swept = 0;
  for (const part of entries.filter((entry) => entry.endsWith('.part'))) {
    const found2 = await stat(join3(directory, part)).catch(() => void 0);
    if (!found2 || now - found2.mtimeMs < silentMs) continue;
    await rm(join3(directory, part), { force: true });
    swept++;
  }
  return swept;
}
function createDiskFileStore(directory, { isSynced = true } = {}) {
  function toPath(key) {
    if (!keyPattern.test(key)) throw new Error(`not a file key: ${key}`);
    return join3(directory, key);
  }
  return {
    async put(key, source) {
      const path = toPath(key);
      const part = `${path}.${randomUUID2()}.part`;
      await mkdir(dirname(path), { recursive: true });
      try {
        await pipeline(source instanceof Readable ? source : Readable.from([source]), createWriteStream(part, { flush: isSynced }));
        const { size } = await stat(part);
        await rename(part, path);
        return { bytes: size };
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    read: (key, range2) => createReadStream(toPath(key), range2 ?? {}),
    async readPart(key, position, length) {
      const file = await open(toPath(key));
      try {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
        return buffer.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    },
    async stat(key) {
      const found2 = await stat(toPath(key)).catch((error) => {
        if (error.code !== 'ENOENT') throw error;
        return void 0;
      });
      return found2 && { bytes: found2.size };
    },
    remove: (key) => rm(toPath(key), { force: true }),
  };
}

// apps/server/src/infra/jobs/enqueue-jobs.ts
import { sql } from 'drizzle-orm';
var kicks = /* @__PURE__ */ new Set();
function onJobsCommitted(kick) {
  kicks.add(kick);
  return () => kicks.delete(kick);
}
async function enqueueJob(tx, job) {
  const [id6] = await enqueueJobs(tx, [job]);
  if (id6 === void 0) throw new Error('enqueue_job returned no row');
  return id6;
}
async function enqueueJobs(tx, jobs) {
  if (jobs.length === 0) return [];
  const calls2 = jobs.map(
    (job) => sql`(enqueue_job(${job.accountId ?? null}::bigint, ${job.kind}, ${JSON.stringify(job.payload)}::jsonb, ${job.clock},
      ${job.runAt.toISOString()}::timestamptz, 0::smallint, ${job.maxAttempts ?? 8}::smallint, ${job.dedupeKey ?? null}, ${job.replace ?? false}))`,
  );
  const { rows } = await tx.execute(sql`select id from (values ${sql.join(calls2, sql`, `)}) as job (id)`);
  afterCommit(notifyWorkers);
  return rows.map(({ id: id6 }) => id6);
}
async function releaseLeases(pool) {
  await pool.query('update job set locked_until = null where locked_until is not null');
}
function notifyWorkers() {
  for (const kick of kicks) kick();
}

// apps/server/src/infra/store/migration/migrate.ts
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join as join4 } from 'node:path';
import { z } from 'zod';
var journalSchema = z.object({ entries: z.array(z.object({ tag: z.string() })) });
var advisoryLock = 7241001;
async function migrate(db, directory) {
  const migrations = await readMigrations(directory);
  const client = await db.pool.connect();
  let failure;
  try {
    await client.query('set lock_timeout = 0; set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [advisoryLock]);
    return await applyMissing(client, migrations);
  } catch (error) {
    failure = error;
    throw error;
  } finally {
    if (failure === void 0) {
      await client.query('select pg_advisory_unlock($1)', [advisoryLock]);
      await client.query('reset lock_timeout; reset statement_timeout');
    }
    client.release(failure !== void 0);
  }
}
async function readMigrations(directory) {
  const journal = journalSchema.parse(JSON.parse(await readFile(join4(directory, 'meta', '_journal.json'), 'utf8')));
  return Promise.all(
    journal.entries.map(async ({ tag }) => {
      const sql25 = await readFile(join4(directory, `${tag}.sql`), 'utf8');
      return { tag, sql: sql25, hash: createHash('sha256').update(sql25).digest('hex') };
    }),
  );
}
async function applyMissing(client, migrations) {
  await client.query(
    'create table if not exists migration (tag text primary key, hash text not null, applied_at timestamptz not null default now())',
  );
  const { rows } = await client.query('select tag, hash from migration');
  const appliedHashes = new Map(rows.map((row2) => [row2.tag, row2.hash]));
  const applied = [];
  for (const { tag, sql: sql25, hash: hash3 } of migrations) {
    const appliedHash = appliedHashes.get(tag);
    if (appliedHash !== void 0 && appliedHash !== hash3) {
      throw new StartRefusal(`migration ${tag} was changed after it was applied: add a new one, or reset a development database`);
    }
    if (appliedHash !== void 0) continue;
    await client.query('begin');
    for (const statement of sql25.split('--> statement-breakpoint')) await client.query(statement);
    await client.query('insert into migration (tag, hash) values ($1, $2)', [tag, hash3]);
    await client.query('commit');
    applied.push(tag);
  }
  return applied;
}

// apps/server/src/infra/store/migration/own-tables.ts
import { readdir as readdir2, readFile as readFile2 } from 'node:fs/promises';
import { join as join5 } from 'node:path';
import { z as z2 } from 'zod';
var snapshotSchema = z2.object({ tables: z2.record(z2.string(), z2.object({ name: z2.string() })) });
async function listOwnTables(migrations) {
  const meta = join5(migrations, 'meta');
  const newest = (await readdir2(meta))
    .filter((name) => name.endsWith('_snapshot.json'))
    .toSorted()
    .at(-1);
  if (newest === void 0) throw new Error(`no snapshot of the tables stands in ${meta}`);
  const { tables } = snapshotSchema.parse(JSON.parse(await readFile2(join5(meta, newest), 'utf8')));
  return [...Object.values(tables).map(({ name }) => name), 'migration'];
}
async function listForeignRelations(pool, ownTables) {
  const { rows } = await pool.query(
    `select n.nspname || '.' || c.relname as name
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'v', 'm', 'f', 'S')
        and n.nspname not in ('information_schema') and n.nspname not like 'pg\\_%'
        and not (n.nspname = 'public' and c.relname = any($1::text[]))
        and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid
                          and (d.deptype = 'e' or (c.relkind = 'S' and d.deptype in ('a', 'i'))))
      order by 1`,
    [ownTables],
  );
  return rows.map(({ name }) => name);
}

// apps/server/src/infra/logs/safe-error.ts
var STATEMENT_CHARACTERS = 600;
var STACK_LINES = 12;
var CAUSES_MAX = 4;
var PERSONAL =
  /[\w.+-]+@[\w.-]+|[+\d\u06f0-\u06f9\u0660-\u0669][\d\u06f0-\u06f9\u0660-\u0669 -]{5,}[\d\u06f0-\u06f9\u0660-\u0669]|[\u0600-\u06ff\ufb50-\ufdff\ufe70-\ufeff\u200c]+/gu;
var QUOTING = /* @__PURE__ */ new Set(['SyntaxError', 'URIError', 'ZodError', 'DrizzleQueryError', 'DatabaseError', 'error']);
function describeError(error, depth = 0) {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const isQuoting = 'severity' in error || 'query' in error || QUOTING.has(error.name);
  const { cause } = error;
  return {
    type: error.name,
    message: isQuoting ? '' : error.message.replaceAll(PERSONAL, '\u2026'),
    ...namesOf(error),
    ...('query' in error && typeof error.query === 'string' ? { statement: error.query.slice(0, STATEMENT_CHARACTERS) } : {}),
    stack: stackOf(error),
    ...(cause instanceof Error && depth < CAUSES_MAX ? { cause: describeError(cause, depth + 1) } : {}),
  };
}
function summarizeError(error) {
  const { type, code: code2, constraint, message, cause } = describeError(error);
  const parts = [type === 'Error' ? '' : type, code2, constraint, message, cause?.code, cause?.constraint, cause?.message];
  return parts.filter(Boolean).join(' ');
}
function namesOf(error) {
  const isName = ([, value]) => typeof value === 'string' && /^[\w.-]{1,80}$/.test(value);
  const { code: code2, constraint, table, column } = error;
  return Object.fromEntries(Object.entries({ code: code2, constraint, table, column }).filter(isName));
}
function stackOf({ stack = '' }) {
  const lines = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return lines.slice(0, STACK_LINES).join('\n');
}

// apps/server/src/infra/keys/request-keys.ts
import { and as and2, eq as eq2, lt, sql as sql2 } from 'drizzle-orm';

// apps/server/src/infra/keys/request-key.tables.ts
import { bigint as bigint2, index, pgTable as pgTable2, primaryKey, text as text2, timestamp as timestamp2 } from 'drizzle-orm/pg-core';
var requestKey = pgTable2(
  'request_key',
  {
    account_id: bigint2({ mode: 'number' }).notNull(),
    idempotency_key: text2().notNull(),
    /** Of the call with all that was sent to it. */
    fingerprint: text2().notNull(),
    created: timestamp2({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.account_id, t.idempotency_key] }), index('request_key_created').using('brin', t.created)],
);

// apps/server/src/infra/keys/request-keys.ts
var KEPT_DAYS = 30;
function withKey(tenancy, accountId4, { key, fingerprint }, work) {
  return tenancy.withAccount(accountId4, async (tx) => {
    const known = await claimKey(tx, accountId4, { key, fingerprint });
    if (known !== void 0 && known !== fingerprint) return refuse({ code: 'idempotency_key_reused' });
    const result = await work(tx, known !== void 0);
    if (!result.ok && known === void 0) await tx.delete(requestKey).where(isKey(accountId4, key));
    return result;
  });
}
async function claimKey(tx, accountId4, { key, fingerprint }) {
  const values = { account_id: accountId4, idempotency_key: key, fingerprint };
  const [taken] = await tx.insert(requestKey).values(values).onConflictDoNothing().returning();
  if (taken) return void 0;
  const [known] = await tx.select().from(requestKey).where(isKey(accountId4, key));
  if (!known) throw new Error('a key is neither new nor known');
  return known.fingerprint;
}
var isKey = (accountId4, key) => and2(eq2(requestKey.account_id, accountId4), eq2(requestKey.idempotency_key, key));
async function forgetOldKeys(tenancy) {
  await tenancy.withSystem((tx) => tx.delete(requestKey).where(lt(requestKey.created, sql2`now() - make_interval(days => ${KEPT_DAYS})`)));
}

// apps/server/src/infra/crypto/secret.ts
import { randomBytes as randomBytes2, randomUUID as randomUUID3 } from 'node:crypto';
import { link, mkdir as mkdir2, readFile as readFile3, rm as rm2, writeFile } from 'node:fs/promises';
import { join as join6 } from 'node:path';
async function loadSecret(data_dir) {
  const path = join6(data_dir, 'secret');
  const fresh = `${path}.${randomUUID3()}`;
  await mkdir2(data_dir, { recursive: true });
  await writeFile(fresh, randomBytes2(32).toString('base64url'), { mode: 384 });
  await link(fresh, path).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm2(fresh);
  return readFile3(path, 'utf8');
}

// apps/server/src/infra/store/tenancy.ts
import { PgDialect } from 'drizzle-orm/pg-core';
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
var maxTries = 3;
var dialect = new PgDialect();
function createTenancy(db) {
  async function transact(opening, work) {
    for (let attempt = 1; ; attempt++) {
      const progress = { isCommitSent: false };
      try {
        return await transactOnce(db.pool, opening, work, progress);
      } catch (error) {
        const isRepeatable = isConflict(error) || (isConnectionLost(error) && !progress.isCommitSent);
        if (attempt < maxTries && isRepeatable) continue;
        throw asUnavailable(error);
      }
    }
  }
  async function queryOnce(opening, statement) {
    const run = () => (db.pipelined ? db.pipelined.send(opening, statement) : queryInTurn(db.pool, opening, statement));
    try {
      return await run().catch((error) => {
        if (isConnectionLost(error)) return run();
        throw error;
      });
    } catch (error) {
      throw asUnavailable(error);
    }
  }
  return {
    withAccount: async (accountId4, work) => transact(openAs('jarchi_tenant', 'app.account_id', accountId4), work),
    withStaff: async (staffId, work) => transact(openAs('jarchi_staff', 'app.staff_id', staffId), work),
    withSystem: (work) => transact(`begin${limitsSql(currentParty().kind)}`, work),
    async queryAccount(accountId4, statement) {
      refuseInsideTransaction();
      const opening = openAs('jarchi_tenant', 'app.account_id', accountId4);
      return await queryOnce(opening, statement);
    },
  };
}
function openAs(role, setting, id6) {
  if (!Number.isSafeInteger(id6) || id6 <= 0) throw new Error(`${setting} must be a positive integer, not ${id6}`);
  return `begin; set local role ${role}; set local ${setting} = '${id6}'${limitsSql(currentParty().kind)}`;
}
async function transactOnce(pool, opening, work, progress) {
  const client = await pool.connect();
  const scope = openScope();
  let broken;
  let value;
  try {
    await client.query(opening);
    const tx = new NodePgTransaction(dialect, new NodePgSession(client, dialect, void 0), void 0);
    value = await runInScope(scope, () => work(tx));
    progress.isCommitSent = true;
    const { command } = await client.query('commit');
    if (command === 'ROLLBACK') throw new Error('nothing was committed: an SQL error inside the transaction was swallowed');
  } catch (error) {
    await client.query('rollback').catch((failure) => {
      broken = failure;
    });
    throw error;
  } finally {
    scope.isOpen = false;
    client.release(broken);
  }
  for (const callback of scope.afterCommit) callback();
  return value;
}
async function queryInTurn(pool, opening, statement) {
  const client = await pool.connect();
  let broken;
  try {
    await client.query(opening);
    const { rows } = await client.query({
      name: statement.name,
      text: statement.text,
      values: [...statement.values],
    });
    await client.query('commit');
    return rows;
  } catch (error) {
    await client.query('rollback').catch((failure) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
function isConflict(error) {
  const state = findSqlState(error);
  return state === '40001' || state === '40P01';
}
function asUnavailable(error) {
  return isStoreOutage(error) && !(error instanceof StoreUnavailable) ? new StoreUnavailable(error) : error;
}

// apps/server/src/infra/clock/world-clock-store.ts
function createWorldClockStore(pool) {
  return {
    /** A clock that never moved runs with the wall. */
    async load() {
      const { rows } = await pool.query({
        name: 'world_clock_load',
        text: 'select offset_ms, moved_by, moved_until, stands_at, moving_to from world_clock where id = 1',
      });
      return rows[0] ? readRow(rows[0]) : { offset_ms: 0, move: null };
    },
    /** Sets a clock that nobody moves. */
    async save(offsetMs) {
      await pool.query(
        'insert into world_clock (id, offset_ms) values (1, $1) on conflict (id) do update set offset_ms = excluded.offset_ms',
        [offsetMs],
      );
    },
    /** Makes the server of this move the one that moves the clock; answers the offset as it is, or undefined when another one does. */
    async take({ by, until }, now) {
      const { rows } = await pool.query({
        name: 'world_clock_take',
        text: `insert into world_clock as c (id, offset_ms, moved_by, moved_until, stands_at, moving_to) values (1, 0, $1, $2, $3, $3)
               on conflict (id) do update set moved_by = $1, moved_until = $2,
                 stands_at = $3::timestamptz + c.offset_ms * interval '1 ms', moving_to = $3::timestamptz + c.offset_ms * interval '1 ms'
               where c.moved_by is null or c.moved_until <= $3
               returning offset_ms`,
        values: [by, new Date(until), new Date(now)],
      });
      return rows[0]?.offset_ms;
    },
    /** Writes down where the world has got to; false when another server moves it by now. */
    async advance(offsetMs, { by, until, stands_at, moving_to }) {
      const { rowCount } = await pool.query({
        name: 'world_clock_advance',
        text: 'update world_clock set offset_ms = $2, moved_until = $3, stands_at = $4, moving_to = $5 where id = 1 and moved_by = $1',
        values: [by, offsetMs, new Date(until), new Date(stands_at), new Date(moving_to)],
      });
      return rowCount === 1;
    },
    async stayAlive(by, until) {
      await pool.query({
        name: 'world_clock_alive',
        text: 'update world_clock set moved_until = $2 where id = 1 and moved_by = $1',
        values: [by, new Date(until)],
      });
    },
    /** The move is over; what runs on is the offset. */
    async release(by, offsetMs) {
      await pool.query({
        name: 'world_clock_release',
        text: `update world_clock set offset_ms = $2, moved_by = null, moved_until = null, stands_at = null, moving_to = null
               where id = 1 and moved_by = $1`,
        values: [by, offsetMs],
      });
    },
    /** Ends the move of a server that is known to be gone. */
    async forgetMove() {
      await pool.query('update world_clock set moved_by = null, moved_until = null, stands_at = null, moving_to = null where id = 1');
    },
  };
}
function readRow({ offset_ms, moved_by, moved_until, stands_at, moving_to }) {
  const isMoving = moved_by !== null && moved_until !== null && stands_at !== null && moving_to !== null;
  if (!isMoving) return { offset_ms, move: null };
  const move = { by: moved_by, until: moved_until.getTime(), stands_at: stands_at.getTime(), moving_to: moving_to.getTime() };
  return { offset_ms, move };
}

// apps/server/src/features/account/account.fa.ts
var accountFa = {
  newAccountTitle: (phone) => `\u062D\u0633\u0627\u0628 ${toPersianDigits(phone)}`,
  appTitle: (accountTitle) => accountTitle || '\u062C\u0627\u0631\u0686\u06CC',
  types: {
    adv: '\u062A\u0628\u0644\u06CC\u063A\u200C\u062F\u0647\u0646\u062F\u0647',
    pub: '\u0646\u0627\u0634\u0631',
    discover: '\u06A9\u0634\u0641 \u0646\u0627\u0634\u0631',
    other: '\u0647\u0645\u06A9\u0627\u0631 \u0641\u0631\u0648\u0634',
  },
};
var questions = {
  business_category:
    '\u062D\u0648\u0632\u0647\u0654 \u06A9\u0633\u0628\u200C\u0648\u06A9\u0627\u0631 \u062E\u0648\u062F \u0631\u0627 \u0628\u0631\u06AF\u0632\u06CC\u0646\u06CC\u062F.',
  monthly_budget:
    '\u0628\u0648\u062F\u062C\u0647\u0654 \u0645\u0627\u0647\u0627\u0646\u0647 \u0631\u0627 \u0627\u0632 \u0645\u06CC\u0627\u0646 \u06AF\u0632\u06CC\u0646\u0647\u200C\u0647\u0627 \u0628\u0631\u06AF\u0632\u06CC\u0646\u06CC\u062F.',
  service_description:
    '\u062E\u062F\u0645\u0627\u062A \u062E\u0648\u062F \u0631\u0627 \u06A9\u0648\u062A\u0627\u0647 \u0628\u0646\u0648\u06CC\u0633\u06CC\u062F\u060C \u062A\u0627 \u06F1\u066C\u06F0\u06F0\u06F0 \u0646\u0648\u06CC\u0633\u0647.',
  need_help:
    '\u0628\u06AF\u0648\u06CC\u06CC\u062F \u0645\u0634\u0627\u0648\u0631\u0647\u0654 \u062A\u0644\u0641\u0646\u06CC \u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u06CC\u062F \u06CC\u0627 \u0646\u0647.',
};
var isQuestion = (field2) => Object.hasOwn(questions, field2);
var ALL_FOUR =
  '\u0628\u0647 \u0647\u0631 \u0686\u0647\u0627\u0631 \u067E\u0631\u0633\u0634 \u067E\u0627\u0633\u062E \u062F\u0647\u06CC\u062F.';
var others = {
  invalid: ALL_FOUR,
  body_too_large: questions.service_description,
  unauthenticated:
    '\u0646\u0634\u0633\u062A \u0634\u0645\u0627 \u0628\u0647 \u067E\u0627\u06CC\u0627\u0646 \u0631\u0633\u06CC\u062F\u0647 \u0627\u0633\u062A. \u062F\u0648\u0628\u0627\u0631\u0647 \u0648\u0627\u0631\u062F \u0634\u0648\u06CC\u062F.',
  forbidden:
    '\u0627\u062C\u0627\u0632\u0647\u0654 \u0627\u06CC\u0646 \u06A9\u0627\u0631 \u0631\u0627 \u0646\u062F\u0627\u0631\u06CC\u062F.',
  role_refused:
    '\u0627\u06CC\u0646 \u067E\u0631\u0633\u0634\u200C\u0647\u0627 \u0631\u0627 \u0635\u0627\u062D\u0628 \u062D\u0633\u0627\u0628 \u067E\u0627\u0633\u062E \u0645\u06CC\u200C\u062F\u0647\u062F.',
  request_timeout:
    '\u0641\u0631\u0633\u062A\u0627\u062F\u0646 \u067E\u0627\u0633\u062E\u200C\u0647\u0627 \u0628\u06CC\u0634 \u0627\u0632 \u0627\u0646\u062F\u0627\u0632\u0647 \u0637\u0648\u0644 \u06A9\u0634\u06CC\u062F. \u0627\u062A\u0635\u0627\u0644 \u0627\u06CC\u0646\u062A\u0631\u0646\u062A \u0631\u0627 \u0628\u0631\u0631\u0633\u06CC \u06A9\u0646\u06CC\u062F \u0648 \u062F\u0648\u0628\u0627\u0631\u0647 \u062A\u0644\u0627\u0634 \u06A9\u0646\u06CC\u062F.',
};
function refusalTextFa(code2, fields = []) {
  if (code2 !== 'business_data_invalid')
    return (
      others[code2] ??
      '\u067E\u0627\u0633\u062E\u200C\u0647\u0627 \u062B\u0628\u062A \u0646\u0634\u062F. \u0686\u0646\u062F \u0644\u062D\u0638\u0647 \u0628\u0639\u062F \u062F\u0648\u0628\u0627\u0631\u0647 \u062A\u0644\u0627\u0634 \u06A9\u0646\u06CC\u062F.'
    );
  const asked = fields.filter(isQuestion).map((field2) => questions[field2]);
  return asked.length === 0 ? ALL_FOUR : asked.join(' ');
}

// apps/server/src/features/account/account.routes.ts
function accountHandlers(service) {
  return {
    getAccountInfo: async ({ caller }) => succeed(await service.getAccountInfo(caller)),
    getSharedUser: async ({ caller }) => succeed(await service.getSharedUser(caller)),
    listUserServices: async ({ caller }) => succeed(await service.listUserServices(caller)),
    listBusinessCategories: async () => succeed(await service.listBusinessCategories()),
    submitBusinessData: ({ caller, body }) => service.submitBusinessData(caller, body),
    getFinancialInfo: async ({ caller }) => succeed(await service.getFinancialInfo(caller)),
    saveFinancialInfo: ({ caller, body }) => service.saveFinancialInfo(caller, body),
    listFeatureFlags: async () => succeed(service.listFeatureFlags()),
  };
}

// packages/domain/src/text/phone.ts
var MOBILE = /^0?9(0[0-5]|[1-3]\d|9\d|41)\d{7}$/;
var DRESSING = /[\s\p{Pd}\u2212\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;
function cleanTypedNumber(text19) {
  return toLatinDigits(text19).replace(DRESSING, '');
}
function cleanPhone(text19) {
  return cleanTypedNumber(text19).replace(/^(\+98|0098|98)(?=9)/, '0');
}
function parsePhone(text19) {
  const cleaned = cleanPhone(text19);
  if (!MOBILE.test(cleaned)) return void 0;
  return cleaned.startsWith('0') ? cleaned : `0${cleaned}`;
}

// packages/domain/src/text/patterns.ts
var USERNAME = /^(?!.*\.\.)[a-z\d_][a-z\d_.]{1,28}[a-z\d_]$/i;
function isUsername(text19) {
  return USERNAME.test(text19);
}
function isMention(text19) {
  return isUsername(text19.startsWith('@') ? text19.slice(1) : text19);
}
var HASHTAG = new RegExp('^(?:\\w|(?=\\p{Script_Extensions=Arabic})[\\p{L}\\p{M}\\p{Nd}])+$', 'u');
function isHashtag(text19) {
  return HASHTAG.test(text19);
}
var EMAIL_MAX = 254;
var EMAIL = /^[^\s@\p{Cc}\p{Cf}]+@[^\s@\p{Cc}\p{Cf}]+\.[^\s@\p{Cc}\p{Cf}]+$/u;
function isEmail(text19) {
  return text19.length <= EMAIL_MAX && EMAIL.test(text19);
}
var LINK = new RegExp(
  '^https?:\\/\\/(?:[\\p{L}\\p{N}](?:[\\p{L}\\p{N}\\p{M}\\u200c-]*[\\p{L}\\p{N}\\p{M}])?\\.)+(?:\\p{L}[\\p{L}\\p{M}]+|xn--[a-z\\d-]*[a-z\\d])(?::\\d{1,5})?(?:[/?#][^\\s\\p{Cc}\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]*)?$',
  'iu',
);
function isWebLink(text19) {
  return LINK.test(text19);
}
var TELEGRAM_POST = /^https?:\/\/t\.me\/([a-z\d_-]{5,32})\/(\d+)(?:\?\S*)?$/i;
function parseTelegramPost(link3) {
  const match = TELEGRAM_POST.exec(link3);
  if (!match) return void 0;
  const message_id = Number(match[2]);
  return message_id > 0 && Number.isSafeInteger(message_id) ? { channel: match[1], message_id } : void 0;
}
var UNSAFE_TEXT = /[\n\r\t\u2028\u2029<>&"'`\\;-]/;
function isTextSafe(text19) {
  return !UNSAFE_TEXT.test(text19);
}
var SUBDOMAIN_LABEL = /^[a-z\d]{1,63}$/i;
function isSubdomainLabel(text19) {
  return SUBDOMAIN_LABEL.test(text19);
}

// packages/domain/src/validation/text-shapes.ts
var SHAPES = {
  username_invalid: isUsername,
  email_invalid: isEmail,
  phone_invalid: (text19) => parsePhone(text19) !== void 0,
  link_invalid: isWebLink,
  telegram_link_invalid: (text19) => parseTelegramPost(text19) !== void 0,
  text_unsafe: isTextSafe,
  subdomain_invalid: isSubdomainLabel,
};
function checkShape(text19, code2) {
  return text19 === '' || SHAPES[code2](text19) ? [] : [{ code: code2 }];
}

// packages/domain/src/validation/characters.ts
function countCharacters(text19) {
  return [...text19].length;
}

// packages/domain/src/validation/validators.ts
function checkRequired(value) {
  const isMissing =
    value === null ||
    value === void 0 ||
    (typeof value === 'string' ? value.trim() === '' : typeof value === 'object' && value.length === 0);
  return isMissing ? [{ code: 'required' }] : [];
}
function checkLength(text19, limit) {
  return countCharacters(text19) > limit ? [{ code: 'too_long', limit }] : [];
}
function checkMaxSelection(items, limit) {
  return items.length > limit ? [{ code: 'max_selection', limit }] : [];
}
function checkMinSelection(items, minimum) {
  return items.length < minimum ? [{ code: 'min_selection', minimum }] : [];
}
function checkPositiveInt(value) {
  return Number.isSafeInteger(value) && value > 0 ? [] : [{ code: 'positive_int' }];
}
function checkMinDate(day3, first) {
  return day3 < first ? [{ code: 'min_date', day: first }] : [];
}
function checkMaxDate(day3, last) {
  return day3 > last ? [{ code: 'max_date', day: last }] : [];
}
function checkSubstring(text19, whole4) {
  return whole4.includes(text19) ? [] : [{ code: 'isSubstring', text: text19 }];
}
function checkItems(items, check) {
  return items.flatMap((item, index14) => check(item).map((issue) => ({ ...issue, index: index14 })));
}

// packages/domain/src/account/identity-numbers.ts
var isOneDigitOnly = (text19) => /^(\d)\1*$/.test(text19);
var digitsIn = (text19) => [...text19].map(Number);
function isNationalCode(text19) {
  if (!/^\d{10}$/.test(text19) || isOneDigitOnly(text19)) return false;
  const digits = digitsIn(text19);
  const sum = digits.slice(0, 9).reduce((total, digit, index14) => total + digit * (10 - index14), 0);
  const rest = sum % 11;
  return digits[9] === (rest < 2 ? rest : 11 - rest);
}
var COMPANY_WEIGHTS = [29, 27, 23, 19, 17, 29, 27, 23, 19, 17];
function isCompanyId(text19) {
  if (!/^\d{11}$/.test(text19) || isOneDigitOnly(text19)) return false;
  const digits = digitsIn(text19);
  const added = digits[9] + 2;
  const sum = COMPANY_WEIGHTS.reduce((total, weight, index14) => total + (digits[index14] + added) * weight, 0);
  return digits[10] === (sum % 11) % 10;
}
function isPersonEconomicNumber(text19, nationalCode) {
  return /^\d{14}$/.test(text19) && text19.startsWith(nationalCode);
}
function isPostalCode(text19) {
  return /^[1-9]\d{9}$/.test(text19) && !isOneDigitOnly(text19);
}

// packages/domain/src/account/financial-info.ts
var FINANCIAL_NAME_MAX = 100;
var ADDRESS_MAX = 300;
function requiredFieldsOf(account_type) {
  return account_type === 'C'
    ? ['name', 'national_number', 'address_text', 'economic_number']
    : ['name', 'national_number', 'address_text'];
}
function cleanFinancialInfo(info) {
  return {
    account_type: info.account_type,
    name: info.name.trim(),
    national_number: cleanTypedNumber(info.national_number),
    economic_number: cleanTypedNumber(info.economic_number),
    address_text: info.address_text.trim(),
    postal_code: cleanTypedNumber(info.postal_code),
  };
}
function checkFinancialInfo(typed) {
  const info = cleanFinancialInfo(typed);
  const missing = requiredFieldsOf(info.account_type).flatMap((field2) => issuesOf(field2, checkRequired(info[field2])));
  return [
    ...missing,
    ...issuesOf('name', [...checkLength(info.name, FINANCIAL_NAME_MAX), ...checkShape(info.name, 'text_unsafe')]),
    ...issuesOf('national_number', checkNationalNumber(info)),
    ...issuesOf('address_text', checkLength(info.address_text, ADDRESS_MAX)),
    ...issuesOf('economic_number', checkEconomicNumber(info)),
    ...issuesOf('postal_code', info.postal_code === '' || isPostalCode(info.postal_code) ? [] : [{ code: 'postal_code_invalid' }]),
  ];
}
function checkNationalNumber({ account_type, national_number }) {
  if (national_number === '') return [];
  if (account_type === 'C') return isCompanyId(national_number) ? [] : [{ code: 'company_id_invalid' }];
  return isNationalCode(national_number) ? [] : [{ code: 'national_code_invalid' }];
}
function checkEconomicNumber({ account_type, national_number, economic_number }) {
  if (economic_number === '') return [];
  const isRight = account_type === 'C' ? economic_number === national_number : isPersonEconomicNumber(economic_number, national_number);
  return isRight ? [] : [{ code: 'economic_number_invalid' }];
}
function issuesOf(field2, issues2) {
  return issues2.map((issue) => ({ ...issue, field: field2 }));
}

// packages/domain/src/account/onboarding.ts
var BUDGET_RANGES = [
  { monthly_budget_min: null, monthly_budget_max: 5e6 },
  { monthly_budget_min: 5e6, monthly_budget_max: 2e7 },
  { monthly_budget_min: 2e7, monthly_budget_max: 5e7 },
  { monthly_budget_min: 5e7, monthly_budget_max: null },
];
var ONBOARDING_QUESTIONS = ['business_category', 'monthly_budget', 'service_description', 'need_help'];
var SERVICE_DESCRIPTION_MAX = 1e3;
var isAnswered = {
  business_category: (answers) => answers.business_category !== null,
  monthly_budget: (answers) => answers.monthly_budget_min !== null || answers.monthly_budget_max !== null,
  service_description: (answers) => answers.service_description.trim() !== '',
  need_help: (answers) => answers.need_help !== null,
};
function checkOnboarding(answers) {
  return ONBOARDING_QUESTIONS.flatMap((field2) => {
    const issues2 = isAnswered[field2](answers) ? checkAnswer(field2, answers) : [{ code: 'required' }];
    return issues2.map((issue) => ({ ...issue, field: field2 }));
  });
}
function checkAnswer(question, answers) {
  if (question === 'business_category') return checkPositiveInt(answers.business_category).map(() => ({ code: 'choice_unknown' }));
  if (question === 'monthly_budget') return isBudgetRange(answers) ? [] : [{ code: 'choice_unknown' }];
  return question === 'service_description' ? checkLength(answers.service_description.trim(), SERVICE_DESCRIPTION_MAX) : [];
}
function isBudgetRange({ monthly_budget_min, monthly_budget_max }) {
  return BUDGET_RANGES.some(
    (range2) => range2.monthly_budget_min === monthly_budget_min && range2.monthly_budget_max === monthly_budget_max,
  );
}
function parseOnboarding(answers) {
  const issues2 = checkOnboarding(answers);
  if (issues2.length > 0) return refuse(issues2);
  const { monthly_budget_min, monthly_budget_max } = answers;
  return succeed({
    business_category: answers.business_category,
    monthly_budget_min,
    monthly_budget_max,
    service_description: answers.service_description.trim(),
    need_help: answers.need_help,
  });
}

// packages/domain/src/money/money.ts
function exactly(value) {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is no exact whole number`);
  return BigInt(value);
}
function tomanOf(amount) {
  const toman4 = Number(amount);
  if (!Number.isSafeInteger(toman4)) throw new RangeError(`${amount} toman cannot be held exactly`);
  return toman4;
}
function sumToman(amounts) {
  return tomanOf(amounts.reduce((sum, amount) => sum + exactly(amount), 0n));
}
function divideHalfUp(numerator, denominator) {
  if (numerator < 0n || denominator < 1n) throw new RangeError('half-up division is of whole numbers from 0 on');
  return (2n * numerator + denominator) / (2n * denominator);
}
function shareOf(amountToman, part, whole4) {
  return tomanOf(divideHalfUp(exactly(amountToman) * exactly(part), exactly(whole4)));
}
var VAT_RATES = [{ from: '2024-03-20', until: '2028-03-19', percent: 10 }];
function findVatPercent(day3, rates = VAT_RATES) {
  return rates.find((rate) => rate.from <= day3 && day3 <= rate.until)?.percent;
}
function vatOf(netToman, percent) {
  return shareOf(netToman, percent, 100);
}
function spreadAmount(amountToman, weights, ids2) {
  const amount = exactly(amountToman);
  const given = weights.map(exactly);
  if (amount < 0n || given.some((weight) => weight < 0n)) throw new RangeError('only amounts and weights from 0 on can be spread');
  if (given.length === 0 && amount > 0n) throw new RangeError('an amount needs a part to carry it');
  const isEven = given.every((weight) => weight === 0n);
  const shares = isEven ? given.map(() => 1n) : given;
  const total = shares.reduce((sum, share) => sum + share, 0n);
  const parts = shares.map((share, index14) => {
    const product = amount * share;
    return { index: index14, id: ids2 ? ids2[index14] : index14, floor: product / total, remainder: product % total };
  });
  const amounts = parts.map(({ floor }) => Number(floor));
  const left = Number(amount - parts.reduce((sum, { floor }) => sum + floor, 0n));
  const inOrder = parts.toSorted((a, b) => (a.remainder === b.remainder ? a.id - b.id : a.remainder > b.remainder ? -1 : 1));
  for (const { index: index14 } of inOrder.slice(0, left)) amounts[index14] += 1;
  return amounts;
}

// packages/domain/src/money/ledger.ts
function shownBalance(balances) {
  return balances.available + balances.held;
}
function spendableAmount(available, debtLimitToman) {
  return available + debtLimitToman;
}
function shortfallOf(totalToman, available, debtLimitToman) {
  return Math.max(0, totalToman - spendableAmount(available, debtLimitToman));
}
function balancedEntries(entries) {
  const sum = entries.reduce((total, entry) => total + entry.amount, 0);
  if (sum !== 0) throw new Error(`ledger transaction sums to ${sum}`);
  if (entries.some((entry) => !Number.isSafeInteger(entry.amount))) throw new Error('ledger amounts are whole toman');
  return entries.filter((entry) => entry.amount !== 0);
}
function chargeEntries(amountToman, clearing) {
  return balancedEntries([
    { code: clearing, amount: -amountToman },
    { code: 'advertiser.available', amount: amountToman },
  ]);
}
function holdEntries(totalToman) {
  return balancedEntries([
    { code: 'advertiser.available', amount: -totalToman },
    { code: 'advertiser.held', amount: totalToman },
  ]);
}
function holdDifferenceEntries(differenceToman) {
  return differenceToman >= 0 ? holdEntries(differenceToman) : releaseEntries(-differenceToman);
}
function releaseEntries(amountToman) {
  return balancedEntries([
    { code: 'advertiser.held', amount: -amountToman },
    { code: 'advertiser.available', amount: amountToman },
  ]);
}
function captureEntries({ gross, discount: discount2, vat, publisher: publisher2 }) {
  return balancedEntries([
    { code: 'advertiser.held', amount: -(gross - discount2 + vat) },
    { code: 'publisher.payable', amount: publisher2 },
    { code: 'platform.revenue', amount: gross - publisher2 },
    { code: 'discount', amount: -discount2 },
    { code: 'vat.payable', amount: vat },
  ]);
}
function refundEntries({ gross, discount: discount2, vat, publisher: publisher2 }) {
  return balancedEntries([
    { code: 'advertiser.available', amount: gross - discount2 + vat },
    { code: 'publisher.payable', amount: -publisher2 },
    { code: 'platform.revenue', amount: -(gross - publisher2) },
    { code: 'discount', amount: discount2 },
    { code: 'vat.payable', amount: -vat },
  ]);
}
function capturedSoFar(lineToman, delivered, bought) {
  if (delivered >= bought) return lineToman;
  if (delivered <= 0) return 0;
  return Number(divideHalfUp(BigInt(lineToman) * BigInt(Math.trunc(delivered)), BigInt(bought)));
}

// apps/server/src/features/account/account.repository.ts
import { randomUUID as randomUUID4 } from 'node:crypto';
import { asc, eq as eq3 } from 'drizzle-orm';

// apps/server/src/features/account/account.tables.ts
import {
  bigint as bigint4,
  boolean as boolean2,
  index as index3,
  integer,
  jsonb,
  pgTable as pgTable4,
  primaryKey as primaryKey2,
  text as text4,
  timestamp as timestamp4,
  uniqueIndex as uniqueIndex2,
} from 'drizzle-orm/pg-core';

// apps/server/src/features/session/session.tables.ts
import {
  bigint as bigint3,
  boolean,
  index as index2,
  pgTable as pgTable3,
  smallint,
  text as text3,
  timestamp as timestamp3,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
var id = () => bigint3({ mode: 'number' }).generatedAlwaysAsIdentity();
var at = (name) => timestamp3(name, { withTimezone: true });
var appUser = pgTable3(
  'app_user',
  {
    id: id().primaryKey(),
    username: text3().notNull().unique(),
    email: text3(),
    phone: text3(),
    first_name: text3().notNull().default(''),
    last_name: text3().notNull().default(''),
    password_hash: text3(),
    is_staff: boolean().notNull().default(false),
    phone_verified: boolean().notNull().default(false),
    email_verified: boolean().notNull().default(false),
    created: at('created').notNull(),
    last_login: at('last_login'),
  },
  (t) => [uniqueIndex('app_user_phone').on(t.phone), uniqueIndex('app_user_email').on(t.email)],
);
var otpRequest = pgTable3(
  'otp_request',
  {
    id: uuid().primaryKey(),
    phone: text3().notNull(),
    address: text3().notNull(),
    code_hash: text3().notNull(),
    tries: smallint().notNull().default(0),
    expires_at: at('expires_at').notNull(),
    used_at: at('used_at'),
    /** The SMS was not taken: it ends no earlier code, and nobody waits a minute for it. */
    is_failed: boolean().notNull().default(false),
    /** Asked for in a browser that this person has signed in with before. */
    is_known: boolean().notNull().default(false),
    created: at('created').notNull(),
  },
  (t) => [index2('otp_request_phone').on(t.phone, t.created), index2('otp_request_address').on(t.address, t.created)],
);
var session = pgTable3(
  'session',
  {
    id: uuid().primaryKey(),
    user_id: bigint3({ mode: 'number' })
      .notNull()
      .references(() => appUser.id),
    refresh_hash: text3().notNull(),
    previous_hash: text3(),
    rotated_at: at('rotated_at').notNull(),
    expires_at: at('expires_at').notNull(),
    revoked_at: at('revoked_at'),
    created: at('created').notNull(),
    agent: text3().notNull().default(''),
    /** The member of staff who acts for the user in one account, and why; such a session ends at `expires_at` and never rotates. */
    hijacked_by: bigint3({ mode: 'number' }).references(() => appUser.id),
    account_id: bigint3({ mode: 'number' }),
    reason: text3(),
  },
  (t) => [
    uniqueIndex('session_refresh').on(t.refresh_hash),
    index2('session_previous').on(t.previous_hash),
    index2('session_user').on(t.user_id),
    index2('session_hijack').on(t.account_id, t.created),
  ],
);

// apps/server/src/features/account/account.tables.ts
var account = pgTable4(
  'account',
  {
    account_id: bigint4({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    slug: text4().notNull(),
    title: text4().notNull(),
    is_official: boolean2().notNull().default(false),
    debt_limit: bigint4({ mode: 'number' }).notNull().default(0),
    has_seen_welcome_message: boolean2().notNull().default(false),
    financial_info: jsonb().$type().notNull().default({}),
    /** The answers of the onboarding, with the instant they came. */
    business_data: jsonb().$type(),
    created: timestamp4({ withTimezone: true }).notNull(),
  },
  (t) => [uniqueIndex2('account_slug').on(t.slug)],
);
var accountMember = pgTable4(
  'account_member',
  {
    account_id: bigint4({ mode: 'number' })
      .notNull()
      .references(() => account.account_id),
    user_id: bigint4({ mode: 'number' })
      .notNull()
      .references(() => appUser.id),
    role: text4().$type().notNull().default('owner'),
  },
  (t) => [primaryKey2({ columns: [t.account_id, t.user_id] }), index3('account_member_user').on(t.user_id)],
);
var userPanel = pgTable4(
  'user_panel',
  {
    user_id: bigint4({ mode: 'number' })
      .notNull()
      .references(() => appUser.id),
    service: text4().notNull(),
    account: text4().notNull(),
    type: text4().$type().notNull(),
    app_title: text4().notNull(),
    url: text4().notNull(),
  },
  (t) => [primaryKey2({ columns: [t.user_id, t.service, t.account] })],
);
var businessCategory = pgTable4('business_category', {
  id: integer().primaryKey(),
  title_fa: text4().notNull(),
});

// apps/server/src/features/account/account.repository.ts
async function findAccount(tx, accountId4) {
  const [row2] = await tx.select().from(account).where(eq3(account.account_id, accountId4));
  return row2;
}
async function listAccountsOfUser(tx, userId) {
  return tx
    .select({ account_id: account.account_id, slug: account.slug, title: account.title, role: accountMember.role })
    .from(accountMember)
    .innerJoin(account, eq3(account.account_id, accountMember.account_id))
    .where(eq3(accountMember.user_id, userId))
    .orderBy(asc(account.account_id));
}
async function listUserPanels(tx, userId) {
  return tx.select().from(userPanel).where(eq3(userPanel.user_id, userId)).orderBy(asc(userPanel.service), asc(userPanel.account));
}
async function listBusinessCategories(tx) {
  return tx.select().from(businessCategory).orderBy(asc(businessCategory.id));
}
async function updateAccount(tx, accountId4, change) {
  await tx.update(account).set(change).where(eq3(account.account_id, accountId4));
}
async function insertAccount(tx, values) {
  const { title, created, user_id } = values;
  const [row2] = await tx.insert(account).values({ slug: randomUUID4(), title, created }).returning({ account_id: account.account_id });
  if (!row2) throw new Error('an account was not inserted');
  const { account_id } = row2;
  const slug = `u${account_id}`;
  await updateAccount(tx, account_id, { slug });
  await tx.insert(accountMember).values({ account_id, user_id });
  return { account_id, slug };
}

// apps/server/src/features/account/account.service.ts
var UNANSWERED = {
  account_type: 'P',
  name: '',
  national_number: '',
  economic_number: '',
  address_text: '',
  postal_code: '',
};
function createAccountService(deps) {
  const { tenancy, clocks, findBalances, getUser } = deps;
  async function getAccount(accountId4) {
    const row2 = await tenancy.withAccount(accountId4, (tx) => findAccount(tx, accountId4));
    if (!row2) throw new Error(`no account ${accountId4}`);
    return row2;
  }
  return {
    async getAccountInfo({ account_id, account: account2, user_id, session_id, hijacked_by }) {
      const is_hijacked = hijacked_by !== null;
      const [row2, user2, balances, has_purchased_campaign, hijack] = await Promise.all([
        getAccount(account_id),
        getUser(user_id),
        findBalances(account_id),
        deps.hasPurchasedCampaign(account_id),
        is_hijacked ? deps.findHijack(session_id) : void 0,
      ]);
      const { title, has_seen_welcome_message, is_official } = row2;
      return {
        id: account_id,
        phone: user2.phone,
        balance: shownBalance(balances),
        account: account2,
        title,
        has_seen_welcome_message,
        is_hijacked,
        is_official,
        has_purchased_campaign,
        hijack: hijack ?? null,
      };
    },
    getSharedUser: ({ user_id }) => getUser(user_id),
    /** The person's own accounts with what they show, then their panels of other products; whoever acts for them stays in one account. */
    async listUserServices({ user_id, account_id: chosen2, hijacked_by }) {
      const { accounts, panels } = await tenancy.withSystem(async (tx) => ({
        accounts: (await listAccountsOfUser(tx, user_id)).filter(({ account_id }) => hijacked_by === null || account_id === chosen2),
        panels: hijacked_by === null ? await listUserPanels(tx, user_id) : [],
      }));
      const own2 = accounts.map(async ({ account_id, slug, title }) => ({
        service: 'jarchi',
        account: slug,
        url: `/u/${slug}`,
        type: 'adv',
        app_title: accountFa.appTitle(title),
        typeText: accountFa.types.adv,
        balance: shownBalance(await findBalances(account_id)),
      }));
      const others2 = panels.map(({ service, account: account2, url, type, app_title }) => ({
        service,
        account: account2,
        url,
        type,
        app_title,
        typeText: accountFa.types[type],
        balance: null,
      }));
      return { results: [...(await Promise.all(own2)), ...others2] };
    },
    async listBusinessCategories() {
      return { results: await tenancy.withSystem(listBusinessCategories) };
    },
    /** Keeps the four answers of the onboarding with their instant; the welcome counts as seen from then on. */
    async submitBusinessData({ account_id }, body) {
      const parsed2 = parseOnboarding(body);
      if (!parsed2.ok) return refuse({ code: 'business_data_invalid', fields: parsed2.error.map(({ field: field2 }) => field2) });
      const answers = parsed2.value;
      return tenancy.withAccount(account_id, async (tx) => {
        const categories = await listBusinessCategories(tx);
        if (!categories.some(({ id: id6 }) => id6 === answers.business_category))
          return refuse({ code: 'business_data_invalid', fields: ['business_category'] });
        const business_data = { ...answers, at: new Date(clocks.wall.now()).toISOString() };
        await updateAccount(tx, account_id, { has_seen_welcome_message: true, business_data });
        return succeed({ ok: true });
      });
    },
    async getFinancialInfo({ account_id }) {
      return { ...UNANSWERED, ...(await getAccount(account_id)).financial_info };
    },
    async saveFinancialInfo({ account_id }, body) {
      const issues2 = checkFinancialInfo(body);
      if (issues2.length > 0)
        return refuse({
          code: 'financial_info_invalid',
          fields: issues2.map(({ field: field2, code: code2 }) => ({ field: field2, code: code2 })),
        });
      const financial_info = cleanFinancialInfo(body);
      await tenancy.withAccount(account_id, (tx) => updateAccount(tx, account_id, { financial_info }));
      return succeed(financial_info);
    },
    listFeatureFlags() {
      const isOn = deps.config.is_sample_world;
      return {
        feature_flags: {
          'panel-recommender-toggle': isOn,
          'media-plan-v2-additional-services': isOn,
          'media-plan-v2-ui': isOn,
          'media-plan-v2-new-display-descriptions-and-titles': isOn,
        },
      };
    },
    /** For sessions, inside their transaction. */
    async listMemberships(tx, userId) {
      const accounts = await listAccountsOfUser(tx, userId);
      return accounts.map(({ account_id, slug, role }) => ({ account_id, account: slug, role }));
    },
    async openAccount(tx, { user_id, phone, created }) {
      const { account_id, slug } = await insertAccount(tx, { user_id, title: accountFa.newAccountTitle(phone), created });
      return { account_id, account: slug, role: 'owner' };
    },
  };
}

// apps/server/src/features/campaigns/life/saving/enqueue-following.ts
var ADVANCE_JOB = 'campaign.advance';
var ORDERS_JOB = 'campaign.orders';
var ATTEMPTS = 720;
async function enqueueFollowing(tx, { account_id, id: id6 }, { orders, nextAt }, now) {
  const job = { clock: 'world', accountId: account_id, maxAttempts: ATTEMPTS };
  const jobs = [];
  const [first] = orders;
  if (first !== void 0)
    jobs.push({
      ...job,
      kind: ORDERS_JOB,
      payload: { orders },
      runAt: new Date(now),
      dedupeKey: `${account_id}:${first.key}`,
    });
  if (nextAt !== void 0)
    jobs.push({
      ...job,
      kind: ADVANCE_JOB,
      payload: { campaign_id: id6 },
      runAt: new Date(nextAt),
      dedupeKey: `${account_id}:${id6}`,
      replace: true,
    });
  await enqueueJobs(tx, jobs);
}

// apps/server/src/features/campaigns/campaigns.jobs.ts
function campaignsJobs(service) {
  return {
    [ADVANCE_JOB]: async ({ account_id, payload: payload2 }) => {
      const { campaign_id } = payload2;
      await service.advance(accountOf(account_id), campaign_id);
    },
    [ORDERS_JOB]: async ({ payload: payload2 }) => {
      const { orders } = payload2;
      await service.tellOrders(orders);
    },
  };
}
function accountOf(accountId4) {
  if (accountId4 === null) throw new Error('a campaign job belongs to an account');
  return accountId4;
}

// apps/server/src/infra/http/caller.ts
function doerOf({ user_id, hijacked_by }) {
  return { user_id, staff_id: hijacked_by };
}
var NOBODY = { user_id: null, staff_id: null };

// apps/server/src/features/campaigns/campaigns.routes.ts
function campaignsHandlers(service) {
  return {
    listCampaigns: ({ caller, query: query2 }) => service.listCampaigns(caller.account_id, query2),
    exportCampaigns: ({ caller, query: query2 }) => service.exportCampaigns(caller.account_id, query2),
    listSuggestedPlans: async ({ caller }) => succeed(await service.suggestPlans(caller.account_id)),
    getCampaign: ({ caller, params: params2 }) => service.getCampaign(caller.account_id, params2.id),
    createCampaign: ({ caller, body, request: request2 }) => service.createCampaign({ caller, key: request2.idempotency }, body.draft),
    updateCampaign: ({ caller, params: params2, query: query2, body }) =>
      service.updateCampaign(caller.account_id, params2.id, { ...query2, ...body, doer: doerOf(caller) }),
    duplicateCampaign: ({ caller, params: params2, request: request2 }) =>
      service.duplicateCampaign({ caller, key: request2.idempotency }, params2.id),
    applyDiscount: ({ caller, body }) => service.applyDiscount(caller.account_id, body.campaign, body.discount_codes),
    purchaseCampaign: ({ caller, params: params2, body, request: request2 }) =>
      service.purchaseCampaign({ caller, key: request2.idempotency }, params2.id, body),
    redateCampaign: ({ caller, params: params2, body, request: request2 }) =>
      service.redateCampaign({ caller, key: request2.idempotency }, params2.id, body),
    archiveCampaign: ({ caller, params: params2 }) => service.archiveCampaign(caller, params2.id),
    restoreCampaign: ({ caller, params: params2 }) => service.restoreCampaign(caller.account_id, params2.id),
    previewCampaign: ({ caller, params: params2, query: query2 }) => service.previewCampaign(caller.account_id, params2.id, query2.call),
    cancelCampaign: ({ caller, params: params2, body, request: request2 }) =>
      service.cancelCampaign({ caller, key: request2.idempotency }, params2.id, body.expected),
  };
}

// packages/domain/src/campaigns/campaign-life.ts
var CAMPAIGN_STATES = [
  'CREATION',
  'CREATED',
  'NEGOTIATION',
  'AWAITING_APPROVAL',
  'REJECTED',
  'ACCEPTED',
  'SCHEDULED',
  'TO_PAY',
  'PUBLISHING',
  'INACTIVE',
];
var STATE_REASONS = ['before_review', 'after_negotiation', 'new_dates', 'paused', 'completed', 'stopped', 'cancelled', 'unfilled'];
var CAMPAIGN_EVENTS = [
  'complete_steps',
  'edit',
  'purchase',
  'purchase_short',
  'pay',
  'lapse_quote',
  'reject',
  'approve',
  'approve_to_negotiation',
  'ask_new_dates',
  'redate',
  'cancel_undated',
  'accept_list',
  'accept_list_short',
  'pay_difference',
  'drop_list',
  'end_negotiation',
  'schedule',
  'withdraw',
  'end_unfilled',
  'go_live',
  'pause',
  'resume',
  'complete',
  'stop',
  'refund',
  'cancel',
];
function isSameState(a, b) {
  return a.state === b.state && a.reason === b.reason;
}
function laneOf(type) {
  return type === 'INFLUENCE' ? 2 : 1;
}
function isEditable(current) {
  return (
    current.state === 'CREATION' ||
    (current.state === 'TO_PAY' && current.reason === 'before_review') ||
    current.state === 'CREATED' ||
    current.state === 'REJECTED'
  );
}

// packages/domain/src/drafts/steps/draft-issues.ts
function issuesOf2(field2, issues2) {
  return issues2.map((issue) => ({ field: field2, ...issue }));
}
function checkTitle(text19, limit) {
  const title = text19.trim();
  return [...checkRequired(title), ...checkLength(title, limit), ...checkShape(title, 'text_unsafe')];
}
function checkRequiredText(text19, limit) {
  return [...checkRequired(text19), ...checkLength(text19, limit)];
}
function checkAmount(value) {
  return value === null ? [] : checkPositiveInt(value);
}

// packages/domain/src/platforms/plan-options.ts
var STORY_NUMBERS = ['single', 'double', 'multiple'];
var STORY_NUMBER_RANGES = {
  single: { from: 1, to: 1 },
  double: { from: 2, to: 2 },
  multiple: { from: 3, to: null },
};
function isStoryCountOf(story_number2, count10) {
  const { from, to } = STORY_NUMBER_RANGES[story_number2];
  return count10 >= from && (to === null || count10 <= to);
}
function storyNumberOf({ content_type, story_number: story_number2 }) {
  return content_type === 'STORY' ? story_number2 : void 0;
}

// packages/domain/src/platforms/platforms.ts
var MEDIA_TYPES = ['INSTAGRAM', 'TELEGRAM', 'LINKEDIN', 'BALE', 'SOROUSH', 'EITAA', 'RUBIKA'];
var CAMPAIGN_TYPES = ['REACH', 'INFLUENCE', 'CPM', 'CPC'];
var CONTENT_TYPES = ['POST', 'STORY', 'PIN', 'IN_CHANNEL'];
var PLATFORM_PAIRS = [
  { media_type: 'INSTAGRAM', content_type: 'POST', campaign_types: ['REACH', 'INFLUENCE'] },
  { media_type: 'INSTAGRAM', content_type: 'STORY', campaign_types: ['REACH', 'INFLUENCE', 'CPM'] },
  { media_type: 'TELEGRAM', content_type: 'POST', campaign_types: ['REACH', 'CPM'] },
  { media_type: 'LINKEDIN', content_type: 'POST', campaign_types: ['INFLUENCE'] },
  { media_type: 'BALE', content_type: 'POST', campaign_types: ['REACH'] },
  { media_type: 'EITAA', content_type: 'POST', campaign_types: ['REACH'] },
  { media_type: 'RUBIKA', content_type: 'POST', campaign_types: ['REACH'] },
  { media_type: 'RUBIKA', content_type: 'PIN', campaign_types: ['CPM'] },
  { media_type: 'SOROUSH', content_type: 'POST', campaign_types: ['REACH'] },
  { media_type: 'SOROUSH', content_type: 'PIN', campaign_types: ['CPC'] },
  { media_type: 'SOROUSH', content_type: 'IN_CHANNEL', campaign_types: ['CPM'] },
];
function isAllowedCombination(media_type, content_type, campaign_type) {
  return PLATFORM_PAIRS.some(
    (pair) => pair.media_type === media_type && pair.content_type === content_type && pair.campaign_types.includes(campaign_type),
  );
}
function isChannelPlatform(media_type) {
  return media_type !== 'INSTAGRAM' && media_type !== 'LINKEDIN';
}
function publisherWordOf(media_type) {
  return isChannelPlatform(media_type) ? 'channel' : 'page';
}
function audienceWordOf(media_type) {
  return isChannelPlatform(media_type) ? 'member' : 'follower';
}

// packages/domain/src/platforms/utm/utm-template.ts
var UTM_PARTS = ['source', 'medium', 'campaign', 'content', 'term'];
var UTM_VARIABLES = ['campaign-id', 'media-username', 'term'];
var UTM_KEY_TEMPLATES = [1];
var DEFAULT_UTM_KEY_TEMPLATE = 1;
var UTM_KEYS = {
  1: {
    source: 'utm_source',
    medium: 'utm_medium',
    campaign: 'utm_campaign',
    content: 'utm_content',
    term: 'utm_term',
  },
};
function findUtmKeys(utm_key_template) {
  const known = UTM_KEY_TEMPLATES.find((id6) => id6 === utm_key_template);
  return known && utmKeysOf(known);
}
function utmKeysOf(utm_key_template) {
  return UTM_KEYS[utm_key_template];
}
var SOURCES = {
  INSTAGRAM: 'ig',
  TELEGRAM: 'tg',
  LINKEDIN: 'li',
  BALE: 'bale',
  SOROUSH: 'spls',
  EITAA: 'eitaa',
  RUBIKA: 'rbk',
};
var MEDIUMS = {
  SOROUSH: { REACH: 'spls-reach-post' },
  RUBIKA: { REACH: 'rbk-reach-post' },
};
function utmTagsOf(media_type, campaign_type) {
  return { source: SOURCES[media_type], medium: MEDIUMS[media_type]?.[campaign_type] ?? '' };
}
function defaultUtmTemplate(media_type, campaign_type) {
  const { source, medium } = utmTagsOf(media_type, campaign_type);
  return {
    utm_source_type: 'custom',
    utm_source_value: source,
    utm_medium_type: 'custom',
    utm_medium_value: medium,
    utm_campaign_type: 'variable',
    utm_campaign_value: 'campaign-id',
    utm_content_type: 'variable',
    utm_content_value: 'media-username',
    utm_term_type: 'variable',
    utm_term_value: 'term',
    utm_key_template: DEFAULT_UTM_KEY_TEMPLATE,
  };
}
var WITHOUT_UTM = ['INSTAGRAM POST', 'LINKEDIN POST', 'SOROUSH IN_CHANNEL', 'SOROUSH PIN', 'RUBIKA PIN'];
function isUtmOffered(media_type, content_type) {
  return (
    PLATFORM_PAIRS.some((pair) => pair.media_type === media_type && pair.content_type === content_type) &&
    !WITHOUT_UTM.includes(`${media_type} ${content_type}`)
  );
}

// packages/domain/src/calendar/day-range.ts
function isDay(value) {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const at6 = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(at6) && new Date(at6).toISOString().startsWith(value);
}
function countDays(range2) {
  return Math.max(0, daysBetween(range2.from, range2.to) + 1);
}
function daysOf(range2) {
  return Array.from({ length: countDays(range2) }, (_, index14) => addDays(range2.from, index14));
}
function previousRange(range2) {
  return { from: addDays(range2.from, -countDays(range2)), to: addDays(range2.from, -1) };
}
function instantsOf(range2) {
  return { from: tehranInstant(range2.from), to: tehranInstant(addDays(range2.to, 1)) };
}

// packages/domain/src/drafts/fields/shapes.ts
var field = (is, initial) => ({ is, initial });
var laterField = (is, initial) => ({ is, initial, isLater: true });
var isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
var text5 = (max) => ({
  kind: 'text',
  max,
  read: (value) => (typeof value === 'string' ? value : void 0),
});
var flag = { kind: 'flag', read: (value) => (typeof value === 'boolean' ? value : void 0) };
var decimal = { kind: 'decimal', read: (value) => (Number.isFinite(value) ? value : void 0) };
var whole = (min, max) => ({
  kind: 'whole',
  min,
  max,
  read: (value) => {
    const number2 = Number.isSafeInteger(value) ? value : Number.NaN;
    return number2 >= (min ?? -Infinity) && number2 <= (max ?? Infinity) ? number2 : void 0;
  },
});
var day = { kind: 'day', read: (value) => (isDay(value) ? value : void 0) };
var oneOf = (options) => ({
  kind: 'choice',
  options,
  read: (value) => options.find((option) => option === value),
});
var nullable = (of) => ({
  kind: 'nullable',
  of,
  read: (value) => (value === null ? null : of.read(value)),
});
var record = (parts) => ({
  kind: 'record',
  parts,
  read: (value) => {
    if (!isRecord(value)) return void 0;
    const read = Object.entries(parts).map(([key, part]) => [key, part.read(value[key])]);
    return read.every(([, part]) => part !== void 0) ? Object.fromEntries(read) : void 0;
  },
});
var nameOf = (item) => (isRecord(item) ? item['id'] : item);
var list = (of, max, isDistinct2) => ({
  kind: 'list',
  of,
  max,
  isDistinct: isDistinct2,
  read: (value) => {
    if (!Array.isArray(value)) return void 0;
    const seen = /* @__PURE__ */ new Set();
    const isNew = (item) => seen.size < seen.add(nameOf(item)).size;
    return value.map(of.read).filter((item) => item !== void 0 && (!isDistinct2 || isNew(item)));
  },
});
var listOf = (of, max) => list(of, max, false);
var distinctListOf = (of, max) => list(of, max, true);
var flags = (max, keyMax) => ({
  kind: 'flags',
  max,
  keyMax,
  read: (value) => (isRecord(value) ? Object.fromEntries(Object.entries(value).filter((entry) => typeof entry[1] === 'boolean')) : void 0),
});

// packages/domain/src/drafts/fields/draft-fields.ts
var QUALITY_GOALS = ['awareness', 'visit', 'sale', 'follow'];
var words = text5(500);
var longText = text5(5e3);
var link2 = text5(2e3);
var manyWords = listOf(words, 100);
var id2 = whole();
var ids = distinctListOf(id2, 500);
var count = whole(0);
var hour = whole(0, 23);
var wholeOrNull = nullable(whole());
var utmType = oneOf(['custom', 'variable']);
var utm = defaultUtmTemplate('INSTAGRAM', 'REACH');
var DRAFT_FILE = record({
  id: id2,
  name: text5(255),
  type: text5(60),
  size: count,
  width: count,
  height: count,
  duration: nullable(decimal),
  url: text5(500),
});
var files = distinctListOf(DRAFT_FILE, 20);
var DRAFT_HYPERLINK = record({ text: words, link: link2 });
var GENERAL_FIELDS = {
  media_type: field(oneOf(MEDIA_TYPES), 'INSTAGRAM'),
  campaign_type: field(oneOf(CAMPAIGN_TYPES), 'REACH'),
  content_type: field(oneOf(CONTENT_TYPES), 'STORY'),
  story_number: field(oneOf(STORY_NUMBERS), 'single'),
  title: field(words, ''),
  campaign_quality_goal: field(oneOf(QUALITY_GOALS), 'awareness'),
  execution_locations: field(distinctListOf(text5(60), 40), []),
  ad_categories: field(distinctListOf(id2, 40), []),
  publish_period_start: field(nullable(day), null),
  publish_period_end: field(nullable(day), null),
  preferred_publish_start_hour: field(hour, 9),
  preferred_publish_end_hour: field(hour, 23),
  budget: field(wholeOrNull, null),
  /** REACH and INFLUENCE: people. CPM: thousands of views. CPC: clicks. */
  goal_total_reach: field(wholeOrNull, null),
  /** Says what campaign_type says: true for CPM alone. */
  is_cpm: field(flag, false),
  /** Toman for a thousand views, or for a click; null where the server's price holds. */
  cpm_publisher_price: field(wholeOrNull, null),
  cpm_price: field(wholeOrNull, null),
  cpc_price: field(wholeOrNull, null),
  publish_considerations: field(text5(2e3), ''),
};
var CONTENT_FIELDS = {
  content_files: field(files, []),
  content_guide_file: field(nullable(DRAFT_FILE), null),
  /** The slides of an Instagram post; while there are none, content_files are. */
  content_instagram_post_files: field(files, []),
  content_caption: field(longText, ''),
  content_isCommentOpen: field(flag, true),
  /** Accounts that are tagged in the picture. */
  content_tags: field(manyWords, []),
  content_description: field(longText, ''),
  content_contentMediaDescription: field(longText, ''),
  content_mentions: field(manyWords, []),
  content_hashtags: field(manyWords, []),
  content_todos: field(manyWords, []),
  content_notTodos: field(manyWords, []),
  content_hyperlinks: field(listOf(DRAFT_HYPERLINK, 100), []),
  content_link: field(link2, ''),
  content_useSuggestedProducts: field(flag, false),
  content_customSubdomain: field(words, ''),
  content_instagramContentAddress: field(link2, ''),
  /** Text, not a boolean: the form's own value. */
  is_telegram_forward_post: field(oneOf(['true', 'false']), 'false'),
  content_telegram_content_address: field(link2, ''),
  is_utm_enabled: field(flag, true),
  is_telegram_hyperlinks_utm_enabled: field(flag, false),
};
var UTM_FIELDS = {
  utm_source_type: field(utmType, utm.utm_source_type),
  utm_source_value: field(words, utm.utm_source_value),
  utm_medium_type: field(utmType, utm.utm_medium_type),
  utm_medium_value: field(words, utm.utm_medium_value),
  utm_campaign_type: field(utmType, utm.utm_campaign_type),
  utm_campaign_value: field(words, utm.utm_campaign_value),
  utm_content_type: field(utmType, utm.utm_content_type),
  utm_content_value: field(words, utm.utm_content_value),
  utm_term_type: field(utmType, utm.utm_term_type),
  utm_term_value: field(words, utm.utm_term_value),
  utm_key_template: field(id2, utm.utm_key_template),
};
var AD_FIELDS = {
  ad_title: field(words, ''),
  ad_subtitle: field(words, ''),
  ad_caption: field(words, ''),
  button_label: field(words, ''),
  button_link: field(link2, ''),
};
var PACKAGE_FIELDS = {
  selectedPlans: field(ids, []),
  /** Stand in for a plan that falls out, the first one first. */
  alternative_media_plans: field(ids, []),
  selectedBundles: field(ids, []),
  /** Never to be suggested for this campaign. */
  excluded_plans: laterField(ids, []),
  excluded_bundles: laterField(ids, []),
  /** Which services are wanted, by key. */
  additional_services: field(flags(50, 60), {}),
  rubika_selected_media_plan: field(wholeOrNull, null),
  soroush_selected_media_plan: field(wholeOrNull, null),
};
var DRAFT_FIELDS = { ...GENERAL_FIELDS, ...CONTENT_FIELDS, ...UTM_FIELDS, ...AD_FIELDS, ...PACKAGE_FIELDS };
var GIVEN_FIELDS = {
  /** How the campaign that was made of it stands; CREATION while there is none. */
  campaign_state: field(oneOf(CAMPAIGN_STATES), 'CREATION'),
};

// packages/domain/src/drafts/drafts.ts
function emptyDraft() {
  return Object.fromEntries(Object.entries(DRAFT_FIELDS).map(([name, { initial }]) => [name, initial]));
}
var TITLE_MAX = 100;
var CATEGORIES_MAX = 5;
var PERIOD_MAX_DAYS = 90;
var AHEAD_MAX_DAYS = 365;
var PLANS_MAX = 200;
var CONSIDERATIONS_MAX = 500;

// packages/domain/src/drafts/steps/package-step.ts
var BUNDLES_MAX = 50;
function networkPlanField({ media_type, content_type }) {
  if (content_type !== 'PIN' && content_type !== 'IN_CHANNEL') return void 0;
  return media_type === 'RUBIKA' ? 'rubika_selected_media_plan' : 'soroush_selected_media_plan';
}
function isPlanFor(draft3, plan) {
  const story_number2 = storyNumberOf(draft3);
  const isOfFormat = plan.media_type === draft3.media_type && plan.content_type === draft3.content_type;
  return isOfFormat && (story_number2 === void 0 || isStoryCountOf(story_number2, plan.story_count));
}
function checkPackage(draft3) {
  const networkField = networkPlanField(draft3);
  if (networkField !== void 0) return draft3[networkField] === null ? [{ field: networkField, code: 'required' }] : [];
  const isEmpty = draft3.selectedPlans.length === 0 && draft3.selectedBundles.length === 0;
  return [
    ...(isEmpty ? [{ field: 'selectedPlans', code: 'required' }] : []),
    ...issuesOf2('selectedPlans', checkMaxSelection(draft3.selectedPlans, PLANS_MAX)),
    ...issuesOf2('selectedBundles', checkMaxSelection(draft3.selectedBundles, BUNDLES_MAX)),
    ...issuesOf2('alternative_media_plans', checkMaxSelection(draft3.alternative_media_plans, PLANS_MAX)),
  ];
}

// apps/server/src/features/campaigns/campaigns.repository.ts
import { and as and3, asc as asc2, desc, eq as eq4, inArray as inArray2, sql as sql3 } from 'drizzle-orm';

// apps/server/src/features/campaigns/campaigns.tables.ts
import {
  bigint as bigint6,
  boolean as boolean3,
  foreignKey,
  index as index5,
  integer as integer3,
  jsonb as jsonb2,
  numeric,
  pgTable as pgTable6,
  primaryKey as primaryKey4,
  smallint as smallint2,
  text as text7,
  timestamp as timestamp6,
  uniqueIndex as uniqueIndex4,
  date as date2,
} from 'drizzle-orm/pg-core';

// apps/server/src/features/drafts/drafts.tables.ts
import {
  bigint as bigint5,
  customType,
  index as index4,
  integer as integer2,
  pgTable as pgTable5,
  primaryKey as primaryKey3,
  text as text6,
  timestamp as timestamp5,
  uniqueIndex as uniqueIndex3,
} from 'drizzle-orm/pg-core';

// packages/domain/src/drafts/complete-draft.ts
function completeDraft(partial) {
  const given = isRecord(partial) ? partial : {};
  const { media_type, campaign_type } = readFields(emptyDraft(), given);
  const is_cpm = campaign_type === 'CPM';
  return readFields({ ...emptyDraft(), is_cpm, ...defaultUtmTemplate(media_type, campaign_type) }, given);
}
function readFields(fallback, given) {
  const fields = Object.keys(fallback).map((field2) => [field2, DRAFT_FIELDS[field2].is.read(given[field2]) ?? fallback[field2]]);
  return Object.fromEntries(fields);
}

// apps/server/src/features/drafts/drafts.tables.ts
var wholeDraft = customType({
  dataType: () => 'jsonb',
  toDriver: (data) => JSON.stringify(data),
  fromDriver: completeDraft,
});
var draft = pgTable5(
  'draft',
  {
    account_id: bigint5({ mode: 'number' })
      .notNull()
      .references(() => account.account_id),
    id: bigint5({ mode: 'number' }).generatedAlwaysAsIdentity(),
    /** The campaign made of it, once there is one. */
    campaign: bigint5({ mode: 'number' }),
    draft_step: text6().$type().notNull(),
    data: wholeDraft().notNull(),
    version: integer2().notNull().default(1),
    idempotency_key: text6().notNull(),
    created: timestamp5({ withTimezone: true }).notNull(),
    updated_at: timestamp5({ withTimezone: true }).notNull(),
    deleted_at: timestamp5({ withTimezone: true }),
  },
  (t) => [
    primaryKey3({ columns: [t.account_id, t.id] }),
    uniqueIndex3('draft_key').on(t.account_id, t.idempotency_key),
    index4('draft_created').on(t.account_id, t.created),
    index4('draft_updated').on(t.account_id, t.updated_at),
  ],
);

// apps/server/src/features/campaigns/campaigns.tables.ts
var accountId = () =>
  bigint6({ mode: 'number' })
    .notNull()
    .references(() => account.account_id);
var id3 = () => bigint6({ mode: 'number' }).generatedAlwaysAsIdentity();
var money = () => bigint6({ mode: 'number' }).notNull();
var at2 = () => timestamp6({ withTimezone: true });
var campaign = pgTable6(
  'campaign',
  {
    account_id: accountId(),
    id: id3(),
    title: text7().notNull(),
    media_type: text7().$type().notNull(),
    campaign_type: text7().$type().notNull(),
    content_type: text7().$type().notNull(),
    state: text7().$type().notNull(),
    reason: text7().$type(),
    publish_period_start: date2().notNull(),
    publish_period_end: date2().notNull(),
    preferred_publish_start_hour: smallint2().notNull(),
    preferred_publish_end_hour: smallint2().notNull(),
    budget: bigint6({ mode: 'number' }),
    goal_total_reach: bigint6({ mode: 'number' }),
    /** The rest of what the advertiser asked for, as the draft had it. */
    brief: wholeDraft().notNull(),
    draft_id: bigint6({ mode: 'number' }).notNull(),
    price: money(),
    discount: money(),
    vat: money(),
    total: money(),
    vat_percent: numeric({ mode: 'number' }).notNull(),
    /** Codes on it, as they are spelled, and what each takes off at the frozen price; rows of before say nothing of its percent. */
    discounts: jsonb2().$type().notNull().default([]),
    /** Services at the frozen price. */
    services: jsonb2().$type().notNull().default([]),
    /** Bundles as they were bought. */
    bundles: jsonb2().$type().notNull().default([]),
    quote_valid_until: at2().notNull(),
    is_auto_after_charge: boolean3().notNull().default(false),
    /** Totals of its accepted measurements and the cost so far, kept by the measuring job for lists. */
    reach: bigint6({ mode: 'number' }).notNull().default(0),
    views: bigint6({ mode: 'number' }).notNull().default(0),
    clicks: bigint6({ mode: 'number' }).notNull().default(0),
    cost: bigint6({ mode: 'number' }).notNull().default(0),
    publishers: integer3().notNull().default(0),
    search_text: text7().notNull(),
    version: integer3().notNull().default(1),
    is_deleted: boolean3().notNull().default(false),
    created: at2().notNull(),
    state_since: at2().notNull(),
    /** The latest instant of all that happened to it. */
    changed_at: at2().notNull(),
    /** How long the share of a publisher who fell out waits for another one; 0: it is given back at once. */
    replacement_hours: smallint2().notNull().default(0),
    /** When the last publisher of a negotiation had answered. */
    list_ready_at: at2(),
    /** Times without delivery (ms); `to` is null while one lasts. */
    pauses: jsonb2().$type().notNull().default([]),
    /** Sums of its postings, VAT included: held − captured − released is set aside now. */
    held: bigint6({ mode: 'number' }).notNull().default(0),
    captured: bigint6({ mode: 'number' }).notNull().default(0),
    released: bigint6({ mode: 'number' }).notNull().default(0),
    refunded: bigint6({ mode: 'number' }).notNull().default(0),
    /** Of released: what was held for no share, since it was bought as it is. */
    rest_released: bigint6({ mode: 'number' }).notNull().default(0),
    credit_notes: jsonb2().$type().notNull().default([]),
  },
  (t) => [
    primaryKey4({ columns: [t.account_id, t.id] }),
    uniqueIndex4('campaign_draft').on(t.account_id, t.draft_id),
    index5('campaign_created').on(t.account_id, t.is_deleted, t.created),
    index5('campaign_state').on(t.account_id, t.state),
  ],
);
var placement = pgTable6(
  'placement',
  {
    account_id: accountId(),
    id: id3(),
    campaign_id: bigint6({ mode: 'number' }).notNull(),
    plan_id: bigint6({ mode: 'number' }).notNull(),
    publisher_id: bigint6({ mode: 'number' }).notNull(),
    /** As bought: a later rename or new price leaves it alone. */
    title: text7().notNull(),
    username: text7().notNull(),
    state: text7().$type().notNull(),
    availability_hours: smallint2().notNull(),
    reach_estimate: integer3().notNull(),
    price: money(),
    discount: money(),
    vat: money(),
    total: money(),
    publisher_price: money(),
    /** Net price of the plan itself, without its share of the services; null where views or clicks are bought, or nobody wrote it down. */
    plan_price: bigint6({ mode: 'number' }),
    /** Views (CPM) or clicks (CPC) that were bought; null where hours are. */
    bought_units: bigint6({ mode: 'number' }),
    /** Of those, what was delivered and is paid for: accepted, in paid hours. */
    delivered_units: bigint6({ mode: 'number' }).notNull().default(0),
    bundle_id: bigint6({ mode: 'number' }),
    /** Of total, VAT included. captured + released = held, always. */
    captured: bigint6({ mode: 'number' }).notNull().default(0),
    released: bigint6({ mode: 'number' }).notNull().default(0),
    /** Of captured: VAT, the discount, and what its publisher is paid. */
    captured_vat: bigint6({ mode: 'number' }).notNull().default(0),
    captured_discount: bigint6({ mode: 'number' }).notNull().default(0),
    captured_publisher: bigint6({ mode: 'number' }).notNull().default(0),
    refunded: bigint6({ mode: 'number' }).notNull().default(0),
    share: text7().$type().notNull().default('none'),
    offered_at: at2(),
    /** When its publisher fell out, and how. */
    out_at: at2(),
    out_reason: text7().$type(),
    /** Since when its publisher owes a content. */
    owed_since: at2(),
    /** When the content came that waits for a decision. */
    delivered_at: at2(),
    rejections: smallint2().notNull().default(0),
    slot_at: at2(),
    live_at: at2(),
    ended_at: at2(),
    /** Figures are in up to here, without it. */
    measured_until: at2(),
    /** What the platform calls the post. */
    post_ref: text7(),
  },
  (t) => [
    primaryKey4({ columns: [t.account_id, t.id] }),
    foreignKey({ columns: [t.account_id, t.campaign_id], foreignColumns: [campaign.account_id, campaign.id] }),
    index5('placement_campaign').on(t.account_id, t.campaign_id),
  ],
);
var campaignEvent = pgTable6(
  'campaign_event',
  {
    account_id: accountId(),
    id: id3(),
    campaign_id: bigint6({ mode: 'number' }).notNull(),
    at: at2().notNull(),
    event: text7().$type().notNull(),
    state: text7().$type().notNull(),
    reason: text7().$type(),
    actor: text7().$type().notNull(),
    /** Who did it, where a person did, and the member of staff who acted for them. */
    user_id: bigint6({ mode: 'number' }),
    staff_id: bigint6({ mode: 'number' }),
    /** Their names as they were then. */
    person: text7(),
    staff: text7(),
    facts: jsonb2().$type().notNull().default({}),
  },
  (t) => [
    primaryKey4({ columns: [t.account_id, t.id] }),
    foreignKey({ columns: [t.account_id, t.campaign_id], foreignColumns: [campaign.account_id, campaign.id] }),
    index5('campaign_event_campaign').on(t.account_id, t.campaign_id),
  ],
);
var discountUse = pgTable6(
  'discount_use',
  {
    account_id: bigint6({ mode: 'number' }).notNull(),
    campaign_id: bigint6({ mode: 'number' }).notNull(),
    discount_code: text7().notNull(),
    amount: money(),
    used_at: at2().notNull(),
    /** When the campaign was rejected: the code may be used again. */
    returned_at: at2(),
  },
  (t) => [
    primaryKey4({ columns: [t.account_id, t.campaign_id, t.discount_code] }),
    foreignKey({ columns: [t.account_id, t.campaign_id], foreignColumns: [campaign.account_id, campaign.id] }),
  ],
);

// apps/server/src/features/campaigns/campaigns.repository.ts
var ANSWERED_OF_PLACEMENTS = [
  'id',
  'plan_id',
  'publisher_id',
  'title',
  'username',
  'state',
  'availability_hours',
  'reach_estimate',
  'bought_units',
  'bundle_id',
  'price',
  'discount',
  'vat',
  'total',
  'captured',
  'released',
  'out_reason',
];
var SHOWN_OF_PLACEMENTS = [
  ...ANSWERED_OF_PLACEMENTS,
  'publisher_price',
  'plan_price',
  'share',
  'delivered_at',
  'rejections',
  'live_at',
  'ended_at',
];
var SHOWN_OF_EVENTS = ['id', 'at', 'event', 'state', 'reason', 'actor', 'person', 'staff', 'facts'];
var ofCampaign = (accountId4, id6) => and3(eq4(campaign.account_id, accountId4), eq4(campaign.id, id6));
async function findCampaign(tx, accountId4, id6) {
  const [row2] = await tx.select().from(campaign).where(ofCampaign(accountId4, id6));
  return row2;
}
async function lockCampaign(tx, accountId4, id6) {
  const [row2] = await tx.select().from(campaign).where(ofCampaign(accountId4, id6)).for('update');
  return row2;
}
async function lockCampaignOfDraft(tx, accountId4, draftId) {
  const [row2] = await tx
    .select()
    .from(campaign)
    .where(and3(eq4(campaign.account_id, accountId4), eq4(campaign.draft_id, draftId)))
    .for('update');
  return row2;
}
async function insertCampaign(tx, row2) {
  const [inserted] = await tx.insert(campaign).values(row2).returning();
  if (!inserted) throw new Error('the campaign was not inserted');
  return inserted;
}
async function updateCampaign(tx, accountId4, id6, change) {
  await tx.update(campaign).set(change).where(ofCampaign(accountId4, id6));
}
async function listPlacements(tx, accountId4, campaignId) {
  return tx
    .select()
    .from(placement)
    .where(and3(eq4(placement.account_id, accountId4), eq4(placement.campaign_id, campaignId)))
    .orderBy(asc2(placement.id));
}
async function replacePlacements(tx, accountId4, campaignId, rows) {
  await tx.delete(placement).where(and3(eq4(placement.account_id, accountId4), eq4(placement.campaign_id, campaignId)));
  if (rows.length > 0) await tx.insert(placement).values([...rows]);
}
async function findEventByKey(tx, accountId4, campaignId, key, events) {
  const [row2] = await tx
    .select()
    .from(campaignEvent)
    .where(
      and3(
        eq4(campaignEvent.account_id, accountId4),
        eq4(campaignEvent.campaign_id, campaignId),
        inArray2(campaignEvent.event, [...events]),
        sql3`${campaignEvent.facts} ->> 'idempotency_key' = ${key}`,
      ),
    );
  return row2;
}
async function hasPurchase(tx, accountId4) {
  const bought = ['purchase', 'pay'];
  const rows = await tx
    .select({ id: campaignEvent.id })
    .from(campaignEvent)
    .where(and3(eq4(campaignEvent.account_id, accountId4), inArray2(campaignEvent.event, bought)))
    .limit(1);
  return rows.length > 0;
}
async function listPastCampaigns(tx, accountId4, limit) {
  const rows = await tx
    .select({ media_type: campaign.media_type, content_type: campaign.content_type, brief: campaign.brief })
    .from(campaign)
    .where(and3(eq4(campaign.account_id, accountId4), eq4(campaign.is_deleted, false)))
    .orderBy(desc(campaign.created), desc(campaign.id))
    .limit(limit);
  return rows.map(({ media_type, content_type, brief }) => ({ media_type, content_type, ad_categories: brief.ad_categories }));
}
async function listWaitingForCharge(tx, accountId4) {
  return tx
    .select()
    .from(campaign)
    .where(
      and3(
        eq4(campaign.account_id, accountId4),
        eq4(campaign.state, 'TO_PAY'),
        eq4(campaign.is_auto_after_charge, true),
        eq4(campaign.is_deleted, false),
      ),
    )
    .orderBy(asc2(campaign.created), asc2(campaign.id));
}
async function listPublishing(tx) {
  return tx.select({ account_id: campaign.account_id, id: campaign.id }).from(campaign).where(eq4(campaign.state, 'PUBLISHING'));
}
function oneStatement(accountId4, id6) {
  return {
    name: 'campaign_one',
    text: `select c.*,
        coalesce((select json_agg(p order by p.id) from (
          select ${SHOWN_OF_PLACEMENTS.join(', ')} from placement where account_id = $1 and campaign_id = $2) p), '[]') as placements,
        coalesce((select json_agg(e order by e.at desc, e.id desc) from (
          select ${SHOWN_OF_EVENTS.join(', ')} from campaign_event where account_id = $1 and campaign_id = $2) e), '[]') as events,
        coalesce((select b.balance from ledger_balance b where b.account_id = $1 and b.code = 'advertiser.available'), 0) as available,
        (select a.debt_limit from account a where a.account_id = $1) as debt_limit
      from campaign c where c.account_id = $1 and c.id = $2`,
    values: [accountId4, id6],
  };
}
var date3 = (text19) => (text19 === null ? null : new Date(text19));
function shownPlacement(row2) {
  return { ...row2, delivered_at: date3(row2.delivered_at), live_at: date3(row2.live_at), ended_at: date3(row2.ended_at) };
}
function recordsOf(row2) {
  return { row: { ...row2, vat_percent: Number(row2.vat_percent) }, placements: row2.placements.map(shownPlacement) };
}

// packages/domain/src/pricing/additional-services.ts
function priceServices(chosen2, offers) {
  const wanted = Object.entries(chosen2).flatMap(([key, isWanted]) => (isWanted ? [key] : []));
  const offered = new Set(offers.map(({ key }) => key));
  const missing = wanted.filter((key) => !offered.has(key));
  if (missing.length > 0) return refuse({ code: 'services_not_offered', keys: missing });
  const lines = offers.filter(({ key }) => wanted.includes(key));
  return succeed({ lines, price: sumToman(lines.map(({ price }) => price)) });
}

// packages/domain/src/pricing/discounts/discount-codes.ts
function normalizeDiscountCode(text19) {
  return toLatinDigits(text19)
    .replace(/[\s\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .toUpperCase();
}
function checkDiscount({ discount_code, rule, used, used_by_account }, purchase) {
  if (!rule) return { discount_code, code: 'unknown' };
  const { valid_from, valid_until, media_types, campaign_types, total_uses, minimum_purchase } = rule;
  if (purchase.now < valid_from) return { discount_code, code: 'not_yet_valid', valid_from };
  if (valid_until !== null && purchase.now >= valid_until) return { discount_code, code: 'expired', valid_until };
  if (media_types?.includes(purchase.media_type) === false || campaign_types?.includes(purchase.campaign_type) === false)
    return { discount_code, code: 'not_for_this_campaign' };
  if (total_uses !== null && used >= total_uses) return { discount_code, code: 'used_up' };
  if (rule.is_once_per_account && used_by_account > 0) return { discount_code, code: 'already_used' };
  if (purchase.price < minimum_purchase) return { discount_code, code: 'below_minimum', minimum: minimum_purchase };
  return void 0;
}
function reductionOf({ reduction, maximum_amount }, leftToman) {
  const amount = 'percent' in reduction ? shareOf(leftToman, reduction.percent, 100) : reduction.toman;
  return Math.min(amount, maximum_amount ?? amount, leftToman);
}
function compareRules(a, b) {
  const rank = ({ reduction }) => ('percent' in reduction ? 0 : 1);
  return rank(a) - rank(b) || (a.discount_code < b.discount_code ? -1 : 1);
}
function applyDiscounts(typed, purchase) {
  const seen = /* @__PURE__ */ new Set();
  const rules = [];
  const refusals3 = [];
  for (const one2 of typed) {
    const { discount_code, rule } = one2;
    const refusal2 = checkDiscount(one2, purchase);
    if (refusal2) refusals3.push(refusal2);
    else if (seen.has(discount_code)) refusals3.push({ discount_code, code: 'already_used' });
    else if (typed.length > 1 && !rule.is_stackable) refusals3.push({ discount_code, code: 'not_stackable' });
    else rules.push(rule);
    seen.add(discount_code);
  }
  if (refusals3.length > 0) return refuse({ code: 'discount_refused', refusals: refusals3 });
  let left = purchase.price;
  const parts = rules.toSorted(compareRules).map((rule) => {
    const amount = reductionOf(rule, left);
    const is_capped = amount < reductionOf({ ...rule, maximum_amount: null }, left);
    left -= amount;
    const { discount_code, reduction } = rule;
    return { discount_code, amount, percent: 'percent' in reduction ? reduction.percent : null, is_capped };
  });
  return succeed({ discount: sumToman(parts.map(({ amount }) => amount)), parts });
}

// packages/domain/src/platforms/campaign-goals.ts
var CPM_PRICE = 9e3;
var CPM_GOAL_THOUSANDS = {
  INSTAGRAM: { POST: 150, STORY: 400 },
  TELEGRAM: { POST: 250 },
  SOROUSH: { POST: 50, PIN: 50, IN_CHANNEL: 50 },
  RUBIKA: { POST: 100, PIN: 100 },
  LINKEDIN: {},
  BALE: {},
  EITAA: {},
};
function cpmPriceOf(media_type) {
  return media_type === 'INSTAGRAM' || media_type === 'TELEGRAM' || media_type === 'RUBIKA' ? CPM_PRICE : null;
}
function findCpmDefaults(media_type, content_type) {
  const goal_thousands = CPM_GOAL_THOUSANDS[media_type][content_type];
  return goal_thousands === void 0 ? void 0 : { goal_thousands, price: cpmPriceOf(media_type) };
}
function cpmGoalLimits(media_type) {
  if (media_type === 'SOROUSH') return { minimum: 50, maximum: 1e3 };
  return media_type === 'RUBIKA' ? { minimum: 50, maximum: 15e4 } : null;
}
var CPC_MIN_DAILY_CLICKS = 2e3;
var CPC_DAILY_THRESHOLDS = [5e3, 1e4, 25e3, 5e4];

// packages/domain/src/pricing/goals/clicks-price.ts
var [SECOND, THIRD, FOURTH, FIFTH] = CPC_DAILY_THRESHOLDS;
function checkClickTiers(tiers) {
  if (tiers.length === 0) return [{ code: 'tiers_empty' }];
  const issues2 = [];
  for (const [index14, { from_clicks, price, publisher_price }] of tiers.entries()) {
    const isInPlace = index14 === 0 ? from_clicks === 0 : Number.isSafeInteger(from_clicks) && from_clicks > tiers[index14 - 1].from_clicks;
    if (!isInPlace) issues2.push({ code: 'tier_start_invalid', index: index14 });
    if (!Number.isSafeInteger(price) || !Number.isSafeInteger(publisher_price) || price < 1 || publisher_price < 0)
      issues2.push({ code: 'tier_price_invalid', index: index14 });
  }
  return issues2;
}
var CLICKS_MOST = 1e9;
function checkClicksGoal(clicks, days2) {
  if (!Number.isSafeInteger(clicks) || clicks < 1) return [{ code: 'positive_int' }];
  const minimum = CPC_MIN_DAILY_CLICKS * days2;
  if (clicks < minimum) return [{ code: 'min_value', minimum }];
  return clicks > CLICKS_MOST ? [{ code: 'max_value', maximum: CLICKS_MOST }] : [];
}
function spreadClicks(clicks, days2) {
  return spreadAmount(
    clicks,
    Array.from({ length: days2 }, () => 1),
  );
}
function priceDayOfClicks(clicks, tiers) {
  const counts = tiers.map(({ from_clicks }, index14) => {
    const until = Math.min(clicks, tiers[index14 + 1]?.from_clicks ?? clicks);
    return Math.max(0, until - from_clicks);
  });
  const sumOf = (key) => sumToman(tiers.map((tier, index14) => shareOf(tier[key], counts[index14], 1)));
  return { price: sumOf('price'), publisher_price: sumOf('publisher_price') };
}
function lineOfClicks(clicks, days2, tiers) {
  const daily = spreadClicks(clicks, days2).map((count10) => priceDayOfClicks(count10, tiers));
  const price = sumToman(daily.map((day3) => day3.price));
  return { plan_id: null, list_price: price, price, publisher_price: sumToman(daily.map((day3) => day3.publisher_price)) };
}

// packages/domain/src/pricing/goals/views-price.ts
var PUBLISHER_PERCENT = 85;
function findCpmPrice(media_type, content_type, configured) {
  if (!isAllowedCombination(media_type, content_type, 'CPM')) return refuse({ code: 'combination_not_allowed' });
  const cpm_price = cpmPriceOf(media_type) ?? configured?.cpm_price;
  if (cpm_price === void 0) return refuse({ code: 'cpm_price_missing' });
  return succeed({ cpm_price, cpm_publisher_price: configured?.cpm_publisher_price ?? shareOf(cpm_price, PUBLISHER_PERCENT, 100) });
}
var GOAL_MOST_THOUSANDS = 1e9;
function checkViewsGoal(media_type, goal_thousands) {
  if (!Number.isSafeInteger(goal_thousands) || goal_thousands < 1) return [{ code: 'positive_int' }];
  const { minimum, maximum } = cpmGoalLimits(media_type) ?? { minimum: 1, maximum: GOAL_MOST_THOUSANDS };
  if (goal_thousands < minimum) return [{ code: 'min_value', minimum }];
  if (goal_thousands > maximum) return [{ code: 'max_value', maximum }];
  return [];
}
function lineOfViews(goal_thousands, { cpm_price, cpm_publisher_price }) {
  const price = shareOf(cpm_price, goal_thousands, 1);
  return { plan_id: null, list_price: price, price, publisher_price: shareOf(cpm_publisher_price, goal_thousands, 1) };
}

// packages/domain/src/pricing/plan-lines.ts
function lineOfPlan({ plan_id, price, publisher_price }) {
  return { plan_id, list_price: price, price, publisher_price };
}
function linesOfBundle({ price, plans }) {
  const shares = spreadAmount(
    price,
    plans.map((plan) => plan.price),
    plans.map(({ plan_id }) => plan_id),
  );
  return plans.map((plan, index14) => ({ ...lineOfPlan(plan), price: shares[index14] }));
}
function linesOfPackage(plans, bundles) {
  const lines = [...plans.map(lineOfPlan), ...bundles.flatMap(linesOfBundle)];
  const ids2 = [...plans, ...bundles.flatMap((bundle3) => bundle3.plans)].map(({ plan_id }) => plan_id);
  const twice = ids2.filter((id6, index14) => ids2.indexOf(id6) < index14);
  return twice.length > 0 ? refuse({ code: 'plan_twice', plan_ids: [...new Set(twice)] }) : succeed(lines);
}
function lineOfCeiling(ceilingToman) {
  return { plan_id: null, list_price: ceilingToman, price: ceilingToman, publisher_price: 0 };
}

// packages/domain/src/pricing/quote.ts
var QUOTE_HOURS = 72;
function quoteLines(priced, { vat_percent, services = 0, discount: discount2 = 0 }) {
  const ids2 = priced.map(({ plan_id }) => plan_id ?? 0);
  if (new Set(ids2).size < ids2.length) throw new Error('a quote has one line for each plan');
  const serviceShares = spreadAmount(
    services,
    priced.map(({ list_price }) => list_price),
    ids2,
  );
  const prices = priced.map(({ price }, index14) => sumToman([price, serviceShares[index14]]));
  const discounts = spreadAmount(Math.min(discount2, sumToman(prices)), prices, ids2);
  const lines = priced.map(({ plan_id, publisher_price }, index14) => {
    const price = prices[index14];
    const lineDiscount = discounts[index14];
    const vat = vatOf(price - lineDiscount, vat_percent);
    return { plan_id, price, discount: lineDiscount, vat, total: sumToman([price, -lineDiscount, vat]), publisher_price };
  });
  const sum = (key) => sumToman(lines.map((line) => line[key]));
  return { lines, price: sum('price'), discount: sum('discount'), vat: sum('vat'), total: sum('total'), vat_percent };
}

// packages/domain/src/pricing/vat-table.ts
function resolveVatPercent(day3, rates) {
  const percent = findVatPercent(day3, rates);
  return percent === void 0 ? refuse({ code: 'vat_rate_missing' }) : succeed(percent);
}

// packages/domain/src/pricing/quote-campaign.ts
function linesOfOrder(order2) {
  if (!isAllowedCombination(order2.media_type, order2.content_type, order2.campaign_type))
    return refuse({ code: 'combination_not_allowed' });
  switch (order2.campaign_type) {
    case 'REACH':
      return linesOfPackage(order2.plans, order2.bundles);
    case 'INFLUENCE':
      return 'ceiling' in order2 ? succeed([lineOfCeiling(order2.ceiling)]) : linesOfPackage(order2.offers, []);
    case 'CPM': {
      const issues2 = checkViewsGoal(order2.media_type, order2.goal_thousands);
      if (issues2.length > 0) return refuse({ code: 'goal_refused', issues: issues2 });
      const price = findCpmPrice(order2.media_type, order2.content_type, order2.configured);
      return price.ok ? succeed([lineOfViews(order2.goal_thousands, price.value)]) : price;
    }
    case 'CPC': {
      const issues2 = checkClicksGoal(order2.goal_clicks, order2.days);
      return issues2.length > 0
        ? refuse({ code: 'goal_refused', issues: issues2 })
        : succeed([lineOfClicks(order2.goal_clicks, order2.days, order2.tiers)]);
    }
  }
}
function quoteCampaign(order2, terms) {
  const percent = resolveVatPercent(tehranDay(terms.now), terms.vat_rates);
  if (!percent.ok) return percent;
  const priced = linesOfOrder(order2);
  if (!priced.ok) return priced;
  const services = priceServices(terms.additional_services, terms.service_offers);
  if (!services.ok) return services;
  const { media_type, campaign_type } = order2;
  const price = sumToman([...priced.value.map((line) => line.price), services.value.price]);
  const discounts = applyDiscounts(terms.discounts, { media_type, campaign_type, price, now: terms.now });
  if (!discounts.ok) return discounts;
  const quote2 = quoteLines(priced.value, {
    vat_percent: percent.value,
    services: services.value.price,
    discount: discounts.value.discount,
  });
  return succeed({ quote: quote2, services: services.value.lines, discounts: discounts.value.parts });
}

// apps/server/src/features/campaigns/quote/order-of-brief.ts
async function readOrder(tx, deps, brief) {
  const chosen2 = await readChosen(tx, deps, brief);
  if (!chosen2.ok) return chosen2;
  return succeed({ ...chosen2.value, order: await orderOf(tx, deps, brief, chosen2.value) });
}
function planIdsOf(brief) {
  const field2 = networkPlanField(brief);
  const ids2 = field2 === void 0 ? brief.selectedPlans : [brief[field2]];
  return ids2.filter((id6) => id6 !== null);
}
function bundleIdsOf(brief) {
  return networkPlanField(brief) === void 0 ? [...brief.selectedBundles] : [];
}
async function readChosen(tx, { plans, bundles }, brief) {
  const isOfBrief = (plan) => isPlanFor(brief, plan);
  const single = await findAll(planIdsOf(brief), async (ids3) => (await plans.listSoldPlans(tx, ids3)).filter(isOfBrief));
  if (single.missing.length > 0) return refuse({ code: 'plans_gone', plan_ids: single.missing });
  const sets = await findAll(bundleIdsOf(brief), async (ids3) =>
    (await bundles.listSoldBundles(tx, ids3)).filter((set) => set.plans.every(isOfBrief)),
  );
  if (sets.missing.length > 0) return refuse({ code: 'bundles_gone', bundle_ids: sets.missing });
  const chosen2 = [
    ...single.found.map((plan) => ({ ...plan, bundle_id: null })),
    ...sets.found.flatMap((set) => set.plans.map((plan) => ({ ...plan, bundle_id: set.id }))),
  ];
  const ids2 = chosen2.map(({ id: id6 }) => id6);
  const twice = ids2.filter((id6, index14) => ids2.indexOf(id6) < index14);
  if (twice.length > 0) return refuse({ code: 'plan_twice', plan_ids: [...new Set(twice)] });
  return succeed({ plans: chosen2, bundles: sets.found });
}
async function findAll(ids2, list2) {
  const found2 = new Map((ids2.length === 0 ? [] : await list2(ids2)).map((row2) => [row2.id, row2]));
  return { found: ids2.flatMap((id6) => found2.get(id6) ?? []), missing: ids2.filter((id6) => !found2.has(id6)) };
}
async function orderOf(tx, { prices }, brief, { plans, bundles }) {
  const { campaign_type, media_type, content_type, budget, goal_total_reach: goal } = brief;
  const place3 = { media_type, content_type };
  switch (campaign_type) {
    case 'REACH':
      return {
        ...place3,
        campaign_type,
        plans: plans.filter(({ bundle_id }) => bundle_id === null).map(priceOf),
        bundles: bundles.map(({ id: id6, price, plans: members }) => ({ bundle_id: id6, price, plans: members.map(priceOf) })),
      };
    case 'INFLUENCE':
      return { ...place3, campaign_type, ceiling: mustHave(budget) };
    case 'CPM':
      return { ...place3, campaign_type, goal_thousands: mustHave(goal), configured: await prices.findCpmConfiguration(tx, place3) };
    case 'CPC':
      return { ...place3, campaign_type, goal_clicks: mustHave(goal), days: countDays2(brief), tiers: await prices.listClickTiers(tx) };
  }
}
function priceOf({ id: id6, price, publisher_price }) {
  return { plan_id: id6, price, publisher_price };
}
function mustHave(value) {
  if (value === null) throw new Error('a complete brief says how much is bought');
  return value;
}
function countDays2({ publish_period_start, publish_period_end }) {
  return daysBetween(mustHave(publish_period_start), mustHave(publish_period_end)) + 1;
}

// packages/domain/src/pricing/goals/spread-views.ts
function spreadViews(line, views, plans) {
  const ids2 = plans.map(({ plan_id }) => plan_id);
  const units = spreadOneEach(
    views,
    plans.map(({ reach }) => reach),
    ids2,
  );
  const prices = spreadAmount(line.price, units, ids2);
  const discounts = spreadAmount(line.discount, prices, ids2);
  const nets = prices.map((price, index14) => price - discounts[index14]);
  const vats = spreadAmount(line.vat, nets, ids2);
  const publisherPrices = spreadAmount(line.publisher_price, units, ids2);
  return plans.map(({ plan_id }, index14) => ({
    plan_id,
    units: units[index14],
    price: prices[index14],
    discount: discounts[index14],
    vat: vats[index14],
    total: sumToman([nets[index14], vats[index14]]),
    publisher_price: publisherPrices[index14],
  }));
}
function spreadOneEach(amount, weights, ids2) {
  if (amount < weights.length) throw new RangeError('there are fewer units than parts');
  const parts = spreadAmount(amount, weights, ids2);
  for (const [index14, part] of parts.entries()) {
    if (part > 0) continue;
    parts[parts.indexOf(Math.max(...parts))] -= 1;
    parts[index14] = 1;
  }
  return parts;
}

// apps/server/src/features/campaigns/quote/places-of-quote.ts
var VIEWS_EACH = 1e3;
function placeOrder(order2, quote2, plans) {
  switch (order2.campaign_type) {
    case 'REACH':
      return placePosts(order2, quote2, plans);
    case 'INFLUENCE':
      return plans.map((plan) => ({ plan, line: askedLine(plan, quote2.vat_percent), plan_price: plan.price, bought_units: null }));
    case 'CPM':
      return placeViews(quote2, order2.goal_thousands * VIEWS_EACH, plans);
    case 'CPC':
      return plans.map((plan) => ({ plan, line: withoutPlan(onlyLine(quote2)), plan_price: null, bought_units: order2.goal_clicks }));
  }
}
function placePosts(order2, quote2, plans) {
  const priced = linesOfPackage(order2.plans, order2.bundles);
  if (!priced.ok) throw new Error('a quoted package has a line for each plan');
  const prices = new Map(priced.value.map(({ plan_id, price }) => [plan_id, price]));
  const lines = new Map(quote2.lines.map((line) => [line.plan_id, line]));
  return plans.map((plan) => {
    const line = lines.get(plan.id);
    if (!line) throw new Error(`plan ${plan.id} has no line`);
    return { plan, line: withoutPlan(line), plan_price: prices.get(plan.id) ?? null, bought_units: null };
  });
}
function placeViews(quote2, views, plans) {
  const sharing = plans.map(({ id: id6, reach }) => ({ plan_id: id6, reach }));
  const shares = new Map(spreadViews(onlyLine(quote2), views, sharing).map((share) => [share.plan_id, share]));
  return plans.map((plan) => {
    const share = shares.get(plan.id);
    if (!share) throw new Error(`plan ${plan.id} has no share of the views`);
    return { plan, line: withoutPlan(share), plan_price: null, bought_units: share.units };
  });
}
function onlyLine({ lines }) {
  const [line] = lines;
  if (!line || lines.length > 1) throw new Error('views, clicks and ceilings have one line');
  return line;
}
function withoutPlan({ price, discount: discount2, vat, total, publisher_price }) {
  return { price, discount: discount2, vat, total, publisher_price };
}
function askedLine({ price, publisher_price }, vatPercent) {
  const vat = vatOf(price, vatPercent);
  return { price, discount: 0, vat, total: price + vat, publisher_price };
}
function placementsOf(accountId4, campaignId, places) {
  return places.map(({ plan, line, plan_price, bought_units }) => ({
    account_id: accountId4,
    campaign_id: campaignId,
    plan_id: plan.id,
    publisher_id: plan.publisher_id,
    title: plan.title,
    username: plan.username,
    state: 'offered',
    availability_hours: plan.availability_hours,
    reach_estimate: plan.reach,
    bundle_id: plan.bundle_id,
    ...withoutPlan(line),
    plan_price,
    bought_units,
  }));
}

// apps/server/src/features/campaigns/quote/quote-brief.ts
async function quoteBrief(tx, deps, brief, discounts, now) {
  const read = await readOrder(tx, deps, brief);
  if (!read.ok) return read;
  const { order: order2, plans, bundles } = read.value;
  const offers = await deps.prices.listOfferedServices(tx, brief);
  const quoted = quoteCampaign(order2, {
    now,
    vat_rates: deps.prices.vatRates,
    additional_services: brief.additional_services,
    service_offers: offers,
    discounts,
  });
  if (!quoted.ok) return refuse(refusalOf(quoted.error));
  const { quote: quote2, services } = quoted.value;
  const places = placeOrder(order2, quote2, plans);
  return succeed({
    quote: quote2,
    places,
    services: services.map(({ key, price }) => ({ key, price, title_fa: offers.find((offer) => offer.key === key)?.title_fa ?? key })),
    discounts: quoted.value.discounts,
    bundles: bundles.map(({ id: id6, title, price, plans: members }) => {
      const plan_ids = members.map((plan) => plan.id);
      const own2 = places.filter(({ plan }) => plan_ids.includes(plan.id));
      return {
        id: id6,
        title,
        plan_ids,
        price: order2.campaign_type === 'REACH' ? price : own2.reduce((sum, { line }) => sum + line.price, 0),
      };
    }),
    valid_until: new Date(now + QUOTE_HOURS * 36e5),
  });
}
function refusalOf(refused) {
  if (refused.code === 'combination_not_allowed') throw new Error('a brief of a combination that does not exist was priced');
  return refused;
}

// apps/server/src/features/campaigns/creation/duplicate-campaign.ts
async function duplicateIn(tx, deps, accountId4, id6, key, now) {
  const row2 = await findCampaign(tx, accountId4, id6);
  if (!row2) return refuse({ code: 'campaign_not_found' });
  const brief = await withoutUnsold(tx, deps, row2.brief);
  const draft3 = await deps.drafts.addDraft(tx, accountId4, `duplicate:${id6}:${key}`, withoutPastPeriod(brief, now));
  if (!draft3.ok) return draft3;
  const priced = hasPackage(brief) ? await quoteBrief(tx, deps, brief, [], now) : void 0;
  const today = priced?.ok ? priced.value : void 0;
  const placements = await listPlacements(tx, accountId4, id6);
  return succeed({
    draft: draft3.value,
    before: row2.total,
    after: today?.quote.total ?? null,
    changes: listChanges(placements, brief, today),
  });
}
async function withoutUnsold(tx, { plans, bundles, prices }, brief) {
  const isSame2 = (plan) => isPlanFor(brief, plan);
  const asked = [...planIdsOf(brief), ...brief.alternative_media_plans];
  const soldPlans = new Set((await plans.listSoldPlans(tx, asked)).filter(isSame2).map((plan) => plan.id));
  const sets = await bundles.listSoldBundles(tx, bundleIdsOf(brief));
  const soldBundles = new Set(sets.filter((set) => set.plans.every(isSame2)).map((bundle3) => bundle3.id));
  const offered = new Set((await prices.listOfferedServices(tx, brief)).map((offer) => offer.key));
  const field2 = networkPlanField(brief);
  const network = field2 === void 0 ? null : brief[field2];
  return {
    ...brief,
    selectedPlans: brief.selectedPlans.filter((id6) => soldPlans.has(id6)),
    alternative_media_plans: brief.alternative_media_plans.filter((id6) => soldPlans.has(id6)),
    selectedBundles: brief.selectedBundles.filter((id6) => soldBundles.has(id6)),
    additional_services: Object.fromEntries(Object.entries(brief.additional_services).filter(([key]) => offered.has(key))),
    ...(field2 === void 0 || network === null || soldPlans.has(network) ? {} : { [field2]: null }),
  };
}
function withoutPastPeriod(brief, now) {
  const today = tehranDay(now);
  const { publish_period_start: start, publish_period_end: end2 } = brief;
  const isAhead = start !== null && end2 !== null && start >= today && end2 >= addDays(today, 1);
  return isAhead ? brief : { ...brief, publish_period_start: null, publish_period_end: null };
}
function hasPackage(brief) {
  return planIdsOf(brief).length + bundleIdsOf(brief).length > 0;
}
function listChanges(placements, brief, today) {
  const bundles = bundleIdsOf(brief);
  const plans = planIdsOf(brief);
  return placements.flatMap((item) => {
    const { plan_id, title, bundle_id, price, plan_price } = item;
    const isKept = bundle_id === null ? plans.includes(plan_id) : bundles.includes(bundle_id);
    const before = plan_price ?? price;
    if (!isKept) return [{ plan_id, title, before, after: null }];
    const now = today?.places.find(({ plan }) => plan.id === plan_id)?.plan_price ?? null;
    return plan_price === null || now === null || now === plan_price ? [] : [{ plan_id, title, before, after: now }];
  });
}

// packages/domain/src/money/captures.ts
function captureOf(line, delivered, bought) {
  const part = (amount) => capturedSoFar(amount, delivered, bought);
  const discount2 = part(line.discount);
  return {
    gross: part(line.price - line.discount) + discount2,
    discount: discount2,
    vat: part(line.vat),
    publisher: part(line.publisher_price),
  };
}
function captureTotal(capture) {
  return capture.gross - capture.discount + capture.vat;
}
var NOTHING_EARNED = { delivered: 0, bought: 1 };
var HALF_EARNED = { delivered: 1, bought: 2 };
var ALL_EARNED = { delivered: 1, bought: 1 };
var NO_CAPTURE = { gross: 0, discount: 0, vat: 0, publisher: 0 };
function captureDifference(after, before) {
  return {
    gross: after.gross - before.gross,
    discount: after.discount - before.discount,
    vat: after.vat - before.vat,
    publisher: after.publisher - before.publisher,
  };
}
function settleLine(line, before, { delivered, bought }) {
  const capture = captureOf(line, delivered, bought);
  const step = captureDifference(capture, before);
  const captured = captureTotal(step);
  if (captured < 0) throw new Error('what was captured is not given back by settling');
  return { capture, step, captured, released: line.total - captureTotal(capture) };
}
function refundOf(captured, refundedToman, amountToman) {
  const total = captureTotal(captured);
  const limit = total - refundedToman;
  if (!Number.isSafeInteger(amountToman) || amountToman <= 0 || amountToman > limit) return refuse({ code: 'refund_refused', limit });
  const partUpTo = (sum) => {
    const vat = shareOf(captured.vat, sum, total);
    const discount2 = shareOf(captured.discount, sum, total);
    return { gross: sum - vat + discount2, discount: discount2, vat, publisher: shareOf(captured.publisher, sum, total) };
  };
  return succeed(captureDifference(partUpTo(refundedToman + amountToman), partUpTo(refundedToman)));
}
var HOUR_MS4 = 36e5;
function deliveredHours({ live_at, ended_at, availability_hours }, at6) {
  if (live_at === null) return 0;
  const until = ended_at === null ? at6 : Math.min(at6, ended_at);
  return Math.max(0, Math.min(availability_hours, Math.floor((until - live_at) / HOUR_MS4)));
}
function costSoFar(line, times, at6) {
  return capturedSoFar(line.price - line.discount, deliveredHours(times, at6), times.availability_hours);
}

// packages/domain/src/campaigns/turn/preview.ts
function previewOf(before, { life }) {
  const known = new Map(before.placements.map((item) => [item.id, item]));
  return {
    held: life.held - before.held,
    captured: life.captured - before.captured,
    released: life.released - before.released,
    placements: life.placements.map(({ id: id6, capture, released }) => {
      const was = known.get(id6) ?? { capture: NO_CAPTURE, released: 0 };
      return { id: id6, captured: captureTotal(capture) - captureTotal(was.capture), released: released - was.released };
    }),
  };
}
function givesLess(shown, now) {
  return now.released < shown.released || now.captured > shown.captured;
}

// packages/domain/src/campaigns/campaign-transitions.ts
var CREATION = { state: 'CREATION', reason: null };
var CREATED = { state: 'CREATED', reason: null };
var TO_PAY = { state: 'TO_PAY', reason: 'before_review' };
var TO_PAY_LIST = { state: 'TO_PAY', reason: 'after_negotiation' };
var REVIEW = { state: 'AWAITING_APPROVAL', reason: null };
var UNDATED = { state: 'AWAITING_APPROVAL', reason: 'new_dates' };
var NEGOTIATION = { state: 'NEGOTIATION', reason: null };
var REJECTED = { state: 'REJECTED', reason: null };
var ACCEPTED = { state: 'ACCEPTED', reason: null };
var SCHEDULED = { state: 'SCHEDULED', reason: null };
var PUBLISHING = { state: 'PUBLISHING', reason: null };
var PAUSED = { state: 'INACTIVE', reason: 'paused' };
var COMPLETED = { state: 'INACTIVE', reason: 'completed' };
var STOPPED = { state: 'INACTIVE', reason: 'stopped' };
var CANCELLED = { state: 'INACTIVE', reason: 'cancelled' };
var UNFILLED = { state: 'INACTIVE', reason: 'unfilled' };
var BEFORE_LIVE = [CREATED, TO_PAY, TO_PAY_LIST, REVIEW, UNDATED, NEGOTIATION, REJECTED, ACCEPTED, SCHEDULED];
var ON_AIR = [PUBLISHING, PAUSED];
var A = ['advertiser'];
var O = ['operator'];
var P = ['publisher'];
var S = ['system'];
var AO = ['advertiser', 'operator'];
var AS = ['advertiser', 'system'];
var OS = ['operator', 'system'];
var ALL = ['REACH', 'CPM', 'CPC', 'INFLUENCE'];
var READY = ['REACH', 'CPM', 'CPC'];
var MADE = ['INFLUENCE'];
var UNITS = ['CPM', 'CPC'];
var TRANSITIONS = [
  { event: 'complete_steps', from: [CREATION], to: CREATED, by: A, types: ALL },
  { event: 'edit', from: [CREATION], to: CREATION, by: A, types: ALL },
  { event: 'edit', from: [CREATED, TO_PAY, REJECTED], to: CREATED, by: A, types: ALL },
  { event: 'purchase', from: [CREATED], to: REVIEW, by: A, types: ALL },
  { event: 'purchase_short', from: [CREATED], to: TO_PAY, by: A, types: ALL },
  { event: 'pay', from: [TO_PAY], to: REVIEW, by: AS, types: ALL, clock: { before: 'quote' } },
  { event: 'lapse_quote', from: [TO_PAY], to: CREATED, by: S, types: ALL, clock: { after: 'quote' } },
  { event: 'reject', from: [REVIEW, UNDATED], to: REJECTED, by: O, types: ALL, follow: 'return_discount_use' },
  { event: 'approve', from: [REVIEW], to: ACCEPTED, by: O, types: READY },
  { event: 'approve_to_negotiation', from: [REVIEW], to: NEGOTIATION, by: O, types: MADE },
  { event: 'ask_new_dates', from: [REVIEW], to: UNDATED, by: OS, types: ALL },
  { event: 'redate', from: [UNDATED], to: REVIEW, by: A, types: ALL, clock: { before: 'new_dates' } },
  { event: 'cancel_undated', from: [UNDATED], to: CANCELLED, by: S, types: ALL, clock: { after: 'new_dates' } },
  { event: 'accept_list', from: [NEGOTIATION], to: ACCEPTED, by: A, types: MADE, clock: { before: 'list' } },
  { event: 'accept_list_short', from: [NEGOTIATION], to: TO_PAY_LIST, by: A, types: MADE, clock: { before: 'list' } },
  { event: 'pay_difference', from: [TO_PAY_LIST], to: ACCEPTED, by: AS, types: MADE, clock: { before: 'difference' } },
  { event: 'drop_list', from: [TO_PAY_LIST], to: NEGOTIATION, by: A, types: MADE },
  { event: 'drop_list', from: [TO_PAY_LIST], to: NEGOTIATION, by: S, types: MADE, clock: { after: 'difference' } },
  { event: 'end_negotiation', from: [NEGOTIATION], to: REJECTED, by: AS, types: MADE },
  { event: 'schedule', from: [ACCEPTED], to: SCHEDULED, by: S, types: ALL },
  { event: 'withdraw', from: [SCHEDULED], to: ACCEPTED, by: P, types: ALL },
  { event: 'end_unfilled', from: [ACCEPTED, SCHEDULED], to: UNFILLED, by: S, types: ALL },
  { event: 'go_live', from: [SCHEDULED], to: PUBLISHING, by: S, types: ALL },
  { event: 'pause', from: [PUBLISHING], to: PAUSED, by: AO, types: UNITS },
  { event: 'resume', from: [PAUSED], to: PUBLISHING, by: AO, types: UNITS },
  { event: 'complete', from: ON_AIR, to: COMPLETED, by: S, types: ALL },
  { event: 'stop', from: ON_AIR, to: STOPPED, by: AO, types: ALL },
  { event: 'refund', from: [COMPLETED], to: COMPLETED, by: O, types: ALL, clock: { before: 'dispute' } },
  { event: 'refund', from: [STOPPED], to: STOPPED, by: O, types: ALL, clock: { before: 'dispute' } },
  { event: 'cancel', from: BEFORE_LIVE, to: CANCELLED, by: A, types: ALL },
];

// packages/domain/src/campaigns/find-transition.ts
function allowedEvents(current, type, actor) {
  const events = TRANSITIONS.filter(
    (t) => t.types.includes(type) && t.from.some((from) => isSameState(from, current)) && (actor === void 0 || t.by.includes(actor)),
  ).map((t) => t.event);
  return [...new Set(events)];
}
function findTransition(current, event, actor, type) {
  const found2 = TRANSITIONS.find(
    (t) => t.event === event && t.by.includes(actor) && t.types.includes(type) && t.from.some((from) => isSameState(from, current)),
  );
  return found2
    ? succeed(found2)
    : refuse({ code: 'transition_refused', state: current.state, allowed: allowedEvents(current, type, actor) });
}

// packages/domain/src/campaigns/placements.ts
var PLACEMENT_STATES = [
  'offered',
  'accepted',
  'declined',
  'content_pending',
  'content_confirmed',
  'scheduled',
  'live',
  'ended',
  'cut_short',
  'failed',
];
var PLACEMENT_EDGES = {
  offered: ['accepted', 'declined'],
  accepted: ['scheduled', 'content_pending', 'declined'],
  declined: [],
  content_pending: ['content_confirmed', 'declined'],
  content_confirmed: ['scheduled', 'declined'],
  scheduled: ['live', 'failed', 'declined'],
  live: ['ended', 'cut_short'],
  ended: [],
  cut_short: [],
  failed: [],
};
var OUT_REASONS = [
  'declined',
  'offer_lapsed',
  'content_lapsed',
  'delivery_lapsed',
  'content_refused',
  'withdrawn',
  'not_live',
  'campaign_over',
];
function movePlacement(from, to) {
  const allowed = PLACEMENT_EDGES[from];
  return allowed.includes(to) ? succeed(to) : refuse({ code: 'placement_refused', from, allowed });
}
function mustBecome(from, to) {
  const moved = movePlacement(from, to);
  if (!moved.ok) throw new Error(`a placement that is ${from} cannot become ${to}`);
  return moved.value;
}
function isPlacementOver(state) {
  return PLACEMENT_EDGES[state].length === 0;
}
function wasSeenLive(state) {
  return state === 'live' || state === 'ended' || state === 'cut_short';
}
var ANSWER_HOURS = 24;
var LATE_LIVE_HOURS = 6;
var SETTLE_HOURS = 48;

// packages/domain/src/campaigns/rules/derived-state.ts
var INTENTS = [
  'draft',
  'created',
  'to_pay',
  'in_review',
  'undated',
  'rejected',
  'negotiating',
  'list_to_pay',
  'bought',
  'paused',
  'completed',
  'stopped',
  'cancelled',
];
var STATE_OF = {
  draft: { state: 'CREATION', reason: null },
  created: { state: 'CREATED', reason: null },
  to_pay: { state: 'TO_PAY', reason: 'before_review' },
  in_review: { state: 'AWAITING_APPROVAL', reason: null },
  undated: { state: 'AWAITING_APPROVAL', reason: 'new_dates' },
  rejected: { state: 'REJECTED', reason: null },
  negotiating: { state: 'NEGOTIATION', reason: null },
  list_to_pay: { state: 'TO_PAY', reason: 'after_negotiation' },
  paused: { state: 'INACTIVE', reason: 'paused' },
  completed: { state: 'INACTIVE', reason: 'completed' },
  stopped: { state: 'INACTIVE', reason: 'stopped' },
  cancelled: { state: 'INACTIVE', reason: 'cancelled' },
};
function isEndedEarly({ state, reason }) {
  return state === 'REJECTED' || reason === 'stopped' || reason === 'cancelled' || reason === 'unfilled';
}
function isGone({ state, isReplaceable: isReplaceable2 }) {
  return (state === 'declined' || state === 'failed') && !isReplaceable2;
}
function deriveState(intent, placements) {
  if (intent !== 'bought') return STATE_OF[intent];
  if (placements.some(({ state }) => wasSeenLive(state))) return { state: 'PUBLISHING', reason: null };
  if (placements.every(isGone)) return { state: 'INACTIVE', reason: 'unfilled' };
  const isScheduled = placements.every((item) => item.state === 'scheduled' || isGone(item));
  return { state: isScheduled ? 'SCHEDULED' : 'ACCEPTED', reason: null };
}
function areAllOver(placements) {
  return placements.every(({ state, isReplaceable: isReplaceable2 }) => isPlacementOver(state) && !isReplaceable2);
}
function eventsBetween(from, to) {
  if (from.state === to.state) return [];
  if (to.reason === 'unfilled') return ['end_unfilled'];
  if (to.state === 'SCHEDULED') return ['schedule'];
  if (to.state === 'ACCEPTED') return ['withdraw'];
  return from.state === 'ACCEPTED' ? ['schedule', 'go_live'] : ['go_live'];
}
function intentOf(key) {
  return INTENTS.find((intent) => intent !== 'bought' && isSameState(STATE_OF[intent], key)) ?? 'bought';
}

// packages/domain/src/campaigns/rules/placement-events.ts
var PLACEMENT_EVENTS = [
  'accept',
  'decline',
  'lapse_offer',
  'order_content',
  'deliver_content',
  'confirm_content',
  'reject_content',
  'refuse_content',
  'lapse_content',
  'lapse_delivery',
  'assign_slot',
  'withdraw',
  'replace',
  'drop',
  'see_live',
  'fail',
  'end',
  'cut_short',
  'measure',
];
var REJECTIONS_MAX = 2;
var NEGOTIATION2 = { state: 'NEGOTIATION', reason: null };
var ACCEPTED2 = { state: 'ACCEPTED', reason: null };
var SCHEDULED2 = { state: 'SCHEDULED', reason: null };
var PUBLISHING2 = { state: 'PUBLISHING', reason: null };
var PAUSED2 = { state: 'INACTIVE', reason: 'paused' };
var ON_AIR2 = [PUBLISHING2, PAUSED2];
var UNSETTLED = [ACCEPTED2, PUBLISHING2, PAUSED2];
var BOUGHT = [ACCEPTED2, SCHEDULED2, PUBLISHING2, PAUSED2];
var ALL2 = ['REACH', 'CPM', 'CPC', 'INFLUENCE'];
var READY2 = ['REACH', 'CPM', 'CPC'];
var MADE2 = ['INFLUENCE'];
var row = (event, by, from, to, types, during, clock2 = {}) => ({ event, from, to, by, types, during, ...clock2 });
var PLACEMENT_TRANSITIONS = [
  row('accept', 'publisher', ['offered'], 'accepted', READY2, UNSETTLED, { clock: { before: 'answer' } }),
  row('accept', 'publisher', ['offered'], 'accepted', MADE2, [NEGOTIATION2, ...UNSETTLED], { clock: { before: 'offer' } }),
  row('decline', 'publisher', ['offered'], 'declined', READY2, UNSETTLED),
  row('decline', 'publisher', ['offered'], 'declined', MADE2, [NEGOTIATION2, ...UNSETTLED]),
  row('lapse_offer', 'system', ['offered'], 'declined', READY2, UNSETTLED, { clock: { after: 'answer' } }),
  row('lapse_offer', 'system', ['offered'], 'declined', MADE2, [NEGOTIATION2, ...UNSETTLED], { clock: { after: 'offer' } }),
  row('order_content', 'system', ['accepted'], 'content_pending', MADE2, UNSETTLED),
  row('deliver_content', 'publisher', ['content_pending'], null, MADE2, UNSETTLED, { clock: { before: 'delivery' } }),
  row('confirm_content', 'advertiser', ['content_pending'], 'content_confirmed', MADE2, UNSETTLED, { clock: { before: 'content' } }),
  row('confirm_content', 'operator', ['content_pending'], 'content_confirmed', MADE2, UNSETTLED),
  row('reject_content', 'advertiser', ['content_pending'], null, MADE2, UNSETTLED, { clock: { before: 'content' } }),
  row('refuse_content', 'operator', ['content_pending'], 'declined', MADE2, UNSETTLED),
  row('lapse_content', 'system', ['content_pending'], 'declined', MADE2, UNSETTLED, { clock: { after: 'content' } }),
  row('lapse_delivery', 'system', ['content_pending'], 'declined', MADE2, UNSETTLED, { clock: { after: 'delivery' } }),
  row('assign_slot', 'system', ['accepted'], 'scheduled', READY2, UNSETTLED),
  row('assign_slot', 'system', ['content_confirmed'], 'scheduled', MADE2, UNSETTLED),
  row('withdraw', 'publisher', ['accepted', 'scheduled'], 'declined', READY2, BOUGHT),
  row('withdraw', 'publisher', ['accepted', 'content_pending', 'content_confirmed', 'scheduled'], 'declined', MADE2, BOUGHT),
  row('withdraw', 'publisher', ['accepted'], 'declined', MADE2, [NEGOTIATION2]),
  row('replace', 'advertiser', ['declined'], null, ALL2, UNSETTLED, { clock: { before: 'replacement' } }),
  row('drop', 'advertiser', ['declined'], null, ALL2, UNSETTLED),
  row('drop', 'system', ['declined'], null, ALL2, UNSETTLED, { clock: { after: 'replacement' } }),
  row('see_live', 'system', ['scheduled'], 'live', ALL2, BOUGHT),
  row('fail', 'system', ['scheduled'], 'failed', ALL2, BOUGHT, { clock: { after: 'late_live' } }),
  row('end', 'system', ['live'], 'ended', ALL2, ON_AIR2),
  row('cut_short', 'system', ['live'], 'cut_short', ALL2, ON_AIR2),
  row('measure', 'system', ['live', 'ended', 'cut_short'], null, ALL2, ON_AIR2),
];
function transitionsOf(during, from, actor, type) {
  return PLACEMENT_TRANSITIONS.filter(
    (t) => t.by === actor && t.types.includes(type) && t.from.includes(from) && t.during.some((key) => isSameState(key, during)),
  );
}
function allowedPlacementEvents(during, from, actor, type) {
  return transitionsOf(during, from, actor, type).map(({ event }) => event);
}
function findPlacementTransition(during, from, event, actor, type) {
  const found2 = transitionsOf(during, from, actor, type).find((t) => t.event === event);
  return found2
    ? succeed(found2)
    : refuse({ code: 'transition_refused', state: during.state, allowed: allowedPlacementEvents(during, from, actor, type) });
}

// packages/domain/src/campaigns/rules/deadlines.ts
var HOUR_MS5 = 36e5;
var DEADLINE_HOURS = {
  quote: QUOTE_HOURS,
  new_dates: 72,
  /** A publisher's answer to an offer of ready content, and to one whose content the publisher makes. */
  answer: ANSWER_HOURS,
  offer: 72,
  list: 72,
  difference: 72,
  replacement: 24,
  late_live: LATE_LIVE_HOURS,
  settle: SETTLE_HOURS,
  dispute: 30 * 24,
};
function deadlineEnd(deadline, since) {
  return since + DEADLINE_HOURS[deadline] * HOUR_MS5;
}
var LEAST_PERIOD_HOURS = 24;
function hasTimeToPublish(until, now) {
  return until - now >= LEAST_PERIOD_HOURS * HOUR_MS5;
}
var LATE_CANCEL_HOURS = 24;
function isLateToCancel(slotAt, now) {
  return slotAt - now < LATE_CANCEL_HOURS * HOUR_MS5;
}
function failsAt(slotAt) {
  return deadlineEnd('late_live', slotAt);
}
function boughtUntil(liveAt, availabilityHours) {
  return liveAt + availabilityHours * HOUR_MS5;
}
function settledAt(endedAts) {
  const ended = endedAts.filter((at6) => at6 !== null);
  return ended.length === 0 ? void 0 : deadlineEnd('settle', Math.max(...ended));
}

// packages/domain/src/campaigns/life/campaign.ts
function startCampaign(id6, campaign_type, now, replacement_hours = DEADLINE_HOURS.replacement) {
  return {
    id: id6,
    campaign_type,
    intent: 'draft',
    state: 'CREATION',
    reason: null,
    state_since: now,
    changed_at: now,
    version: 1,
    is_archived: false,
    is_auto_after_charge: false,
    replacement_hours,
    quoted_at: null,
    total: 0,
    publish_until: 0,
    list_ready_at: null,
    pauses: [],
    placements: [],
    held: 0,
    captured: 0,
    released: 0,
    refunded: 0,
    rest_released: 0,
    credit_notes: [],
  };
}
function openHold({ held: held2, captured, released }) {
  return held2 - captured - released;
}
function isReplaceable({ state, share }) {
  return state === 'declined' && share === 'open';
}
function standingOf(placement3) {
  return { state: placement3.state, isReplaceable: isReplaceable(placement3) };
}

// packages/domain/src/campaigns/rules/content-rules.ts
var CONTENT_STATES = ['pending', 'confirmed', 'rejected', 'withdrawn'];
var HOUR_MS6 = 36e5;
var ANSWER_HOURS2 = 72;
var LEAST_ANSWER_HOURS = 12;
var BEFORE_END_HOURS = 24;
var DELIVERY_HOURS = 72;
function contentDueAt(deliveredAt, publishUntil) {
  const latest = Math.min(deliveredAt + ANSWER_HOURS2 * HOUR_MS6, publishUntil - BEFORE_END_HOURS * HOUR_MS6);
  return Math.max(deliveredAt + LEAST_ANSWER_HOURS * HOUR_MS6, latest);
}
function deliveryDueAt(since) {
  return since + DELIVERY_HOURS * HOUR_MS6;
}

// packages/domain/src/campaigns/rules/share-rules.ts
function isPaidByUnits(type) {
  return type === 'CPM' || type === 'CPC';
}
function earnedOnCancel({ state, slot_at }, type, now) {
  const isConfirmed = state === 'content_confirmed' || (state === 'scheduled' && laneOf(type) === 2);
  const isDue = state === 'scheduled' && slot_at !== null && isLateToCancel(slot_at, now);
  return isConfirmed || isDue ? HALF_EARNED : NOTHING_EARNED;
}
function earnedOnStop({ state, bought, delivered, live_at }, type, by, now) {
  if (isPaidByUnits(type)) return { delivered, bought };
  if (state !== 'live') return NOTHING_EARNED;
  return by === 'advertiser'
    ? ALL_EARNED
    : { delivered: deliveredHours({ live_at, ended_at: null, availability_hours: bought }, now), bought };
}
var HOUR_MS7 = 36e5;
function isPaidHour(hour2, { live_at, until, pauses }) {
  const isPaused = pauses.some(({ from, to }) => from <= hour2 && (to === null || hour2 < to));
  return hour2 + HOUR_MS7 > live_at && hour2 < until && !isPaused;
}

// packages/domain/src/campaigns/life/clock.ts
var HOUR_MS8 = 36e5;
function sinceOf(campaign3, placement3, deadline) {
  switch (deadline) {
    case 'quote':
      return campaign3.quoted_at;
    case 'list':
      return campaign3.list_ready_at;
    case 'answer':
    case 'offer':
      return placement3?.offered_at;
    case 'replacement':
      return placement3?.out_at;
    case 'late_live':
      return placement3?.slot_at;
    case 'settle':
      return placement3?.ended_at;
    case 'content':
      return placement3 && isOperatorsTurn(placement3) ? null : placement3?.delivered_at;
    case 'delivery':
      return placement3?.delivered_at === null ? placement3.owed_since : null;
    case 'new_dates':
    case 'difference':
    case 'dispute':
      return campaign3.state_since;
  }
}
function deadlineAt(campaign3, deadline, placement3) {
  const since = sinceOf(campaign3, placement3, deadline);
  if (since === null || since === void 0) return void 0;
  switch (deadline) {
    case 'replacement':
      return since + campaign3.replacement_hours * HOUR_MS8;
    case 'content':
      return contentDueAt(since, campaign3.publish_until);
    case 'delivery':
      return deliveryDueAt(since);
    default:
      return deadlineEnd(deadline, since);
  }
}
function isOperatorsTurn({ delivered_at, rejections }) {
  return delivered_at !== null && rejections >= REJECTIONS_MAX;
}
function checkClock(clock2, campaign3, placement3, now) {
  if (clock2 === void 0) return succeed(null);
  const isBefore = 'before' in clock2;
  const end2 = deadlineAt(campaign3, isBefore ? clock2.before : clock2.after, placement3) ?? Infinity;
  if (isBefore) return now < end2 ? succeed(null) : refuse({ code: 'too_late', deadline_at: end2 });
  return now >= end2 ? succeed(null) : refuse({ code: 'too_early', due_at: end2 });
}
function waitsForPlacement(item) {
  if (isReplaceable(item)) return 'advertiser';
  if (item.state === 'offered') return 'publisher';
  if (item.state !== 'content_pending') return null;
  if (item.delivered_at === null) return 'publisher';
  return isOperatorsTurn(item) ? 'operator' : 'advertiser';
}
var ORDER = ['advertiser', 'operator', 'publisher'];
function firstWaitedFor({ placements }) {
  const waited = placements.map(waitsForPlacement);
  return ORDER.find((actor) => waited.includes(actor));
}
function waitsFor(campaign3) {
  switch (campaign3.state) {
    case 'CREATION':
    case 'CREATED':
    case 'TO_PAY':
    case 'REJECTED':
      return 'advertiser';
    case 'AWAITING_APPROVAL':
      return campaign3.reason === 'new_dates' ? 'advertiser' : 'operator';
    case 'NEGOTIATION':
      return firstWaitedFor(campaign3) ?? 'advertiser';
    case 'ACCEPTED':
    case 'SCHEDULED':
    case 'PUBLISHING':
      return firstWaitedFor(campaign3) ?? 'system';
    case 'INACTIVE':
      return campaign3.reason === 'paused' ? 'advertiser' : null;
  }
}
function endsAt({ campaign_type, publish_until }, item) {
  if (!isPaidByUnits(campaign_type)) return boughtUntil(item.live_at, item.bought);
  return item.delivered_units >= item.bought ? Math.min(item.measured_until, publish_until) : publish_until;
}
function dueForContent(campaign3, item) {
  const isOwed = item.delivered_at === null;
  const at6 = deadlineAt(campaign3, isOwed ? 'delivery' : 'content', item);
  return at6 === void 0 ? [] : [{ event: isOwed ? 'lapse_delivery' : 'lapse_content', placement: item.id, at: at6 }];
}
function dueForPlacement(campaign3, item) {
  const due = (event, deadline) => [{ event, placement: item.id, at: deadlineAt(campaign3, deadline, item) }];
  if (isReplaceable(item)) return due('drop', 'replacement');
  if (item.state === 'offered') return due('lapse_offer', campaign3.campaign_type === 'INFLUENCE' ? 'offer' : 'answer');
  if (item.state === 'content_pending') return dueForContent(campaign3, item);
  if (item.state === 'scheduled') return due('fail', 'late_live');
  if (item.state !== 'live') return [];
  return [{ event: 'end', placement: item.id, at: endsAt(campaign3, item) }];
}
function dueInNegotiation(campaign3) {
  const { placements, list_ready_at } = campaign3;
  const items = placements.flatMap((item) => dueForPlacement(campaign3, item));
  if (list_ready_at === null) return items;
  const isEmpty = placements.every(({ state }) => state === 'declined');
  return [{ event: 'end_negotiation', placement: null, at: isEmpty ? list_ready_at : deadlineAt(campaign3, 'list') }];
}
function dueOnAir(campaign3) {
  const items = campaign3.placements.flatMap((item) => dueForPlacement(campaign3, item));
  const settled = settledAt(campaign3.placements.map(({ ended_at }) => ended_at));
  const isOver = settled !== void 0 && areAllOver(campaign3.placements.map(standingOf));
  return isOver ? [{ event: 'complete', placement: null, at: settled }] : items;
}
function dueEvents(campaign3) {
  const due = (event, deadline) => [{ event, placement: null, at: deadlineAt(campaign3, deadline) }];
  const { state, reason } = campaign3;
  if (state === 'TO_PAY') return reason === 'before_review' ? due('lapse_quote', 'quote') : due('drop_list', 'difference');
  if (state === 'AWAITING_APPROVAL') return reason === 'new_dates' ? due('cancel_undated', 'new_dates') : [];
  const isOpen = state === 'ACCEPTED' || state === 'SCHEDULED' || state === 'PUBLISHING' || reason === 'paused';
  const found2 = state === 'NEGOTIATION' ? dueInNegotiation(campaign3) : isOpen ? dueOnAir(campaign3) : [];
  return found2.toSorted((a, b) => a.at - b.at);
}

// packages/domain/src/campaigns/life/money-steps.ts
function stepOf(campaign3) {
  return { campaign: campaign3, postings: [] };
}
function changeCampaign(step, change) {
  return { ...step, campaign: { ...step.campaign, ...change } };
}
function changePlacement(step, id6, change) {
  const placements = step.campaign.placements.map((item) => (item.id === id6 ? { ...item, ...change } : item));
  return changeCampaign(step, { placements });
}
function post(step, { kind: kind2, entries, key, placement_id }) {
  if (entries.length === 0) return step;
  return { ...step, postings: [...step.postings, { kind: kind2, entries, key, campaign_id: step.campaign.id, placement_id }] };
}
var POSTING_KEYS = {
  purchase: ({ id: id6, version: version2 }) => `hold:${id6}:${version2}`,
  list: ({ id: id6, version: version2 }) => `list:${id6}:${version2}`,
  /** What is held for no share. */
  rest: ({ id: id6, version: version2 }) => `release:${id6}:${version2}:ceiling`,
  replacement: ({ version: version2 }, placement3) => `replace:${placement3}:${version2}`,
  units: ({ version: version2 }, placement3, delivered) => `capture:${placement3}:${version2}:${delivered}`,
  earned: ({ version: version2 }, placement3) => `capture:${placement3}:${version2}`,
  unearned: ({ version: version2 }, placement3) => `release:${placement3}:${version2}`,
  refund: (placement3, credit_note) => `refund:${placement3}:${credit_note}`,
};
function moveHold(step, difference, key, placement_id = null) {
  const kind2 = difference > 0 ? 'hold' : 'release';
  const posted = post(step, { kind: kind2, entries: holdDifferenceEntries(difference), key, placement_id });
  const { held: held2, released } = step.campaign;
  return changeCampaign(posted, difference > 0 ? { held: held2 + difference } : { released: released - difference });
}
function captureShare(step, placement3, capture, key) {
  const part = captureDifference(capture, placement3.capture);
  const posted = post(step, { kind: 'capture', entries: captureEntries(part), key, placement_id: placement3.id });
  const changed = changePlacement(posted, placement3.id, { capture });
  return changeCampaign(changed, { captured: step.campaign.captured + captureTotal(part) });
}
function captureUnits(step, placement3, delivered) {
  const capture = captureOf(placement3.line, delivered, placement3.bought);
  return captureShare(step, placement3, capture, POSTING_KEYS.units(step.campaign, placement3.id, delivered));
}
function settleShare(step, placement3, earned) {
  if (placement3.share !== 'open') return step;
  const settled = settleLine(placement3.line, placement3.capture, earned);
  const captured = captureShare(step, placement3, settled.capture, POSTING_KEYS.earned(step.campaign, placement3.id));
  const key = POSTING_KEYS.unearned(step.campaign, placement3.id);
  const released = post(captured, { kind: 'release', entries: releaseEntries(settled.released), key, placement_id: placement3.id });
  const changed = changePlacement(released, placement3.id, { released: settled.released, share: 'closed' });
  return changeCampaign(changed, { released: step.campaign.released + settled.released });
}
function settleAll(step, earnedOf) {
  const settled = step.campaign.placements.reduce((next, item) => settleShare(next, item, earnedOf(item)), step);
  const rest = openHold(settled.campaign);
  const given = moveHold(settled, -rest, POSTING_KEYS.rest(settled.campaign));
  return changeCampaign(given, { rest_released: settled.campaign.rest_released + rest });
}
function releaseAll(step) {
  return settleAll(step, () => NOTHING_EARNED);
}
function refundPart(step, placement3, part, credit_note) {
  const amount = captureTotal(part);
  const key = POSTING_KEYS.refund(placement3.id, credit_note);
  const posted = post(step, { kind: 'refund', entries: refundEntries(part), key, placement_id: placement3.id });
  const changed = changePlacement(posted, placement3.id, { refunded: placement3.refunded + amount });
  const { refunded, credit_notes } = step.campaign;
  return changeCampaign(changed, { refunded: refunded + amount, credit_notes: [...credit_notes, credit_note] });
}

// packages/domain/src/campaigns/life/buying.ts
function newPlacement({ id: id6, line, bought }) {
  return {
    id: id6,
    state: 'offered',
    line,
    bought,
    share: 'none',
    capture: NO_CAPTURE,
    released: 0,
    refunded: 0,
    offered_at: null,
    out_at: null,
    out_reason: null,
    slot_at: null,
    live_at: null,
    ended_at: null,
    owed_since: null,
    delivered_at: null,
    rejections: 0,
    delivered_units: 0,
    measured_until: null,
  };
}
function sumOfLines(placements) {
  return placements.reduce((sum, { line }) => sum + line.total, 0);
}
function quoteTotal(type, quote2) {
  return laneOf(type) === 2 && quote2.ceiling !== null ? quote2.ceiling : sumOfLines(quote2.placements);
}
function freezeQuote(campaign3, quote2, now, isNewVersion) {
  if (quote2 === null || quote2.placements.length === 0) return refuse({ code: 'condition_not_met', condition: 'steps_complete' });
  return succeed(
    stepOf({
      ...campaign3,
      quoted_at: now,
      total: quoteTotal(campaign3.campaign_type, quote2),
      publish_until: quote2.publish_until,
      placements: quote2.placements.map(newPlacement),
      list_ready_at: null,
      rest_released: 0,
      version: campaign3.version + (isNewVersion ? 1 : 0),
    }),
  );
}
function lackOf(difference, { available, debt_limit }) {
  return difference <= 0 ? 0 : shortfallOf(difference, available, debt_limit);
}
function placeHold(step) {
  const { campaign_type, placements, total } = step.campaign;
  const held2 = laneOf(campaign_type) === 2 ? placements : placements.map((item) => ({ ...item, share: 'open' }));
  return moveHold(changeCampaign(step, { placements: held2 }), total, POSTING_KEYS.purchase(step.campaign));
}
function order(campaign3, act2, now) {
  const isLapsed = now >= deadlineAt(campaign3, 'quote');
  if (isLapsed && act2.fresh === null) return refuse({ code: 'quote_lapsed' });
  const quoted = isLapsed ? freezeQuote(campaign3, act2.fresh, now, false) : succeed(stepOf(campaign3));
  if (!quoted.ok) return quoted;
  const { total, publish_until } = quoted.value.campaign;
  if (total !== act2.expected_total) return refuse({ code: 'quote_changed', before: act2.expected_total, after: total });
  if (!hasTimeToPublish(publish_until, now)) return refuse({ code: 'condition_not_met', condition: 'period_leaves_a_day' });
  const shortfall = shortfallOf(total, act2.funds.available, act2.funds.debt_limit);
  if (act2.event === 'purchase') return shortfall > 0 ? refuse({ code: 'spendable_short', shortfall }) : succeed(placeHold(quoted.value));
  if (shortfall === 0) return refuse({ code: 'condition_not_met', condition: 'spendable_short' });
  return succeed(changeCampaign(quoted.value, { is_auto_after_charge: act2.is_auto_after_charge }));
}
function mayPay(campaign3, isSystem) {
  return isSystem && !campaign3.is_auto_after_charge ? refuse({ code: 'condition_not_met', condition: 'charge_awaited' }) : succeed(null);
}
function pay(campaign3, funds, isSystem, now) {
  const may = mayPay(campaign3, isSystem);
  if (!may.ok) return may;
  if (!hasTimeToPublish(campaign3.publish_until, now)) return refuse({ code: 'condition_not_met', condition: 'period_leaves_a_day' });
  const shortfall = shortfallOf(campaign3.total, funds.available, funds.debt_limit);
  return shortfall > 0 ? refuse({ code: 'spendable_short', shortfall }) : succeed(placeHold(stepOf(campaign3)));
}
var acceptedOf = ({ placements }) => placements.filter(({ state }) => state === 'accepted');
function isListReady({ placements }) {
  return placements.every(({ state }) => state !== 'offered') && placements.some(({ state }) => state === 'accepted');
}
function listDifference(campaign3) {
  return sumOfLines(acceptedOf(campaign3)) - openHold(campaign3);
}
function takeList(campaign3) {
  const placements = campaign3.placements.map((item) => (item.state === 'accepted' ? { ...item, share: 'open' } : item));
  return moveHold(stepOf({ ...campaign3, placements }), listDifference(campaign3), POSTING_KEYS.list(campaign3));
}
function priceList(campaign3, list2) {
  if (list2 === void 0) return succeed(campaign3);
  const lines = new Map(list2.lines.map(({ placement: placement3, line }) => [placement3, line]));
  const placements = campaign3.placements.map((item) => ({ ...item, line: lines.get(item.id) ?? item.line }));
  const priced = { ...campaign3, placements };
  return checkListTotal(priced, list2.expected_total);
}
function checkListTotal(campaign3, expected) {
  const total = sumOfLines(acceptedOf(campaign3));
  const isSeen = expected === void 0 || expected === total;
  return isSeen ? succeed(campaign3) : refuse({ code: 'quote_changed', before: expected, after: total });
}
function acceptList(campaign3, act2) {
  if (!isListReady(campaign3)) return refuse({ code: 'condition_not_met', condition: 'offers_answered' });
  const priced = priceList(campaign3, act2.list);
  if (!priced.ok) return priced;
  const shortfall = lackOf(listDifference(priced.value), act2.funds);
  if (act2.event === 'accept_list') return shortfall > 0 ? refuse({ code: 'spendable_short', shortfall }) : succeed(takeList(priced.value));
  if (shortfall === 0) return refuse({ code: 'condition_not_met', condition: 'spendable_short' });
  return succeed(stepOf({ ...priced.value, is_auto_after_charge: act2.is_auto_after_charge }));
}
function payDifference(campaign3, act2, isSystem) {
  const may = mayPay(campaign3, isSystem);
  if (!may.ok) return may;
  const seen = checkListTotal(campaign3, act2.expected_total);
  if (!seen.ok) return seen;
  const shortfall = lackOf(listDifference(campaign3), act2.funds);
  return shortfall > 0 ? refuse({ code: 'spendable_short', shortfall }) : succeed(takeList(campaign3));
}

// packages/domain/src/campaigns/life/events.ts
var FOLLOWING_EVENTS = ['schedule', 'withdraw', 'go_live', 'end_unfilled'];

// packages/domain/src/campaigns/life/placement-acts.ts
var HOUR_MS9 = 36e5;
var unmet = (condition) => refuse({ code: 'condition_not_met', condition });
var OUT_REASON = {
  decline: 'declined',
  lapse_offer: 'offer_lapsed',
  lapse_content: 'content_lapsed',
  lapse_delivery: 'delivery_lapsed',
  refuse_content: 'content_refused',
  withdraw: 'withdrawn',
};
function fallOut(campaign3, item, event, now) {
  const out = changePlacement(stepOf(campaign3), item.id, { out_at: now, out_reason: OUT_REASON[event], delivered_at: null });
  return readyList(campaign3.replacement_hours === 0 ? settleShare(out, item, NOTHING_EARNED) : out);
}
function readyList(step) {
  const { state, list_ready_at, placements, changed_at } = step.campaign;
  const isReady2 = state === 'NEGOTIATION' && list_ready_at === null && placements.every((item) => item.state !== 'offered');
  return isReady2 ? changeCampaign(step, { list_ready_at: changed_at }) : step;
}
function accept(campaign3, item, act2) {
  const line = campaign3.state === 'NEGOTIATION' ? (act2.line ?? item.line) : item.line;
  return readyList(changePlacement(stepOf(campaign3), item.id, { line }));
}
function areOthersConfirmed({ campaign_type, placements }) {
  const confirmed = campaign_type === 'INFLUENCE' ? 'content_confirmed' : 'accepted';
  return placements.every(
    (item) =>
      item.state === confirmed ||
      item.state === 'scheduled' ||
      item.state === 'failed' ||
      (item.state === 'declined' && !isReplaceable(item)),
  );
}
function assignSlot(campaign3, item, slot_at) {
  if (campaign3.state === 'ACCEPTED' && !areOthersConfirmed(campaign3)) return unmet('others_confirmed');
  return succeed(changePlacement(stepOf(campaign3), item.id, { slot_at }));
}
function replace(campaign3, item, act2, now) {
  if (!isReplaceable(item)) return unmet('share_open');
  const difference = act2.replacement.line.total - item.line.total;
  const shortfall = lackOf(difference, act2.funds);
  if (shortfall > 0) return refuse({ code: 'spendable_short', shortfall });
  const fresh = { ...newPlacement(act2.replacement), share: 'open', offered_at: now };
  const closed = changePlacement(stepOf(campaign3), item.id, { share: 'closed' });
  const taken = changeCampaign(closed, { placements: [...closed.campaign.placements, fresh] });
  return succeed(moveHold(taken, difference, POSTING_KEYS.replacement(campaign3, item.id), fresh.id));
}
function drop(campaign3, item) {
  return isReplaceable(item) ? succeed(settleShare(stepOf(campaign3), item, NOTHING_EARNED)) : unmet('share_open');
}
function seeLive(campaign3, item, live_at, now) {
  if (live_at > now || live_at > failsAt(item.slot_at)) return unmet('live_in_time');
  return succeed(changePlacement(stepOf(campaign3), item.id, { live_at }));
}
function fail(campaign3, item, now) {
  const out = changePlacement(stepOf(campaign3), item.id, { out_at: now, out_reason: 'not_live' });
  return settleShare(out, item, NOTHING_EARNED);
}
function end(campaign3, item, now) {
  const { publish_until } = campaign3;
  if (isPaidByUnits(campaign3.campaign_type)) {
    const isReached = item.delivered_units >= item.bought;
    if (!isReached && now < publish_until) return unmet('period_or_goal_over');
    const over = isReached ? Math.min(item.measured_until, publish_until) : publish_until;
    const ended_at2 = Math.max(item.live_at, over);
    return succeed(changePlacement(stepOf(campaign3), item.id, { ended_at: ended_at2 }));
  }
  const ended_at = boughtUntil(item.live_at, item.bought);
  if (now < ended_at) return unmet('hours_over');
  return succeed(changePlacement(settleShare(stepOf(campaign3), item, ALL_EARNED), item.id, { ended_at }));
}
function cutShort(campaign3, item, removed_at, now) {
  const isPaid = isPaidByUnits(campaign3.campaign_type);
  const live_at = item.live_at;
  const until = isPaid ? campaign3.publish_until : boughtUntil(live_at, item.bought);
  if (removed_at < live_at || removed_at > now || removed_at >= until) return unmet('removed_early');
  const delivered = deliveredHours({ live_at, ended_at: removed_at, availability_hours: item.bought }, removed_at);
  const settled = isPaid ? stepOf(campaign3) : settleShare(stepOf(campaign3), item, { delivered, bought: item.bought });
  return succeed(changePlacement(settled, item.id, { ended_at: removed_at }));
}
function measure(campaign3, item, { hour: hour2, accepted }, now) {
  const isCounted2 = isPaidByUnits(campaign3.campaign_type);
  const live_at = item.live_at;
  const last = isCounted2 ? campaign3.publish_until : boughtUntil(live_at, item.bought);
  const time = { live_at, until: Math.min(item.ended_at ?? Infinity, last) };
  const measured_until = hour2 + HOUR_MS9;
  const isNew = item.measured_until === null || hour2 >= item.measured_until;
  const isWhole = Number.isSafeInteger(accepted) && accepted >= 0;
  if (!isNew || !isWhole || measured_until > now || !isPaidHour(hour2, { ...time, pauses: [] })) return unmet('hour_counts');
  if (!isCounted2) return succeed(changePlacement(stepOf(campaign3), item.id, { measured_until }));
  const isPaid = isPaidHour(hour2, { ...time, pauses: campaign3.pauses });
  const delivered_units = item.delivered_units + (isPaid ? accepted : 0);
  return succeed(changePlacement(captureUnits(stepOf(campaign3), item, delivered_units), item.id, { delivered_units, measured_until }));
}
function actOnPlacement(campaign3, item, act2, isOperator, now) {
  const change = (part) => succeed(changePlacement(stepOf(campaign3), item.id, part));
  const isTheirs = isOperatorsTurn(item);
  switch (act2.event) {
    case 'accept':
      return succeed(accept(campaign3, item, act2));
    case 'decline':
    case 'lapse_offer':
    case 'lapse_content':
    case 'lapse_delivery':
    case 'withdraw':
      return succeed(fallOut(campaign3, item, act2.event, now));
    case 'order_content':
      return change({ owed_since: now });
    case 'deliver_content':
      return item.delivered_at === null ? change({ delivered_at: now }) : unmet('content_awaited');
    case 'confirm_content':
      if (isOperator ? !isTheirs : item.delivered_at === null) return unmet(isOperator ? 'operator_decides' : 'content_delivered');
      return change({});
    case 'reject_content':
      if (item.delivered_at === null || isTheirs) return unmet('rejections_left');
      return change({ delivered_at: null, owed_since: now, rejections: item.rejections + 1 });
    case 'refuse_content':
      return isTheirs ? succeed(fallOut(campaign3, item, act2.event, now)) : unmet('operator_decides');
    case 'assign_slot':
      return assignSlot(campaign3, item, act2.slot_at);
    case 'replace':
      return replace(campaign3, item, act2, now);
    case 'drop':
      return drop(campaign3, item);
    case 'see_live':
      return seeLive(campaign3, item, act2.live_at, now);
    case 'fail':
      return succeed(fail(campaign3, item, now));
    case 'end':
      return end(campaign3, item, now);
    case 'cut_short':
      return cutShort(campaign3, item, act2.removed_at, now);
    case 'measure':
      return measure(campaign3, item, act2, now);
  }
}

// packages/domain/src/campaigns/life/running.ts
function approve(campaign3, now) {
  if (!hasTimeToPublish(campaign3.publish_until, now)) return refuse({ code: 'condition_not_met', condition: 'period_leaves_a_day' });
  return succeed(stepOf({ ...campaign3, placements: campaign3.placements.map((item) => ({ ...item, offered_at: now })) }));
}
function askNewDates(campaign3, now) {
  return hasTimeToPublish(campaign3.publish_until, now)
    ? refuse({ code: 'condition_not_met', condition: 'period_too_short' })
    : succeed(stepOf(campaign3));
}
function redate(campaign3, publish_until, now) {
  return hasTimeToPublish(publish_until, now)
    ? succeed(stepOf({ ...campaign3, publish_until }))
    : refuse({ code: 'condition_not_met', condition: 'period_leaves_a_day' });
}
function endNegotiation(campaign3, isSystem, now) {
  const isEmpty = campaign3.placements.every(({ state }) => state === 'declined');
  const isSilent = now >= (deadlineAt(campaign3, 'list') ?? Infinity);
  if (isSystem && !isEmpty && !isSilent) return refuse({ code: 'condition_not_met', condition: 'nobody_accepted_or_silent' });
  return succeed(releaseAll(stepOf(campaign3)));
}
function pauseCampaign(campaign3, now) {
  return stepOf({ ...campaign3, pauses: [...campaign3.pauses, { from: now, to: null }] });
}
function resumeCampaign(campaign3, now) {
  return stepOf({ ...campaign3, pauses: campaign3.pauses.map((pause) => ({ ...pause, to: pause.to ?? now })) });
}
function complete(campaign3, now) {
  const settled = settledAt(campaign3.placements.map(({ ended_at }) => ended_at)) ?? Infinity;
  if (!areAllOver(campaign3.placements.map(standingOf))) return refuse({ code: 'condition_not_met', condition: 'all_over_and_settled' });
  if (now < settled) return refuse({ code: 'too_early', due_at: settled });
  return succeed(settleAll(stepOf(campaign3), (item) => ({ delivered: item.delivered_units, bought: item.bought })));
}
function stopCampaign(campaign3, by, now) {
  return settleAll(stepOf(campaign3), (item) =>
    earnedOnStop({ ...item, delivered: item.delivered_units }, campaign3.campaign_type, by, now),
  );
}
function cancelCampaign(campaign3, now) {
  return settleAll(stepOf(campaign3), (item) => earnedOnCancel(item, campaign3.campaign_type, now));
}
function refund(campaign3, act2) {
  if (campaign3.credit_notes.includes(act2.credit_note)) return refuse({ code: 'condition_not_met', condition: 'new_credit_note' });
  const placement3 = campaign3.placements.find(({ id: id6 }) => id6 === act2.placement);
  if (!placement3) return refuse({ code: 'placement_unknown' });
  const part = refundOf(placement3.capture, placement3.refunded, act2.amount);
  return part.ok ? succeed(refundPart(stepOf(campaign3), placement3, part.value, act2.credit_note)) : part;
}

// packages/domain/src/campaigns/life/apply-event.ts
function allowedNext(campaign3, actor) {
  if (campaign3.is_archived && actor === 'advertiser') return [];
  const following = FOLLOWING_EVENTS;
  const events = allowedEvents(campaign3, campaign3.campaign_type, actor).filter(
    (event) => !following.includes(event) && !(campaign3.is_archived && isPayment(event)),
  );
  return actor === 'advertiser' && openHold(campaign3) === 0 ? [...events, 'archive'] : events;
}
function isPayment(event) {
  return event === 'pay' || event === 'pay_difference';
}
function isPlacementAct(event) {
  const names2 = PLACEMENT_EVENTS;
  return names2.includes(event.event) && 'placement' in event;
}
function applyEvent(campaign3, event, actor, at6) {
  if (campaign3.is_archived && (actor === 'advertiser' || isPayment(event.event))) return refuse({ code: 'archived' });
  const isPerson = actor === 'advertiser' || actor === 'operator';
  const happened = isPerson ? Math.max(at6, campaign3.changed_at) : at6;
  const lived = { ...campaign3, changed_at: Math.max(at6, campaign3.changed_at) };
  if (event.event === 'archive') return archive(lived, actor);
  return isPlacementAct(event) ? applyToPlacement(lived, event, actor, happened) : applyToCampaign(lived, event, actor, happened);
}
function refuseTransition(campaign3, actor) {
  return refuse({ code: 'transition_refused', state: campaign3.state, allowed: allowedNext(campaign3, actor) });
}
function archive(campaign3, actor) {
  if (actor !== 'advertiser') return refuseTransition(campaign3, actor);
  const amount = openHold(campaign3);
  if (amount > 0) return refuse({ code: 'hold_open', amount });
  return succeed({ campaign: { ...campaign3, is_archived: true }, postings: [], moves: [] });
}
function applyToCampaign(campaign3, act2, actor, now) {
  const following = FOLLOWING_EVENTS;
  const found2 = findTransition(campaign3, act2.event, actor, campaign3.campaign_type);
  if (!found2.ok || following.includes(act2.event)) return refuseTransition(campaign3, actor);
  const { to, clock: clock2 } = found2.value;
  const onTime = checkClock(clock2, campaign3, void 0, now);
  if (!onTime.ok) return onTime;
  const acted = actOnCampaign(campaign3, act2, actor, now);
  if (!acted.ok) return acted;
  return succeed(
    finish(changeCampaign(acted.value, { intent: intentOf(to) }), campaign3, [{ event: act2.event, from: keyOf(campaign3), to }], now),
  );
}
function applyToPlacement(campaign3, act2, actor, now) {
  const item = campaign3.placements.find(({ id: id6 }) => id6 === act2.placement);
  if (!item) return refuse({ code: 'placement_unknown' });
  const found2 = findPlacementTransition(campaign3, item.state, act2.event, actor, campaign3.campaign_type);
  if (!found2.ok) return found2;
  const { to, clock: clock2 } = found2.value;
  const onTime = checkClock(clock2, campaign3, item, now);
  if (!onTime.ok) return onTime;
  const moved = changePlacement(stepOf(campaign3), item.id, { state: to === null ? item.state : mustBecome(item.state, to) });
  const acted = actOnPlacement(moved.campaign, item, act2, actor === 'operator', now);
  return acted.ok ? succeed(finish(acted.value, campaign3, [], now)) : acted;
}
var keyOf = ({ state, reason }) => ({ state, reason });
function actOnCampaign(campaign3, act2, actor, now) {
  const isSystem = actor === 'system';
  switch (act2.event) {
    case 'complete_steps':
      return freezeQuote(campaign3, act2.quote, now, false);
    case 'edit':
      return campaign3.state === 'CREATION' ? succeed(stepOf(campaign3)) : freezeQuote(campaign3, act2.quote, now, true);
    case 'purchase':
    case 'purchase_short':
      return order(campaign3, act2, now);
    case 'pay':
      return pay(campaign3, act2.funds, isSystem, now);
    case 'lapse_quote':
      return succeed(stepOf(campaign3));
    case 'reject':
      if (act2.comment.trim() === '') return refuse({ code: 'condition_not_met', condition: 'reason_given' });
      return succeed(releaseAll(stepOf(campaign3)));
    case 'approve':
    case 'approve_to_negotiation':
      return approve(campaign3, now);
    case 'ask_new_dates':
      return askNewDates(campaign3, now);
    case 'redate':
      return redate(campaign3, act2.publish_until, now);
    case 'cancel_undated':
      return succeed(releaseAll(stepOf(campaign3)));
    case 'accept_list':
    case 'accept_list_short':
      return acceptList(campaign3, act2);
    case 'pay_difference':
      return payDifference(campaign3, act2, isSystem);
    case 'drop_list':
      return succeed(stepOf({ ...campaign3, list_ready_at: now }));
    case 'end_negotiation':
      return endNegotiation(campaign3, isSystem, now);
    case 'pause':
      return succeed(pauseCampaign(campaign3, now));
    case 'resume':
      return succeed(resumeCampaign(campaign3, now));
    case 'complete':
      return complete(campaign3, now);
    case 'stop':
      return succeed(stopCampaign(campaign3, actor === 'advertiser' ? 'advertiser' : 'operator', now));
    case 'refund':
      return refund(campaign3, act2);
    case 'cancel':
      return succeed(cancelCampaign(campaign3, now));
  }
}
function closePlaces(placements, at6) {
  return placements.map((item) =>
    isPlacementOver(item.state) || item.state === 'live'
      ? item
      : { ...item, state: mustBecome(item.state, 'declined'), out_at: at6, out_reason: 'campaign_over', delivered_at: null },
  );
}
function finish(step, before, moves2, at6) {
  const { intent, placements } = step.campaign;
  const target = deriveState(intent, placements.map(standingOf));
  let key = moves2.at(-1)?.to ?? keyOf(before);
  const walked = [...moves2];
  for (const event of eventsBetween(key, target)) {
    const { to } = TRANSITIONS.find((t) => t.event === event && t.from.some((from) => isSameState(from, key)));
    walked.push({ event, from: key, to });
    key = to;
  }
  const since = isSameState(before, target) ? {} : { state_since: step.campaign.changed_at };
  const places = isEndedEarly(target) ? closePlaces(placements, at6) : placements;
  const campaign3 = { ...step.campaign, ...target, ...since, placements: places };
  return { campaign: campaign3, postings: step.postings.map((posting) => ({ ...posting, at: at6 })), moves: walked };
}

// packages/domain/src/campaigns/turn/allowed-calls.ts
var CAMPAIGN_CALLS = [
  'updateCampaign',
  'purchaseCampaign',
  'redateCampaign',
  'acceptOffers',
  'dropOffers',
  'refuseOffers',
  'cancelCampaign',
  'archiveCampaign',
  'restoreCampaign',
];
var PREVIEWED_CALLS = ['cancelCampaign', 'refuseOffers'];
var CALLS = {
  edit: 'updateCampaign',
  purchase: 'purchaseCampaign',
  purchase_short: 'purchaseCampaign',
  pay: 'purchaseCampaign',
  pay_difference: 'purchaseCampaign',
  redate: 'redateCampaign',
  accept_list: 'acceptOffers',
  accept_list_short: 'acceptOffers',
  drop_list: 'dropOffers',
  end_negotiation: 'refuseOffers',
  cancel: 'cancelCampaign',
  archive: 'archiveCampaign',
};
function allowedCalls(campaign3) {
  if (campaign3.is_archived) return ['restoreCampaign'];
  const calls2 = allowedNext(campaign3, 'advertiser').flatMap((event) => CALLS[event] ?? []);
  return [...new Set(calls2)];
}

// apps/server/src/features/campaigns/life/refusals.ts
function refusedAs(life) {
  return { code: 'transition_refused', state: life.state, allowed: allowedCalls(life) };
}
function toRefusal(life, refusal2) {
  if (refusal2.code === 'quote_changed') return { ...refusal2, lines: [] };
  return refusedAs(life);
}
function findPreviewChange(before, turn, shown) {
  const { captured, released, ...rest } = previewOf(before, turn);
  return givesLess(shown, { captured, released, ...rest }) ? { code: 'preview_changed', shown, now: { captured, released } } : void 0;
}

// packages/domain/src/campaigns/turn/sightings.ts
var HOUR_MS10 = 36e5;
function happeningsOf(life, sightings) {
  return [
    ...(sightings.review === void 0 ? [] : reviewed(life, sightings.review)),
    ...sightings.placements.flatMap((sighting) => {
      const item = life.placements.find(({ id: id6 }) => id6 === sighting.placement);
      return item === void 0 ? [] : seenOf(item, sighting);
    }),
  ];
}
function reviewed(life, verdict) {
  const { at: at6 } = verdict;
  if (life.state !== 'AWAITING_APPROVAL' || life.reason !== null || at6 < life.state_since) return [];
  if (verdict.verdict === 'reject') return [{ act: { event: 'reject', comment: verdict.reason }, by: 'operator', at: at6 }];
  if (!hasTimeToPublish(life.publish_until, at6)) return [{ act: { event: 'ask_new_dates' }, by: 'operator', at: at6 }];
  return [{ act: { event: laneOf(life.campaign_type) === 2 ? 'approve_to_negotiation' : 'approve' }, by: 'operator', at: at6 }];
}
function seenOf(item, sighting) {
  const placement3 = item.id;
  const { answer, withdrawn_at, content: content2, verdict, live_at, removed_at, hours = [] } = sighting;
  const seen = [];
  const happens = (act2, by, at6) => seen.push({ act: act2, by, at: at6 });
  if (item.state === 'offered' && answer?.answer === 'accepted')
    happens({ event: 'accept', placement: placement3, line: answer.line ?? null }, 'publisher', answer.at);
  if (item.state === 'offered' && answer?.answer === 'declined')
    happens({ event: 'decline', placement: placement3 }, 'publisher', answer.at);
  if (withdrawn_at !== void 0) happens({ event: 'withdraw', placement: placement3 }, 'publisher', withdrawn_at);
  if (item.state === 'content_pending' && content2?.attempt === item.rejections + 1)
    happens({ event: 'deliver_content', placement: placement3 }, 'publisher', content2.at);
  if (verdict !== void 0 && isOperatorsTurn(item) && verdict.at >= item.delivered_at)
    happens({ event: verdict.verdict === 'approve' ? 'confirm_content' : 'refuse_content', placement: placement3 }, 'operator', verdict.at);
  if (item.state === 'scheduled' && live_at !== void 0) happens({ event: 'see_live', placement: placement3, live_at }, 'system', live_at);
  if (item.state === 'live' && removed_at !== void 0)
    happens({ event: 'cut_short', placement: placement3, removed_at }, 'system', removed_at);
  const next = hours.find(
    ({ hour: hour2 }) => hour2 >= (item.measured_until ?? -Infinity) && hour2 + HOUR_MS10 > (item.live_at ?? Infinity),
  );
  if (next !== void 0) happens({ event: 'measure', placement: placement3, ...next }, 'system', next.hour + HOUR_MS10);
  return seen;
}

// packages/domain/src/campaigns/turn/orders.ts
function ordersBetween(before, after) {
  return after.placements.flatMap((item) => {
    const was = before.placements.find(({ id: id6 }) => id6 === item.id);
    return [...ordersOf(was, item), ...endOrders(before, after, was, item), ...deliveryOrders(before, after, was, item)];
  });
}
function ordersOf(was, item) {
  const placement3 = item.id;
  if (item.state === 'offered' && item.offered_at !== null && was?.offered_at !== item.offered_at)
    return [{ order: 'ask_publisher', placement: placement3, key: `ask:${placement3}:${item.offered_at}` }];
  if (item.state === 'content_pending' && was?.owed_since !== item.owed_since) {
    const attempt = item.rejections + 1;
    return [{ order: 'order_content', placement: placement3, attempt, key: `content:${placement3}:${attempt}` }];
  }
  if (item.state === 'scheduled' && was?.state !== 'scheduled' && item.slot_at !== null)
    return [{ order: 'publish', placement: placement3, slot_at: item.slot_at, key: `publish:${placement3}` }];
  return [];
}
var isOut = ({ state, reason }) => state === 'INACTIVE' && reason !== 'paused';
function endOrders(before, after, was, item) {
  const placement3 = item.id;
  const isClosed = item.out_reason === 'campaign_over' && was?.out_reason !== 'campaign_over';
  const isOnAir = item.state === 'live' && isOut(after) && !isOut(before);
  if (isOnAir || (isClosed && was?.state === 'scheduled'))
    return [{ order: 'take_down', placement: placement3, key: `take_down:${placement3}` }];
  return isClosed && item.offered_at !== null ? [{ order: 'call_off', placement: placement3, key: `call_off:${placement3}` }] : [];
}
function deliveryOrders(before, after, was, item) {
  const placement3 = item.id;
  const isRunning = item.state === 'live' || item.state === 'scheduled';
  const isCounted2 = isPaidByUnits(after.campaign_type);
  const isEnded = was?.state === 'live' && isPlacementOver(item.state);
  if (isCounted2 && isEnded) return [{ order: 'take_down', placement: placement3, key: `take_down:${placement3}` }];
  if (!isRunning || after.pauses.length + openPauses(after) === before.pauses.length + openPauses(before)) return [];
  const is_on = openPauses(after) === 0;
  return [
    { order: 'set_delivery', placement: placement3, is_on, key: `delivery:${placement3}:${after.pauses.length}:${is_on ? 'on' : 'off'}` },
  ];
}
var openPauses = ({ pauses }) => pauses.filter(({ to }) => to === null).length;

// packages/domain/src/campaigns/turn/advance.ts
var NOTHING_SEEN = { placements: [] };
function followUp(life, now, planSlots) {
  const { campaign_type, placements, changed_at } = life;
  const at6 = Math.max(now, changed_at);
  const isMade = campaign_type === 'INFLUENCE';
  const ordered = placements.find((item) => isMade && item.state === 'accepted' && item.share === 'open');
  if (ordered !== void 0) return { act: { event: 'order_content', placement: ordered.id }, by: 'system', at: at6 };
  const confirmed = placements.filter(({ state }) => state === (isMade ? 'content_confirmed' : 'accepted'));
  const [first] = confirmed;
  if (first === void 0) return void 0;
  const given = placements.filter(({ state, slot_at }) => state === 'scheduled' && slot_at !== null);
  const slots = planSlots(confirmed.length + given.length, now);
  return {
    act: { event: 'assign_slot', placement: first.id, slot_at: slots[given.length] },
    by: 'system',
    at: at6,
  };
}
var IS_ASKED = ['lapse_offer', 'lapse_delivery', 'fail', 'end'];
function isKnown(life, due, sightings) {
  const wasAsked = ({ id: id6 }) =>
    sightings.placements.some(({ placement: placement3, asked_at }) => placement3 === id6 && asked_at >= due.at);
  if (due.event === 'complete')
    return !isPaidByUnits(life.campaign_type) || life.placements.every((item2) => !isCounted(item2) || wasAsked(item2));
  if (!IS_ASKED.includes(due.event)) return true;
  const item = life.placements.find(({ id: id6 }) => id6 === due.placement);
  return item !== void 0 && (isGoalReached(life, item, due) || wasAsked(item));
}
function isCounted({ live_at, ended_at, measured_until }) {
  return live_at !== null && ended_at !== null && (measured_until ?? startOfTehranHour(live_at)) < ended_at;
}
function isGoalReached({ campaign_type }, item, { event }) {
  return event === 'end' && isPaidByUnits(campaign_type) && item.delivered_units >= item.bought;
}
var toAct = ({ event, placement: placement3 }) => (placement3 === null ? { event } : { event, placement: placement3 });
function findNext(life, sightings, now, planSlots) {
  const seen = happeningsOf(life, sightings);
  const due = dueEvents(life)
    .filter((event) => isKnown(life, event, sightings))
    .map((event) => ({ act: toAct(event), by: 'system', at: event.at }));
  const inOrder = [...seen, ...due].filter(({ at: at6 }) => at6 <= now).toSorted((a, b) => a.at - b.at);
  const follow = followUp(life, now, planSlots);
  for (const happening of follow === void 0 ? inOrder : [...inOrder, follow]) {
    const outcome = applyEvent(life, happening.act, happening.by, happening.at);
    if (outcome.ok) return { happening, outcome: outcome.value };
  }
  return void 0;
}
function turnOf(before, { act: act2, by, at: at6 }, { campaign: campaign3, postings, moves: moves2 }, seen_at) {
  const moved = (sum) => campaign3[sum] - before[sum];
  const fact = {
    event: act2.event,
    by,
    at: at6,
    seen_at,
    placement: 'placement' in act2 ? act2.placement : null,
    from: { state: before.state, reason: before.reason },
    to: { state: campaign3.state, reason: campaign3.reason },
    held: moved('held'),
    captured: moved('captured'),
    released: moved('released'),
    refunded: moved('refunded'),
    moves: moves2,
    act: act2,
  };
  return { life: campaign3, facts: [fact], postings, orders: ordersBetween(before, campaign3) };
}
function advance(life, sightings, now, planSlots) {
  let turn = { life, facts: [], postings: [], orders: [] };
  const find = () => findNext(turn.life, sightings, now, planSlots);
  for (let next = find(); next !== void 0; next = find()) turn = joined(turn, turnOf(turn.life, next.happening, next.outcome, now));
  return turn;
}
function settle(life, now, planSlots) {
  return advance(life, NOTHING_SEEN, now, planSlots);
}
function joined(first, then) {
  return {
    life: then.life,
    facts: [...first.facts, ...then.facts],
    postings: [...first.postings, ...then.postings],
    orders: [...first.orders, ...then.orders],
  };
}

// packages/domain/src/campaigns/turn/act.ts
function act(life, { command, by, now }, planSlots) {
  const at6 = Math.max(now, life.changed_at);
  const outcome = applyEvent(life, command, by, at6);
  if (!outcome.ok) return outcome;
  const turn = turnOf(life, { act: command, by, at: at6 }, outcome.value, now);
  return succeed(joined(turn, settle(turn.life, at6, planSlots)));
}

// packages/domain/src/campaigns/turn/questions.ts
var HOUR_MS11 = 36e5;
function isWithPublishers({ state, reason }) {
  return state === 'NEGOTIATION' || state === 'ACCEPTED' || state === 'SCHEDULED' || state === 'PUBLISHING' || reason === 'paused';
}
function questionsFor(life, now) {
  if (life.state === 'AWAITING_APPROVAL') return life.reason === null ? [{ ask: 'review' }] : [];
  return isWithPublishers(life) ? life.placements.flatMap((item) => questionsAbout(life, item, now)) : [];
}
function questionsAbout(life, item, now) {
  const placement3 = item.id;
  switch (item.state) {
    case 'offered':
      return [{ ask: 'answer', placement: placement3 }];
    case 'content_pending':
      return questionsOfContent(item);
    case 'scheduled':
      return item.slot_at !== null && now >= item.slot_at ? [{ ask: 'post', placement: placement3 }] : [];
    case 'live':
      return [{ ask: 'post', placement: placement3 }, ...figuresOf(life, item, now)];
    case 'ended':
    case 'cut_short':
      return figuresOf(life, item, now);
    default:
      return [];
  }
}
function questionsOfContent(item) {
  const { id: placement3, delivered_at, owed_since, rejections } = item;
  if (delivered_at === null)
    return owed_since === null ? [] : [{ ask: 'content', placement: placement3, attempt: rejections + 1, owed_since }];
  return isOperatorsTurn(item) ? [{ ask: 'verdict', placement: placement3, delivered_at }] : [];
}
function figuresOf(life, item, now) {
  const { id: placement3, live_at, ended_at, measured_until, bought } = item;
  if (live_at === null) return [];
  const paidUntil2 = isPaidByUnits(life.campaign_type) ? life.publish_until : boughtUntil(live_at, bought);
  const end2 = ended_at ?? paidUntil2;
  const from = measured_until ?? startOfTehranHour(live_at);
  const to = Math.min(endOfHour(end2), startOfTehranHour(now));
  return to > from ? [{ ask: 'figures', placement: placement3, from, to }] : [];
}
var endOfHour = (end2) => startOfTehranHour(end2 - 1) + HOUR_MS11;
var LOOK_EVERY_MS = 6 * HOUR_MS11;
var ASK_AGAIN_MS = HOUR_MS11 / 6;
function nextLookAt(life, again, now) {
  const due = dueEvents(life).map(({ at: at6 }) => (at6 <= now ? now + ASK_AGAIN_MS : at6));
  const asked = questionsFor(life, now).map((question) => askedAgainAt(question, again, now));
  const times = [...due, ...asked, ...slotsOf(life, now), ...lastHoursOf(life, now)];
  return times.length === 0 ? void 0 : Math.max(now + 1, Math.min(...times));
}
function askedAgainAt(question, { review, placements }, now) {
  const wished = question.ask === 'review' ? review : placements.get(question.placement);
  return wished === void 0 || wished <= now ? now + LOOK_EVERY_MS : wished;
}
function slotsOf(life, now) {
  if (!isWithPublishers(life)) return [];
  return life.placements.flatMap(({ state, slot_at }) => (state === 'scheduled' && slot_at !== null && slot_at > now ? [slot_at] : []));
}
function lastHoursOf(life, now) {
  if (!isWithPublishers(life)) return [];
  return life.placements.flatMap(({ ended_at }) => (ended_at !== null && endOfHour(ended_at) > now ? [endOfHour(ended_at)] : []));
}

// packages/domain/src/campaigns/slots.ts
var HOUR_MS12 = 36e5;
function windowInstants(window) {
  return {
    from: tehranInstant(window.publish_period_start, window.preferred_publish_start_hour),
    to: tehranInstant(window.publish_period_end, window.preferred_publish_end_hour),
  };
}
function leavesTimeToPublish(window, now) {
  return hasTimeToPublish(windowInstants(window).to, now);
}
function assignSlots(count10, window, notBefore) {
  const days2 = daysBetween(window.publish_period_start, window.publish_period_end) + 1;
  const span = Math.max(1, window.preferred_publish_end_hour - window.preferred_publish_start_hour);
  const perDay = Math.ceil(count10 / days2);
  return Array.from({ length: count10 }, (_, index14) => {
    const dayIndex = Math.floor((index14 * days2) / count10);
    const day3 = addDays(window.publish_period_start, dayIndex);
    const position = index14 - Math.ceil((dayIndex * count10) / days2);
    const offsetHours = Math.floor((position * span) / (2 * perDay));
    return Math.max(tehranInstant(day3, window.preferred_publish_start_hour + offsetHours), notBefore + HOUR_MS12);
  });
}
function firstPublishMoment(window, notBefore) {
  for (let day3 = window.publish_period_start; day3 <= window.publish_period_end; day3 = addDays(day3, 1)) {
    if (tehranInstant(day3, window.preferred_publish_end_hour) <= notBefore) continue;
    return Math.max(tehranInstant(day3, window.preferred_publish_start_hour), notBefore);
  }
  return notBefore;
}

// apps/server/src/features/campaigns/life/life-of-rows.ts
var HOUR_MS13 = 36e5;
var ms = (at6) => at6?.getTime() ?? null;
function lifeOf(row2, placements) {
  const { id: id6, campaign_type, state, reason, version: version2, replacement_hours, is_auto_after_charge, total, pauses } = row2;
  const { held: held2, captured, released, refunded, rest_released, credit_notes } = row2;
  return {
    id: id6,
    campaign_type,
    state,
    reason,
    version: version2,
    replacement_hours,
    is_auto_after_charge,
    total,
    pauses,
    held: held2,
    captured,
    released,
    refunded,
    rest_released,
    credit_notes,
    intent: intentOf(row2),
    state_since: row2.state_since.getTime(),
    changed_at: row2.changed_at.getTime(),
    is_archived: row2.is_deleted,
    quoted_at: row2.quote_valid_until.getTime() - DEADLINE_HOURS.quote * HOUR_MS13,
    publish_until: windowInstants(row2).to,
    list_ready_at: ms(row2.list_ready_at),
    placements: placements.map(lifePlacementOf),
  };
}
function lifePlacementOf(item) {
  const { id: id6, state, share, released, refunded, out_reason, rejections, delivered_units } = item;
  const { captured, captured_vat: vat, captured_discount: discount2, captured_publisher: publisher2 } = item;
  const { price, total, publisher_price } = item;
  return {
    id: id6,
    state,
    share,
    released,
    refunded,
    out_reason,
    rejections,
    delivered_units,
    line: { price, discount: item.discount, vat: item.vat, total, publisher_price },
    bought: item.bought_units ?? item.availability_hours,
    capture: { gross: captured - vat + discount2, discount: discount2, vat, publisher: publisher2 },
    offered_at: ms(item.offered_at),
    out_at: ms(item.out_at),
    slot_at: ms(item.slot_at),
    live_at: ms(item.live_at),
    ended_at: ms(item.ended_at),
    owed_since: ms(item.owed_since),
    delivered_at: ms(item.delivered_at),
    measured_until: ms(item.measured_until),
  };
}
function planSlotsOf(row2) {
  const isCounted2 = row2.campaign_type === 'CPM' || row2.campaign_type === 'CPC';
  return (count10, notBefore) => {
    if (!isCounted2) return assignSlots(count10, row2, notBefore);
    return Array.from({ length: count10 }, () => firstPublishMoment(row2, notBefore + HOUR_MS13));
  };
}

// apps/server/src/features/campaigns/life/life.repository.ts
import { and as and4, asc as asc3, eq as eq5, sql as sql4 } from 'drizzle-orm';
var ofCampaign2 = (accountId4, id6) => and4(eq5(campaign.account_id, accountId4), eq5(campaign.id, id6));
async function readCampaign(tx, accountId4, id6, { isLocked }) {
  const found2 = tx.select().from(campaign).where(ofCampaign2(accountId4, id6));
  const [row2] = await (isLocked ? found2.for('update') : found2);
  if (!row2) return void 0;
  const placements = await tx
    .select()
    .from(placement)
    .where(and4(eq5(placement.account_id, accountId4), eq5(placement.campaign_id, id6)))
    .orderBy(asc3(placement.id));
  return { row: row2, placements };
}
var date4 = (at6) => (at6 === null ? null : new Date(at6));
function columnsOfLife(life) {
  const {
    state,
    reason,
    version: version2,
    is_auto_after_charge,
    pauses,
    held: held2,
    captured,
    released,
    refunded,
    rest_released,
    credit_notes,
  } = life;
  return {
    state,
    reason,
    version: version2,
    is_auto_after_charge,
    pauses,
    held: held2,
    captured,
    released,
    refunded,
    rest_released,
    credit_notes,
    state_since: new Date(life.state_since),
    changed_at: new Date(life.changed_at),
    is_deleted: life.is_archived,
    list_ready_at: date4(life.list_ready_at),
  };
}
async function saveCampaign(tx, row2, life, change) {
  await tx
    .update(campaign)
    .set({ ...columnsOfLife(life), ...change })
    .where(ofCampaign2(row2.account_id, row2.id));
}
var iso = (at6) => (at6 === null ? null : new Date(at6).toISOString());
function valuesOf(item, plan_price, post_ref) {
  const { id: id6, state, line, capture, share, released, refunded, out_reason, rejections, delivered_units } = item;
  return {
    id: id6,
    state,
    share,
    released,
    refunded,
    out_reason,
    rejections,
    delivered_units,
    plan_price,
    post_ref,
    ...line,
    captured: captureTotal(capture),
    captured_vat: capture.vat,
    captured_discount: capture.discount,
    captured_publisher: capture.publisher,
    offered_at: iso(item.offered_at),
    out_at: iso(item.out_at),
    slot_at: iso(item.slot_at),
    live_at: iso(item.live_at),
    ended_at: iso(item.ended_at),
    owed_since: iso(item.owed_since),
    delivered_at: iso(item.delivered_at),
    measured_until: iso(item.measured_until),
  };
}
var COLUMNS = {
  id: 'bigint',
  state: 'text',
  share: 'text',
  released: 'bigint',
  refunded: 'bigint',
  out_reason: 'text',
  rejections: 'smallint',
  delivered_units: 'bigint',
  plan_price: 'bigint',
  post_ref: 'text',
  price: 'bigint',
  discount: 'bigint',
  vat: 'bigint',
  total: 'bigint',
  publisher_price: 'bigint',
  captured: 'bigint',
  captured_vat: 'bigint',
  captured_discount: 'bigint',
  captured_publisher: 'bigint',
  offered_at: 'timestamptz',
  out_at: 'timestamptz',
  slot_at: 'timestamptz',
  live_at: 'timestamptz',
  ended_at: 'timestamptz',
  owed_since: 'timestamptz',
  delivered_at: 'timestamptz',
  measured_until: 'timestamptz',
};
var NAMES = Object.keys(COLUMNS);
var SETS = sql4.raw(NAMES.flatMap((name) => (name === 'id' ? [] : [`${name} = r.${name}`])).join(', '));
var RECORD = sql4.raw(
  Object.entries(COLUMNS)
    .map(([name, type]) => `${name} ${type}`)
    .join(', '),
);
async function savePlacements(tx, accountId4, changed) {
  if (changed.length === 0) return;
  const values = changed.map(({ item, plan_price, post_ref }) => valuesOf(item, plan_price, post_ref));
  const { rowCount } = await tx.execute(sql4`
    update placement p set ${SETS} from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as r(${RECORD})
    where p.account_id = ${accountId4} and p.id = r.id`);
  if (rowCount !== changed.length) throw new Error(`${rowCount} of ${changed.length} placements were saved`);
}
async function insertEvents(tx, rows) {
  if (rows.length === 0) return;
  const values = rows.map((row2) => ({ ...row2, person: nameOf2(row2.user_id), staff: nameOf2(row2.staff_id) }));
  await tx.insert(campaignEvent).values(values);
}
var nameOf2 = (id6) => (id6 ? sql4`name_of_person(${id6}::bigint)` : null);

// packages/domain/src/campaigns/turn/discount-uses.ts
function returnsDiscountUses(facts) {
  return facts.some(({ moves: moves2 }) =>
    moves2.some(({ event, to }) =>
      TRANSITIONS.some((row2) => row2.event === event && isSameState(row2.to, to) && row2.follow === 'return_discount_use'),
    ),
  );
}

// packages/domain/src/campaigns/turn/history.ts
var PUBLISHER_EVENTS = [
  'placement_accepted',
  'placement_declined',
  'offer_lapsed',
  'content_delivered',
  'content_confirmed',
  'content_rejected',
  'content_refused',
  'content_lapsed',
  'delivery_lapsed',
  'placement_withdrawn',
  'placement_replaced',
  'placement_dropped',
  'placement_live',
  'placement_failed',
  'placement_ended',
  'placement_cut_short',
];
var HISTORY_EVENTS = [...CAMPAIGN_EVENTS, ...PUBLISHER_EVENTS];
var TOLD = {
  accept: { event: 'placement_accepted' },
  decline: { event: 'placement_declined' },
  lapse_offer: { event: 'offer_lapsed' },
  order_content: null,
  deliver_content: { event: 'content_delivered' },
  confirm_content: { event: 'content_confirmed' },
  reject_content: { event: 'content_rejected' },
  refuse_content: { event: 'content_refused' },
  lapse_content: { event: 'content_lapsed' },
  lapse_delivery: { event: 'delivery_lapsed' },
  assign_slot: null,
  withdraw: { event: 'placement_withdrawn' },
  replace: { event: 'placement_replaced' },
  drop: { event: 'placement_dropped' },
  see_live: { event: 'placement_live', by: 'publisher' },
  fail: { event: 'placement_failed', by: 'publisher' },
  end: { event: 'placement_ended' },
  cut_short: { event: 'placement_cut_short', by: 'publisher' },
  measure: null,
  archive: null,
};
function historyOf(facts, life, { titleOf: titleOf2 }) {
  return facts.flatMap((fact) => {
    const { placement: placement3, by, at: at6, event, from, moves: moves2 } = fact;
    const told = placement3 === null ? null : TOLD[event];
    const own2 = [];
    if (told && placement3 !== null)
      own2.push({ event: told.event, at: at6, by: told.by ?? by, state: from, facts: { title: titleOf2(placement3), ...amountsOf(fact) } });
    const walked = moves2.map((move, index14) => ({
      event: move.event,
      at: at6,
      by: move.event === event ? by : 'system',
      state: move.to,
      facts: { ...(index14 === 0 && own2.length === 0 ? amountsOf(fact) : {}), ...factsOf(move, fact, life) },
    }));
    return [...own2, ...walked];
  });
}
function amountsOf({ held: held2, captured, released, refunded }) {
  return {
    ...(held2 > 0 && { held: held2 }),
    ...(captured > 0 && { captured }),
    ...(released > 0 && { released }),
    ...(refunded > 0 && { refunded }),
  };
}
function factsOf({ event }, { act: act2 }, { placements }) {
  switch (event) {
    case 'schedule':
      return { publishers: placements.filter(({ slot_at }) => slot_at !== null).length };
    case 'go_live':
      return { publishers: placements.filter(({ state }) => wasSeenLive(state)).length };
    case 'accept_list':
    case 'pay_difference':
      return { publishers: placements.filter(({ share }) => share === 'open').length };
    case 'complete':
      return {
        captured: placements.reduce((sum, { capture }) => sum + captureTotal(capture), 0),
        released: placements.reduce((sum, { released }) => sum + released, 0),
      };
    default:
      return act2.event === 'reject' ? { reason: act2.comment } : {};
  }
}

// apps/server/src/features/campaigns/outside/offered-placement.ts
function offeredPlacement(row2, record2, life, item) {
  return {
    placement_id: record2.id,
    publisher_id: record2.publisher_id,
    media_type: row2.media_type,
    content_type: row2.content_type,
    availability_hours: record2.availability_hours,
    reach_estimate: record2.reach_estimate,
    bought_units: record2.bought_units,
    metric: row2.campaign_type === 'CPC' ? 'clicks' : 'views',
    is_content_made: laneOf(row2.campaign_type) === 2,
    publish_until: life.publish_until,
    preferred_publish_start_hour: row2.preferred_publish_start_hour,
    preferred_publish_end_hour: row2.preferred_publish_end_hour,
    offered_at: item.offered_at ?? row2.state_since.getTime(),
    slot_at: item.slot_at,
    live_at: item.live_at,
    post_ref: record2.post_ref,
  };
}

// apps/server/src/features/campaigns/purchase/discount-uses.repository.ts
import { and as and5, eq as eq6, isNull, ne, sql as sql5 } from 'drizzle-orm';
async function readTypedDiscounts(tx, book, campaign3, codes) {
  if (codes.length === 0) return [];
  const stored = new Map((await book.listDiscounts(tx, codes)).map((discount2) => [discount2.rule.discount_code, discount2]));
  const own2 = await listOwnCodes(tx, campaign3);
  const others2 = await countOtherUses(tx, campaign3);
  return codes.map((discount_code) => {
    const discount2 = stored.get(discount_code);
    return {
      discount_code,
      rule: discount2?.rule,
      used: (discount2?.used ?? 0) - (own2.includes(discount_code) ? 1 : 0),
      used_by_account: others2.get(discount_code) ?? 0,
    };
  });
}
async function listOwnCodes(tx, { account_id, id: id6 }) {
  const rows = await tx
    .select({ discount_code: discountUse.discount_code })
    .from(discountUse)
    .where(and5(eq6(discountUse.account_id, account_id), eq6(discountUse.campaign_id, id6), isNull(discountUse.returned_at)));
  return rows.map(({ discount_code }) => discount_code);
}
async function countOtherUses(tx, { account_id, id: id6 }) {
  const rows = await tx
    .select({ discount_code: discountUse.discount_code, count: sql5`count(*)::int` })
    .from(discountUse)
    .where(and5(eq6(discountUse.account_id, account_id), ne(discountUse.campaign_id, id6), isNull(discountUse.returned_at)))
    .groupBy(discountUse.discount_code);
  return new Map(rows.map(({ discount_code, count: count10 }) => [discount_code, count10]));
}
async function takeUse(tx, code2) {
  const { rows } = await tx.execute(sql5`select take_discount_use(${code2}) as is_taken`);
  return rows[0]?.is_taken === true;
}
async function returnUse(tx, code2) {
  await tx.execute(sql5`select return_discount_use(${code2})`);
}
async function saveUse(tx, { account_id, id: id6 }, discount_code, amount, at6) {
  await tx
    .insert(discountUse)
    .values({ account_id, campaign_id: id6, discount_code, amount, used_at: at6 })
    .onConflictDoUpdate({
      target: [discountUse.account_id, discountUse.campaign_id, discountUse.discount_code],
      set: { amount, used_at: at6, returned_at: null },
    });
}
async function returnUses(tx, { account_id, id: id6 }, at6) {
  const rows = await tx
    .update(discountUse)
    .set({ returned_at: at6 })
    .where(and5(eq6(discountUse.account_id, account_id), eq6(discountUse.campaign_id, id6), isNull(discountUse.returned_at)))
    .returning({ discount_code: discountUse.discount_code });
  for (const { discount_code } of rows.toSorted((a, b) => (a.discount_code < b.discount_code ? -1 : 1))) await returnUse(tx, discount_code);
}

// apps/server/src/features/campaigns/life/saving/contents-of-turn.ts
async function saveContents(tx, contents, { row: row2, life, facts, said, made }) {
  const { account_id, id: campaign_id } = row2;
  const decide = (placement3, verdict, at6) => contents.decideOpen(tx, account_id, placement3, verdict, new Date(at6));
  for (const { act: act2, at: at6 } of facts) {
    switch (act2.event) {
      case 'deliver_content': {
        const content2 = made?.get(act2.placement);
        if (!content2) throw new Error(`nobody has seen the content of placement ${act2.placement}`);
        const due_at = new Date(contentDueAt(at6, life.publish_until));
        await contents.addContent(tx, {
          ...content2,
          account_id,
          campaign_id,
          placement_id: act2.placement,
          created: new Date(at6),
          due_at,
        });
        break;
      }
      case 'confirm_content':
        await decide(act2.placement, said ?? { state: 'confirmed' }, at6);
        break;
      case 'reject_content':
        await decide(act2.placement, said ?? { state: 'rejected' }, at6);
        break;
      case 'refuse_content':
      case 'lapse_content':
      case 'withdraw':
        if ('placement' in act2) await decide(act2.placement, { state: 'withdrawn' }, at6);
        break;
      default:
        break;
    }
  }
  const isOver = life.state === 'REJECTED' || life.state === 'INACTIVE';
  if (!isOver || row2.campaign_type !== 'INFLUENCE' || facts.length === 0) return;
  for (const item of life.placements)
    if (item.out_reason === 'campaign_over' && isPlacementOver(item.state)) await decide(item.id, { state: 'withdrawn' }, item.out_at);
}

// apps/server/src/features/campaigns/life/saving/figures-of-life.ts
function costOf({ campaign_type }, item, now) {
  const { line, bought, delivered_units, live_at, ended_at } = item;
  if (isPaidByUnits(campaign_type)) return capturedSoFar(line.price - line.discount, delivered_units, bought);
  return costSoFar(line, { live_at, ended_at, availability_hours: bought }, now);
}
async function figuresOf2({ tx, deps, now }, { account_id, id: id6 }, life) {
  const totals = await deps.measurements.readTotals(tx, account_id, id6);
  return { ...totals, cost: life.placements.reduce((sum, item) => sum + costOf(life, item, now), 0) };
}

// apps/server/src/features/campaigns/life/saving/notices-of-turn.ts
var iso2 = (at6) => new Date(at6).toISOString();
var ifBySystem = (tell2) => (telling) => (telling.entry.by === 'system' ? tell2(telling) : null);
var approved = ({ row: row2, shared }) => ({ ...shared, kind: 'campaign_approved', facts: { title: row2.title } });
var NOTICES = {
  complete_steps: null,
  edit: null,
  purchase: null,
  purchase_short: ({ row: row2, entry, shared }) => {
    const { shortfall = 0 } = entry.facts;
    return {
      ...shared,
      kind: 'campaign_to_pay',
      facts: { title: row2.title, shortfall, valid_until: row2.quote_valid_until.toISOString() },
    };
  },
  pay: ifBySystem(({ row: row2, entry, shared }) => {
    const { held: held2 = 0 } = entry.facts;
    return { ...shared, kind: 'campaign_bought', facts: { title: row2.title, amount: held2 } };
  }),
  lapse_quote: ({ row: row2, shared }) => ({ ...shared, kind: 'campaign_quote_lapsed', facts: { title: row2.title } }),
  reject: ({ row: row2, entry, shared }) => {
    const { reason = '', released = 0 } = entry.facts;
    return { ...shared, kind: 'campaign_rejected', facts: { title: row2.title, reason, released } };
  },
  approve: approved,
  approve_to_negotiation: approved,
  ask_new_dates: ({ row: row2, shared }) => ({ ...shared, kind: 'campaign_asks_new_dates', facts: { title: row2.title } }),
  redate: null,
  cancel_undated: ({ row: row2, entry, shared }) => {
    const { released = 0 } = entry.facts;
    return { ...shared, kind: 'campaign_undated', facts: { title: row2.title, released } };
  },
  accept_list: null,
  accept_list_short: ({ row: row2, entry, shared }) => {
    const { shortfall = 0 } = entry.facts;
    return {
      ...shared,
      kind: 'campaign_to_pay',
      facts: { title: row2.title, shortfall, valid_until: iso2(deadlineEnd('difference', entry.at)) },
    };
  },
  pay_difference: ifBySystem(({ row: row2, life, shared }) => {
    const amount = life.placements.reduce((sum, { share, line }) => (share === 'open' ? sum + line.total : sum), 0);
    return { ...shared, kind: 'campaign_list_paid', facts: { title: row2.title, amount } };
  }),
  drop_list: ifBySystem(({ row: row2, shared }) => ({ ...shared, kind: 'campaign_list_dropped', facts: { title: row2.title } })),
  end_negotiation: ifBySystem(({ row: row2, entry, shared }) => {
    const { released = 0 } = entry.facts;
    return { ...shared, kind: 'campaign_unanswered', facts: { title: row2.title, released } };
  }),
  schedule: null,
  withdraw: null,
  end_unfilled: ({ row: row2, shared }) => ({ ...shared, kind: 'campaign_unfilled', facts: { title: row2.title, released: row2.total } }),
  go_live: ({ row: row2, shared }) => ({ ...shared, kind: 'campaign_live', facts: { title: row2.title } }),
  pause: null,
  resume: null,
  complete: ({ row: row2, entry, shared }) => {
    const { captured = 0, released = 0 } = entry.facts;
    return { ...shared, kind: 'campaign_completed', facts: { title: row2.title, captured, released } };
  },
  stop: null,
  refund: null,
  cancel: null,
  placement_accepted: null,
  placement_declined: null,
  offer_lapsed: null,
  content_delivered: ({ row: row2, life, entry, shared }) => ({
    ...shared,
    kind: 'content_delivered',
    facts: { title: row2.title, publisher: entry.facts.title ?? '', due_at: iso2(contentDueAt(entry.at, life.publish_until)) },
  }),
  content_confirmed: null,
  content_rejected: null,
  content_refused: null,
  content_lapsed: null,
  delivery_lapsed: null,
  placement_withdrawn: null,
  placement_replaced: null,
  placement_dropped: null,
  placement_live: null,
  placement_failed: null,
  placement_ended: null,
  placement_cut_short: null,
};
function noticesOf(row2, before, life, entries) {
  const told = entries.flatMap((entry) => {
    const notice = NOTICES[entry.event]?.({ row: row2, life, entry, shared: { campaign_id: row2.id, at: new Date(entry.at) } });
    return notice ? [notice] : [];
  });
  return [...told, ...listReady(row2, before, life)];
}
function listReady(row2, before, life) {
  const publishers = life.placements.filter(({ state }) => state === 'accepted').length;
  const until = deadlineAt(life, 'list');
  if (before.list_ready_at !== null || life.list_ready_at === null || life.state !== 'NEGOTIATION') return [];
  if (publishers === 0 || until === void 0) return [];
  const facts = { title: row2.title, publishers, until: iso2(until) };
  return [{ kind: 'campaign_list_ready', campaign_id: row2.id, at: new Date(life.list_ready_at), facts }];
}

// apps/server/src/features/campaigns/life/saving/save-turn.ts
async function saveTurn(writing, standing, turn, { said, seen, nextAt }) {
  const { tx, deps, now } = writing;
  const { row: row2, life: before } = standing;
  const { account_id, id: id6 } = row2;
  const { life, facts, postings } = turn;
  const transactions = postings.map(({ kind: kind2, entries: entries2, key, at: at6 }) => ({
    kind: kind2,
    entries: entries2,
    campaign_id: id6,
    idempotency_key: key,
    at: new Date(at6),
  }));
  await deps.ledger.post(tx, account_id, transactions);
  if (said?.places) await replacePlacements(tx, account_id, id6, said.places);
  else await savePlacements(tx, account_id, changedPlacements(standing, life, seen));
  await saveContents(tx, deps.contents, { row: row2, life, facts, said: said?.content, made: seen?.contents });
  await ingestHours(writing, row2, facts, seen);
  const figures3 = life.placements.some(({ live_at }) => live_at !== null) ? await figuresOf2(writing, row2, life) : {};
  const change = { ...figures3, ...said?.change };
  if (facts.length > 0 || Object.keys(change).length > 0) await saveCampaign(tx, row2, life, change);
  if (returnsDiscountUses(facts)) await returnUses(tx, row2, new Date(life.state_since));
  const entries = historyOf(facts, life, { titleOf: (placement3) => titleOf(standing, placement3) });
  const told = said === void 0 ? entries : withSaid(entries, said);
  await insertEvents(tx, eventRows(row2, told, said));
  await deps.notify(tx, account_id, noticesOf({ ...row2, ...change }, before, life, told));
  await enqueueFollowing(tx, row2, { orders: placedOrders(standing, turn, seen), nextAt }, now);
}
function placedOrders({ row: row2, placements }, { life, orders }, seen) {
  return orders.map((order2) => {
    const record2 = placements.find(({ id: id6 }) => id6 === order2.placement);
    const item = life.placements.find(({ id: id6 }) => id6 === order2.placement);
    if (!record2 || !item) throw new Error(`an order for placement ${order2.placement}, which is not of campaign ${row2.id}`);
    return { ...order2, offered: offeredPlacement(row2, { ...record2, post_ref: postRefOf(record2, item, seen) }, life, item) };
  });
}
function titleOf({ placements }, id6) {
  return placements.find((item) => item.id === id6)?.title ?? '';
}
function changedPlacements({ placements, life: before }, life, seen) {
  return life.placements.flatMap((item) => {
    const was = before.placements.find(({ id: id6 }) => id6 === item.id);
    const record2 = placements.find(({ id: id6 }) => id6 === item.id);
    if (was === item) return [];
    if (!was || !record2) throw new Error(`placement ${item.id} has no row`);
    const plan_price = record2.plan_price ?? (isPricedAnew(was, item) ? was.line.price : null);
    return [{ item, plan_price, post_ref: postRefOf(record2, item, seen) }];
  });
}
var postRefOf = (record2, { id: id6, live_at }, seen) => (live_at === null ? void 0 : seen?.posts.get(id6)) ?? record2.post_ref;
var isPricedAnew = (was, { line }) => was.line !== line && was.line.price !== line.price;
async function ingestHours({ tx, deps }, row2, facts, seen) {
  if (seen === void 0) return;
  const rows = facts.flatMap(({ act: act2, seen_at }) => {
    if (act2.event !== 'measure') return [];
    const figures3 = seen.hours.get(act2.placement)?.find(({ hour: hour2 }) => hour2 === act2.hour);
    return figures3 ? [{ figures: figures3, placement_id: act2.placement, seen_at }] : [];
  });
  const [first] = rows;
  if (!first) return;
  const measured = rows.map(({ figures: figures3, placement_id }) => ({ ...figures3, placement_id }));
  await deps.measurements.ingest(tx, row2.account_id, row2.id, seen.source, new Date(first.seen_at), measured);
}
function withSaid(entries, { facts }) {
  const [first, ...rest] = entries;
  return first === void 0 ? [] : [{ ...first, facts: { ...first.facts, ...facts } }, ...rest];
}
function eventRows({ account_id, id: campaign_id }, entries, said) {
  return entries.map(({ event, at: at6, by, state, facts }) => {
    const own2 = said !== void 0 && by !== 'publisher' ? said : void 0;
    const row2 = { account_id, campaign_id, event, actor: by, at: new Date(at6), state: state.state, reason: state.reason };
    return { ...row2, ...(by === 'advertiser' && own2?.doer), facts: { ...facts, ...(own2 && { idempotency_key: own2.key }) } };
  });
}

// apps/server/src/features/campaigns/life/run-turn.ts
async function readStanding(tx, accountId4, id6, { isLocked } = { isLocked: false }) {
  const found2 = await readCampaign(tx, accountId4, id6, { isLocked });
  return found2 && { ...found2, life: lifeOf(found2.row, found2.placements) };
}
async function lockWithFunds(tx, deps, accountId4, id6) {
  const standing = await readStanding(tx, accountId4, id6, { isLocked: true });
  return standing && { ...standing, funds: await deps.ledger.readBalances(tx, accountId4) };
}
function tryAct({ row: row2, life }, doing) {
  return act(life, doing, planSlotsOf(row2));
}
async function saveAct(writing, standing, turn, said) {
  const { now } = writing;
  const isAsked = questionsFor(turn.life, now).length > 0;
  const nextAt = isAsked ? now : nextLookAt(turn.life, { placements: /* @__PURE__ */ new Map() }, now);
  await saveTurn(writing, standing, turn, { said, nextAt });
}
async function runAct(writing, standing, doing, said) {
  const turn = tryAct(standing, { ...doing, now: writing.now });
  return turn.ok ? succeed(await saveAct(writing, standing, turn.value, said)) : turn;
}

// packages/domain/src/creatives/texts/ad-texts.ts
var AD_TEXT_LIMITS = {
  'SOROUSH PIN': { title: 36, description: 38, button: 20 },
  'SOROUSH IN_CHANNEL': { title: 30, description: 150, button: 20 },
  'RUBIKA PIN': { title: 70, description: 150, button: 20 },
};
function findAdTextLimits(media_type, content_type) {
  return AD_TEXT_LIMITS[`${media_type} ${content_type}`];
}
function checkAdTexts(texts2, limits) {
  return ['title', 'description', 'button'].flatMap((part) => checkLength(texts2[part], limits[part]).map((issue) => ({ ...issue, part })));
}

// packages/domain/src/validation/hashtags.ts
var HASHTAGS_MAX = 30;
var MENTIONS_MAX = 20;
function checkHashtag(item) {
  const word = item.replace(/^#+/, '');
  return [...(word === item ? [] : [{ code: 'isStartingWithHashtag' }]), ...(isHashtag(word) ? [] : [{ code: 'hashtags' }])];
}
function checkHashtags(items, limit = HASHTAGS_MAX) {
  return [...(items.length > limit ? [{ code: 'hashtag_max', limit }] : []), ...checkItems(items, checkHashtag)];
}
function checkMentions(items, limit = MENTIONS_MAX) {
  return [...checkMaxSelection(items, limit), ...checkItems(items, (item) => (isMention(item) ? [] : [{ code: 'mentions' }]))];
}

// packages/domain/src/creatives/texts/captions.ts
var CAPTION_MAX = 2200;
var TELEGRAM_MEDIA_CAPTION_MAX = 1024;
function captionLimitOf(media_type, hasMedia) {
  return media_type === 'TELEGRAM' && hasMedia ? TELEGRAM_MEDIA_CAPTION_MAX : CAPTION_MAX;
}
var HASHTAG_IN_TEXT = new RegExp('(?<![\\p{L}\\p{N}_&/])#((?:\\w|(?=\\p{Script_Extensions=Arabic})[\\p{L}\\p{M}\\p{Nd}])+)', 'gu');
var MENTION_IN_TEXT = /(?<![\p{L}\p{N}_.@/])@([\w.]+)/gu;
function listHashtags(text19) {
  return [...text19.matchAll(HASHTAG_IN_TEXT)].map((match) => match[1]);
}
function listMentions(text19) {
  return [...text19.matchAll(MENTION_IN_TEXT)].map((match) => match[1].replace(/\.+$/, '')).filter(isUsername);
}
function checkCaption(text19, media_type, hasMedia) {
  return [
    ...checkLength(text19, captionLimitOf(media_type, hasMedia)),
    ...(listHashtags(text19).length > HASHTAGS_MAX ? [{ code: 'hashtag_max', limit: HASHTAGS_MAX }] : []),
    ...checkMaxSelection(listMentions(text19), MENTIONS_MAX),
  ];
}

// packages/domain/src/creatives/media-types.ts
var IMAGE_TYPES = ['image/jpeg', 'image/gif', 'image/png'];
var VIDEO_TYPES = ['video/mp4', 'video/quicktime'];
function isImageType(type) {
  return IMAGE_TYPES.includes(type);
}
function isVideoType(type) {
  return VIDEO_TYPES.includes(type);
}

// packages/domain/src/creatives/media-files.ts
var SUM_MAX_PX = 1e4;
var RATIO_MAX = 20;
function checkMediaFile(file, limits) {
  if (!isImageType(file.type) && !isVideoType(file.type)) return [{ code: 'file_type_not_allowed', type: file.type }];
  return [...checkSize(file, limits), ...checkDuration(file, limits.videoSeconds), ...checkDimensions(file)];
}
function checkSize({ type, size }, limits) {
  const limit_bytes = isImageType(type) ? limits.imageBytes : limits.videoBytes;
  return size > limit_bytes ? [{ code: 'file_too_large', limit_bytes, size }] : [];
}
function checkDuration({ type, duration }, limit_seconds) {
  const isOver = isVideoType(type) && duration !== null && duration > limit_seconds;
  return isOver ? [{ code: 'video_max_duration', limit_seconds, duration }] : [];
}
function checkDimensions({ width, height }) {
  const isDrawn = width > 0 && height > 0 && width + height <= SUM_MAX_PX;
  const isInShape = height <= RATIO_MAX * width && width <= RATIO_MAX * height;
  return isDrawn && isInShape ? [] : [{ code: 'file_dimensions_constraints', width, height }];
}

// packages/domain/src/creatives/media-limits.ts
var SIZE_UNIT_BYTES = 1048576;
var GENERIC_MEDIA_LIMITS = {
  imageBytes: 10 * SIZE_UNIT_BYTES,
  videoBytes: 100 * SIZE_UNIT_BYTES,
  videoSeconds: 600,
  recommendedRatio: null,
};
var around = (width, height) => ({
  from: (20 * width - height) / (20 * height),
  to: (20 * width + height) / (20 * height),
});
var INSTAGRAM_VIDEO_BYTES = 200 * SIZE_UNIT_BYTES;
var OWN_LIMITS = {
  // Three to four up to four to three.
  'INSTAGRAM POST': { videoBytes: INSTAGRAM_VIDEO_BYTES, recommendedRatio: { from: 3 / 4, to: 4 / 3 } },
  'INSTAGRAM STORY': { videoBytes: INSTAGRAM_VIDEO_BYTES, videoSeconds: 60, recommendedRatio: { from: 1 / 2, to: 3 / 4 } },
  'SOROUSH PIN': { imageBytes: SIZE_UNIT_BYTES, recommendedRatio: around(1, 1) },
  'SOROUSH IN_CHANNEL': { recommendedRatio: around(30, 19) },
  'RUBIKA PIN': { recommendedRatio: around(1, 1) },
};
function mediaLimitsOf(media_type, content_type) {
  return { ...GENERIC_MEDIA_LIMITS, ...OWN_LIMITS[`${media_type} ${content_type}`] };
}

// packages/domain/src/creatives/slides.ts
var SLIDES_MAX = 10;
var STEP_ALLOWED = 0.2;
function listSteps(files2) {
  return files2.slice(1).flatMap(({ width, height }, place3) => {
    const before = files2[place3];
    const area = height * before.height;
    return area > 0 ? [{ index: place3 + 1, step: Math.abs(width * before.height - before.width * height) / area }] : [];
  });
}
function checkSlideSteps(files2) {
  return listSteps(files2).flatMap(({ index: index14, step }) =>
    step > STEP_ALLOWED ? [{ code: 'slide_ratio_step', step, allowed: STEP_ALLOWED, index: index14 }] : [],
  );
}
function checkFileCount(files2, { minimum, maximum }) {
  if (files2.length === 0 && minimum > 0) return [{ code: 'required' }];
  return [...checkMinSelection(files2, minimum), ...checkMaxSelection(files2, maximum)];
}

// packages/domain/src/drafts/steps/ad-content.ts
var SUBTITLE_MAX = 40;
function adFieldsOf(limits) {
  return {
    title: 'ad_title',
    description: limits.description > SUBTITLE_MAX ? 'ad_caption' : 'ad_subtitle',
    button: 'button_label',
  };
}
function checkAd(draft3, limits) {
  const fields = adFieldsOf(limits);
  const texts2 = { title: draft3.ad_title.trim(), description: draft3[fields.description].trim(), button: draft3.button_label.trim() };
  const parts = ['title', 'description', 'button'];
  return [
    ...checkPicture(draft3),
    ...parts.flatMap((part) => issuesOf2(fields[part], checkRequired(texts2[part]))),
    ...checkAdTexts(texts2, limits).map(({ part, ...issue }) => ({ field: fields[part], ...issue })),
    ...issuesOf2('ad_title', checkShape(texts2.title, 'text_unsafe')),
    ...issuesOf2('button_link', [...checkRequired(draft3.button_link), ...checkShape(draft3.button_link, 'link_invalid')]),
  ];
}
function checkPicture({ media_type, content_type, content_files }) {
  const limits = mediaLimitsOf(media_type, content_type);
  const check = (file) => (isVideoType(file.type) ? [{ code: 'file_type_not_allowed', type: file.type }] : checkMediaFile(file, limits));
  return issuesOf2('content_files', [...checkFileCount(content_files, { minimum: 1, maximum: 1 }), ...checkItems(content_files, check)]);
}

// packages/domain/src/drafts/steps/content-step.ts
var HYPERLINKS_MAX = 20;
var DESCRIPTION_MAX = 2e3;
var TODOS_MAX = 20;
var TODO_LENGTH_MAX = 200;
var UTM_VALUE_MAX = 100;
function checkContent(draft3) {
  const adLimits = findAdTextLimits(draft3.media_type, draft3.content_type);
  if (adLimits) return checkAd(draft3, adLimits);
  if (isForwarded(draft3)) return checkForwarded(draft3);
  return [
    ...(draft3.campaign_type === 'INFLUENCE' ? checkBrief(draft3) : checkPost(draft3)),
    ...checkFiles(draft3),
    ...checkWords(draft3),
    ...issuesOf2('content_link', checkShape(draft3.content_link, 'link_invalid')),
    ...issuesOf2('content_customSubdomain', checkShape(draft3.content_customSubdomain, 'subdomain_invalid')),
    ...issuesOf2('content_instagramContentAddress', checkShape(draft3.content_instagramContentAddress, 'link_invalid')),
    ...(draft3.is_utm_enabled && isUtmOffered(draft3.media_type, draft3.content_type) ? checkUtm(draft3) : []),
  ];
}
function isForwarded({ media_type, is_telegram_forward_post }) {
  return media_type === 'TELEGRAM' && is_telegram_forward_post === 'true';
}
function filesFieldOf(draft3) {
  const isInstagramPost = draft3.media_type === 'INSTAGRAM' && draft3.content_type === 'POST';
  return isInstagramPost && draft3.content_instagram_post_files.length > 0 ? 'content_instagram_post_files' : 'content_files';
}
function publishedFiles(draft3) {
  return draft3[filesFieldOf(draft3)];
}
function checkForwarded({ content_telegram_content_address: address }) {
  return issuesOf2('content_telegram_content_address', [...checkRequired(address), ...checkShape(address, 'telegram_link_invalid')]);
}
function checkPost(draft3) {
  const files2 = publishedFiles(draft3);
  if (files2.length > 0) return [];
  if (draft3.media_type === 'INSTAGRAM') return [{ field: 'content_files', code: 'image_or_video' }];
  return draft3.content_caption.trim() === '' ? [{ field: 'content_files', code: 'file_or_caption' }] : [];
}
function checkBrief(draft3) {
  const { content_description, content_guide_file, content_todos, content_notTodos } = draft3;
  const isTold = content_guide_file !== null || content_todos.length > 0;
  const checkTodos = (todos) => [
    ...checkMaxSelection(todos, TODOS_MAX),
    ...checkItems(todos, (todo) => checkRequiredText(todo, TODO_LENGTH_MAX)),
  ];
  return [
    ...issuesOf2('content_description', isTold ? [] : checkRequired(content_description)),
    ...issuesOf2('content_description', checkLength(content_description, DESCRIPTION_MAX)),
    ...issuesOf2('content_todos', checkTodos(content_todos)),
    ...issuesOf2('content_notTodos', checkTodos(content_notTodos)),
  ];
}
function checkFiles(draft3) {
  const { media_type, content_type } = draft3;
  const limits = mediaLimitsOf(media_type, content_type);
  const files2 = publishedFiles(draft3);
  const storiesMax = content_type === 'STORY' ? STORY_NUMBER_RANGES[draft3.story_number].to : null;
  return issuesOf2(filesFieldOf(draft3), [
    ...checkFileCount(files2, { minimum: 0, maximum: storiesMax ?? SLIDES_MAX }),
    ...checkItems(files2, (file) => checkMediaFile(file, limits)),
    ...(draft3.campaign_type === 'INFLUENCE' ? [] : checkSlideSteps(files2)),
  ]);
}
function checkWords(draft3) {
  const { content_caption: caption, content_hyperlinks: hyperlinks } = draft3;
  const checkHyperlink = ({ text: text19, link: link3 }) => [
    ...(text19.trim() === '' || link3 === '' ? [{ code: 'required' }] : []),
    ...checkSubstring(text19, caption),
    ...checkShape(link3, 'link_invalid'),
  ];
  return [
    ...issuesOf2('content_caption', checkCaption(caption, draft3.media_type, publishedFiles(draft3).length > 0)),
    ...issuesOf2('content_contentMediaDescription', checkLength(draft3.content_contentMediaDescription, DESCRIPTION_MAX)),
    ...issuesOf2('content_hashtags', checkHashtags(draft3.content_hashtags)),
    ...issuesOf2('content_mentions', checkMentions(draft3.content_mentions)),
    ...issuesOf2('content_tags', checkMentions(draft3.content_tags)),
    ...(draft3.media_type === 'INSTAGRAM' || draft3.media_type === 'LINKEDIN'
      ? []
      : issuesOf2('content_hyperlinks', [...checkMaxSelection(hyperlinks, HYPERLINKS_MAX), ...checkItems(hyperlinks, checkHyperlink)])),
  ];
}
var UTM_VARIABLE_NAMES = UTM_VARIABLES;
function checkUtm(draft3) {
  const unknown = [{ code: 'choice_unknown' }];
  return [
    ...issuesOf2('utm_key_template', findUtmKeys(draft3.utm_key_template) ? [] : unknown),
    ...UTM_PARTS.flatMap((part) => {
      const value = draft3[`utm_${part}_value`].trim();
      const isFilledIn = draft3[`utm_${part}_type`] === 'variable' && value !== '';
      return issuesOf2(`utm_${part}_value`, [
        ...(isFilledIn && !UTM_VARIABLE_NAMES.includes(value) ? unknown : []),
        ...checkLength(value, UTM_VALUE_MAX),
      ]);
    }),
  ];
}

// packages/domain/src/drafts/steps/creation-steps.ts
var CREATION_STEPS = ['general-information', 'content', 'create-package', 'activation'];

// packages/domain/src/drafts/steps/general-step.ts
var PRICES = ['cpm_publisher_price', 'cpm_price', 'cpc_price'];
function checkGeneralInformation(draft3, today) {
  return [
    ...checkKind(draft3),
    ...issuesOf2('title', checkTitle(draft3.title, TITLE_MAX)),
    ...issuesOf2('ad_categories', checkMaxSelection(draft3.ad_categories, CATEGORIES_MAX)),
    ...checkPeriod(draft3, today),
    ...checkMoney(draft3),
    ...PRICES.flatMap((field2) => issuesOf2(field2, checkAmount(draft3[field2]))),
    ...issuesOf2('publish_considerations', checkLength(draft3.publish_considerations, CONSIDERATIONS_MAX)),
  ];
}
function checkKind({ media_type, content_type, campaign_type, is_cpm }) {
  const isAllowed = isAllowedCombination(media_type, content_type, campaign_type);
  return [
    ...(isAllowed ? [] : [{ field: 'media_type', code: 'combination_not_allowed' }]),
    ...(is_cpm === (campaign_type === 'CPM') ? [] : [{ field: 'is_cpm', code: 'combination_not_allowed' }]),
  ];
}
function checkPeriod(draft3, today) {
  const { publish_period_start: start, publish_period_end: end2 } = draft3;
  const areHoursInOrder = draft3.preferred_publish_end_hour > draft3.preferred_publish_start_hour;
  return [
    ...issuesOf2('publish_period_start', checkStart(start, today)),
    ...issuesOf2('publish_period_end', checkEnd(start, end2, today)),
    ...(areHoursInOrder ? [] : [{ field: 'preferred_publish_end_hour', code: 'hours_reversed' }]),
  ];
}
function checkStart(start, today) {
  if (start === null) return [{ code: 'required' }];
  return [...checkMinDate(start, today), ...checkMaxDate(start, addDays(today, AHEAD_MAX_DAYS))];
}
function checkEnd(start, end2, today) {
  if (end2 === null) return [{ code: 'required' }];
  const tomorrow = addDays(today, 1);
  if (end2 < tomorrow) return [{ code: 'min_date', day: tomorrow }];
  if (start === null) return [];
  return end2 > addDays(start, PERIOD_MAX_DAYS - 1) ? [{ code: 'max_days', limit: PERIOD_MAX_DAYS }] : checkMinDate(end2, start);
}
function checkMoney(draft3) {
  const { campaign_type, budget, goal_total_reach: goal } = draft3;
  const missing = campaign_type === 'REACH' ? { code: 'budget_or_goal' } : { code: 'required' };
  const isBudgetMissing = budget === null && (campaign_type === 'INFLUENCE' || (campaign_type === 'REACH' && goal === null));
  return [...issuesOf2('budget', isBudgetMissing ? [missing] : checkAmount(budget)), ...issuesOf2('goal_total_reach', checkGoal(draft3))];
}
function checkGoal({ campaign_type, media_type, goal_total_reach: goal, ...draft3 }) {
  const isSold = campaign_type === 'CPM' || campaign_type === 'CPC';
  if (goal === null) return isSold ? [{ code: 'required' }] : [];
  if (campaign_type === 'CPM') return checkViewsGoal(media_type, goal);
  return campaign_type === 'CPC' ? checkClicksGoal(goal, countDays3(draft3)) : checkAmount(goal);
}
function countDays3({ publish_period_start: start, publish_period_end: end2 }) {
  return start === null || end2 === null ? 1 : Math.max(1, daysBetween(start, end2) + 1);
}

// packages/domain/src/drafts/steps/draft-steps.ts
function checkStep(step, draft3, today) {
  if (step === 'general-information') return checkGeneralInformation(draft3, today);
  if (step === 'content') return checkContent(draft3);
  return step === 'create-package' ? checkPackage(draft3) : [];
}

// apps/server/src/features/campaigns/quote/columns-of-quote.ts
function priceColumnsOf({ quote: quote2, services, discounts, bundles, places, valid_until }) {
  return {
    price: quote2.price,
    discount: quote2.discount,
    vat: quote2.vat,
    total: quote2.total,
    vat_percent: quote2.vat_percent,
    services,
    discounts,
    bundles,
    quote_valid_until: valid_until,
    publishers: places.length,
  };
}
function columnsOf(brief, quoted) {
  if (brief.publish_period_start === null || brief.publish_period_end === null) throw new Error('a complete brief has its period');
  return {
    title: brief.title.trim(),
    media_type: brief.media_type,
    campaign_type: brief.campaign_type,
    content_type: brief.content_type,
    publish_period_start: brief.publish_period_start,
    publish_period_end: brief.publish_period_end,
    preferred_publish_start_hour: brief.preferred_publish_start_hour,
    preferred_publish_end_hour: brief.preferred_publish_end_hour,
    budget: brief.budget,
    goal_total_reach: brief.goal_total_reach,
    brief,
    search_text: foldForSearch(brief.title),
    ...priceColumnsOf(quoted),
  };
}
function lifeQuoteOf(columns2, quoted) {
  return {
    placements: quoted.places.map(({ plan, line, bought_units }) => ({
      id: plan.id,
      line,
      bought: bought_units ?? plan.availability_hours,
    })),
    ceiling: laneOf(columns2.campaign_type) === 2 ? quoted.quote.total : null,
    publish_until: windowInstants(columns2).to,
  };
}

// apps/server/src/features/campaigns/creation/create-campaign.ts
function listOpenFields(step, brief, now) {
  return [...new Set(checkStep(step, brief, tehranDay(now)).map((issue) => issue.field))];
}
function findIncomplete(brief, now) {
  for (const step of CREATION_STEPS) {
    const fields = listOpenFields(step, brief, now);
    if (fields.length > 0) return { code: 'draft_incomplete', step, fields };
  }
  return void 0;
}
async function createIn(writing, creating) {
  const { tx, deps, now } = writing;
  const { account_id, draft_id, doer } = creating;
  const brief = await deps.drafts.findDraftData(tx, account_id, draft_id);
  if (!brief) return refuse({ code: 'not_found' });
  const existing = await lockCampaignOfDraft(tx, account_id, draft_id);
  if (existing && (!isEditable(existing) || existing.is_deleted)) return refuse({ code: 'draft_used', campaign_id: existing.id });
  const incomplete = findIncomplete(brief, now);
  if (incomplete) return refuse(incomplete);
  const standing = existing && (await readStanding(tx, account_id, existing.id));
  if (standing) {
    const edited = await editIn(writing, standing, { brief, doer });
    return edited.ok ? succeed(standing.row.id) : edited;
  }
  const quoted = await quoteBrief(tx, deps, brief, [], now);
  if (!quoted.ok) return quoted;
  const id6 = await addCampaign(writing, creating, brief, quoted.value);
  await deps.drafts.markDraftUsed(tx, account_id, draft_id, id6);
  return succeed(id6);
}
async function editIn(writing, standing, { brief, doer }) {
  const { tx, deps, now } = writing;
  const { row: row2 } = standing;
  if (isUpToDate(row2, brief, now)) return succeed(void 0);
  const codes = row2.discounts.map(({ discount_code }) => discount_code);
  const quoted = await quoteBrief(tx, deps, brief, await readTypedDiscounts(tx, deps.prices, row2, codes), now);
  if (!quoted.ok) return quoted;
  const change = { ...columnsOf(brief, quoted.value), search_text: foldForSearch(`${brief.title} ${row2.id}`) };
  const command = { event: 'edit', quote: lifeQuoteOf(change, quoted.value) };
  const turn = tryAct(standing, { command, by: 'advertiser', now });
  if (!turn.ok) throw new Error(`campaign ${row2.id} cannot be edited: ${turn.error.code}`);
  const places = placementsOf(row2.account_id, row2.id, quoted.value.places);
  await saveAct(writing, standing, turn.value, { key: `edit:${turn.value.life.version}`, doer, change, places });
  return succeed(void 0);
}
function isUpToDate(row2, brief, now) {
  return row2.state !== 'REJECTED' && now < row2.quote_valid_until.getTime() && isMadeOf(row2, brief);
}
function isMadeOf(row2, brief) {
  return Object.keys(brief).every((key) => JSON.stringify(brief[key]) === JSON.stringify(row2.brief[key]));
}
var REPLACEMENT_HOURS = 0;
async function addCampaign({ tx, now }, { account_id, draft_id, doer }, brief, quoted) {
  const columns2 = columnsOf(brief, quoted);
  const command = { event: 'complete_steps', quote: lifeQuoteOf(columns2, quoted) };
  const started = startCampaign(0, brief.campaign_type, now, REPLACEMENT_HOURS);
  const turn = act(started, { command, by: 'advertiser', now }, () => []);
  if (!turn.ok) throw new Error(`a complete brief makes no campaign: ${turn.error.code}`);
  const { life, facts } = turn.value;
  const row2 = await insertCampaign(tx, {
    ...columns2,
    ...columnsOfLife(life),
    account_id,
    draft_id,
    replacement_hours: REPLACEMENT_HOURS,
    created: new Date(now),
  });
  await updateCampaign(tx, account_id, row2.id, { search_text: foldForSearch(`${row2.title} ${row2.id}`) });
  await insertEvents(tx, eventRows(row2, historyOf(facts, life, { titleOf: () => '' }), { key: `draft:${draft_id}`, doer }));
  await replacePlacements(tx, account_id, row2.id, placementsOf(account_id, row2.id, quoted.places));
  return row2.id;
}

// apps/server/src/features/campaigns/creation/revise-campaign.ts
async function reviseIn(writing, { account_id, id: id6 }, { data, version: version2, is_cpm, doer }) {
  const { tx, deps, now } = writing;
  const found2 = await findCampaign(tx, account_id, id6);
  if (!found2) return refuse({ code: 'campaign_not_found' });
  const revision = await deps.drafts.prepareRevision(tx, account_id, found2.draft_id, data, version2);
  const standing = await readStanding(tx, account_id, id6, { isLocked: true });
  if (!standing) return refuse({ code: 'campaign_not_found' });
  const { row: row2, life } = standing;
  if (!isEditable(row2) || row2.is_deleted) return refuse(refusedAs(life));
  if (!revision.ok) return revision;
  const brief = revision.value.data;
  if (is_cpm !== (brief.campaign_type === 'CPM'))
    return refuse({ code: 'draft_incomplete', step: 'general-information', fields: ['is_cpm'] });
  const incomplete = findIncomplete(brief, now);
  if (incomplete) return refuse(incomplete);
  const edited = await editIn(writing, standing, { brief, doer });
  if (!edited.ok) return edited;
  await revision.value.save();
  return succeed(void 0);
}

// packages/domain/src/pricing/quote-changes.ts
var isSame = (a, b) => a.price === b.price && a.discount === b.discount && a.vat === b.vat && a.total === b.total;
function compareQuotes(before, after) {
  const next = new Map(after.lines.map((line) => [line.plan_id, line]));
  const known = new Set(before.lines.map(({ plan_id }) => plan_id));
  const lines = [];
  for (const line of before.lines) {
    const now = next.get(line.plan_id);
    if (!now || !isSame(line, now)) lines.push({ plan_id: line.plan_id, before: line.total, after: now?.total ?? null });
  }
  for (const line of after.lines) if (!known.has(line.plan_id)) lines.push({ plan_id: line.plan_id, before: null, after: line.total });
  return lines.length > 0 ? { code: 'quote_changed', before: before.total, after: after.total, lines } : void 0;
}

// apps/server/src/features/campaigns/quote/renew-quote.ts
async function renewQuote(tx, deps, row2, now) {
  const percent = resolveVatPercent(tehranDay(now), deps.prices.vatRates);
  if (!percent.ok) return percent;
  if (now < row2.quote_valid_until.getTime() && percent.value === row2.vat_percent) return succeed({ isNew: false, lines: [] });
  const codes = row2.discounts.map(({ discount_code }) => discount_code);
  return requote(tx, deps, row2, codes, now);
}
async function requote(tx, deps, row2, codes, now) {
  const fresh = await quoteBrief(tx, deps, row2.brief, await readTypedDiscounts(tx, deps.prices, row2, codes), now);
  if (!fresh.ok) return fresh;
  const before = quoteOf(row2, await listPlacements(tx, row2.account_id, row2.id));
  await updateCampaign(tx, row2.account_id, row2.id, priceColumnsOf(fresh.value));
  await replacePlacements(tx, row2.account_id, row2.id, placementsOf(row2.account_id, row2.id, fresh.value.places));
  return succeed({ isNew: true, lines: compareQuotes(before, fresh.value.quote)?.lines ?? [] });
}
function quoteOf(row2, placements) {
  const pick2 = ({ price, discount: discount2, vat, total }) => ({
    price,
    discount: discount2,
    vat,
    total,
  });
  const lines =
    row2.campaign_type === 'REACH'
      ? placements.map((item) => ({ ...pick2(item), plan_id: item.plan_id, publisher_price: item.publisher_price }))
      : [{ ...pick2(row2), plan_id: null, publisher_price: 0 }];
  return { ...pick2(row2), lines, vat_percent: row2.vat_percent };
}

// apps/server/src/features/campaigns/purchase/apply-discounts.ts
async function applyDiscountIn(tx, deps, accountId4, id6, typed, now) {
  const standing = await readStanding(tx, accountId4, id6, { isLocked: true });
  if (!standing) return refuse({ code: 'campaign_not_found' });
  const { row: row2, life } = standing;
  const isUnbought = row2.state === 'CREATED' || (row2.state === 'TO_PAY' && row2.reason === 'before_review');
  if (!isUnbought || row2.is_deleted) return refuse(refusedAs(life));
  const codes = typed.map(normalizeDiscountCode).filter((code2) => code2 !== '');
  const quoted = await requote(tx, deps, row2, codes, now);
  return quoted.ok ? succeed(void 0) : quoted;
}

// apps/server/src/features/campaigns/list/campaign-answers.ts
var iso3 = (at6) => (at6 === null ? null : at6.toISOString());
function lineAnswer(line, now) {
  const { net, reach, views, clicks, cost, created } = line;
  const window = windowInstants(line);
  return {
    id: line.id,
    title: line.title,
    media_type: line.media_type,
    campaign_type: line.campaign_type,
    content_type: line.content_type,
    state: line.state,
    reason: line.reason,
    publish_period_start: line.publish_period_start,
    publish_period_end: line.publish_period_end,
    budget: line.budget,
    goal_total_reach: line.goal_total_reach,
    price: net,
    total: line.total,
    publishers: line.publishers,
    figures: { reach, views, clicks, cost },
    elapsed: elapsedShare(now, window.from, window.to),
    is_deleted: line.is_deleted,
    created: created.toISOString(),
  };
}
function listAnswer(rows, now) {
  const [first] = rows;
  return {
    count: first?.all_count ?? 0,
    totals: {
      price: first?.all_price ?? 0,
      cost: first?.all_cost ?? 0,
      reach: first?.all_reach ?? 0,
      goal_total_reach: first?.all_goal ?? 0,
    },
    results: rows.map((row2) => lineAnswer(row2, now)),
  };
}
function pick(row2, keys) {
  return Object.fromEntries(keys.map((key) => [key, row2[key]]));
}
function placementAnswer(row2) {
  return { ...pick(row2, ANSWERED_OF_PLACEMENTS), live_at: iso3(row2.live_at), ended_at: iso3(row2.ended_at) };
}
function waitingOf({ state, share, delivered_at, rejections }) {
  return { state, share, delivered_at: delivered_at?.getTime() ?? null, rejections };
}
function campaignAnswer({ row: row2, placements, events, list: list2, shortfall, now }) {
  const sum = (key) => placements.reduce((total, item) => total + item[key], 0);
  const brief = completeDraft(row2.brief);
  return {
    ...lineAnswer({ ...row2, net: row2.price - row2.discount }, now),
    draft: row2.draft_id,
    version: row2.version,
    campaign_quality_goal: brief.campaign_quality_goal,
    execution_locations: [...brief.execution_locations],
    ad_categories: [...brief.ad_categories],
    preferred_publish_start_hour: brief.preferred_publish_start_hour,
    preferred_publish_end_hour: brief.preferred_publish_end_hour,
    publish_considerations: brief.publish_considerations,
    content_files: publishedFiles(brief).map((file) => ({ ...file })),
    content_caption: brief.content_caption,
    content_link: brief.content_link,
    quote: {
      price: row2.price,
      discount: row2.discount,
      vat: row2.vat,
      total: row2.total,
      vat_percent: row2.vat_percent,
      valid_until: row2.quote_valid_until.toISOString(),
    },
    discounts: row2.discounts.map(({ discount_code, amount, percent = null, is_capped = false }) => ({
      discount_code,
      amount,
      percent,
      is_capped,
    })),
    services: [...row2.services],
    bundles: row2.bundles.map((bundle3) => ({ ...bundle3, plan_ids: [...bundle3.plan_ids] })),
    money: { held: openHold(row2), captured: sum('captured'), released: sum('released') + row2.rest_released },
    list: list2,
    shortfall,
    waits_for: row2.is_deleted ? null : waitsFor({ ...row2, placements: placements.map(waitingOf) }),
    allowed: allowedCalls({ ...row2, is_archived: row2.is_deleted }),
    placements: placements.map(placementAnswer),
    events: events.map((event) => ({
      id: event.id,
      at: event.at.toISOString(),
      event: event.event,
      state: event.state,
      reason: event.reason,
      actor: event.actor,
      person: event.person,
      staff: event.staff,
      facts: factsOf2(event),
    })),
  };
}
function factsOf2({ facts }) {
  const { idempotency_key, ...said } = facts;
  return idempotency_key === void 0 ? facts : said;
}

// apps/server/src/features/campaigns/archive/archive-campaign.ts
async function archiveIn(writing, { account_id, id: id6 }, said) {
  const { tx } = writing;
  const standing = await readStanding(tx, account_id, id6, { isLocked: true });
  if (!standing) return refuse({ code: 'campaign_not_found' });
  const done2 = await runAct(writing, standing, { command: { event: 'archive' }, by: 'advertiser' }, said);
  if (!done2.ok && done2.error.code === 'hold_open') return refuse(done2.error);
  return succeed(id6);
}
async function restoreIn(tx, accountId4, id6) {
  const row2 = await lockCampaign(tx, accountId4, id6);
  if (!row2) return refuse({ code: 'campaign_not_found' });
  await updateCampaign(tx, accountId4, id6, { is_deleted: false });
  return succeed(id6);
}

// packages/domain/src/platforms/campaign-types.fa.ts
var campaignTypesFa = {
  REACH: {
    title: '\u06A9\u0645\u067E\u06CC\u0646 \u062F\u0633\u062A\u0631\u0633\u06CC',
    shortTitle: '\u062F\u0633\u062A\u0631\u0633\u06CC',
    description:
      '\u0645\u062D\u062A\u0648\u0627\u06CC \u0622\u0645\u0627\u062F\u0647\u060C \u0627\u0646\u062A\u0634\u0627\u0631 \u0645\u0633\u062A\u0642\u06CC\u0645',
    goal: '\u0631\u0633\u06CC\u062F\u0646 \u067E\u06CC\u0627\u0645 \u0628\u0647 \u0645\u062E\u0627\u0637\u0628 \u0628\u06CC\u0634\u062A\u0631',
  },
  INFLUENCE: {
    title: '\u06A9\u0645\u067E\u06CC\u0646 \u0627\u06CC\u0646\u0641\u0644\u0648\u0626\u0646\u0633\u0631\u06CC',
    shortTitle: '\u0627\u06CC\u0646\u0641\u0644\u0648\u0626\u0646\u0633\u0631\u06CC',
    description: '\u0645\u062D\u062A\u0648\u0627 \u0631\u0627 \u0646\u0627\u0634\u0631 \u0645\u06CC\u200C\u0633\u0627\u0632\u062F',
    goal: '\u0645\u0639\u0631\u0641\u06CC \u0628\u0647 \u0632\u0628\u0627\u0646 \u06A9\u0633\u06CC \u06A9\u0647 \u0645\u062E\u0627\u0637\u0628 \u0645\u06CC\u200C\u0634\u0646\u0627\u0633\u062F',
  },
  CPM: {
    title: '\u06A9\u0645\u067E\u06CC\u0646 \u0628\u0627\u0632\u062F\u06CC\u062F\u06CC',
    shortTitle: '\u0628\u0627\u0632\u062F\u06CC\u062F\u06CC',
    description:
      '\u0645\u062D\u062A\u0648\u0627\u06CC \u0622\u0645\u0627\u062F\u0647\u060C \u067E\u0631\u062F\u0627\u062E\u062A \u0628\u0631\u0627\u06CC \u0647\u0631 \u0647\u0632\u0627\u0631 \u0628\u0627\u0632\u062F\u06CC\u062F',
    goal: '\u0634\u0645\u0627\u0631 \u0645\u0639\u06CC\u0646\u06CC \u0628\u0627\u0632\u062F\u06CC\u062F',
  },
  CPC: {
    title: '\u06A9\u0645\u067E\u06CC\u0646 \u06A9\u0644\u06CC\u06A9\u06CC',
    shortTitle: '\u06A9\u0644\u06CC\u06A9\u06CC',
    description:
      '\u0645\u062D\u062A\u0648\u0627\u06CC \u0622\u0645\u0627\u062F\u0647\u060C \u067E\u0631\u062F\u0627\u062E\u062A \u0628\u0631\u0627\u06CC \u0647\u0631 \u06A9\u0644\u06CC\u06A9',
    goal: '\u0622\u0648\u0631\u062F\u0646 \u0645\u062E\u0627\u0637\u0628 \u0628\u0647 \u0635\u0641\u062D\u0647\u0654 \u0634\u0645\u0627',
  },
};

// packages/domain/src/platforms/platforms.fa.ts
var platformTitlesFa = {
  INSTAGRAM: '\u0627\u06CC\u0646\u0633\u062A\u0627\u06AF\u0631\u0627\u0645',
  TELEGRAM: '\u062A\u0644\u06AF\u0631\u0627\u0645',
  LINKEDIN: '\u0644\u06CC\u0646\u06A9\u062F\u06CC\u0646',
  BALE: '\u0628\u0644\u0647',
  SOROUSH: '\u0633\u0631\u0648\u0634',
  EITAA: '\u0627\u06CC\u062A\u0627',
  RUBIKA: '\u0631\u0648\u0628\u06CC\u06A9\u0627',
};
var publisherWordsFa = { page: '\u0635\u0641\u062D\u0647', channel: '\u06A9\u0627\u0646\u0627\u0644' };
var contentTypeTitlesFa = {
  POST: '\u067E\u0633\u062A',
  STORY: '\u0627\u0633\u062A\u0648\u0631\u06CC',
  PIN: '\u067E\u06CC\u0646',
  IN_CHANNEL: '\u062F\u0631\u0648\u0646\u200C\u06A9\u0627\u0646\u0627\u0644',
};

// packages/domain/src/reach/overlap.ts
var AUDIENCE = {
  INSTAGRAM: 45e6,
  TELEGRAM: 4e7,
  LINKEDIN: 4e6,
  BALE: 18e6,
  SOROUSH: 8e6,
  EITAA: 25e6,
  RUBIKA: 35e6,
};
var PEOPLE = 6e7;
function shareMissed(sizes, whole4) {
  return sizes.reduce((missed, size) => missed * (1 - Math.min(1, size / whole4)), 1);
}
function modelUnion(audiences) {
  const reaches = audiences.map(({ reach }) => reach);
  const ofPlatforms = MEDIA_TYPES.map((platform2) => {
    const sizes = audiences.flatMap(({ media_type, reach }) => (media_type === platform2 ? [reach] : [])).toSorted((a, b) => a - b);
    return AUDIENCE[platform2] * (1 - shareMissed(sizes, AUDIENCE[platform2]));
  });
  const model = PEOPLE * (1 - shareMissed(ofPlatforms, PEOPLE));
  const sum = reaches.reduce((total, reach) => total + reach, 0);
  return Math.min(sum, Math.max(0, ...reaches, Math.round(model)));
}

// packages/domain/src/publishers/estimates.ts
function estimatePackage(plans) {
  return {
    reach_at_least: plans.reduce((max, plan) => Math.max(max, plan.reach), 0),
    reach_at_most: plans.reduce((total, plan) => total + plan.reach, 0),
    reach_model: modelUnion(plans),
    price: plans.reduce((total, plan) => total + plan.price, 0),
  };
}
function costPerThousand(costToman, reach) {
  return reach > 0 ? Math.round((costToman * 1e3) / reach) : null;
}

// packages/domain/src/reports/export-file.ts
var LENGTH_LIMIT = 120;
function nameExportFile(prefix, at6) {
  const stamp = toLatinDigits(`${formatNumericDate(at6)} ${formatTime(at6)}`).replace(/[/:]/g, '-');
  const name = prefix.replace(/[\\/:*?"<>|\p{Cc}]/gu, '-').trim();
  return `${[...name].slice(0, LENGTH_LIMIT).join('')} ${stamp}.xlsx`;
}

// packages/domain/src/reports/overview/campaign-states.fa.ts
var campaignStateTitlesFa = {
  CREATION: '\u062F\u0631 \u062D\u0627\u0644 \u0633\u0627\u062E\u062A',
  CREATED: '\u0633\u0627\u062E\u062A\u0647 \u0634\u062F\u0647',
  NEGOTIATION: '\u062F\u0631 \u062D\u0627\u0644 \u0645\u0630\u0627\u06A9\u0631\u0647',
  AWAITING_APPROVAL: '\u062F\u0631 \u0627\u0646\u062A\u0638\u0627\u0631 \u062A\u0623\u06CC\u06CC\u062F',
  REJECTED: '\u0631\u062F \u0634\u062F\u0647',
  ACCEPTED: '\u062A\u0623\u06CC\u06CC\u062F \u0634\u062F\u0647',
  SCHEDULED: '\u0632\u0645\u0627\u0646\u200C\u0628\u0646\u062F\u06CC \u0634\u062F\u0647',
  TO_PAY: '\u062F\u0631 \u0627\u0646\u062A\u0638\u0627\u0631 \u067E\u0631\u062F\u0627\u062E\u062A',
  PUBLISHING: '\u062F\u0631 \u062D\u0627\u0644 \u0627\u0646\u062A\u0634\u0627\u0631',
  INACTIVE: '\u063A\u06CC\u0631\u0641\u0639\u0627\u0644',
};

// apps/server/src/infra/excel/write-workbook.ts
import { Readable as Readable3 } from 'node:stream';

// apps/server/src/infra/excel/zip.ts
import { Readable as Readable2 } from 'node:stream';
import { crc32 as crc322, createDeflateRaw } from 'node:zlib';
var version = 45;
var flags2 = 2056;
var deflate = 8;
var date5 = 33;
async function* createZip(entries) {
  const written = [];
  let offset = 0;
  for (const entry of entries) {
    const file = { name: Buffer.from(entry.name), offset, crc: 0, packed: 0, unpacked: 0 };
    for await (const bytes of writeEntry(file, entry.content)) {
      offset += bytes.length;
      yield bytes;
    }
    written.push(file);
  }
  const directory = Buffer.concat(written.flatMap((file) => [createDirectoryHeader(file), file.name]));
  yield directory;
  yield createEnd(written.length, directory.length, offset);
}
async function* writeEntry(file, content2) {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(67324752, 0);
  head.writeUInt16LE(version, 4);
  head.writeUInt16LE(flags2, 6);
  head.writeUInt16LE(deflate, 8);
  head.writeUInt16LE(date5, 12);
  head.writeUInt16LE(file.name.length, 26);
  yield Buffer.concat([head, file.name]);
  const packer = createDeflateRaw({ level: 3 });
  const source = Readable2.from(measure2(file, content2));
  source.on('error', (error) => packer.destroy(error));
  source.pipe(packer);
  try {
    for await (const bytes of packer) {
      file.packed += bytes.length;
      yield bytes;
    }
  } finally {
    source.destroy();
  }
  const sizes = Buffer.alloc(16);
  sizes.writeUInt32LE(134695760, 0);
  sizes.writeUInt32LE(file.crc, 4);
  sizes.writeUInt32LE(file.packed, 8);
  sizes.writeUInt32LE(file.unpacked, 12);
  yield sizes;
}
async function* measure2(file, content2) {
  for await (const text19 of content2) {
    const bytes = Buffer.from(text19);
    file.unpacked += bytes.length;
    file.crc = crc322(bytes, file.crc);
    yield bytes;
  }
}
function createDirectoryHeader(file) {
  const header2 = Buffer.alloc(46);
  header2.writeUInt32LE(33639248, 0);
  header2.writeUInt16LE(version, 4);
  header2.writeUInt16LE(version, 6);
  header2.writeUInt16LE(flags2, 8);
  header2.writeUInt16LE(deflate, 10);
  header2.writeUInt16LE(date5, 14);
  header2.writeUInt32LE(file.crc, 16);
  header2.writeUInt32LE(file.packed, 20);
  header2.writeUInt32LE(file.unpacked, 24);
  header2.writeUInt16LE(file.name.length, 28);
  header2.writeUInt32LE(file.offset, 42);
  return header2;
}
function createEnd(count10, directoryBytes, directoryOffset) {
  const end2 = Buffer.alloc(22);
  end2.writeUInt32LE(101010256, 0);
  end2.writeUInt16LE(count10, 8);
  end2.writeUInt16LE(count10, 10);
  end2.writeUInt32LE(directoryBytes, 12);
  end2.writeUInt32LE(directoryOffset, 16);
  return end2;
}

// apps/server/src/infra/excel/write-workbook.ts
var cellCharacters = 32767;
var blockCharacters = 65536;
var XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
var declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
var schemas = 'http://schemas.openxmlformats.org';
var main = `${schemas}/spreadsheetml/2006/main`;
var relations = `${schemas}/officeDocument/2006/relationships`;
var packageTypes = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
function createXlsxStream(...wanted) {
  const sheets = wanted.map((sheet2) => (Symbol.asyncIterator in sheet2.rows ? { ...sheet2, rows: readForParty(sheet2.rows) } : sheet2));
  const place3 = (index14) => `worksheets/sheet${index14 + 1}.xml`;
  return Readable3.from(
    createZip([
      { name: '[Content_Types].xml', content: [createContentTypes(sheets.map((_, index14) => place3(index14)))] },
      { name: '_rels/.rels', content: [createRelations(['officeDocument', 'xl/workbook.xml'])] },
      { name: 'xl/workbook.xml', content: [createWorkbook(sheets.map(({ title }) => title))] },
      {
        name: 'xl/_rels/workbook.xml.rels',
        content: [createRelations(...sheets.map((_, index14) => ['worksheet', place3(index14)]), ['styles', 'styles.xml'])],
      },
      { name: 'xl/styles.xml', content: [styles] },
      ...sheets.map((sheet2, index14) => ({ name: `xl/${place3(index14)}`, content: writeSheet(sheet2) })),
    ]),
    { objectMode: false },
  );
}
async function* writeSheet({ columns: columns2, rows }) {
  const letters = columns2.map((_, index14) => nameColumn(index14));
  const cell = (value, style3, index14, row3) => {
    const place3 = `r="${letters[index14] ?? nameColumn(index14)}${row3}" s="${style3}"`;
    if (value === null || (typeof value === 'number' && !Number.isFinite(value))) return `<c ${place3}/>`;
    if (typeof value === 'number') return `<c ${place3}><v>${value}</v></c>`;
    return `<c ${place3} t="inlineStr"><is><t xml:space="preserve">${escapeText(value.slice(0, cellCharacters))}</t></is></c>`;
  };
  const widths = columns2
    .map(({ width }, index14) => `<col min="${index14 + 1}" max="${index14 + 1}" width="${width}" customWidth="1"/>`)
    .join('');
  const view =
    '<sheetView rightToLeft="1" workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView>';
  const head = columns2.map(({ title }, index14) => cell(title, style2.head, index14, 1)).join('');
  let block = `${declaration}<worksheet xmlns="${main}"><sheetViews>${view}</sheetViews><cols>${widths}</cols><sheetData><row r="1">${head}</row>`;
  let row2 = 1;
  for await (const values of rows) {
    row2++;
    const rowStyle = row2 % 2 === 0 ? style2.plain : style2.tinted;
    block += `<row r="${row2}">${values.map((value, index14) => cell(value, rowStyle, index14, row2)).join('')}</row>`;
    if (block.length < blockCharacters) continue;
    yield block;
    block = '';
  }
  yield `${block}</sheetData></worksheet>`;
}
function nameColumn(index14) {
  const last = String.fromCharCode(65 + (index14 % 26));
  return index14 < 26 ? last : nameColumn(Math.floor(index14 / 26) - 1) + last;
}
function escapeText(text19) {
  return text19
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_');
}
function nameSheet(title) {
  return escapeText(title.replace(/[[\]:*?/\\']/g, ' ').slice(0, 31)) || 'Sheet1';
}
function createWorkbook(titles2) {
  const sheets = titles2
    .map((title, index14) => `<sheet name="${nameSheet(title)}" sheetId="${index14 + 1}" r:id="rId${index14 + 1}"/>`)
    .join('');
  return `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${sheets}</sheets></workbook>`;
}
function createRelations(...targets) {
  const list2 = targets.map(
    ([type, target], index14) => `<Relationship Id="rId${index14 + 1}" Type="${relations}/${type}" Target="${target}"/>`,
  );
  return `${declaration}<Relationships xmlns="${schemas}/package/2006/relationships">${list2.join('')}</Relationships>`;
}
function createContentTypes(sheets) {
  const part = (name, type) => `<Override PartName="/xl/${name}" ContentType="${packageTypes}.${type}+xml"/>`;
  return [
    `${declaration}<Types xmlns="${schemas}/package/2006/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    part('workbook.xml', 'sheet.main'),
    ...sheets.map((sheet2) => part(sheet2, 'worksheet')),
    part('styles.xml', 'styles'),
    '</Types>',
  ].join('');
}
var style2 = { plain: 0, tinted: 1, head: 2 };
var solid = (rgb) => `<fill><patternFill patternType="solid"><fgColor rgb="${rgb}"/></patternFill></fill>`;
var format = (font, fill) => `<xf numFmtId="0" fontId="${font}" fillId="${fill}" borderId="0" xfId="0" applyFont="1" applyFill="1"/>`;
var styles = [
  `${declaration}<styleSheet xmlns="${main}">`,
  '<fonts count="2"><font><sz val="11"/><name val="Tahoma"/></font><font><b/><sz val="11"/><name val="Tahoma"/></font></fonts>',
  `<fills count="4"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>${solid('FFF3EFFF')}${solid('FFD9CCFF')}</fills>`,
  '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>',
  `<cellXfs count="3">${format(0, 0)}${format(0, 2)}${format(1, 3)}</cellXfs></styleSheet>`,
].join('');

// apps/server/src/features/campaigns/list/export-list.fa.ts
var campaignsFa = {
  sheet: '\u06A9\u0645\u067E\u06CC\u0646\u200C\u0647\u0627',
  /** Without half spaces: browsers turn them into underscores. */
  fileName: '\u0641\u0647\u0631\u0633\u062A \u06A9\u0645\u067E\u06CC\u0646',
  columns: [
    '\u06A9\u0645\u067E\u06CC\u0646',
    '\u0634\u0646\u0627\u0633\u0647',
    '\u067E\u0644\u062A\u0641\u0631\u0645',
    '\u0646\u0648\u0639',
    '\u0642\u0627\u0644\u0628',
    '\u0648\u0636\u0639\u06CC\u062A',
    '\u0634\u0631\u0648\u0639 \u0627\u0646\u062A\u0634\u0627\u0631',
    '\u067E\u0627\u06CC\u0627\u0646 \u0627\u0646\u062A\u0634\u0627\u0631',
    '\u0628\u0647\u0627\u06CC \u0628\u0633\u062A\u0647 (\u062A\u0648\u0645\u0627\u0646)',
    '\u0647\u0632\u06CC\u0646\u0647 \u062A\u0627 \u0627\u06A9\u0646\u0648\u0646 (\u062A\u0648\u0645\u0627\u0646)',
    '\u062F\u0633\u062A\u0631\u0633\u06CC',
    '\u0647\u062F\u0641 \u062F\u0633\u062A\u0631\u0633\u06CC',
    '\u0628\u0627\u0632\u062F\u06CC\u062F',
    '\u06A9\u0644\u06CC\u06A9',
    '\u0647\u0631 \u0647\u0632\u0627\u0631 \u062F\u0633\u062A\u0631\u0633\u06CC (\u062A\u0648\u0645\u0627\u0646)',
    '\u0633\u0627\u062E\u062A\u0647 \u0634\u062F\u0647 \u062F\u0631',
  ],
  total: (count10) => `\u062C\u0645\u0639 ${count10} \u06A9\u0645\u067E\u06CC\u0646`,
};

// packages/domain/src/filters/date-bounds.ts
function dateBounds(filter, today) {
  return filter.range === 'select' ? { from: filter.from, to: filter.to } : presetRange(filter.range, today);
}

// packages/domain/src/filters/filters.ts
var NUMBER_OPERATORS = ['gt', 'eq', 'lt'];
var DATE_PRESETS = ['today', 'last_7_days', 'last_30_days'];
var SEARCH_MAX = 100;
var CAMPAIGN_FILTER_FIELDS = [
  { key: 'search', type: 'search' },
  { key: 'state', type: 'select', isMultiple: true, options: CAMPAIGN_STATES },
  { key: 'media_type', type: 'select', isMultiple: true, options: MEDIA_TYPES },
  { key: 'campaign_type', type: 'select', isMultiple: true, options: CAMPAIGN_TYPES },
  { key: 'created', type: 'date' },
];

// packages/domain/src/filters/filter-issues.ts
var DATE_CHOICES = [...DATE_PRESETS, 'select,YYYY-MM-DD,YYYY-MM-DD'];
function allowedOf(field2) {
  switch (field2.type) {
    case 'number': {
      const { limits, isWhole } = field2;
      return { type: 'number', operators: NUMBER_OPERATORS, from: limits.from, to: limits.to, is_whole: isWhole };
    }
    case 'date':
      return { type: 'date', choices: DATE_CHOICES };
    case 'search':
      return { type: 'search', longest: SEARCH_MAX };
    case 'select': {
      const { options, isMultiple: is_multiple } = field2;
      if (options === 'ids') return { type: 'ids', is_multiple };
      return options === 'any' ? { type: 'texts', is_multiple } : { type: 'select', is_multiple, choices: options };
    }
  }
}

// packages/domain/src/filters/read-filter.ts
var found = (isFound, code2, values) => (isFound ? [{ code: code2, values }] : []);
function cutAtComma(text19) {
  const comma = `${text19},`.indexOf(',');
  return [text19.slice(0, comma), text19.slice(comma + 1)];
}
function readFilter(field2, rests) {
  switch (field2.type) {
    case 'number':
      return readNumbers(field2, rests);
    case 'date':
      return lastOf(rests, readDate);
    case 'select':
      return lastOf(rests, (rest) => readSelect(field2, rest));
    case 'search':
      return lastOf(rests, readSearch);
  }
}
function lastOf(rests, read) {
  const readings = rests.map((rest) => ({ rest, ...read(rest) }));
  const last = readings.findLast((reading) => reading.value);
  return {
    value: last?.value,
    findings: readings.flatMap((reading) =>
      reading.value && reading !== last ? found(true, 'repeated', [reading.rest]) : reading.findings,
    ),
  };
}
function readSearch(rest) {
  const text19 = rest.trim();
  const isTooLong = text19.length > SEARCH_MAX;
  return {
    value: text19 === '' || isTooLong ? void 0 : { type: 'search', text: text19 },
    findings: found(isTooLong, 'text_too_long', [text19]),
  };
}
var ID = /^[1-9]\d{0,14}$/;
var PIECE = /(?:\\[^]|[^,])+/g;
function readSelect({ options, isMultiple }, rest) {
  const pieces = (rest.match(PIECE) ?? []).map((text19) => text19.replace(/\\([^])/g, '$1'));
  const given = options === 'any' ? pieces : pieces.map((text19) => toLatinDigits(text19).trim()).filter((text19) => text19 !== '');
  const isKnown2 = (text19) => options === 'any' || (options === 'ids' ? ID.test(text19) : options.includes(text19));
  const known = given.filter(isKnown2);
  const different = [...new Set(known)];
  const values = different.slice(0, isMultiple ? void 0 : 1);
  const isHollow = given.length < pieces.length || !/^x(?:,x)*$/.test(rest.replace(PIECE, 'x'));
  return {
    value: values.length === 0 ? void 0 : { type: 'select', values },
    findings: [
      ...found(isHollow, 'value_missing', []),
      ...found(
        known.length < given.length,
        'value_unknown',
        given.filter((text19) => !isKnown2(text19)),
      ),
      ...found(different.length < known.length, 'value_twice', [...new Set(known.filter((text19, at6) => known.indexOf(text19) < at6))]),
      ...found(different.length > values.length, 'one_value_only', different),
    ],
  };
}
var SELECTED_DAYS = /^\s*select\s*,\s*(\d{4}-\d\d-\d\d)\s*,\s*(\d{4}-\d\d-\d\d)\s*$/;
function readDate(rest) {
  const text19 = toLatinDigits(rest);
  const preset = DATE_PRESETS.find((candidate) => candidate === text19.trim());
  if (preset) return { value: { type: 'date', range: preset }, findings: [] };
  const [, from, to] = SELECTED_DAYS.exec(text19) ?? [];
  if (!isDay(from) || !isDay(to)) return { findings: found(true, 'date_invalid', [rest]) };
  if (from > to) return { findings: found(true, 'range_reversed', [from, to]) };
  return { value: { type: 'date', range: 'select', from, to }, findings: [] };
}
var NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;
function parseNumber(text19) {
  const plain = toLatinDigits(text19).trim().replaceAll('\u066C', '').replace('\u066B', '.');
  const value = NUMBER.test(plain) ? Number(plain) : Number.NaN;
  return Number.isFinite(value) ? value + 0 : void 0;
}
function readNumbers({ isWhole, limits }, rests) {
  const findings = [];
  const ends = { gt: null, lt: null };
  for (const rest of rests) {
    const [comparison, text19] = cutAtComma(rest);
    const operator = NUMBER_OPERATORS.find((candidate) => candidate === comparison.trim());
    const value = parseNumber(text19);
    if (!operator) findings.push({ code: 'comparison_unknown', values: [comparison] });
    else if (value === void 0 || (isWhole && !Number.isSafeInteger(value))) findings.push({ code: 'number_invalid', values: [text19] });
    else {
      for (const end2 of operator === 'eq' ? ['gt', 'lt'] : [operator]) {
        if (ends[end2] !== null) findings.push({ code: 'repeated', values: [rest] });
        ends[end2] = value;
      }
    }
  }
  const kept = within(limits, ends.gt, ends.lt);
  return { value: kept.value, findings: [...findings, ...kept.findings] };
}
function within(limits, from, to) {
  if (from === null && to === null) return { findings: [] };
  if (from !== null && to !== null && from > to) return { findings: found(true, 'range_reversed', [String(from), String(to)]) };
  const isOutside = (end2) => end2 !== null && (end2 < limits.from || end2 > limits.to);
  const outside = [...new Set([from, to].filter(isOutside))].map(String);
  if ((from !== null && from > limits.to) || (to !== null && to < limits.from)) return { findings: found(true, 'outside_limits', outside) };
  const value = {
    type: 'number',
    from: from === null ? null : Math.max(from, limits.from),
    to: to === null ? null : Math.min(to, limits.to),
  };
  return { value, findings: found(outside.length > 0, 'moved_to_limit', outside) };
}

// packages/domain/src/filters/decode-filters.ts
function parse(texts2, fields) {
  const rests = /* @__PURE__ */ new Map();
  const findings = /* @__PURE__ */ new Map();
  for (const text19 of texts2) {
    const [key, rest] = cutAtComma(text19);
    if (fields.some((field2) => field2.key === key)) rests.set(key, [...(rests.get(key) ?? []), rest]);
    else findings.set(key, [{ code: 'filter_unknown', values: [] }]);
  }
  const filters = {};
  for (const field2 of fields) {
    const reading = readFilter(field2, rests.get(field2.key) ?? []);
    if (reading.value) filters[field2.key] = reading.value;
    if (reading.findings.length > 0) findings.set(field2.key, reading.findings);
  }
  return { filters, findings };
}
var ISSUES_MAX = 20;
function parseFilters(texts2, fields) {
  const { filters, findings } = parse(texts2, fields);
  if (findings.size === 0) return succeed(filters);
  const issues2 = [...findings].flatMap(([key, list2]) => {
    const field2 = fields.find((candidate) => candidate.key === key);
    const allowed = field2 ? allowedOf(field2) : { type: 'keys', keys: fields.map((known) => known.key) };
    return list2.map(({ code: code2, values }) => ({
      key,
      code: code2 === 'moved_to_limit' ? 'outside_limits' : code2,
      values,
      allowed,
    }));
  });
  return refuse({ code: 'filter_invalid', issues: issues2.slice(0, ISSUES_MAX) });
}

// apps/server/src/features/campaigns/list/list.repository.ts
var ORDER_COLUMNS = {
  created: 'created',
  title: 'title',
  publish_period_start: 'publish_period_start',
  price: '(price - discount)',
};
var LINE_COLUMNS = `id, title, media_type, campaign_type, content_type, state, reason, publish_period_start, publish_period_end,
             preferred_publish_start_hour, preferred_publish_end_hour, budget, goal_total_reach, price - discount as net, total,
             publishers, reach, views, clicks, cost, is_deleted, created`;
function readListQuery({ filter, ...query2 }) {
  const parsed2 = parseFilters(filter, CAMPAIGN_FILTER_FIELDS);
  return parsed2.ok ? succeed({ ...query2, filters: parsed2.value }) : parsed2;
}
function chooseCampaigns(accountId4, query2, today) {
  const { filters } = query2;
  const values = [accountId4, query2.is_deleted];
  const where = ['account_id = $1', 'is_deleted = $2'];
  let name = '';
  const { search, created } = filters;
  if (search?.type === 'search') {
    values.push(`%${foldForSearch(search.text).replace(/[\\%_]/g, '\\$&')}%`);
    where.push(`search_text like $${values.length}`);
    name += 'q';
  }
  for (const key of ['state', 'media_type', 'campaign_type']) {
    const filter = filters[key];
    if (filter?.type !== 'select') continue;
    values.push(filter.values);
    where.push(`${key} = any($${values.length}::text[])`);
    name += key.charAt(0);
  }
  if (created?.type === 'date') {
    const { from, to } = instantsOf(dateBounds(created, today));
    values.push(new Date(from).toISOString(), new Date(to).toISOString());
    where.push(`created >= $${values.length - 1}::timestamptz and created < $${values.length}::timestamptz`);
    name += 'd';
  }
  return { name, where, values };
}
function orderOf2(ordering2) {
  const column = ORDER_COLUMNS[ordering2.replace('-', '')] ?? 'created';
  const direction = ordering2.startsWith('-') ? 'desc' : 'asc';
  return { column, direction, text: `${column} ${direction}, id ${direction}` };
}
function listStatement(accountId4, query2, today) {
  const { name, where, values } = chooseCampaigns(accountId4, query2, today);
  return {
    // PostgreSQL reads 63 characters of a name.
    name: `campaign_list:${name}:${query2.ordering}`,
    text: `select ${LINE_COLUMNS},
             count(*) over () as all_count, (sum(price - discount) over ())::bigint as all_price, (sum(cost) over ())::bigint as all_cost,
             (sum(reach) over ())::bigint as all_reach, (sum(coalesce(goal_total_reach, 0)) over ())::bigint as all_goal
           from campaign where ${where.join(' and ')}
           order by ${orderOf2(query2.ordering).text} limit $${values.length + 1} offset $${values.length + 2}`,
    values: [...values, query2.limit, query2.offset],
  };
}
function followingStatement(accountId4, query2, today, after, limit) {
  const { name, where, values } = chooseCampaigns(accountId4, query2, today);
  const { column, direction, text: text19 } = orderOf2(query2.ordering);
  const cursor = `(${column}, id) ${direction === 'asc' ? '>' : '<'} (select ${column}, id from campaign where account_id = $1 and id = $${values.length + 2})`;
  return {
    name: `campaign_rows:${name}:${query2.ordering}:${after === void 0 ? 'first' : 'next'}`,
    text: `select ${LINE_COLUMNS} from campaign where ${[...where, ...(after === void 0 ? [] : [cursor])].join(' and ')}
           order by ${text19} limit $${values.length + 1}`,
    values: [...values, limit, ...(after === void 0 ? [] : [after])],
  };
}

// apps/server/src/features/campaigns/list/export-list.ts
var BATCH_ROWS = 500;
async function* readLines(tenancy, accountId4, query2, today) {
  for (let after; ;) {
    const lines = await tenancy.queryAccount(accountId4, followingStatement(accountId4, query2, today, after, BATCH_ROWS));
    yield* lines;
    if (lines.length < BATCH_ROWS) return;
    after = lines.at(-1)?.id;
  }
}
var dayText = (day3) => toLatinDigits(formatNumericDate(tehranInstant(day3)));
function cellsOf(line) {
  return [
    line.title,
    line.id,
    platformTitlesFa[line.media_type],
    campaignTypesFa[line.campaign_type].shortTitle,
    contentTypeTitlesFa[line.content_type],
    campaignStateTitlesFa[line.state],
    dayText(line.publish_period_start),
    dayText(line.publish_period_end),
    line.net,
    line.cost,
    line.reach,
    line.goal_total_reach,
    line.views,
    line.clicks,
    costPerThousand(line.cost, line.reach),
    dayText(tehranDay(line.created)),
  ];
}
async function* writeRows(lines) {
  const sum = { count: 0, net: 0, cost: 0, reach: 0, goal: 0, views: 0, clicks: 0 };
  for await (const line of lines) {
    yield cellsOf(line);
    sum.count += 1;
    sum.net += line.net;
    sum.cost += line.cost;
    sum.reach += line.reach;
    sum.goal += line.goal_total_reach ?? 0;
    sum.views += line.views;
    sum.clicks += line.clicks;
  }
  const names2 = [campaignsFa.total(sum.count), null, null, null, null, null, null, null];
  yield [...names2, sum.net, sum.cost, sum.reach, sum.goal, sum.views, sum.clicks, costPerThousand(sum.cost, sum.reach), null];
}
function exportList(tenancy, accountId4, query2, now) {
  return {
    type: XLSX_TYPE,
    filename: nameExportFile(campaignsFa.fileName, now),
    body: createXlsxStream({
      title: campaignsFa.sheet,
      columns: campaignsFa.columns.map((title, index14) => ({ title, width: index14 === 0 ? 32 : 18 })),
      rows: writeRows(readLines(tenancy, accountId4, query2, tehranDay(now))),
    }),
  };
}

// apps/server/src/features/campaigns/list/one-answer.ts
function lackOf2({ state, total, available, debt_limit }, list2) {
  const isUnpaid = state === 'CREATED' || state === 'TO_PAY';
  const needed = list2?.difference ?? (isUnpaid ? total : 0);
  return needed > 0 ? shortfallOf(needed, available, debt_limit) : 0;
}
function oneAnswer(row2, shown, list2, now) {
  const events = row2.events.map((event) => ({ ...event, at: new Date(event.at) }));
  return campaignAnswer({ ...shown, events, list: list2, shortfall: lackOf2(row2, list2), now });
}

// apps/server/src/features/campaigns/life/preview-act.ts
var ACTS = {
  cancelCampaign: { event: 'cancel' },
  refuseOffers: { event: 'end_negotiation' },
};
async function actAsShown(writing, { account_id, id: id6, call, expected }, said) {
  const standing = await readStanding(writing.tx, account_id, id6, { isLocked: true });
  if (!standing) return refuse({ code: 'campaign_not_found' });
  const turn = tryAct(standing, { command: ACTS[call], by: 'advertiser', now: writing.now });
  if (!turn.ok) return refuse(refusedAs(standing.life));
  const changed = findPreviewChange(standing.life, turn.value, expected);
  if (changed) return refuse(changed);
  await saveAct(writing, standing, turn.value, said);
  return succeed(id6);
}
function previewAnswer(standing, call, now) {
  const turn = tryAct(standing, { command: ACTS[call], by: 'advertiser', now });
  if (!turn.ok) return refuse(refusedAs(standing.life));
  const { captured, released, placements } = previewOf(standing.life, turn.value);
  const rows = new Map(standing.placements.map((row2) => [row2.id, row2]));
  return succeed({
    captured,
    released,
    placements: placements.flatMap((moved) => {
      const row2 = rows.get(moved.id);
      return row2 ? [{ ...moved, title: row2.title, state: row2.state }] : [];
    }),
  });
}

// apps/server/src/features/campaigns/quote/quote-list.ts
async function quoteList(tx, { listDiscounts: listDiscounts2 }, row2, accepted, now) {
  const codes = row2.discounts.map(({ discount_code }) => discount_code);
  const rules = (await listDiscounts2(tx, codes)).map(({ rule }) => withoutTerms(rule));
  const { media_type, content_type } = row2;
  const offers = accepted.map(({ plan_id, plan_price, price, publisher_price }) => ({
    plan_id,
    price: plan_price ?? price,
    publisher_price,
  }));
  const quoted = quoteCampaign(
    { media_type, content_type, campaign_type: 'INFLUENCE', offers },
    {
      now,
      vat_rates: [{ from: '0000-01-01', until: '9999-12-31', percent: row2.vat_percent }],
      additional_services: Object.fromEntries(row2.services.map(({ key }) => [key, accepted.length > 0])),
      service_offers: row2.services,
      discounts: rules.map((rule) => ({ discount_code: rule.discount_code, rule, used: 0, used_by_account: 0 })),
    },
  );
  if (!quoted.ok) throw new Error(`the list of campaign ${row2.id} has no price: ${quoted.error.code}`);
  return quoted.value;
}
function withoutTerms(rule) {
  const kinds = { media_types: null, campaign_types: null };
  const dates = { valid_from: 0, valid_until: null };
  return { ...rule, ...kinds, ...dates, minimum_purchase: 0, is_once_per_account: false, total_uses: null, is_stackable: true };
}

// apps/server/src/features/campaigns/purchase/pay-list.ts
function isListUnpaid({ state, reason }) {
  return state === 'TO_PAY' && reason === 'after_negotiation';
}
function payUntil(row2) {
  return isListUnpaid(row2) ? deadlineEnd('difference', row2.state_since.getTime()) : row2.quote_valid_until.getTime();
}
function priceOfShares(list2) {
  const sum = (key) => list2.reduce((total, item) => total + item[key], 0);
  return { price: sum('price'), discount: sum('discount'), vat: sum('vat'), total: sum('total') };
}
var acceptedOf2 = (placements) => placements.filter(({ state }) => state === 'accepted');
async function payListIn(writing, standing, order2) {
  const { tx, now } = writing;
  const { row: row2, life, funds } = standing;
  const { actor, idempotency_key: key, doer, is_auto_after_charge } = order2;
  const list2 = acceptedOf2(standing.placements);
  const price = priceOfShares(list2);
  const difference = price.total - openHold(life);
  const shortfall = difference > 0 ? shortfallOf(difference, funds.available, funds.debt_limit) : 0;
  const expected = actor === 'advertiser' ? { expected_total: order2.expected_total } : {};
  const turn = tryAct(standing, { command: { event: 'pay_difference', funds, ...expected }, by: actor, now });
  if (turn.ok) {
    const change = { ...price, publishers: list2.length };
    await saveAct(writing, standing, turn.value, { key, doer, change });
    return succeed({ outcome: 'held', shortfall: 0 });
  }
  if (turn.error.code === 'quote_changed') return refuse(toRefusal(life, turn.error));
  if (turn.error.code !== 'spendable_short') return refuse(refusedAs(life));
  if (actor === 'advertiser') await updateCampaign(tx, row2.account_id, row2.id, { is_auto_after_charge });
  return succeed({ outcome: 'to_pay', shortfall });
}

// apps/server/src/features/campaigns/offers/answer-offers.ts
function linesOf(list2, { lines }) {
  return list2.map((item) => {
    const line = lines.find(({ plan_id }) => plan_id === item.plan_id);
    if (!line) throw new Error(`placement ${item.id} is not on the list`);
    const { price, discount: discount2, vat, total } = line;
    return { placement: item.id, line: { price, discount: discount2, vat, total, publisher_price: item.publisher_price } };
  });
}
async function acceptOffersIn(writing, { account_id, id: id6, ...order2 }, said) {
  const { tx, deps, now } = writing;
  const standing = await lockWithFunds(tx, deps, account_id, id6);
  if (!standing) return refuse({ code: 'campaign_not_found' });
  const { row: row2, placements, life, funds } = standing;
  if (row2.state !== 'NEGOTIATION' || row2.is_deleted) return refuse(refusedAs(life));
  const list2 = acceptedOf2(placements);
  const { quote: quote2, discounts } = await quoteList(tx, deps.prices, row2, list2, now);
  const { price, discount: discount2, vat, total } = quote2;
  const difference = total - openHold(life);
  const shortfall = difference > 0 ? shortfallOf(difference, funds.available, funds.debt_limit) : 0;
  const priced = { funds, list: { expected_total: order2.expected_total, lines: linesOf(list2, quote2) } };
  const short = { event: 'accept_list_short', is_auto_after_charge: order2.is_auto_after_charge, ...priced };
  const turn = tryAct(standing, { command: shortfall > 0 ? short : { event: 'accept_list', ...priced }, by: 'advertiser', now });
  if (!turn.ok) {
    if (turn.error.code === 'quote_changed') return refuse({ ...turn.error, lines: [] });
    return refuse({ code: 'offers_open', waiting: placements.filter(({ state }) => state === 'offered').length });
  }
  const taken = shortfall > 0 ? {} : { price, discount: discount2, vat, total, publishers: list2.length };
  const facts = shortfall > 0 ? { shortfall } : {};
  await saveAct(writing, standing, turn.value, { ...said, facts, change: { ...taken, discounts } });
  return succeed(id6);
}
async function dropOffersIn(writing, campaign3, said) {
  const { tx } = writing;
  const { account_id, id: id6 } = campaign3;
  const standing = await readStanding(tx, account_id, id6, { isLocked: true });
  if (!standing) return refuse({ code: 'campaign_not_found' });
  const done2 = await runAct(writing, standing, { command: { event: 'drop_list' }, by: 'advertiser' }, said);
  return done2.ok ? succeed(id6) : refuse(refusedAs(standing.life));
}

// apps/server/src/features/campaigns/offers/judge-content.ts
async function judgeContentIn(writing, { account_id, campaign_id, content_id, doer }, verdict) {
  const { tx, deps } = writing;
  const standing = await readStanding(tx, account_id, campaign_id, { isLocked: true });
  const contents = standing ? await deps.contents.listContents(tx, account_id, campaign_id) : [];
  const content2 = contents.find(({ id: id6 }) => id6 === content_id);
  if (!standing || !content2) return refuse({ code: 'not_found' });
  if (content2.state !== 'pending') return succeed(null);
  const placement3 = content2.placement_id;
  const { is_confirmed, advertiser_comment, attachments } = verdict;
  const event = is_confirmed ? 'confirm_content' : 'reject_content';
  const said = {
    key: `content:${content_id}`,
    doer,
    ...(is_confirmed
      ? { content: { state: 'confirmed' } }
      : { facts: { comment: advertiser_comment }, content: { state: 'rejected', advertiser_comment, attachments } }),
  };
  const done2 = await runAct(writing, standing, { command: { event, placement: placement3 }, by: 'advertiser' }, said);
  if (done2.ok) return succeed(null);
  const item = standing.life.placements.find(({ id: id6 }) => id6 === placement3);
  if (!is_confirmed && item?.state === 'content_pending' && isOperatorsTurn(item)) return refuse({ code: 'rejections_exhausted' });
  return refuse({ code: 'content_late', due_at: content2.due_at.toISOString() });
}

// apps/server/src/features/campaigns/offers/list-answer.ts
async function readList(tx, { prices }, { row: row2, placements }, now) {
  const accepted = acceptedOf2(placements);
  const isUnpaid = isListUnpaid(row2);
  if (accepted.length === 0 || (row2.state !== 'NEGOTIATION' && !isUnpaid)) return null;
  const {
    price,
    discount: discount2,
    vat,
    total,
  } = isUnpaid ? priceOfShares(accepted) : (await quoteList(tx, prices, row2, accepted, now)).quote;
  const until = isUnpaid ? payUntil(row2) : row2.list_ready_at === null ? void 0 : deadlineEnd('list', row2.list_ready_at.getTime());
  const isoUntil = until === void 0 ? null : new Date(until).toISOString();
  return { price, discount: discount2, vat, total, difference: total - openHold(row2), until: isoUntil };
}

// apps/server/src/features/campaigns/creation/redate-campaign.ts
var PERIOD_FIELDS = ['publish_period_start', 'publish_period_end', 'goal_total_reach'];
async function redateIn(writing, { account_id, id: id6, ...dates }, said) {
  const { tx, deps, now } = writing;
  const found2 = await findCampaign(tx, account_id, id6);
  if (!found2) return refuse({ code: 'campaign_not_found' });
  const draft3 = await deps.drafts.prepareNewDates(tx, account_id, found2.draft_id, dates);
  const standing = await readStanding(tx, account_id, id6, { isLocked: true });
  if (!standing) return refuse({ code: 'campaign_not_found' });
  const { row: row2 } = standing;
  const publish_until = windowInstants({ ...row2, ...dates }).to;
  const turn = tryAct(standing, { command: { event: 'redate', publish_until }, by: 'advertiser', now });
  const isTooShort = !turn.ok && turn.error.code === 'condition_not_met';
  if (!turn.ok && !isTooShort) return refuse(refusedAs(standing.life));
  const brief = { ...row2.brief, ...dates };
  const fields = listOpenFields('general-information', brief, now).filter((field2) => PERIOD_FIELDS.includes(field2));
  if (fields.length === 0 && !leavesTimeToPublish({ ...row2, ...dates }, now)) fields.push('publish_period_end');
  if (fields.length > 0 || !turn.ok) return refuse({ code: 'draft_incomplete', step: CREATION_STEPS[0], fields });
  await saveAct(writing, standing, turn.value, { ...said, facts: dates, change: { ...dates, brief } });
  await draft3.save();
  return succeed(id6);
}

// apps/server/src/features/campaigns/outside/ask-each-once.ts
function createMemory() {
  const answers = /* @__PURE__ */ new Map();
  const keyOf3 = (question) => JSON.stringify(question);
  return {
    ask(question, find) {
      const known = answers.get(keyOf3(question)) ?? find();
      answers.set(keyOf3(question), known);
      return known;
    },
    note: (question, answer) => void answers.set(keyOf3(question), Promise.resolve(answer)),
  };
}
function askEachOnce(connectors) {
  const { platform: platform2, review } = connectors;
  const [verdicts, answers] = [createMemory(), createMemory()];
  const [contents, posts] = [createMemory(), createMemory()];
  const figures3 = createMemory();
  async function findPost(offered, now, signal) {
    const { placement_id, slot_at, live_at } = offered;
    const post2 = await posts.ask([placement_id, slot_at, live_at], () => platform2.findPost(offered, now, signal));
    if (live_at === null && post2.seen === 'live' && now < paidUntil(offered, post2.live_at))
      posts.note([placement_id, slot_at, post2.live_at], post2);
    return post2;
  }
  return {
    ...connectors,
    review: {
      review: (reviewed2, now, signal) =>
        verdicts.ask([reviewed2.title, reviewed2.caption, reviewed2.since], () => review.review(reviewed2, now, signal)),
    },
    platform: {
      ...platform2,
      readAnswer: (offered, now, signal) =>
        answers.ask([offered.placement_id, offered.offered_at], () => platform2.readAnswer(offered, now, signal)),
      readContent: (offered, order2, now, signal) =>
        contents.ask([offered.placement_id, order2.attempt, order2.ordered_at], () => platform2.readContent(offered, order2, now, signal)),
      findPost,
      measure: (offered, from, to, signal) =>
        figures3.ask([offered.placement_id, from, to], () => platform2.measure(offered, from, to, signal)),
    },
  };
}
function paidUntil({ bought_units, availability_hours, publish_until }, live_at) {
  return bought_units === null ? boughtUntil(live_at, availability_hours) : publish_until;
}

// apps/server/src/features/campaigns/outside/ask-outside.ts
var ANSWER_WITHIN_MS = 3e4;
async function askOutside(snapshot, connectors, now) {
  const outside = askEachOnce(connectors);
  const planSlots = planSlotsOf(snapshot.row);
  const asked = /* @__PURE__ */ new Set();
  const failures = [];
  const placements = [];
  const again = /* @__PURE__ */ new Map();
  const hours = /* @__PURE__ */ new Map();
  const contents = /* @__PURE__ */ new Map();
  const posts = /* @__PURE__ */ new Map();
  let review;
  let reviewAgainAt;
  let { life } = snapshot;
  const take = (question, answer) => {
    review ??= answer.review;
    if (answer.sighting) placements.push(answer.sighting);
    if (question.ask === 'review') {
      reviewAgainAt = answer.again_at;
      return;
    }
    const { placement: placement3 } = question;
    if (answer.again_at !== void 0) again.set(placement3, Math.min(answer.again_at, again.get(placement3) ?? Infinity));
    if (answer.hours) hours.set(placement3, [...(hours.get(placement3) ?? []), ...answer.hours]);
    if (answer.content) contents.set(placement3, answer.content);
    if (answer.post_ref !== void 0) posts.set(placement3, answer.post_ref);
  };
  for (;;) {
    const questions2 = questionsFor(life, now).filter((question) => !asked.has(keyOf2(question, life)));
    if (questions2.length === 0) break;
    for (const question of questions2) asked.add(keyOf2(question, life));
    const asking = { ...snapshot, life, contents, outside, now, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) };
    const answers = await Promise.allSettled(questions2.map((question) => ask(question, asking)));
    for (const [index14, answer] of answers.entries()) {
      if (answer.status === 'rejected') failures.push(answer.reason);
      else take(questions2[index14], answer.value);
    }
    life = advance(snapshot.life, sightingsOf(review, placements), now, planSlots).life;
  }
  const beside = { source: outside.platform.source, hours, contents, posts };
  const wished = { ...(reviewAgainAt !== void 0 && { review: reviewAgainAt }), placements: again };
  return { sightings: sightingsOf(review, placements), beside, again: wished, failures };
}
function sightingsOf(review, placements) {
  return { ...(review && { review }), placements: [...placements] };
}
function keyOf2(question, { placements }) {
  const item = 'placement' in question ? placements.find(({ id: id6 }) => id6 === question.placement) : void 0;
  if (question.ask === 'post') return JSON.stringify([question, item?.live_at]);
  return JSON.stringify(question.ask === 'figures' ? [question, item?.state] : question);
}
function ask(question, asking) {
  if (question.ask === 'review') return askReview(asking);
  const { row: row2, life } = asking;
  const record2 = asking.placements.find(({ id: id6 }) => id6 === question.placement);
  const item = life.placements.find(({ id: id6 }) => id6 === question.placement);
  if (!record2 || !item) throw new Error(`placement ${question.placement} is not of campaign ${row2.id}`);
  const offered = offeredPlacement(row2, record2, life, item);
  switch (question.ask) {
    case 'answer':
      return askAnswer(offered, asking);
    case 'content':
      return askContent(question, offered, asking);
    case 'verdict':
      return askVerdict(question, asking);
    case 'post':
      return askPost(offered, asking);
    case 'figures':
      return askFigures(question, offered, asking);
  }
}
async function askReview({ row: row2, life, outside, now, signal }) {
  const reviewed2 = { title: row2.title, caption: row2.brief.content_caption, since: life.state_since };
  const answer = await outside.review.review(reviewed2, now, signal);
  return answer.verdict === 'pending' ? { again_at: answer.ask_again_at } : { review: { ...answer, at: now } };
}
async function askAnswer(offered, { outside, now, signal }) {
  const { placement_id: placement3 } = offered;
  const answer = await outside.platform.readAnswer(offered, now, signal);
  if (answer.answer === 'pending') return { sighting: { placement: placement3, asked_at: now }, again_at: answer.ask_again_at };
  return { sighting: { placement: placement3, asked_at: now, answer: { answer: answer.answer, at: answer.at } } };
}
async function askContent({ placement: placement3, attempt, owed_since }, offered, { row: row2, outside, now, signal }) {
  const { content_description, content_link } = row2.brief;
  const order2 = { attempt, ordered_at: owed_since, title: row2.title, brief: content_description, link: content_link };
  const answer = await outside.platform.readContent(offered, order2, now, signal);
  if (answer.content === 'awaited') return { sighting: { placement: placement3, asked_at: now }, again_at: answer.ask_again_at };
  const files2 = [];
  for (const file of answer.files) files2.push(await outside.storeFile(row2, file));
  const sighting = { placement: placement3, asked_at: now, content: { attempt, at: answer.at } };
  return { sighting, content: { attempt, files: files2, caption: answer.caption } };
}
async function askVerdict({ placement: placement3, delivered_at }, asking) {
  const { row: row2, contents, captions, outside, now, signal } = asking;
  const caption = contents.get(placement3)?.caption ?? captions.get(placement3) ?? '';
  const answer = await outside.review.review({ title: row2.title, caption, since: delivered_at }, now, signal);
  if (answer.verdict === 'pending') return { sighting: { placement: placement3, asked_at: now }, again_at: answer.ask_again_at };
  return { sighting: { placement: placement3, asked_at: now, verdict: { ...answer, at: now } } };
}
async function askPost(offered, { outside, now, signal }) {
  const { placement_id: placement3, live_at } = offered;
  const post2 = await outside.platform.findPost(offered, now, signal);
  if (post2.seen === 'not_live') return { sighting: { placement: placement3, asked_at: now }, again_at: post2.look_again_at };
  if (post2.seen === 'removed') return { sighting: { placement: placement3, asked_at: now, removed_at: post2.removed_at } };
  if (live_at !== null) return { sighting: { placement: placement3, asked_at: now } };
  return { sighting: { placement: placement3, asked_at: post2.live_at, live_at: post2.live_at }, post_ref: post2.post_ref };
}
async function askFigures({ placement: placement3, from, to }, offered, asking) {
  const { row: row2, life, outside, now, signal } = asking;
  const isLive = life.placements.some(({ id: id6, state }) => id6 === placement3 && state === 'live');
  const hours = await outside.platform.measure(offered, from, to, signal);
  const metric = row2.campaign_type === 'CPC' ? 'clicks' : 'views';
  const accepted = hours.map((figures3) => ({ hour: figures3.hour, accepted: figures3[metric] }));
  return {
    hours,
    sighting: { placement: placement3, asked_at: isLive ? from : now, hours: accepted },
  };
}

// apps/server/src/features/campaigns/outside/look.ts
function createLook(deps) {
  const { tenancy, world, outside } = deps;
  const readSnapshot = (accountId4, id6) =>
    tenancy.withAccount(accountId4, async (tx) => {
      const standing = await readStanding(tx, accountId4, id6);
      if (!standing) return void 0;
      const isMade = standing.life.placements.some(({ delivered_at }) => delivered_at !== null);
      const contents = isMade ? await deps.contents.listContents(tx, accountId4, id6) : [];
      const open3 = contents.filter(({ state }) => state === 'pending');
      return { ...standing, captions: new Map(open3.map(({ placement_id, caption }) => [placement_id, caption])) };
    });
  const write = (snapshot, seen, now) =>
    tenancy.withAccount(snapshot.row.account_id, async (tx) => {
      const { account_id, id: id6 } = snapshot.row;
      const standing = await readStanding(tx, account_id, id6, { isLocked: true });
      if (!standing) return;
      const turn = advance(standing.life, seen.sightings, now, planSlotsOf(standing.row));
      const isAnother = JSON.stringify(standing.life) !== JSON.stringify(snapshot.life);
      const next = isAnother ? now : nextLookAt(turn.life, seen.again, now);
      const nextAt = seen.failures.length > 0 ? void 0 : next;
      await saveTurn({ tx, deps, now }, standing, turn, { seen: seen.beside, nextAt });
    });
  return async function look(accountId4, id6) {
    const now = world.now();
    const snapshot = await readSnapshot(accountId4, id6);
    if (!snapshot) return;
    const seen = await askOutside(snapshot, outside, now);
    await write(snapshot, seen, now);
    const [failure] = seen.failures;
    if (failure !== void 0) throw failure;
  };
}

// apps/server/src/features/campaigns/outside/tell-orders.ts
var HEARD_WITHIN_MS = 3e4;
async function tellOrders(platform2, orders) {
  for (const { offered, ...order2 } of orders) await platform2.tell(offered, order2, AbortSignal.timeout(HEARD_WITHIN_MS));
}

// apps/server/src/features/campaigns/purchase/take-discounts.ts
async function takeDiscounts(tx, prices, row2, at6) {
  if (row2.discounts.length === 0) return succeed(void 0);
  const own2 = await listOwnCodes(tx, row2);
  const wanted = row2.discounts.filter(({ discount_code }) => !own2.includes(discount_code));
  const codes = wanted.map(({ discount_code }) => discount_code).toSorted();
  const taken = [];
  const refusals3 = [];
  for (const { discount_code, rule, used_by_account } of await readTypedDiscounts(tx, prices, row2, codes)) {
    if (!rule) refusals3.push({ discount_code, code: 'unknown' });
    else if (rule.is_once_per_account && used_by_account > 0) refusals3.push({ discount_code, code: 'already_used' });
    else if (await takeUse(tx, discount_code)) taken.push(discount_code);
    else refusals3.push({ discount_code, code: 'used_up' });
  }
  if (refusals3.length > 0) {
    for (const code2 of taken) await returnUse(tx, code2);
    return refuse({ code: 'discount_refused', refusals: refusals3 });
  }
  for (const { discount_code, amount } of wanted) await saveUse(tx, row2, discount_code, amount, at6);
  return succeed(void 0);
}

// apps/server/src/features/campaigns/purchase/purchase-campaign.ts
var PURCHASES = ['purchase', 'purchase_short', 'pay', 'pay_difference'];
async function purchaseIn(writing, { account_id, id: id6 }, order2) {
  const { tx, deps, now } = writing;
  const found2 = await lockWithFunds(tx, deps, account_id, id6);
  if (!found2) return refuse({ code: 'campaign_not_found' });
  const { row: row2, life, funds } = found2;
  const earlier = await findEventByKey(tx, account_id, id6, order2.idempotency_key, PURCHASES);
  if (earlier || order2.isRepeated) {
    const outcome = earlier && earlier.event !== 'purchase_short' ? 'held' : 'to_pay';
    return succeed({ outcome, shortfall: outcome === 'held' ? 0 : shortfallOf(row2.total, funds.available, funds.debt_limit) });
  }
  if (row2.is_deleted) return refuse(refusedAs(life));
  if (isListUnpaid(row2)) return payListIn(writing, found2, order2);
  if (row2.state !== 'CREATED' && row2.state !== 'TO_PAY') return refuse(refusedAs(life));
  const incomplete = findUnbuyable(row2, now);
  if (incomplete) return refuse(incomplete);
  const renewed = await renewQuote(tx, deps, row2, now);
  if (!renewed.ok) return renewed;
  const { lines, isNew } = renewed.value;
  const standing = isNew ? await readStanding(tx, account_id, id6, { isLocked: true }) : found2;
  if (!standing) throw new Error(`campaign ${id6} was just there`);
  const { total } = standing.row;
  if (total !== order2.expected_total || lines.length > 0)
    return refuse({ code: 'quote_changed', before: order2.expected_total, after: total, lines });
  return settleOrder(writing, { standing, funds }, order2);
}
function findUnbuyable(row2, now) {
  const fields = listOpenFields('general-information', row2.brief, now);
  if (!leavesTimeToPublish(row2, now)) fields.push('publish_period_end');
  if (fields.length > 0) return { code: 'draft_incomplete', step: CREATION_STEPS[0], fields: [...new Set(fields)] };
  return findIncomplete(row2.brief, now);
}
async function settleOrder(writing, { standing, funds }, order2) {
  const { tx, deps, now } = writing;
  const { row: row2, life } = standing;
  const { actor, expected_total, is_auto_after_charge, idempotency_key: key, doer } = order2;
  const shortfall = shortfallOf(row2.total, funds.available, funds.debt_limit);
  const isPaying = row2.state === 'TO_PAY';
  if (shortfall > 0 && isPaying) {
    if (actor === 'advertiser') await updateCampaign(tx, row2.account_id, row2.id, { is_auto_after_charge });
    return succeed({ outcome: 'to_pay', shortfall });
  }
  const asked = { funds, expected_total, fresh: null };
  const short = { event: 'purchase_short', is_auto_after_charge, ...asked };
  const command = shortfall > 0 ? short : isPaying ? { event: 'pay', funds } : { event: 'purchase', ...asked };
  const turn = tryAct(standing, { command, by: actor, now });
  if (!turn.ok) return refuse(toRefusal(life, turn.error));
  if (shortfall > 0) {
    await saveAct(writing, standing, turn.value, { key, doer, facts: { shortfall } });
    return succeed({ outcome: 'to_pay', shortfall });
  }
  const taken = await takeDiscounts(tx, deps.prices, row2, new Date(now));
  if (!taken.ok) return taken;
  await saveAct(writing, standing, turn.value, { key, doer });
  return succeed({ outcome: 'held', shortfall: 0 });
}

// apps/server/src/features/campaigns/purchase/buy-waiting.ts
async function buyWaiting(deps, accountId4) {
  const { tenancy, world, drafts } = deps;
  const waiting = await tenancy.withAccount(accountId4, (tx) => listWaitingForCharge(tx, accountId4));
  for (const row2 of waiting)
    await tenancy.withAccount(accountId4, async (tx) => {
      const brief = isListUnpaid(row2) ? void 0 : await drafts.findDraftData(tx, accountId4, row2.draft_id);
      if (brief && !isMadeOf(row2, brief)) return;
      const order2 = {
        expected_total: row2.total,
        is_auto_after_charge: true,
        idempotency_key: `auto:${row2.id}:${row2.version}${isListUnpaid(row2) ? ':list' : ''}`,
        actor: 'system',
        doer: NOBODY,
      };
      await purchaseIn({ tx, deps, now: world.now() }, { account_id: accountId4, id: row2.id }, order2);
    });
}

// packages/domain/src/publishers/interests.ts
var CATEGORIES_MAX2 = 3;
function byFrequency(keys) {
  const counts = /* @__PURE__ */ new Map();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([key]) => key);
}
function interestsOf(campaigns) {
  const [favourite] = byFrequency(campaigns.map(({ media_type, content_type }) => `${media_type} ${content_type}`));
  const format2 = campaigns.find(({ media_type, content_type }) => `${media_type} ${content_type}` === favourite);
  return {
    format: format2 && { media_type: format2.media_type, content_type: format2.content_type },
    categories: byFrequency(campaigns.flatMap(({ ad_categories }) => ad_categories)).slice(0, CATEGORIES_MAX2),
  };
}

// apps/server/src/features/campaigns/list/suggest-plans.ts
var CAMPAIGNS_LOOKED_AT = 20;
var SUGGESTED = 4;
var FIRST_FORMAT = { media_type: 'INSTAGRAM', content_type: 'STORY' };
async function suggestPlans({ tenancy, market }, accountId4) {
  const past = await tenancy.withAccount(accountId4, (tx) => listPastCampaigns(tx, accountId4, CAMPAIGNS_LOOKED_AT));
  const { format: format2 = FIRST_FORMAT, categories } = interestsOf(past);
  const kind2 = `${format2.media_type}-${format2.content_type}`.toLowerCase().replaceAll('_', '-');
  const query2 = { limit: SUGGESTED, offset: 0, ordering: 'suitable', filter: [], suits: [...categories], with_facets: false };
  const [plans, named2] = await Promise.all([market.listMediaPlans(accountId4, kind2, query2), market.listCategories(accountId4)]);
  return {
    basis: { campaigns: past.length, categories: categories.flatMap((id6) => named2.results.filter((one2) => one2.id === id6)) },
    kind: kind2,
    results: plans.ok ? plans.value.results : [],
  };
}

// apps/server/src/features/campaigns/campaigns.service.ts
function createCampaignsService(deps) {
  const { tenancy, world } = deps;
  const advance2 = createLook({ ...deps, outside: { ...deps.connectors, storeFile: deps.storeContentFile } });
  const writingIn = (tx) => ({ tx, deps, now: world.now() });
  function actOnce(by, work) {
    const said = { key: by.key.key, doer: doerOf(by.caller) };
    return withKey(tenancy, by.caller.account_id, by.key, (tx, isRepeated) => work(tx, said, isRepeated));
  }
  function changeOnce(by, id6, work) {
    const campaign3 = { account_id: by.caller.account_id, id: id6 };
    return actOnce(by, async (tx, said, isRepeated) => (isRepeated ? succeed(id6) : work(writingIn(tx), said, campaign3)));
  }
  async function getCampaign(accountId4, id6) {
    const [row2] = await tenancy.queryAccount(accountId4, oneStatement(accountId4, id6));
    if (!row2) return refuse({ code: 'campaign_not_found' });
    const now = world.now();
    const shown = recordsOf(row2);
    const isMade = shown.row.campaign_type === 'INFLUENCE';
    const list2 = isMade ? await tenancy.withAccount(accountId4, (tx) => readList(tx, deps, shown, now)) : null;
    return succeed(oneAnswer(row2, shown, list2, now));
  }
  async function mustGet(accountId4, id6) {
    const read = await getCampaign(accountId4, id6);
    if (!read.ok) throw new Error(`campaign ${id6} was just there`);
    return read.value;
  }
  return {
    async listCampaigns(accountId4, asked) {
      const read = readListQuery(asked);
      if (!read.ok) return read;
      const query2 = read.value;
      const today = tehranDay(world.now());
      const rows = await tenancy.queryAccount(accountId4, listStatement(accountId4, query2, today));
      if (rows.length > 0 || query2.offset === 0) return succeed(listAnswer(rows, world.now()));
      const first = await tenancy.queryAccount(accountId4, listStatement(accountId4, { ...query2, offset: 0, limit: 1 }, today));
      return succeed({ ...listAnswer(first, world.now()), results: [] });
    },
    /** The whole filtered list as an Excel file. */
    async exportCampaigns(accountId4, query2) {
      if (deps.isDemo) return refuse({ code: 'export_refused' });
      const read = readListQuery(query2);
      return read.ok ? succeed(exportList(tenancy, accountId4, read.value, world.now())) : read;
    },
    suggestPlans: (accountId4) => suggestPlans({ tenancy, market: deps.plans }, accountId4),
    getCampaign,
    /** Makes the campaign of a finished draft, or brings the one it has up to date. */
    async createCampaign(by, draft_id) {
      const { account_id } = by.caller;
      const created = await actOnce(by, async (tx, { doer }, isRepeated) => {
        const made = isRepeated ? await lockCampaignOfDraft(tx, account_id, draft_id) : void 0;
        return made ? succeed(made.id) : createIn(writingIn(tx), { account_id, draft_id, doer });
      });
      return created.ok ? succeed(await mustGet(account_id, created.value)) : created;
    },
    /** Saves what is asked of a campaign over the version of its draft that was read, and prices it anew: both or neither. */
    async updateCampaign(accountId4, id6, order2) {
      const edited = await tenancy.withAccount(accountId4, (tx) => reviseIn(writingIn(tx), { account_id: accountId4, id: id6 }, order2));
      return edited.ok ? succeed(await mustGet(accountId4, id6)) : edited;
    },
    /** Starts a draft like a campaign, with what it would cost today. */
    duplicateCampaign: (by, id6) => actOnce(by, (tx, { key }) => duplicateIn(tx, deps, by.caller.account_id, id6, key, world.now())),
    /** Puts discount codes on a campaign that is not bought yet, in the place of those it has. */
    async applyDiscount(accountId4, id6, codes) {
      const applied = await tenancy.withAccount(accountId4, (tx) => applyDiscountIn(tx, deps, accountId4, id6, codes, world.now()));
      return applied.ok ? succeed(await mustGet(accountId4, id6)) : applied;
    },
    async purchaseCampaign(by, id6, wishes) {
      const { account_id } = by.caller;
      const bought = await actOnce(by, (tx, { key, doer }, isRepeated) => {
        const order2 = { ...wishes, actor: 'advertiser', idempotency_key: key, isRepeated, doer };
        return purchaseIn(writingIn(tx), { account_id, id: id6 }, order2);
      });
      return bought.ok ? succeed({ campaign: await mustGet(account_id, id6), ...bought.value }) : bought;
    },
    /** What a call that ends a campaign would do to its money, without doing it. */
    async previewCampaign(accountId4, id6, call) {
      const standing = await tenancy.withAccount(accountId4, (tx) => readStanding(tx, accountId4, id6));
      return standing ? previewAnswer(standing, call, world.now()) : refuse({ code: 'campaign_not_found' });
    },
    async cancelCampaign(by, id6, expected) {
      const order2 = { call: 'cancelCampaign', expected };
      const cancelled = await changeOnce(by, id6, (writing, said, campaign3) => actAsShown(writing, { ...campaign3, ...order2 }, said));
      return cancelled.ok ? succeed(await mustGet(by.caller.account_id, id6)) : cancelled;
    },
    async redateCampaign(by, id6, dates) {
      const redated = await changeOnce(by, id6, (writing, said, campaign3) => redateIn(writing, { ...campaign3, ...dates }, said));
      return redated.ok ? succeed(await mustGet(by.caller.account_id, id6)) : redated;
    },
    async archiveCampaign(caller, id6) {
      const { account_id } = caller;
      const said = { key: `archive:${id6}`, doer: doerOf(caller) };
      const archived = await tenancy.withAccount(account_id, (tx) => archiveIn(writingIn(tx), { account_id, id: id6 }, said));
      return archived.ok ? succeed(await mustGet(account_id, id6)) : archived;
    },
    async restoreCampaign(accountId4, id6) {
      const restored = await tenancy.withAccount(accountId4, (tx) => restoreIn(tx, accountId4, id6));
      return restored.ok ? succeed(await mustGet(accountId4, id6)) : restored;
    },
    acceptOffers: (by, id6, order2) =>
      changeOnce(by, id6, (writing, said, campaign3) => acceptOffersIn(writing, { ...campaign3, ...order2 }, said)),
    dropOffers: (by, id6) => changeOnce(by, id6, (writing, said, campaign3) => dropOffersIn(writing, campaign3, said)),
    refuseOffers: (by, id6, expected) =>
      changeOnce(by, id6, (writing, said, campaign3) => actAsShown(writing, { ...campaign3, call: 'refuseOffers', expected }, said)),
    /** The advertiser's word on a content, in the caller's transaction. */
    judgeContent: (tx, content2, verdict) => judgeContentIn(writingIn(tx), content2, verdict),
    /** How a draft's campaign stands, and whether it may still be changed through the draft. */
    async findStanding(tx, accountId4, id6) {
      const row2 = await findCampaign(tx, accountId4, id6);
      return row2 && { state: row2.state, isEditable: isEditable(row2) && !row2.is_deleted };
    },
    /** Whether the account has ever bought a campaign, whatever became of it. */
    hasPurchasedCampaign: (accountId4) => tenancy.withAccount(accountId4, (tx) => hasPurchase(tx, accountId4)),
    /** Money arrived: campaigns that asked to be bought when it does are, oldest first, while it lasts. */
    buyWaiting: (accountId4) => buyWaiting(deps, accountId4),
    advance: advance2,
    /** Tells the outside what a turn of a campaign has ordered. */
    tellOrders: (orders) => tellOrders(deps.connectors.platform, orders),
    /** Every campaign on the air, brought up to now: after a move of the clock its figures are not hours old. */
    async advancePublishing() {
      const rows = await tenancy.withSystem((tx) => listPublishing(tx));
      for (const { account_id, id: id6 } of rows) await advance2(account_id, id6);
    },
  };
}

// apps/server/src/features/contents/contents.repository.ts
import { and as and6, asc as asc4, count as count2, desc as desc2, eq as eq7, inArray as inArray3, sql as sql6 } from 'drizzle-orm';

// apps/server/src/features/publishers/publishers.tables.ts
import {
  bigint as bigint7,
  boolean as boolean4,
  index as index6,
  integer as integer4,
  pgTable as pgTable7,
  primaryKey as primaryKey5,
  smallint as smallint3,
  text as text8,
  uniqueIndex as uniqueIndex5,
} from 'drizzle-orm/pg-core';
var category = pgTable7('category', { id: bigint7({ mode: 'number' }).primaryKey(), title_fa: text8().notNull() });
var publisher = pgTable7(
  'publisher',
  {
    id: bigint7({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    media_type: text8().$type().notNull(),
    username: text8().notNull(),
    title: text8().notNull(),
    /** Title and username folded for searching. */
    search_text: text8().notNull(),
    page_type: text8().notNull(),
    followers: integer4().notNull(),
    /** 0 to 10; shown to staff. */
    score: smallint3().notNull(),
    is_reliable: boolean4().notNull(),
    is_recommended: boolean4().notNull(),
    will_provide_insight: boolean4().notNull(),
    is_active: boolean4().notNull().default(true),
  },
  (t) => [uniqueIndex5('publisher_username').on(t.media_type, t.username)],
);
var publisherCategory = pgTable7(
  'publisher_category',
  {
    publisher_id: bigint7({ mode: 'number' })
      .notNull()
      .references(() => publisher.id),
    category_id: bigint7({ mode: 'number' })
      .notNull()
      .references(() => category.id),
  },
  (t) => [
    primaryKey5({ columns: [t.publisher_id, t.category_id] }),
    index6('publisher_category_category').on(t.category_id, t.publisher_id),
  ],
);
var mediaPlan = pgTable7(
  'media_plan',
  {
    id: bigint7({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    publisher_id: bigint7({ mode: 'number' })
      .notNull()
      .references(() => publisher.id),
    media_type: text8().$type().notNull(),
    content_type: text8().$type().notNull(),
    /** Net of VAT, toman: what the advertiser pays, and what the publisher gets of it. */
    price: bigint7({ mode: 'number' }).notNull(),
    publisher_price: bigint7({ mode: 'number' }).notNull(),
    availability_hours: smallint3().notNull(),
    /** Stories in a row; 1 for other formats. */
    story_count: smallint3().notNull().default(1),
    reach: integer4().notNull(),
    reach_low: integer4().notNull(),
    reach_high: integer4().notNull(),
    is_active: boolean4().notNull().default(true),
  },
  // Lists are searched through media_plan_search and two indexes of publisher, which hold columns beside their keys: see the migrations.
  (t) => [uniqueIndex5('media_plan_offer').on(t.publisher_id, t.content_type, t.availability_hours, t.story_count)],
);
var bundle = pgTable7('bundle', {
  id: bigint7({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  media_type: text8().$type().notNull(),
  content_type: text8().$type().notNull(),
  title: text8().notNull(),
  description: text8().notNull(),
  /** Net of VAT, toman. */
  price: bigint7({ mode: 'number' }).notNull(),
  is_active: boolean4().notNull().default(true),
});
var bundlePlan = pgTable7(
  'bundle_plan',
  {
    bundle_id: bigint7({ mode: 'number' })
      .notNull()
      .references(() => bundle.id),
    plan_id: bigint7({ mode: 'number' })
      .notNull()
      .references(() => mediaPlan.id),
  },
  (t) => [primaryKey5({ columns: [t.bundle_id, t.plan_id] }), index6('bundle_plan_plan').on(t.plan_id)],
);

// apps/server/src/features/contents/contents.tables.ts
import {
  bigint as bigint8,
  foreignKey as foreignKey2,
  index as index7,
  jsonb as jsonb3,
  pgTable as pgTable8,
  primaryKey as primaryKey6,
  smallint as smallint4,
  text as text9,
  timestamp as timestamp7,
} from 'drizzle-orm/pg-core';
var at3 = () => timestamp7({ withTimezone: true });
var big = () => bigint8({ mode: 'number' });
var createdContent = pgTable8(
  'created_content',
  {
    account_id: big()
      .notNull()
      .references(() => account.account_id),
    id: big().generatedAlwaysAsIdentity(),
    campaign_id: big().notNull(),
    placement_id: big().notNull(),
    /** 1 for the first delivery of its placement. */
    attempt: smallint4().notNull(),
    files: jsonb3().$type().notNull(),
    caption: text9().notNull(),
    state: text9().$type().notNull(),
    advertiser_comment: text9().notNull().default(''),
    attachments: jsonb3().$type().notNull().default([]),
    due_at: at3().notNull(),
    created: at3().notNull(),
    decided_at: at3(),
    seen_at: at3(),
  },
  (t) => [
    primaryKey6({ columns: [t.account_id, t.id] }),
    foreignKey2({ columns: [t.account_id, t.campaign_id], foreignColumns: [campaign.account_id, campaign.id] }),
    foreignKey2({ columns: [t.account_id, t.placement_id], foreignColumns: [placement.account_id, placement.id] }),
    index7('created_content_state').on(t.account_id, t.state, t.due_at),
    index7('created_content_placement').on(t.account_id, t.campaign_id, t.placement_id),
  ],
);

// apps/server/src/features/contents/contents.repository.ts
var own = (accountId4, id6) => and6(eq7(createdContent.account_id, accountId4), eq7(createdContent.id, id6));
var columns = {
  content: createdContent,
  campaign: {
    id: campaign.id,
    title: campaign.title,
    media_type: campaign.media_type,
    content_type: campaign.content_type,
    brief: campaign.brief,
  },
  publisher: { id: placement.publisher_id, title: placement.title, username: placement.username },
  rejections: sql6`(select count(*)::int from ${createdContent} r where r.account_id = ${createdContent.account_id}
    and r.placement_id = ${createdContent.placement_id} and r.state = 'rejected')`,
};
function whole2(tx) {
  return tx
    .select(columns)
    .from(createdContent)
    .innerJoin(campaign, and6(eq7(campaign.account_id, createdContent.account_id), eq7(campaign.id, createdContent.campaign_id)))
    .innerJoin(placement, and6(eq7(placement.account_id, createdContent.account_id), eq7(placement.id, createdContent.placement_id)))
    .$dynamic();
}
function chosen(accountId4, { state, campaign: campaignId, search }) {
  const text19 = search === void 0 ? '' : foldForSearch(search).replaceAll(/[\\%_]/g, (sign2) => `\\${sign2}`);
  return and6(
    eq7(createdContent.account_id, accountId4),
    state && eq7(createdContent.state, state),
    campaignId === void 0 ? void 0 : eq7(createdContent.campaign_id, campaignId),
    text19 === ''
      ? void 0
      : sql6`${placement.publisher_id} in (select id from ${publisher} where ${publisher.search_text} like ${`%${text19}%`})`,
  );
}
async function listWhole(tx, accountId4, choice, limit, offset) {
  return whole2(tx)
    .where(chosen(accountId4, choice))
    .orderBy(
      sql6`${createdContent.state} <> 'pending'`,
      sql6`case when ${createdContent.state} = 'pending' then ${createdContent.due_at} end`,
      desc2(createdContent.decided_at),
      desc2(createdContent.id),
    )
    .limit(limit)
    .offset(offset);
}
async function countByState(tx, accountId4, choice) {
  const rows = await tx
    .select({ state: createdContent.state, count: count2() })
    .from(createdContent)
    .innerJoin(placement, and6(eq7(placement.account_id, createdContent.account_id), eq7(placement.id, createdContent.placement_id)))
    .where(chosen(accountId4, { ...choice, state: void 0 }))
    .groupBy(createdContent.state);
  return new Map(rows.map((row2) => [row2.state, row2.count]));
}
async function listContentCampaigns(tx, accountId4) {
  const ids2 = tx.selectDistinct({ id: createdContent.campaign_id }).from(createdContent).where(eq7(createdContent.account_id, accountId4));
  return tx
    .select({ id: campaign.id, title: campaign.title })
    .from(campaign)
    .where(and6(eq7(campaign.account_id, accountId4), inArray3(campaign.id, ids2)))
    .orderBy(desc2(campaign.id));
}
async function findWhole(tx, accountId4, id6) {
  const [row2] = await whole2(tx).where(own(accountId4, id6));
  return row2;
}
async function hasCampaign(tx, accountId4, id6) {
  const rows = await tx
    .select({ id: campaign.id })
    .from(campaign)
    .where(and6(eq7(campaign.account_id, accountId4), eq7(campaign.id, id6)));
  return rows.length > 0;
}
async function markSeen(tx, accountId4, id6, at6) {
  await tx
    .update(createdContent)
    .set({ seen_at: sql6`coalesce(${createdContent.seen_at}, ${at6.toISOString()}::timestamptz)` })
    .where(own(accountId4, id6));
}
var contentShelf = {
  listContents: (tx, accountId4, campaignId) =>
    tx
      .select()
      .from(createdContent)
      .where(and6(eq7(createdContent.account_id, accountId4), eq7(createdContent.campaign_id, campaignId)))
      .orderBy(asc4(createdContent.id)),
  async addContent(tx, content2) {
    await tx.insert(createdContent).values({ ...content2, state: 'pending' });
  },
  async decideOpen(tx, accountId4, placementId, verdict, at6) {
    const isOpen = and6(eq7(createdContent.placement_id, placementId), eq7(createdContent.state, 'pending'));
    await tx
      .update(createdContent)
      .set({ ...verdict, decided_at: at6 })
      .where(and6(eq7(createdContent.account_id, accountId4), isOpen));
  },
};

// apps/server/src/features/contents/contents.routes.ts
function contentsHandlers(service) {
  return {
    listPendingFeedback: async ({ caller, query: query2 }) => succeed(await service.listPendingFeedback(caller.account_id, query2)),
    listFeedback: ({ caller, params: params2 }) => service.listFeedback(caller.account_id, params2.id),
    submitFeedback: ({ caller, params: params2, body }) => service.submitFeedback(caller, params2.id, body),
    decideContent: ({ caller, params: params2, body }) => service.decideContent(caller, params2.campaign, params2.content, body),
    listContents: async ({ caller, query: query2 }) => succeed(await service.listContents(caller.account_id, query2)),
    getContent: ({ caller, params: params2 }) => service.getContent(caller.account_id, params2.id),
    seeContent: ({ caller, params: params2 }) => service.seeContent(caller.account_id, params2.id),
    acceptOffers: ({ caller, params: params2, body, request: request2 }) =>
      service.acceptOffers({ caller, key: request2.idempotency }, params2.id, body),
    dropOffers: ({ caller, params: params2, request: request2 }) => service.dropOffers({ caller, key: request2.idempotency }, params2.id),
    refuseOffers: ({ caller, params: params2, body, request: request2 }) =>
      service.refuseOffers({ caller, key: request2.idempotency }, params2.id, body.expected),
  };
}

// packages/domain/src/validation/listed-twice.ts
function findListedTwice(lists) {
  const twice = Object.entries(lists).flatMap(([field2, items]) => {
    const seen = /* @__PURE__ */ new Set();
    const again = new Set(items.filter((item) => seen.size === seen.add(item).size));
    return again.size === 0 ? [] : [{ field: field2, values: [...again] }];
  });
  return twice.length === 0 ? void 0 : { code: 'listed_twice', lists: twice };
}

// apps/server/src/features/contents/contents.answers.ts
function contentAnswer({ content: content2, campaign: campaign3, publisher: publisher2, rejections }) {
  const { id: id6, attempt, state, caption, advertiser_comment, due_at, created, decided_at, seen_at } = content2;
  const { brief, ...of } = campaign3;
  return {
    id: id6,
    campaign: {
      ...of,
      content_description: brief.content_description,
      content_todos: [...brief.content_todos],
      content_notTodos: [...brief.content_notTodos],
    },
    publisher: publisher2,
    attempt,
    rejections_left: Math.max(0, REJECTIONS_MAX - rejections),
    state,
    files: content2.files.map((file) => ({ ...file })),
    caption,
    advertiser_comment,
    attachments: content2.attachments.map((file) => ({ ...file })),
    due_at: due_at.toISOString(),
    created: created.toISOString(),
    decided_at: decided_at?.toISOString() ?? null,
    seen_at: seen_at?.toISOString() ?? null,
  };
}

// apps/server/src/features/contents/contents.service.ts
var Undone = class extends Error {
  refusal;
  constructor(refusal2) {
    super(refusal2.code);
    this.refusal = refusal2;
  }
};
function createContentsService({ tenancy, world, campaigns, listFiles }) {
  async function judge(tx, caller, campaignId, contentId, feedback2) {
    const { account_id: accountId4 } = caller;
    const comment = feedback2.advertiser_comment.trim();
    const before = await findWhole(tx, accountId4, contentId);
    if (before?.campaign.id !== campaignId) return refuse({ code: 'not_found' });
    const twice = findListedTwice({ attachments: feedback2.attachments });
    if (twice) return refuse(twice);
    if (before.content.state !== 'pending') return succeed(contentAnswer(before));
    if (!feedback2.is_confirmed && comment === '') return refuse({ code: 'comment_required' });
    const attachments = await listFiles(tx, accountId4, feedback2.attachments);
    if (attachments.length < feedback2.attachments.length) return refuse({ code: 'not_found' });
    const verdict = { is_confirmed: feedback2.is_confirmed, advertiser_comment: comment, attachments };
    const content2 = { account_id: accountId4, campaign_id: campaignId, content_id: contentId, doer: doerOf(caller) };
    const judged = await campaigns.judgeContent(tx, content2, verdict);
    return judged.ok ? succeed(await mustFind(tx, accountId4, contentId)) : judged;
  }
  async function mustFind(tx, accountId4, id6) {
    const row2 = await findWhole(tx, accountId4, id6);
    if (!row2) throw new Error(`content ${id6} was just there`);
    return contentAnswer(row2);
  }
  async function pageOf(tx, accountId4, campaign3) {
    const results = (await listWhole(tx, accountId4, { campaign: campaign3 }, 1e3, 0)).map(contentAnswer);
    return { count: results.length, results };
  }
  async function offersAnswer2(accountId4, id6) {
    const read = await campaigns.getCampaign(accountId4, id6);
    if (!read.ok) throw new Error(`campaign ${id6} was just there`);
    return { id: id6, state: read.value.state, total: read.value.total };
  }
  return {
    listPendingFeedback: (accountId4, { limit, offset }) =>
      tenancy.withAccount(accountId4, async (tx) => {
        const counts = await countByState(tx, accountId4, {});
        const rows = await listWhole(tx, accountId4, { state: 'pending' }, limit, offset);
        return { count: counts.get('pending') ?? 0, results: rows.map(contentAnswer) };
      }),
    listFeedback: (accountId4, id6) =>
      tenancy.withAccount(accountId4, async (tx) =>
        (await hasCampaign(tx, accountId4, id6)) ? succeed(await pageOf(tx, accountId4, id6)) : refuse({ code: 'campaign_not_found' }),
      ),
    /** Several verdicts at once: all of them, or none. */
    async submitFeedback(caller, id6, { contents }) {
      const twice = findListedTwice({ contents: contents.map(({ content: content2 }) => content2) });
      if (twice) return refuse(twice);
      try {
        const { account_id: accountId4 } = caller;
        return await tenancy.withAccount(accountId4, async (tx) => {
          if (!(await hasCampaign(tx, accountId4, id6))) return refuse({ code: 'campaign_not_found' });
          for (const { content: content2, ...feedback2 } of contents) {
            const judged = await judge(tx, caller, id6, content2, feedback2);
            if (!judged.ok) throw new Undone(judged.error);
          }
          return succeed(await pageOf(tx, accountId4, id6));
        });
      } catch (error) {
        if (error instanceof Undone) return refuse(error.refusal);
        throw error;
      }
    },
    decideContent: (caller, campaignId, contentId, feedback2) =>
      tenancy.withAccount(caller.account_id, (tx) => judge(tx, caller, campaignId, contentId, feedback2)),
    listContents: (accountId4, { limit, offset, ...choice }) =>
      tenancy.withAccount(accountId4, async (tx) => {
        const byState = await countByState(tx, accountId4, choice);
        const of = (state) => byState.get(state) ?? 0;
        const all = [...byState.values()].reduce((sum, one2) => sum + one2, 0);
        const rows = await listWhole(tx, accountId4, choice, limit, offset);
        return {
          count: choice.state ? of(choice.state) : all,
          results: rows.map(contentAnswer),
          counts: { all, pending: of('pending'), confirmed: of('confirmed'), rejected: of('rejected') },
          campaigns: await listContentCampaigns(tx, accountId4),
        };
      }),
    getContent: (accountId4, id6) =>
      tenancy.withAccount(accountId4, async (tx) => {
        const row2 = await findWhole(tx, accountId4, id6);
        return row2 ? succeed(contentAnswer(row2)) : refuse({ code: 'not_found' });
      }),
    seeContent: (accountId4, id6) =>
      tenancy.withAccount(accountId4, async (tx) => {
        await markSeen(tx, accountId4, id6, new Date(world.now()));
        const row2 = await findWhole(tx, accountId4, id6);
        return row2 ? succeed(contentAnswer(row2)) : refuse({ code: 'not_found' });
      }),
    async acceptOffers(by, id6, order2) {
      const accepted = await campaigns.acceptOffers(by, id6, order2);
      return accepted.ok ? succeed(await offersAnswer2(by.caller.account_id, id6)) : accepted;
    },
    async dropOffers(by, id6) {
      const dropped = await campaigns.dropOffers(by, id6);
      return dropped.ok ? succeed(await offersAnswer2(by.caller.account_id, id6)) : dropped;
    },
    async refuseOffers(by, id6, expected) {
      const refused = await campaigns.refuseOffers(by, id6, expected);
      return refused.ok ? succeed(await offersAnswer2(by.caller.account_id, id6)) : refused;
    },
  };
}

// apps/server/src/features/contents/content-files.ts
import { Readable as Readable4 } from 'node:stream';
function contentFileKeeper(uploads) {
  return async ({ account_id, media_type, content_type }, file) => {
    const stored = await uploads.uploadMedia(account_id, { media_type, content_type, purpose: 'creative' }, async () => ({
      name: file.name,
      stream: Readable4.from([file.bytes]),
      isTruncated: () => false,
    }));
    if (!stored.ok) throw new Error(`a delivered file is refused: ${stored.error.code}`);
    return stored.value;
  };
}

// apps/server/src/features/creatives/creatives.routes.ts
function creativesHandlers(service) {
  return {
    uploadMedia: ({ caller, query: query2, request: request2 }) => service.uploadMedia(caller.account_id, query2, request2.findFile),
    uploadTemplate: ({ caller, query: query2, request: request2 }) => service.uploadTemplate(caller.account_id, query2, request2.findFile),
    listTemplates: async ({ caller, query: query2 }) => succeed(await service.listTemplates(caller.account_id, query2)),
    deleteTemplate: ({ caller, params: params2 }) => service.deleteTemplate(caller.account_id, params2.id),
    listUtmKeyTemplates: async () => succeed(service.listUtmKeyTemplates()),
    getMedia: ({ params: params2 }) => service.getMedia(params2.key),
  };
}

// apps/server/src/infra/crypto/credentials.ts
import { createHash as createHash2, createHmac, randomBytes as randomBytes3, randomInt as randomInt2, timingSafeEqual } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
var argon2 = { memoryCost: 19456, timeCost: 2, parallelism: 1 };
function createToken() {
  return randomBytes3(32).toString('base64url');
}
function hashToken(token) {
  return createHash2('sha256').update(token).digest('hex');
}
function createOtp(digits) {
  return String(randomInt2(10 ** digits)).padStart(digits, '0');
}
function hashOtp(secret, requestId, code2) {
  return createHmac('sha256', secret).update(`otp:${requestId}:${code2}`).digest('hex');
}
function hashPassword(password) {
  return hash(password, argon2);
}
function verifyPassword(passwordHash, password) {
  return verify(passwordHash, password);
}
function isSameSecret(first, second) {
  const digest = (text19) => createHash2('sha256').update(text19).digest();
  return timingSafeEqual(digest(first), digest(second));
}

// apps/server/src/features/creatives/creatives.fa.ts
var utmKeyTemplateFa = {
  1: '\u0646\u0627\u0645\u200C\u0647\u0627\u06CC \u0631\u0627\u06CC\u062C (utm_source\u060C utm_medium \u0648 \u2026)',
};

// packages/domain/src/account/daily-limit.ts
var DAY_MS2 = 864e5;
function startOfCounting(now) {
  return now - DAY_MS2;
}
function checkDailyLimit(limit, nthLatestAt, now) {
  if (nthLatestAt === void 0 || nthLatestAt <= startOfCounting(now)) return void 0;
  return { code: 'daily_limit_reached', limit, retry_after_seconds: Math.ceil((nthLatestAt + DAY_MS2 - now) / 1e3) };
}

// packages/domain/src/creatives/guide-files.ts
var GUIDE_TYPES = [...IMAGE_TYPES, ...VIDEO_TYPES, 'application/pdf'];
var GUIDE_DOCUMENT_BYTES = GENERIC_MEDIA_LIMITS.imageBytes;
function checkGuideFile(file, limits) {
  if (file.type !== 'application/pdf') return checkMediaFile(file, limits);
  const { size } = file;
  return size > GUIDE_DOCUMENT_BYTES ? [{ code: 'file_too_large', limit_bytes: GUIDE_DOCUMENT_BYTES, size }] : [];
}

// packages/contract/src/refusals.ts
function refusal(status) {
  return { status };
}
var commonRefusals = {
  invalid: refusal(400),
  unauthenticated: refusal(401),
  forbidden: refusal(403),
  not_found: refusal(404),
  request_timeout: refusal(408),
  rate_limited: refusal(429),
  /** Too many requests of one account at once; nothing was done, so that any call may be sent again. */
  too_busy: refusal(429),
  internal: refusal(500),
  unavailable: refusal(503),
};
var roleRefusals = {
  /** What the caller is in the account, and whom the call is for. */
  role_refused: refusal(403),
};
var requestRefusals = {
  filter_invalid: refusal(400),
  listed_twice: refusal(400),
  range_reversed: refusal(400),
  range_too_long: refusal(400),
  range_outside: refusal(400),
};
var keyRefusals = {
  idempotency_key_required: refusal(400),
  idempotency_key_reused: refusal(422),
};
var doorRefusals = {
  method_not_allowed: refusal(405),
  body_too_large: refusal(413),
  address_too_long: refusal(414),
  content_type_not_allowed: refusal(415),
  /** The file that was asked for in parts has so many bytes. */
  range_not_satisfiable: refusal(416),
  headers_too_large: refusal(431),
};
var sessionRefusals = {
  phone_invalid: refusal(422),
  otp_wrong: refusal(422),
  otp_expired: refusal(410),
  otp_replaced: refusal(410),
  otp_too_many_tries: refusal(429),
  otp_not_found: refusal(404),
  password_wrong: refusal(422),
  password_too_many_tries: refusal(429),
  account_not_found: refusal(404),
};
var accountRefusals = {
  business_data_invalid: refusal(422),
  financial_info_invalid: refusal(422),
};
var staffRefusals = {
  reason_required: refusal(422),
  not_hijacked: refusal(409),
};
var financeRefusals = {
  amount_below_minimum: refusal(422),
  amount_above_maximum: refusal(422),
  gateway_unknown: refusal(422),
  order_not_found: refusal(404),
};
var draftRefusals = {
  draft_changed: refusal(409),
  draft_incomplete: refusal(422),
  draft_used: refusal(409),
  /** Of drafts, or of uploads: what an account may make in 24 hours. */
  daily_limit_reached: refusal(429),
};
var creativeRefusals = {
  file_missing: refusal(400),
  file_type_not_allowed: refusal(415),
  file_too_large: refusal(413),
  file_broken: refusal(422),
  video_max_duration: refusal(422),
  file_dimensions_constraints: refusal(422),
};
var campaignRefusals = {
  campaign_not_found: refusal(404),
  transition_refused: refusal(409),
  /** Acting now would take more, or give back less, than was shown (toman). */
  preview_changed: refusal(409),
  quote_changed: refusal(409),
  vat_rate_missing: refusal(409),
  plans_gone: refusal(409),
  bundles_gone: refusal(409),
  plan_twice: refusal(422),
  services_not_offered: refusal(409),
  goal_refused: refusal(422),
  cpm_price_missing: refusal(409),
  combination_not_allowed: refusal(422),
  discount_refused: refusal(422),
  export_refused: refusal(403),
};
var contentRefusals = {
  comment_required: refusal(422),
  rejections_exhausted: refusal(409),
  content_late: refusal(409),
  offers_open: refusal(409),
  hold_open: refusal(409),
};
var publisherRefusals = {
  pinned_not_offered: refusal(409),
  workbook_broken: refusal(422),
  rows_too_many: refusal(422),
  columns_missing: refusal(422),
  url_not_allowed: refusal(422),
};
var worldRefusals = {
  clock_moving: refusal(409),
  clock_backwards: refusal(422),
};
var refusals = {
  ...commonRefusals,
  ...roleRefusals,
  ...requestRefusals,
  ...keyRefusals,
  ...doorRefusals,
  ...sessionRefusals,
  ...accountRefusals,
  ...staffRefusals,
  ...financeRefusals,
  ...draftRefusals,
  ...creativeRefusals,
  ...campaignRefusals,
  ...contentRefusals,
  ...publisherRefusals,
  ...worldRefusals,
};
var ISSUE_CODES = {
  missing: [],
  unknown_key: [],
  wrong_type: ['expected'],
  not_allowed: ['allowed'],
  wrong_format: ['format', 'pattern'],
  too_small: ['minimum'],
  too_large: ['maximum'],
  too_short: ['minimum'],
  too_long: ['maximum'],
  too_few: ['minimum'],
  too_many: ['maximum'],
  too_deep: ['maximum'],
  /** A body that is no JSON, or a form that cannot be read. */
  unreadable: [],
  invalid: [],
};

// apps/server/src/infra/http/requests/refused-request.ts
var RefusedRequest = class extends Error {
  refusal;
  issues;
  statusCode;
  constructor(refusal2, issues2) {
    super(refusal2.code);
    this.refusal = refusal2;
    this.issues = issues2;
    this.statusCode = refusals[refusal2.code].status;
  }
};

// apps/server/src/infra/files/media-info.ts
import { fileTypeFromBuffer } from 'file-type';

// apps/server/src/infra/files/formats/part-reader.ts
var BrokenFile = class extends Error {};
var WINDOW_BYTES = 262144;
var LOOKS_MAX = 25e4;
function createPartReader(readPart, sizeBytes) {
  let held2 = Buffer.alloc(0);
  let heldAt = 0;
  let looksLeft = LOOKS_MAX;
  async function look(position, length) {
    if (looksLeft-- === 0) throw new BrokenFile('a file of crumbs');
    const isHeld = position >= heldAt && position + length <= heldAt + held2.length;
    if (!isHeld) {
      const part = await readPart(position, Math.min(WINDOW_BYTES, sizeBytes - position));
      held2 = Buffer.from(part.buffer, part.byteOffset, part.byteLength);
      heldAt = position;
    }
    return held2.subarray(position - heldAt, position - heldAt + length);
  }
  return {
    sizeBytes,
    /** Exactly `length` bytes, a window at most. Throws BrokenFile when the file ends before. */
    async bytes(position, length) {
      if (!Number.isSafeInteger(position) || position < 0 || length > WINDOW_BYTES || position + length > sizeBytes)
        throw new BrokenFile('a part that lies outside');
      const part = await look(position, length);
      if (part.length < length) throw new BrokenFile('a file that ends early');
      return part;
    },
    /** Up to `length` bytes; none behind the end. */
    async upTo(position, length = WINDOW_BYTES) {
      const rest = Math.max(0, Math.min(length, WINDOW_BYTES, sizeBytes - position));
      return rest === 0 ? Buffer.alloc(0) : look(position, rest);
    },
  };
}

// apps/server/src/infra/files/formats/gif-file.ts
var FRAMES_MAX = 1e3;
var PIXELS_MAX = 2e9;
var EXTENSION = 33;
var IMAGE = 44;
var TRAILER = 59;
async function readGifSize(file) {
  const head = await file.bytes(0, 13);
  return { width: head.readUInt16LE(6), height: head.readUInt16LE(8) };
}
async function checkWholeGif(file) {
  const head = await file.bytes(0, 13);
  const screen = { width: head.readUInt16LE(6), height: head.readUInt16LE(8) };
  let at6 = 13 + colorTableBytes(head[10]);
  let pixels = 0;
  for (let frames = 0; ;) {
    const [kind2] = await file.bytes(at6, 1);
    if (kind2 === TRAILER) {
      if (frames === 0 || at6 + 1 !== file.sizeBytes) throw new BrokenFile('a GIF without a frame, or with something behind it');
      return;
    }
    if (kind2 === EXTENSION) at6 = await skipSubBlocks(file, at6 + 2);
    else if (kind2 === IMAGE) {
      const frame = await file.bytes(at6, 11);
      const [left, top, width, height] = [1, 3, 5, 7].map((offset) => frame.readUInt16LE(offset));
      if (width === 0 || height === 0 || left + width > screen.width || top + height > screen.height)
        throw new BrokenFile('a frame outside of the screen');
      pixels += width * height;
      if (++frames > FRAMES_MAX || pixels > PIXELS_MAX) throw new BrokenFile('too much to paint');
      at6 = await skipSubBlocks(file, at6 + 11 + colorTableBytes(frame[9]));
    } else throw new BrokenFile('a block of no kind');
  }
}
function colorTableBytes(flags3) {
  return (flags3 & 128) === 0 ? 0 : 3 * 2 ** ((flags3 & 7) + 1);
}
async function skipSubBlocks(file, from) {
  for (let at6 = from; ;) {
    const [length = 0] = await file.bytes(at6, 1);
    at6 += 1 + length;
    if (length === 0) return at6;
  }
}

// apps/server/src/infra/files/formats/jpeg-file.ts
var SEGMENTS_MAX = 2e3;
var SCANS_MAX = 100;
var SCAN = 218;
var END = 217;
var APP1 = 225;
var isFrame = (marker) => marker >= 192 && marker <= 207 && ![196, 200, 204].includes(marker);
var isOfScan = (marker) => marker === 0 || (marker >= 208 && marker <= 215);
async function readJpegSize(file) {
  let isTurned = false;
  for await (const { marker, start, end: end2 } of listSegments(file, 2)) {
    if (marker === APP1) isTurned ||= readIsTurned(await file.upTo(start, end2 - start));
    if (!isFrame(marker)) continue;
    const frame = await file.bytes(start, 6);
    const [height, width] = [frame.readUInt16BE(1), frame.readUInt16BE(3)];
    if (width === 0 || height === 0) throw new BrokenFile('a JPEG without a size');
    return isTurned ? { width: height, height: width } : { width, height };
  }
  throw new BrokenFile('a JPEG without a frame');
}
async function checkWholeJpeg(file) {
  let at6 = 2;
  for (let scans = 0; scans < SCANS_MAX; scans++) {
    let scan;
    for await (const segment of listSegments(file, at6)) scan = segment;
    if (scan?.marker === END && scans > 0) return;
    if (scan?.marker !== SCAN) throw new BrokenFile('a JPEG without a scan');
    at6 = await findScanEnd(file, scan.end);
  }
  throw new BrokenFile('too many scans');
}
async function* listSegments(file, from) {
  let at6 = from;
  for (let count10 = 0; count10 < SEGMENTS_MAX; count10++) {
    const [mark, marker = 0] = await file.bytes(at6, 2);
    if (mark !== 255) throw new BrokenFile('no marker where one must be');
    if (marker === 255) {
      at6 += 1;
      continue;
    }
    if (marker === END) return yield { marker, start: at6 + 2, end: at6 + 2 };
    const length = (await file.bytes(at6 + 2, 2)).readUInt16BE(0);
    const end2 = at6 + 2 + length;
    if (length < 2 || end2 > file.sizeBytes) throw new BrokenFile('a segment that ends behind the file');
    yield { marker, start: at6 + 4, end: end2 };
    if (marker === SCAN) return void 0;
    at6 = end2;
  }
  throw new BrokenFile('too many segments');
}
async function findScanEnd(file, from) {
  for (let at6 = from; ;) {
    const block = await file.upTo(at6);
    if (block.length < 2) throw new BrokenFile('a scan that is cut off');
    let place3 = block.indexOf(255);
    while (place3 >= 0 && place3 + 1 < block.length && (isOfScan(block[place3 + 1]) || block[place3 + 1] === 255))
      place3 = block.indexOf(255, place3 + 1);
    if (place3 >= 0 && place3 + 1 < block.length) return at6 + place3;
    at6 += place3 >= 0 ? place3 : block.length;
  }
}
function readIsTurned(app1) {
  if (app1.toString('latin1', 0, 6) !== 'Exif\0\0' || app1.length < 16) return false;
  const tiff = app1.subarray(6);
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at6) => (at6 + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at6) : tiff.readUInt16BE(at6));
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  for (let entry = 0; entry < Math.min(short(first), 200); entry++) {
    const at6 = first + 2 + 12 * entry;
    if (short(at6) === 274) return short(at6 + 8) >= 5 && short(at6 + 8) <= 8;
  }
  return false;
}

// apps/server/src/infra/files/formats/pdf-file.ts
var TAIL_BYTES = 1024;
var ACTIVE_NAMES = ['/JavaScript', '/Launch', '/EmbeddedFile', '/RichMedia'];
var OVERLAP_BYTES = 16;
async function checkWholePdf(file) {
  const head = (await file.upTo(0, 16)).toString('latin1');
  const tail = (await file.upTo(Math.max(0, file.sizeBytes - TAIL_BYTES), TAIL_BYTES)).toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(head) || !tail.includes('startxref') || !/%%EOF\s*$/.test(tail)) throw new BrokenFile('a PDF that is cut off');
  for (let at6 = 0; at6 < file.sizeBytes; at6 += WINDOW_BYTES - OVERLAP_BYTES) {
    const block = await file.upTo(at6);
    if (ACTIVE_NAMES.some((name) => block.includes(name))) throw new BrokenFile('a PDF that does something');
  }
}

// apps/server/src/infra/files/formats/png-file.ts
import { Readable as Readable5, Writable } from 'node:stream';
import { pipeline as pipeline2 } from 'node:stream/promises';
import { crc32 as crc323, createInflate } from 'node:zlib';
var HEAD_BYTES = 33;
var CHUNKS_MAX = 5e4;
var FRAMES_MAX2 = 1e3;
var CRITICAL = /* @__PURE__ */ new Set(['IHDR', 'PLTE', 'IDAT', 'IEND']);
var COLOR_TYPES = {
  0: { channels: 1, depths: [1, 2, 4, 8, 16] },
  2: { channels: 3, depths: [8, 16] },
  3: { channels: 1, depths: [1, 2, 4, 8] },
  4: { channels: 2, depths: [8, 16] },
  6: { channels: 4, depths: [8, 16] },
};
var PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
];
async function readPngHead(file) {
  const head = await file.bytes(0, HEAD_BYTES);
  const color = COLOR_TYPES[head[25]];
  const isHead = head.readUInt32BE(8) === 13 && head.toString('latin1', 12, 16) === 'IHDR';
  if (!isHead || !color?.depths.includes(head[24]) || head[28] > 1) throw new BrokenFile('no head of a PNG');
  return {
    width: head.readUInt32BE(16),
    height: head.readUInt32BE(20),
    bitsPerPixel: color.channels * head[24],
    isInterlaced: head[28] === 1,
  };
}
async function checkWholePng(file) {
  const needed = pixelBytes(await readPngHead(file));
  let unpacked = 0;
  const counter = new Writable({
    write(chunk, _encoding, done2) {
      unpacked += chunk.length;
      done2(unpacked > needed ? new BrokenFile('more pixels than its size has') : null);
    },
  });
  const inflate = createInflate({ chunkSize: WINDOW_BYTES });
  await pipeline2(Readable5.from(listPixelParts(file)), inflate, counter).catch((error) => {
    const isOfData = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
    throw isOfData ? new BrokenFile('pixels that cannot be unpacked') : error;
  });
  if (unpacked < needed) throw new BrokenFile('fewer pixels than its size has');
}
async function* listPixelParts(file) {
  let at6 = 8;
  let frames = 0;
  for (let count10 = 0; count10 < CHUNKS_MAX; count10++) {
    const head = await file.bytes(at6, 8);
    const length = head.readUInt32BE(0);
    const type = head.toString('latin1', 4, 8);
    const end2 = at6 + 12 + length;
    if (!/^[A-Za-z]{4}$/.test(type) || end2 > file.sizeBytes) throw new BrokenFile('a chunk of no kind, or cut off');
    if (type === 'fcTL' && ++frames > FRAMES_MAX2) throw new BrokenFile('too many frames');
    if (CRITICAL.has(type)) {
      let check = crc323(head.subarray(4));
      for (let part = at6 + 8; part < end2 - 4;) {
        const bytes = await file.upTo(part, end2 - 4 - part);
        if (bytes.length === 0) throw new BrokenFile('a file that ends early');
        check = crc323(bytes, check);
        if (type === 'IDAT') yield bytes;
        part += bytes.length;
      }
      if (check !== (await file.bytes(end2 - 4, 4)).readUInt32BE(0)) throw new BrokenFile('a damaged chunk');
    }
    at6 = end2;
    if (type !== 'IEND') continue;
    if (at6 !== file.sizeBytes) throw new BrokenFile('something behind a PNG');
    return;
  }
  throw new BrokenFile('too many chunks');
}
function pixelBytes({ width, height, bitsPerPixel, isInterlaced }) {
  const rows = (columns2, count10) => (columns2 === 0 ? 0 : count10 * (1 + Math.ceil((columns2 * bitsPerPixel) / 8)));
  if (!isInterlaced) return rows(width, height);
  return PASSES.reduce(
    (sum, [left, top, right, down]) => sum + rows(Math.ceil((width - left) / right), Math.ceil((height - top) / down)),
    0,
  );
}

// apps/server/src/infra/files/mp4-info.ts
var BOXES_MAX = 1e4;
var TRACKS_MAX = 32;
var ROWS_MAX = 1e5;
async function readMp4Info(file) {
  const boxes = createBoxReader(file);
  const top = await boxes.list(0, file.sizeBytes);
  const moov = top.find(({ type }) => type === 'moov');
  if (!moov || !top.some(({ type }) => type === 'mdat')) throw new BrokenFile('no moov or no mdat');
  const parts = await boxes.list(moov.start, moov.end);
  const mvhd = parts.find(({ type }) => type === 'mvhd');
  if (!mvhd) throw new BrokenFile('no mvhd');
  const movie = await readTimes(file, mvhd);
  const traks = parts.filter(({ type }) => type === 'trak');
  if (traks.length > TRACKS_MAX) throw new BrokenFile('too many tracks');
  const tracks = [];
  for (const trak of traks) tracks.push(await readTrack(file, boxes, trak, movie.timescale));
  const [largest] = tracks
    .filter(({ isVideo, width, height }) => isVideo && width > 0 && height > 0)
    .toSorted((a, b) => b.width * b.height - a.width * a.height);
  const duration = Math.max(movie.ticks / movie.timescale, ...tracks.map(({ seconds }) => seconds));
  if (!largest || !Number.isFinite(duration) || duration <= 0) throw new BrokenFile('no picture, or no time');
  return { width: largest.width, height: largest.height, duration };
}
function createBoxReader(file) {
  let boxesLeft = BOXES_MAX;
  async function list2(from, to) {
    const boxes = [];
    for (let at6 = from; at6 + 8 <= to;) {
      if (boxesLeft-- === 0) throw new BrokenFile('too many boxes');
      const head = await file.upTo(at6, Math.min(16, to - at6));
      const { length, headBytes } = readLength(head, to - at6);
      if (length < headBytes || at6 + length > to) throw new BrokenFile('a box that leaves its parent');
      boxes.push({ type: head.toString('latin1', 4, 8), start: at6 + headBytes, end: at6 + length });
      at6 += length;
    }
    return boxes;
  }
  return {
    list: list2,
    /** The first box along a path of types, such as mdia/minf/stbl. */
    async find(within2, ...path) {
      let box = within2;
      for (const type of path) box = box && (await list2(box.start, box.end)).find((child) => child.type === type);
      return box;
    },
  };
}
function readLength(head, rest) {
  const length = head.readUInt32BE(0);
  if (length !== 1) return { length: length === 0 ? rest : length, headBytes: 8 };
  if (head.length < 16) throw new BrokenFile('a length that is cut off');
  return { length: Number(head.readBigUInt64BE(8)), headBytes: 16 };
}
async function readTrack(file, boxes, trak, movieTimescale) {
  const tkhd = await boxes.find(trak, 'tkhd');
  const hdlr = await boxes.find(trak, 'mdia', 'hdlr');
  const mdhd = await boxes.find(trak, 'mdia', 'mdhd');
  if (!tkhd || !hdlr || !mdhd) throw new BrokenFile('a track without its heads');
  const kind2 = (await file.bytes(hdlr.start, 12)).toString('latin1', 8, 12);
  const elst = await boxes.find(trak, 'edts', 'elst');
  const edited = elst ? (await sumEdits(file, elst)) / movieTimescale : 0;
  const isVideo = kind2 === 'vide';
  const seconds = edited > 0 ? edited : await readMediaSeconds(file, boxes, trak, mdhd);
  return { isVideo, ...(await readShownSize(file, tkhd)), seconds };
}
async function readMediaSeconds(file, boxes, trak, mdhd) {
  const media = await readTimes(file, mdhd);
  const stts = await boxes.find(trak, 'mdia', 'minf', 'stbl', 'stts');
  let ticks = 0;
  if (stts) for await (const row2 of listRows(file, stts, () => 8)) ticks += row2.readUInt32BE(0) * row2.readUInt32BE(4);
  return Math.max(media.ticks, ticks) / media.timescale;
}
async function sumEdits(file, elst) {
  let ticks = 0;
  const rows = listRows(file, elst, (version2) => (version2 === 1 ? 20 : 12));
  for await (const row2 of rows) ticks += row2.length === 20 ? Number(row2.readBigUInt64BE(0)) : row2.readUInt32BE(0);
  return ticks;
}
async function* listRows(file, box, rowBytes) {
  const head = await file.bytes(box.start, 8);
  const bytes = rowBytes(head[0]);
  const count10 = head.readUInt32BE(4);
  if (count10 > ROWS_MAX || box.start + 8 + count10 * bytes > box.end) throw new BrokenFile('a table longer than its box');
  for (let row2 = 0; row2 < count10; row2++) yield file.bytes(box.start + 8 + row2 * bytes, bytes);
}
async function readTimes(file, box) {
  const isLong = (await file.bytes(box.start, 4))[0] === 1;
  const head = await file.bytes(box.start, isLong ? 32 : 20);
  const timescale = head.readUInt32BE(isLong ? 20 : 12);
  const ticks = isLong ? head.readBigUInt64BE(24) : BigInt(head.readUInt32BE(16));
  const isUnknown = ticks === (isLong ? 0xffffffffffffffffn : 0xffffffffn);
  if (timescale === 0) throw new BrokenFile('a film without a measure of time');
  return { timescale, ticks: isUnknown ? 0 : Number(ticks) };
}
async function readShownSize(file, tkhd) {
  const matrix = (await file.bytes(tkhd.start, 4))[0] === 1 ? 52 : 40;
  const head = await file.bytes(tkhd.start, matrix + 44);
  const width = Math.round(head.readUInt32BE(matrix + 36) / 65536);
  const height = Math.round(head.readUInt32BE(matrix + 40) / 65536);
  const isTurned = head.readInt32BE(matrix) === 0 && head.readInt32BE(matrix + 4) !== 0;
  return isTurned ? { width: height, height: width } : { width, height };
}

// apps/server/src/infra/files/media-info.ts
var MAGIC_BYTES = 4100;
async function readMediaInfo(read, sizeBytes) {
  const found2 = await fileTypeFromBuffer(await read(0, Math.min(MAGIC_BYTES, sizeBytes))).catch(() => void 0);
  const type = GUIDE_TYPES.find((candidate) => candidate === found2?.mime);
  if (!type) return refuse({ code: 'file_type_not_allowed', type: found2?.mime ?? 'unknown' });
  return orBroken(async () => ({ type, ...(await readFacts(type, createPartReader(read, sizeBytes))) }));
}
async function checkWholeFile(type, read, sizeBytes) {
  return orBroken(async () => {
    const file = createPartReader(read, sizeBytes);
    if (type === 'image/png') await checkWholePng(file);
    if (type === 'image/gif') await checkWholeGif(file);
    if (type === 'image/jpeg') await checkWholeJpeg(file);
    if (type === 'application/pdf') await checkWholePdf(file);
    return null;
  });
}
async function readFacts(type, file) {
  switch (type) {
    case 'video/mp4':
    case 'video/quicktime':
      return readMp4Info(file);
    case 'application/pdf':
      return { width: 0, height: 0, duration: null };
    case 'image/png': {
      const { width, height } = await readPngHead(file);
      return { width, height, duration: null };
    }
    case 'image/gif':
      return { ...(await readGifSize(file)), duration: null };
    case 'image/jpeg':
      return { ...(await readJpegSize(file)), duration: null };
  }
}
async function orBroken(read) {
  try {
    return succeed(await read());
  } catch (error) {
    if (error instanceof BrokenFile) return refuse({ code: 'file_broken' });
    throw error;
  }
}

// apps/server/src/features/creatives/creatives.names.ts
var HIDDEN = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;
var UNFIT = /[<>:"|?*]/g;
var DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
var NAME_MAX = 255;
var ENDINGS = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/gif': ['.gif'],
  'image/png': ['.png'],
  'video/mp4': ['.mp4'],
  'video/quicktime': ['.mov', '.qt'],
  'application/pdf': ['.pdf'],
};
function cleanFileName(name, type) {
  const bare = (name.split(/[/\\]/).at(-1) ?? '').normalize('NFC').replace(HIDDEN, '').replace(UNFIT, '_');
  const trimmed = bare.trim().replace(/[. ]+$/, '');
  const plain = (trimmed === '' ? 'file' : trimmed).replace(DEVICE, (device) => `_${device}`);
  const kept = ENDINGS[type].find((ending2) => plain.toLowerCase().endsWith(ending2) && plain.length > ending2.length);
  const ending = kept === void 0 ? ENDINGS[type][0] : plain.slice(-kept.length);
  return cutText(kept === void 0 ? plain : plain.slice(0, -kept.length), NAME_MAX - ending.length) + ending;
}
function templateTitle(title, fileName, lengthMax) {
  const given = title.normalize('NFC').replace(HIDDEN, '').trim();
  return cutText(given === '' ? fileName.replace(/\.[a-z\d]+$/i, '') : given, lengthMax);
}
function cutText(text19, lengthMax) {
  return text19.slice(0, lengthMax).replace(new RegExp('\\p{Cs}$', 'u'), '');
}

// apps/server/src/features/creatives/creatives.repository.ts
import { and as and7, desc as desc3, eq as eq8, inArray as inArray4 } from 'drizzle-orm';

// apps/server/src/infra/store/doorway.tables.ts
import {
  bigint as bigint9,
  index as index8,
  pgTable as pgTable9,
  primaryKey as primaryKey7,
  text as text10,
  timestamp as timestamp8,
} from 'drizzle-orm/pg-core';
var doorway = pgTable9(
  'doorway',
  {
    kind: text10().notNull(),
    key_hash: text10().notNull(),
    account_id: bigint9({ mode: 'number' }).notNull(),
    subject_id: bigint9({ mode: 'number' }).notNull(),
    expires_at: timestamp8({ withTimezone: true }),
  },
  (t) => [primaryKey7({ columns: [t.kind, t.key_hash] }), index8('doorway_expiry').on(t.expires_at)],
);

// apps/server/src/features/creatives/creatives.tables.ts
import {
  bigint as bigint10,
  foreignKey as foreignKey3,
  index as index9,
  integer as integer5,
  pgTable as pgTable10,
  primaryKey as primaryKey8,
  real,
  text as text11,
  timestamp as timestamp9,
} from 'drizzle-orm/pg-core';
var mediaFile = pgTable10(
  'media_file',
  {
    account_id: bigint10({ mode: 'number' })
      .notNull()
      .references(() => account.account_id),
    id: bigint10({ mode: 'number' }).generatedAlwaysAsIdentity(),
    name: text11().notNull(),
    type: text11().notNull(),
    size: bigint10({ mode: 'number' }).notNull(),
    width: integer5().notNull(),
    height: integer5().notNull(),
    duration: real(),
    storage_key: text11().notNull(),
    /** The unguessable part of its address. */
    public_key: text11().notNull(),
    created: timestamp9({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey8({ columns: [t.account_id, t.id] }), index9('media_file_created').on(t.account_id, t.created)],
);
var mediaTemplate = pgTable10(
  'media_template',
  {
    account_id: bigint10({ mode: 'number' })
      .notNull()
      .references(() => account.account_id),
    id: bigint10({ mode: 'number' }).generatedAlwaysAsIdentity(),
    title: text11().notNull(),
    media_type: text11().$type().notNull(),
    content_type: text11().$type().notNull(),
    media_file_id: bigint10({ mode: 'number' }).notNull(),
    created: timestamp9({ withTimezone: true }).notNull(),
    deleted_at: timestamp9({ withTimezone: true }),
  },
  (t) => [
    primaryKey8({ columns: [t.account_id, t.id] }),
    foreignKey3({ columns: [t.account_id, t.media_file_id], foreignColumns: [mediaFile.account_id, mediaFile.id] }),
  ],
);

// apps/server/src/features/creatives/creatives.repository.ts
var DOORWAY_KIND = 'media';
async function insertMediaFile(tx, values, keyHash) {
  const [row2] = await tx.insert(mediaFile).values(values).returning();
  if (!row2) throw new Error('the file was not inserted');
  await tx.insert(doorway).values({ kind: DOORWAY_KIND, key_hash: keyHash, account_id: row2.account_id, subject_id: row2.id });
  return row2;
}
async function findNthLatestFile(tx, accountId4, nth) {
  const [row2] = await tx
    .select({ created: mediaFile.created })
    .from(mediaFile)
    .where(eq8(mediaFile.account_id, accountId4))
    .orderBy(desc3(mediaFile.created))
    .limit(1)
    .offset(nth - 1);
  return row2?.created.getTime();
}
async function listMediaFiles(tx, accountId4, ids2) {
  return tx
    .select()
    .from(mediaFile)
    .where(and7(eq8(mediaFile.account_id, accountId4), inArray4(mediaFile.id, [...ids2])));
}
async function findMediaDoorway(tx, keyHash) {
  const [row2] = await tx
    .select({ account_id: doorway.account_id, subject_id: doorway.subject_id })
    .from(doorway)
    .where(and7(eq8(doorway.kind, DOORWAY_KIND), eq8(doorway.key_hash, keyHash)));
  return row2;
}

// apps/server/src/features/creatives/creatives.intake.ts
function createIntake({ tenancy, clocks, files: files2, uploadsPerDay }) {
  async function findLimit(accountId4) {
    if (uploadsPerDay === 0) return void 0;
    const nthLatestAt = await tenancy.withAccount(accountId4, (tx) => findNthLatestFile(tx, accountId4, uploadsPerDay));
    return checkDailyLimit(uploadsPerDay, nthLatestAt, clocks.wall.now());
  }
  async function inspect(key, bytes, isTruncated, { purpose, ...pair }) {
    const limits = mediaLimitsOf(pair.media_type, pair.content_type);
    const check = purpose === 'guide' ? checkGuideFile : checkMediaFile;
    const read = (position, length) => files2.readPart(key, position, length);
    const info = await readMediaInfo(read, bytes);
    if (!info.ok && (!isTruncated || info.error.code === 'file_type_not_allowed')) return info;
    const [issue] = info.ok ? check({ ...info.value, size: bytes }, limits) : [];
    if (issue?.code === 'file_type_not_allowed') return refuse(issue);
    if (isTruncated || !info.ok) return refuse({ code: 'file_too_large', limit_bytes: limitOf(info, limits), size: bytes });
    if (issue) return refuse(issue);
    const whole4 = await checkWholeFile(info.value.type, read, bytes);
    return whole4.ok ? info : whole4;
  }
  async function store(accountId4, { key, bytes, name }, info, keep) {
    const public_key = createToken();
    const created = new Date(clocks.wall.now());
    const values = {
      account_id: accountId4,
      name: cleanFileName(name, info.type),
      size: bytes,
      ...info,
      storage_key: key,
      public_key,
      created,
    };
    return tenancy.withAccount(accountId4, async (tx) => keep(tx, await insertMediaFile(tx, values, hashToken(public_key))));
  }
  return async function takeFile(accountId4, place3, findFile, keep) {
    const limited = await findLimit(accountId4);
    if (limited) return refuse(limited);
    const limits = mediaLimitsOf(place3.media_type, place3.content_type);
    const file = await findFile(Math.max(limits.imageBytes, limits.videoBytes));
    if (!file) return refuse({ code: 'file_missing' });
    const key = createFileKey();
    const stored = await files2.put(key, file.stream).catch((error) => {
      if (error instanceof Error && !('syscall' in error) && !(error instanceof RefusedRequest)) return void 0;
      throw error;
    });
    if (!stored) return refuse({ code: 'file_broken' });
    let isKept = false;
    try {
      const info = await inspect(key, stored.bytes, file.isTruncated(), place3);
      if (!info.ok) return info;
      const kept = await store(accountId4, { key, bytes: stored.bytes, name: file.name }, info.value, keep);
      isKept = true;
      return succeed(kept);
    } finally {
      if (!isKept) await files2.remove(key);
    }
  };
}
function limitOf(info, limits) {
  if (info.ok && isImageType(info.value.type)) return limits.imageBytes;
  return info.ok && info.value.type === 'application/pdf' ? GUIDE_DOCUMENT_BYTES : limits.videoBytes;
}

// apps/server/src/features/creatives/creatives.templates.repository.ts
import { and as and8, count as count3, desc as desc4, eq as eq9, isNull as isNull2 } from 'drizzle-orm';
async function insertTemplate(tx, values) {
  const [row2] = await tx.insert(mediaTemplate).values(values).returning();
  if (!row2) throw new Error('the template was not inserted');
  return row2;
}
async function listTemplates(tx, accountId4, { media_type, content_type, limit, offset }) {
  const wanted = and8(
    eq9(mediaTemplate.account_id, accountId4),
    isNull2(mediaTemplate.deleted_at),
    media_type && eq9(mediaTemplate.media_type, media_type),
    content_type && eq9(mediaTemplate.content_type, content_type),
  );
  const [total] = await tx.select({ count: count3() }).from(mediaTemplate).where(wanted);
  const rows = await tx
    .select({ template: mediaTemplate, file: mediaFile })
    .from(mediaTemplate)
    .innerJoin(mediaFile, and8(eq9(mediaFile.account_id, mediaTemplate.account_id), eq9(mediaFile.id, mediaTemplate.media_file_id)))
    .where(wanted)
    .orderBy(desc4(mediaTemplate.created), desc4(mediaTemplate.id))
    .limit(limit)
    .offset(offset);
  return { count: total?.count ?? 0, rows };
}
async function removeTemplate(tx, accountId4, id6, at6) {
  const living2 = and8(eq9(mediaTemplate.account_id, accountId4), eq9(mediaTemplate.id, id6), isNull2(mediaTemplate.deleted_at));
  const rows = await tx.update(mediaTemplate).set({ deleted_at: at6 }).where(living2).returning({ id: mediaTemplate.id });
  return rows.length > 0;
}

// apps/server/src/features/creatives/creatives.service.ts
var CACHE_SECONDS = 86400;
var TITLE_MAX2 = 100;
var isShown = (type) => /^(?:image|video)\//.test(type);
function createCreativesService(deps) {
  const { tenancy, clocks, files: files2, bases } = deps;
  const takeFile = createIntake(deps);
  function answerOf3({ id: id6, name, type, size, width, height, duration, public_key }) {
    return { id: id6, name, type, size, width, height, duration, url: `${bases.main}/content/media/${public_key}/` };
  }
  function templateOf({ id: id6, title, media_type, content_type, created }, file) {
    return { id: id6, title, media_type, content_type, file: answerOf3(file), created: created.toISOString() };
  }
  return {
    /** Stores one file for a pair of platform and format after looking inside it. */
    uploadMedia: (accountId4, place3, findFile) => takeFile(accountId4, place3, findFile, async (_tx, row2) => answerOf3(row2)),
    /** The same, kept as a template; without a title it is called as its file. */
    uploadTemplate: (accountId4, { title, ...pair }, findFile) =>
      takeFile(accountId4, { ...pair, purpose: 'creative' }, findFile, async (tx, file) => {
        const named2 = templateTitle(title, file.name, TITLE_MAX2);
        const row2 = await insertTemplate(tx, {
          account_id: accountId4,
          ...pair,
          title: named2,
          media_file_id: file.id,
          created: new Date(clocks.wall.now()),
        });
        return templateOf(row2, file);
      }),
    /** The account's templates, newest first. */
    async listTemplates(accountId4, query2) {
      const { count: count10, rows } = await tenancy.withAccount(accountId4, (tx) => listTemplates(tx, accountId4, query2));
      return { count: count10, results: rows.map(({ template: template2, file }) => templateOf(template2, file)) };
    },
    /** Takes a template off the list; its file stays where a campaign uses it. */
    async deleteTemplate(accountId4, id6) {
      const isRemoved = await tenancy.withAccount(accountId4, (tx) => removeTemplate(tx, accountId4, id6, new Date(clocks.wall.now())));
      return isRemoved ? succeed({ ok: true }) : refuse({ code: 'not_found' });
    },
    /** The names that the parameters of a tagged link can have. */
    listUtmKeyTemplates: () => ({
      results: UTM_KEY_TEMPLATES.map((id6) => ({ id: id6, title_fa: utmKeyTemplateFa[id6], keys: utmKeysOf(id6) })),
    }),
    /** The bytes behind a public key. */
    async getMedia(publicKey) {
      const door = await tenancy.withSystem((tx) => findMediaDoorway(tx, hashToken(publicKey)));
      if (!door) return refuse({ code: 'not_found' });
      const [row2] = await tenancy.withAccount(door.account_id, (tx) => listMediaFiles(tx, door.account_id, [door.subject_id]));
      const stored = row2 && (await files2.stat(row2.storage_key));
      if (!stored) return refuse({ code: 'not_found' });
      const { type, name, storage_key } = row2;
      return succeed({
        type,
        body: files2.read(storage_key),
        parts: { bytes: stored.bytes, read: (range2) => files2.read(storage_key, range2) },
        cacheSeconds: CACHE_SECONDS,
        ...(isShown(type) ? {} : { filename: name }),
      });
    },
    /** The account's files with these ids, as they were stored; ids of others are missing. */
    async listFiles(tx, accountId4, ids2) {
      return ids2.length === 0 ? [] : (await listMediaFiles(tx, accountId4, ids2)).map(answerOf3);
    },
  };
}

// apps/server/src/features/drafts/drafts.routes.ts
function draftsHandlers(service) {
  return {
    listDrafts: async ({ caller, query: query2 }) => succeed(await service.listDrafts(caller.account_id, query2)),
    getDraft: ({ caller, params: params2 }) => service.getDraft(caller.account_id, params2.id),
    createDraft: ({ caller, body, request: request2 }) => service.createDraft(caller.account_id, request2.idempotency, body),
    updateDraft: ({ caller, params: params2, body }) => service.updateDraft(caller.account_id, params2.id, body),
    deleteDraft: ({ caller, params: params2 }) => service.deleteDraft(caller.account_id, params2.id),
  };
}

// packages/domain/src/drafts/draft-lists.ts
var fieldsWhere = (isMeant) => Object.keys(DRAFT_FIELDS).filter((field2) => isMeant(DRAFT_FIELDS[field2].is));
var holdsFiles = (shape) => shape === DRAFT_FILE || ((shape.kind === 'list' || shape.kind === 'nullable') && holdsFiles(shape.of));
var isDistinct = (shape) => shape.kind === 'list' && shape.isDistinct;
var FILE_FIELDS = fieldsWhere(holdsFiles);
var DISTINCT_LISTS = [
  ...fieldsWhere((shape) => isDistinct(shape) && !holdsFiles(shape)),
  ...fieldsWhere((shape) => isDistinct(shape) && holdsFiles(shape)),
];
function distinctListsOf(draft3) {
  return Object.fromEntries(DISTINCT_LISTS.map((field2) => [field2, draft3[field2].map(nameOf)]));
}

// apps/server/src/features/drafts/drafts.data.ts
import { isDeepStrictEqual } from 'node:util';
var UNSTORABLE = new RegExp('\\0|\\p{Cs}', 'gu');
function cleanValue(value) {
  if (typeof value === 'string') return value.replace(UNSTORABLE, '');
  if (Array.isArray(value)) return value.map(cleanValue);
  if (typeof value !== 'object' || value === null) return value;
  const clean = {};
  for (const [key, part] of Object.entries(value)) clean[key] = cleanValue(part);
  return clean;
}
function cleanDraftData(data) {
  return cleanValue(data);
}
function isSameDraftData(one2, other) {
  return isDeepStrictEqual(one2, other);
}
function listFileIds(data) {
  const files2 = FILE_FIELDS.flatMap((field2) => data[field2] ?? []);
  return [...new Set(files2.map((file) => file.id))];
}
function withFiles(data, stored) {
  const again = (held2) => ('id' in held2 ? (stored.get(held2.id) ?? null) : held2.flatMap((file) => stored.get(file.id) ?? []));
  const files2 = FILE_FIELDS.map((field2) => [field2, data[field2] && again(data[field2])]);
  return { ...data, ...Object.fromEntries(files2) };
}

// apps/server/src/features/drafts/drafts.repository.ts
import { and as and9, count as count4, desc as desc5, eq as eq10, isNull as isNull3, sql as sql7 } from 'drizzle-orm';
var living = (accountId4, id6) => and9(eq10(draft.account_id, accountId4), eq10(draft.id, id6), isNull3(draft.deleted_at));
async function findDraft(tx, accountId4, id6) {
  const [row2] = await tx.select().from(draft).where(living(accountId4, id6));
  return row2;
}
async function lockDraft(tx, accountId4, id6) {
  const [row2] = await tx.select().from(draft).where(living(accountId4, id6)).for('update');
  return row2;
}
async function findDraftByKey(tx, accountId4, key) {
  const [row2] = await tx
    .select()
    .from(draft)
    .where(and9(eq10(draft.account_id, accountId4), eq10(draft.idempotency_key, key)));
  return row2;
}
async function listUnusedDrafts(tx, accountId4, limit, offset) {
  const unused = and9(eq10(draft.account_id, accountId4), isNull3(draft.deleted_at), isNull3(draft.campaign));
  const [total] = await tx.select({ count: count4() }).from(draft).where(unused);
  const rows = await tx.select().from(draft).where(unused).orderBy(desc5(draft.updated_at), desc5(draft.id)).limit(limit).offset(offset);
  return { count: total?.count ?? 0, rows };
}
async function findNthLatestDraft(tx, accountId4, nth) {
  const [row2] = await tx
    .select({ created: draft.created })
    .from(draft)
    .where(eq10(draft.account_id, accountId4))
    .orderBy(desc5(draft.created))
    .limit(1)
    .offset(nth - 1);
  return row2?.created.getTime();
}
function insertDraftStatement(accountId4, { key, fingerprint }, { draft_step, data, updated_at }, allowance) {
  return {
    name: 'draft_insert',
    text: `with taken as (
        insert into request_key (account_id, idempotency_key, fingerprint) select $1::bigint, $2::text, $3::text
         where $7::int is null or not exists (
           select from (select created from draft where account_id = $1::bigint order by created desc limit 1 offset $7::int - 1) oldest
            where oldest.created > $8::timestamptz)
        on conflict do nothing returning account_id)
      insert into draft (account_id, idempotency_key, draft_step, data, updated_at, created)
        select account_id, $2::text, $4::text, $5::jsonb, $6::timestamptz, $6::timestamptz from taken
      on conflict (account_id, idempotency_key) do nothing returning id, campaign, version`,
    values: [
      accountId4,
      key,
      fingerprint,
      draft_step,
      JSON.stringify(data),
      updated_at,
      allowance?.limit ?? null,
      allowance?.since ?? null,
    ],
  };
}
async function insertDraft(tx, accountId4, key, values) {
  const [row2] = await tx
    .insert(draft)
    .values({ account_id: accountId4, idempotency_key: key, created: values.updated_at, ...values })
    .onConflictDoNothing({ target: [draft.account_id, draft.idempotency_key] })
    .returning();
  return row2;
}
async function saveDraft(tx, accountId4, id6, change) {
  const [row2] = await tx
    .update(draft)
    .set({ ...change, version: sql7`${draft.version} + 1` })
    .where(living(accountId4, id6))
    .returning();
  if (!row2) throw new Error('a draft that was locked is gone');
  return row2;
}
async function setDraftCampaign(tx, accountId4, id6, campaignId) {
  await tx
    .update(draft)
    .set({ campaign: campaignId })
    .where(and9(eq10(draft.account_id, accountId4), eq10(draft.id, id6)));
}
async function markDeleted(tx, accountId4, id6, at6) {
  const rows = await tx.update(draft).set({ deleted_at: at6 }).where(living(accountId4, id6)).returning({ id: draft.id });
  return rows.length > 0;
}

// apps/server/src/features/drafts/drafts.service.ts
function createDraftsService({ tenancy, clocks, creatives, draftsPerDay, findStanding }) {
  const now = () => new Date(clocks.wall.now());
  const findAllowance = () => (draftsPerDay === 0 ? void 0 : { limit: draftsPerDay, since: new Date(startOfCounting(clocks.wall.now())) });
  async function startDraft(tx, accountId4, key, change) {
    const known = await findDraftByKey(tx, accountId4, key);
    if (known) return succeed(known);
    const nthLatestAt = draftsPerDay === 0 ? void 0 : await findNthLatestDraft(tx, accountId4, draftsPerDay);
    const limited = checkDailyLimit(draftsPerDay, nthLatestAt, clocks.wall.now());
    if (limited) return refuse(limited);
    const row2 = (await insertDraft(tx, accountId4, key, change)) ?? (await findDraftByKey(tx, accountId4, key));
    if (!row2) throw new Error('a draft was neither inserted nor there');
    return succeed(row2);
  }
  async function readData(tx, accountId4, sent) {
    const data = cleanDraftData(sent);
    const ids2 = listFileIds(data);
    const found2 = new Map((await creatives.listFiles(tx, accountId4, ids2)).map((file) => [file.id, file]));
    return ids2.every((id6) => found2.has(id6)) ? withFiles(data, found2) : void 0;
  }
  async function reviseRow(tx, row2, sent, draft_step, version2) {
    const twice = findListedTwice(distinctListsOf(sent));
    if (twice) return refuse(twice);
    const data = await readData(tx, row2.account_id, sent);
    if (!data) return refuse({ code: 'invalid' });
    if (row2.version === version2)
      return succeed({ data, save: () => saveDraft(tx, row2.account_id, row2.id, { draft_step, data, updated_at: now() }) });
    const isRepeated = row2.version === version2 + 1 && row2.draft_step === draft_step && isSameDraftData(row2.data, data);
    return isRepeated
      ? succeed({ data, save: async () => row2 })
      : refuse({ code: 'draft_changed', version: row2.version, updated_at: row2.updated_at.toISOString() });
  }
  async function answerIn(tx, accountId4, row2) {
    return answerOf(row2, row2.campaign === null ? void 0 : await findStanding(tx, accountId4, row2.campaign));
  }
  return {
    /** Drafts that no campaign was made of yet, newest first. */
    async listDrafts(accountId4, { limit, offset }) {
      const page2 = await tenancy.withAccount(accountId4, (tx) => listUnusedDrafts(tx, accountId4, limit, offset));
      return { count: page2.count, results: page2.rows.map((row2) => answerOf(row2)) };
    },
    getDraft(accountId4, id6) {
      return tenancy.withAccount(accountId4, async (tx) => {
        const row2 = await findDraft(tx, accountId4, id6);
        return row2 ? succeed(await answerIn(tx, accountId4, row2)) : refuse({ code: 'not_found' });
      });
    },
    /** Starts a draft; the same key gives the same draft. Refuses files of another account as invalid. */
    async createDraft(accountId4, key, { data: sent, draft_step }) {
      const twice = findListedTwice(distinctListsOf(sent));
      if (twice) return refuse(twice);
      if (listFileIds(sent).length === 0) {
        const change = { draft_step, data: cleanDraftData(sent), updated_at: now() };
        const [marks] = await tenancy.queryAccount(accountId4, insertDraftStatement(accountId4, key, change, findAllowance()));
        if (marks) return succeed(answerOf({ ...change, ...marks }));
      }
      return withKey(tenancy, accountId4, key, async (tx) => {
        const data = await readData(tx, accountId4, sent);
        if (!data) return refuse({ code: 'invalid' });
        const started = await startDraft(tx, accountId4, key.key, { draft_step, data, updated_at: now() });
        return started.ok ? succeed(await answerIn(tx, accountId4, started.value)) : started;
      });
    },
    /** Saves a draft over the version that the client read. A save repeated because its answer was lost succeeds again. */
    updateDraft(accountId4, id6, { data: sent, draft_step, version: version2 }) {
      return tenancy.withAccount(accountId4, async (tx) => {
        const row2 = await lockDraft(tx, accountId4, id6);
        if (!row2) return refuse({ code: 'not_found' });
        const standing = row2.campaign === null ? void 0 : await findStanding(tx, accountId4, row2.campaign);
        if (row2.campaign !== null && standing?.isEditable !== true) return refuse({ code: 'draft_used', campaign_id: row2.campaign });
        const revised = await reviseRow(tx, row2, sent, draft_step, version2);
        return revised.ok ? succeed(answerOf(await revised.value.save(), standing)) : revised;
      });
    },
    async deleteDraft(accountId4, id6) {
      const isDeleted = await tenancy.withAccount(accountId4, (tx) => markDeleted(tx, accountId4, id6, now()));
      return isDeleted ? succeed({ ok: true }) : refuse({ code: 'not_found' });
    },
    /** A draft's data for making a campaign of it; locked, so that no save slips in before that transaction ends. */
    async findDraftData(tx, accountId4, draftId) {
      return (await lockDraft(tx, accountId4, draftId))?.data;
    },
    /** Locks a campaign's draft for new data, which is saved when the caller says so. */
    async prepareRevision(tx, accountId4, draftId, sent, version2) {
      const row2 = await lockDraft(tx, accountId4, draftId);
      if (!row2) return refuse({ code: 'not_found' });
      const revised = await reviseRow(tx, row2, sent, 'activation', version2);
      if (!revised.ok) return revised;
      const { data, save } = revised.value;
      return succeed({ data, save: async () => void (await save()) });
    },
    /** Locks a campaign's draft for another period, which is saved when the caller says so: the next edit starts from it. */
    async prepareNewDates(tx, accountId4, draftId, dates) {
      const row2 = await lockDraft(tx, accountId4, draftId);
      return {
        save: async () => {
          if (!row2) return;
          const { draft_step, data } = row2;
          await saveDraft(tx, accountId4, draftId, { draft_step, data: { ...data, ...dates }, updated_at: now() });
        },
      };
    },
    /** Starts a draft with data that is stored already, its files included; the same key gives the same draft. */
    async addDraft(tx, accountId4, key, data) {
      const started = await startDraft(tx, accountId4, key, { draft_step: 'general-information', data, updated_at: now() });
      return started.ok ? succeed(started.value.id) : started;
    },
    /** Ties the draft to the campaign made of it. */
    markDraftUsed(tx, accountId4, draftId, campaignId) {
      return setDraftCampaign(tx, accountId4, draftId, campaignId);
    },
  };
}
function answerOf(row2, standing) {
  return {
    id: row2.id,
    campaign: row2.campaign,
    campaign_state: standing?.state ?? GIVEN_FIELDS.campaign_state.initial,
    draft_step: row2.draft_step,
    data: row2.data,
    version: row2.version,
    updated_at: row2.updated_at.toISOString(),
  };
}

// apps/server/src/features/finance/finance.jobs.ts
import { z as z3 } from 'zod';

// packages/domain/src/money/payments.ts
var ORDER_STATES = ['created', 'paid', 'cancelled', 'failed'];
function checkChargeAmount(amountToman, limits) {
  if (amountToman === null || amountToman === 0 || !Number.isInteger(amountToman)) return { code: 'amount_required' };
  if (amountToman < limits.minimum) return { code: 'amount_below_minimum', minimum: limits.minimum };
  if (amountToman > limits.maximum) return { code: 'amount_above_maximum', maximum: limits.maximum };
  return void 0;
}

// apps/server/src/features/finance/finance.fa.ts
var financeFa = {
  chargeOf: (orderId) =>
    `\u0627\u0641\u0632\u0627\u06CC\u0634 \u0627\u0639\u062A\u0628\u0627\u0631\u060C \u0633\u0641\u0627\u0631\u0634 ${toPersianDigits(String(orderId))}`,
};

// apps/server/src/features/finance/ledger.repository.ts
import { and as and10, eq as eq11, gte, inArray as inArray5, sql as sql8 } from 'drizzle-orm';

// apps/server/src/features/finance/finance.tables.ts
import {
  bigint as bigint11,
  foreignKey as foreignKey4,
  index as index10,
  pgTable as pgTable11,
  primaryKey as primaryKey9,
  smallint as smallint5,
  text as text12,
  timestamp as timestamp10,
  uniqueIndex as uniqueIndex6,
} from 'drizzle-orm/pg-core';
var accountId2 = () =>
  bigint11({ mode: 'number' })
    .notNull()
    .references(() => account.account_id);
var id4 = () => bigint11({ mode: 'number' }).generatedAlwaysAsIdentity();
var ledgerTransaction = pgTable11(
  'ledger_transaction',
  {
    account_id: accountId2(),
    id: id4(),
    kind: text12().notNull(),
    campaign_id: bigint11({ mode: 'number' }),
    payment_id: bigint11({ mode: 'number' }),
    idempotency_key: text12().notNull(),
    /** World time for campaigns, wall time for payments. */
    at: timestamp10({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey9({ columns: [t.account_id, t.id] }),
    uniqueIndex6('ledger_transaction_key').on(t.account_id, t.idempotency_key),
    index10('ledger_transaction_at').on(t.account_id, t.at),
  ],
);
var ledgerEntry = pgTable11(
  'ledger_entry',
  {
    account_id: accountId2(),
    transaction_id: bigint11({ mode: 'number' }).notNull(),
    line: smallint5().notNull(),
    code: text12().$type().notNull(),
    amount: bigint11({ mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey9({ columns: [t.account_id, t.transaction_id, t.line] }),
    foreignKey4({ columns: [t.account_id, t.transaction_id], foreignColumns: [ledgerTransaction.account_id, ledgerTransaction.id] }),
    index10('ledger_entry_code').on(t.account_id, t.code),
  ],
);
var ledgerBalance = pgTable11(
  'ledger_balance',
  { account_id: accountId2(), code: text12().$type().notNull(), balance: bigint11({ mode: 'number' }).notNull().default(0) },
  (t) => [primaryKey9({ columns: [t.account_id, t.code] })],
);
var payment = pgTable11(
  'payment',
  {
    account_id: accountId2(),
    id: id4(),
    user_id: bigint11({ mode: 'number' }).notNull(),
    gateway: text12().notNull(),
    amount: bigint11({ mode: 'number' }).notNull(),
    state: text12().$type().notNull(),
    authority: text12(),
    tracking_number: text12(),
    return_path: text12(),
    idempotency_key: text12().notNull(),
    created: timestamp10({ withTimezone: true }).notNull(),
    paid_at: timestamp10({ withTimezone: true }),
  },
  (t) => [
    primaryKey9({ columns: [t.account_id, t.id] }),
    uniqueIndex6('payment_key').on(t.account_id, t.idempotency_key),
    uniqueIndex6('payment_authority').on(t.account_id, t.gateway, t.authority),
    uniqueIndex6('payment_tracking').on(t.account_id, t.gateway, t.tracking_number),
    index10('payment_created').on(t.account_id, t.created),
  ],
);

// apps/server/src/features/finance/ledger.repository.ts
async function lockAccount(tx, accountId4) {
  const [row2] = await tx
    .select({ debt_limit: account.debt_limit })
    .from(account)
    .where(eq11(account.account_id, accountId4))
    .for('update');
  if (!row2) throw new Error(`no account ${accountId4}`);
  return row2.debt_limit;
}
async function readDebtLimit(tx, accountId4) {
  const [row2] = await tx.select({ debt_limit: account.debt_limit }).from(account).where(eq11(account.account_id, accountId4));
  if (!row2) throw new Error(`no account ${accountId4}`);
  return row2.debt_limit;
}
async function insertTransactions(tx, values) {
  const rows = await tx
    .insert(ledgerTransaction)
    .values([...values])
    .onConflictDoNothing({ target: [ledgerTransaction.account_id, ledgerTransaction.idempotency_key] })
    .returning({ id: ledgerTransaction.id, key: ledgerTransaction.idempotency_key });
  return new Map(rows.map(({ id: id6, key }) => [key, id6]));
}
async function insertEntries(tx, accountId4, transactions) {
  const rows = transactions.flatMap(({ id: id6, entries }) =>
    entries.map(({ code: code2, amount }, index14) => ({
      account_id: accountId4,
      transaction_id: id6,
      line: index14 + 1,
      code: code2,
      amount,
    })),
  );
  if (rows.length > 0) await tx.insert(ledgerEntry).values(rows);
}
async function listEntriesOfKey(tx, accountId4, key) {
  return tx
    .select({ code: ledgerEntry.code, amount: ledgerEntry.amount })
    .from(ledgerEntry)
    .innerJoin(
      ledgerTransaction,
      and10(eq11(ledgerTransaction.account_id, ledgerEntry.account_id), eq11(ledgerTransaction.id, ledgerEntry.transaction_id)),
    )
    .where(and10(eq11(ledgerTransaction.account_id, accountId4), eq11(ledgerTransaction.idempotency_key, key)));
}
async function addToBalances(tx, accountId4, sums2) {
  if (sums2.size === 0) return;
  await tx
    .insert(ledgerBalance)
    .values([...sums2].map(([code2, balance]) => ({ account_id: accountId4, code: code2, balance })))
    .onConflictDoUpdate({
      target: [ledgerBalance.account_id, ledgerBalance.code],
      set: { balance: sql8`${ledgerBalance.balance} + excluded.balance` },
    });
}
async function listBalances(tx, accountId4) {
  const rows = await tx
    .select({ code: ledgerBalance.code, balance: ledgerBalance.balance })
    .from(ledgerBalance)
    .where(and10(eq11(ledgerBalance.account_id, accountId4), inArray5(ledgerBalance.code, ['advertiser.available', 'advertiser.held'])));
  return new Map(rows.map((row2) => [row2.code, row2.balance]));
}
async function listCapturedByDay(tx, accountId4, from) {
  const day3 = sql8`to_char(${ledgerTransaction.at} at time zone 'Asia/Tehran', 'YYYY-MM-DD')`;
  const rows = await tx
    .select({ day: day3, amount: sql8`(-sum(${ledgerEntry.amount}))::bigint` })
    .from(ledgerTransaction)
    .innerJoin(
      ledgerEntry,
      and10(eq11(ledgerEntry.account_id, ledgerTransaction.account_id), eq11(ledgerEntry.transaction_id, ledgerTransaction.id)),
    )
    .where(
      and10(
        eq11(ledgerTransaction.account_id, accountId4),
        gte(ledgerTransaction.at, from),
        eq11(ledgerTransaction.kind, 'capture'),
        eq11(ledgerEntry.code, 'advertiser.held'),
      ),
    )
    .groupBy(sql8`1`);
  return new Map(rows.map((row2) => [row2.day, row2.amount]));
}
var moves = (accountId4) => sql8`
  select t.id, t.at, t.kind, t.campaign_id, t.payment_id,
    coalesce(sum(e.amount) filter (where e.code = 'advertiser.available'), 0)::bigint as available,
    coalesce(sum(e.amount) filter (where e.code = 'advertiser.held'), 0)::bigint as held
  from ${ledgerTransaction} t
  join ${ledgerEntry} e on e.account_id = t.account_id and e.transaction_id = t.id
  where t.account_id = ${accountId4} and e.code in ('advertiser.available', 'advertiser.held')
  group by t.account_id, t.id`;
async function listMoves(tx, accountId4, { limit, offset }) {
  const { rows } = await tx.execute(sql8`
    select m.*, (sum(m.available + m.held) over (order by m.at, m.id))::bigint as balance
    from (${moves(accountId4)}) m order by m.at desc, m.id desc limit ${limit} offset ${offset}`);
  return rows.map((row2) => ({
    id: Number(row2.id),
    at: new Date(row2.at),
    kind: String(row2.kind),
    campaign_id: row2.campaign_id === null ? null : Number(row2.campaign_id),
    payment_id: row2.payment_id === null ? null : Number(row2.payment_id),
    available: Number(row2.available),
    held: Number(row2.held),
    balance: Number(row2.balance),
  }));
}
async function sumMoves(tx, accountId4) {
  const { rows } = await tx.execute(sql8`
    select count(*) as count, coalesce(sum(m.available), 0) as available, coalesce(sum(m.held), 0) as held from (${moves(accountId4)}) m`);
  const [sums2] = rows;
  return { count: Number(sums2?.count ?? 0), available: Number(sums2?.available ?? 0), held: Number(sums2?.held ?? 0) };
}

// apps/server/src/features/finance/finance.ledger.ts
async function postTransaction(tx, transaction) {
  const { account_id, ...rest } = transaction;
  const [posted = false] = await postTransactions(tx, account_id, [rest]);
  return { posted };
}
async function postTransactions(tx, accountId4, transactions) {
  if (transactions.length === 0) return [];
  const balanced = transactions.map((transaction) => ({ ...transaction, entries: balancedEntries(transaction.entries) }));
  await lockAccount(tx, accountId4);
  const ids2 = await insertTransactions(
    tx,
    transactions.map(({ kind: kind2, idempotency_key, at: at6, campaign_id, payment_id }) => ({
      account_id: accountId4,
      kind: kind2,
      idempotency_key,
      at: at6,
      ...(campaign_id !== void 0 && { campaign_id }),
      ...(payment_id !== void 0 && { payment_id }),
    })),
  );
  const fresh = balanced.flatMap(({ idempotency_key, entries }) => {
    const id6 = ids2.get(idempotency_key);
    return id6 === void 0 ? [] : [{ id: id6, entries }];
  });
  await insertEntries(tx, accountId4, fresh);
  await addToBalances(tx, accountId4, sumByCode(fresh.flatMap(({ entries }) => entries)));
  for (const { idempotency_key, entries } of balanced)
    if (!ids2.has(idempotency_key)) await checkPosted(tx, accountId4, idempotency_key, entries);
  return balanced.map(({ idempotency_key }) => ids2.has(idempotency_key));
}
async function checkPosted(tx, accountId4, key, entries) {
  const textOf2 = (lines) =>
    lines
      .map(({ code: code2, amount }) => `${code2} ${amount}`)
      .toSorted()
      .join();
  if (textOf2(entries) !== textOf2(await listEntriesOfKey(tx, accountId4, key)))
    throw new Error('a key was posted before with other entries');
}
async function readBalances(tx, accountId4, { isLocked = false } = {}) {
  const debt_limit = isLocked ? await lockAccount(tx, accountId4) : await readDebtLimit(tx, accountId4);
  const balances = await listBalances(tx, accountId4);
  return { available: balances.get('advertiser.available') ?? 0, held: balances.get('advertiser.held') ?? 0, debt_limit };
}
function sumByCode(entries) {
  const sums2 = /* @__PURE__ */ new Map();
  for (const { code: code2, amount } of entries) sums2.set(code2, (sums2.get(code2) ?? 0) + amount);
  return sums2;
}
var spendingLedger = {
  post: postTransactions,
  readBalances: (tx, accountId4) => readBalances(tx, accountId4, { isLocked: true }),
};

// apps/server/src/features/finance/finance.settlement.ts
import { createHash as createHash3 } from 'node:crypto';

// apps/server/src/features/finance/payments.repository.ts
import { and as and11, asc as asc5, count as count5, desc as desc6, eq as eq12, inArray as inArray6, isNull as isNull4 } from 'drizzle-orm';
var ofPayment = (accountId4, id6) => and11(eq12(payment.account_id, accountId4), eq12(payment.id, id6));
async function insertPayment(tx, values) {
  const [inserted] = await tx
    .insert(payment)
    .values({ ...values, state: 'created' })
    .onConflictDoNothing({ target: [payment.account_id, payment.idempotency_key] })
    .returning();
  if (inserted) return inserted;
  const [existing] = await tx
    .select()
    .from(payment)
    .where(and11(eq12(payment.account_id, values.account_id), eq12(payment.idempotency_key, values.idempotency_key)));
  if (!existing) throw new Error('a payment is neither new nor there');
  return existing;
}
async function findPayment(tx, accountId4, id6) {
  const [row2] = await tx.select().from(payment).where(ofPayment(accountId4, id6));
  return row2;
}
async function lockPayment(tx, accountId4, id6) {
  const [row2] = await tx.select().from(payment).where(ofPayment(accountId4, id6)).for('update');
  return row2;
}
async function setAuthority(tx, accountId4, id6, authority) {
  const changed = await tx
    .update(payment)
    .set({ authority, state: 'created' })
    .where(and11(ofPayment(accountId4, id6), isNull4(payment.authority)))
    .returning({ id: payment.id });
  return changed.length > 0;
}
async function setPaid(tx, accountId4, id6, tracking_number, paid_at) {
  await tx.update(payment).set({ state: 'paid', tracking_number, paid_at }).where(ofPayment(accountId4, id6));
}
async function setUnpaid(tx, accountId4, id6, state) {
  await tx
    .update(payment)
    .set({ state })
    .where(and11(ofPayment(accountId4, id6), inArray6(payment.state, ['created', 'cancelled', 'failed'])));
}
async function insertDoorway(tx, values) {
  await tx.insert(doorway).values(values);
}
async function findDoorway(tx, kind2, keyHash) {
  const [row2] = await tx
    .select({ account_id: doorway.account_id, subject_id: doorway.subject_id })
    .from(doorway)
    .where(and11(eq12(doorway.kind, kind2), eq12(doorway.key_hash, keyHash)));
  return row2;
}
async function listPayments(tx, accountId4, { limit, offset, ordering: ordering2 }) {
  const ofAccount = eq12(payment.account_id, accountId4);
  const [all] = await tx.select({ count: count5() }).from(payment).where(ofAccount);
  const direction = ordering2.startsWith('-') ? desc6 : asc5;
  const column = ordering2.endsWith('amount') ? payment.amount : payment.created;
  const rows = await tx
    .select()
    .from(payment)
    .where(ofAccount)
    .orderBy(direction(column), direction(payment.id))
    .limit(limit)
    .offset(offset);
  return { count: all?.count ?? 0, rows };
}

// apps/server/src/features/finance/finance.settlement.ts
var CHARGED_JOB = 'payments.charged';
var CHARGED_AGAIN_MS = 3e4;
function authorityKey(gateway, authority) {
  return { kind: `gateway:${gateway}`, key_hash: createHash3('sha256').update(authority).digest('hex') };
}
function createSettlement({ tenancy, clocks, notify: notify2, afterCharge, logError }) {
  async function credit(accountId4, id6, trackingNumber, kind2) {
    const isNew = await tenancy.withAccount(accountId4, async (tx) => {
      const row2 = await lockPayment(tx, accountId4, id6);
      if (!row2 || row2.state === 'paid') return false;
      const at6 = new Date(clocks.wall.now());
      await setPaid(tx, accountId4, id6, trackingNumber, at6);
      const entries = chargeEntries(row2.amount, 'gateway.clearing');
      const key = `charge:${id6}`;
      await postTransaction(tx, { account_id: accountId4, kind: 'charge', entries, idempotency_key: key, at: at6, payment_id: id6 });
      const facts = { order_id: id6, amount: row2.amount };
      await notify2(tx, accountId4, [{ kind: kind2, facts, dedupe_key: `charge:${id6}`, at: new Date(clocks.world.now()) }]);
      if (afterCharge) {
        const runAt = new Date(at6.getTime() + CHARGED_AGAIN_MS);
        await enqueueJob(tx, { kind: CHARGED_JOB, payload: { payment_id: id6 }, clock: 'wall', runAt, accountId: accountId4 });
      }
      return true;
    });
    if (!isNew || !afterCharge) return;
    await afterCharge(accountId4).catch((error) => logError(error, `after the charge of payment ${id6}`));
  }
  async function verifyAndCredit(gateway, row2, notice) {
    if (row2.state === 'paid') return 'paid';
    if (row2.authority === null) return 'not_paid';
    const verification = await gateway.verify({ authority: row2.authority, amount_toman: row2.amount });
    if (verification.state === 'paid') await credit(row2.account_id, row2.id, verification.tracking_number, notice);
    return verification.state;
  }
  return {
    /** The payment that an authority stands for. */
    async findByAuthority(gateway, authority) {
      const { kind: kind2, key_hash } = authorityKey(gateway, authority);
      const door = await tenancy.withSystem((tx) => findDoorway(tx, kind2, key_hash));
      if (!door) return void 0;
      return tenancy.withAccount(door.account_id, (tx) => findPayment(tx, door.account_id, door.subject_id));
    },
    verifyAndCredit,
    /** Asks the gateway what became of a payment, and credits what was paid. */
    async inquireAndCredit(gateway, row2, notice) {
      if (row2.authority === null) return 'not_paid';
      const { state } = await gateway.inquire(row2.authority);
      return state === 'paid' ? verifyAndCredit(gateway, row2, notice) : state;
    },
    async closeUnpaid(row2, state) {
      await tenancy.withAccount(row2.account_id, (tx) => setUnpaid(tx, row2.account_id, row2.id, state));
    },
  };
}

// apps/server/src/features/finance/finance.payments.ts
var RECONCILE_AFTER_MINUTES = [2, 10, 60];
var RECONCILE_JOB = 'payments.reconcile';
var resultPage = (orderId) => ({ location: `/financial/charge/result?order=${orderId}` });
function createPayments(deps) {
  const { tenancy, clocks, gateways } = deps;
  const settlement = createSettlement(deps);
  const findGateway = (key) => gateways.find((gateway) => gateway.key === key);
  async function open3(gateway, accountId4, id6, amount) {
    const request2 = {
      amount_toman: amount,
      order_id: String(id6),
      callback_url: deps.callbackUrl(gateway.key),
      description: financeFa.chargeOf(id6),
    };
    const opened = await gateway.open(request2);
    return tenancy.withAccount(accountId4, async (tx) => {
      if (!opened.ok) {
        await setUnpaid(tx, accountId4, id6, 'failed');
        return void 0;
      }
      const { authority } = opened.value;
      if (!(await setAuthority(tx, accountId4, id6, authority))) return (await findPayment(tx, accountId4, id6))?.authority ?? void 0;
      await insertDoorway(tx, { ...authorityKey(gateway.key, authority), account_id: accountId4, subject_id: id6, expires_at: null });
      await enqueueReconciling(tx, accountId4, id6, clocks.wall.now());
      return authority;
    });
  }
  async function readOrder2(accountId4, id6) {
    return tenancy.withAccount(accountId4, async (tx) => {
      const row2 = await findPayment(tx, accountId4, id6);
      return row2 && { row: row2, balance: shownBalance(await readBalances(tx, accountId4)) };
    });
  }
  async function collect(row2) {
    const gateway = findGateway(row2.gateway);
    return gateway !== void 0 && (await settlement.inquireAndCredit(gateway, row2, 'payment_credited')) === 'paid';
  }
  return {
    getPaymentConfig() {
      return { gateways: gateways.map(({ key, title, description, limits }) => ({ key, title, description, ...limits })) };
    },
    /** Opens a payment. The same key returns the same order; a gateway that failed is asked again. */
    async createOnlinePayment(caller, { amount, gateway: name, return_path }, key) {
      const gateway = findGateway(name);
      if (!gateway) return refuse({ code: 'gateway_unknown' });
      const issue = checkChargeAmount(amount, gateway.limits);
      if (issue) return refuse(issue.code === 'amount_required' ? { code: 'invalid' } : issue);
      const { account_id, user_id } = caller;
      const created = new Date(clocks.wall.now());
      const order2 = { account_id, user_id, gateway: name, amount, return_path, idempotency_key: key.key, created };
      const opened = await withKey(tenancy, account_id, key, async (tx) => succeed(await insertPayment(tx, order2)));
      if (!opened.ok) return opened;
      const row2 = opened.value;
      const itsGateway = findGateway(row2.gateway);
      if (!itsGateway) return refuse({ code: 'gateway_unknown' });
      const authority = row2.authority ?? (await open3(itsGateway, account_id, row2.id, row2.amount));
      if (authority === void 0) return refuse({ code: 'unavailable' });
      return succeed({ order_id: row2.id, url: itsGateway.pageUrl(authority) });
    },
    /** One payment. While it is open its gateway is asked: who looks again after paying sees the money at once. */
    async getOrder({ account_id }, id6) {
      const first = await readOrder2(account_id, id6);
      const found2 = first && first.row.state === 'created' && (await collect(first.row)) ? await readOrder2(account_id, id6) : first;
      if (!found2) return refuse({ code: 'order_not_found' });
      const { row: row2, balance } = found2;
      const { amount, gateway, state, tracking_number, return_path } = row2;
      const paid_at = row2.paid_at?.toISOString() ?? null;
      return succeed({
        id: id6,
        amount,
        gateway,
        state,
        tracking_number,
        created: row2.created.toISOString(),
        paid_at,
        return_path,
        balance,
      });
    },
    /** The payer is back. Whatever the query says, only the gateway's own word credits. */
    async returnFromGateway(key, query2) {
      const gateway = findGateway(key);
      const returned2 = gateway?.readReturn(query2);
      if (!gateway || !returned2) return resultPage(0);
      const row2 = await settlement.findByAuthority(key, returned2.authority);
      if (!row2) return resultPage(0);
      if (returned2.isCancelled) {
        await settlement.closeUnpaid(row2, 'cancelled');
        return resultPage(row2.id);
      }
      const state = await settlement.verifyAndCredit(gateway, row2, 'payment_credited');
      if (state === 'not_paid' || state === 'wrong_amount') await settlement.closeUnpaid(row2, 'failed');
      return resultPage(row2.id);
    },
    /** The second run of what follows a charge. */
    followCharge: async (accountId4) => deps.afterCharge?.(accountId4),
    /** Finds money that was paid while its payer never came back. Throws, to be tried again, when the gateway is silent. */
    async reconcilePayment(accountId4, id6) {
      const row2 = await tenancy.withAccount(accountId4, (tx) => findPayment(tx, accountId4, id6));
      const gateway = row2 && findGateway(row2.gateway);
      if (!gateway || row2.state === 'paid' || row2.authority === null) return;
      const outcome = await settlement.inquireAndCredit(gateway, row2, 'payment_recovered');
      if (outcome === 'unreachable') throw new Error(`gateway ${gateway.key} gave no answer for payment ${id6}`);
      if (outcome === 'wrong_amount') await settlement.closeUnpaid(row2, 'failed');
      if (outcome === 'not_paid' && row2.state === 'created') await settlement.closeUnpaid(row2, 'cancelled');
    },
  };
}
async function enqueueReconciling(tx, accountId4, id6, openedAt) {
  for (const minutes of RECONCILE_AFTER_MINUTES) {
    await enqueueJob(tx, {
      kind: RECONCILE_JOB,
      payload: { payment_id: id6 },
      clock: 'wall',
      runAt: new Date(openedAt + minutes * 6e4),
      accountId: accountId4,
      dedupeKey: `${accountId4}:${id6}:${minutes}`,
    });
  }
}

// apps/server/src/features/finance/finance.jobs.ts
var payload = z3.object({ payment_id: z3.number().int() });
function financeJobs(service) {
  return {
    [RECONCILE_JOB]: (job) => service.reconcilePayment(accountOf2(job), payload.parse(job.payload).payment_id),
    [CHARGED_JOB]: (job) => service.followCharge(accountOf2(job)),
  };
}
function accountOf2(job) {
  if (job.account_id === null) throw new Error(`job ${job.id} names no account`);
  return job.account_id;
}

// apps/server/src/features/finance/finance.routes.ts
function financeHandlers(service) {
  return {
    getBalance: ({ caller, params: params2 }) => service.getBalance(caller, params2.account),
    getPaymentConfig: async () => succeed(service.getPaymentConfig()),
    createOnlinePayment: ({ caller, body, request: request2 }) => service.createOnlinePayment(caller, body, request2.idempotency),
    getOrder: ({ caller, params: params2 }) => service.getOrder(caller, params2.id),
    listPayments: ({ caller, query: query2 }) => service.listPayments(caller, query2),
    listLedger: ({ caller, params: params2, query: query2 }) => service.listLedger(caller, params2.account, query2),
    returnFromGateway: async ({ params: params2, query: query2 }) => succeed(await service.returnFromGateway(params2.gateway, query2)),
  };
}

// apps/server/src/features/finance/finance.service.ts
var SPENT_DAYS = 7;
function createFinanceService(deps) {
  const { tenancy, clocks } = deps;
  return {
    ...createPayments(deps),
    /** The caller's own account only: the slug in the path names it and proves nothing. */
    async getBalance(caller, account2) {
      if (account2 !== caller.account) return refuse({ code: 'account_not_found' });
      const { account_id } = caller;
      const today = tehranDay(clocks.world.now());
      const firstDay = addDays(today, 1 - SPENT_DAYS);
      const { balances, spent } = await tenancy.withAccount(account_id, async (tx) => ({
        balances: await readBalances(tx, account_id),
        spent: await listCapturedByDay(tx, account_id, new Date(tehranInstant(firstDay))),
      }));
      return succeed({
        account: account2,
        ...balances,
        balance: shownBalance(balances),
        spendable: spendableAmount(balances.available, balances.debt_limit),
        spent_by_day: Array.from({ length: SPENT_DAYS }, (_, index14) => {
          const day3 = addDays(firstDay, index14);
          return { day: day3, amount: spent.get(day3) ?? 0 };
        }),
      });
    },
    async listPayments({ account_id }, page2) {
      const { count: count10, rows } = await tenancy.withAccount(account_id, (tx) => listPayments(tx, account_id, page2));
      const results = rows.map(({ id: id6, amount, gateway, state, tracking_number, created, paid_at, return_path }) => ({
        id: id6,
        amount,
        gateway,
        state,
        tracking_number,
        created: created.toISOString(),
        paid_at: paid_at?.toISOString() ?? null,
        return_path,
      }));
      return succeed({ count: count10, results });
    },
    /** The caller's own account only, as getBalance. */
    async listLedger(caller, account2, page2) {
      if (account2 !== caller.account) return refuse({ code: 'account_not_found' });
      const { account_id } = caller;
      const { sums: sums2, moves: moves2 } = await tenancy.withAccount(account_id, async (tx) => ({
        sums: await sumMoves(tx, account_id),
        moves: await listMoves(tx, account_id, page2),
      }));
      const { count: count10, available, held: held2 } = sums2;
      const results = moves2.map((move) => ({
        ...move,
        at: move.at.toISOString(),
        // Nothing but postTransaction writes them.
        kind: move.kind,
        amount: Math.max(Math.abs(move.available), Math.abs(move.held)),
      }));
      return succeed({ count: count10, results, totals: { available, held: held2 } });
    },
    /** For slices below this one, handed to them by the composition root. */
    findBalances: (accountId4) => tenancy.withAccount(accountId4, (tx) => readBalances(tx, accountId4)),
  };
}

// apps/server/src/features/notifications/notifications.routes.ts
function notificationsHandlers(service) {
  return {
    listNotifications: async ({ caller, query: query2 }) => succeed(await service.list(caller, query2)),
    listNewNotifications: async ({ caller }) => succeed(await service.listNew(caller)),
    seeNotification: async ({ caller, params: params2 }) =>
      (await service.see(caller, params2.id)) ? succeed({ ok: true }) : refuse({ code: 'not_found' }),
    seeAllNotifications: async ({ caller }) => {
      await service.seeAll(caller);
      return succeed({ ok: true });
    },
    listChangelog: async ({ query: query2 }) => succeed(await service.listChangelog(query2.after)),
    getChangelogFile: async ({ params: params2 }) => {
      const file = await service.findChangelogFile(params2.id);
      return file ? succeed(file) : refuse({ code: 'not_found' });
    },
  };
}

// packages/domain/src/notices/notifications.ts
var NOTIFICATION_TYPES = ['transaction', 'ticket_message', 'change_history', 'object_notification'];
var NOTICE_KINDS = [
  'payment_credited',
  'payment_recovered',
  'receipt_credited',
  'campaign_to_pay',
  'campaign_bought',
  'campaign_quote_lapsed',
  'campaign_approved',
  'campaign_rejected',
  'campaign_asks_new_dates',
  'campaign_undated',
  'campaign_unfilled',
  'campaign_list_ready',
  'campaign_list_paid',
  'campaign_list_dropped',
  'campaign_unanswered',
  'content_delivered',
  'campaign_live',
  'campaign_completed',
  'announcement',
];
var UNREAD_KEPT = 5;
function keepLatestUnread(notices) {
  const latest = new Map(notices.map((notice) => [notice.id, notice]));
  const instant3 = (notice) => Date.parse(notice.history_date) || 0;
  return [...latest.values()]
    .filter(({ seen }) => !seen)
    .toSorted((a, b) => instant3(b) - instant3(a) || b.id - a.id)
    .slice(0, UNREAD_KEPT);
}

// apps/server/src/features/notifications/notifications.fa.ts
var whole3 = new Intl.NumberFormat('fa-IR', { maximumFractionDigits: 0 });
var toman = (amount) => `${whole3.format(amount)} \u062A\u0648\u0645\u0627\u0646`;
var moment = (instant3) => `${formatDayMonth(new Date(instant3))} \u0633\u0627\u0639\u062A ${formatTime(new Date(instant3))}`;
var named = (title) => `\xAB${title}\xBB`;
var sentence = (text19) => `${text19.replace(/[.\s]+$/, '')}.`;
var returned = (amount) =>
  amount > 0
    ? ` ${toman(amount)} \u0628\u0647 \u0645\u0648\u062C\u0648\u062F\u06CC \u0634\u0645\u0627 \u0628\u0631\u06AF\u0634\u062A.`
    : '';
var noticesFa = {
  payment_credited: ({ order_id, amount }) => ({
    title: '\u0645\u0648\u062C\u0648\u062F\u06CC \u0634\u0645\u0627 \u0627\u0641\u0632\u0627\u06CC\u0634 \u06CC\u0627\u0641\u062A',
    description: `\u067E\u0631\u062F\u0627\u062E\u062A ${toman(amount)} \u0628\u0627 \u0633\u0641\u0627\u0631\u0634 ${whole3.format(order_id)} \u0628\u0647 \u0645\u0648\u062C\u0648\u062F\u06CC \u062D\u0633\u0627\u0628 \u0627\u0641\u0632\u0648\u062F\u0647 \u0634\u062F.`,
  }),
  payment_recovered: ({ order_id, amount }) => ({
    title:
      '\u067E\u0631\u062F\u0627\u062E\u062A \u0646\u0627\u062A\u0645\u0627\u0645 \u0634\u0645\u0627 \u067E\u06CC\u062F\u0627 \u0634\u062F',
    description: `${toman(amount)} \u0627\u0632 \u0633\u0641\u0627\u0631\u0634 ${whole3.format(order_id)} \u067E\u0631\u062F\u0627\u062E\u062A \u0634\u062F\u0647 \u0628\u0648\u062F\u060C \u0627\u0645\u0627 \u0628\u0627\u0646\u06A9 \u0634\u0645\u0627 \u0631\u0627 \u0628\u0631\u0646\u06AF\u0631\u062F\u0627\u0646\u062F. \u0627\u06A9\u0646\u0648\u0646 \u0628\u0647 \u0645\u0648\u062C\u0648\u062F\u06CC \u062D\u0633\u0627\u0628 \u0627\u0641\u0632\u0648\u062F\u0647 \u0634\u062F.`,
  }),
  receipt_credited: ({ amount }) => ({
    title: '\u0648\u0627\u0631\u06CC\u0632 \u0628\u0627\u0646\u06A9\u06CC \u062A\u0623\u06CC\u06CC\u062F \u0634\u062F',
    description: `\u0648\u0627\u0631\u06CC\u0632 ${toman(amount)} \u0628\u0647 \u0645\u0648\u062C\u0648\u062F\u06CC \u062D\u0633\u0627\u0628 \u0627\u0641\u0632\u0648\u062F\u0647 \u0634\u062F.`,
  }),
  campaign_to_pay: ({ title, shortfall, valid_until }) => ({
    title:
      '\u06A9\u0645\u067E\u06CC\u0646 \u062F\u0631 \u0627\u0646\u062A\u0638\u0627\u0631 \u067E\u0631\u062F\u0627\u062E\u062A \u0627\u0633\u062A',
    description: `\u0628\u0631\u0627\u06CC \u062E\u0631\u06CC\u062F \u06A9\u0645\u067E\u06CC\u0646 ${named(title)}\u060C ${toman(shortfall)} \u062F\u06CC\u06AF\u0631 \u0644\u0627\u0632\u0645 \u0627\u0633\u062A. \u0642\u06CC\u0645\u062A \u0622\u0646 \u062A\u0627 ${moment(valid_until)} \u0645\u0639\u062A\u0628\u0631 \u0627\u0633\u062A.`,
  }),
  campaign_bought: ({ title, amount }) => ({
    title: '\u06A9\u0645\u067E\u06CC\u0646 \u062E\u0631\u06CC\u062F\u0647 \u0634\u062F',
    description: `\u0628\u0627 \u0627\u0641\u0632\u0627\u06CC\u0634 \u0645\u0648\u062C\u0648\u062F\u06CC\u060C \u06A9\u0645\u067E\u06CC\u0646 ${named(title)} \u0628\u0647 \u0645\u0628\u0644\u063A ${toman(amount)} \u062E\u0631\u06CC\u062F\u0647 \u0648 \u0628\u0631\u0627\u06CC \u0628\u0631\u0631\u0633\u06CC \u0641\u0631\u0633\u062A\u0627\u062F\u0647 \u0634\u062F.`,
  }),
  campaign_quote_lapsed: ({ title }) => ({
    title: '\u0645\u0647\u0644\u062A \u0642\u06CC\u0645\u062A \u06A9\u0645\u067E\u06CC\u0646 \u06AF\u0630\u0634\u062A',
    description: `\u06A9\u0645\u067E\u06CC\u0646 ${named(title)} \u062F\u0631 \u0645\u0647\u0644\u062A \u0642\u06CC\u0645\u062A \u067E\u0631\u062F\u0627\u062E\u062A \u0646\u0634\u062F. \u0647\u0646\u06AF\u0627\u0645 \u062E\u0631\u06CC\u062F\u060C \u0642\u06CC\u0645\u062A \u062A\u0627\u0632\u0647 \u0631\u0627 \u0645\u06CC\u200C\u0628\u06CC\u0646\u06CC\u062F.`,
  }),
  campaign_approved: ({ title }) => ({
    title: '\u06A9\u0645\u067E\u06CC\u0646 \u062A\u0623\u06CC\u06CC\u062F \u0634\u062F',
    description: `\u06A9\u0645\u067E\u06CC\u0646 ${named(title)} \u062A\u0623\u06CC\u06CC\u062F \u0648 \u0628\u0631\u0627\u06CC \u0646\u0627\u0634\u0631\u0627\u0646 \u0641\u0631\u0633\u062A\u0627\u062F\u0647 \u0634\u062F.`,
  }),
  campaign_rejected: ({ title, reason, released }) => ({
    title: '\u06A9\u0645\u067E\u06CC\u0646 \u0631\u062F \u0634\u062F',
    description: `\u06A9\u0645\u067E\u06CC\u0646 ${named(title)} \u0631\u062F \u0634\u062F: ${sentence(reason)}${returned(released)}`,
  }),
  campaign_asks_new_dates: ({ title }) => ({
    title:
      '\u062A\u0627\u0631\u06CC\u062E \u062A\u0627\u0632\u0647\u200C\u0627\u06CC \u0628\u0631\u0627\u06CC \u06A9\u0645\u067E\u06CC\u0646 \u0628\u06AF\u0630\u0627\u0631\u06CC\u062F',
    description: `\u0628\u0627\u0632\u0647\u0654 \u0627\u0646\u062A\u0634\u0627\u0631 \u06A9\u0645\u067E\u06CC\u0646 ${named(title)} \u0628\u0631\u0627\u06CC \u0647\u0645\u0627\u0647\u0646\u06AF\u06CC \u0628\u0627 \u0646\u0627\u0634\u0631\u0627\u0646 \u06A9\u0648\u062A\u0627\u0647 \u0627\u0633\u062A. \u062A\u0627 \u06F7\u06F2 \u0633\u0627\u0639\u062A \u062F\u06CC\u06AF\u0631 \u062A\u0627\u0631\u06CC\u062E \u062A\u0627\u0632\u0647\u200C\u0627\u06CC \u0628\u0631\u06AF\u0632\u06CC\u0646\u06CC\u062F\u060C \u0648\u06AF\u0631\u0646\u0647 \u06A9\u0645\u067E\u06CC\u0646 \u0644\u063A\u0648 \u0645\u06CC\u200C\u0634\u0648\u062F.`,
  }),
  campaign_undated: ({ title, released }) => ({
    title: '\u06A9\u0645\u067E\u06CC\u0646 \u0644\u063A\u0648 \u0634\u062F',
    description: `\u0628\u0631\u0627\u06CC \u06A9\u0645\u067E\u06CC\u0646 ${named(title)} \u062A\u0627\u0631\u06CC\u062E \u062A\u0627\u0632\u0647\u200C\u0627\u06CC \u0628\u0631\u06AF\u0632\u06CC\u062F\u0647 \u0646\u0634\u062F.${returned(released)}`,
  }),
  campaign_unfilled: ({ title, released }) => ({
    title:
      '\u06A9\u0645\u067E\u06CC\u0646 \u0628\u062F\u0648\u0646 \u0627\u0646\u062A\u0634\u0627\u0631 \u067E\u0627\u06CC\u0627\u0646 \u06CC\u0627\u0641\u062A',
    description: `\u0647\u06CC\u0686 \u0646\u0627\u0634\u0631\u06CC \u06A9\u0645\u067E\u06CC\u0646 ${named(title)} \u0631\u0627 \u0645\u0646\u062A\u0634\u0631 \u0646\u06A9\u0631\u062F.${returned(released)}`,
  }),
  campaign_list_ready: ({ title, publishers, until }) => ({
    title:
      '\u0641\u0647\u0631\u0633\u062A \u0646\u0627\u0634\u0631\u0627\u0646 \u0622\u0645\u0627\u062F\u0647\u0654 \u062A\u0635\u0645\u06CC\u0645 \u0634\u0645\u0627\u0633\u062A',
    description: `${whole3.format(publishers)} \u0646\u0627\u0634\u0631 \u0633\u0627\u062E\u062A \u0645\u062D\u062A\u0648\u0627\u06CC \u06A9\u0645\u067E\u06CC\u0646 ${named(title)} \u0631\u0627 \u067E\u0630\u06CC\u0631\u0641\u062A\u0646\u062F. \u0641\u0647\u0631\u0633\u062A \u0631\u0627 \u062A\u0627 ${moment(until)} \u0628\u067E\u0630\u06CC\u0631\u06CC\u062F\u060C \u0648\u06AF\u0631\u0646\u0647 \u0647\u0645\u0647\u0654 \u0645\u0628\u0644\u063A \u0622\u0632\u0627\u062F \u0645\u06CC\u200C\u0634\u0648\u062F.`,
  }),
  campaign_list_paid: ({ title, amount }) => ({
    title: '\u0641\u0647\u0631\u0633\u062A \u0646\u0627\u0634\u0631\u0627\u0646 \u067E\u0631\u062F\u0627\u062E\u062A \u0634\u062F',
    description: `\u0628\u0627 \u0627\u0641\u0632\u0627\u06CC\u0634 \u0645\u0648\u062C\u0648\u062F\u06CC\u060C \u0641\u0647\u0631\u0633\u062A \u0646\u0627\u0634\u0631\u0627\u0646 \u06A9\u0645\u067E\u06CC\u0646 ${named(title)} \u0628\u0647 \u0645\u0628\u0644\u063A ${toman(amount)} \u067E\u0631\u062F\u0627\u062E\u062A \u0634\u062F \u0648 \u0646\u0627\u0634\u0631\u0627\u0646 \u0645\u062D\u062A\u0648\u0627 \u0631\u0627 \u0645\u06CC\u200C\u0633\u0627\u0632\u0646\u062F.`,
  }),
  campaign_list_dropped: ({ title }) => ({
    title: '\u0645\u0647\u0644\u062A \u067E\u0631\u062F\u0627\u062E\u062A \u0641\u0647\u0631\u0633\u062A \u06AF\u0630\u0634\u062A',
    description: `\u062A\u0641\u0627\u0648\u062A \u0641\u0647\u0631\u0633\u062A \u0646\u0627\u0634\u0631\u0627\u0646 \u06A9\u0645\u067E\u06CC\u0646 ${named(title)} \u062F\u0631 \u0645\u0647\u0644\u062A \u067E\u0631\u062F\u0627\u062E\u062A \u0646\u0634\u062F. \u062A\u0627 \u06F7\u06F2 \u0633\u0627\u0639\u062A \u062F\u06CC\u06AF\u0631 \u0645\u06CC\u200C\u062A\u0648\u0627\u0646\u06CC\u062F \u0641\u0647\u0631\u0633\u062A \u0631\u0627 \u062F\u0648\u0628\u0627\u0631\u0647 \u0628\u067E\u0630\u06CC\u0631\u06CC\u062F\u060C \u0648\u06AF\u0631\u0646\u0647 \u0647\u0645\u0647\u0654 \u0645\u0628\u0644\u063A \u0622\u0632\u0627\u062F \u0645\u06CC\u200C\u0634\u0648\u062F.`,
  }),
  campaign_unanswered: ({ title, released }) => ({
    title: '\u0645\u0630\u0627\u06A9\u0631\u0647 \u0628\u06CC\u200C\u0646\u062A\u06CC\u062C\u0647 \u0645\u0627\u0646\u062F',
    description: `\u0641\u0647\u0631\u0633\u062A\u06CC \u0628\u0631\u0627\u06CC \u06A9\u0645\u067E\u06CC\u0646 ${named(title)} \u067E\u0630\u06CC\u0631\u0641\u062A\u0647 \u0646\u0634\u062F.${returned(released)} \u0622\u0646 \u0631\u0627 \u0648\u06CC\u0631\u0627\u06CC\u0634 \u06A9\u0646\u06CC\u062F \u0648 \u062F\u0648\u0628\u0627\u0631\u0647 \u0628\u0641\u0631\u0633\u062A\u06CC\u062F.`,
  }),
  content_delivered: ({ title, publisher: publisher2, due_at }) => ({
    title:
      '\u0645\u062D\u062A\u0648\u0627\u06CC \u062A\u0627\u0632\u0647 \u0645\u0646\u062A\u0638\u0631 \u062A\u0623\u06CC\u06CC\u062F \u0634\u0645\u0627\u0633\u062A',
    description: `\xAB${publisher2}\xBB \u0645\u062D\u062A\u0648\u0627\u06CC \u06A9\u0645\u067E\u06CC\u0646 ${named(title)} \u0631\u0627 \u0641\u0631\u0633\u062A\u0627\u062F. \u062A\u0627 ${moment(due_at)} \u0622\u0646 \u0631\u0627 \u062A\u0623\u06CC\u06CC\u062F \u06CC\u0627 \u0631\u062F \u06A9\u0646\u06CC\u062F.`,
  }),
  campaign_live: ({ title }) => ({
    title: '\u0627\u0646\u062A\u0634\u0627\u0631 \u06A9\u0645\u067E\u06CC\u0646 \u0622\u063A\u0627\u0632 \u0634\u062F',
    description: `\u0646\u062E\u0633\u062A\u06CC\u0646 \u0646\u0627\u0634\u0631\u060C \u06A9\u0645\u067E\u06CC\u0646 ${named(title)} \u0631\u0627 \u0645\u0646\u062A\u0634\u0631 \u06A9\u0631\u062F. \u0622\u0645\u0627\u0631 \u0622\u0646 \u0633\u0627\u0639\u062A\u200C\u0628\u0647\u200C\u0633\u0627\u0639\u062A \u062F\u0631 \u06AF\u0632\u0627\u0631\u0634 \u0645\u06CC\u200C\u0622\u06CC\u062F.`,
  }),
  campaign_completed: ({ title, captured, released }) => ({
    title: '\u06A9\u0645\u067E\u06CC\u0646 \u0628\u0647 \u067E\u0627\u06CC\u0627\u0646 \u0631\u0633\u06CC\u062F',
    description: `\u06A9\u0645\u067E\u06CC\u0646 ${named(title)} \u0628\u0627 \u0647\u0632\u06CC\u0646\u0647\u0654 ${toman(captured)} \u0628\u0647 \u067E\u0627\u06CC\u0627\u0646 \u0631\u0633\u06CC\u062F.${returned(released)}`,
  }),
  announcement: ({ title, text: text19 }) => ({ title, description: text19 }),
};

// apps/server/src/features/notifications/notifications.kinds.ts
var toReport = (_facts, campaignId) => (campaignId === null ? null : `/campaigns/${campaignId}`);
var toIdentity = (_facts, campaignId) => (campaignId === null ? null : `/campaigns/${campaignId}/identity`);
var toReview = (_facts, campaignId) => `/contents?view=review${campaignId === null ? '' : `&campaign=${campaignId}`}`;
var toOrder = ({ order_id }) => `/financial/charge/result?order=${order_id}`;
var ofReport = { type: 'change_history', pathOf: toReport };
var ofIdentity = { type: 'change_history', pathOf: toIdentity };
var noticeKinds = {
  payment_credited: { type: 'transaction', pathOf: toOrder },
  payment_recovered: { type: 'transaction', pathOf: toOrder },
  receipt_credited: { type: 'transaction', pathOf: () => null },
  campaign_to_pay: ofReport,
  campaign_bought: ofReport,
  campaign_quote_lapsed: ofReport,
  campaign_approved: ofReport,
  campaign_rejected: ofReport,
  campaign_asks_new_dates: ofReport,
  campaign_undated: ofIdentity,
  campaign_unfilled: ofIdentity,
  campaign_list_ready: ofReport,
  campaign_list_paid: ofReport,
  campaign_list_dropped: ofReport,
  campaign_unanswered: ofReport,
  content_delivered: { type: 'change_history', pathOf: toReview },
  campaign_live: ofReport,
  campaign_completed: ofReport,
  announcement: { type: 'object_notification', pathOf: ({ path }) => path },
};

// apps/server/src/features/notifications/notifications.repository.ts
import {
  and as and12,
  asc as asc6,
  count as count6,
  desc as desc7,
  eq as eq13,
  gt,
  inArray as inArray7,
  isNull as isNull5,
  sql as sql10,
} from 'drizzle-orm';

// apps/server/src/features/notifications/notifications.tables.ts
import { sql as sql9 } from 'drizzle-orm';
import {
  bigint as bigint13,
  foreignKey as foreignKey5,
  index as index11,
  integer as integer6,
  jsonb as jsonb4,
  pgTable as pgTable12,
  primaryKey as primaryKey10,
  text as text13,
  timestamp as timestamp11,
  uniqueIndex as uniqueIndex7,
} from 'drizzle-orm/pg-core';

// apps/server/src/infra/store/migration/tenant-tables.ts
import { bigint as bigint12 } from 'drizzle-orm/pg-core';
function tenantColumns() {
  return { account_id: bigint12({ mode: 'number' }).notNull() };
}

// apps/server/src/features/notifications/notifications.tables.ts
var at4 = (name) => timestamp11(name, { withTimezone: true });
var notification = pgTable12(
  'notification',
  {
    ...tenantColumns(),
    id: bigint13({ mode: 'number' }).generatedAlwaysAsIdentity(),
    kind: text13().notNull(),
    notification_type: text13().notNull(),
    campaign_id: bigint13({ mode: 'number' }),
    facts: jsonb4().$type().notNull().default({}),
    /** The same happening is told once. */
    dedupe_key: text13(),
    seen_at: at4('seen_at'),
    history_date: at4('history_date').notNull(),
  },
  (t) => [
    primaryKey10({ columns: [t.account_id, t.id] }),
    foreignKey5({ columns: [t.account_id], foreignColumns: [account.account_id] }),
    uniqueIndex7('notification_once')
      .on(t.account_id, t.dedupe_key)
      .where(sql9`dedupe_key is not null`),
    index11('notification_latest').on(t.account_id, t.history_date, t.id),
    index11('notification_unread')
      .on(t.account_id, t.history_date)
      .where(sql9`seen_at is null`),
  ],
);
var changelogItem = pgTable12('changelog_item', {
  id: bigint13({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  title: text13().notNull().default(''),
  /** HTML; cleaned by whoever shows it. */
  content: text13().notNull(),
  created: at4('created').notNull(),
});
var changelogAttachment = pgTable12(
  'changelog_attachment',
  {
    id: bigint13({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    item_id: bigint13({ mode: 'number' })
      .notNull()
      .references(() => changelogItem.id),
    name: text13().notNull(),
    type: text13().notNull(),
    size: integer6().notNull(),
    file_key: text13().notNull(),
  },
  (t) => [index11('changelog_attachment_item').on(t.item_id)],
);

// apps/server/src/features/notifications/notifications.repository.ts
function inScope(accountId4, { kinds, campaign_id }) {
  return and12(
    eq13(notification.account_id, accountId4),
    inArray7(notification.kind, [...kinds]),
    campaign_id === void 0 ? void 0 : eq13(notification.campaign_id, campaign_id),
  );
}
var ofOne = (accountId4, id6) => and12(eq13(notification.account_id, accountId4), eq13(notification.id, id6));
async function insertNotifications(tx, rows) {
  if (rows.length > 0)
    await tx
      .insert(notification)
      .values([...rows])
      .onConflictDoNothing();
}
async function listNotifications(tx, accountId4, scope, { isUnreadOnly, limit, offset }) {
  return tx
    .select()
    .from(notification)
    .where(and12(inScope(accountId4, scope), isUnreadOnly ? isNull5(notification.seen_at) : void 0))
    .orderBy(desc7(notification.history_date), desc7(notification.id))
    .limit(limit)
    .offset(offset);
}
async function countNotifications(tx, accountId4, scope) {
  const [row2] = await tx
    .select({ all: count6(), unread: sql10`count(*) filter (where ${notification.seen_at} is null)`.mapWith(Number) })
    .from(notification)
    .where(inScope(accountId4, scope));
  return row2 ?? { all: 0, unread: 0 };
}
async function countUnread(tx, accountId4, scope) {
  const [row2] = await tx
    .select({ unread: count6() })
    .from(notification)
    .where(and12(inScope(accountId4, scope), isNull5(notification.seen_at)));
  return row2?.unread ?? 0;
}
async function hasNotification(tx, accountId4, id6) {
  const rows = await tx.select({ id: notification.id }).from(notification).where(ofOne(accountId4, id6));
  return rows.length > 0;
}
async function setSeen(tx, accountId4, at6, id6) {
  const which = id6 === void 0 ? eq13(notification.account_id, accountId4) : ofOne(accountId4, id6);
  await tx
    .update(notification)
    .set({ seen_at: at6 })
    .where(and12(which, isNull5(notification.seen_at)));
}
async function listChangelogItems(tx, after, limit) {
  return tx.select().from(changelogItem).where(gt(changelogItem.id, after)).orderBy(desc7(changelogItem.id)).limit(limit);
}
async function insertChangelogItem(tx, item, attachments) {
  const [row2] = await tx.insert(changelogItem).values(item).returning({ id: changelogItem.id });
  if (!row2) throw new Error('a changelog item was not inserted');
  if (attachments.length > 0) await tx.insert(changelogAttachment).values(attachments.map((file) => ({ ...file, item_id: row2.id })));
}
async function listAttachments(tx, itemIds) {
  if (itemIds.length === 0) return [];
  return tx
    .select()
    .from(changelogAttachment)
    .where(inArray7(changelogAttachment.item_id, [...itemIds]))
    .orderBy(asc6(changelogAttachment.id));
}
async function findAttachment(tx, id6) {
  const [row2] = await tx.select().from(changelogAttachment).where(eq13(changelogAttachment.id, id6));
  return row2;
}

// apps/server/src/features/notifications/notifications.service.ts
var notify = (tx, accountId4, notices) =>
  insertNotifications(
    tx,
    notices.map(({ kind: kind2, facts, at: at6, ...rest }) => ({
      ...rest,
      account_id: accountId4,
      kind: kind2,
      facts,
      notification_type: noticeKinds[kind2].type,
      history_date: at6,
    })),
  );
var CHANGELOG_MAX = 20;
function contentOf(kind2, facts, campaignId) {
  return { ...noticesFa[kind2](facts), path: noticeKinds[kind2].pathOf(facts, campaignId) };
}
function answerOf2(row2) {
  const kind2 = row2.kind;
  return {
    id: row2.id,
    kind: kind2,
    notification_type: noticeKinds[kind2].type,
    campaign_id: row2.campaign_id,
    ...contentOf(kind2, row2.facts, row2.campaign_id),
    seen: row2.seen_at !== null,
    history_date: row2.history_date.toISOString(),
  };
}
function createNotificationsService({ tenancy, clocks, files: files2, bases }) {
  async function markSeen2({ account_id, hijacked_by }, tx, id6) {
    if (hijacked_by === null) await setSeen(tx, account_id, new Date(clocks.wall.now()), id6);
  }
  return {
    async list({ account_id }, { campaign_id, only_unread, limit, offset }) {
      const scope = { kinds: NOTICE_KINDS, campaign_id };
      return tenancy.withAccount(account_id, async (tx) => {
        const { all, unread } = await countNotifications(tx, account_id, scope);
        const rows = await listNotifications(tx, account_id, scope, { isUnreadOnly: only_unread, limit, offset });
        return { count: only_unread ? unread : all, unread, results: rows.map(answerOf2) };
      });
    },
    async listNew({ account_id }) {
      const scope = { kinds: NOTICE_KINDS };
      return tenancy.withAccount(account_id, async (tx) => {
        const rows = await listNotifications(tx, account_id, scope, { isUnreadOnly: true, limit: UNREAD_KEPT, offset: 0 });
        return { unread: await countUnread(tx, account_id, scope), results: keepLatestUnread(rows.map(answerOf2)) };
      });
    },
    /** False when the account has no such message. */
    async see(caller, id6) {
      return tenancy.withAccount(caller.account_id, async (tx) => {
        await markSeen2(caller, tx, id6);
        return hasNotification(tx, caller.account_id, id6);
      });
    },
    async seeAll(caller) {
      await tenancy.withAccount(caller.account_id, (tx) => markSeen2(caller, tx));
    },
    async listChangelog(after) {
      const { items, attachments } = await tenancy.withSystem(async (tx) => {
        const found2 = await listChangelogItems(tx, after, CHANGELOG_MAX);
        return {
          items: found2,
          attachments: await listAttachments(
            tx,
            found2.map(({ id: id6 }) => id6),
          ),
        };
      });
      return {
        results: items.map(({ id: id6, title, content: content2 }) => ({
          id: id6,
          title,
          content: content2,
          attachments: attachments
            .filter(({ item_id }) => item_id === id6)
            .map((file) => ({ id: file.id, file: `${bases.main}/changelog/attachments/${file.id}`, name: file.name, size: file.size })),
        })),
      };
    },
    /** Adds an item to the changelog of every account; its files are stored first. */
    async addChangelogItem({ attachments, ...item }) {
      const stored = [];
      for (const { bytes, ...file } of attachments) {
        const file_key = createFileKey();
        await files2.put(file_key, bytes);
        stored.push({ ...file, file_key, size: bytes.byteLength });
      }
      await tenancy.withSystem((tx) => insertChangelogItem(tx, item, stored));
    },
    async findChangelogFile(id6) {
      const row2 = await tenancy.withSystem((tx) => findAttachment(tx, id6));
      if (!row2 || !(await files2.stat(row2.file_key))) return void 0;
      return { type: row2.type, body: files2.read(row2.file_key), filename: row2.name };
    },
  };
}

// apps/server/src/features/pricing/pricing.routes.ts
function pricingHandlers(service) {
  return {
    getCpmPrice: ({ caller, body }) => service.getCpmPrice(caller.account_id, body),
    listCpmConfigurations: async ({ caller }) => succeed(await service.listCpmConfigurations(caller.account_id)),
    getCpmConfiguration: ({ caller, query: query2 }) => service.getCpmConfiguration(caller.account_id, query2),
    readCpmPrice: ({ caller, query: query2 }) => service.readCpmPrice(caller.account_id, query2),
    getCpcPrice: ({ caller, body }) => service.getCpcPrice(caller.account_id, body),
    listServices: async ({ caller, query: query2 }) => succeed(await service.listServices(caller.account_id, query2)),
  };
}

// packages/domain/src/reports/report-range.ts
var EARLIEST = '2000-01-01';
var LATEST = '2100-12-31';
var REPORT_LONGEST_DAYS = 366;
function checkRange(range2, longestDays) {
  const { from, to } = range2;
  if (from > to) return { code: 'range_reversed', from, to };
  if (from < EARLIEST || to > LATEST) return { code: 'range_outside', earliest: EARLIEST, latest: LATEST };
  const days2 = countDays(range2);
  return days2 > longestDays ? { code: 'range_too_long', days: days2, longest_days: longestDays } : void 0;
}

// apps/server/src/features/pricing/pricing.repository.ts
import { and as and13, asc as asc7, eq as eq14, inArray as inArray8 } from 'drizzle-orm';

// apps/server/src/features/pricing/pricing.tables.ts
import {
  bigint as bigint14,
  boolean as boolean5,
  integer as integer7,
  jsonb as jsonb5,
  pgTable as pgTable13,
  primaryKey as primaryKey11,
  smallint as smallint6,
  text as text14,
  timestamp as timestamp12,
} from 'drizzle-orm/pg-core';
var toman2 = () => bigint14({ mode: 'number' });
var at5 = () => timestamp12({ withTimezone: true });
var cpmConfiguration = pgTable13(
  'cpm_configuration',
  {
    media_type: text14().$type().notNull(),
    content_type: text14().$type().notNull(),
    cpm_price: toman2().notNull(),
    cpm_publisher_price: toman2().notNull(),
  },
  (t) => [primaryKey11({ columns: [t.media_type, t.content_type] })],
);
var clickTier = pgTable13('click_tier', {
  from_clicks: integer7().primaryKey(),
  price: toman2().notNull(),
  publisher_price: toman2().notNull(),
});
var serviceOffer = pgTable13('service_offer', {
  key: text14().primaryKey(),
  title_fa: text14().notNull(),
  description_fa: text14().notNull(),
  price: toman2().notNull(),
  /** Null for all. */
  media_types: jsonb5().$type(),
  campaign_types: jsonb5().$type(),
  position: smallint6().notNull(),
  is_active: boolean5().notNull().default(true),
});
var discount = pgTable13('discount', {
  discount_code: text14().primaryKey(),
  /** Exactly one of the two. */
  percent: smallint6(),
  toman: toman2(),
  maximum_amount: toman2(),
  minimum_purchase: toman2().notNull().default(0),
  valid_from: at5().notNull(),
  valid_until: at5(),
  media_types: jsonb5().$type(),
  campaign_types: jsonb5().$type(),
  is_once_per_account: boolean5().notNull(),
  total_uses: integer7(),
  is_stackable: boolean5().notNull(),
  /** Uses of all accounts, those given back not counted. */
  used: integer7().notNull().default(0),
});

// apps/server/src/features/pricing/pricing.repository.ts
async function listCpmConfigurations(tx) {
  return tx.select().from(cpmConfiguration);
}
async function findCpmConfiguration(tx, { media_type, content_type }) {
  const { cpm_price, cpm_publisher_price } = cpmConfiguration;
  const [row2] = await tx
    .select({ cpm_price, cpm_publisher_price })
    .from(cpmConfiguration)
    .where(and13(eq14(cpmConfiguration.media_type, media_type), eq14(cpmConfiguration.content_type, content_type)));
  return row2;
}
async function listClickTiers(tx) {
  const tiers = await tx.select().from(clickTier).orderBy(asc7(clickTier.from_clicks));
  const [issue] = checkClickTiers(tiers);
  if (issue) throw new Error(`the prices of clicks are broken: ${JSON.stringify(issue)}`);
  return tiers;
}
async function listOfferedServices(tx, { media_type, campaign_type }) {
  const rows = await tx
    .select()
    .from(serviceOffer)
    .where(eq14(serviceOffer.is_active, true))
    .orderBy(asc7(serviceOffer.position), asc7(serviceOffer.key));
  return rows
    .filter(({ media_types }) => media_types?.includes(media_type) ?? true)
    .filter(({ campaign_types }) => campaign_types?.includes(campaign_type) ?? true)
    .map(({ key, title_fa, description_fa, price }) => ({ key, title_fa, description_fa, price }));
}
async function listDiscounts(tx, codes) {
  if (codes.length === 0) return [];
  const rows = await tx
    .select()
    .from(discount)
    .where(inArray8(discount.discount_code, [...codes]));
  return rows.map(({ percent, toman: toman4, used, valid_from, valid_until, ...row2 }) => {
    if (percent === null && toman4 === null) throw new Error(`discount ${row2.discount_code} takes nothing off`);
    const reduction = percent === null ? { toman: toman4 ?? 0 } : { percent };
    return { rule: { ...row2, reduction, valid_from: valid_from.getTime(), valid_until: valid_until?.getTime() ?? null }, used };
  });
}

// apps/server/src/features/pricing/pricing.service.ts
function createPricingService({ tenancy, world, vatRates = VAT_RATES }) {
  function withVat(price) {
    const percent = resolveVatPercent(tehranDay(world.now()), vatRates);
    if (!percent.ok) return percent;
    const vat = vatOf(price, percent.value);
    return succeed({ price, vat, vat_percent: percent.value, total: price + vat });
  }
  async function readCpmPrice(accountId4, place3) {
    const configured = await tenancy.withAccount(accountId4, (tx) => findCpmConfiguration(tx, place3));
    return findCpmPrice(place3.media_type, place3.content_type, configured);
  }
  return {
    /** What thousands of views cost today. */
    async getCpmPrice(accountId4, { goal_total_reach: goal, ...place3 }) {
      const each = await readCpmPrice(accountId4, place3);
      if (!each.ok) return each;
      const issues2 = checkViewsGoal(place3.media_type, goal);
      if (issues2.length > 0) return refuse({ code: 'goal_refused', issues: issues2 });
      const sums2 = withVat(lineOfViews(goal, each.value).price);
      return sums2.ok ? succeed({ ...sums2.value, ...each.value }) : sums2;
    },
    /** Every place where views have a price. */
    async listCpmConfigurations(accountId4) {
      const configured = await tenancy.withAccount(accountId4, listCpmConfigurations);
      const results = PLATFORM_PAIRS.flatMap(({ media_type, content_type }) => {
        const own2 = configured.find((row2) => row2.media_type === media_type && row2.content_type === content_type);
        const price = findCpmPrice(media_type, content_type, own2);
        return price.ok ? [configurationAnswer({ media_type, content_type }, price.value)] : [];
      });
      return { results };
    },
    async getCpmConfiguration(accountId4, place3) {
      const price = await readCpmPrice(accountId4, place3);
      return price.ok ? succeed(configurationAnswer(place3, price.value)) : price;
    },
    readCpmPrice: async (accountId4, place3) => readCpmPrice(accountId4, place3),
    /** What clicks cost over a period: as many days, each click of a day in its own band. */
    async getCpcPrice(accountId4, { media_type, content_type, goal_total_reach: goal, ...period }) {
      if (!isAllowedCombination(media_type, content_type, 'CPC')) return refuse({ code: 'combination_not_allowed' });
      const range2 = { from: period.publish_period_start, to: period.publish_period_end };
      const refusal2 = checkRange(range2, PERIOD_MAX_DAYS);
      if (refusal2) return refuse(refusal2);
      const days2 = countDays(range2);
      const issues2 = checkClicksGoal(goal, days2);
      if (issues2.length > 0) return refuse({ code: 'goal_refused', issues: issues2 });
      const tiers = await tenancy.withAccount(accountId4, listClickTiers);
      const sums2 = withVat(lineOfClicks(goal, days2, tiers).price);
      if (!sums2.ok) return sums2;
      const busiest = Math.max(...spreadClicks(goal, days2));
      return succeed({
        ...sums2.value,
        days: days2,
        daily_clicks: busiest,
        minimum: CPC_MIN_DAILY_CLICKS * days2,
        cpc_price: shareOf(sums2.value.price, 1, goal),
        tiers: tiers.map(({ from_clicks, price }, index14) => {
          const until = Math.min(busiest, tiers[index14 + 1]?.from_clicks ?? busiest);
          return { from_clicks, price, clicks: Math.max(0, until - from_clicks) };
        }),
      });
    },
    async listServices(accountId4, kind2) {
      return { results: await tenancy.withAccount(accountId4, (tx) => listOfferedServices(tx, kind2)) };
    },
    /** Today's prices for whoever quotes inside a transaction of its own. */
    source: { vatRates, findCpmConfiguration, listClickTiers, listOfferedServices, listDiscounts },
  };
}
function configurationAnswer(place3, { cpm_price, cpm_publisher_price }) {
  const limits = cpmGoalLimits(place3.media_type);
  return {
    media_type: place3.media_type,
    content_type: place3.content_type,
    cpm_price,
    cpm_publisher_price,
    default_goal: findCpmDefaults(place3.media_type, place3.content_type)?.goal_thousands ?? null,
    minimum: limits?.minimum ?? null,
    maximum: limits?.maximum ?? null,
  };
}

// packages/domain/src/publishers/nearest-plans.ts
var CATEGORIES_WEIGHT = 2;
function distance(from, to) {
  const shared = from.categories.filter((category3) => to.categories.includes(category3)).length;
  const all = from.categories.length + to.categories.length - shared;
  const apart = (a, b) => Math.abs(Math.log(Math.max(a, 1) / Math.max(b, 1)));
  return CATEGORIES_WEIGHT * (all === 0 ? 0 : 1 - shared / all) + apart(from.reach, to.reach) + apart(from.price, to.price);
}
function nearestPlans(plan, candidates, limit) {
  return candidates
    .map((candidate) => ({ candidate, away: distance(plan, candidate) }))
    .toSorted((a, b) => a.away - b.away || a.candidate.id - b.candidate.id)
    .slice(0, limit)
    .map(({ candidate }) => candidate);
}

// apps/server/src/features/publishers/catalogue/catalogue.repository.ts
import { eq as eq15, sql as sql12 } from 'drizzle-orm';

// apps/server/src/features/publishers/catalogue/plan-sql.ts
import { sql as sql11 } from 'drizzle-orm';
function withCost(plan) {
  return { ...plan, cost_per_thousand: costPerThousand(plan.price, plan.reach) };
}
var planJson = sql11`json_build_object(
  'id', plan.id, 'publisher_id', plan.publisher_id, 'media_type', plan.media_type, 'content_type', plan.content_type,
  'title', publisher.title, 'username', publisher.username, 'page_type', publisher.page_type, 'followers', publisher.followers,
  'categories', (select coalesce(json_agg(json_build_object('id', category.id, 'title_fa', category.title_fa) order by category.id), '[]')
    from publisher_category pc join category on category.id = pc.category_id where pc.publisher_id = publisher.id),
  'price', plan.price, 'availability_hours', plan.availability_hours, 'story_count', plan.story_count,
  'reach', plan.reach, 'reach_low', plan.reach_low, 'reach_high', plan.reach_high,
  'is_reliable', publisher.is_reliable, 'is_recommended', publisher.is_recommended, 'will_provide_insight', publisher.will_provide_insight)`;
var numbers = (values) => sql11`${sql11.param(values)}::bigint[]`;
var texts = (values) => sql11`${sql11.param(values)}::text[]`;
function isSoldAs({ media_type, content_type, stories }) {
  const sold = sql11`plan.media_type = ${media_type} and plan.content_type = ${content_type} and plan.is_active
    and publisher.media_type = ${media_type} and publisher.is_active`;
  return sql11.join([sold, ...holds(sql11`plan.story_count`, stories)], sql11` and `);
}
function isInCategories(ids2, otherwise) {
  if (ids2 === void 0 || ids2.length === 0) return otherwise;
  return sql11`exists (select from publisher_category pc where pc.publisher_id = publisher.id and pc.category_id = any(${numbers(ids2)}))`;
}
function conditionsOf(filters) {
  const conditions = filters.words.map((word) => sql11`publisher.search_text like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`);
  conditions.push(...holds(sql11`plan.price`, filters.price));
  conditions.push(...holds(sql11`publisher.followers`, filters.followers));
  conditions.push(...holds(sql11`plan.story_count`, filters.storyNumber));
  conditions.push(...holds(sql11`publisher.score`, filters.score));
  if (filters.pageType) conditions.push(sql11`publisher.page_type = any(${texts(filters.pageType)})`);
  if (filters.availabilityHours) conditions.push(sql11`plan.availability_hours = any(${numbers(filters.availabilityHours)})`);
  if (filters.isRecommendedOnly) conditions.push(sql11`publisher.is_recommended`);
  if (filters.isInsightOnly) conditions.push(sql11`publisher.will_provide_insight`);
  if (filters.isReliableOnly) conditions.push(sql11`publisher.is_reliable`);
  return conditions;
}
function holds(column, range2) {
  const from = range2?.from ?? null;
  const to = range2?.to ?? null;
  return [...(from === null ? [] : [sql11`${column} >= ${from}::bigint`]), ...(to === null ? [] : [sql11`${column} <= ${to}::bigint`])];
}
function orderOf3(ordering2) {
  if (ordering2 === 'suitable') return sql11`is_suitable desc, is_recommended desc, cost_per_thousand asc nulls last`;
  const [, descends, column] = /^(-?)(.*)$/.exec(ordering2) ?? [];
  return sql11`${sql11.identifier(column ?? 'id')} ${descends ? sql11`desc` : sql11`asc`} nulls last`;
}

// apps/server/src/features/publishers/catalogue/catalogue.repository.ts
async function listKnownPlans(tx, ids2) {
  return tx
    .select({
      id: mediaPlan.id,
      media_type: mediaPlan.media_type,
      content_type: mediaPlan.content_type,
      title: publisher.title,
      price: mediaPlan.price,
      story_count: mediaPlan.story_count,
      is_sold: sql12`${mediaPlan.is_active} and ${publisher.is_active}`,
    })
    .from(mediaPlan)
    .innerJoin(publisher, eq15(publisher.id, mediaPlan.publisher_id))
    .where(sql12`${mediaPlan.id} = any(${numbers(ids2)})`);
}
async function listPlansById(tx, kind2, ids2) {
  if (ids2.length === 0) return [];
  return readJson(
    tx,
    sql12`select ${planJson} as row from media_plan plan join publisher on publisher.id = plan.publisher_id
    where ${isSoldAs(kind2)} and plan.id = any(${numbers(ids2)}) order by array_position(${numbers(ids2)}, plan.id)`,
  );
}
async function listBundles(tx, kind2, ids2) {
  const { rows } = await tx.execute(sql12`
    select bundle.id, bundle.title, bundle.description, bundle.price,
      sum(plan.price)::bigint as list_price, sum(plan.reach)::bigint as reach, json_agg(${planJson} order by plan.id) as plans
    from bundle join bundle_plan on bundle_plan.bundle_id = bundle.id
      join media_plan plan on plan.id = bundle_plan.plan_id join publisher on publisher.id = plan.publisher_id
    where bundle.media_type = ${kind2.media_type} and bundle.content_type = ${kind2.content_type} and bundle.is_active
      ${ids2 === void 0 ? sql12`` : sql12`and bundle.id = any(${numbers(ids2)})`}
    group by bundle.id having bool_and(${isSoldAs(kind2)}) order by bundle.id`);
  return rows;
}
async function findPlanDetails(tx, id6) {
  const sameFormat = sql12`other.content_type = plan.content_type`;
  const others2 = (condition, fields) => sql12`(select coalesce(json_agg(json_build_object('plan_id', other.id, ${fields},
      'price', other.price, 'reach', other.reach) order by other.content_type, other.availability_hours, other.story_count, other.id), '[]')
    from media_plan other where other.publisher_id = plan.publisher_id and other.is_active and ${condition})`;
  const tariffs = others2(sameFormat, sql12`'availability_hours', other.availability_hours, 'story_count', other.story_count`);
  const formats = others2(sql12`not ${sameFormat}`, sql12`'content_type', other.content_type`);
  const [row2] = await readJson(
    tx,
    sql12`select (${planJson}::jsonb || jsonb_build_object('score', publisher.score, 'tariffs', ${tariffs}, 'other_formats', ${formats})) as row
      from media_plan plan join publisher on publisher.id = plan.publisher_id
      where plan.id = ${id6} and plan.is_active and publisher.is_active`,
  );
  return row2;
}
async function listInstagramPages(tx, words2, { limit, offset }) {
  const conditions = [
    sql12`media_type = 'INSTAGRAM' and is_active`,
    ...words2.map((word) => sql12`search_text like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`),
  ];
  const { rows } = await tx.execute(sql12`
    with matched as (select id, username, title, followers, page_type from publisher where ${sql12.join(conditions, sql12` and `)})
    select (select count(*)::int from matched) as count,
      (select coalesce(json_agg(page), '[]') from (select * from matched order by followers desc, id limit ${limit} offset ${offset}) page) as results`);
  return rows[0] ?? { count: 0, results: [] };
}
async function readJson(tx, statement) {
  const { rows } = await tx.execute(statement);
  return rows.map(({ row: row2 }) => row2);
}

// packages/domain/src/publishers/publishers.ts
var PAGE_TYPES = ['personal', 'topic', 'news', 'business'];

// packages/domain/src/filters/publisher-filters.ts
var PLAN_PRICE_TOMAN = { from: 2e4, to: 5e8 };
var FOLLOWERS_MAX = 25e6;
var SCORE = { from: 0, to: 10 };
function availabilityHoursOf(media_type) {
  return media_type === 'LINKEDIN' ? [24, 168] : [12, 24, 48];
}
function followersMinimumOf(media_type, isStaffView2) {
  switch (media_type) {
    case 'INSTAGRAM':
      return isStaffView2 ? 2e3 : 1e4;
    case 'TELEGRAM':
      return 1e4;
    case 'LINKEDIN':
      return 1e3;
    case 'BALE':
    case 'SOROUSH':
    case 'EITAA':
    case 'RUBIKA':
      return 5e3;
  }
}
var number = (key, limits) => ({
  key,
  type: 'number',
  isWhole: true,
  limits,
});
var several = (key, options) => ({ key, type: 'select', isMultiple: true, options });
var one = (key, options) => ({ key, type: 'select', isMultiple: false, options });
var toggle = (key) => one(key, ['true']);
function fieldsOf(followersMin, hours) {
  return [
    { key: 'search', type: 'search' },
    several('pageType', PAGE_TYPES),
    several('availabilityHours', hours.map(String)),
    number('price', PLAN_PRICE_TOMAN),
    number('followers', { from: followersMin, to: FOLLOWERS_MAX }),
    several('categories', 'ids'),
    toggle('selectedOnly'),
    one('storyNumber', STORY_NUMBERS),
    toggle('recommendedOnly'),
    number('score', SCORE),
    toggle('reliableOnly'),
    toggle('willProvideInsight'),
  ];
}
var PUBLISHER_FILTER_FIELDS = fieldsOf(1e3, [12, 24, 48, 168]);
var STAFF_FILTERS = ['score', 'reliableOnly'];
function publisherFilterFields({ media_type, content_type, isStaffView: isStaffView2, flags: flags3 }) {
  const missing = [
    ...(isStaffView2 ? [] : STAFF_FILTERS),
    ...(media_type === 'INSTAGRAM' && content_type === 'STORY' ? [] : ['storyNumber']),
    ...(flags3['panel-recommender-toggle'] ? [] : ['recommendedOnly']),
  ];
  const fields = fieldsOf(followersMinimumOf(media_type, isStaffView2), availabilityHoursOf(media_type));
  return fields.filter(({ key }) => !missing.includes(key));
}
function packageFilterFields(view) {
  return publisherFilterFields(view).filter(({ key }) => key !== 'selectedOnly');
}

// apps/server/src/features/publishers/publishers.filters.ts
function findPair(kind2) {
  const [media, ...content2] = kind2.toUpperCase().split('-');
  const media_type = MEDIA_TYPES.find((candidate) => candidate === media);
  const content_type = CONTENT_TYPES.find((candidate) => candidate === content2.join('_'));
  return PLATFORM_PAIRS.find((pair) => pair.media_type === media_type && pair.content_type === content_type);
}
function findKind(kind2, story_number2) {
  const pair = findPair(kind2);
  if (!pair || story_number2 === void 0) return pair;
  const wanted = storyNumberOf({ ...pair, story_number: story_number2 });
  return { ...pair, stories: wanted && STORY_NUMBER_RANGES[wanted] };
}
var ANYBODY = { isStaffView: false, flags: { 'panel-recommender-toggle': false } };
var planFields = ({ media_type, content_type }, viewer) => publisherFilterFields({ media_type, content_type, ...viewer });
function readPlanFilters(texts2, kind2, viewer) {
  return readFields2(texts2, planFields(kind2, viewer));
}
function readPackageFilters(texts2, { media_type, content_type }, viewer) {
  return readFields2(texts2, packageFilterFields({ media_type, content_type, ...viewer }));
}
function readFields2(texts2, fields) {
  const parsed2 = parseFilters(texts2, fields);
  if (!parsed2.ok) return parsed2;
  const filters = parsed2.value;
  const list2 = (key) => {
    const value = filters[key];
    return value?.type === 'select' ? value.values : void 0;
  };
  const range2 = (key) => {
    const value = filters[key];
    return value?.type === 'number' ? { from: value.from, to: value.to } : void 0;
  };
  const [story] = STORY_NUMBERS.filter((number2) => list2('storyNumber')?.includes(number2));
  return succeed({
    words: filters['search']?.type === 'search' ? readWords(filters['search'].text) : [],
    price: range2('price'),
    followers: range2('followers'),
    categories: list2('categories')?.map(Number),
    pageType: list2('pageType'),
    availabilityHours: list2('availabilityHours')?.map(Number),
    storyNumber: story && STORY_NUMBER_RANGES[story],
    score: range2('score'),
    isRecommendedOnly: list2('recommendedOnly') !== void 0,
    isInsightOnly: list2('willProvideInsight') !== void 0,
    isReliableOnly: list2('reliableOnly') !== void 0,
    isSelectedOnly: list2('selectedOnly') !== void 0,
  });
}
var dropNul = (text19) => text19.replaceAll('\0', '');
function readWords(text19) {
  return foldForSearch(dropNul(text19))
    .split(' ')
    .map((word) => word.replace(/^@/, ''))
    .filter((word) => word !== '');
}

// apps/server/src/features/publishers/alternatives/alternatives.repository.ts
import { sql as sql13 } from 'drizzle-orm';
var IN_CATEGORY = 100;
var IN_ANY = 40;
var compared = (plan) =>
  sql13.raw(`json_build_object('id', ${plan}.id, 'reach', ${plan}.reach, 'price', ${plan}.price, 'categories',
  (select coalesce(json_agg(category_id), '[]') from publisher_category where publisher_id = ${plan}.publisher_id))`);
async function listSubstitutes(tx, kind2, ids2, selected) {
  const isFitting = sql13.join([sql13`true`, ...holds(sql13`gone.story_count`, kind2.stories)], sql13` and `);
  const sameStories = sql13`(plan.story_count = gone.story_count or not (${isFitting}))`;
  const near = (side, order2, condition, limit) => sql13`(
    select plan.id, plan.publisher_id, plan.price, plan.reach from media_plan plan join publisher on publisher.id = plan.publisher_id
    where ${isSoldAs(kind2)} and ${side} and plan.availability_hours = gone.availability_hours and ${sameStories}
      and plan.price > 0 and plan.reach > 0 and plan.publisher_id <> all(array(select publisher_id from taken)) and ${condition}
    order by ${order2}, plan.id limit ${limit})`;
  const hasCategory = sql13`exists (select from publisher_category mine join publisher_category theirs on theirs.category_id = mine.category_id
    where mine.publisher_id = gone.publisher_id and theirs.publisher_id = plan.publisher_id)`;
  const dearer = [sql13`plan.price >= gone.price`, sql13`plan.price`];
  const cheaper = [sql13`plan.price < gone.price`, sql13`plan.price desc`];
  const { rows } = await tx.execute(sql13`
    with taken as (
      select distinct publisher_id from media_plan where id = any(${numbers([...ids2, ...selected])})
    )
    select ${compared('gone')} as plan, (select coalesce(json_agg(${compared('near')}), '[]') from (
      ${near(...dearer, hasCategory, IN_CATEGORY)} union ${near(...cheaper, hasCategory, IN_CATEGORY)}
      union ${near(...dearer, sql13`true`, IN_ANY)} union ${near(...cheaper, sql13`true`, IN_ANY)}) near) as candidates
    from media_plan gone
    where gone.id = any(${numbers(ids2)}) and gone.media_type = ${kind2.media_type} and gone.content_type = ${kind2.content_type}`);
  return rows;
}

// apps/server/src/features/publishers/alternatives/alternatives.service.ts
function createAlternativesService({ tenancy }) {
  return {
    /** For each plan those of the same tariff that come nearest in categories, reach and price; none for a plan that never was of this kind. */
    async suggestAlternatives(accountId4, { kind: kind2, story_number: story_number2, plans, selected, limit }) {
      const pair = findKind(kind2, story_number2);
      if (!pair) return refuse({ code: 'not_found' });
      const twice = findListedTwice({ plans, selected });
      if (twice) return refuse(twice);
      return tenancy.withAccount(accountId4, async (tx) => {
        const substitutes = await listSubstitutes(tx, pair, plans, selected);
        const nearest = new Map(
          substitutes.map(({ plan, candidates }) => [plan.id, nearestPlans(plan, candidates, limit).map(({ id: id6 }) => id6)]),
        );
        const found2 = await listPlansById(tx, pair, [...new Set([...nearest.values()].flat())]);
        const planOf = new Map(found2.map((plan) => [plan.id, withCost(plan)]));
        const alternativesTo = (id6) => (nearest.get(id6) ?? []).flatMap((near) => planOf.get(near) ?? []);
        const titles2 = new Map((await listKnownPlans(tx, plans)).map(({ id: id6, title }) => [id6, title]));
        return succeed({
          results: plans.map((plan_id) => ({ plan_id, title: titles2.get(plan_id) ?? null, alternatives: alternativesTo(plan_id) })),
        });
      });
    },
  };
}

// apps/server/src/features/publishers/packages/packages.service.ts
import { createHash as createHash4 } from 'node:crypto';
import { availableParallelism } from 'node:os';

// apps/server/src/infra/threads/cpu-pool.ts
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
function createCpuPool({ entry, threads, waitingMax, limitMs, memory }) {
  const placesEach = Math.max(1, Math.floor(threads / 2));
  const queue = createFairQueue({ places: threads, placesEach, waitingEach: waitingMax, waiting: waitingMax });
  const open3 = /* @__PURE__ */ new Set();
  const runs = /* @__PURE__ */ new Set();
  let isClosed = false;
  function takeJob(thread) {
    const { job } = thread;
    clearTimeout(thread.overdue);
    thread.job = void 0;
    return job;
  }
  function openThread() {
    const worker = openWorker(entry, memory);
    const thread = { worker, job: void 0, overdue: void 0 };
    open3.add(thread);
    worker.on('message', (answer) => {
      const job = takeJob(thread);
      worker.unref();
      if ('error' in answer) job?.fail(answer.error);
      else job?.settle(succeed(answer.value));
    });
    worker.on('error', (error) => {
      open3.delete(thread);
      const job = takeJob(thread);
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') job?.settle(refuse('out_of_memory'));
      else job?.fail(error);
    });
    worker.on('exit', (code2) => {
      open3.delete(thread);
      takeJob(thread)?.fail(new Error(`a thread ended with ${code2}`));
    });
    return thread;
  }
  function cut(thread, outcome) {
    open3.delete(thread);
    takeJob(thread)?.settle(outcome);
    void thread.worker.terminate();
  }
  function runOnThread(input, transfer, gone) {
    const thread = [...open3].find((candidate) => !candidate.job) ?? openThread();
    return new Promise((settle2, fail2) => {
      thread.job = { settle: settle2, fail: fail2 };
      thread.overdue = setTimeout(() => cut(thread, refuse('overdue')), limitMs);
      gone.addEventListener('abort', () => cut(thread, refuse('gone')), { once: true });
      thread.worker.ref();
      thread.worker.postMessage(input, transfer);
    });
  }
  async function runInTurn(input, transfer, gone) {
    const place3 = queue.enter(currentParty().name, gone);
    if (!place3) return refuse('busy');
    const leave = await place3.catch(() => void 0);
    if (!leave) return refuse('gone');
    try {
      if (gone.aborted) return refuse('gone');
      return await runOnThread(input, transfer, gone);
    } finally {
      leave();
    }
  }
  return {
    async run(input, { signal, transfer = [] } = {}) {
      if (isClosed || signal?.aborted) return refuse('gone');
      const gone = new AbortController();
      const end2 = () => gone.abort();
      runs.add(gone);
      signal?.addEventListener('abort', end2, { once: true });
      try {
        return await runInTurn(input, transfer, gone.signal);
      } finally {
        runs.delete(gone);
        signal?.removeEventListener('abort', end2);
      }
    },
    async close() {
      isClosed = true;
      const workers = [...open3].map(({ worker }) => worker);
      for (const run of runs) run.abort();
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}
function openWorker(entry, resourceLimits = {}) {
  if (!import.meta.url.endsWith('.ts')) return new Worker(fileURLToPath(entry).replace(/\.ts$/, '.js'), { resourceLimits, execArgv: [] });
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx/package.json'));
  const reader = new URL('./dist/esm/api/index.mjs', tsx).href;
  const program = `import(${JSON.stringify(reader)}).then(({ register }) => { register(); return import(${JSON.stringify(entry.href)}); });`;
  return new Worker(program, { resourceLimits, eval: true, execArgv: [] });
}

// packages/domain/src/reach/package-range.ts
function estimatePackageRange(plans) {
  const at6 = (end2) =>
    estimatePackage(plans.map(({ media_type, range: range2, price: price2 }) => ({ media_type, price: price2, reach: range2[end2] })));
  const [low, mid, high] = [at6('low'), at6('mid'), at6('high')];
  const { price, reach_at_least, reach_at_most } = mid;
  const bases = plans.flatMap(({ range: range2 }) => range2.basis ?? []);
  const posts = bases.flatMap((basis) => (basis.kind === 'platform_default' ? [] : [basis.posts]));
  return {
    low: low.reach_model,
    mid: mid.reach_model,
    high: high.reach_model,
    reach_at_least,
    reach_at_most,
    price,
    cost_per_thousand: {
      low: costPerThousand(price, high.reach_model),
      mid: costPerThousand(price, mid.reach_model),
      high: costPerThousand(price, low.reach_model),
    },
    fewest_posts: posts.length > 0 ? Math.min(...posts) : null,
    platform_defaults: bases.length - posts.length,
  };
}

// apps/server/src/features/publishers/catalogue/answer-bundle.ts
function answerBundle(bundle3) {
  return { ...bundle3, plans: bundle3.plans.map(withCost) };
}

// apps/server/src/features/publishers/packages/packages.answers.ts
async function answerPackages(tx, kind2, { offered, suggestions, frontier }) {
  const { most_reach, least_cost, most_reach_in_categories } = suggestions;
  const found2 = [most_reach, least_cost, most_reach_in_categories].flatMap((one2) => (one2?.ok ? [one2.value] : []));
  const idsOf2 = (key) => [...new Set(found2.flatMap((one2) => one2[key]))];
  const [plan_ids, bundle_ids] = [idsOf2('plan_ids'), idsOf2('bundle_ids')];
  const plans = await listPlansById(tx, kind2, plan_ids);
  const bundles = bundle_ids.length > 0 ? await listBundles(tx, kind2, bundle_ids) : [];
  if (plans.length < plan_ids.length || bundles.length < bundle_ids.length) return void 0;
  const catalogue = {
    plans: new Map(plans.map((plan) => [plan.id, withCost(plan)])),
    bundles: new Map(bundles.map((bundle3) => [bundle3.id, answerBundle(bundle3)])),
  };
  return {
    offered,
    most_reach: describe(most_reach, 'reach', catalogue),
    least_cost: describe(least_cost, 'cost', catalogue),
    most_reach_in_categories: describe(most_reach_in_categories, 'reach', catalogue),
    frontier: frontier.map((point2) => ({ ...point2, bound: Math.floor(point2.bound) })),
  };
}
function describe(suggestion2, bounded, catalogue) {
  if (!suggestion2) return null;
  if (!suggestion2.ok) return describeRefusal(suggestion2.error);
  const { plan_ids, bundle_ids, cost, reach, bound, gap, is_proved_best } = suggestion2.value;
  const plans = plan_ids.flatMap((id6) => catalogue.plans.get(id6) ?? []);
  const bundles = bundle_ids.flatMap((id6) => catalogue.bundles.get(id6) ?? []);
  const whole4 = bounded === 'reach' ? Math.floor(bound) : Math.ceil(bound);
  return { found: true, plans, bundles, cost, reach, bound: whole4, gap, is_proved_best, range: rangeOf(plans, bundles) };
}
function rangeOf(plans, bundles) {
  const all = [...plans, ...bundles.flatMap((bundle3) => bundle3.plans)];
  const { low, mid, high, reach_at_least, reach_at_most } = estimatePackageRange(
    all.map(({ media_type, price, reach, reach_low, reach_high }) => ({
      media_type,
      price,
      range: { low: reach_low, mid: reach, high: reach_high },
    })),
  );
  return { low, mid, high, reach_at_least, reach_at_most };
}
function describeRefusal(refusal2) {
  switch (refusal2.code) {
    case 'pinned_over_limit':
      return { found: false, code: refusal2.code, limit: refusal2.limit, excess: refusal2.excess, most_reach: null };
    case 'goal_unreachable':
      return { found: false, code: refusal2.code, limit: null, excess: null, most_reach: refusal2.most_reach };
    case 'pinned_not_offered':
      throw new Error('the service refuses it before');
  }
}

// apps/server/src/features/publishers/packages/packages.repository.ts
import { sql as sql14 } from 'drizzle-orm';
async function packOffer(tx, { kind: kind2, filters, ad_categories, pinned_plans, pinned_bundles }) {
  const isWanted = [sql14`plan.price > 0 and plan.reach > 0`, ...conditionsOf(filters), isInCategories(filters.categories, sql14`true`)];
  const isPinned = sql14`plan.id = any(${numbers(pinned_plans)})
    or plan.id in (select plan_id from bundle_plan where bundle_id = any(${numbers(pinned_bundles)}))`;
  const hasPinned = pinned_plans.length + pinned_bundles.length > 0;
  const { rows } = await tx.execute(sql14`
    select coalesce(string_agg(int8send(id) || int8send(publisher_id) || int8send(price) || int4send(reach) || int2send(is_suitable::int::int2), ''::bytea), ''::bytea) as bytes
    from (
      select plan.id, plan.publisher_id, plan.price, plan.reach, ${isInCategories(ad_categories, sql14`false`)} as is_suitable
      from media_plan plan join publisher on publisher.id = plan.publisher_id
      where ${isSoldAs(kind2)} and (${sql14.join(isWanted, sql14` and `)} ${hasPinned ? sql14`or ${isPinned}` : sql14``})
      order by plan.id
    ) as offered`);
  const { rows: bundles } = await tx.execute(sql14`
    select bundle.id, bundle.price, json_agg(bundle_plan.plan_id order by bundle_plan.plan_id) as plan_ids
    from bundle join bundle_plan on bundle_plan.bundle_id = bundle.id
    where bundle.media_type = ${kind2.media_type} and bundle.content_type = ${kind2.content_type} and bundle.is_active
    group by bundle.id order by bundle.id`);
  return { bytes: rows[0]?.bytes ?? Buffer.alloc(0), bundles };
}

// apps/server/src/features/publishers/shared-answers.ts
function createSharedAnswers(options) {
  const entries = /* @__PURE__ */ new Map();
  function open3(key, work) {
    const gone = new AbortController();
    const entry = { answer: work(gone.signal), until: options.now() + options.ttlMs, gone, waiting: 0 };
    const forget = () => {
      if (entries.get(key) === entry) entries.delete(key);
    };
    gone.signal.addEventListener('abort', forget);
    entry.answer.then(({ ok }) => {
      if (!ok) forget();
    }, forget);
    return entry;
  }
  return {
    forget: (key) => void entries.delete(key),
    async get(key, signal, work) {
      const known = entries.get(key);
      const entry = known && known.until > options.now() ? known : open3(key, work);
      entries.delete(key);
      entries.set(key, entry);
      for (const oldest of entries.keys()) {
        if (entries.size <= options.max) break;
        entries.delete(oldest);
      }
      entry.waiting++;
      return new Promise((resolve, reject) => {
        const leave = () => {
          if (--entry.waiting === 0) entry.gone.abort();
          resolve(refuse('gone'));
        };
        if (signal?.aborted) return leave();
        signal?.addEventListener('abort', leave, { once: true });
        void entry.answer.then(resolve, reject).finally(() => {
          signal?.removeEventListener('abort', leave);
        });
      });
    },
  };
}

// apps/server/src/features/publishers/packages/packages.service.ts
var LIMIT_MS = 6e4;
var WAITING_MAX = 32;
var KEPT_MS = 6e4;
var KEPT_MAX = 100;
function createPackagesService({ tenancy, wall }) {
  const threads = Math.max(1, Math.min(4, availableParallelism() - 1));
  const pool = createCpuPool({
    entry: new URL('./packages.worker.ts', import.meta.url),
    threads,
    waitingMax: WAITING_MAX,
    limitMs: LIMIT_MS,
  });
  const answers = createSharedAnswers({ max: KEPT_MAX, ttlMs: KEPT_MS, now: wall.now });
  function choose(kind2, wishes, offer, signal) {
    const { budget, goal_reach, ad_categories, filter: _, story_number: __, ...limits } = wishes;
    const request2 = { ...limits, media_type: kind2.media_type, bundles: offer.bundles, budget, goal_reach };
    const hasCategories = ad_categories.length > 0;
    const key = createHash4('sha256')
      .update(JSON.stringify([request2, hasCategories]))
      .update(offer.bytes)
      .digest('base64');
    return answers.get(key, signal, (ended) => {
      const plans = new Uint8Array(offer.bytes).buffer;
      return pool.run({ ...request2, hasCategories, plans }, { signal: ended, transfer: [plans] });
    });
  }
  return {
    /** Three packages for a kind such as instagram-story, each with its proved bound, and the curve of reach against cost; toman net of VAT. */
    async suggestPackages(caller, kind2, wishes) {
      const pair = findKind(kind2, wishes.story_number);
      if (!pair) return refuse({ code: 'not_found' });
      const twice = findTwice(wishes);
      if (twice) return refuse(twice);
      const filters = readPackageFilters(wishes.filter, pair, caller.viewer);
      if (!filters.ok) return filters;
      const offer = await tenancy.withAccount(caller.account_id, (tx) => packOffer(tx, { ...wishes, kind: pair, filters: filters.value }));
      const choice = await choose(pair, wishes, offer, caller.signal);
      if (!choice.ok) return refuse({ code: 'unavailable' });
      const missing = findMissing(choice.value);
      if (missing) return refuse({ code: 'pinned_not_offered', plan_ids: missing.plan_ids, bundle_ids: missing.bundle_ids });
      const answer = await tenancy.withAccount(caller.account_id, (tx) => answerPackages(tx, pair, choice.value));
      return answer ? succeed(answer) : refuse({ code: 'unavailable' });
    },
    close: () => pool.close(),
  };
}
function findTwice({ ad_categories, pinned_plans, pinned_bundles, excluded_plans, excluded_bundles }) {
  return findListedTwice({ ad_categories, pinned_plans, pinned_bundles, excluded_plans, excluded_bundles });
}
function findMissing({ suggestions }) {
  for (const suggestion2 of [suggestions.most_reach, suggestions.least_cost, suggestions.most_reach_in_categories])
    if (suggestion2 && !suggestion2.ok && suggestion2.error.code === 'pinned_not_offered') return suggestion2.error;
  return void 0;
}

// apps/server/src/features/publishers/catalogue/plan-order.repository.ts
import { sql as sql15 } from 'drizzle-orm';
function matchPlans({ pair, filters, ids: ids2, suits }, areFacetsWanted) {
  const conditions = [isSoldAs(pair), ...conditionsOf(filters)];
  if (ids2) conditions.push(sql15`plan.id = any(${numbers(ids2)})`);
  const joined2 = areFacetsWanted ? [] : (filters.categories ?? []);
  return sql15`
    select ${joined2.length > 1 ? sql15`distinct on (plan.id)` : sql15``} plan.id, plan.publisher_id, plan.price, plan.reach,
      publisher.followers, publisher.is_recommended, plan.price::float8 * 1000 / nullif(plan.reach, 0) as cost_per_thousand,
      ${areFacetsWanted ? isInCategories(filters.categories, sql15`true`) : sql15`true`} as is_chosen,
      ${isInCategories(suits, sql15`false`)} as is_suitable
    from media_plan plan join publisher on publisher.id = plan.publisher_id
      ${joined2.length > 0 ? sql15`join publisher_category chosen on chosen.publisher_id = publisher.id and chosen.category_id = any(${numbers(joined2)})` : sql15``}
    where ${sql15.join(conditions, sql15` and `)}`;
}
async function readPlanOrder(tx, choice) {
  const { rows } = await tx.execute(sql15`
    with matched as (${matchPlans(choice, false)})
    select coalesce(string_agg(float8send(id::float8), ''::bytea), ''::bytea) as ids
    from (select id from matched order by ${orderOf3(choice.ordering)}, id) as ordered`);
  const bytes = Buffer.from(new Uint8Array(rows[0]?.ids ?? []).buffer).swap64();
  return new Float64Array(bytes.buffer);
}
async function listPlansInOrder(tx, ids2) {
  if (ids2.length === 0) return [];
  const { rows } = await tx.execute(sql15`
    select ${planJson} as row from media_plan plan join publisher on publisher.id = plan.publisher_id
    where plan.id = any(${numbers(ids2)}) order by array_position(${numbers(ids2)}, plan.id)`);
  return rows.map(({ row: row2 }) => row2);
}

// apps/server/src/features/publishers/workbook/plan-workbook.fa.ts
var planWorkbookFa = {
  fileName: (format2, platform2) => `\u0646\u0627\u0634\u0631\u0627\u0646 ${format2} ${platform2}`,
  sheet: (format2, platform2) => `${format2} ${platform2}`,
  bundleSheet: '\u0628\u0627\u0646\u062F\u0644\u200C\u0647\u0627',
  chosen: '\u0628\u0644\u0647',
  yes: '\u0628\u0644\u0647',
  no: '\u062E\u06CC\u0631',
  columns: {
    choice: '\u0627\u0646\u062A\u062E\u0627\u0628',
    id: '\u0634\u0646\u0627\u0633\u0647',
    bundle_id: '\u0634\u0646\u0627\u0633\u0647\u0654 \u0628\u0627\u0646\u062F\u0644',
    publishers: '\u0646\u0627\u0634\u0631\u0627\u0646',
    list_price: '\u0642\u06CC\u0645\u062A \u062C\u062F\u0627 \u062C\u062F\u0627 (\u062A\u0648\u0645\u0627\u0646)',
    title: '\u0646\u0627\u0645',
    username: '\u0646\u0627\u0645 \u06A9\u0627\u0631\u0628\u0631\u06CC',
    followers: { follower: '\u062F\u0646\u0628\u0627\u0644\u200C\u06A9\u0646\u0646\u062F\u0647', member: '\u0639\u0636\u0648' },
    categories: '\u062F\u0633\u062A\u0647\u200C\u0628\u0646\u062F\u06CC',
    hours: '\u0633\u0627\u0639\u062A \u0645\u0627\u0646\u062F\u06AF\u0627\u0631\u06CC',
    stories: '\u062A\u0639\u062F\u0627\u062F \u0627\u0633\u062A\u0648\u0631\u06CC',
    price: '\u0642\u06CC\u0645\u062A (\u062A\u0648\u0645\u0627\u0646)',
    views: '\u0628\u0627\u0632\u062F\u06CC\u062F \u062A\u062E\u0645\u06CC\u0646\u06CC',
    reach: '\u062F\u0633\u062A\u0631\u0633\u06CC \u062A\u062E\u0645\u06CC\u0646\u06CC',
    cost_per_thousand:
      '\u0647\u0632\u06CC\u0646\u0647\u0654 \u0647\u0631 \u0647\u0632\u0627\u0631 \u0646\u0641\u0631 (\u062A\u0648\u0645\u0627\u0646)',
    score: '\u0627\u0645\u062A\u06CC\u0627\u0632',
    reliable: '\u0645\u0639\u062A\u0628\u0631',
  },
  separator: '\u060C ',
  /** Folded before they are compared. */
  headings: {
    choice: [
      '\u0627\u0646\u062A\u062E\u0627\u0628',
      '\u0627\u0646\u062A\u062E\u0627\u0628 \u0634\u062F\u0647',
      '\u0628\u0631\u06AF\u0632\u06CC\u062F\u0647',
      'choice',
      'selected',
    ],
    id: ['\u0634\u0646\u0627\u0633\u0647', '\u0634\u0646\u0627\u0633\u0647 \u067E\u0644\u0646', '\u06A9\u062F', 'id', 'plan id'],
    bundle_id: [
      '\u0634\u0646\u0627\u0633\u0647 \u0628\u0627\u0646\u062F\u0644',
      '\u06A9\u062F \u0628\u0627\u0646\u062F\u0644',
      'bundle id',
    ],
    title: [
      '\u0646\u0627\u0645',
      '\u0639\u0646\u0648\u0627\u0646',
      '\u0646\u0627\u0645 \u0646\u0627\u0634\u0631',
      '\u0646\u0627\u0645 \u0628\u0627\u0646\u062F\u0644',
      'title',
      'name',
    ],
    price: [
      '\u0642\u06CC\u0645\u062A (\u062A\u0648\u0645\u0627\u0646)',
      '\u0642\u06CC\u0645\u062A',
      '\u062A\u0639\u0631\u0641\u0647',
      'price',
    ],
  },
  /** What stands for a yes or a no in the column of choices. */
  answers: {
    yes: [
      '\u0628\u0644\u0647',
      '\u0628\u0644\u06CC',
      '\u0622\u0631\u06CC',
      '\u0622\u0631\u0647',
      '\u0627\u0646\u062A\u062E\u0627\u0628',
      '\u0627\u0646\u062A\u062E\u0627\u0628 \u0634\u062F\u0647',
      'yes',
      'y',
      'true',
      '1',
      'x',
      '*',
      '\u2713',
      '\u2714',
      '\u2611',
    ],
    no: [
      '\u062E\u06CC\u0631',
      '\u0646\u0647',
      '\u062E\u0627\u0644\u06CC',
      'no',
      'n',
      'false',
      '0',
      '-',
      '\u2013',
      '\u2014',
      '\u2717',
      '\u2610',
    ],
  },
};

// apps/server/src/features/publishers/workbook/workbook.repository.ts
import { eq as eq16, inArray as inArray9, sql as sql16 } from 'drizzle-orm';
async function listKnownBundles(tx, ids2) {
  return tx
    .select({ id: bundle.id, media_type: bundle.media_type, content_type: bundle.content_type })
    .from(bundle)
    .where(sql16`${bundle.id} = any(${numbers(ids2)})`);
}
async function listScores(tx, ids2) {
  const rows = await tx
    .select({ id: mediaPlan.id, score: publisher.score })
    .from(mediaPlan)
    .innerJoin(publisher, eq16(publisher.id, mediaPlan.publisher_id))
    .where(inArray9(mediaPlan.id, [...ids2]));
  return new Map(rows.map(({ id: id6, score }) => [id6, score]));
}

// apps/server/src/features/publishers/workbook/export-plans.ts
var BATCH_ROWS2 = 250;
function exportPlans(tenancy, request2) {
  const [format2, platform2] = [contentTypeTitlesFa[request2.kind.content_type], platformTitlesFa[request2.kind.media_type]];
  const columns2 = columnsOf2(request2);
  return {
    type: XLSX_TYPE,
    filename: nameExportFile(planWorkbookFa.fileName(format2, platform2), request2.now),
    body: createXlsxStream(
      { title: planWorkbookFa.sheet(format2, platform2), columns: columns2, rows: writeRows2(tenancy, request2, columns2) },
      ...(request2.bundles.length > 0 ? [bundleSheet(request2)] : []),
    ),
  };
}
async function* writeRows2(tenancy, request2, columns2) {
  const { accountId: accountId4, kind: kind2, ids: ids2, isStaffView: isStaffView2 } = request2;
  for (let from = 0; from < ids2.length; from += BATCH_ROWS2) {
    const batch = ids2.slice(from, from + BATCH_ROWS2);
    const { plans, scores } = await tenancy.withAccount(accountId4, async (tx) => ({
      plans: await listPlansById(tx, kind2, batch),
      scores: isStaffView2 ? await listScores(tx, batch) : /* @__PURE__ */ new Map(),
    }));
    for (const plan of plans) yield columns2.map((column) => column.cell(withCost(plan), scores.get(plan.id)));
  }
}
function bundleSheet({ bundles, selectedBundles }) {
  const { columns: columns2 } = planWorkbookFa;
  const cells = [
    { title: columns2.choice, width: 10, cell: ({ id: id6 }) => (selectedBundles.has(id6) ? planWorkbookFa.chosen : null) },
    { title: columns2.bundle_id, width: 14, cell: ({ id: id6 }) => id6 },
    { title: columns2.title, width: 28, cell: ({ title }) => title },
    { title: columns2.publishers, width: 60, cell: ({ plans }) => plans.map(({ title }) => title).join(planWorkbookFa.separator) },
    { title: columns2.price, width: 18, cell: ({ price }) => price },
    { title: columns2.list_price, width: 22, cell: ({ list_price }) => list_price },
    { title: columns2.reach, width: 16, cell: ({ reach }) => reach },
  ];
  return { title: planWorkbookFa.bundleSheet, columns: cells, rows: bundles.map((bundle3) => cells.map(({ cell }) => cell(bundle3))) };
}
function columnsOf2({ kind: kind2, selected, isCpm, isStaffView: isStaffView2 }) {
  const { columns: columns2 } = planWorkbookFa;
  const price = isCpm
    ? [{ title: columns2.views, width: 16, cell: ({ reach }) => reach }]
    : [
        { title: columns2.price, width: 18, cell: (plan) => plan.price },
        { title: columns2.reach, width: 16, cell: ({ reach }) => reach },
        { title: columns2.cost_per_thousand, width: 24, cell: ({ cost_per_thousand }) => cost_per_thousand },
      ];
  return [
    { title: columns2.choice, width: 10, cell: ({ id: id6 }) => (selected.has(id6) ? planWorkbookFa.chosen : null) },
    { title: columns2.id, width: 10, cell: ({ id: id6 }) => id6 },
    { title: columns2.title, width: 28, cell: ({ title }) => title },
    { title: columns2.username, width: 24, cell: ({ username }) => username },
    { title: columns2.followers[audienceWordOf(kind2.media_type)], width: 16, cell: ({ followers }) => followers },
    {
      title: columns2.categories,
      width: 30,
      cell: ({ categories }) => categories.map(({ title_fa }) => title_fa).join(planWorkbookFa.separator),
    },
    { title: columns2.hours, width: 14, cell: ({ availability_hours }) => availability_hours },
    ...(kind2.content_type === 'STORY' ? [{ title: columns2.stories, width: 14, cell: ({ story_count }) => story_count ?? 1 }] : []),
    ...price,
    ...(isStaffView2
      ? [
          { title: columns2.score, width: 10, cell: (_, score) => score ?? null },
          { title: columns2.reliable, width: 10, cell: ({ is_reliable }) => (is_reliable ? planWorkbookFa.yes : planWorkbookFa.no) },
        ]
      : []),
  ];
}

// apps/server/src/features/publishers/workbook/check-rows.ts
async function checkPlanRows(tx, kind2, read) {
  const ids2 = idsOf(read);
  const known = new Map((ids2.length === 0 ? [] : await listKnownPlans(tx, ids2)).map((plan) => [plan.id, plan]));
  return checkRows('plans', read, ({ id: id6 }) => {
    const plan = known.get(id6);
    if (!plan) return 'plan_unknown';
    if (!isOfKind(plan, kind2)) return 'plan_other_kind';
    if (!plan.is_sold) return 'plan_gone';
    const { from = null, to = null } = kind2.stories ?? {};
    const isOfStories = (from === null || plan.story_count >= from) && (to === null || plan.story_count <= to);
    return isOfStories ? plan : 'plan_other_stories';
  });
}
async function checkBundleRows(tx, kind2, read) {
  const ids2 = idsOf(read);
  const known = new Map((ids2.length === 0 ? [] : await listKnownBundles(tx, ids2)).map((one2) => [one2.id, one2]));
  const sold = new Map((ids2.length === 0 ? [] : await listBundles(tx, kind2, ids2)).map((one2) => [one2.id, one2]));
  return checkRows('bundles', read, ({ id: id6 }) => {
    const bundle3 = known.get(id6);
    if (!bundle3) return 'bundle_unknown';
    return isOfKind(bundle3, kind2) ? (sold.get(id6) ?? 'bundle_gone') : 'bundle_other_kind';
  });
}
function checkRows(sheet2, read, find) {
  const checked = { ids: [], problems: [...read.problems], repriced: [] };
  for (const chosen2 of read.chosen) {
    const { row: row2, id: id6, text: text19, price } = chosen2;
    const found2 = find(chosen2);
    if (typeof found2 === 'string') {
      checked.problems.push({ sheet: sheet2, row: row2, code: found2, text: text19 });
      continue;
    }
    checked.ids.push(id6);
    if (price !== null && price !== found2.price)
      checked.repriced.push({ sheet: sheet2, id: id6, title: found2.title, before: price, after: found2.price });
  }
  checked.problems.sort((a, b) => a.row - b.row);
  return checked;
}
var idsOf = ({ chosen: chosen2 }) => chosen2.map(({ id: id6 }) => id6);
function isOfKind(offer, { media_type, content_type }) {
  return offer.media_type === media_type && offer.content_type === content_type;
}

// apps/server/src/infra/excel/reader/read-workbook.ts
import { posix } from 'node:path';

// apps/server/src/infra/excel/reader/unzip-part.ts
import { crc32 as crc324, inflateRawSync } from 'node:zlib';

// apps/server/src/infra/excel/reader/scan-xml.ts
var ATTRIBUTES = Object.fromEntries(
  ['r', 't', 'Id', 'Type', 'Target', 'name', 'id'].map((name) => [
    name,
    new RegExp(`\\s(?:\\w+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`),
  ]),
);

// apps/server/src/features/publishers/workbook/read-plan-rows.ts
var ROWS_MAX2 = 5e4;
var UNPACKED_MAX_BYTES = 100 * 1048576;
var WORD_MAX = 60;
var foldText = (text19) => foldForSearch(text19.slice(0, WORD_MAX)).replaceAll(' ', '');
var foldAll = (texts2) => new Set(texts2.map(foldText));
var [YES, NO] = [foldAll(planWorkbookFa.answers.yes), foldAll(planWorkbookFa.answers.no)];
var COLUMN_OF = new Map(
  Object.entries(planWorkbookFa.headings).flatMap(([column, headings]) => headings.map((heading) => [foldText(heading), column])),
);

// apps/server/src/features/publishers/workbook/workbook.service.ts
var FILE_MAX_BYTES = 10 * 1048576;
var LIMIT_MS2 = 3e4;
var WAITING_MAX2 = 8;
var MEMORY_MB = 768;
function createWorkbookService({ tenancy, world, isDemo }) {
  const pool = createCpuPool({
    entry: new URL('./plans-import.worker.ts', import.meta.url),
    threads: 1,
    waitingMax: WAITING_MAX2,
    limitMs: LIMIT_MS2,
    memory: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  return {
    /**
     * The filtered list of a kind in its order, as a file; `selected` are marked as chosen in it. Those of them that the filters hide
     * stand behind the list, so that a file that comes back leaves nobody out unasked.
     */
    async exportPlans(
      caller,
      kind2,
      { is_cpm },
      { ordering: ordering2, filter, suits, story_number: story_number2, selected, selected_bundles, is_selected_only },
    ) {
      if (isDemo) return refuse({ code: 'export_refused' });
      const pair = findKind(kind2, story_number2);
      if (!pair) return refuse({ code: 'not_found' });
      const twice = findListedTwice({ suits, selected, selected_bundles });
      if (twice) return refuse(twice);
      const { account_id: accountId4, viewer } = caller;
      const read = readPlanFilters(filter, pair, viewer);
      if (!read.ok) return read;
      const filters = read.value;
      const only = is_selected_only || filters.isSelectedOnly ? selected : void 0;
      const { listed, bundles } = await tenancy.withAccount(accountId4, async (tx) => ({
        listed: Array.from(await readPlanOrder(tx, { pair, filters, suits, ordering: ordering2, ids: only })),
        // Where views are bought, bundles have no price of their own.
        bundles: is_cpm ? [] : await listBundles(tx, pair, only && selected_bundles),
      }));
      const chosen2 = { selected: new Set(selected), selectedBundles: new Set(selected_bundles) };
      const ids2 = [.../* @__PURE__ */ new Set([...listed, ...selected])];
      return succeed(
        exportPlans(tenancy, {
          accountId: accountId4,
          kind: pair,
          ids: ids2,
          bundles,
          ...chosen2,
          isCpm: is_cpm,
          isStaffView: viewer.isStaffView,
          now: world.now(),
        }),
      );
    },
    /** Which plans and bundles a workbook chooses, what is wrong with its other rows, and which prices are others now; changes nothing. */
    async importPlans(accountId4, kind2, story_number2, findFile, signal) {
      const pair = findKind(kind2, story_number2);
      if (!pair) return refuse({ code: 'not_found' });
      const file = await findFile(FILE_MAX_BYTES);
      if (!file) return refuse({ code: 'file_missing' });
      const bytes = await readAll(file.stream);
      if (!bytes) return refuse({ code: 'workbook_broken' });
      if (file.isTruncated()) return refuse({ code: 'file_too_large', limit_bytes: FILE_MAX_BYTES, size: bytes.byteLength });
      const size = bytes.byteLength;
      const read = await pool.run(bytes, { signal, transfer: [bytes] });
      if (!read.ok) return refuse({ code: read.error === 'busy' || read.error === 'gone' ? 'unavailable' : 'workbook_broken' });
      if (read.value.kind !== 'read') return refuse(refusalOf2(read.value, size));
      return succeed(await checkRows2(accountId4, pair, read.value));
    },
    close: () => pool.close(),
  };
  async function checkRows2(accountId4, kind2, read) {
    const { plans, bundles } = read;
    return tenancy.withAccount(accountId4, async (tx) => {
      const checkedPlans = await checkPlanRows(tx, kind2, plans);
      const checkedBundles = bundles && (await checkBundleRows(tx, kind2, bundles));
      const both = [checkedPlans, ...(checkedBundles ? [checkedBundles] : [])];
      return {
        plan_ids: checkedPlans.ids,
        bundle_ids: checkedBundles && checkedBundles.ids,
        rows: plans.rows + (bundles?.rows ?? 0),
        problems: both.flatMap(({ problems }) => problems),
        repriced: both.flatMap(({ repriced }) => repriced),
      };
    });
  }
}
function refusalOf2(read, size) {
  switch (read.kind) {
    case 'broken':
      return { code: 'workbook_broken' };
    case 'too_large':
      return { code: 'file_too_large', limit_bytes: UNPACKED_MAX_BYTES, size };
    case 'rows_too_many':
      return { code: 'rows_too_many', limit: ROWS_MAX2 };
    case 'columns_missing':
      return { code: 'columns_missing', columns: read.columns };
  }
}
async function readAll(stream) {
  const chunks = [];
  try {
    for await (const chunk of stream) chunks.push(chunk);
  } catch (error) {
    if (error instanceof RefusedRequest) throw error;
    return void 0;
  }
  return new Uint8Array(Buffer.concat(chunks)).buffer;
}

// apps/server/src/features/publishers/publishers.display-url.ts
import { domainToUnicode } from 'node:url';

// apps/server/src/infra/outside/icon-type.ts
function findIconType(bytes) {
  const start = bytes.toString('latin1', 0, 12);
  if (start.startsWith('\x89PNG\r\n\n')) return 'image/png';
  if (start.startsWith('\xFF\xD8\xFF')) return 'image/jpeg';
  if (start.startsWith('GIF87a') || start.startsWith('GIF89a')) return 'image/gif';
  if (start.startsWith('\0\0\0') && bytes.length > 22) return 'image/x-icon';
  return start.startsWith('RIFF') && start.endsWith('WEBP') ? 'image/webp' : void 0;
}

// apps/server/src/infra/outside/page-head.ts
var TITLE_MAX3 = 200;
var META_BYTES = 4096;
var OPAQUE = /* @__PURE__ */ new Set(['script', 'style', 'noscript', 'template', 'svg']);
var ICON_RELS = ['icon', 'apple-touch-icon', 'apple-touch-icon-precomposed'];
var NAMED = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  zwnj: '\u200C',
  ndash: '\u2013',
  mdash: '\u2014',
  laquo: '\xAB',
  raquo: '\xBB',
  hellip: '\u2026',
  middot: '\xB7',
  bull: '\u2022',
  copy: '\xA9',
  reg: '\xAE',
  trade: '\u2122',
};
var HIDDEN2 = /[\p{Cc}\p{Cs}\p{Co}\u061c\u200b\u200d-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;
function endsHead(bytes) {
  return /<\/head|<body/i.test(bytes.toString('latin1'));
}
function decodePage(bytes, contentType) {
  const charset =
    findMark(bytes) ?? /charset\s*=\s*["']?([\w-]+)/i.exec(contentType)?.[1] ?? findMetaCharset(bytes.toString('latin1', 0, META_BYTES));
  try {
    return new TextDecoder(charset ?? 'utf-8').decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
function findMark(bytes) {
  const mark = bytes.toString('hex', 0, 3);
  if (mark === 'efbbbf') return 'utf-8';
  if (mark.startsWith('fffe')) return 'utf-16le';
  return mark.startsWith('feff') ? 'utf-16be' : void 0;
}
function findMetaCharset(start) {
  const found2 = /<meta\s[^>]{0,300}charset\s*=\s*["']?\s*([\w-]+)/i.exec(start)?.[1];
  return found2 !== void 0 && /^utf-?16/i.test(found2) ? 'utf-8' : found2;
}
function readPageHead(html) {
  const small = html.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  let title;
  const icons = [];
  for (let at6 = small.indexOf('<'); at6 >= 0; at6 = small.indexOf('<', at6)) {
    if (small.startsWith('<!--', at6)) {
      at6 = behind(small, '-->', at6 + 4);
      continue;
    }
    const name = /^[a-z][a-z\d]*/.exec(small.slice(at6 + 1, at6 + 21))?.[0];
    if (name === 'body' || small.startsWith('</head', at6)) break;
    if (name === void 0) {
      at6 += 1;
      continue;
    }
    const end2 = behind(small, '>', at6);
    if (name === 'link') icons.push(...readIcon(html.slice(at6, Math.min(end2, at6 + 3e3))));
    if (name === 'title' && title === void 0) {
      const close = small.indexOf('</title', end2);
      title = cleanTitle(html.slice(end2, close < 0 ? end2 + TITLE_MAX3 * 10 : close));
    }
    at6 = OPAQUE.has(name) ? behind(small, `</${name}`, end2) : end2;
  }
  const icon = ICON_RELS.map((rel) => icons.find((candidate) => candidate.rel.split(/\s+/).includes(rel))).find(Boolean);
  return { title: title ?? null, icon: icon?.href ?? null };
}
function behind(text19, wanted, from) {
  const at6 = text19.indexOf(wanted, from);
  return at6 < 0 ? text19.length : at6 + wanted.length;
}
function readIcon(tag) {
  const attributes = /* @__PURE__ */ new Map();
  for (const [, name = '', double, single, bare] of tag.matchAll(/([a-z-]{1,20})\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi))
    attributes.set(name.toLowerCase(), double ?? single ?? bare ?? '');
  const [rel, href] = [attributes.get('rel')?.toLowerCase(), attributes.get('href')];
  return rel !== void 0 && href !== void 0 && href !== '' ? [{ rel, href: decodeEntities(href).trim() }] : [];
}
function cleanTitle(raw) {
  const text19 = decodeEntities(raw.replace(/<[^<>]*>/g, ' ')).replace(/<[^<>]*>/g, ' ');
  const plain = text19.replace(/[<>]/g, ' ').replace(/\s+/g, ' ').replace(HIDDEN2, '').normalize('NFC').trim();
  const cut = Array.from(plain.slice(0, TITLE_MAX3 * 2))
    .slice(0, TITLE_MAX3)
    .join('')
    .trim();
  return cut === '' ? null : cut;
}
function decodeEntities(text19) {
  return text19.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));?/gi, (whole4, decimal2, hex, name) => {
    if (name !== void 0) return NAMED[name.toLowerCase()] ?? whole4;
    const code2 = decimal2 === void 0 ? Number.parseInt(hex ?? '', 16) : Number(decimal2);
    return code2 > 0 && code2 <= 1114111 ? String.fromCodePoint(code2) : ' ';
  });
}

// apps/server/src/features/publishers/publishers.display-url.ts
var TIME_MS = 3e3;
var TOTAL_BYTES = 512 * 1024;
var ICON_BYTES = 32 * 1024;
var PAGE_BYTES = TOTAL_BYTES - ICON_BYTES;
var ASKS = { kind: 'display-url', limit: 30, windowMs: 6e4 };
function createDisplayUrlService({ outside, tries }) {
  const asks = tries.limitWindow(ASKS);
  async function findIcon(page2, href, signal) {
    const place3 = href ?? '/favicon.ico';
    if (!URL.canParse(place3, page2)) return null;
    const answer = await outside.read({ url: new URL(place3, page2), limitBytes: ICON_BYTES, signal });
    if (!answer.ok || answer.value.isCut) return null;
    const type = findIconType(answer.value.body);
    return type === void 0 ? null : `data:${type};base64,${answer.value.body.toString('base64')}`;
  }
  return {
    /** Checks a link and looks at its page; one that cannot be reached is no error. Refuses links to anything but public pages. */
    async displayUrl(accountId4, link3) {
      const waitMs = await asks.take(String(accountId4));
      if (waitMs !== void 0) return refuse({ code: 'rate_limited', retry_after_seconds: Math.ceil(waitMs / 1e3) });
      const text19 = link3.trim();
      if (!isWebLink(text19) || !URL.canParse(text19)) return refuse({ code: 'url_not_allowed' });
      const url = new URL(text19);
      const signal = AbortSignal.timeout(TIME_MS);
      const answer = await outside.read({ url, limitBytes: PAGE_BYTES, signal, isEnough: endsHead });
      const problem = answer.ok ? null : answer.error;
      if (problem === 'not_allowed') return refuse({ code: 'url_not_allowed' });
      const shown = { url: url.href, display_url: displayUrlOf(url), host: displayHostOf(url) };
      if (!answer.ok) return succeed({ ...shown, title: null, icon: null, is_reachable: false, problem });
      const head = readHead(answer.value);
      if (head === 'too_large') return succeed({ ...shown, title: null, icon: null, is_reachable: false, problem: head });
      const icon = await findIcon(answer.value.url, head.icon, signal);
      return succeed({ ...shown, title: head.title, icon, is_reachable: true, problem: null });
    },
  };
}
function readHead({ contentType, body, isCut }) {
  const isPage = contentType === '' || /^(?:text\/html|application\/xhtml\+xml)\b/.test(contentType);
  if (!isPage) return { title: null, icon: null };
  const head = readPageHead(decodePage(body, contentType));
  return isCut && head.title === null && !endsHead(body) ? 'too_large' : head;
}
function displayUrlOf(url) {
  const port = url.port === '' ? '' : `:${url.port}`;
  const path = url.pathname === '/' ? '' : url.pathname.split('/').map(readSegment).join('/');
  return displayHostOf(url) + port + path;
}
function displayHostOf({ hostname }) {
  return hostname
    .split('.')
    .map((label) => {
      const shown = label.startsWith('xn--') ? domainToUnicode(label) : label;
      return PERSIAN_LABEL.test(shown) ? shown : label;
    })
    .join('.');
}
var PERSIAN_LABEL = /^[\p{Script=Arabic}\u200c\d-]+$/u;
var UNREADABLE = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Z}\u061c\u200b\u200d-\u200f\u202a-\u202e\u2060-\u206f\ufeff/?#%\\]/gu;
function readSegment(segment) {
  try {
    return decodeURIComponent(segment).replace(UNREADABLE, (sign2) => encodeURIComponent(sign2));
  } catch {
    return segment;
  }
}

// packages/domain/src/session/viewer.ts
var APP_MODES = ['trial', 'demo', 'development', 'production'];
function isStaffView({ mode, is_hijacked }) {
  return is_hijacked || mode === 'development';
}

// apps/server/src/features/publishers/publishers.routes.ts
function publishersHandlers({ publishers, packages, alternatives, workbook, landingPages, mode, flags: flags3 }) {
  const isStaff = (caller) => isStaffView({ mode, is_hijacked: caller.hijacked_by !== null });
  const viewerOf = (caller) => ({ isStaffView: isStaff(caller), flags: flags3 });
  return {
    listMediaPlans: ({ caller, params: params2, query: query2 }) =>
      publishers.listMediaPlans(caller.account_id, params2.kind, query2, viewerOf(caller)),
    getMediaPlan: ({ caller, params: params2 }) => publishers.getMediaPlan(caller.account_id, params2.id, isStaff(caller)),
    listPlanFilters: ({ caller, query: query2 }) => publishers.listPlanFilters(query2.kind, viewerOf(caller)),
    listBundles: ({ caller, params: params2, query: query2 }) =>
      publishers.listBundles(caller.account_id, params2.kind, query2.story_number),
    suggestAlternatives: ({ caller, body }) => alternatives.suggestAlternatives(caller.account_id, body),
    suggestPackages: ({ caller, params: params2, body, request: request2 }) =>
      packages.suggestPackages({ account_id: caller.account_id, viewer: viewerOf(caller), signal: request2.signal }, params2.kind, body),
    importPlans: ({ caller, params: params2, query: query2, request: request2 }) =>
      workbook.importPlans(caller.account_id, params2.kind, query2.story_number, request2.findFile, request2.signal),
    exportPlans: ({ caller, params: params2, query: query2, body }) =>
      workbook.exportPlans({ account_id: caller.account_id, viewer: viewerOf(caller) }, params2.kind, query2, body),
    displayUrl: ({ caller, body }) => landingPages.displayUrl(caller.account_id, body.url),
    listInstagramPages: async ({ caller, query: query2 }) => succeed(await publishers.listInstagramPages(caller.account_id, query2)),
    listCategories: async ({ caller }) => succeed(await publishers.listCategories(caller.account_id)),
  };
}

// apps/server/src/features/publishers/catalogue/filter-fields.ts
function answerFilterField(field2) {
  const limits = field2.type === 'number' ? field2.limits : void 0;
  const options = field2.type === 'select' && Array.isArray(field2.options) ? field2.options : [];
  return {
    key: field2.key,
    type: field2.type,
    is_multiple: field2.type === 'select' && field2.isMultiple,
    minimum: limits?.from ?? null,
    maximum: limits?.to ?? null,
    options,
    is_staff_only: STAFF_FILTERS.includes(field2.key),
  };
}

// apps/server/src/features/publishers/publishers.repository.ts
import { and as and14, asc as asc8, eq as eq17, inArray as inArray10, sql as sql17 } from 'drizzle-orm';
async function listPlans(tx, search) {
  const { areFacetsWanted } = search;
  const facets = sql17`(select coalesce(json_agg(json_build_object('id', facet.category_id, 'count', facet.count) order by facet.category_id), '[]')
    from (select pc.category_id, count(*)::int as count
          from matched join publisher_category pc on pc.publisher_id = matched.publisher_id group by pc.category_id) as facet)`;
  const answer = await tx.execute(sql17`
    with matched as (${matchPlans(search, areFacetsWanted)}
    ), page as (
      select id, row_number() over () as place
      from (select id from matched where is_chosen order by ${orderOf3(search.ordering)}, id limit ${search.limit} offset ${search.offset}) as chosen
    )
    select
      (select count(*)::int from matched where is_chosen) as count,
      (select coalesce(json_agg(${planJson} order by page.place), '[]')
       from page join media_plan plan on plan.id = page.id join publisher on publisher.id = plan.publisher_id) as results,
      ${areFacetsWanted ? facets : sql17`null::json`} as categories`);
  const row2 = answer.rows[0];
  if (!row2) throw new Error('a select without from gives one row');
  return { count: row2.count, results: row2.results, facets: row2.categories && { categories: row2.categories } };
}
async function listSoldPlans(tx, ids2) {
  return tx
    .select({
      id: mediaPlan.id,
      publisher_id: mediaPlan.publisher_id,
      media_type: mediaPlan.media_type,
      content_type: mediaPlan.content_type,
      title: publisher.title,
      username: publisher.username,
      price: mediaPlan.price,
      publisher_price: mediaPlan.publisher_price,
      availability_hours: mediaPlan.availability_hours,
      story_count: mediaPlan.story_count,
      reach: mediaPlan.reach,
    })
    .from(mediaPlan)
    .innerJoin(publisher, eq17(publisher.id, mediaPlan.publisher_id))
    .where(and14(inArray10(mediaPlan.id, [...ids2]), eq17(mediaPlan.is_active, true), eq17(publisher.is_active, true)))
    .orderBy(asc8(mediaPlan.id));
}
async function listCategories(tx) {
  return tx.select().from(category).orderBy(asc8(category.id));
}

// apps/server/src/features/publishers/catalogue/plan-windows.ts
var STANDS_MS = 3e4;
var KEPT_MAX2 = 16;
function createPlanWindows({ tenancy, wall }) {
  const orders = createSharedAnswers({ max: KEPT_MAX2, ttlMs: STANDS_MS, now: wall.now });
  return {
    async list(accountId4, search) {
      const { offset, limit, areFacetsWanted, ...wanted } = search;
      const key = JSON.stringify(wanted);
      if (offset === 0 || areFacetsWanted) {
        orders.forget(key);
        return tenancy.withAccount(accountId4, (tx) => listPlans(tx, search));
      }
      const order2 = await orders.get(key, void 0, async () =>
        succeed(await tenancy.withAccount(accountId4, (tx) => readPlanOrder(tx, wanted))),
      );
      if (!order2.ok) throw new Error('nobody left, and yet the order is gone');
      const ids2 = order2.value.subarray(offset, offset + limit);
      const results = await tenancy.withAccount(accountId4, (tx) => listPlansInOrder(tx, Array.from(ids2)));
      return { count: order2.value.length, results, facets: null };
    },
  };
}

// apps/server/src/features/publishers/publishers.bundles.repository.ts
import { and as and15, asc as asc9, eq as eq18, inArray as inArray11 } from 'drizzle-orm';
async function listSoldBundles(tx, ids2) {
  if (ids2.length === 0) return [];
  const bundles = await tx
    .select()
    .from(bundle)
    .where(and15(inArray11(bundle.id, [...ids2]), eq18(bundle.is_active, true)))
    .orderBy(asc9(bundle.id));
  const members = await tx
    .select()
    .from(bundlePlan)
    .where(inArray11(bundlePlan.bundle_id, [...ids2]))
    .orderBy(asc9(bundlePlan.plan_id));
  const sold = new Map((await listSoldPlans(tx, [...new Set(members.map(({ plan_id }) => plan_id))])).map((plan) => [plan.id, plan]));
  return bundles.flatMap(({ id: id6, media_type, content_type, title, price }) => {
    const planIds = members.filter(({ bundle_id }) => bundle_id === id6).map(({ plan_id }) => plan_id);
    const plans = planIds.flatMap((planId) => sold.get(planId) ?? []);
    return plans.length > 0 && plans.length === planIds.length ? [{ id: id6, media_type, content_type, title, price, plans }] : [];
  });
}

// apps/server/src/features/publishers/publishers.service.ts
function createPublishersService({ tenancy, wall }) {
  const windows = createPlanWindows({ tenancy, wall });
  return {
    /** One page of the plans of a kind such as instagram-story; prices in toman, net of VAT. Refuses a kind that cannot be bought. */
    async listMediaPlans(accountId4, kind2, query2, viewer = ANYBODY) {
      const pair = findKind(kind2, query2.story_number);
      if (!pair) return refuse({ code: 'not_found' });
      const { id: id6, suits } = query2;
      const twice = findListedTwice({ id: id6 ?? [], suits });
      if (twice) return refuse(twice);
      const filters = readPlanFilters(query2.filter, pair, viewer);
      if (!filters.ok) return filters;
      const page2 = await windows.list(accountId4, {
        pair,
        filters: filters.value,
        ids: id6 ?? (filters.value.isSelectedOnly ? [] : void 0),
        suits,
        ordering: query2.ordering,
        limit: query2.limit,
        offset: query2.offset,
        areFacetsWanted: query2.with_facets,
      });
      return succeed({ count: page2.count, results: page2.results.map(withCost), facets: page2.facets });
    },
    /** One plan with its publisher's other tariffs and formats; the score is for staff. */
    async getMediaPlan(accountId4, id6, isStaffView2) {
      const plan = await tenancy.withAccount(accountId4, (tx) => findPlanDetails(tx, id6));
      if (!plan) return refuse({ code: 'not_found' });
      return succeed({ ...plan, ...withCost(plan), score: isStaffView2 ? plan.score : null });
    },
    /** The filters of a kind's list as they are for who asks. */
    async listPlanFilters(kind2, viewer) {
      const pair = findPair(kind2);
      if (!pair) return refuse({ code: 'not_found' });
      return succeed({ results: planFields(pair, viewer).map(answerFilterField) });
    },
    /** Bundles of a kind all of whose plans can be bought. */
    async listBundles(accountId4, kind2, story_number2) {
      const pair = findKind(kind2, story_number2);
      if (!pair) return refuse({ code: 'not_found' });
      const bundles = await tenancy.withAccount(accountId4, (tx) => listBundles(tx, pair));
      return succeed({ results: bundles.map(answerBundle) });
    },
    /** Instagram pages by title or username, the largest first. */
    async listInstagramPages(accountId4, { search, ...page2 }) {
      return tenancy.withAccount(accountId4, (tx) => listInstagramPages(tx, readWords(search), page2));
    },
    async listCategories(accountId4) {
      return { results: await tenancy.withAccount(accountId4, listCategories) };
    },
    /** Plans that can be bought now, for pricing inside the caller's transaction; ids that are gone are missing. */
    async listSoldPlans(tx, ids2) {
      return ids2.length === 0 ? [] : listSoldPlans(tx, ids2);
    },
    /** Bundles that can be bought now, likewise. */
    async listSoldBundles(tx, ids2) {
      return listSoldBundles(tx, ids2);
    },
  };
}

// apps/server/src/features/reports/reports.routes.ts
function reportsHandlers(service) {
  return {
    getStats: ({ caller, params: params2, query: query2 }) => service.readStats(caller.account_id, params2.id, query2),
    exportReport: ({ caller, params: params2, query: query2 }) => service.exportReport(caller.account_id, params2.id, query2),
    getOverview: ({ caller, query: query2 }) => service.readOverview(caller.account_id, query2),
    exportOverview: ({ caller, query: query2 }) => service.exportOverview(caller.account_id, query2),
  };
}

// packages/domain/src/calendar/persian-date.ts
import { CalendarDate, GregorianCalendar, PersianCalendar, toCalendar } from '@internationalized/date';
var persian = new PersianCalendar();
var gregorian = new GregorianCalendar();

// packages/domain/src/reports/buckets.ts
var HOUR_MS14 = 36e5;
var bucketOf = (range2) => ({ key: range2.from, ...instantsOf(range2) });
function hourBuckets(range2) {
  const { from, to } = instantsOf(range2);
  const buckets = [];
  for (let hour2 = from; hour2 < to; hour2 += HOUR_MS14)
    buckets.push({ key: new Date(hour2).toISOString(), from: hour2, to: hour2 + HOUR_MS14 });
  return buckets;
}
function dayBuckets(range2) {
  return daysOf(range2).map((day3) => bucketOf({ from: day3, to: day3 }));
}

// packages/domain/src/reports/forecast.ts
var LEAST_MS = 6 * 36e5;
var IN_SIGHT_DAYS = 30;
function targetInstant(soFar, target, startedAt, until) {
  if (target <= 0 || soFar <= 0 || until <= startedAt) return null;
  return startedAt + (until - startedAt) * (target / soFar);
}
function forecastGoalDay(reach, goal, startedAt, until, lastDay) {
  const reachedAt = targetInstant(reach, goal ?? 0, startedAt, until);
  return reachedAt !== null && reachedAt < tehranInstant(addDays(lastDay, IN_SIGHT_DAYS + 1)) ? tehranDay(reachedAt) : null;
}

// packages/domain/src/campaigns/placement-words.fa.ts
var placementWordsFa = {
  offered: '\u067E\u06CC\u0634\u0646\u0647\u0627\u062F \u0634\u062F\u0647',
  accepted: '\u067E\u0630\u06CC\u0631\u0641\u062A\u0647',
  declined: '\u0631\u062F \u06A9\u0631\u062F\u0647',
  content_pending: '\u062F\u0631 \u0627\u0646\u062A\u0638\u0627\u0631 \u0645\u062D\u062A\u0648\u0627',
  content_confirmed: '\u0645\u062D\u062A\u0648\u0627 \u062A\u0623\u06CC\u06CC\u062F \u0634\u062F',
  scheduled: '\u0632\u0645\u0627\u0646\u200C\u0628\u0646\u062F\u06CC \u0634\u062F\u0647',
  live: '\u0645\u0646\u062A\u0634\u0631 \u0627\u0633\u062A',
  ended: '\u067E\u0627\u06CC\u0627\u0646 \u06CC\u0627\u0641\u062A',
  cut_short: '\u0632\u0648\u062F\u062A\u0631 \u0628\u0631\u062F\u0627\u0634\u062A\u0647 \u0634\u062F',
  failed: '\u0646\u0627\u0645\u0648\u0641\u0642',
};
var outReasonWordsFa = {
  declined: '\u0646\u067E\u0630\u06CC\u0631\u0641\u062A',
  offer_lapsed: '\u067E\u0627\u0633\u062E\u06CC \u0646\u0631\u0633\u06CC\u062F',
  content_lapsed: '\u0645\u062D\u062A\u0648\u0627 \u0628\u06CC\u200C\u067E\u0627\u0633\u062E \u0645\u0627\u0646\u062F',
  delivery_lapsed: '\u0645\u062D\u062A\u0648\u0627 \u0646\u0631\u0633\u06CC\u062F',
  content_refused: '\u0645\u062D\u062A\u0648\u0627 \u067E\u0630\u06CC\u0631\u0641\u062A\u0647 \u0646\u0634\u062F',
  withdrawn: '\u0627\u0646\u0635\u0631\u0627\u0641 \u062F\u0627\u062F',
  not_live: '\u0645\u0646\u062A\u0634\u0631 \u0646\u06A9\u0631\u062F',
  campaign_over: '\u06A9\u0645\u067E\u06CC\u0646 \u067E\u0627\u06CC\u0627\u0646 \u06CC\u0627\u0641\u062A',
};
function placementTextFa({ state, out_reason }) {
  return out_reason === null ? placementWordsFa[state] : outReasonWordsFa[out_reason];
}

// apps/server/src/features/reports/reports.fa.ts
var reportsFa = {
  total: '\u062C\u0645\u0639',
  publishers: {
    sheet: '\u0646\u0627\u0634\u0631\u0627\u0646',
    fileName: (title) => `\u06AF\u0632\u0627\u0631\u0634 ${title}`,
    columns: [
      '\u0646\u0627\u0634\u0631',
      '\u0634\u0646\u0627\u0633\u0647',
      '\u0648\u0636\u0639\u06CC\u062A',
      '\u062F\u0633\u062A\u0631\u0633\u06CC',
      '\u0628\u0627\u0632\u062F\u06CC\u062F',
      '\u06A9\u0644\u06CC\u06A9',
      '\u0647\u0632\u06CC\u0646\u0647 (\u062A\u0648\u0645\u0627\u0646)',
      '\u0647\u0631 \u0647\u0632\u0627\u0631 \u062F\u0633\u062A\u0631\u0633\u06CC (\u062A\u0648\u0645\u0627\u0646)',
    ],
  },
  campaigns: {
    sheet: '\u06A9\u0645\u067E\u06CC\u0646\u200C\u0647\u0627',
    fileName: '\u062F\u0627\u0634\u0628\u0648\u0631\u062F',
    columns: [
      '\u06A9\u0645\u067E\u06CC\u0646',
      '\u0634\u0646\u0627\u0633\u0647',
      '\u067E\u0644\u062A\u0641\u0631\u0645',
      '\u0646\u0648\u0639',
      '\u0642\u0627\u0644\u0628',
      '\u0648\u0636\u0639\u06CC\u062A',
      '\u062F\u0633\u062A\u0631\u0633\u06CC',
      '\u0628\u0627\u0632\u062F\u06CC\u062F',
      '\u06A9\u0644\u06CC\u06A9',
      '\u0646\u0631\u062E \u06A9\u0644\u06CC\u06A9 (\u062F\u0631\u0635\u062F)',
      '\u0647\u0632\u06CC\u0646\u0647 \u062F\u0631 \u0628\u0627\u0632\u0647 (\u062A\u0648\u0645\u0627\u0646)',
      '\u0647\u0631 \u0647\u0632\u0627\u0631 \u062F\u0633\u062A\u0631\u0633\u06CC (\u062A\u0648\u0645\u0627\u0646)',
    ],
    total: (count10) => `\u062C\u0645\u0639 ${count10} \u06A9\u0645\u067E\u06CC\u0646`,
  },
};

// apps/server/src/features/reports/reports.export.ts
function writeTable({ sheet: sheet2, columns: columns2 }, prefix, rows, now) {
  return {
    type: XLSX_TYPE,
    filename: nameExportFile(prefix, now),
    body: createXlsxStream({ title: sheet2, columns: columns2.map((title, index14) => ({ title, width: index14 < 2 ? 28 : 18 })), rows }),
  };
}
function exportPublishers(title, stats, now) {
  const rows = stats.publishers.map((row2) => [
    row2.title,
    `@${row2.username}`,
    placementTextFa(row2),
    row2.reach,
    row2.views,
    row2.clicks,
    row2.cost,
    row2.cost_per_thousand,
  ]);
  const { totals } = stats;
  const sum = [reportsFa.total, null, null, totals.reach, totals.views, totals.clicks, totals.cost, totals.cost_per_thousand];
  return writeTable(reportsFa.publishers, reportsFa.publishers.fileName(title), [...rows, sum], now);
}
function exportCompared(rows, totals, now) {
  const figuresOf3 = (row2) => [
    row2.reach,
    row2.views,
    row2.clicks,
    row2.click_rate === null ? null : Math.round(row2.click_rate * 100) / 100,
    row2.cost,
    row2.cost_per_thousand,
  ];
  const cells = rows.map((row2) => [
    row2.title,
    row2.id,
    platformTitlesFa[row2.media_type],
    campaignTypesFa[row2.campaign_type].shortTitle,
    contentTypeTitlesFa[row2.content_type],
    campaignStateTitlesFa[row2.state],
    ...figuresOf3(row2),
  ]);
  const sum = [reportsFa.campaigns.total(rows.length), null, null, null, null, null, ...figuresOf3(totals)];
  return writeTable(reportsFa.campaigns, reportsFa.campaigns.fileName, [...cells, sum], now);
}

// apps/server/src/features/reports/reports.figures.ts
var HOUR_MS15 = 36e5;
function unitsCostBy(item, { bought, hours }, at6) {
  const units = hours.reduce((sum, one2) => (one2.hour < at6 ? sum + one2.units : sum), 0);
  return capturedSoFar(item.price - item.discount, units, bought);
}
function costBetween(item, from, to, now) {
  const { paid } = item;
  if (paid) return unitsCostBy(item, paid, Math.min(to, now)) - unitsCostBy(item, paid, Math.min(from, now));
  const times = {
    live_at: item.live_at?.getTime() ?? null,
    ended_at: item.ended_at?.getTime() ?? null,
    availability_hours: item.availability_hours,
  };
  return costSoFar(item, times, Math.min(to, now)) - costSoFar(item, times, Math.min(from, now));
}
function totalsOf(figures3, cost) {
  return {
    ...figures3,
    cost,
    click_rate: clickRate(figures3.clicks, figures3.views),
    cost_per_thousand: costPerThousand(cost, figures3.reach),
  };
}
function sumBy(rows, metric) {
  return rows.reduce((sum, row2) => (row2.metric === metric ? sum + row2.value : sum), 0);
}
function sumFigures(rows) {
  return { reach: sumBy(rows, 'reach'), views: sumBy(rows, 'views'), clicks: sumBy(rows, 'clicks') };
}
function costByBucket(buckets, placements, now) {
  const costs = buckets.map(() => 0);
  for (const item of placements) {
    if (item.live_at === null) continue;
    const from = item.paid ? startOfTehranHour(item.live_at.getTime()) : item.live_at.getTime();
    const boughtUntil2 = item.paid ? Infinity : from + item.availability_hours * HOUR_MS15;
    const until = Math.min(boughtUntil2, item.ended_at?.getTime() ?? Infinity);
    for (const [index14, bucket] of buckets.entries()) {
      if (bucket.from >= until) break;
      if (bucket.to > from) costs[index14] = (costs[index14] ?? 0) + costBetween(item, bucket.from, bucket.to, now);
    }
  }
  return costs;
}
function pointsOf(buckets, measured, placements, now) {
  const costs = costByBucket(buckets, placements, now);
  return buckets.map(({ key, from }, index14) => {
    const at6 = new Date(from).toISOString();
    const cost = costs[index14] ?? 0;
    const figures3 = measured.get(key);
    if (!figures3 || from > now)
      return { at: at6, reach: null, views: null, clicks: null, cost: cost === 0 ? null : cost, cost_per_thousand: null };
    const { reach, views, clicks } = figures3;
    return { at: at6, reach, views, clicks, cost, cost_per_thousand: costPerThousand(cost, reach) };
  });
}
function seriesOf(buckets, rows, placements, now) {
  const byBucket = /* @__PURE__ */ new Map();
  for (const row2 of rows) {
    const list2 = byBucket.get(row2.bucket);
    if (list2) list2.push(row2);
    else byBucket.set(row2.bucket, [row2]);
  }
  const measured = new Map([...byBucket].map(([bucket, list2]) => [bucket, sumFigures(list2)]));
  return pointsOf(buckets, measured, placements, now);
}

// packages/domain/src/reports/overview/overview-choice.ts
var OVERVIEW_FILTER_FIELDS = CAMPAIGN_FILTER_FIELDS.filter(({ key }) => key === 'media_type' || key === 'campaign_type');
function overviewRange(from, to, today) {
  const end2 = to ?? today;
  return from === void 0 ? presetRange('last_30_days', end2) : { from, to: end2 };
}

// apps/server/src/features/reports/reports.comparison.ts
var NO_FIGURES = { reach: 0, views: 0, clicks: 0 };
function campaignsIn(parts, when) {
  const { sums: sums2, placements, campaigns, now } = parts;
  const { from, to } = instantsOf(when === 'now' ? parts.range : parts.compared_range);
  const isNow = when === 'now';
  const measured = new Map(sums2.flatMap((row2) => (row2.campaign_id !== null && row2.is_now === isNow ? [[row2.campaign_id, row2]] : [])));
  const costs = /* @__PURE__ */ new Map();
  for (const item of placements) costs.set(item.campaign_id, (costs.get(item.campaign_id) ?? 0) + costBetween(item, from, to, now));
  return campaigns.flatMap((row2) => {
    const figures3 = measured.get(row2.id);
    const cost = costs.get(row2.id) ?? 0;
    if (!figures3 && cost === 0) return [];
    const { reach, views, clicks } = figures3 ?? NO_FIGURES;
    return [{ ...row2, ...totalsOf({ reach, views, clicks }, cost) }];
  });
}
function addCampaigns(rows) {
  const sumOf = (key) => rows.reduce((sum, row2) => sum + row2[key], 0);
  return { ...totalsOf({ reach: sumOf('reach'), views: sumOf('views'), clicks: sumOf('clicks') }, sumOf('cost')), campaigns: rows.length };
}
function groupCampaigns(rows, key) {
  const groups = /* @__PURE__ */ new Map();
  for (const row2 of rows) groups.set(row2[key], [...(groups.get(row2[key]) ?? []), row2]);
  return [...groups]
    .map(([value, list2]) => ({ ...addCampaigns(list2), [key]: value }))
    .toSorted((a, b) => b.reach - a.reach || b.cost - a.cost || a[key].localeCompare(b[key]));
}
function platformSeries({ sums: sums2, placements, now }, buckets, platform2) {
  const measured = new Map(sums2.flatMap((row2) => (row2.media_type === platform2 ? [[row2.bucket, row2]] : [])));
  return pointsOf(
    buckets,
    measured,
    placements.filter((item) => item.media_type === platform2),
    now,
  );
}
function comparedSeries({ sums: sums2, placements, now }, buckets) {
  const measured = /* @__PURE__ */ new Map();
  for (const row2 of sums2) {
    if (row2.bucket === null) continue;
    const before = measured.get(row2.bucket) ?? NO_FIGURES;
    measured.set(row2.bucket, { reach: before.reach + row2.reach, views: before.views + row2.views, clicks: before.clicks + row2.clicks });
  }
  return pointsOf(buckets, measured, placements, now);
}
var titles = new Intl.Collator('fa');
function orderCampaigns(rows, ordering2) {
  const sign2 = ordering2.startsWith('-') ? -1 : 1;
  const key = ordering2.replace('-', '');
  return rows.toSorted((a, b) => {
    if (key === 'title') return sign2 * titles.compare(a.title, b.title) || a.id - b.id;
    const [left, right] = [a[key], b[key]];
    if (left === null || right === null) return Number(left === null) - Number(right === null) || a.id - b.id;
    return sign2 * (left - right) || a.id - b.id;
  });
}

// apps/server/src/features/reports/reports.overview.repository.ts
import { and as and16, eq as eq19, inArray as inArray12, sql as sql19 } from 'drizzle-orm';

// apps/server/src/features/reports/reports.paid-hours.repository.ts
import { sql as sql18 } from 'drizzle-orm';

// apps/server/src/features/reports/reports.tables.ts
import {
  bigint as bigint15,
  boolean as boolean6,
  date as date6,
  foreignKey as foreignKey6,
  index as index12,
  pgTable as pgTable14,
  primaryKey as primaryKey12,
  text as text15,
  timestamp as timestamp13,
} from 'drizzle-orm/pg-core';
var accountId3 = () =>
  bigint15({ mode: 'number' })
    .notNull()
    .references(() => account.account_id);
var big2 = () => bigint15({ mode: 'number' }).notNull();
var measurement = pgTable14(
  'measurement',
  {
    account_id: accountId3(),
    placement_id: big2(),
    metric: text15().$type().notNull(),
    /** Start of the Tehran hour. */
    hour: timestamp13({ withTimezone: true }).notNull(),
    source: text15().$type().notNull(),
    campaign_id: big2(),
    value: big2(),
    collected_at: timestamp13({ withTimezone: true }).notNull(),
    is_accepted: boolean6().notNull().default(true),
    reject_reason: text15(),
  },
  (t) => [
    primaryKey12({ columns: [t.account_id, t.placement_id, t.metric, t.hour, t.source, t.is_accepted] }),
    foreignKey6({ columns: [t.account_id, t.campaign_id], foreignColumns: [campaign.account_id, campaign.id] }),
    index12('measurement_campaign').on(t.account_id, t.campaign_id, t.hour),
  ],
);
var measurementDay = pgTable14(
  'measurement_day',
  {
    account_id: accountId3(),
    campaign_id: big2(),
    placement_id: big2(),
    metric: text15().$type().notNull(),
    day: date6().notNull(),
    value: big2(),
    accepted: big2(),
  },
  (t) => [primaryKey12({ columns: [t.account_id, t.campaign_id, t.placement_id, t.metric, t.day] })],
);

// apps/server/src/features/reports/reports.paid-hours.repository.ts
async function withPaidUnits(tx, accountId4, items) {
  const ids2 = items.flatMap(({ id: id6, bought_units }) => (bought_units === null ? [] : [id6]));
  if (ids2.length === 0) return items.map((item) => ({ ...item, paid: null }));
  const { rows } = await tx.execute(sql18`
    select m.placement_id, m.hour, m.value as units
    from ${measurement} m
      join ${placement} p on p.account_id = m.account_id and p.id = m.placement_id
      join ${campaign} c on c.account_id = p.account_id and c.id = p.campaign_id
    where m.account_id = ${accountId4} and m.is_accepted and m.placement_id = any(${`{${ids2.join(',')}}`}::bigint[])
      and m.metric = case c.campaign_type when 'CPC' then 'clicks' else 'views' end
    order by m.hour`);
  const byPlacement = new Map(ids2.map((id6) => [id6, []]));
  for (const row2 of rows) byPlacement.get(row2.placement_id)?.push({ hour: Date.parse(row2.hour), units: row2.units });
  return items.map((item) => ({
    ...item,
    paid: item.bought_units === null ? null : { bought: item.bought_units, hours: byPlacement.get(item.id) ?? [] },
  }));
}

// apps/server/src/features/reports/reports.overview.repository.ts
function isChosen(choice) {
  return and16(
    choice.media_type && inArray12(campaign.media_type, [...choice.media_type]),
    choice.campaign_type && inArray12(campaign.campaign_type, [...choice.campaign_type]),
  );
}
var instant = (at6) => sql19`${new Date(at6).toISOString()}::timestamptz`;
var ofCampaign3 = and16(eq19(campaign.account_id, placement.account_id), eq19(campaign.id, placement.campaign_id));
async function listStandingPlacements(tx, accountId4, choice, ranges) {
  const from = instant(instantsOf(ranges.compared_range).from);
  const to = instant(instantsOf(ranges.range).to);
  const rows = await tx
    .select({
      id: placement.id,
      bought_units: placement.bought_units,
      campaign_id: placement.campaign_id,
      media_type: campaign.media_type,
      price: placement.price,
      discount: placement.discount,
      vat: placement.vat,
      total: placement.total,
      publisher_price: placement.publisher_price,
      live_at: placement.live_at,
      ended_at: placement.ended_at,
      availability_hours: placement.availability_hours,
    })
    .from(placement)
    .innerJoin(campaign, ofCampaign3)
    .where(
      and16(
        eq19(placement.account_id, accountId4),
        isChosen(choice),
        sql19`${placement.live_at} < ${to}`,
        sql19`(${placement.bought_units} is not null or ${placement.live_at} + ${placement.availability_hours} * interval '1 hour' > ${from})`,
        sql19`(${placement.ended_at} is null or ${placement.ended_at} > ${from})`,
      ),
    );
  return withPaidUnits(tx, accountId4, rows);
}
async function sumFiguresOf(tx, accountId4, choice, granularity, { range: range2, compared_range }) {
  const { from, to } = instantsOf(range2);
  const before = instantsOf(compared_range).from;
  const isDaily = granularity === 'daily';
  const hours = sql19`${measurement.hour} >= ${instant(before)} and ${measurement.hour} < ${instant(to)}`;
  const isNow = isDaily ? sql19`at >= ${range2.from}::date` : sql19`at >= ${instant(from)}`;
  const bucket = isDaily ? sql19`at::text` : sql19`to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  const measured = isDaily
    ? sql19`select campaign_id, metric, day as at, accepted as value from ${measurementDay}
          where ${measurementDay.account_id} = ${accountId4} and ${measurementDay.day} between ${compared_range.from} and ${range2.to}`
    : sql19`select campaign_id, metric, hour as at, value from ${measurement}
          where ${measurement.account_id} = ${accountId4} and ${measurement.is_accepted} and ${hours}`;
  const { rows } = await tx.execute(sql19`
    with figure as (
      select campaign_id, at, sum(value) filter (where metric = 'reach') as reach, sum(value) filter (where metric = 'views') as views,
        sum(value) filter (where metric = 'clicks') as clicks
      from (${measured}) as measured group by campaign_id, at
    ), of_campaign as (
      select campaign_id, ${campaign.media_type} as media_type, ${isNow} as is_now, ${bucket} as bucket, figure.reach, figure.views, figure.clicks
      from figure join ${campaign} on ${campaign.account_id} = ${accountId4} and ${campaign.id} = campaign_id
      where ${isChosen(choice) ?? sql19`true`}
    )
    select campaign_id, is_now, media_type, bucket, coalesce(sum(reach), 0)::bigint as reach, coalesce(sum(views), 0)::bigint as views,
      coalesce(sum(clicks), 0)::bigint as clicks
    from of_campaign group by grouping sets ((campaign_id, is_now), (media_type, bucket))`);
  return rows;
}
async function listComparedCampaigns(tx, accountId4, ids2) {
  return tx
    .select({
      id: campaign.id,
      title: campaign.title,
      media_type: campaign.media_type,
      campaign_type: campaign.campaign_type,
      content_type: campaign.content_type,
      state: campaign.state,
      reason: campaign.reason,
    })
    .from(campaign)
    .where(and16(eq19(campaign.account_id, accountId4), sql19`${campaign.id} = any(${`{${ids2.join(',')}}`}::bigint[])`));
}

// apps/server/src/features/reports/reports.overview.ts
function choiceOf(filters) {
  const valuesOf2 = (key, known) => {
    const filter = filters[key];
    return filter?.type === 'select' ? known.filter((value) => filter.values.includes(value)) : void 0;
  };
  return { media_type: valuesOf2('media_type', MEDIA_TYPES), campaign_type: valuesOf2('campaign_type', CAMPAIGN_TYPES) };
}
async function readOverview(tx, accountId4, query2, now) {
  const today = tehranDay(now);
  const range2 = overviewRange(query2.from, query2.to, today);
  const refusal2 = checkRange(range2, REPORT_LONGEST_DAYS);
  if (refusal2) return refuse(refusal2);
  const filters = parseFilters(query2.filter, OVERVIEW_FILTER_FIELDS);
  if (!filters.ok) return filters;
  const compared_range = previousRange(range2);
  const granularity = granularityOf(range2, today);
  const ranges = { range: range2, compared_range };
  const choice = choiceOf(filters.value);
  const placements = await listStandingPlacements(tx, accountId4, choice, ranges);
  const sums2 = await sumFiguresOf(tx, accountId4, choice, granularity, ranges);
  const ids2 = new Set([...placements, ...sums2].flatMap(({ campaign_id }) => campaign_id ?? []));
  const campaigns = await listComparedCampaigns(tx, accountId4, [...ids2]);
  const parts = { ...ranges, placements, sums: sums2, campaigns, now };
  const compared2 = campaignsIn(parts, 'now');
  const bucketsOf = granularity === 'daily' ? dayBuckets : hourBuckets;
  const buckets = bucketsOf(range2);
  const overview = {
    ...ranges,
    today,
    granularity,
    totals: addCampaigns(compared2),
    compared_totals: addCampaigns(campaignsIn(parts, 'before')),
    platforms: groupCampaigns(compared2, 'media_type').map((row2) => ({
      ...row2,
      series: platformSeries(parts, buckets, row2.media_type),
    })),
    compared_series: comparedSeries(parts, bucketsOf(compared_range)),
    types: groupCampaigns(compared2, 'campaign_type'),
  };
  return succeed({ overview, campaigns: orderCampaigns(compared2, query2.ordering) });
}

// apps/server/src/features/reports/reports.repository.ts
import { and as and17, eq as eq20, sql as sql20 } from 'drizzle-orm';
async function insertMeasurements(tx, accountId4, campaignId, source, collectedAt, rows) {
  await tx.execute(sql20`
    insert into measurement (account_id, campaign_id, placement_id, metric, hour, source, value, collected_at, is_accepted, reject_reason)
    select ${accountId4}::bigint, ${campaignId}::bigint, r.placement_id, r.metric, r.hour, ${source}, r.value, ${collectedAt.toISOString()}::timestamptz,
      r.reject_reason = '', nullif(r.reject_reason, '')
    from unnest(${pgArray(rows.map((row2) => row2.placement_id))}::bigint[], ${pgArray(rows.map((row2) => row2.metric))}::text[],
      ${pgArray(rows.map((row2) => row2.hour.toISOString()))}::timestamptz[], ${pgArray(rows.map((row2) => row2.value))}::bigint[],
      ${pgArray(rows.map((row2) => `"${row2.reject_reason ?? ''}"`))}::text[])
      as r(placement_id, metric, hour, value, reject_reason)
    where not exists (select from measurement m where m.account_id = ${accountId4} and m.placement_id = r.placement_id and m.metric = r.metric
      and m.hour = r.hour and m.source = ${source})
    on conflict do nothing`);
}
async function rollUpDays(tx, accountId4, campaignId, from, to) {
  await tx.execute(sql20`
    insert into measurement_day (account_id, campaign_id, placement_id, metric, day, value, accepted)
    select account_id, campaign_id, placement_id, metric, (hour at time zone 'Asia/Tehran')::date, sum(value), coalesce(sum(value) filter (where is_accepted), 0)
    from measurement
    where account_id = ${accountId4} and campaign_id = ${campaignId}
      and hour >= date_trunc('day', ${from.toISOString()}::timestamptz, 'Asia/Tehran')
      and hour < date_trunc('day', ${to.toISOString()}::timestamptz, 'Asia/Tehran') + interval '1 day'
    group by 1, 2, 3, 4, 5
    on conflict (account_id, campaign_id, placement_id, metric, day) do update set value = excluded.value, accepted = excluded.accepted`);
}
async function readTotals(tx, accountId4, campaignId) {
  const rows = await tx
    .select({ metric: measurementDay.metric, total: sql20`sum(${measurementDay.accepted})::bigint`.mapWith(Number) })
    .from(measurementDay)
    .where(and17(eq20(measurementDay.account_id, accountId4), eq20(measurementDay.campaign_id, campaignId)))
    .groupBy(measurementDay.metric);
  const of = (metric) => rows.find((row2) => row2.metric === metric)?.total ?? 0;
  return { reach: of('reach'), views: of('views'), clicks: of('clicks') };
}
async function listDayFigures(tx, accountId4, campaignId, range2, isAcceptedOnly) {
  const value = isAcceptedOnly ? measurementDay.accepted : measurementDay.value;
  return tx
    .select({ placement_id: measurementDay.placement_id, metric: measurementDay.metric, bucket: measurementDay.day, value })
    .from(measurementDay)
    .where(
      and17(
        eq20(measurementDay.account_id, accountId4),
        eq20(measurementDay.campaign_id, campaignId),
        sql20`${measurementDay.day} between ${range2.from} and ${range2.to}`,
      ),
    );
}
async function listHourFigures(tx, accountId4, campaignId, from, to, isAcceptedOnly) {
  const rows = await tx
    .select({
      placement_id: measurement.placement_id,
      metric: measurement.metric,
      hour: measurement.hour,
      value: sql20`sum(${measurement.value})::bigint`.mapWith(Number),
    })
    .from(measurement)
    .where(
      and17(
        eq20(measurement.account_id, accountId4),
        eq20(measurement.campaign_id, campaignId),
        sql20`${measurement.hour} >= ${from.toISOString()}::timestamptz and ${measurement.hour} < ${to.toISOString()}::timestamptz`,
        isAcceptedOnly ? eq20(measurement.is_accepted, true) : void 0,
      ),
    )
    .groupBy(measurement.placement_id, measurement.metric, measurement.hour);
  return rows.map((row2) => ({ ...row2, bucket: row2.hour.toISOString() }));
}
async function findReportCampaign(tx, accountId4, id6) {
  const [row2] = await tx
    .select()
    .from(campaign)
    .where(and17(eq20(campaign.account_id, accountId4), eq20(campaign.id, id6)));
  return row2;
}
async function listReportPlacements(tx, accountId4, campaignId) {
  const rows = await tx
    .select()
    .from(placement)
    .where(and17(eq20(placement.account_id, accountId4), eq20(placement.campaign_id, campaignId)));
  return withPaidUnits(tx, accountId4, rows);
}
function pgArray(values) {
  return `{${values.join(',')}}`;
}

// apps/server/src/features/reports/reports.service.ts
function createReportsService({ tenancy, world, isDemo }) {
  async function readStats(tx, accountId4, id6, query2) {
    const row2 = await findReportCampaign(tx, accountId4, id6);
    if (!row2) return refuse({ code: 'campaign_not_found' });
    const now = world.now();
    const today = tehranDay(now);
    const placements = await listReportPlacements(tx, accountId4, id6);
    const campaign_range = rangeOfCampaign(row2, placements, today);
    const range2 = { from: query2.from ?? campaign_range.from, to: query2.to ?? campaign_range.to };
    const refusal2 = checkRange(range2, REPORT_LONGEST_DAYS);
    if (refusal2) return refuse(refusal2);
    const compared_range = previousRange(range2);
    const granularity = granularityOf(range2, today);
    const isAccepted = query2.only_accepted_ccs_for_cpm;
    const read = async (of) => {
      if (granularity === 'daily') return listDayFigures(tx, accountId4, id6, of, isAccepted);
      const { from, to } = instantsOf(of);
      return listHourFigures(tx, accountId4, id6, new Date(from), new Date(to), isAccepted);
    };
    const figures3 = await read(range2);
    const compared2 = await read(compared_range);
    const bucketsOf = granularity === 'daily' ? dayBuckets : hourBuckets;
    const stats = {
      range: range2,
      compared_range,
      campaign_range,
      today,
      granularity,
      totals: totalsIn(range2, figures3, placements, now),
      compared_totals: totalsIn(compared_range, compared2, placements, now),
      series: seriesOf(bucketsOf(range2), figures3, placements, now),
      compared_series: seriesOf(bucketsOf(compared_range), compared2, placements, now),
      publishers: publisherRows(range2, figures3, placements, query2.ordering, now),
      pace: paceFigures(row2, placements, now, today),
    };
    return succeed({ stats, title: row2.title });
  }
  const statsOf = (accountId4, id6, query2) => tenancy.withAccount(accountId4, (tx) => readStats(tx, accountId4, id6, query2));
  const overviewOf = (accountId4, query2) => tenancy.withAccount(accountId4, (tx) => readOverview(tx, accountId4, query2, world.now()));
  return {
    /** Figures, series and publishers of a campaign over a range; the whole campaign when none is given. */
    async readStats(accountId4, id6, query2) {
      const read = await statsOf(accountId4, id6, query2);
      return read.ok ? succeed(read.value.stats) : read;
    },
    async exportReport(accountId4, id6, query2) {
      if (isDemo) return refuse({ code: 'export_refused' });
      const read = await statsOf(accountId4, id6, query2);
      return read.ok ? succeed(exportPublishers(read.value.title, read.value.stats, world.now())) : read;
    },
    /** All campaigns over a range, by platform, by type, and one page of them; the last 30 days when none is given. */
    async readOverview(accountId4, query2) {
      const read = await overviewOf(accountId4, query2);
      if (!read.ok) return read;
      const { overview, campaigns } = read.value;
      const results = campaigns.slice(query2.offset, query2.offset + query2.limit);
      return succeed({ ...overview, campaigns: { count: campaigns.length, results } });
    },
    /** The campaigns of readOverview, all pages. */
    async exportOverview(accountId4, query2) {
      if (isDemo) return refuse({ code: 'export_refused' });
      const read = await overviewOf(accountId4, query2);
      return read.ok ? succeed(exportCompared(read.value.campaigns, read.value.overview.totals, world.now())) : read;
    },
    /** Takes measured hours in, and adds their days up again. */
    async ingest(tx, accountId4, campaignId, source, collectedAt, rows) {
      const measurements = rows.flatMap((row2) => {
        const of = { placement_id: row2.placement_id, hour: new Date(row2.hour) };
        const accepted = METRICS.map((metric) => ({ ...of, metric, value: row2[metric], reject_reason: null }));
        return [
          ...accepted,
          ...(row2.rejected ?? []).map(({ metric, value, reason }) => ({ ...of, metric, value, reject_reason: reason })),
        ];
      });
      if (measurements.length === 0) return;
      await insertMeasurements(tx, accountId4, campaignId, source, collectedAt, measurements);
      const hours = rows.map((row2) => row2.hour);
      await rollUpDays(tx, accountId4, campaignId, new Date(Math.min(...hours)), new Date(Math.max(...hours)));
    },
    readTotals,
  };
}
function rangeOfCampaign(row2, placements, today) {
  const from = row2.publish_period_start;
  const lastStood = placements.reduce((max, item) => {
    const day3 = item.ended_at ? tehranDay(item.ended_at) : max;
    return day3 > max ? day3 : max;
  }, row2.publish_period_end);
  const to = lastStood < today ? lastStood : today;
  return to < from ? { from, to: from } : { from, to };
}
function totalsIn(range2, figures3, placements, now) {
  const { from, to } = instantsOf(range2);
  const cost = placements.reduce((sum, item) => sum + costBetween(item, from, to, now), 0);
  return totalsOf(sumFigures(figures3), cost);
}
function publisherRows(range2, figures3, placements, ordering2, now) {
  const { from, to } = instantsOf(range2);
  const byPlacement = /* @__PURE__ */ new Map();
  for (const row2 of figures3) byPlacement.set(row2.placement_id, [...(byPlacement.get(row2.placement_id) ?? []), row2]);
  const rows = placements.map((item) => {
    const sums2 = sumFigures(byPlacement.get(item.id) ?? []);
    const cost = costBetween(item, from, to, now);
    return {
      placement_id: item.id,
      publisher_id: item.publisher_id,
      title: item.title,
      username: item.username,
      state: item.state,
      out_reason: item.out_reason,
      ...sums2,
      cost,
      cost_per_thousand: costPerThousand(cost, sums2.reach),
    };
  });
  const key = ordering2.replace(/^-/, '');
  const sign2 = ordering2.startsWith('-') ? -1 : 1;
  return rows.toSorted((a, b) => sign2 * ((a[key] ?? 0) - (b[key] ?? 0)) || a.placement_id - b.placement_id);
}
function paceFigures(row2, placements, now, today) {
  const window = windowInstants(row2);
  const startedAt = placements.reduce((min, item) => Math.min(min, item.live_at?.getTime() ?? Infinity), Infinity);
  return {
    cost: placements.reduce((sum, item) => sum + costBetween(item, 0, now, now), 0),
    price: row2.price - row2.discount,
    reach: row2.reach,
    goal_total_reach: row2.goal_total_reach,
    elapsed: elapsedShare(now, window.from, window.to),
    days_left: Math.max(0, daysBetween(today, row2.publish_period_end)),
    goal_day: goalDayOf(row2, placements, startedAt, now),
  };
}
function goalDayOf(row2, placements, startedAt, now) {
  const { reach, goal_total_reach: goal, publish_period_end } = row2;
  if (row2.state !== 'INACTIVE') return forecastGoalDay(reach, goal, startedAt, now, publish_period_end);
  const endedAt = placements.reduce((max, item) => Math.max(max, item.ended_at?.getTime() ?? 0), 0);
  return goal !== null && reach >= goal ? forecastGoalDay(reach, goal, startedAt, endedAt, publish_period_end) : null;
}

// packages/contract/src/requests/cookies.ts
var REFRESH_COOKIE = 'jarchi_refresh';
var CSRF_COOKIE = 'jarchi_csrf';
var CSRF_HEADER = 'x-csrf-token';

// apps/server/src/features/session/session.opening.ts
import { createHmac as createHmac3, randomUUID as randomUUID5 } from 'node:crypto';

// apps/server/src/features/session/sign-in/session.browser.ts
import { createHmac as createHmac2 } from 'node:crypto';
var sign = (secret, userId, id6) => createHmac2('sha256', secret).update(`browser:${userId}:${id6}`).digest('base64url');
function findKnownBrowser(secret, userId, mark) {
  const [id6, signature] = mark?.split('.') ?? [];
  return id6 && signature && isSameSecret(signature, sign(secret, userId, id6)) ? id6 : void 0;
}
function markBrowser(secret, userId, mark) {
  const id6 = findKnownBrowser(secret, userId, mark) ?? createToken();
  return `${id6}.${sign(secret, userId, id6)}`;
}

// apps/server/src/features/session/session.repository.ts
import {
  and as and18,
  desc as desc8,
  eq as eq21,
  gt as gt2,
  inArray as inArray13,
  isNotNull,
  isNull as isNull6,
  ne as ne2,
  or,
  sql as sql21,
} from 'drizzle-orm';
async function insertSession(tx, values) {
  await tx.insert(session).values(values);
}
async function findSession(tx, id6) {
  const [row2] = await tx.select().from(session).where(eq21(session.id, id6));
  return row2;
}
async function lockSessionByToken(tx, hash3) {
  const [row2] = await tx
    .select()
    .from(session)
    .where(and18(or(eq21(session.refresh_hash, hash3), eq21(session.previous_hash, hash3)), isNull6(session.hijacked_by)))
    .for('update');
  return row2;
}
async function rotateSession(tx, id6, values) {
  await tx.update(session).set(values).where(eq21(session.id, id6));
}
async function revokeSession(tx, id6, revoked_at) {
  await tx.update(session).set({ revoked_at }).where(eq21(session.id, id6));
}
async function findHijackByToken(tx, hash3) {
  const [row2] = await tx
    .select()
    .from(session)
    .where(and18(eq21(session.refresh_hash, hash3), isNotNull(session.hijacked_by)));
  return row2;
}
async function revokeHijacks(tx, ids2, revoked_at) {
  if (ids2.length === 0) return [];
  const rows = await tx
    .update(session)
    .set({ revoked_at })
    .where(
      and18(
        inArray13(session.id, [...ids2]),
        isNotNull(session.hijacked_by),
        isNull6(session.revoked_at),
        gt2(session.expires_at, revoked_at),
      ),
    )
    .returning({ id: session.id });
  return rows.map(({ id: id6 }) => id6);
}
async function lockCodes(tx, phone, address) {
  await tx.execute(
    sql21`select pg_advisory_xact_lock(hashtext(${`otp:${phone}`})), pg_advisory_xact_lock(hashtext(${`otp-from:${address}`}))`,
  );
}
async function listCodesOf(tx, phone, since) {
  return tx
    .select()
    .from(otpRequest)
    .where(and18(eq21(otpRequest.phone, phone), gt2(otpRequest.created, since)))
    .orderBy(desc8(otpRequest.created));
}
async function listCodeTimesFrom(tx, address, since, limit) {
  const rows = await tx
    .select({ created: otpRequest.created })
    .from(otpRequest)
    .where(and18(eq21(otpRequest.address, address), gt2(otpRequest.created, since), eq21(otpRequest.is_known, false)))
    .orderBy(desc8(otpRequest.created))
    .limit(limit);
  return rows.map(({ created }) => created);
}
async function isReplaced(tx, { phone, created }) {
  const newer = and18(eq21(otpRequest.phone, phone), gt2(otpRequest.created, created), eq21(otpRequest.is_failed, false));
  const rows = await tx.select({ id: otpRequest.id }).from(otpRequest).where(newer).limit(1);
  return rows.length > 0;
}
async function failOtp(tx, id6) {
  await tx.update(otpRequest).set({ is_failed: true }).where(eq21(otpRequest.id, id6));
}
async function insertOtp(tx, values) {
  await tx.insert(otpRequest).values(values);
}
async function lockOtp(tx, id6) {
  const [row2] = await tx.select().from(otpRequest).where(eq21(otpRequest.id, id6)).for('update');
  return row2;
}
async function countTry(tx, id6) {
  await tx
    .update(otpRequest)
    .set({ tries: sql21`${otpRequest.tries} + 1` })
    .where(eq21(otpRequest.id, id6));
}
async function useOtp(tx, id6, used_at) {
  await tx.update(otpRequest).set({ used_at }).where(eq21(otpRequest.id, id6));
}
async function findUser(tx, id6) {
  const [row2] = await tx.select().from(appUser).where(eq21(appUser.id, id6));
  return row2;
}
async function findUserBy(tx, field2, value) {
  const [row2] = await tx.select().from(appUser).where(eq21(appUser[field2], value));
  return row2;
}
async function ensurePhoneUser(tx, phone, created) {
  const [inserted] = await tx
    .insert(appUser)
    .values({ username: phone, phone, phone_verified: true, created })
    .onConflictDoNothing()
    .returning();
  if (inserted) return { row: inserted, is_new: true };
  const row2 = await findUserBy(tx, 'phone', phone);
  if (!row2) throw new Error('a username that is a phone belongs to another phone');
  return { row: row2, is_new: false };
}
async function noteLogin(tx, id6, last_login, verified = {}) {
  await tx
    .update(appUser)
    .set({ last_login, ...verified })
    .where(eq21(appUser.id, id6));
}
async function isEmailTaken(tx, email, byOtherThan) {
  const rows = await tx
    .select({ id: appUser.id })
    .from(appUser)
    .where(and18(eq21(appUser.email, email), ne2(appUser.id, byOtherThan)));
  return rows.length > 0;
}
async function updateUser(tx, id6, values) {
  const [row2] = await tx.update(appUser).set(values).where(eq21(appUser.id, id6)).returning();
  if (!row2) throw new Error(`no user ${id6}`);
  return row2;
}

// apps/server/src/features/session/session.opening.ts
var SESSION_TTL_MS = 30 * 864e5;
var ACCESS_TTL_MS = 15 * 6e4;
async function openSession(tx, { user_id, browser, secret, now }) {
  const refresh_token = createToken();
  const created = new Date(now);
  await insertSession(tx, {
    id: randomUUID5(),
    user_id,
    refresh_hash: hashToken(refresh_token),
    rotated_at: created,
    expires_at: new Date(now + SESSION_TTL_MS),
    created,
    agent: browser.agent,
  });
  return { refresh_token, csrf_token: createToken(), browser_mark: markBrowser(secret, user_id, browser.mark) };
}
function expiryText(ms2) {
  return new Date(Math.floor(ms2 / 1e3) * 1e3).toISOString();
}
function nextRefreshToken(secret, sessionId, token) {
  return createHmac3('sha256', secret).update(`refresh:${sessionId}:${token}`).digest('base64url');
}

// apps/server/src/features/session/session.cookies.ts
var HIJACK_COOKIE = 'jarchi_hijack';
var BROWSER_COOKIE = 'jarchi_browser';
var ACCOUNT_COOKIE = 'account';
var YEAR_SECONDS = 365 * 86400;
var sessionSeconds = SESSION_TTL_MS / 1e3;
function createSessionCookies(path) {
  const keepRefresh = (request2, token) =>
    request2.setCookie(REFRESH_COOKIE, token, { path, httpOnly: true, maxAgeSeconds: sessionSeconds });
  const keepCsrf = (request2, token) =>
    request2.setCookie(CSRF_COOKIE, token, { path: '/', httpOnly: false, maxAgeSeconds: sessionSeconds });
  const keepAccount = (request2, account2) =>
    request2.setCookie(ACCOUNT_COOKIE, account2, { path: '/', httpOnly: false, maxAgeSeconds: YEAR_SECONDS });
  return {
    read({ cookies }) {
      return {
        refresh: cookies[REFRESH_COOKIE],
        hijack: cookies[HIJACK_COOKIE],
        csrf: cookies[CSRF_COOKIE],
        account: cookies[ACCOUNT_COOKIE],
        browser: cookies[BROWSER_COOKIE],
      };
    },
    keepAccount,
    keepRefreshed(request2, refreshToken) {
      keepRefresh(request2, refreshToken);
      keepCsrf(request2, request2.cookies[CSRF_COOKIE] || createToken());
    },
    keepSignedIn(request2, signedIn2) {
      keepRefresh(request2, signedIn2.refresh_token);
      keepCsrf(request2, signedIn2.csrf_token);
      request2.setCookie(BROWSER_COOKIE, signedIn2.browser_mark, { path, httpOnly: true, maxAgeSeconds: YEAR_SECONDS });
      keepAccount(request2, signedIn2.account);
    },
    keepHijack(request2, token, maxAgeSeconds) {
      request2.setCookie(HIJACK_COOKIE, token, { path, httpOnly: true, maxAgeSeconds });
    },
    clearHijack(request2) {
      request2.clearCookie(HIJACK_COOKIE, path);
    },
    clearAccount(request2) {
      request2.clearCookie(ACCOUNT_COOKIE, '/');
    },
    clearSession(request2) {
      request2.clearCookie(REFRESH_COOKIE, path);
      request2.clearCookie(CSRF_COOKIE, '/');
      request2.clearCookie(ACCOUNT_COOKIE, '/');
    },
  };
}

// apps/server/src/features/session/session.routes.ts
function sessionHandlers(service, cookies) {
  const browserOf = (request2) => ({ address: request2.address, agent: request2.agent, mark: cookies.read(request2).browser });
  async function endHijack(request2) {
    const { hijack } = cookies.read(request2);
    if (!hijack) return;
    await service.releaseHijackOf(hijack);
    cookies.clearHijack(request2);
  }
  async function answerSignedIn(request2, result) {
    if (!result.ok) return result;
    await endHijack(request2);
    cookies.keepSignedIn(request2, result.value);
    const { account: account2, is_new } = result.value;
    return succeed({ account: account2, is_new });
  }
  return {
    sendOtp: ({ body, request: request2 }) => service.sendOtp(body.phone, browserOf(request2)),
    verifyOtp: async ({ body, request: request2 }) =>
      answerSignedIn(request2, await service.verifyOtp(body.request_id, body.code, browserOf(request2))),
    signInWithPassword: async ({ body, request: request2 }) =>
      answerSignedIn(request2, await service.signInWithPassword(body.username, body.password, browserOf(request2))),
    getAccessToken: async ({ query: query2, request: request2 }) => {
      const { refresh, hijack, account: account2 } = cookies.read(request2);
      const isPanel = query2.app === 'panel';
      const wanted = isPanel ? query2.account || account2 : void 0;
      const hijacked = await service.getHijackToken(isPanel ? hijack : void 0, wanted);
      if (hijacked.kind === 'live') {
        const { kind: _kind, ...answer2 } = hijacked;
        cookies.keepAccount(request2, answer2.account);
        return succeed(answer2);
      }
      if (hijacked.kind === 'over') cookies.clearHijack(request2);
      const result = await service.getAccessToken(refresh, wanted);
      if (!result.ok) return result;
      const { refresh_token, ...answer } = result.value;
      cookies.keepRefreshed(request2, refresh_token);
      if (isPanel) cookies.keepAccount(request2, answer.account);
      return succeed(answer);
    },
    getUser: async ({ caller }) => succeed(await service.getUser(caller.user_id)),
    updateInfo: ({ caller, body, request: request2 }) =>
      service.updateInfo(
        caller,
        { first_name: body.first_name, last_name: body.last_name, email: body.email },
        { header: request2.csrf, cookie: cookies.read(request2).csrf },
      ),
    signOut: async ({ request: request2 }) => {
      await service.signOut(cookies.read(request2).refresh);
      await endHijack(request2);
      cookies.clearSession(request2);
      return succeed({ ok: true });
    },
  };
}

// apps/server/src/features/session/session.authentication.ts
var CACHED_MS = 2e3;
var CACHE_SIZE = 1e4;
function createAuthentication({ tenancy, clocks, tokens, accounts }) {
  const cache = /* @__PURE__ */ new Map();
  let endedCount = 0;
  async function isActorRight(tx, row2, claims) {
    if (row2.hijacked_by !== (claims.hijacked_by ?? null)) return false;
    if (row2.hijacked_by === null) return true;
    return row2.account_id === claims.account_id && (await findUser(tx, row2.hijacked_by))?.is_staff === true;
  }
  async function findLiveMembership(claims) {
    const key = `${claims.session_id} ${claims.account_id}`;
    const now = clocks.wall.now();
    const cached = cache.get(key);
    if (cached && now < cached.until) return cached.membership;
    const endedBefore = endedCount;
    const membership = await tenancy.withSystem(async (tx) => {
      const row2 = await findSession(tx, claims.session_id);
      if (!row2 || row2.revoked_at || row2.user_id !== claims.user_id || row2.expires_at.getTime() <= now) return void 0;
      if (!(await isActorRight(tx, row2, claims))) return void 0;
      const memberships = await accounts.listMemberships(tx, claims.user_id);
      return memberships.find(({ account_id }) => account_id === claims.account_id);
    });
    cache.delete(key);
    if (membership === void 0 || endedCount !== endedBefore) return membership;
    if (cache.size >= CACHE_SIZE)
      for (const oldest of cache.keys()) {
        cache.delete(oldest);
        break;
      }
    cache.set(key, { membership, session_id: claims.session_id, until: now + CACHED_MS });
    return membership;
  }
  async function authenticate(header2) {
    const [, token] = /^bearer +(\S+)$/i.exec(header2 ?? '') ?? [];
    if (!token) return void 0;
    const verified = await tokens.verifyAccess(token, clocks.wall.now());
    if (!verified.ok || verified.value.account_id === null) return void 0;
    const { user_id, account_id, session_id, hijacked_by = null } = verified.value;
    const membership = await findLiveMembership(verified.value);
    if (!membership) return void 0;
    const role = hijacked_by === null ? membership.role : 'owner';
    return { user_id, account_id, account: membership.account, role, session_id, hijacked_by };
  }
  return {
    authenticate,
    /** The member of staff behind an Authorization header, in a session of their own. */
    async authenticateStaff(header2) {
      const caller = await authenticate(header2);
      if (!caller) return void 0;
      if (caller.hijacked_by !== null) return 'stranger';
      const user2 = await tenancy.withSystem((tx) => findUser(tx, caller.user_id));
      return user2?.is_staff ? { staff_id: caller.user_id, session_id: caller.session_id } : 'stranger';
    },
    /** Ends what this process remembers of a session, at once. */
    forgetSession(sessionId) {
      endedCount++;
      for (const [key, { session_id }] of cache) if (session_id === sessionId) cache.delete(key);
    },
  };
}

// apps/server/src/features/session/session.hijack.ts
import { randomUUID as randomUUID6 } from 'node:crypto';

// packages/domain/src/staff/impersonation.ts
var IMPERSONATION_MINUTES = 60;
var REASON_LENGTH = { least: 5, most: 500 };
function parseReason(text19) {
  const reason = text19.trim();
  const length = [...reason].length;
  return length < REASON_LENGTH.least || length > REASON_LENGTH.most ? void 0 : reason;
}

// apps/server/src/features/session/session.hijack.ts
var HIJACK_TTL_MS = IMPERSONATION_MINUTES * 6e4;
function createHijack({ tenancy, clocks, tokens, accounts, authentication }) {
  const isLive = ({ revoked_at, expires_at }) => !revoked_at && expires_at.getTime() > clocks.wall.now();
  async function findOpened(tx, presented) {
    const row2 = await findHijackByToken(tx, hashToken(presented));
    if (!row2 || row2.hijacked_by === null || !isLive(row2)) return void 0;
    const staff = await findUser(tx, row2.hijacked_by);
    const memberships = await accounts.listMemberships(tx, row2.user_id);
    const membership = memberships.find(({ account_id }) => account_id === row2.account_id);
    if (!staff?.is_staff || !membership) return void 0;
    return {
      ...membership,
      session_id: row2.id,
      user_id: row2.user_id,
      hijacked_by: row2.hijacked_by,
      expires_at: row2.expires_at.getTime(),
    };
  }
  async function releaseHijack(sessionId) {
    await tenancy.withSystem((tx) => revokeSession(tx, sessionId, new Date(clocks.wall.now())));
    authentication.forgetSession(sessionId);
  }
  return {
    /** Inside the transaction that writes down why. */
    async openHijack(tx, { hijacked_by, user_id, account_id, reason, agent, replaces }) {
      const token = createToken();
      const session_id = randomUUID6();
      const now = clocks.wall.now();
      const created = new Date(now);
      const expires_at = new Date(now + HIJACK_TTL_MS);
      const ended = await revokeHijacks(tx, replaces, created);
      afterCommit(() => ended.forEach(authentication.forgetSession));
      const people = { user_id, account_id, hijacked_by, reason, agent };
      await insertSession(tx, { id: session_id, refresh_hash: hashToken(token), rotated_at: created, expires_at, created, ...people });
      return { session_id, token, expires_at: expires_at.toISOString(), maxAgeSeconds: HIJACK_TTL_MS / 1e3 };
    },
    /** An access token in the customer's name, when the secret opens the account that is asked for. */
    async getHijackToken(presented, asked) {
      if (!presented) return { kind: 'none' };
      const opened = await tenancy.withSystem((tx) => findOpened(tx, presented));
      if (!opened) return { kind: 'over' };
      const { account: account2, expires_at, ...claims } = opened;
      if (account2 !== asked) return { kind: 'elsewhere' };
      const now = clocks.wall.now();
      const ttlMs = Math.min(ACCESS_TTL_MS, expires_at - now);
      const token = await tokens.signAccess(claims, ttlMs, now);
      return { kind: 'live', token, expires_at: expiryText(now + ttlMs), account: account2 };
    },
    /** Who acts in this session for its user, why and until when; undefined for a person's own session. */
    async findHijack(sessionId) {
      return tenancy.withSystem(async (tx) => {
        const row2 = await findSession(tx, sessionId);
        if (!row2 || row2.hijacked_by === null) return void 0;
        const staff = await findUser(tx, row2.hijacked_by);
        const staff_name = `${staff?.first_name ?? ''} ${staff?.last_name ?? ''}`.trim() || (staff?.username ?? '');
        return { staff_name, reason: row2.reason ?? '', expires_at: row2.expires_at.toISOString() };
      });
    },
    /** Ends it at once. */
    releaseHijack,
    /** Ends the one whose secret a browser still holds. */
    async releaseHijackOf(presented) {
      if (!presented) return;
      const row2 = await tenancy.withSystem((tx) => findHijackByToken(tx, hashToken(presented)));
      if (row2 && isLive(row2)) await releaseHijack(row2.id);
    },
  };
}

// apps/server/src/features/session/sign-in/session.otp.ts
import { randomUUID as randomUUID7 } from 'node:crypto';

// packages/domain/src/session/sign-in.ts
var OTP_DIGITS = 5;
var OTP_TTL_MS = 12e4;
var OTP_TRIES = 5;
var OTP_WAIT_MS = 6e4;
var OTP_PER_PHONE_HOUR = 10;
var OTP_PER_PHONE_AND_ADDRESS_HOUR = 5;
var OTP_PER_ADDRESS_HOUR = 100;
var HOUR_MS16 = 36e5;
function findNextCodeAt({ ofPhone, ofAddress }, asker) {
  const lastSent = ofPhone.find(({ is_failed }) => !is_failed);
  const counted = ofPhone.filter(({ is_known }) => is_known === asker.is_known);
  const waits = [lastSent && lastSent.at + OTP_WAIT_MS, leaveHour(counted[OTP_PER_PHONE_HOUR - 1]?.at)];
  if (!asker.is_known) {
    const ofBoth = counted.filter(({ address }) => address === asker.address);
    waits.push(leaveHour(ofBoth[OTP_PER_PHONE_AND_ADDRESS_HOUR - 1]?.at), leaveHour(ofAddress[OTP_PER_ADDRESS_HOUR - 1]));
  }
  return Math.max(0, ...waits.map((at6) => at6 ?? 0));
}
function leaveHour(at6) {
  return at6 === void 0 ? void 0 : at6 + HOUR_MS16;
}
var PASSWORD_TRIES = 10;
var PASSWORD_WAITS_MS = [6e4, 12e4, 24e4, 48e4, 9e5];
var PASSWORD_FORGET_MS = 864e5;
var PASSWORD_PER_ADDRESS_HOUR = 100;
var PASSWORD_WAIT_AFTER_MS = [...Array.from({ length: PASSWORD_TRIES - 1 }, () => 0), ...PASSWORD_WAITS_MS];
function parseOtp(text19) {
  const digits = digitsOf(text19);
  return digits.length === OTP_DIGITS ? digits : void 0;
}
function judgeOtp(request2, isMatch, now) {
  if (request2.is_used) return 'used';
  if (request2.is_replaced) return 'replaced';
  if (request2.tries >= OTP_TRIES) return 'too_many_tries';
  if (now >= request2.expires_at) return 'expired';
  return isMatch ? 'match' : 'wrong';
}

// apps/server/src/features/session/sign-in/session.otp.ts
var HOUR_MS17 = 36e5;
function createOtpSignIn({ tenancy, clocks, secret, sms, accounts, config }) {
  async function isKnownTo(tx, phone, mark) {
    if (mark === void 0) return false;
    const user2 = await findUserBy(tx, 'phone', phone);
    return user2 !== void 0 && findKnownBrowser(secret, user2.id, mark) !== void 0;
  }
  async function readHour(tx, phone, address, now) {
    const since = new Date(now - HOUR_MS17);
    const codes = await listCodesOf(tx, phone, since);
    const times = await listCodeTimesFrom(tx, address, since, OTP_PER_ADDRESS_HOUR);
    return { ofPhone: codes.map((code2) => ({ ...code2, at: code2.created.getTime() })), ofAddress: times.map((time) => time.getTime()) };
  }
  async function signIn(tx, phone, browser, now) {
    const at6 = new Date(now);
    const { row: row2, is_new } = await ensurePhoneUser(tx, phone, at6);
    await noteLogin(tx, row2.id, at6, { phone_verified: true });
    const [first] = is_new ? [] : await accounts.listMemberships(tx, row2.id);
    const { account: account2 } = first ?? (await accounts.openAccount(tx, { user_id: row2.id, phone, created: at6 }));
    return { account: account2, is_new, ...(await openSession(tx, { user_id: row2.id, browser, secret, now })) };
  }
  return {
    /** Sends a code that opens this request only, and ends the earlier ones to the phone. */
    async sendOtp(typedPhone, { address, mark }) {
      const phone = parsePhone(typedPhone);
      if (phone === void 0) return refuse({ code: 'phone_invalid' });
      const now = clocks.wall.now();
      const request_id2 = randomUUID7();
      const code2 = createOtp(OTP_DIGITS);
      const expires_at = new Date(now + OTP_TTL_MS);
      const secondsUntil = (at6) => Math.ceil((at6 - now) / 1e3);
      const asked = await tenancy.withSystem(async (tx) => {
        await lockCodes(tx, phone, address);
        const asker = { address, is_known: await isKnownTo(tx, phone, mark) };
        const hour2 = await readHour(tx, phone, address, now);
        const next = findNextCodeAt(hour2, asker);
        if (next > now) return refuse({ code: 'rate_limited', retry_after_seconds: secondsUntil(next) });
        const code_hash = hashOtp(secret, request_id2, code2);
        await insertOtp(tx, { id: request_id2, phone, code_hash, expires_at, created: new Date(now), ...asker });
        const sent2 = { ...asker, at: now, is_failed: false };
        return succeed({ next: findNextCodeAt({ ofPhone: [sent2, ...hour2.ofPhone], ofAddress: [now, ...hour2.ofAddress] }, asker) });
      });
      if (!asked.ok) return asked;
      const sent = await sms.sendCode(phone, code2);
      if (!sent.ok) {
        await tenancy.withSystem((tx) => failOtp(tx, request_id2));
        return refuse({ code: 'unavailable' });
      }
      return succeed({
        request_id: request_id2,
        phone,
        expires_at: expires_at.toISOString(),
        retry_after_seconds: secondsUntil(asked.value.next),
        code: config.mode === 'production' ? null : code2,
      });
    },
    /** Signs in with a code, once; an unknown phone gets its user and account. Every try counts, whatever it comes to. */
    verifyOtp(requestId, typedCode, browser) {
      return tenancy.withSystem(async (tx) => {
        const row2 = await lockOtp(tx, requestId);
        if (!row2) return refuse({ code: 'otp_not_found' });
        const now = clocks.wall.now();
        const code2 = parseOtp(typedCode);
        const isMatch = code2 !== void 0 && isSameSecret(row2.code_hash, hashOtp(secret, requestId, code2));
        const request2 = {
          expires_at: row2.expires_at.getTime(),
          tries: row2.tries,
          is_used: row2.used_at !== null,
          is_replaced: await isReplaced(tx, row2),
        };
        const verdict = judgeOtp(request2, isMatch, now);
        switch (verdict) {
          case 'match':
            await useOtp(tx, requestId, new Date(now));
            return succeed(await signIn(tx, row2.phone, browser, now));
          case 'wrong':
            await countTry(tx, requestId);
            return refuse({ code: 'otp_wrong', tries_left: OTP_TRIES - row2.tries - 1 });
          case 'too_many_tries':
            return refuse({ code: 'otp_too_many_tries', retry_after_seconds: Math.max(1, Math.ceil((request2.expires_at - now) / 1e3)) });
          case 'replaced':
            return refuse({ code: 'otp_replaced' });
          case 'expired':
          case 'used':
            return refuse({ code: 'otp_expired' });
        }
      });
    },
  };
}

// packages/domain/src/session/login.ts
function parseLogin(text19) {
  const phone = parsePhone(text19);
  if (phone !== void 0) return { field: 'phone', value: phone };
  const value = toLatinDigits(text19.normalize('NFKC')).replace(new RegExp('\\p{Cf}', 'gu'), '').trim().toLowerCase();
  return { field: value.includes('@') ? 'email' : 'username', value };
}

// apps/server/src/features/session/sign-in/session.password.ts
function createPasswordSignIn({ tenancy, clocks, secret, accounts, tries }) {
  const ofPerson = tries.limitSlowly({ kind: 'password', waitsMs: PASSWORD_WAIT_AFTER_MS, forgetMs: PASSWORD_FORGET_MS });
  const ofAddress = tries.limitWindow({ kind: 'password-from', limit: PASSWORD_PER_ADDRESS_HOUR, windowMs: 36e5 });
  let nobodysHash;
  const isRight = async (user2, password) => {
    const known = user2?.password_hash ?? null;
    const matches = await verifyPassword(known ?? (await (nobodysHash ??= hashPassword(createToken()))), password);
    return known !== null && matches;
  };
  function findTried(user2, { field: field2, value }, mark) {
    if (!user2) return { key: `${field2} ${value}`, isStranger: true };
    const browser = findKnownBrowser(secret, user2.id, mark);
    return browser === void 0 ? { key: `user ${user2.id}`, isStranger: true } : { key: `user ${user2.id} ${browser}`, isStranger: false };
  }
  return {
    /** Every try counts before it is judged, so that no two at once share one. */
    async signInWithPassword(typedLogin, password, browser) {
      const login = parseLogin(typedLogin);
      const user2 = await tenancy.withSystem((tx) => findUserBy(tx, login.field, login.value));
      const { key, isStranger } = findTried(user2, login, browser.mark);
      const addressWaitMs = isStranger ? await ofAddress.take(browser.address) : void 0;
      if (addressWaitMs !== void 0) return refuse({ code: 'rate_limited', retry_after_seconds: Math.ceil(addressWaitMs / 1e3) });
      const waitMs = await ofPerson.take(key);
      if (waitMs !== void 0) return refuse({ code: 'password_too_many_tries', retry_after_seconds: Math.ceil(waitMs / 1e3) });
      if (!(await isRight(user2, password)) || !user2) return refuse({ code: 'password_wrong' });
      await ofPerson.forget(key);
      if (isStranger) await ofAddress.giveBack(browser.address);
      return tenancy.withSystem(async (tx) => {
        const [first] = await accounts.listMemberships(tx, user2.id);
        if (!first) return refuse({ code: 'forbidden' });
        const now = clocks.wall.now();
        await noteLogin(tx, user2.id, new Date(now));
        return succeed({ account: first.account, is_new: false, ...(await openSession(tx, { user_id: user2.id, browser, secret, now })) });
      });
    },
  };
}

// apps/server/src/features/session/session.profile.ts
function createProfile({ tenancy }) {
  return {
    async getUser(userId) {
      const row2 = await tenancy.withSystem((tx) => findUser(tx, userId));
      if (!row2) throw new Error(`no user ${userId}`);
      return toAnswer(row2);
    },
    /** Changes name and e-mail. Staff who act for somebody may not. */
    async updateInfo(caller, info, csrf) {
      if (!csrf.header || !csrf.cookie || !isSameSecret(csrf.header, csrf.cookie)) return refuse({ code: 'forbidden' });
      if (caller.hijacked_by !== null) return refuse({ code: 'forbidden' });
      const email = info.email?.toLowerCase() ?? null;
      return tenancy.withSystem(async (tx) => {
        const before = await findUser(tx, caller.user_id);
        if (!before) throw new Error(`no user ${caller.user_id}`);
        if (email !== null && (await isEmailTaken(tx, email, caller.user_id))) return refuse({ code: 'invalid' });
        const email_verified = before.email_verified && before.email === email;
        return succeed(toAnswer(await updateUser(tx, caller.user_id, { ...info, email, email_verified })));
      });
    },
  };
}
function toAnswer(row2) {
  const { id: id6, first_name, last_name, username, email, phone, phone_verified, email_verified } = row2;
  return {
    id: id6,
    first_name,
    last_name,
    username,
    yn_username: username,
    email,
    phone,
    image: null,
    phone_verified,
    email_verified,
    created: row2.created.toISOString(),
    last_login: row2.last_login?.toISOString() ?? null,
  };
}

// apps/server/src/features/session/session.refresh.ts
var REFRESH_GRACE_MS = 3e4;
function createRefresh({ tenancy, clocks, secret, tokens, accounts, authentication }) {
  async function revoke(tx, id6) {
    await revokeSession(tx, id6, new Date(clocks.wall.now()));
    return { kind: 'revoked', session_id: id6 };
  }
  async function turn(tx, presented, wanted) {
    const hash3 = hashToken(presented);
    const row2 = await lockSessionByToken(tx, hash3);
    const now = clocks.wall.now();
    if (!row2 || row2.revoked_at || row2.expires_at.getTime() <= now) return { kind: 'refused' };
    const isPrevious = row2.refresh_hash !== hash3;
    if (isPrevious && now - row2.rotated_at.getTime() > REFRESH_GRACE_MS) return revoke(tx, row2.id);
    const memberships = await accounts.listMemberships(tx, row2.user_id);
    const chosen2 = wanted ? memberships.find(({ account: account2 }) => account2 === wanted) : memberships[0];
    if (!chosen2) return { kind: 'foreign' };
    const refresh_token = nextRefreshToken(secret, row2.id, presented);
    if (!isPrevious) {
      const times = { rotated_at: new Date(now), expires_at: new Date(now + SESSION_TTL_MS) };
      await rotateSession(tx, row2.id, { refresh_hash: hashToken(refresh_token), previous_hash: hash3, ...times });
    }
    return { kind: 'turned', session: row2, refresh_token, chosen: chosen2 };
  }
  return {
    /** An access token for the wanted account, or without one for the person's first; and the next refresh token. Accounts of others are not found. */
    async getAccessToken(presented, wanted) {
      if (!presented) return refuse({ code: 'unauthenticated' });
      const outcome = await tenancy.withSystem((tx) => turn(tx, presented, wanted));
      if (outcome.kind === 'revoked') authentication.forgetSession(outcome.session_id);
      if (outcome.kind === 'foreign') return refuse({ code: 'account_not_found' });
      if (outcome.kind !== 'turned') return refuse({ code: 'unauthenticated' });
      const { session: session2, refresh_token, chosen: chosen2 } = outcome;
      const now = clocks.wall.now();
      const claims = { user_id: session2.user_id, account_id: chosen2.account_id, session_id: session2.id };
      const token = await tokens.signAccess(claims, ACCESS_TTL_MS, now);
      return succeed({ token, expires_at: expiryText(now + ACCESS_TTL_MS), account: chosen2.account, refresh_token });
    },
    async signOut(presented) {
      if (!presented) return;
      const revoked = await tenancy.withSystem(async (tx) => {
        const row2 = await lockSessionByToken(tx, hashToken(presented));
        if (row2 && !row2.revoked_at) await revoke(tx, row2.id);
        return row2?.id;
      });
      if (revoked !== void 0) authentication.forgetSession(revoked);
    },
  };
}

// apps/server/src/features/session/session.service.ts
function createSessionService(deps) {
  const authentication = createAuthentication(deps);
  return {
    ...createOtpSignIn(deps),
    ...createPasswordSignIn(deps),
    ...createRefresh({ ...deps, authentication }),
    ...createHijack({ ...deps, authentication }),
    ...createProfile(deps),
    guards: { authenticate: authentication.authenticate, authenticateStaff: authentication.authenticateStaff },
  };
}

// apps/server/src/features/staff/staff.routes.ts
function staffHandlers(service, cookies) {
  return {
    getStaffMember: async ({ caller }) => succeed(await service.getMember(caller)),
    listCustomers: async ({ caller, query: query2 }) => succeed(await service.listCustomers(caller, query2)),
    getCustomer: ({ caller, params: params2 }) => service.getCustomer(caller, params2.account),
    startImpersonation: async ({ caller, body, request: request2 }) => {
      const started = await service.startImpersonation(caller, body, request2);
      if (!started.ok) return started;
      const { answer, token, maxAgeSeconds } = started.value;
      cookies.keepHijack(request2, token, maxAgeSeconds);
      return succeed(answer);
    },
    releaseImpersonation: async ({ caller, request: request2 }) => {
      const released = await service.releaseImpersonation(caller);
      if (!released.ok) return released;
      cookies.clearHijack(request2);
      cookies.clearAccount(request2);
      return succeed({ ok: true });
    },
  };
}

// apps/server/src/features/staff/audit.repository.ts
import {
  and as and19,
  count as count7,
  desc as desc9,
  eq as eq22,
  gte as gte2,
  inArray as inArray14,
  isNotNull as isNotNull2,
  lt as lt2,
  ne as ne3,
  sql as sql22,
} from 'drizzle-orm';

// apps/server/src/features/staff/staff.tables.ts
import {
  bigint as bigint16,
  index as index13,
  jsonb as jsonb6,
  pgTable as pgTable15,
  smallint as smallint7,
  text as text16,
  timestamp as timestamp14,
  uuid as uuid2,
} from 'drizzle-orm/pg-core';
var auditLog = pgTable15(
  'audit_log',
  {
    id: bigint16({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp14('at', { withTimezone: true }).notNull(),
    staff_id: bigint16({ mode: 'number' }).notNull(),
    /** The customer's owner and account; null when staff acted on something that is nobody's. */
    user_id: bigint16({ mode: 'number' }),
    account_id: bigint16({ mode: 'number' }),
    session_id: uuid2(),
    /** The contract's call, such as campaigns.purchaseCampaign. */
    call: text16().notNull(),
    subject: jsonb6().$type().notNull().default({}),
    status: smallint7().notNull(),
    request_id: text16().notNull(),
  },
  (t) => [index13('audit_log_account').on(t.account_id, t.at), index13('audit_log_staff').on(t.staff_id, t.at)],
);

// apps/server/src/features/staff/audit.repository.ts
var START_CALL = 'staff.startImpersonation';
var RELEASE_CALL = 'staff.releaseImpersonation';
var LATEST2 = 5;
async function insertAudit(tx, values) {
  const [row2] = await tx.insert(auditLog).values(values).returning({ id: auditLog.id });
  if (!row2) throw new Error('an audit row was not inserted');
  return row2.id;
}
async function closeAudit(tx, id6, status) {
  await tx.update(auditLog).set({ status }).where(eq22(auditLog.id, id6));
}
async function describeAudit(tx, { staff_id, request_id: request_id2 }, values) {
  await tx
    .update(auditLog)
    .set(values)
    .where(and19(eq22(auditLog.staff_id, staff_id), eq22(auditLog.request_id, request_id2)));
}
async function countWrites(tx, accountId4, sessionIds) {
  if (sessionIds.length === 0) return /* @__PURE__ */ new Map();
  const rows = await tx
    .select({ session_id: auditLog.session_id, count: count7() })
    .from(auditLog)
    .where(
      and19(
        eq22(auditLog.account_id, accountId4),
        inArray14(auditLog.session_id, [...sessionIds]),
        gte2(auditLog.status, 200),
        lt2(auditLog.status, 400),
        ne3(auditLog.call, RELEASE_CALL),
      ),
    )
    .groupBy(auditLog.session_id);
  return new Map(rows.flatMap((row2) => (row2.session_id === null ? [] : [[row2.session_id, row2.count]])));
}
async function listStartedFrom(tx, member) {
  const rows = await tx
    .select({ session_id: sql22`${auditLog.subject}->>'session_id'` })
    .from(auditLog)
    .where(
      and19(
        eq22(auditLog.staff_id, member.staff_id),
        eq22(auditLog.session_id, member.session_id),
        eq22(auditLog.call, START_CALL),
        isNotNull2(auditLog.account_id),
      ),
    )
    .orderBy(desc9(auditLog.at))
    .limit(LATEST2);
  return rows.map(({ session_id }) => session_id);
}

// apps/server/src/features/staff/staff.audit.ts
var UNFINISHED = 0;
function createAudit({ tenancy, clocks }) {
  return {
    async noteWrite({ customer: customer2, ...write }) {
      const at6 = new Date(clocks.wall.now());
      const whose = { user_id: customer2?.user_id ?? null, account_id: customer2?.account_id ?? null };
      const id6 = await tenancy.withSystem((tx) => insertAudit(tx, { ...write, ...whose, at: at6, status: UNFINISHED }));
      return (status) => tenancy.withSystem((tx) => closeAudit(tx, id6, status));
    },
  };
}

// apps/server/src/features/staff/staff.impersonation.ts
function createImpersonations({ tenancy, hijacks, findCustomer }) {
  return {
    /** The session and its reason in the audit log, together or not at all. */
    async startImpersonation(caller, body, { agent, request_id: request_id2 }) {
      const reason = parseReason(body.reason);
      if (reason === void 0) return refuse({ code: 'reason_required' });
      const customer2 = await findCustomer(caller, body.account);
      if (!customer2) return refuse({ code: 'account_not_found' });
      const { account_id, slug } = customer2.account;
      const user_id = customer2.owner.id;
      const { token, expires_at, maxAgeSeconds } = await tenancy.withSystem(async (tx) => {
        const replaces = await listStartedFrom(tx, caller);
        const opened = await hijacks.openHijack(tx, { hijacked_by: caller.staff_id, user_id, account_id, reason, agent, replaces });
        const subject = { account: slug, reason, session_id: opened.session_id };
        await describeAudit(tx, { staff_id: caller.staff_id, request_id: request_id2 }, { user_id, account_id, subject });
        return opened;
      });
      return succeed({ answer: { path: `/u/${encodeURIComponent(slug)}`, expires_at }, token, maxAgeSeconds });
    },
    async releaseImpersonation({ session_id, hijacked_by }) {
      if (hijacked_by === null) return refuse({ code: 'not_hijacked' });
      await hijacks.releaseHijack(session_id);
      return succeed(void 0);
    },
  };
}

// apps/server/src/features/staff/staff.names.ts
function fullName(person) {
  return `${person.first_name} ${person.last_name}`.trim() || person.username;
}

// apps/server/src/features/staff/staff.repository.ts
import { and as and20, count as count8, desc as desc10, eq as eq23, inArray as inArray15, isNotNull as isNotNull3 } from 'drizzle-orm';
var ownedAccount = {
  account_id: account.account_id,
  slug: account.slug,
  title: account.title,
  is_official: account.is_official,
  debt_limit: account.debt_limit,
  created: account.created,
  owner_id: accountMember.user_id,
};
var isOwner = and20(eq23(accountMember.account_id, account.account_id), eq23(accountMember.role, 'owner'));
var ownerColumns = {
  id: appUser.id,
  username: appUser.username,
  first_name: appUser.first_name,
  last_name: appUser.last_name,
  phone: appUser.phone,
  email: appUser.email,
  last_login: appUser.last_login,
};
async function listOwnedAccounts(tx) {
  return tx
    .selectDistinctOn([account.created, account.account_id], ownedAccount)
    .from(account)
    .innerJoin(accountMember, isOwner)
    .orderBy(desc10(account.created), desc10(account.account_id), accountMember.user_id);
}
async function findOwnedAccount(tx, slug) {
  const [row2] = await tx
    .select(ownedAccount)
    .from(account)
    .innerJoin(accountMember, isOwner)
    .where(eq23(account.slug, slug))
    .orderBy(accountMember.user_id)
    .limit(1);
  return row2;
}
async function listOwners(tx) {
  return tx.select(ownerColumns).from(appUser).where(eq23(appUser.is_staff, false));
}
async function findOwner(tx, userId) {
  const [row2] = await tx
    .select(ownerColumns)
    .from(appUser)
    .where(and20(eq23(appUser.id, userId), eq23(appUser.is_staff, false)));
  return row2;
}
async function getStaffMember(tx, userId) {
  const [row2] = await tx.select(ownerColumns).from(appUser).where(eq23(appUser.id, userId));
  if (!row2) throw new Error(`no user ${userId}`);
  return row2;
}
async function listBalancesOf(tx, accountIds) {
  if (accountIds.length === 0) return /* @__PURE__ */ new Map();
  const rows = await tx
    .select()
    .from(ledgerBalance)
    .where(
      and20(
        inArray15(ledgerBalance.account_id, [...accountIds]),
        inArray15(ledgerBalance.code, ['advertiser.available', 'advertiser.held']),
      ),
    );
  const amountOf = (accountId4, code2) => rows.find((row2) => row2.account_id === accountId4 && row2.code === code2)?.balance ?? 0;
  return new Map(
    accountIds.map((id6) => [id6, { available: amountOf(id6, 'advertiser.available'), held: amountOf(id6, 'advertiser.held') }]),
  );
}
async function countCampaignsOf(tx, accountIds) {
  if (accountIds.length === 0) return /* @__PURE__ */ new Map();
  const rows = await tx
    .select({ account_id: campaign.account_id, count: count8() })
    .from(campaign)
    .where(and20(inArray15(campaign.account_id, [...accountIds]), eq23(campaign.is_deleted, false)))
    .groupBy(campaign.account_id);
  return new Map(rows.map((row2) => [row2.account_id, row2.count]));
}
async function listImpersonations(tx, accountId4, limit) {
  return tx
    .select({
      id: session.id,
      reason: session.reason,
      created: session.created,
      expires_at: session.expires_at,
      revoked_at: session.revoked_at,
      username: appUser.username,
      first_name: appUser.first_name,
      last_name: appUser.last_name,
    })
    .from(session)
    .innerJoin(appUser, eq23(appUser.id, session.hijacked_by))
    .where(and20(eq23(session.account_id, accountId4), isNotNull3(session.hijacked_by)))
    .orderBy(desc10(session.created), desc10(session.id))
    .limit(limit);
}

// apps/server/src/features/staff/staff.service.ts
var IMPERSONATIONS_SHOWN = 20;
function createStaffService(deps) {
  const { tenancy, clocks } = deps;
  async function findCustomer({ staff_id }, slug) {
    const account2 = await tenancy.withStaff(staff_id, (tx) => findOwnedAccount(tx, slug));
    const owner = account2 && (await tenancy.withSystem((tx) => findOwner(tx, account2.owner_id)));
    return account2 && owner && { account: account2, owner };
  }
  async function listMatching({ staff_id }, search) {
    const accounts = await tenancy.withStaff(staff_id, listOwnedAccounts);
    const owners = new Map((await tenancy.withSystem(listOwners)).map((owner) => [owner.id, owner]));
    const query2 = parsePhone(search) ?? search;
    return accounts.flatMap((account2) => {
      const owner = owners.get(account2.owner_id);
      return owner && matchesSearch(textOf({ account: account2, owner }), query2) ? [{ account: account2, owner }] : [];
    });
  }
  function toImpersonation(row2, writes) {
    const { id: id6, reason, created, expires_at, revoked_at } = row2;
    const ends = revoked_at && revoked_at < expires_at ? revoked_at : expires_at;
    const is_open = ends.getTime() > clocks.wall.now();
    const times = { started_at: created.toISOString(), ends_at: ends.toISOString(), is_open };
    return { id: id6, staff_name: fullName(row2), reason: reason ?? '', ...times, writes };
  }
  return {
    ...createAudit(deps),
    ...createImpersonations({ ...deps, findCustomer }),
    async getMember({ staff_id }) {
      const row2 = await tenancy.withSystem((tx) => getStaffMember(tx, staff_id));
      return { id: row2.id, name: fullName(row2), email: row2.email };
    },
    async listCustomers(caller, { search, limit, offset }) {
      const found2 = await listMatching(caller, search);
      const page2 = found2.slice(offset, offset + limit);
      return { count: found2.length, results: await tenancy.withStaff(caller.staff_id, (tx) => readRows(tx, page2)) };
    },
    async getCustomer(caller, slug) {
      const found2 = await findCustomer(caller, slug);
      if (!found2) return refuse({ code: 'account_not_found' });
      const { account_id } = found2.account;
      const [row2] = await tenancy.withStaff(caller.staff_id, (tx) => readRows(tx, [found2]));
      const impersonations = await tenancy.withSystem(async (tx) => {
        const sessions = await listImpersonations(tx, account_id, IMPERSONATIONS_SHOWN);
        const ids2 = sessions.map(({ id: id6 }) => id6);
        const writes = await countWrites(tx, account_id, ids2);
        return sessions.map((one2) => toImpersonation(one2, writes.get(one2.id) ?? 0));
      });
      if (!row2) throw new Error(`no figures of account ${account_id}`);
      return succeed({ ...row2, impersonations });
    },
  };
}
function textOf({ account: account2, owner }) {
  const { title, slug, account_id } = account2;
  return [title, fullName(owner), owner.phone ?? '', owner.email ?? '', slug, String(account_id)].join(' ');
}
async function readRows(tx, found2) {
  const ids2 = found2.map(({ account: account2 }) => account2.account_id);
  const balances = await listBalancesOf(tx, ids2);
  const campaigns = await countCampaignsOf(tx, ids2);
  return found2.map(({ account: account2, owner }) => {
    const { account_id, slug, title, is_official, debt_limit, created } = account2;
    const money3 = balances.get(account_id) ?? { available: 0, held: 0 };
    return {
      account_id,
      account: slug,
      title,
      owner: { name: fullName(owner), phone: owner.phone, email: owner.email, last_login: owner.last_login?.toISOString() ?? null },
      is_official,
      balance: shownBalance(money3),
      held: money3.held,
      spendable: spendableAmount(money3.available, debt_limit),
      debt_limit,
      campaigns: campaigns.get(account_id) ?? 0,
      created: created.toISOString(),
    };
  });
}

// apps/server/src/features/support/support.routes.ts
function supportHandlers(service) {
  return {
    getChatIdentity: ({ caller, params: params2 }) => service.findChatIdentity(caller, params2.account),
    createChatIdentity: ({ caller, params: params2, body }) => service.createChatIdentity(caller, params2.account, body.user_id),
  };
}

// apps/server/src/features/support/support.repository.ts
import { eq as eq24 } from 'drizzle-orm';

// apps/server/src/features/support/support.tables.ts
import {
  foreignKey as foreignKey7,
  pgTable as pgTable16,
  primaryKey as primaryKey13,
  text as text17,
  timestamp as timestamp15,
} from 'drizzle-orm/pg-core';
var chatIdentity = pgTable16(
  'chat_identity',
  {
    ...tenantColumns(),
    user_id: text17().notNull(),
    created: timestamp15('created', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey13({ columns: [t.account_id] }), foreignKey7({ columns: [t.account_id], foreignColumns: [account.account_id] })],
);

// apps/server/src/features/support/support.repository.ts
async function findChatUser(tx, accountId4) {
  const [row2] = await tx.select({ user_id: chatIdentity.user_id }).from(chatIdentity).where(eq24(chatIdentity.account_id, accountId4));
  return row2?.user_id;
}
async function keepChatUser(tx, row2) {
  await tx.insert(chatIdentity).values(row2).onConflictDoNothing();
}

// apps/server/src/features/support/support.service.ts
function createSupportService({ tenancy, clocks }) {
  return {
    async findChatIdentity(caller, account2) {
      if (account2 !== caller.account) return refuse({ code: 'not_found' });
      const user_id = await tenancy.withAccount(caller.account_id, (tx) => findChatUser(tx, caller.account_id));
      return user_id === void 0 ? refuse({ code: 'not_found' }) : succeed({ user_id });
    },
    async createChatIdentity(caller, account2, wanted) {
      if (account2 !== caller.account) return refuse({ code: 'not_found' });
      const { account_id } = caller;
      const user_id = await tenancy.withAccount(account_id, async (tx) => {
        await keepChatUser(tx, { account_id, user_id: wanted, created: new Date(clocks.wall.now()) });
        return findChatUser(tx, account_id);
      });
      return user_id === void 0 ? refuse({ code: 'not_found' }) : succeed({ user_id });
    },
  };
}

// apps/server/src/features/world/world.routes.ts
function worldHandlers(service) {
  return {
    getWorldClock: async () => succeed(await service.getWorldClock()),
    moveWorldClock: ({ body }) => service.moveWorldClock(body.hours),
  };
}

// apps/server/src/features/world/world.service.ts
var HOUR_MS18 = 36e5;
function createWorldService({ world, worker, canMove, afterMove, onFailure }) {
  let move;
  let target;
  function answer() {
    const { now, moving_to } = world.progress();
    const leadsTo = target ?? moving_to;
    return { now: new Date(now).toISOString(), moving_to: leadsTo === null ? null : new Date(leadsTo).toISOString(), can_move: canMove };
  }
  async function run(jump) {
    await jump.travel(async (limit, advance2) => {
      await worker.drainDue('world', limit, advance2);
      await advance2(limit);
      await afterMove();
    });
  }
  return {
    async getWorldClock() {
      await world.refresh();
      return answer();
    },
    /** Starts a move and answers at once; how far it has come is read from the clock, on any server. */
    async moveWorldClock(hours) {
      if (move) return refuse({ code: 'clock_moving' });
      const started = await world.startJump((now) => now + hours * HOUR_MS18);
      if (!started.ok) return refuse({ code: started.error.code === 'jump_backwards' ? 'clock_backwards' : 'clock_moving' });
      target = started.value.target;
      move = run(started.value)
        .catch(onFailure)
        .finally(() => {
          move = void 0;
          target = void 0;
        });
      return succeed(answer());
    },
    /** When the move under way here is over, for shutting down and for tests. */
    whenStill: () => move ?? Promise.resolve(),
  };
}

// apps/server/src/infra/http/http-server.ts
import { randomUUID as randomUUID9 } from 'node:crypto';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import fastify, { LogController } from 'fastify';

// apps/server/src/infra/http/respond.ts
function respondToRefusal(refusal2, requestId, issues2) {
  const { code: code2, ...facts } = refusal2;
  return {
    status: refusals[code2].status,
    body: { error: { code: code2, facts, ...(issues2 ? { issues: issues2 } : {}), request_id: requestId } },
  };
}
function sendRefusal(reply, refusal2, issues2) {
  const { request: request2 } = reply;
  const { status, body } = respondToRefusal(refusal2, request2.id, issues2);
  void reply.code(status).headers(headersOf(body.error, request2));
  const { refusalText } = request2.routeOptions.config;
  return reply.send(refusalText ? listOf2(body, refusalText) : body);
}
function answerNotFound(_request, reply) {
  return sendRefusal(reply, { code: 'not_found' });
}
function headersOf({ code: code2, facts }, request2) {
  const { retry_after_seconds } = facts;
  return {
    ...(refusals[code2].status === 401 ? { 'www-authenticate': challenge(request2) } : {}),
    ...(code2 === 'method_not_allowed' ? { allow: facts.allowed.join(', ') } : {}),
    // Half of a body may still be on its way.
    ...(code2 === 'request_timeout' ? { connection: 'close' } : {}),
    ...(typeof retry_after_seconds === 'number' ? { 'retry-after': String(retry_after_seconds) } : {}),
  };
}
function challenge({ headers }) {
  return headers.authorization === void 0 ? 'Bearer' : 'Bearer error="invalid_token"';
}
function listOf2({ error }, refusalText) {
  const { code: code2, facts, issues: issues2, request_id: request_id2 } = error;
  const fields = 'fields' in facts ? facts.fields : [];
  return [refusalText(code2, fields), { ...facts, code: code2, ...(issues2 ? { issues: issues2 } : {}), request_id: request_id2 }];
}

// apps/server/src/infra/http/answer-error.ts
var PATH_PART_MAX = 200;
var STORE_RETRY_SECONDS = 1;
function answerError(error, request2, reply) {
  if (error instanceof RefusedRequest) return void sendRefusal(reply, error.refusal, error.issues);
  if (error.statusCode === 414) return void sendRefusal(reply, { code: 'address_too_long', limit_characters: PATH_PART_MAX });
  if (error.statusCode === 429)
    return void sendRefusal(reply, { code: 'rate_limited', retry_after_seconds: error.retryAfterSeconds ?? 60 });
  if (error.statusCode !== void 0 && error.statusCode >= 400 && error.statusCode < 500)
    return void sendRefusal(reply, { code: 'invalid' }, [{ path: '', code: 'unreadable' }]);
  if (error instanceof StoreUnavailable) {
    request2.log.error({ err: error }, 'the store did not answer');
    return void sendRefusal(reply.header('retry-after', STORE_RETRY_SECONDS), { code: 'unavailable' });
  }
  request2.log.error({ err: error }, 'unexpected failure');
  sendRefusal(reply, { code: 'internal' });
}

// apps/server/src/infra/http/requests/body-watch.ts
var REQUEST_LIMITS = {
  headMs: 6e4,
  bodyMs: 6e4,
  paceMs: 6e4,
  paceBytesPerSecond: 1e3,
  answerMs: 5e3,
};
var LOOKS = 12;
var cuts = /* @__PURE__ */ new WeakMap();
function findCut(raw) {
  return cuts.get(raw);
}
function createCut() {
  const listeners = /* @__PURE__ */ new Set();
  let hasCome = false;
  return {
    get hasCome() {
      return hasCome;
    },
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    come() {
      hasCome = true;
      for (const listener of listeners) listener();
    },
  };
}
function watchBodies(server, limits) {
  server.addHook('onRequest', (request2, reply, done2) => {
    if (hasBody(request2.raw)) watchBody(request2.raw, reply.raw, limits);
    done2();
  });
}
function hasBody({ headers }) {
  return headers['transfer-encoding'] !== void 0 || Number(headers['content-length'] ?? 0) > 0;
}
function isForm({ headers }) {
  return /^multipart\/form-data(;|$)/i.test(headers['content-type'] ?? '');
}
function watchBody(raw, answer, limits) {
  const cut = createCut();
  cuts.set(raw, cut);
  const isSlow = isForm(raw) ? createPace(raw, answer, limits) : () => true;
  const looks = setInterval(look, isForm(raw) ? limits.paceMs / LOOKS : limits.bodyMs).unref();
  let end2;
  function look() {
    if (!isSlow()) return;
    clearInterval(looks);
    cut.come();
    end2 = setTimeout(() => raw.destroy(), answer.writableEnded ? 0 : limits.answerMs).unref();
  }
  const stop = () => {
    clearInterval(looks);
    clearTimeout(end2);
  };
  raw.once('end', stop).once('close', stop);
}
function createPace(raw, answer, { paceMs, paceBytesPerSecond }) {
  const leastBytes = (paceBytesPerSecond * paceMs) / 1e3;
  let seen = [raw.socket.bytesRead];
  return () => {
    if (raw.readableLength > 0 && !answer.writableEnded) seen = [];
    seen = [...seen, raw.socket.bytesRead].slice(-LOOKS - 1);
    return seen.length > LOOKS && raw.socket.bytesRead - (seen[0] ?? 0) < leastBytes;
  };
}

// apps/server/src/infra/http/requests/client-error.ts
import { randomUUID as randomUUID8 } from 'node:crypto';
import { STATUS_CODES } from 'node:http';

// apps/server/src/infra/http/requests/known-addresses.ts
var ADDRESS_MAX2 = 16384;
function refuseUnknown(server) {
  const listMethods = collectMethods(server);
  server.addHook('onRequest', (request2, _reply, done2) => {
    if (request2.url.length > ADDRESS_MAX2) return done2(new RefusedRequest({ code: 'address_too_long', limit_characters: ADDRESS_MAX2 }));
    if (!request2.is404) return done2();
    const allowed = listMethods(request2.url.split('?', 1)[0] ?? '');
    if (allowed.length > 0) return done2(new RefusedRequest({ code: 'method_not_allowed', allowed }));
    return done2(hasBody(request2.raw) ? new RefusedRequest({ code: 'not_found' }) : void 0);
  });
}
function collectMethods(server) {
  const methodsOf = /* @__PURE__ */ new Map();
  const patterns2 = /* @__PURE__ */ new Map();
  server.addHook('onRoute', ({ method, url }) => {
    const path = withoutEnd(url);
    if (path.includes(':')) patterns2.set(path, new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`));
    methodsOf.set(path, [...(methodsOf.get(path) ?? []), ...[method].flat()]);
  });
  return (path) => {
    const asked = withoutEnd(path);
    const found2 = [asked, ...[...patterns2].flatMap(([url, pattern]) => (pattern.test(asked) ? [url] : []))];
    return [...new Set(found2.flatMap((url) => methodsOf.get(url) ?? []))].toSorted();
  };
}
function withoutEnd(path) {
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}

// apps/server/src/infra/http/requests/client-error.ts
var HEAD_MAX_BYTES = 32768;
var LONG_ADDRESS = new RegExp(`^[A-Z]+ [^\\n]{${ADDRESS_MAX2},}`);
function answerClientError(error, socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, body } = respondToRefusal(refusalOf3(error.code, error.rawPacket), randomUUID8());
  const text19 = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'connection: close',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(text19)}`,
  ];
  if (!socket.writable) socket.destroy();
  else
    socket.end(
      `${head.join('\r\n')}\r
\r
${text19}`,
      () => socket.destroy(),
    );
}
function refusalOf3(code2, packet) {
  if (code2 === 'ERR_HTTP_REQUEST_TIMEOUT') return { code: 'request_timeout' };
  if (code2 !== 'HPE_HEADER_OVERFLOW') return { code: 'invalid' };
  const isAddress = Buffer.isBuffer(packet) && LONG_ADDRESS.test(packet.toString('latin1'));
  return isAddress
    ? { code: 'address_too_long', limit_characters: ADDRESS_MAX2 }
    : { code: 'headers_too_large', limit_bytes: HEAD_MAX_BYTES };
}

// apps/server/src/infra/http/requests/json-body.ts
var JSON_LIMIT_BYTES = 1048576;
var DEPTH_MAX = 64;
function takeJson(server) {
  const parse2 = server.getDefaultJsonParser('error', 'error');
  server.removeContentTypeParser(['application/json', 'text/plain']);
  server.addContentTypeParser('application/json', (request2, _payload, done2) => {
    readText(request2).then((text19) => {
      if (isDeeperThan(text19, DEPTH_MAX))
        done2(new RefusedRequest({ code: 'invalid' }, [{ path: '', code: 'too_deep', facts: { maximum: DEPTH_MAX } }]));
      else void parse2(request2, text19, (error, body) => done2(error, UNSTORABLE2.test(text19) ? cleanTexts(body) : body));
    }, done2);
  });
}
var SIGNS = { quote: 34, escape: 92, openList: 91, closeList: 93, openObject: 123, closeObject: 125 };
function isDeeperThan(text19, most) {
  let depth = 0;
  let isInText = false;
  for (let at6 = 0; at6 < text19.length; at6++) {
    const sign2 = text19.charCodeAt(at6);
    if (isInText) {
      if (sign2 === SIGNS.escape) at6++;
      else if (sign2 === SIGNS.quote) isInText = false;
    } else if (sign2 === SIGNS.quote) isInText = true;
    else if (sign2 === SIGNS.openList || sign2 === SIGNS.openObject) {
      if (++depth > most) return true;
    } else if (sign2 === SIGNS.closeList || sign2 === SIGNS.closeObject) depth--;
  }
  return false;
}
function readText(request2) {
  const { raw, headers } = request2;
  const tooLarge = () => new RefusedRequest({ code: 'body_too_large', limit_bytes: JSON_LIMIT_BYTES });
  if (Number(headers['content-length']) > JSON_LIMIT_BYTES) return Promise.reject(tooLarge());
  const cut = findCut(raw);
  const chunks = [];
  let bytes = 0;
  return new Promise((resolve, reject) => {
    const listeners = {
      data: (chunk) => {
        bytes += chunk.length;
        chunks.push(chunk);
        if (bytes > JSON_LIMIT_BYTES) settle2(() => reject(tooLarge()));
      },
      end: () => settle2(() => resolve(Buffer.concat(chunks, bytes).toString('utf8'))),
      // Nobody is left to hear it.
      error: () => settle2(() => reject(new RefusedRequest({ code: 'invalid' }))),
    };
    const unlisten = cut?.listen(() => settle2(() => reject(new RefusedRequest({ code: 'request_timeout' }))));
    const settle2 = (end2) => {
      for (const [event, listener] of Object.entries(listeners)) raw.off(event, listener);
      unlisten?.();
      end2();
    };
    for (const [event, listener] of Object.entries(listeners)) raw.on(event, listener);
  });
}
var UNSTORABLE2 = /\\u(?:0000|d[89a-f])/i;
function cleanTexts(value) {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(cleanTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [cleanText(key), cleanTexts(part)]));
}
function cleanText(text19) {
  return text19.replaceAll('\0', '').replaceAll(new RegExp('\\p{Surrogate}', 'gu'), '\uFFFD');
}

// apps/server/src/infra/http/safe-headers.ts
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
function listSafeHeaders(options) {
  const request2 = new IncomingMessage(new Socket());
  const answer = new ServerResponse(request2);
  let failure;
  helmet(options)(request2, answer, (error) => {
    failure = error;
  });
  if (failure !== void 0) throw failure;
  return Object.fromEntries(Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]));
}

// apps/server/src/infra/logs/metrics.ts
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [5e-3, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  return {
    contentType: registry.contentType,
    observeRequest({ method, route, status, durationMs }) {
      requests.observe({ method, route, status: String(status) }, durationMs / 1e3);
    },
    render: () => registry.metrics(),
  };
}

// apps/server/src/infra/logs/log-options.ts
function createLogOptions(level, stream) {
  return {
    level,
    serializers: { err: (error) => describeError(error), req: () => ({}), res: () => ({}) },
    ...(stream ? { stream } : {}),
  };
}

// packages/contract/src/account/account.calls.ts
var accountCalls = {
  getAccountInfo: {
    method: 'GET',
    host: 'shared-accounts',
    path: '/api/v1/accounts/info',
    access: 'account',
    for: 'everyone',
    errors: [],
    summary: 'The chosen account',
  },
  getSharedUser: {
    method: 'GET',
    host: 'shared-accounts',
    path: '/api/v1/user',
    access: 'account',
    for: 'everyone',
    errors: [],
    summary: 'The person as the account system knows them',
  },
  listUserServices: {
    method: 'GET',
    host: 'shared-accounts',
    path: '/api/v1/user/services',
    access: 'account',
    for: 'everyone',
    errors: [],
    summary: 'The panels this person may open',
  },
  listFeatureFlags: {
    method: 'POST',
    host: 'main',
    path: '/account/feature-flags',
    access: 'account',
    for: 'everyone',
    errors: [],
    summary: 'The feature flags of the account',
  },
  listBusinessCategories: {
    method: 'GET',
    host: 'main',
    path: '/account/business-categories',
    access: 'account',
    for: 'everyone',
    errors: [],
    summary: 'The kinds of business that the onboarding offers',
  },
  submitBusinessData: {
    method: 'POST',
    host: 'main',
    path: '/advertiser/business-data',
    access: 'account',
    for: 'owners',
    errors: ['business_data_invalid'],
    refusesAsList: true,
    summary: 'The four answers of the onboarding; the welcome counts as seen from then on',
  },
  getFinancialInfo: {
    method: 'GET',
    host: 'financial',
    path: '/financial-info/',
    access: 'account',
    for: 'accountants',
    errors: [],
    summary: 'Whose name documents carry; unanswered fields are empty texts',
  },
  saveFinancialInfo: {
    method: 'PUT',
    host: 'financial',
    path: '/financial-info/',
    access: 'account',
    for: 'owners',
    errors: ['financial_info_invalid'],
    summary: 'Saves whose name documents carry, numbers in Latin digits',
  },
};

// packages/contract/src/campaigns/campaigns.calls.ts
var QUOTE_ERRORS = [
  'draft_incomplete',
  'plans_gone',
  'bundles_gone',
  'plan_twice',
  'services_not_offered',
  'goal_refused',
  'cpm_price_missing',
  'vat_rate_missing',
  'discount_refused',
];
var campaignsCalls = {
  listCampaigns: {
    method: 'GET',
    host: 'main',
    path: '/v1/campaigns/',
    access: 'account',
    for: 'everyone',
    errors: ['filter_invalid'],
    summary: 'Campaigns of the account, filtered, sorted and paged, with the totals of the whole filtered set',
  },
  exportCampaigns: {
    method: 'GET',
    host: 'main',
    path: '/v1/campaigns/report/',
    access: 'account',
    for: 'everyone',
    answers: 'file',
    file: 'workbook',
    errors: ['export_refused', 'filter_invalid'],
    summary: 'The whole filtered list of campaigns as an Excel file, from the query of the list',
  },
  listSuggestedPlans: {
    method: 'GET',
    host: 'main',
    path: '/v1/media/suggestions/',
    access: 'account',
    for: 'everyone',
    errors: [],
    summary: 'Four plans for the next campaign, and what of the past campaigns they rest on',
  },
  getCampaign: {
    method: 'GET',
    host: 'main',
    path: '/v1/campaigns/{id}/',
    access: 'account',
    for: 'everyone',
    errors: ['campaign_not_found'],
    summary: 'One campaign with its placements, quote, money and history',
  },
  createCampaign: {
    method: 'POST',
    host: 'main',
    path: '/v1/campaigns/',
    access: 'account',
    for: 'buyers',
    isIdempotent: true,
    errors: ['not_found', 'draft_used', ...QUOTE_ERRORS],
    summary: 'Makes a campaign of a finished draft and freezes its price for 72 hours',
  },
  updateCampaign: {
    method: 'PUT',
    host: 'main',
    path: '/v1/campaigns/{id}/',
    access: 'account',
    for: 'buyers',
    errors: ['campaign_not_found', 'transition_refused', 'draft_changed', 'listed_twice', ...QUOTE_ERRORS],
    summary: 'Saves what is asked of a campaign that may still be edited, and freezes a new price for 72 hours',
  },
  duplicateCampaign: {
    method: 'POST',
    host: 'main',
    path: '/v1/campaigns/{id}/duplicate/',
    access: 'account',
    for: 'buyers',
    isIdempotent: true,
    errors: ['campaign_not_found', 'daily_limit_reached'],
    summary: 'Starts a draft with the brief and files of a campaign, and says what it would cost today',
  },
  applyDiscount: {
    method: 'POST',
    host: 'main',
    path: '/discount/apply-discount/',
    access: 'account',
    for: 'buyers',
    errors: ['campaign_not_found', 'transition_refused', ...QUOTE_ERRORS],
    summary: 'Puts discount codes on a campaign that is not bought yet, in the place of those it had; none takes them off',
  },
  purchaseCampaign: {
    method: 'POST',
    host: 'main',
    path: '/v1/campaigns/{id}/purchase/',
    access: 'account',
    for: 'buyers',
    isIdempotent: true,
    errors: ['campaign_not_found', 'transition_refused', 'quote_changed', ...QUOTE_ERRORS],
    summary: 'Holds the price, or what an accepted list is above the hold; leaves the campaign to pay when spendable money is short',
  },
  previewCampaign: {
    method: 'GET',
    host: 'main',
    path: '/v1/campaigns/{id}/preview/',
    access: 'account',
    for: 'everyone',
    errors: ['campaign_not_found', 'transition_refused'],
    summary: 'What a call that ends a campaign would do to its money now, in all and for each publisher, without doing it',
  },
  cancelCampaign: {
    method: 'POST',
    host: 'main',
    path: '/v1/campaigns/{id}/cancel/',
    access: 'account',
    for: 'buyers',
    isIdempotent: true,
    errors: ['campaign_not_found', 'transition_refused', 'preview_changed'],
    summary: 'Cancels a campaign that is not published yet and releases what it holds; not if that is less than was shown',
  },
  redateCampaign: {
    method: 'POST',
    host: 'main',
    path: '/v1/campaigns/{id}/dates/',
    access: 'account',
    for: 'buyers',
    isIdempotent: true,
    errors: ['campaign_not_found', 'transition_refused', 'draft_incomplete'],
    summary: 'Gives new dates to a campaign that was asked for them, and sends it to its review again; what is held stays',
  },
  archiveCampaign: {
    method: 'DELETE',
    host: 'main',
    path: '/campaigns/{id}/',
    access: 'account',
    for: 'buyers',
    errors: ['campaign_not_found', 'hold_open'],
    summary: 'Puts a campaign away that holds no money: it leaves the list and takes no further step until it is brought back',
  },
  restoreCampaign: {
    method: 'POST',
    host: 'main',
    path: '/campaigns/{id}/restore/',
    access: 'account',
    for: 'buyers',
    errors: ['campaign_not_found'],
    summary: 'Brings a campaign back from the archive as it was',
  },
};

// packages/contract/src/contents/contents.calls.ts
var contentsCalls = {
  listPendingFeedback: {
    method: 'GET',
    host: 'main',
    path: '/v1/campaigns/feedback/pending',
    access: 'account',
    for: 'everyone',
    errors: [],
    summary: 'Contents of all campaigns that wait for the advertiser, the nearest deadline first',
  },
  listFeedback: {
    method: 'GET',
    host: 'main',
    path: '/v1/campaigns/{id}/feedback',
    access: 'account',
    for: 'everyone',
    errors: ['campaign_not_found'],
    summary: 'All contents of a campaign, with what the advertiser said about each',
  },
  submitFeedback: {
    method: 'POST',
    host: 'main',
    path: '/v1/campaigns/{id}/feedback',
    access: 'account',
    for: 'buyers',
    errors: ['campaign_not_found', 'not_found', 'comment_required', 'rejections_exhausted', 'content_late', 'listed_twice'],
    summary: 'Confirms or rejects several contents of a campaign, all or none',
  },
  decideContent: {
    method: 'PATCH',
    host: 'main',
    path: '/created_content/feedback/{campaign}/{content}/',
    access: 'account',
    for: 'buyers',
    errors: ['not_found', 'comment_required', 'rejections_exhausted', 'content_late', 'listed_twice'],
    summary: 'Confirms a content, or rejects it with a comment; a second decision answers with what was decided',
  },
  listContents: {
    method: 'GET',
    host: 'main',
    path: '/publisher-contents/',
    access: 'account',
    for: 'everyone',
    errors: [],
    summary: 'Contents that publishers made, those that wait first, with counts by state',
  },
  getContent: {
    method: 'GET',
    host: 'main',
    path: '/publisher-contents/{id}/',
    access: 'account',
    for: 'everyone',
    errors: ['not_found'],
    summary: 'One content with what its campaign asked for',
  },
  seeContent: {
    method: 'POST',
    host: 'main',
    path: '/publisher-contents/{id}/',
    access: 'account',
    for: 'everyone',
    errors: ['not_found'],
    summary: 'Marks a content as seen',
  },
  acceptOffers: {
    method: 'POST',
    host: 'main',
    path: '/v1/campaigns/{id}/offers/accept/',
    access: 'account',
    for: 'buyers',
    isIdempotent: true,
    errors: ['campaign_not_found', 'transition_refused', 'offers_open', 'quote_changed'],
    summary:
      'Takes the publishers who accepted: the hold moves to their total, and their contents are ordered; with spendable money short the campaign waits for the difference',
  },
  dropOffers: {
    method: 'POST',
    host: 'main',
    path: '/v1/campaigns/{id}/offers/drop/',
    access: 'account',
    for: 'buyers',
    isIdempotent: true,
    errors: ['campaign_not_found', 'transition_refused'],
    summary: 'Leaves a list whose difference is not paid yet: the campaign is back at its list, and its hold stays',
  },
  refuseOffers: {
    method: 'POST',
    host: 'main',
    path: '/v1/campaigns/{id}/offers/refuse/',
    access: 'account',
    for: 'buyers',
    isIdempotent: true,
    errors: ['campaign_not_found', 'transition_refused', 'preview_changed'],
    summary: 'Takes none of the publishers who accepted: the campaign goes back to its advertiser, and its hold is released',
  },
};

// packages/contract/src/creatives/creatives.calls.ts
var creativesCalls = {
  uploadMedia: {
    method: 'POST',
    host: 'main',
    path: '/content/media/',
    access: 'account',
    for: 'buyers',
    isUpload: true,
    errors: [
      'daily_limit_reached',
      'file_missing',
      'file_type_not_allowed',
      'file_too_large',
      'file_broken',
      'video_max_duration',
      'file_dimensions_constraints',
    ],
    summary: 'Stores one image or video of a campaign after looking inside it',
  },
  uploadTemplate: {
    method: 'POST',
    host: 'main',
    path: '/content/media_template/',
    access: 'account',
    for: 'buyers',
    isUpload: true,
    errors: [
      'daily_limit_reached',
      'file_missing',
      'file_type_not_allowed',
      'file_too_large',
      'file_broken',
      'video_max_duration',
      'file_dimensions_constraints',
    ],
    summary: 'Stores one image or video as a template that later campaigns can use again',
  },
  listTemplates: {
    method: 'GET',
    host: 'main',
    path: '/content/media_template/',
    access: 'account',
    for: 'everyone',
    errors: [],
    summary: 'The stored templates, newest first',
  },
  deleteTemplate: {
    method: 'DELETE',
    host: 'main',
    path: '/content/media_template/{id}/',
    access: 'account',
    for: 'buyers',
    errors: ['not_found'],
    summary: 'Takes a template off the list; campaigns that use its file keep it',
  },
  listUtmKeyTemplates: {
    method: 'GET',
    host: 'main',
    path: '/utm_key_template/',
    access: 'account',
    for: 'everyone',
    errors: [],
    summary: 'The names that the parameters of a tagged link can have',
  },
  getMedia: {
    method: 'GET',
    host: 'main',
    path: '/content/media/{key}/',
    access: 'doorway',
    answers: 'file',
    file: 'media',
    errors: ['not_found'],
    summary: 'The bytes of a stored file, by its unguessable key',
  },
};

// packages/contract/src/drafts/drafts.calls.ts
var draftsCalls = {
  listDrafts: {
    method: 'GET',
    host: 'main',
    path: '/v1/campaigns/drafts/',
    access: 'account',
    for: 'everyone',
    errors: [],
    summary: 'Unfinished campaigns, newest first',
  },
  getDraft: {
    method: 'GET',
    host: 'main',
    path: '/v1/campaigns/drafts/{id}/',
    access: 'account',
    for: 'everyone',
    errors: ['not_found'],
    summary: 'One draft whole',
  },
  createDraft: {
    method: 'POST',
    host: 'main',
    path: '/v1/campaigns/drafts/',
    access: 'account',
    for: 'buyers',
    errors: ['daily_limit_reached', 'listed_twice'],
    isIdempotent: true,
    summary: 'Starts a draft',
  },
  updateDraft: {
    method: 'PUT',
    host: 'main',
    path: '/v1/campaigns/drafts/{id}/',
    access: 'account',
    for: 'buyers',
    errors: ['not_found', 'draft_changed', 'draft_used', 'listed_twice'],
    summary: 'Saves a draft; refused when another window saved it since',
  },
  deleteDraft: {
    method: 'DELETE',
    host: 'main',
    path: '/v1/campaigns/drafts/{id}/',
    access: 'account',
    for: 'buyers',
    errors: ['not_found'],
    summary: 'Deletes a draft',
  },
};

// packages/contract/src/finance/finance.calls.ts
var financeCalls = {
  getBalance: {
    method: 'GET',
    host: 'financial',
    path: '/accounts/{account}/',
    access: 'account',
    for: 'everyone',
    errors: ['account_not_found'],
    summary: 'Balance, held and spendable money of the account, and what the last seven days captured',
  },
  getPaymentConfig: {
    method: 'GET',
    host: 'financial',
    path: '/v2/payment-config',
    access: 'account',
    for: 'payers',
    errors: [],
    summary: 'The gateways with their smallest and largest amounts, in toman',
  },
  createOnlinePayment: {
    method: 'POST',
    host: 'financial',
    path: '/v2/online-payments',
    access: 'account',
    for: 'payers',
    errors: ['amount_below_minimum', 'amount_above_maximum', 'gateway_unknown'],
    isIdempotent: true,
    summary: 'Opens a payment at a gateway and says where to send the payer',
  },
  getOrder: {
    method: 'GET',
    host: 'financial',
    path: '/orders/{id}',
    access: 'account',
    for: 'payers',
    errors: ['order_not_found'],
    summary: 'One payment and what became of it',
  },
  listPayments: {
    method: 'GET',
    host: 'financial',
    path: '/payment_invoices',
    access: 'account',
    for: 'accountants',
    errors: [],
    summary: 'Payments of the account at gateways, a page of them, newest first unless asked otherwise',
  },
  listLedger: {
    method: 'GET',
    host: 'financial',
    path: '/accounts/{account}/ledger',
    access: 'account',
    for: 'accountants',
    errors: ['account_not_found'],
    summary: 'What moved the money of the account, newest first, each with the balance after it; totals are of all of it',
  },
  returnFromGateway: {
    method: 'GET',
    host: 'financial',
    path: '/online-payments/{gateway}/callback',
    access: 'doorway',
    errors: [],
    answers: 'redirect',
    summary: 'The payer comes back from a gateway: verified with our stored amount, credited once',
  },
};

// packages/contract/src/notifications/notifications.calls.ts
var notificationsCalls = {
  listNotifications: {
    method: 'GET',
    host: 'main',
    path: '/account/advertiser/notifications',
    access: 'account',
    for: 'everyone',
    errors: [],
    summary: 'Messages to the account, newest first; of one campaign with campaign_id',
  },
  listNewNotifications: {
    method: 'GET',
    host: 'back-office',
    path: '/new-panel-notifications',
    access: 'account',
    for: 'everyone',
    errors: [],
    summary: 'How many messages are unread, and the five latest of them',
  },
  seeNotification: {
    method: 'GET',
    host: 'main',
    path: '/advertiser/{id}/see',
    access: 'account',
    for: 'everyone',
    errors: [],
    summary: 'Marks one message as read',
  },
  seeAllNotifications: {
    method: 'POST',
    host: 'main',
    path: '/account/advertiser/notifications/see-all/',
    access: 'account',
    for: 'everyone',
    errors: [],
    summary: 'Marks every message of the account as read',
  },
  listChangelog: {
    method: 'GET',
    host: 'main',
    path: '/changelog/',
    access: 'account',
    for: 'everyone',
    errors: [],
    summary: 'What is new in the panel, newest first; only what came after an item that was read already',
  },
  getChangelogFile: {
    method: 'GET',
    host: 'main',
    path: '/changelog/attachments/{id}',
    access: 'account',
    for: 'everyone',
    answers: 'file',
    errors: [],
    summary: 'A file that comes with a changelog item',
  },
};

// packages/contract/src/pricing/pricing.calls.ts
var pricingCalls = {
  getCpmPrice: {
    method: 'POST',
    host: 'main',
    path: '/cpm/get_cpm_price/',
    access: 'account',
    for: 'everyone',
    errors: ['combination_not_allowed', 'goal_refused', 'cpm_price_missing', 'vat_rate_missing'],
    summary: 'What a number of thousands of views costs today, with its VAT',
  },
  listCpmConfigurations: {
    method: 'GET',
    host: 'main',
    path: '/cpm/configuration/view/',
    access: 'account',
    for: 'everyone',
    errors: [],
    summary: 'Where views are sold, with price, usual goal and limits',
  },
  getCpmConfiguration: {
    method: 'GET',
    host: 'main',
    path: '/cpm/configuration/',
    access: 'account',
    for: 'everyone',
    errors: ['combination_not_allowed', 'cpm_price_missing'],
    summary: 'Price, usual goal and limits of views on one platform in one format',
  },
  readCpmPrice: {
    method: 'GET',
    host: 'main',
    path: '/cpm/price/',
    access: 'account',
    for: 'everyone',
    errors: ['combination_not_allowed', 'cpm_price_missing'],
    summary: 'What a thousand views cost on one platform in one format',
  },
  getCpcPrice: {
    method: 'POST',
    host: 'main',
    path: '/cpc/price/',
    access: 'account',
    for: 'everyone',
    errors: ['combination_not_allowed', 'goal_refused', 'vat_rate_missing', 'range_reversed', 'range_too_long', 'range_outside'],
    summary: 'What a number of clicks over a period costs today, each click of a day in its own band, with VAT',
  },
  listServices: {
    method: 'GET',
    host: 'main',
    path: '/v1/campaigns/additional-services/',
    access: 'account',
    for: 'everyone',
    errors: [],
    summary: 'Services that can be bought beside the placements of a campaign',
  },
};

// packages/contract/src/publishers/publishers.calls.ts
var publishersCalls = {
  listMediaPlans: {
    method: 'GET',
    host: 'main',
    path: '/v1/media/media-plans/{kind}',
    access: 'account',
    for: 'everyone',
    errors: ['filter_invalid', 'listed_twice'],
    summary: 'Publishers and their prices for one kind such as instagram-story, filtered, sorted and paged',
  },
  getMediaPlan: {
    method: 'GET',
    host: 'main',
    path: '/v2/media/media-plans/{id}/',
    access: 'account',
    for: 'everyone',
    errors: ['not_found'],
    summary: 'One plan with all tariffs of its publisher and what its estimate rests on',
  },
  listPlanFilters: {
    method: 'GET',
    host: 'main',
    path: '/v2/media/media-plans/filters/',
    access: 'account',
    for: 'everyone',
    errors: [],
    summary: 'The filters of one kind for who asks, with their limits and options',
  },
  listBundles: {
    method: 'GET',
    host: 'main',
    path: '/media_app/bundle/{kind}',
    access: 'account',
    for: 'everyone',
    errors: [],
    summary: 'Plans that are sold together at one price, for one kind',
  },
  suggestAlternatives: {
    method: 'POST',
    host: 'main',
    path: '/alternative-media-plans',
    access: 'account',
    for: 'buyers',
    errors: ['listed_twice'],
    summary: 'For each plan that fell out, the plans that come nearest to it',
  },
  suggestPackages: {
    method: 'POST',
    host: 'main',
    path: '/v1/media/media-plans/{kind}/packages/',
    access: 'account',
    for: 'buyers',
    errors: ['pinned_not_offered', 'filter_invalid', 'listed_twice'],
    summary: 'Three packages with the proved bound of each, and the curve of reach against cost',
  },
  importPlans: {
    method: 'POST',
    host: 'main',
    path: '/media-plans/import-excel/{kind}',
    access: 'account',
    for: 'buyers',
    isUpload: true,
    errors: ['file_missing', 'file_too_large', 'workbook_broken', 'rows_too_many', 'columns_missing'],
    summary: 'Reads a workbook of plans: which rows are in the package now, and what is wrong with each other row',
  },
  exportPlans: {
    method: 'POST',
    host: 'main',
    path: '/media-plans/export-excel/{kind}',
    access: 'account',
    for: 'everyone',
    answers: 'file',
    file: 'workbook',
    errors: ['export_refused', 'filter_invalid', 'listed_twice'],
    summary: 'The filtered plans as an Excel file that can be edited and read back',
  },
  displayUrl: {
    method: 'POST',
    host: 'main',
    path: '/discovery/display_url',
    access: 'account',
    for: 'buyers',
    errors: ['url_not_allowed'],
    summary: 'How a landing page is shown: its display form, title and icon when it can be reached',
  },
  listInstagramPages: {
    method: 'GET',
    host: 'main',
    path: '/v1/media/instagram/',
    access: 'account',
    for: 'everyone',
    errors: [],
    summary: 'Instagram pages by name or username, for mentions and tags',
  },
  listCategories: {
    method: 'GET',
    host: 'main',
    path: '/v1/media/categories/',
    access: 'account',
    for: 'everyone',
    errors: [],
    summary: 'The categories of publishers',
  },
};

// packages/contract/src/reports/reports.calls.ts
var RANGE_ERRORS = ['range_reversed', 'range_too_long', 'range_outside'];
var reportsCalls = {
  getStats: {
    method: 'GET',
    host: 'main',
    path: '/v1/campaigns/{id}/stats/',
    access: 'account',
    for: 'everyone',
    errors: ['campaign_not_found', ...RANGE_ERRORS],
    summary: 'Figures, series and publishers of a campaign over a range, beside the range before it',
  },
  exportReport: {
    method: 'GET',
    host: 'main',
    path: '/v1/campaigns/{id}/report/',
    access: 'account',
    for: 'everyone',
    answers: 'file',
    file: 'workbook',
    errors: ['campaign_not_found', 'export_refused', ...RANGE_ERRORS],
    summary: 'The publishers table of the report as an Excel file, from the same query',
  },
  getOverview: {
    method: 'GET',
    host: 'main',
    path: '/v1/campaigns/overview/',
    access: 'account',
    for: 'everyone',
    errors: ['filter_invalid', ...RANGE_ERRORS],
    summary: 'All campaigns of the account over a range, compared by platform and type, beside the range before it',
  },
  exportOverview: {
    method: 'GET',
    host: 'main',
    path: '/v1/campaigns/overview/report/',
    access: 'account',
    for: 'everyone',
    answers: 'file',
    file: 'workbook',
    errors: ['export_refused', 'filter_invalid', ...RANGE_ERRORS],
    summary: 'The campaigns of the range as an Excel file, from the same query',
  },
};

// packages/contract/src/session/session.calls.ts
var sessionCalls = {
  getAccessToken: {
    method: 'GET',
    host: 'accounts',
    path: '/token/access',
    access: 'public',
    readsRefreshCookie: true,
    errors: ['unauthenticated', 'account_not_found'],
    summary: 'A short access token for the account, by the rotating refresh cookie; refused for an account of others',
  },
  sendOtp: {
    method: 'POST',
    host: 'accounts',
    path: '/auth/phone/',
    access: 'public',
    errors: ['phone_invalid'],
    summary: 'Sends a sign-in code to a phone, at most one a minute; the earlier codes to it end',
  },
  verifyOtp: {
    method: 'POST',
    host: 'accounts',
    path: '/auth/phone/verify',
    access: 'public',
    errors: ['otp_wrong', 'otp_expired', 'otp_replaced', 'otp_too_many_tries', 'otp_not_found'],
    summary: 'Signs in with the code; sets the refresh and account cookies',
  },
  signInWithPassword: {
    method: 'POST',
    host: 'accounts',
    path: '/auth/login/password',
    access: 'public',
    errors: ['password_wrong', 'password_too_many_tries'],
    summary: 'Signs in with phone, e-mail or username and a password',
  },
  getUser: {
    method: 'GET',
    host: 'accounts',
    path: '/user/',
    access: 'user',
    errors: [],
    summary: 'The signed-in person',
  },
  updateInfo: {
    method: 'PUT',
    host: 'accounts',
    path: '/auth/info',
    access: 'user',
    needsCsrf: true,
    errors: [],
    summary: 'Changes the name and e-mail of the signed-in person; needs the CSRF header',
  },
  signOut: {
    method: 'GET',
    host: 'accounts',
    path: '/auth/logout',
    access: 'public',
    readsRefreshCookie: true,
    errors: [],
    summary: 'Ends the session and clears its cookies',
  },
};

// packages/contract/src/staff/staff.calls.ts
var staffCalls = {
  getStaffMember: {
    method: 'GET',
    host: 'back-office',
    path: '/staff/me/',
    access: 'staff',
    errors: [],
    summary: 'The signed-in member of staff',
  },
  listCustomers: {
    method: 'GET',
    host: 'back-office',
    path: '/customers/',
    access: 'staff',
    errors: [],
    summary: 'Customers by name, phone, e-mail, account or its number, with their money',
  },
  getCustomer: {
    method: 'GET',
    host: 'back-office',
    path: '/customers/{account}/',
    access: 'staff',
    errors: ['account_not_found'],
    summary: 'One customer: the owner, the money, and who acted for them lately',
  },
  startImpersonation: {
    method: 'POST',
    host: 'back-office',
    path: '/impersonations/',
    access: 'staff',
    errors: ['account_not_found', 'reason_required'],
    summary: 'Opens a session of sixty minutes in which staff act for a customer; it is kept with its reason',
  },
  releaseImpersonation: {
    method: 'POST',
    host: 'back-office',
    path: '/impersonations/release/',
    access: 'account',
    for: 'everyone',
    errors: ['not_hijacked'],
    summary: 'Ends the session in which staff act for a customer',
  },
};

// packages/contract/src/support/support.calls.ts
var supportCalls = {
  getChatIdentity: {
    method: 'GET',
    host: 'crm',
    path: '/accounts/{account}/chat-identity/',
    access: 'account',
    for: 'everyone',
    errors: [],
    summary: 'Under which name the account is known in the support chat; not_found before its first chat',
  },
  createChatIdentity: {
    method: 'POST',
    host: 'crm',
    path: '/accounts/{account}/chat-identity/',
    access: 'account',
    for: 'everyone',
    errors: [],
    summary: 'Gives the account its name in the support chat; the first one given stays',
  },
};

// packages/contract/src/world/world.calls.ts
var worldCalls = {
  getWorldClock: {
    method: 'GET',
    host: 'main',
    path: '/v1/world/clock/',
    access: 'user',
    errors: [],
    summary: 'The time of campaigns, and how far a move has come',
  },
  moveWorldClock: {
    method: 'POST',
    host: 'main',
    path: '/v1/world/clock/',
    access: 'user',
    isTrialOnly: true,
    errors: ['clock_moving', 'clock_backwards'],
    summary: 'Moves the time of campaigns forward; what falls due on the way happens in order',
  },
};

// packages/contract/src/calls.ts
var calls = {
  session: sessionCalls,
  account: accountCalls,
  finance: financeCalls,
  publishers: publishersCalls,
  pricing: pricingCalls,
  drafts: draftsCalls,
  creatives: creativesCalls,
  campaigns: campaignsCalls,
  contents: contentsCalls,
  reports: reportsCalls,
  notifications: notificationsCalls,
  staff: staffCalls,
  support: supportCalls,
  world: worldCalls,
};

// packages/contract/src/account/account.schemas.ts
import { z as z6 } from 'zod';

// packages/contract/src/schema.ts
import { z as z4 } from 'zod';
var idParam = z4.coerce.number().int().positive();
var idParams = z4.object({ id: idParam });
var toman3 = z4.number().int();
var count9 = z4.number().int().nonnegative();
var instant2 = z4.iso.datetime();
var day2 = z4.iso.date();
var done = z4.strictObject({ ok: z4.literal(true) });
var flag2 = z4
  .union([z4.boolean(), z4.enum(['true', 'false', '1', '0'])])
  .transform((value) => value === true || value === 'true' || value === '1');
var repeated = z4.union([z4.string(), z4.array(z4.string())]).transform((value) => (Array.isArray(value) ? value : [value]));
var paging = {
  limit: z4.coerce.number().int().min(1).max(100).default(10),
  offset: z4.coerce.number().int().min(0).default(0),
};
function page(row2) {
  return z4.strictObject({ count: count9, results: z4.array(row2) });
}

// packages/contract/src/session/session.schemas.ts
import { z as z5 } from 'zod';
var platform = z5.string().max(40).default('jarchi-panel');
var user = z5.strictObject({
  id: z5.number().int(),
  first_name: z5.string(),
  last_name: z5.string(),
  username: z5.string(),
  yn_username: z5.string(),
  email: z5.string().nullable(),
  phone: z5.string().nullable(),
  image: z5.string().nullable(),
  phone_verified: z5.boolean(),
  email_verified: z5.boolean(),
  created: instant2,
  last_login: instant2.nullable(),
});
var signedIn = z5.strictObject({ account: z5.string(), is_new: z5.boolean() });
var sessionSchemas = {
  getAccessToken: {
    /** The staff console asks as `staff`: for the person's own account, and the account that the panel has chosen stays as it is. */
    query: z5.object({ account: z5.string().max(80).optional(), app: z5.enum(['panel', 'staff']).default('panel') }),
    response: z5.strictObject({ token: z5.string(), expires_at: instant2, account: z5.string() }),
  },
  sendOtp: {
    body: z5.object({ phone: z5.string().max(40), platform }),
    response: z5.strictObject({
      request_id: z5.uuid(),
      phone: z5.string(),
      expires_at: instant2,
      /** Another code to this phone may be asked for after so long. */
      retry_after_seconds: z5.number().int(),
      /** The code itself, outside production only. */
      code: z5.string().nullable(),
    }),
  },
  verifyOtp: {
    body: z5.object({
      request_id: z5.uuid(),
      code: z5.string().max(20),
      customer_type: z5.literal('adv').default('adv'),
      platform,
    }),
    response: signedIn,
  },
  signInWithPassword: {
    body: z5.object({
      username: z5.string().min(1).max(120),
      password: z5.string().min(1).max(200),
      account_type: z5.literal('adv').default('adv'),
      platform,
    }),
    response: signedIn,
  },
  getUser: { response: user },
  updateInfo: {
    body: z5.object({
      first_name: z5.string().trim().min(1).max(60),
      last_name: z5.string().trim().max(60).default(''),
      email: z5.email().nullable().default(null),
      customer_type: z5.literal('adv').default('adv'),
      platform,
    }),
    response: user,
  },
  signOut: { response: done },
};

// packages/contract/src/account/account.schemas.ts
var featureFlags = z6.strictObject({
  'panel-recommender-toggle': z6.boolean(),
  'media-plan-v2-additional-services': z6.boolean(),
  'media-plan-v2-ui': z6.boolean(),
  'media-plan-v2-new-display-descriptions-and-titles': z6.boolean(),
});
var financialInfo = z6.strictObject({
  account_type: z6.enum(['P', 'C']),
  name: z6.string().max(400),
  national_number: z6.string().max(40),
  economic_number: z6.string().max(40),
  address_text: z6.string().max(1200),
  postal_code: z6.string().max(40),
});
var accountSchemas = {
  getAccountInfo: {
    response: z6.strictObject({
      id: z6.number().int(),
      phone: z6.string().nullable(),
      balance: toman3,
      account: z6.string(),
      title: z6.string(),
      has_seen_welcome_message: z6.boolean(),
      is_hijacked: z6.boolean(),
      is_official: z6.boolean(),
      has_purchased_campaign: z6.boolean(),
      /** Who acts for the customer, why and until when; null for the customer's own session. */
      hijack: z6.strictObject({ staff_name: z6.string(), reason: z6.string(), expires_at: instant2 }).nullable(),
    }),
  },
  getSharedUser: { response: user },
  listUserServices: {
    response: z6.strictObject({
      results: z6.array(
        z6.strictObject({
          service: z6.string(),
          account: z6.string(),
          url: z6.string(),
          type: z6.enum(['pub', 'adv', 'discover', 'other']),
          app_title: z6.string(),
          typeText: z6.string(),
          /** Toman; null for panels of other products. */
          balance: toman3.nullable(),
        }),
      ),
    }),
  },
  listFeatureFlags: {
    body: z6.object({ feature_flags: z6.array(z6.string().max(80)).max(50).default([]) }),
    response: z6.strictObject({ feature_flags: featureFlags }),
  },
  listBusinessCategories: {
    response: z6.strictObject({ results: z6.array(z6.strictObject({ id: z6.number().int(), title_fa: z6.string() })) }),
  },
  submitBusinessData: {
    body: z6.object({
      business_category: z6.number().int(),
      service_description: z6.string().max(5e3),
      need_help: z6.boolean(),
      monthly_budget_min: z6.number().int().nullable(),
      monthly_budget_max: z6.number().int().nullable(),
    }),
    response: done,
  },
  getFinancialInfo: { response: financialInfo },
  saveFinancialInfo: { body: financialInfo, response: financialInfo },
};

// packages/contract/src/campaigns/campaigns.schemas.ts
import { z as z12 } from 'zod';

// packages/contract/src/drafts/drafts.schemas.ts
import { z as z8 } from 'zod';

// packages/contract/src/shapes/schema-of-shape.ts
import { z as z7 } from 'zod';
function schemaOfShape(shape) {
  return describe2(shape);
}
function schemasOfFields(fields) {
  const schemas3 = Object.entries(fields).map(([name, field2]) => {
    const schema = schemaOfShape(field2.is);
    return [name, 'isLater' in field2 ? schema.default(field2.initial) : schema];
  });
  return Object.fromEntries(schemas3);
}
function describe2(shape) {
  switch (shape.kind) {
    case 'text':
      return z7.string().max(shape.max);
    case 'flag':
      return z7.boolean();
    case 'decimal':
      return z7.number();
    case 'whole':
      return wholeIn(shape.min, shape.max);
    case 'day':
      return day2;
    case 'choice':
      return z7.enum(shape.options);
    case 'nullable':
      return describe2(shape.of).nullable();
    case 'record':
      return z7.strictObject(Object.fromEntries(Object.entries(shape.parts).map(([key, part]) => [key, describe2(part)])));
    case 'list':
      return asSent(z7.array(describe2(shape.of)).max(shape.max));
    case 'flags':
      return flagsOf(shape.max, shape.keyMax);
  }
}
function wholeIn(min, max) {
  const whole4 = z7.number().int();
  const above = min === void 0 ? whole4 : whole4.min(min);
  return max === void 0 ? above : above.max(max);
}
function flagsOf(maximum, keyMax) {
  const record2 = z7.record(z7.string().max(keyMax), z7.boolean());
  return asSent(record2.refine((flags3) => Object.keys(flags3).length <= maximum, { params: { code: 'too_many', maximum } }));
}
function asSent(schema) {
  return schema.readonly().meta({ readOnly: false });
}

// packages/contract/src/drafts/drafts.schemas.ts
var draftFile = schemaOfShape(DRAFT_FILE);
var draftData = z8.strictObject(schemasOfFields(DRAFT_FIELDS));
var draft2 = z8.strictObject({
  id: z8.number().int(),
  campaign: z8.number().int().nullable(),
  ...schemasOfFields(GIVEN_FIELDS),
  draft_step: z8.enum(CREATION_STEPS),
  data: draftData,
  version: z8.number().int(),
  updated_at: instant2,
});
var draftBody = z8.object({
  data: draftData,
  campaign: z8.number().int().nullable().default(null),
  draft_step: z8.enum(CREATION_STEPS),
});
var draftsSchemas = {
  listDrafts: { query: z8.object(paging), response: page(draft2) },
  getDraft: { params: idParams, response: draft2 },
  createDraft: { body: draftBody, response: draft2 },
  updateDraft: {
    params: idParams,
    body: draftBody.extend({ version: z8.number().int() }),
    response: draft2,
  },
  deleteDraft: { params: idParams, response: done },
};

// packages/contract/src/requests/parameters.ts
import { z as z9 } from 'zod';
var filterFields = z9.registry();
var FILTERS_MAX = 40;
var filterTexts = z9.array(z9.string().max(500)).max(FILTERS_MAX);
function filterQuery(fields, note = '') {
  return repeated
    .pipe(filterTexts)
    .default([])
    .meta({
      description: describeFilters(fields, 'Repeated: each is one filter, and all of them hold.', note),
      example: examplesOf(fields),
    })
    .register(filterFields, { fields });
}
function filterBody(fields, note = '') {
  return filterTexts
    .default([])
    .meta({ description: describeFilters(fields, 'Each text is one filter, and all of them hold.', note), example: examplesOf(fields) })
    .register(filterFields, { fields });
}
function describeFilters(fields, lead, note) {
  const lines = fields.map((field2) => `- \`${field2.key}\`: ${formOf(field2.key, allowedOf(field2))}`);
  return [
    `${lead} A filter begins with its key; commas part what follows. What cannot be read is refused as \`filter_invalid\`, with what is allowed.`,
    ...lines,
    ...(note === '' ? [] : [note]),
  ].join('\n');
}
function formOf(key, allowed) {
  switch (allowed.type) {
    case 'number': {
      const kind2 = allowed.is_whole ? 'a whole number' : 'a number';
      return `\`${key},{${allowed.operators.join('|')}},{number}\`, ${kind2} from ${allowed.from} to ${allowed.to}; gt and lt hold the number itself, and both together make a range`;
    }
    case 'select':
      return `\`${key},{${allowed.is_multiple ? 'value,value,\u2026' : 'value'}}\` of ${allowed.choices.join(', ')}`;
    case 'ids':
      return `\`${key},{id,id,\u2026}\``;
    case 'date':
      return `${allowed.choices.map((choice) => `\`${key},${choice}\``).join(', ')}; days of Tehran, both ends included`;
    case 'search':
      return `\`${key},{text}\`, ${allowed.longest} characters at most; commas belong to the text`;
    case 'texts':
    case 'keys':
      return `\`${key},{text,text,\u2026}\``;
  }
}
function examplesOf(fields) {
  const firstOfKind = fields.filter(({ type }, at6) => fields.findIndex((field2) => field2.type === type) === at6);
  return firstOfKind.flatMap((field2) => exampleOf(field2) ?? []);
}
function exampleOf(field2) {
  const allowed = allowedOf(field2);
  if (allowed.type === 'number') return `${field2.key},gt,${allowed.from}`;
  if (allowed.type === 'select') return `${field2.key},${allowed.choices[0] ?? ''}`;
  if (allowed.type === 'ids') return `${field2.key},3,7`;
  return allowed.type === 'date' ? `${field2.key},last_7_days` : void 0;
}
function ordering(orderings, first) {
  return z9
    .enum(orderings)
    .default(first)
    .meta({ description: `The order of the rows; a leading - descends. \`${first}\` unless said.`, examples: [first] });
}
var idText = z9
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number);
function repeatedIds(what) {
  return repeated
    .transform((texts2) => texts2.flatMap((text19) => toLatinDigits(text19).split(',')).map((text19) => text19.trim()))
    .pipe(z9.array(idText).max(500))
    .meta({
      description: `${what} Repeated, or with commas between them; an id that is named twice is refused as \`listed_twice\`.`,
      example: ['3', '7'],
    });
}
function days(note) {
  return {
    from: day2
      .optional()
      .meta({ description: `The first day (YYYY-MM-DD in Tehran). After \`to\` it is refused as \`range_reversed\`. ${note}` }),
    to: day2.optional().meta({ description: `The last day (YYYY-MM-DD in Tehran); it may be the first one too. ${note}` }),
  };
}

// packages/contract/src/publishers/publishers.schemas.ts
import { z as z11 } from 'zod';

// packages/contract/src/publishers/workbook.schemas.ts
import { z as z10 } from 'zod';
var sheet = z10.enum(['plans', 'bundles']);
var readWorkbook = z10.strictObject({
  /** Each once. */
  plan_ids: z10.array(z10.number().int()),
  /** Likewise of bundles; null when the workbook has no sheet of them. */
  bundle_ids: z10.array(z10.number().int()).nullable(),
  /** Of both sheets. */
  rows: count9,
  /** Rows that choose nothing because something is wrong, by their sheet and number in it. */
  problems: z10.array(
    z10.strictObject({
      sheet,
      row: z10.number().int(),
      code: z10.enum([
        'id_missing',
        'id_invalid',
        'plan_unknown',
        'plan_other_kind',
        'plan_other_stories',
        'plan_gone',
        'plan_twice',
        'bundle_unknown',
        'bundle_other_kind',
        'bundle_gone',
        'bundle_twice',
        'choice_unknown',
      ]),
      text: z10.string(),
    }),
  ),
  /** Plans and bundles whose price is another one than the workbook says. */
  repriced: z10.array(z10.strictObject({ sheet, id: z10.number().int(), title: z10.string(), before: toman3, after: toman3 })),
});

// packages/contract/src/publishers/publishers.schemas.ts
var category2 = z11.strictObject({ id: z11.number().int(), title_fa: z11.string() });
var mediaPlan2 = z11.strictObject({
  id: z11.number().int(),
  publisher_id: z11.number().int(),
  media_type: z11.enum(MEDIA_TYPES),
  content_type: z11.enum(CONTENT_TYPES),
  title: z11.string(),
  username: z11.string(),
  page_type: z11.string(),
  followers: count9,
  categories: z11.array(category2),
  /** Net of VAT, toman. */
  price: toman3,
  availability_hours: z11.number().int().positive(),
  /** Stories in a row; 1 for other formats. */
  story_count: z11.number().int().positive().optional(),
  /** Median reach of the last posts of this format, with its likely range. */
  reach: count9,
  reach_low: count9,
  reach_high: count9,
  cost_per_thousand: z11.number().int().nullable(),
  is_reliable: z11.boolean(),
  is_recommended: z11.boolean(),
  will_provide_insight: z11.boolean(),
});
var PLAN_ORDERINGS = [
  'suitable',
  'price',
  '-price',
  'followers',
  '-followers',
  'reach',
  '-reach',
  'cost_per_thousand',
  '-cost_per_thousand',
];
var KINDS = PLATFORM_PAIRS.map(({ media_type, content_type }) => `${media_type}-${content_type}`.toLowerCase().replaceAll('_', '-'));
var kind = z11
  .string()
  .regex(/^[a-z]+-[a-z-]+$/)
  .meta({ description: `A platform and format: ${KINDS.join(', ')}.`, examples: ['instagram-story'] });
var kindChoice = z11.enum(KINDS).meta({ description: 'A platform and format.', examples: ['instagram-story'] });
var PLAN_FILTERS = PUBLISHER_FILTER_FIELDS.filter(({ key }) => !STAFF_FILTERS.includes(key));
var PER_KIND = 'Here are the widest limits. Those of one kind, for who asks: `publishers.listPlanFilters`.';
var PACKAGE_FILTERS = PLAN_FILTERS.filter(({ key }) => key !== 'selectedOnly');
var story_number = z11
  .enum(STORY_NUMBERS)
  .optional()
  .meta({ description: 'How many stories in a row the campaign has: only plans that are sold as so many. Heeded for stories alone.' });
var planDetails = mediaPlan2.extend({
  /** 0 to 10, for staff; null for others. */
  score: z11.number().int().nullable(),
  /** All tariffs of this publisher and format. */
  tariffs: z11.array(
    z11.strictObject({
      plan_id: z11.number().int(),
      availability_hours: z11.number().int(),
      story_count: z11.number().int().positive().optional(),
      price: toman3,
      reach: count9,
    }),
  ),
  /** The publisher's plans in other formats. */
  other_formats: z11.array(
    z11.strictObject({ plan_id: z11.number().int(), content_type: z11.enum(CONTENT_TYPES), price: toman3, reach: count9 }),
  ),
});
var bundle2 = z11.strictObject({
  id: z11.number().int(),
  title: z11.string(),
  description: z11.string(),
  /** Net of VAT, and what its plans cost one by one. */
  price: toman3,
  list_price: toman3,
  reach: count9,
  plans: z11.array(mediaPlan2),
});
var suggestion = z11.discriminatedUnion('found', [
  z11.strictObject({
    found: z11.literal(true),
    plans: z11.array(mediaPlan2),
    bundles: z11.array(bundle2),
    cost: toman3,
    /** The sum of estimated reach, which is what is maximised. */
    reach: count9,
    /** Proved: no package within the limits has more reach, or costs less. */
    bound: count9,
    gap: z11.number(),
    is_proved_best: z11.boolean(),
    /** Different people by the model, with its bounds. */
    range: z11.strictObject({ low: count9, mid: count9, high: count9, reach_at_least: count9, reach_at_most: count9 }),
  }),
  z11.strictObject({
    found: z11.literal(false),
    code: z11.enum(['pinned_over_limit', 'goal_unreachable']),
    limit: z11.enum(['budget', 'platform', 'category', 'count', 'publisher']).nullable(),
    excess: z11.number().int().nullable(),
    most_reach: count9.nullable(),
  }),
]);
var publishersSchemas = {
  listMediaPlans: {
    params: z11.object({ kind }),
    query: z11.object({
      ...paging,
      ordering: ordering(PLAN_ORDERINGS, 'suitable'),
      filter: filterQuery(PLAN_FILTERS, PER_KIND),
      story_number,
      id: repeatedIds('Only these plans, for a cart that is opened again.').optional(),
      suits: repeatedIds('Categories of the campaign: what fits them is more suitable.').default([]),
      with_facets: flag2.default(false),
    }),
    response: z11.strictObject({
      count: count9,
      results: z11.array(mediaPlan2),
      facets: z11.strictObject({ categories: z11.array(z11.strictObject({ id: z11.number().int(), count: count9 })) }).nullable(),
    }),
  },
  getMediaPlan: { params: idParams, response: planDetails },
  listPlanFilters: {
    query: z11.object({ kind: kindChoice }),
    response: z11.strictObject({
      results: z11.array(
        z11.strictObject({
          key: z11.string(),
          type: z11.enum(['number', 'select', 'search', 'date']),
          is_multiple: z11.boolean(),
          minimum: z11.number().int().nullable(),
          maximum: z11.number().int().nullable(),
          options: z11.array(z11.string()),
          is_staff_only: z11.boolean(),
        }),
      ),
    }),
  },
  listBundles: {
    params: z11.object({ kind }),
    query: z11.object({ story_number }),
    response: z11.strictObject({ results: z11.array(bundle2) }),
  },
  suggestAlternatives: {
    body: z11.object({
      kind: kindChoice,
      story_number,
      /** Plans that fell out, sold no longer ones included. */
      plans: z11.array(z11.number().int()).max(200),
      /** Plans of the package: never suggested again, nor another plan of their publishers. */
      selected: z11.array(z11.number().int()).max(500),
      limit: z11.number().int().min(1).max(5).default(3),
    }),
    response: z11.strictObject({
      /** The title is that of the publisher who fell out; null for a plan that never was. */
      results: z11.array(
        z11.strictObject({ plan_id: z11.number().int(), title: z11.string().nullable(), alternatives: z11.array(mediaPlan2) }),
      ),
    }),
  },
  suggestPackages: {
    params: z11.object({ kind }),
    body: z11.object({
      budget: toman3.positive().nullable(),
      goal_reach: z11.number().int().positive().nullable(),
      ad_categories: z11.array(z11.number().int()).max(40).default([]),
      /** The list's own filters: only what they leave is on offer. */
      filter: filterBody(PACKAGE_FILTERS, PER_KIND),
      story_number,
      pinned_plans: z11.array(z11.number().int()).max(200).default([]),
      pinned_bundles: z11.array(z11.number().int()).max(50).default([]),
      excluded_plans: z11.array(z11.number().int()).max(500).default([]),
      excluded_bundles: z11.array(z11.number().int()).max(50).default([]),
      max_plans: z11.number().int().positive().max(200).nullable().default(null),
    }),
    response: z11.strictObject({
      /** Plans that the request chose from. */
      offered: count9,
      most_reach: suggestion.nullable(),
      least_cost: suggestion.nullable(),
      most_reach_in_categories: suggestion.nullable(),
      frontier: z11.array(z11.strictObject({ budget: toman3, cost: toman3, reach: count9, bound: count9 })),
    }),
  },
  importPlans: {
    params: z11.object({ kind }),
    query: z11.object({ story_number }),
    response: readWorkbook,
  },
  exportPlans: {
    params: z11.object({ kind }),
    query: z11.object({ is_cpm: flag2.default(false) }),
    body: z11.object({
      ordering: ordering(PLAN_ORDERINGS, 'suitable'),
      filter: filterBody(PLAN_FILTERS, PER_KIND),
      suits: z11.array(z11.number().int()).max(40).default([]),
      story_number,
      /** Marked as chosen in the file. */
      selected: z11.array(z11.number().int()).max(500).default([]),
      selected_bundles: z11.array(z11.number().int()).max(500).default([]),
      is_selected_only: z11.boolean().default(false),
    }),
  },
  displayUrl: {
    body: z11.object({ url: z11.string().max(2e3) }),
    response: z11.strictObject({
      url: z11.string(),
      /** Host and path as people read them, decoded. */
      display_url: z11.string(),
      host: z11.string(),
      title: z11.string().nullable(),
      /** A data: address of our copy. */
      icon: z11.string().nullable(),
      is_reachable: z11.boolean(),
      /** Why it could not be read; it warns and never blocks. */
      problem: z11.enum(['timeout', 'refused', 'redirects', 'status', 'too_large', 'not_found']).nullable(),
    }),
  },
  listInstagramPages: {
    query: z11.object({ ...paging, search: z11.string().max(SEARCH_MAX).default('') }),
    response: page(
      z11.strictObject({ id: z11.number().int(), username: z11.string(), title: z11.string(), followers: count9, page_type: z11.string() }),
    ),
  },
  listCategories: {
    response: z11.strictObject({ results: z11.array(category2) }),
  },
};

// packages/contract/src/campaigns/campaigns.schemas.ts
var money2 = { price: toman3, discount: toman3, vat: toman3, total: toman3 };
var figures = z12.strictObject({ reach: count9, views: count9, clicks: count9, cost: toman3 });
var campaignRow = z12.strictObject({
  id: z12.number().int(),
  title: z12.string(),
  media_type: z12.enum(MEDIA_TYPES),
  campaign_type: z12.enum(CAMPAIGN_TYPES),
  content_type: z12.enum(CONTENT_TYPES),
  state: z12.enum(CAMPAIGN_STATES),
  reason: z12.enum(STATE_REASONS).nullable(),
  publish_period_start: day2,
  publish_period_end: day2,
  budget: toman3.nullable(),
  goal_total_reach: z12.number().int().nullable(),
  price: toman3,
  total: toman3,
  publishers: count9,
  figures,
  /** Share of the publishing time that has passed, 0 to 1. */
  elapsed: z12.number(),
  /** Put away: nothing is done with it until it is brought back. */
  is_deleted: z12.boolean(),
  created: instant2,
});
var placement2 = z12.strictObject({
  id: z12.number().int(),
  plan_id: z12.number().int(),
  publisher_id: z12.number().int(),
  title: z12.string(),
  username: z12.string(),
  state: z12.enum(PLACEMENT_STATES),
  availability_hours: z12.number().int(),
  reach_estimate: count9,
  /** Views or clicks that it is to bring; null where hours are bought. */
  bought_units: count9.nullable().optional(),
  /** The bundle it was bought in. */
  bundle_id: z12.number().int().nullable().optional(),
  ...money2,
  captured: toman3,
  released: toman3,
  /** Why its publisher is out; null of whoever is in. */
  out_reason: z12.enum(OUT_REASONS).nullable(),
  live_at: instant2.nullable(),
  ended_at: instant2.nullable(),
});
var campaignEvent2 = z12.strictObject({
  id: z12.number().int(),
  at: instant2,
  event: z12.enum(HISTORY_EVENTS),
  state: z12.enum(CAMPAIGN_STATES),
  reason: z12.enum(STATE_REASONS).nullable(),
  actor: z12.enum(['advertiser', 'operator', 'publisher', 'system']),
  /** Name of the person who did it, and of the member of staff who acted for them. */
  person: z12.string().nullable(),
  staff: z12.string().nullable(),
  /** Amounts that moved, VAT included, and what was said. */
  facts: z12.strictObject({
    title: z12.string().optional(),
    publishers: z12.number().int().optional(),
    held: toman3.optional(),
    captured: toman3.optional(),
    released: toman3.optional(),
    refunded: toman3.optional(),
    shortfall: toman3.optional(),
    reason: z12.string().optional(),
    comment: z12.string().optional(),
    publish_period_start: z12.string().optional(),
    publish_period_end: z12.string().optional(),
  }),
});
var campaign2 = campaignRow.extend({
  /** The draft it is edited through while it may be. */
  draft: z12.number().int(),
  version: z12.number().int(),
  campaign_quality_goal: z12.string(),
  execution_locations: z12.array(z12.string()),
  ad_categories: z12.array(z12.number().int()),
  preferred_publish_start_hour: z12.number().int(),
  preferred_publish_end_hour: z12.number().int(),
  publish_considerations: z12.string(),
  content_files: z12.array(draftFile),
  content_caption: z12.string(),
  content_link: z12.string(),
  quote: z12.strictObject({ ...money2, vat_percent: z12.number(), valid_until: instant2 }),
  /** Codes that count, in the order they are applied. */
  discounts: z12.array(
    z12.strictObject({
      discount_code: z12.string(),
      amount: toman3,
      /** Of what the codes before it left; null for a fixed amount. */
      percent: z12.number().int().nullable(),
      /** Cut to the discount's most amount. */
      is_capped: z12.boolean(),
    }),
  ),
  /** Bought beside the placements; their price is in the quote. */
  services: z12.array(z12.strictObject({ key: z12.string(), title_fa: z12.string(), price: toman3 })),
  bundles: z12.array(
    z12.strictObject({ id: z12.number().int(), title: z12.string(), price: toman3, plan_ids: z12.array(z12.number().int()) }),
  ),
  money: z12.strictObject({ held: toman3, captured: toman3, released: toman3 }),
  /** What the publishers who accepted cost together, and how far that is above what is held; null while there is no list to take or pay. */
  list: z12
    .strictObject({
      ...money2,
      difference: z12.number().int(),
      /** Until when it can be taken, or paid; null while publishers are still asked. */
      until: instant2.nullable(),
    })
    .nullable(),
  /** What is missing to buy it now, or to take its list; 0 when that can be done. */
  shortfall: toman3,
  waits_for: z12.enum(['advertiser', 'operator', 'publisher', 'system']).nullable(),
  /** The calls that its state allows now. */
  allowed: z12.array(z12.enum(CAMPAIGN_CALLS)),
  placements: z12.array(placement2),
  events: z12.array(campaignEvent2),
});
var CAMPAIGN_ORDERINGS = ['created', '-created', 'title', '-title', 'publish_period_start', '-publish_period_start', 'price', '-price'];
var listChoice = {
  is_deleted: flag2.default(false),
  ordering: ordering(CAMPAIGN_ORDERINGS, '-created'),
  filter: filterQuery(CAMPAIGN_FILTER_FIELDS),
};
var previewed = z12.object({ captured: toman3, released: toman3 });
var campaignsSchemas = {
  listCampaigns: {
    query: z12.object({ ...paging, ...listChoice }),
    response: z12.strictObject({
      count: count9,
      results: z12.array(campaignRow),
      totals: z12.strictObject({ price: toman3, cost: toman3, reach: count9, goal_total_reach: count9 }),
    }),
  },
  exportCampaigns: { query: z12.object(listChoice) },
  listSuggestedPlans: {
    response: z12.strictObject({
      /** The campaigns that were looked at, and the categories they chose most; empty for an account without a campaign. */
      basis: z12.strictObject({ campaigns: count9, categories: z12.array(category2) }),
      /** Such as instagram-story. */
      kind: z12.string(),
      results: z12.array(mediaPlan2).max(4),
    }),
  },
  getCampaign: { params: idParams, response: campaign2 },
  createCampaign: { body: z12.object({ draft: z12.number().int() }), response: campaign2 },
  updateCampaign: {
    params: idParams,
    /** Says what campaign_type of the body says: true for CPM alone. */
    query: z12.object({ is_cpm: flag2.default(false) }),
    body: z12.object({ data: draftData, version: z12.number().int() }),
    response: campaign2,
  },
  duplicateCampaign: {
    params: idParams,
    body: z12.object({}),
    response: z12.strictObject({
      draft: z12.number().int(),
      /** Totals with VAT: what the campaign cost, and what the draft costs today; null while the draft has no price. */
      before: toman3,
      after: toman3.nullable(),
      /** Plans that cost another price now; after is null for those that are no longer sold, which the draft leaves out. */
      changes: z12.array(z12.strictObject({ plan_id: z12.number().int(), title: z12.string(), before: toman3, after: toman3.nullable() })),
    }),
  },
  applyDiscount: {
    body: z12.object({ campaign: z12.number().int(), discount_codes: z12.array(z12.string().max(60)).max(5) }),
    response: campaign2,
  },
  purchaseCampaign: {
    params: idParams,
    /** The total the buyer saw: another one is refused with both. */
    body: z12.object({ expected_total: toman3, is_auto_after_charge: z12.boolean().default(false) }),
    response: z12.strictObject({ campaign: campaign2, outcome: z12.enum(['held', 'to_pay']), shortfall: toman3 }),
  },
  previewCampaign: {
    params: idParams,
    query: z12.object({ call: z12.enum(PREVIEWED_CALLS) }),
    response: z12.strictObject({
      captured: toman3,
      released: toman3,
      placements: z12.array(
        z12.strictObject({
          id: z12.number().int(),
          title: z12.string(),
          state: z12.enum(PLACEMENT_STATES),
          captured: toman3,
          released: toman3,
        }),
      ),
    }),
  },
  cancelCampaign: { params: idParams, body: z12.object({ expected: previewed }), response: campaign2 },
  redateCampaign: { params: idParams, body: z12.object({ publish_period_start: day2, publish_period_end: day2 }), response: campaign2 },
  archiveCampaign: { params: idParams, response: campaign2 },
  restoreCampaign: { params: idParams, body: z12.object({}), response: campaign2 },
};

// packages/contract/src/contents/contents.schemas.ts
import { z as z13 } from 'zod';
var id5 = z13.number().int();
var content = z13.strictObject({
  id: id5,
  campaign: z13.strictObject({
    id: id5,
    title: z13.string(),
    media_type: z13.enum(MEDIA_TYPES),
    content_type: z13.enum(CONTENT_TYPES),
    /** What the advertiser asked for. */
    content_description: z13.string(),
    content_todos: z13.array(z13.string()),
    content_notTodos: z13.array(z13.string()),
  }),
  publisher: z13.strictObject({ id: id5, title: z13.string(), username: z13.string() }),
  /** 1 for the first delivery. */
  attempt: count9,
  /** How often it may still be rejected; then the operator decides. */
  rejections_left: count9,
  state: z13.enum(CONTENT_STATES),
  files: z13.array(draftFile),
  caption: z13.string(),
  advertiser_comment: z13.string(),
  attachments: z13.array(draftFile),
  due_at: instant2,
  created: instant2,
  decided_at: instant2.nullable(),
  seen_at: instant2.nullable(),
});
var feedback = {
  is_confirmed: z13.boolean(),
  advertiser_comment: z13.string().max(500).default(''),
  /** Files of the account, by id. */
  attachments: z13.array(id5).max(5).default([]),
};
var offersAnswer = z13.strictObject({ id: id5, state: z13.enum(CAMPAIGN_STATES), total: toman3 });
var pathId = z13.coerce.number().int().positive();
var contentsSchemas = {
  listPendingFeedback: { query: z13.object({ ...paging, limit: paging.limit.default(12) }), response: page(content) },
  listFeedback: { params: idParams, response: page(content) },
  submitFeedback: {
    params: idParams,
    body: z13.object({
      contents: z13
        .array(z13.object({ content: id5, ...feedback }))
        .min(1)
        .max(50),
    }),
    response: page(content),
  },
  decideContent: { params: z13.object({ campaign: pathId, content: pathId }), body: z13.object(feedback), response: content },
  listContents: {
    query: z13.object({
      ...paging,
      limit: paging.limit.default(12),
      state: z13.enum(['pending', 'confirmed', 'rejected']).optional(),
      campaign: pathId.optional(),
      /** Part of a publisher's title or username. */
      search: z13.string().max(SEARCH_MAX).optional(),
    }),
    response: z13.strictObject({
      count: count9,
      results: z13.array(content),
      /** Of the same search, whatever the state. */
      counts: z13.strictObject({ all: count9, pending: count9, confirmed: count9, rejected: count9 }),
      campaigns: z13.array(z13.strictObject({ id: id5, title: z13.string() })),
    }),
  },
  getContent: { params: idParams, response: content },
  seeContent: { params: idParams, body: z13.object({}), response: content },
  acceptOffers: {
    params: idParams,
    /** The total the buyer saw. With money short, the list is paid by itself after a charge when this was asked for. */
    body: z13.object({ expected_total: toman3, is_auto_after_charge: z13.boolean().default(false) }),
    response: offersAnswer,
  },
  dropOffers: { params: idParams, body: z13.object({}), response: offersAnswer },
  refuseOffers: { params: idParams, body: z13.object({ expected: previewed }), response: offersAnswer },
};

// packages/contract/src/creatives/creatives.schemas.ts
import { z as z14 } from 'zod';
var place = { media_type: z14.enum(MEDIA_TYPES), content_type: z14.enum(CONTENT_TYPES) };
var template = z14.strictObject({
  id: z14.number().int(),
  title: z14.string(),
  media_type: z14.enum(MEDIA_TYPES),
  content_type: z14.enum(CONTENT_TYPES),
  file: draftFile,
  created: instant2,
});
var creativesSchemas = {
  uploadMedia: {
    query: z14.object({ ...place, purpose: z14.enum(['creative', 'guide']).default('creative') }),
    response: draftFile,
  },
  uploadTemplate: { query: z14.object({ ...place, title: z14.string().max(100).default('') }), response: template },
  listTemplates: {
    query: z14.object({ ...paging, media_type: z14.enum(MEDIA_TYPES).optional(), content_type: z14.enum(CONTENT_TYPES).optional() }),
    response: page(template),
  },
  deleteTemplate: { params: idParams, response: done },
  listUtmKeyTemplates: {
    response: z14.strictObject({
      results: z14.array(
        z14.strictObject({
          id: z14.number().int(),
          title_fa: z14.string(),
          keys: z14.strictObject({
            source: z14.string(),
            medium: z14.string(),
            campaign: z14.string(),
            content: z14.string(),
            term: z14.string(),
          }),
        }),
      ),
    }),
  },
  getMedia: { params: z14.object({ key: z14.string().regex(/^[\w-]{22,64}$/) }) },
};

// packages/contract/src/finance/finance.schemas.ts
import { z as z15 } from 'zod';
var orderRow = z15.strictObject({
  id: z15.number().int(),
  amount: toman3,
  gateway: z15.string(),
  state: z15.enum(ORDER_STATES),
  /** The bank's tracking number; null until paid. */
  tracking_number: z15.string().nullable(),
  created: instant2,
  paid_at: instant2.nullable(),
  /** Where the payer came from, to go back to; a path of the panel. */
  return_path: z15.string().nullable(),
});
var accountParams = z15.object({ account: z15.string().max(80) });
var ledgerEvent = z15.strictObject({
  id: z15.number().int(),
  at: instant2,
  kind: z15.enum(['charge', 'hold', 'release', 'capture', 'refund', 'adjustment']),
  campaign_id: z15.number().int().nullable(),
  payment_id: z15.number().int().nullable(),
  /** How much of the account's money it moved, without a sign. */
  amount: toman3,
  /** What it added to the available and to the held money; negative when it took. */
  available: toman3,
  held: toman3,
  /** Available and held money together, after it. */
  balance: toman3,
});
var financeSchemas = {
  getBalance: {
    params: accountParams,
    response: z15.strictObject({
      account: z15.string(),
      balance: toman3,
      available: toman3,
      held: toman3,
      debt_limit: toman3,
      spendable: toman3,
      /** Captured money of the last seven days of the world's calendar, oldest first. */
      spent_by_day: z15.array(z15.strictObject({ day: day2, amount: toman3 })),
    }),
  },
  getPaymentConfig: {
    response: z15.strictObject({
      gateways: z15.array(
        z15.strictObject({
          key: z15.string(),
          title: z15.string(),
          description: z15.string(),
          minimum: toman3,
          maximum: toman3,
        }),
      ),
    }),
  },
  createOnlinePayment: {
    body: z15.object({
      amount: z15.number().int().positive(),
      gateway: z15.string().max(40),
      return_path: z15
        .string()
        .max(300)
        .regex(/^\/(?!\/)/)
        .nullable()
        .default(null),
    }),
    response: z15.strictObject({ order_id: z15.number().int(), url: z15.string() }),
  },
  getOrder: { params: idParams, response: orderRow.extend({ balance: toman3 }) },
  listPayments: {
    query: z15.object({ ...paging, ordering: ordering(['-created', 'created', '-amount', 'amount'], '-created') }),
    response: page(orderRow),
  },
  listLedger: {
    params: accountParams,
    query: z15.object(paging),
    response: z15.strictObject({
      count: count9,
      results: z15.array(ledgerEvent),
      totals: z15.strictObject({ available: toman3, held: toman3 }),
    }),
  },
  returnFromGateway: {
    params: z15.object({ gateway: z15.string().max(40) }),
    query: z15.record(z15.string(), z15.union([z15.string(), z15.array(z15.string())])),
  },
};

// packages/contract/src/notifications/notifications.schemas.ts
import { z as z16 } from 'zod';
var notification2 = z16.strictObject({
  id: z16.number().int(),
  /** What it is about, finer than its type. */
  kind: z16.enum(NOTICE_KINDS),
  notification_type: z16.enum(NOTIFICATION_TYPES),
  campaign_id: z16.number().int().nullable(),
  title: z16.string(),
  description: z16.string(),
  /** Where it leads to: a path of the panel. */
  path: z16.string().nullable(),
  seen: z16.boolean(),
  history_date: instant2,
});
var notificationsSchemas = {
  listNotifications: {
    query: z16.object({
      ...paging,
      campaign_id: z16.coerce.number().int().positive().optional(),
      only_unread: flag2.default(false),
    }),
    response: page(notification2).extend({ unread: count9 }),
  },
  listNewNotifications: { response: z16.strictObject({ unread: count9, results: z16.array(notification2).max(5) }) },
  seeNotification: { params: idParams, response: done },
  seeAllNotifications: { body: z16.object({}), response: done },
  listChangelog: {
    query: z16.object({ after: z16.coerce.number().int().min(0).default(0) }),
    response: z16.strictObject({
      results: z16.array(
        z16.strictObject({
          id: z16.number().int(),
          title: z16.string(),
          /** HTML as its author wrote it: to be cleaned before it is shown. */
          content: z16.string(),
          attachments: z16.array(
            z16.strictObject({
              id: z16.number().int(),
              /** The path of its file call. */
              file: z16.string(),
              name: z16.string(),
              size: count9,
            }),
          ),
        }),
      ),
    }),
  },
  getChangelogFile: { params: idParams },
};

// packages/contract/src/pricing/pricing.schemas.ts
import { z as z17 } from 'zod';
var place2 = { media_type: z17.enum(MEDIA_TYPES), content_type: z17.enum(CONTENT_TYPES) };
var configuration = z17.strictObject({
  ...place2,
  cpm_price: toman3,
  cpm_publisher_price: toman3,
  default_goal: count9.nullable(),
  minimum: count9.nullable(),
  maximum: count9.nullable(),
});
var sums = { price: toman3, vat: toman3, vat_percent: z17.number(), total: toman3 };
var pricingSchemas = {
  getCpmPrice: {
    body: z17.object({ ...place2, goal_total_reach: z17.number().int() }),
    response: z17.strictObject({ ...sums, cpm_price: toman3, cpm_publisher_price: toman3 }),
  },
  listCpmConfigurations: { response: z17.strictObject({ results: z17.array(configuration) }) },
  getCpmConfiguration: { query: z17.object(place2), response: configuration },
  readCpmPrice: { query: z17.object(place2), response: z17.strictObject({ cpm_price: toman3, cpm_publisher_price: toman3 }) },
  getCpcPrice: {
    body: z17.object({ ...place2, goal_total_reach: z17.number().int(), publish_period_start: day2, publish_period_end: day2 }),
    response: z17.strictObject({
      ...sums,
      days: count9,
      /** Clicks of the busiest day: the first ones take what does not divide evenly. */
      daily_clicks: count9,
      /** The least that is sold for the period. */
      minimum: count9,
      /** Mean of all clicks, rounded. */
      cpc_price: toman3,
      tiers: z17.array(
        z17.strictObject({
          from_clicks: count9,
          price: toman3,
          /** Clicks of the busiest day that fall in it. */
          clicks: count9,
        }),
      ),
    }),
  },
  listServices: {
    query: z17.object({ ...place2, campaign_type: z17.enum(CAMPAIGN_TYPES) }),
    response: z17.strictObject({
      results: z17.array(z17.strictObject({ key: z17.string(), title_fa: z17.string(), description_fa: z17.string(), price: toman3 })),
    }),
  },
};

// packages/contract/src/reports/reports.schemas.ts
import { z as z18 } from 'zod';
var range = z18.strictObject({ from: day2, to: day2 });
var figures2 = z18.strictObject({
  reach: count9,
  views: count9,
  clicks: count9,
  cost: toman3,
  click_rate: z18.number().nullable(),
  cost_per_thousand: z18.number().nullable(),
});
var point = z18.strictObject({
  at: instant2,
  reach: count9.nullable(),
  views: count9.nullable(),
  clicks: count9.nullable(),
  cost: toman3.nullable(),
  cost_per_thousand: z18.number().nullable(),
});
var REPORT_ORDERINGS = [
  'reach',
  '-reach',
  'views',
  '-views',
  'clicks',
  '-clicks',
  'cost',
  '-cost',
  'cost_per_thousand',
  '-cost_per_thousand',
];
var query = z18.object({
  only_accepted_ccs_for_cpm: flag2.default(true),
  ...days('The campaign\u2019s own days unless said.'),
  ordering: ordering(REPORT_ORDERINGS, '-reach'),
});
var OVERVIEW_ORDERINGS = [...REPORT_ORDERINGS, 'title', '-title'];
var overviewChoice = {
  ...days('Unless said: the 30 days up to `to`, and up to today.'),
  filter: filterQuery(OVERVIEW_FILTER_FIELDS),
  ordering: ordering(OVERVIEW_ORDERINGS, '-reach'),
};
var countedFigures = figures2.extend({ campaigns: count9 });
var reportsSchemas = {
  getStats: {
    params: idParams,
    query,
    response: z18.strictObject({
      range,
      compared_range: range,
      /** The campaign's own days, the range a report opens with. */
      campaign_range: range,
      today: day2,
      granularity: z18.enum(['daily', 'hourly']),
      totals: figures2,
      compared_totals: figures2,
      series: z18.array(point),
      compared_series: z18.array(point),
      publishers: z18.array(
        z18.strictObject({
          placement_id: z18.number().int(),
          publisher_id: z18.number().int(),
          title: z18.string(),
          username: z18.string(),
          state: z18.enum(PLACEMENT_STATES),
          /** Why its publisher is out; null of whoever is in. */
          out_reason: z18.enum(OUT_REASONS).nullable(),
          reach: count9,
          views: count9,
          clicks: count9,
          cost: toman3,
          cost_per_thousand: z18.number().nullable(),
        }),
      ),
      /** Figures of the whole campaign so far, for the pace. */
      pace: z18.strictObject({
        cost: toman3,
        price: toman3,
        reach: count9,
        goal_total_reach: z18.number().int().nullable(),
        elapsed: z18.number(),
        days_left: z18.number().int(),
        goal_day: day2.nullable(),
      }),
    }),
  },
  exportReport: { params: idParams, query },
  getOverview: {
    query: z18.object({ ...paging, ...overviewChoice }),
    response: z18.strictObject({
      range,
      compared_range: range,
      today: day2,
      granularity: z18.enum(['daily', 'hourly']),
      /** Campaigns with figures in the range. */
      totals: countedFigures,
      compared_totals: countedFigures,
      /** Every platform with figures in the range, the one with most reach first; their series share their instants. */
      platforms: z18.array(countedFigures.extend({ media_type: z18.enum(MEDIA_TYPES), series: z18.array(point) })),
      compared_series: z18.array(point),
      types: z18.array(countedFigures.extend({ campaign_type: z18.enum(CAMPAIGN_TYPES) })),
      campaigns: page(
        figures2.extend({
          id: z18.number().int(),
          title: z18.string(),
          media_type: z18.enum(MEDIA_TYPES),
          campaign_type: z18.enum(CAMPAIGN_TYPES),
          content_type: z18.enum(CONTENT_TYPES),
          state: z18.enum(CAMPAIGN_STATES),
          reason: z18.enum(STATE_REASONS).nullable(),
        }),
      ),
    }),
  },
  exportOverview: { query: z18.object(overviewChoice) },
};

// packages/contract/src/staff/staff.schemas.ts
import { z as z19 } from 'zod';
var customer = z19.strictObject({
  account_id: z19.number().int(),
  account: z19.string(),
  title: z19.string(),
  owner: z19.strictObject({
    name: z19.string(),
    phone: z19.string().nullable(),
    email: z19.string().nullable(),
    last_login: instant2.nullable(),
  }),
  is_official: z19.boolean(),
  balance: toman3,
  held: toman3,
  spendable: toman3,
  debt_limit: toman3,
  campaigns: count9,
  created: instant2,
});
var impersonation = z19.strictObject({
  id: z19.string(),
  staff_name: z19.string(),
  reason: z19.string(),
  started_at: instant2,
  ends_at: instant2,
  is_open: z19.boolean(),
  /** Requests of that session that changed something. */
  writes: count9,
});
var staffSchemas = {
  getStaffMember: { response: z19.strictObject({ id: z19.number().int(), name: z19.string(), email: z19.string().nullable() }) },
  listCustomers: { query: z19.object({ ...paging, search: z19.string().max(120).default('') }), response: page(customer) },
  getCustomer: {
    params: z19.object({ account: z19.string().max(80) }),
    response: customer.extend({ impersonations: z19.array(impersonation) }),
  },
  startImpersonation: {
    body: z19.object({ account: z19.string().max(80), reason: z19.string().max(500) }),
    /** `path` opens the customer's panel. */
    response: z19.strictObject({ path: z19.string(), expires_at: instant2 }),
  },
  releaseImpersonation: { body: z19.object({}), response: done },
};

// packages/contract/src/requests/strict-requests.ts
import { z as z20 } from 'zod';
function strictRequests(slices) {
  const strict = Object.entries(slices).map(([slice, table]) => [
    slice,
    Object.fromEntries(Object.entries(table).map(([name, shapes]) => [name, strictParts(shapes)])),
  ]);
  return Object.fromEntries(strict);
}
function strictParts(shapes) {
  const { query: query2, body } = shapes;
  return { ...shapes, ...(query2 ? { query: strictly(query2) } : {}), ...(body ? { body: strictly(body) } : {}) };
}
var INNER = ['element', 'innerType', 'in', 'out', 'valueType'];
function strictly(schema) {
  const def = { ...schema.def };
  const inner = INNER.filter((key) => def[key] instanceof z20.ZodType).map((key) => [key, strictly(def[key])]);
  const options = Array.isArray(def.options) ? { options: def.options.map(strictly) } : {};
  return z20.clone(schema, { ...def, ...options, ...Object.fromEntries(inner), ...strictShape(schema) }, { parent: true });
}
function strictShape(schema) {
  if (!(schema instanceof z20.ZodObject)) return {};
  const shape = Object.entries(schema.shape).map(([key, part]) => [key, strictly(part)]);
  return { shape: Object.fromEntries(shape), catchall: schema.def.catchall ?? z20.never() };
}

// packages/contract/src/support/support.schemas.ts
import { z as z21 } from 'zod';
var params = z21.object({ account: z21.string().max(80) });
var identity = z21.strictObject({ user_id: z21.string() });
var supportSchemas = {
  getChatIdentity: { params, response: identity },
  createChatIdentity: { params, body: z21.object({ user_id: z21.string().regex(/^[\w:-]{8,80}$/) }), response: identity },
};

// packages/contract/src/world/world.schemas.ts
import { z as z22 } from 'zod';
var clock = z22.strictObject({
  now: instant2,
  moving_to: instant2.nullable(),
  can_move: z22.boolean(),
});
var worldSchemas = {
  getWorldClock: { response: clock },
  moveWorldClock: {
    body: z22.object({
      hours: z22
        .number()
        .int()
        .min(1)
        .max(24 * 60),
    }),
    response: clock,
  },
};

// packages/contract/src/schemas.ts
var schemas2 = strictRequests({
  session: sessionSchemas,
  account: accountSchemas,
  finance: financeSchemas,
  publishers: publishersSchemas,
  pricing: pricingSchemas,
  drafts: draftsSchemas,
  creatives: creativesSchemas,
  campaigns: campaignsSchemas,
  contents: contentsSchemas,
  reports: reportsSchemas,
  notifications: notificationsSchemas,
  staff: staffSchemas,
  support: supportSchemas,
  world: worldSchemas,
});

// apps/server/src/infra/http/file-answer.ts
import { Readable as Readable6 } from 'node:stream';
var POLICY = "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox";
function sendFile(reply, { body, parts, ...file }) {
  if (!parts) return describe3(reply, file).send(body);
  reply.header('accept-ranges', 'bytes');
  const range2 = readRange(reply.request.headers.range, parts.bytes);
  if (range2 === void 0) return describe3(reply, file).header('content-length', parts.bytes).send(body);
  if (body instanceof Readable6) body.destroy();
  if (range2 === 'outside') {
    reply.header('content-range', `bytes */${parts.bytes}`);
    return sendRefusal(reply, { code: 'range_not_satisfiable', size: parts.bytes });
  }
  const { start, end: end2 } = range2;
  return describe3(reply, file)
    .code(206)
    .header('content-range', `bytes ${start}-${end2}/${parts.bytes}`)
    .header('content-length', end2 - start + 1)
    .send(parts.read(range2));
}
function describe3(reply, { type, filename, cacheSeconds }) {
  const isDownload = filename !== void 0 && filename !== '';
  return reply
    .header('content-type', type)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', type.startsWith('video/') ? `${POLICY} allow-same-origin` : POLICY)
    .header('content-disposition', isDownload ? `attachment; filename*=UTF-8''${encodeName(filename)}` : 'inline')
    .header('cache-control', cacheSeconds ? `private, max-age=${cacheSeconds}, immutable` : 'no-store');
}
function readRange(header2, bytes) {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header2 ?? '') ?? [];
  if (from === void 0 || to === void 0 || (from === '' && to === '')) return void 0;
  if (from === '') return Number(to) === 0 || bytes === 0 ? 'outside' : { start: Math.max(0, bytes - Number(to)), end: bytes - 1 };
  const start = Number(from);
  if (to !== '' && Number(to) < start) return void 0;
  return start >= bytes ? 'outside' : { start, end: to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1) };
}
function encodeName(name) {
  return encodeURIComponent(name).replace(/['()*]/g, (sign2) => `%${sign2.charCodeAt(0).toString(16).toUpperCase()}`);
}

// packages/domain/src/account/roles.ts
var ACCOUNT_ROLES = ['owner', 'buyer', 'accountant', 'viewer'];
var ROLE_GROUPS = {
  everyone: ACCOUNT_ROLES,
  payers: ['owner', 'buyer', 'accountant'],
  buyers: ['owner', 'buyer'],
  accountants: ['owner', 'accountant'],
  owners: ['owner'],
};
function rolesIn(group) {
  return ROLE_GROUPS[group];
}

// apps/server/src/infra/http/callers.ts
var READING_POSTS = /* @__PURE__ */ new Set([
  'account.listFeatureFlags',
  'publishers.exportPlans',
  'publishers.importPlans',
  'publishers.suggestAlternatives',
  'publishers.suggestPackages',
]);
async function findCaller({ access }, request2, guards) {
  const header2 = request2.headers.authorization;
  if (access === 'staff') return guards.authenticateStaff(header2);
  return access === 'user' || access === 'account' ? guards.authenticate(header2) : null;
}
function refuseRole(call, caller) {
  if (call.access !== 'account') return void 0;
  const roles = rolesIn(call.for);
  if (caller === null || !('role' in caller)) throw new Error(`${call.path} has a caller without a role`);
  return roles.includes(caller.role) ? void 0 : { code: 'role_refused', role: caller.role, roles };
}
function findStaffWrite(call, name, caller, request2) {
  if (call.method === 'GET' || caller === null || READING_POSTS.has(name)) return void 0;
  const shared = { session_id: caller.session_id, call: name, subject: { ...request2.params }, request_id: request2.id };
  if ('staff_id' in caller) return { ...shared, staff_id: caller.staff_id, customer: null };
  const { hijacked_by, user_id, account_id } = caller;
  return hijacked_by === null ? void 0 : { ...shared, staff_id: hijacked_by, customer: { user_id, account_id } };
}

// apps/server/src/infra/http/requests/content-type.ts
function contentTypeOf(call) {
  return call.isUpload ? 'multipart/form-data' : 'application/json';
}
function refuseContentType(call, { raw }) {
  const sent = raw.headers['content-type'];
  if (call.method === 'GET' || (sent === void 0 && !hasBody(raw))) return void 0;
  const allowed = contentTypeOf(call);
  const mediaType = sent?.split(';', 1)[0]?.trim().toLowerCase();
  return mediaType === allowed ? void 0 : new RefusedRequest({ code: 'content_type_not_allowed', allowed: [allowed] });
}

// apps/server/src/infra/keys/fingerprint.ts
import { hash as hash2 } from 'node:crypto';
function fingerprintOf({ method, host, path }, { params: params2, query: query2, body }) {
  return hash2('sha256', JSON.stringify([method, host, path, params2, query2, body]), 'base64url');
}

// apps/server/src/infra/http/requests/request-parts.ts
import { z as z23 } from 'zod';

// apps/server/src/infra/http/requests/issues.ts
var ISSUES_MAX2 = 50;
var PATH_MAX = 200;
function listIssues(issues2, raw) {
  return issues2
    .slice(0, ISSUES_MAX2)
    .flatMap((issue) => describe4(issue, raw))
    .slice(0, ISSUES_MAX2);
}
function issueAt(path, told) {
  return { path: path.map(String).join('.').slice(0, PATH_MAX), ...told };
}
function describe4(issue, raw) {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.slice(0, ISSUES_MAX2).map((key) => issueAt([...issue.path, key], { code: 'unknown_key' }));
  if (issue.path.length > 0 && findValue(raw, issue.path) === void 0) return [issueAt(issue.path, { code: 'missing' })];
  return [issueAt(issue.path, tell(issue))];
}
function findValue(value, path) {
  return path.reduce((part, key) => (typeof part === 'object' && part !== null ? part[key] : void 0), value);
}
function tell(issue) {
  switch (issue.code) {
    case 'invalid_type':
      return { code: 'wrong_type', facts: { expected: issue.expected } };
    case 'invalid_value':
      return { code: 'not_allowed', facts: { allowed: issue.values } };
    case 'too_small':
      return { code: LOW[issue.origin] ?? 'too_small', facts: { minimum: Number(issue.minimum) + (issue.inclusive === false ? 1 : 0) } };
    case 'too_big':
      return { code: HIGH[issue.origin] ?? 'too_large', facts: { maximum: Number(issue.maximum) - (issue.inclusive === false ? 1 : 0) } };
    case 'invalid_format':
      return { code: 'wrong_format', facts: { format: issue.format, ...(issue.pattern === void 0 ? {} : { pattern: issue.pattern }) } };
    case 'invalid_union':
      return tellUnion(issue.errors.flatMap(([first]) => (first ? [tell(first)] : [])));
    case 'invalid_key':
    case 'invalid_element':
      return issue.issues[0] ? tell(issue.issues[0]) : { code: 'invalid' };
    case 'custom':
      return tellCustom(issue.params);
    case 'unrecognized_keys':
    case 'not_multiple_of':
      return { code: 'invalid' };
  }
}
var LOW = { string: 'too_short', array: 'too_few' };
var HIGH = { string: 'too_long', array: 'too_many' };
function tellUnion(ways) {
  const allowed = ways.flatMap(({ facts }) => facts?.allowed ?? []);
  if (allowed.length > 0) return { code: 'not_allowed', facts: { allowed } };
  return ways[0] ?? { code: 'invalid' };
}
function tellCustom(params2 = {}) {
  const { code: code2, ...facts } = params2;
  return typeof code2 === 'string' ? { code: code2, facts } : { code: 'invalid' };
}

// apps/server/src/infra/http/requests/request-parts.ts
var NOTHING = z23.strictObject({});
function parseParts(schema, call, request2) {
  const raw = { params: request2.params, query: request2.query, body: call.isUpload ? {} : (request2.body ?? {}) };
  const issues2 = [...listUnstorable(raw.params), ...listUnstorable(raw.query)];
  const read = (part) => {
    const outcome = (schema[part] ?? NOTHING).safeParse(raw[part]);
    if (!outcome.success) issues2.push(...listIssues(outcome.error.issues, raw[part]));
    return schema[part] && outcome.data;
  };
  const parts = { params: read('params'), query: read('query'), body: read('body') };
  return issues2.length > 0 ? refuse(issues2) : succeed(parts);
}
function listUnstorable(parameters) {
  return Object.entries(parameters)
    .filter(([key, value]) => `${key}${String(value)}`.includes('\0'))
    .map(([key]) => issueAt([key], { code: 'invalid' }));
}

// apps/server/src/infra/http/requests/request-facts.ts
import { normalizeIP } from '@fastify/rate-limit';

// apps/server/src/infra/http/requests/incoming-file.ts
import { Readable as Readable7 } from 'node:stream';
var FILE_FIELD = 'file';
var FIELDS_MAX = 10;
async function findFilePart(request2, limitBytes) {
  if (!request2.isMultipart()) return void 0;
  const parts = request2.parts({
    limits: { fileSize: limitBytes, files: 2, fields: FIELDS_MAX, fieldSize: 1e4, headerPairs: 50 },
  });
  const next = () => orCut(parts.next(), findCut(request2.raw));
  const first = await next().catch((error) => {
    if (error instanceof RefusedRequest) throw error;
    return void 0;
  });
  if (!first || first.done) return void 0;
  const part = first.value;
  if (part.fieldname !== FILE_FIELD) throw refuseForm(request2.raw, part, { code: 'unknown_key' });
  if (part.type === 'field') return void 0;
  const { filename } = part;
  return {
    name: filename ?? '',
    stream: Readable7.from(readAlone(request2.raw, part, next)),
    isTruncated: () => part.file.truncated,
  };
}
async function* readAlone(raw, part, next) {
  const cut = findCut(raw);
  const onCut = () => part.file.destroy(new RefusedRequest({ code: 'request_timeout' }));
  const unlisten = cut?.listen(onCut);
  try {
    for await (const chunk of part.file) yield chunk;
  } finally {
    unlisten?.();
  }
  if (part.file.truncated) return;
  const second = await next();
  if (second.done) return;
  const isSecondFile = second.value.fieldname === FILE_FIELD;
  throw refuseForm(raw, second.value, isSecondFile ? { code: 'too_many', facts: { maximum: 1 } } : { code: 'unknown_key' });
}
function refuseForm(raw, part, issue) {
  if (part.type === 'file') part.file.destroy();
  raw.unpipe().resume();
  return new RefusedRequest({ code: 'invalid' }, [issueAt([part.fieldname], issue)]);
}
function orCut(work, cut) {
  if (!cut) return work;
  return new Promise((resolve, reject) => {
    const onCut = () => reject(new RefusedRequest({ code: 'request_timeout' }));
    if (cut.hasCome) onCut();
    work.then(resolve, reject).finally(cut.listen(onCut));
  });
}

// apps/server/src/infra/http/requests/request-facts.ts
var NO_KEY = { key: '', fingerprint: '' };
function requestFacts(request2, reply, idempotency = NO_KEY) {
  const isSecure = request2.protocol === 'https';
  const csrf = request2.headers[CSRF_HEADER];
  let signal;
  return {
    request_id: request2.id,
    address: addressOf(request2),
    agent: (request2.headers['user-agent'] ?? '').slice(0, 300),
    cookies: request2.cookies,
    idempotency,
    csrf: typeof csrf === 'string' ? csrf : '',
    get signal() {
      return (signal ??= watchClient(reply));
    },
    setCookie: (name, value, { path, httpOnly, maxAgeSeconds }) => {
      void reply.setCookie(name, value, { path, httpOnly, maxAge: maxAgeSeconds, sameSite: 'lax', secure: isSecure });
    },
    clearCookie: (name, path) => {
      void reply.clearCookie(name, { path });
    },
    findFile: (limitBytes) => findFilePart(request2, limitBytes),
  };
}
function addressOf({ ip }) {
  return ip === void 0 ? '' : normalizeIP(ip);
}
function watchClient({ raw }) {
  const gone = new AbortController();
  if (raw.destroyed) gone.abort();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

// apps/server/src/infra/http/mount.ts
function mountCalls(app, handlers, options) {
  for (const slice of Object.keys(calls)) {
    for (const [name, call] of Object.entries(calls[slice])) {
      if (call.isTrialOnly && options.isProduction) continue;
      const schema = schemas2[slice][name] ?? {};
      const handler = handlers[slice][name];
      if (!handler) throw new Error(`no handler for ${slice}.${name}`);
      mountCall(app, { name: `${slice}.${name}`, call, schema, handler }, options);
    }
  }
}
function mountCall(app, mounted, options) {
  const { name, call } = mounted;
  const isLimited = call.access === 'public' && call.method === 'POST';
  const { onRequest, preHandler } = options.shares.hooksOf(call);
  app.route({
    method: call.method,
    url: options.bases[call.host] + call.path.replace(/\{(\w+)\}/g, ':$1'),
    config: {
      callName: name,
      ...(call.refusesAsList ? { refusalText: options.refusalText } : {}),
      ...(isLimited ? { rateLimit: { max: options.publicPostsPerMinute, timeWindow: 6e4, groupId: ` ${name}` } } : {}),
    },
    onRequest: [(request2, _reply, done2) => done2(refuseContentType(call, request2)), ...onRequest],
    preHandler,
    handler: (request2, reply) => options.shares.run(request2, () => answerCall(mounted, request2, reply, options)),
  });
}
async function answerCall(mounted, request2, reply, options) {
  const { name, call, schema, handler } = mounted;
  const caller = await findCaller(call, request2, options);
  if (caller === void 0) return sendRefusal(reply, { code: 'unauthenticated' });
  if (caller === 'stranger') return sendRefusal(reply, { code: 'forbidden' });
  const refused = refuseRole(call, caller);
  if (refused) return sendRefusal(reply, refused);
  const key = call.isIdempotent ? findIdempotencyKey(request2) : '';
  if (key === void 0) return sendRefusal(reply, { code: 'idempotency_key_required' });
  const parts = parseParts(schema, call, request2);
  if (!parts.ok) return sendRefusal(reply, { code: 'invalid' }, parts.error);
  const write = findStaffWrite(call, name, caller, request2);
  const tellOutcome = write && (await options.noteWrite(write));
  const idempotency = call.isIdempotent ? { key, fingerprint: fingerprintOf(call, parts.value) } : void 0;
  const input = { ...parts.value, caller, request: requestFacts(request2, reply, idempotency) };
  const result = await handler(input).catch(async (error) => {
    await tellOutcome?.(error instanceof RefusedRequest ? error.statusCode : 500);
    throw error;
  });
  await tellOutcome?.(result.ok ? 200 : refusals[result.error.code].status);
  return result.ok ? sendAnswer(reply, mounted, result.value, options.areAnswersChecked) : sendRefusal(reply, result.error);
}
function findIdempotencyKey({ headers }) {
  const key = headers['idempotency-key'];
  return typeof key === 'string' && /^[\w:-]{8,120}$/.test(key) ? key : void 0;
}
function sendAnswer(reply, { call, schema }, value, isChecked) {
  if (call.answers === 'redirect') return reply.redirect(value.location, 303);
  if (call.answers === 'file') return sendFile(reply, value);
  if (isChecked) schema.response?.parse(value);
  return reply.header('cache-control', 'no-store').send(value);
}

// apps/server/src/infra/http/openapi-responses.ts
import { z as z24 } from 'zod';
function jsonSchema(shape, io) {
  const { $schema: _, ...schema } = z24.toJSONSchema(shape, { io, unrepresentable: 'any' });
  return schema;
}
function responsesOf(call, schema) {
  return {
    ...successOf(call, schema),
    ...Object.fromEntries(groupByStatus(listRefusals(call, schema)).map((group) => failureOf(call, group))),
  };
}
var FILE_TYPES = { workbook: [XLSX_TYPE], media: GUIDE_TYPES, any: ['application/octet-stream'] };
function successOf(call, { response }) {
  const description = call.summary;
  if (call.answers === 'redirect') return { 303: { description, headers: { Location: header('Where it goes on') } } };
  if (call.answers !== 'file')
    return { 200: { description, content: { 'application/json': { schema: response ? jsonSchema(response, 'output') : {} } } } };
  const content2 = Object.fromEntries(
    FILE_TYPES[call.file ?? 'any'].map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
  );
  if (call.file !== 'media') return { 200: { description, content: content2 } };
  const part = {
    description: 'The bytes that the Range header asked for',
    headers: { 'Content-Range': header('bytes first-last/size') },
    content: content2,
  };
  return { 200: { description, headers: { 'Accept-Ranges': header('bytes') }, content: content2 }, 206: part };
}
function listRefusals(call, { body }) {
  const takesBody = body !== void 0 || call.isUpload === true;
  const isTokenAsked = call.access !== 'public' && call.access !== 'doorway';
  const bound = [
    ['unauthenticated', isTokenAsked],
    ['role_refused', call.access === 'account' && call.for !== 'everyone'],
    ['request_timeout', takesBody],
    ['content_type_not_allowed', takesBody],
    ['body_too_large', body !== void 0],
    ['range_not_satisfiable', call.file === 'media'],
  ];
  const impossible = new Set(bound.flatMap(([code2, isPossible]) => (isPossible ? [] : [code2])));
  const possible = bound.flatMap(([code2, isPossible]) => (isPossible ? [code2] : []));
  const common = Object.keys(commonRefusals).filter((code2) => !impossible.has(code2));
  const ofKeys = call.isIdempotent ? Object.keys(keyRefusals) : [];
  return [.../* @__PURE__ */ new Set([...common, 'address_too_long', ...possible, ...ofKeys, ...call.errors])];
}
function groupByStatus(codes) {
  const groups = /* @__PURE__ */ new Map();
  for (const code2 of codes) groups.set(refusals[code2].status, [...(groups.get(refusals[code2].status) ?? []), code2]);
  return [...groups];
}
var HEADERS = {
  401: { 'WWW-Authenticate': header('Bearer, with error="invalid_token" where a token was sent') },
  416: { 'Content-Range': header('bytes */size') },
  429: { 'Retry-After': header('Seconds; the fact retry_after_seconds says the same') },
};
function failureOf(call, [status, codes]) {
  const shape = call.refusesAsList ? 'ErrorList' : 'Error';
  const content2 = { 'application/json': { schema: { $ref: `#/components/schemas/${shape}` } } };
  return [String(status), { description: codes.join(', '), ...(HEADERS[status] ? { headers: HEADERS[status] } : {}), content: content2 }];
}
function header(description) {
  return { description, schema: { type: 'string' } };
}
var code = { type: 'string', enum: Object.keys(refusals) };
var issues = {
  type: 'array',
  description: 'What is wrong with the request, field by field',
  items: {
    type: 'object',
    required: ['path', 'code'],
    properties: {
      path: { type: 'string', description: 'Names and positions of a list, joined by dots; empty for the whole' },
      code: { type: 'string', enum: Object.keys(ISSUE_CODES) },
      facts: {
        type: 'object',
        description: Object.entries(ISSUE_CODES)
          .flatMap(([name, facts]) => (facts.length > 0 ? [`${name}: ${facts.join(', ')}`] : []))
          .join('; '),
      },
    },
    additionalProperties: false,
  },
};
var request_id = { type: 'string', format: 'uuid', description: 'The number to name to support' };
var errorSchemas = {
  Error: {
    type: 'object',
    required: ['error'],
    properties: {
      error: {
        type: 'object',
        required: ['code', 'facts', 'request_id'],
        properties: { code, facts: { type: 'object' }, issues, request_id },
        additionalProperties: false,
      },
    },
    additionalProperties: false,
  },
  ErrorList: {
    type: 'array',
    description: 'The message in words, then the code with its facts',
    prefixItems: [{ type: 'string' }, { type: 'object', required: ['code', 'request_id'], properties: { code, issues, request_id } }],
    minItems: 2,
    maxItems: 2,
  },
};
var sharedResponses = {
  MethodNotAllowed: {
    description: 'method_not_allowed: the address is known by other methods',
    headers: { Allow: header('The methods, separated by commas') },
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  },
};

// apps/server/src/infra/http/openapi.ts
var DESCRIPTION = [
  'Refusals have one shape (Error); their codes say what happened, their facts what would be right.',
  'A known address answers another method with 405 and the header Allow (MethodNotAllowed); one that leads nowhere answers 404.',
  'Bodies are whole within a minute, or at a pace of a kilobyte a second for uploads; what is slower is cut, with 408 where that can still be sent.',
  'Keys that are not described here are refused, in bodies and in queries.',
  'x-roles names the roles of an account whose members may call; any other role is refused with role_refused.',
].join(' ');
function parametersOf(shape, place3) {
  if (!shape) return [];
  const { properties = {}, required = [] } = jsonSchema(shape, 'input');
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place3,
    required: place3 === 'path' || required.includes(name),
    schema,
  }));
}
function headersOf2(call) {
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description: 'One for each intent: the same key with the same request never acts twice, with another one it is refused',
    schema: { type: 'string', pattern: '^[A-Za-z0-9_:-]{8,120}$' },
  };
  const csrf = {
    name: CSRF_HEADER,
    in: 'header',
    required: true,
    description: `The value of the cookie ${CSRF_COOKIE}`,
    schema: { type: 'string' },
  };
  const range2 = { name: 'Range', in: 'header', required: false, description: 'bytes=first-last', schema: { type: 'string' } };
  return [...(call.isIdempotent ? [key] : []), ...(call.needsCsrf ? [csrf] : []), ...(call.file === 'media' ? [range2] : [])];
}
function bodyOf(call, { body }) {
  const form = {
    type: 'object',
    properties: { [FILE_FIELD]: { type: 'string', format: 'binary' } },
    required: [FILE_FIELD],
    additionalProperties: false,
  };
  const schema = call.isUpload ? form : body && jsonSchema(body, 'input');
  return schema ? { requestBody: { required: true, content: { [contentTypeOf(call)]: { schema } } } } : {};
}
function securityOf(call) {
  if (call.readsRefreshCookie) return [{ refresh: [] }];
  if (call.access === 'public' || call.access === 'doorway') return [];
  return [{ bearer: [], ...(call.needsCsrf ? { csrf: [] } : {}) }];
}
function operationOf(name, slice, call, schema) {
  return {
    operationId: `${slice}.${name}`,
    tags: [slice],
    summary: call.summary,
    parameters: [...parametersOf(schema.params, 'path'), ...parametersOf(schema.query, 'query'), ...headersOf2(call)],
    ...bodyOf(call, schema),
    security: securityOf(call),
    ...(call.for ? { 'x-roles': rolesIn(call.for) } : {}),
    responses: responsesOf(call, schema),
  };
}
function createOpenApi({ bases, title, isProduction }) {
  const paths = {};
  for (const slice of Object.keys(calls)) {
    for (const [name, call] of Object.entries(calls[slice])) {
      if (call.isTrialOnly && isProduction) continue;
      const schema = schemas2[slice][name] ?? {};
      const path = bases[call.host] + call.path;
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(name, slice, call, schema) };
    }
  }
  const cookie2 = (key, description) => ({ type: 'apiKey', in: 'cookie', name: key, description });
  return {
    openapi: '3.1.0',
    info: { title, version: '1', description: DESCRIPTION },
    paths,
    components: {
      schemas: errorSchemas,
      responses: sharedResponses,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        refresh: cookie2(REFRESH_COOKIE, 'Set by signing in; turned with every access token'),
        csrf: cookie2(CSRF_COOKIE, `Set by signing in; sent back as the header ${CSRF_HEADER}`),
      },
    },
  };
}

// apps/server/src/infra/shares/request-shares.ts
var LIMITS = { places: 200, placesEach: 20, waitingEach: 80 };
var HELD_BACK_MS = 1e3;
var RETRY_SECONDS = 1;
function createRequestShares({ findAccountId, limits = LIMITS, heldBackMs = HELD_BACK_MS }) {
  const queue = createFairQueue(limits);
  async function findPartyName(call, request2) {
    const isSignedIn = call.access !== 'public' && call.access !== 'doorway';
    const accountId4 = isSignedIn ? await findAccountId(request2.headers.authorization) : void 0;
    return accountId4 === void 0 ? addressParty(request2.ip) : accountParty(accountId4);
  }
  async function enter(call, request2, reply) {
    const name = await findPartyName(call, request2);
    request2.party = { name, kind: call.answers === 'file' ? 'export' : 'request' };
    const place3 = queue.enter(call.isUpload ? `${name}:upload` : name);
    if (!place3) return refuseLater(reply);
    const leave = await place3;
    if (reply.raw.destroyed) leave();
    else reply.raw.once('close', leave);
    return void 0;
  }
  async function refuseLater(reply) {
    const waitMs = heldBackMs * (0.5 + Math.random());
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    return sendRefusal(reply, { code: 'too_busy', retry_after_seconds: RETRY_SECONDS });
  }
  return {
    /**
     * The hooks of a call's route. Who is signed in is known before the body is read; of others the body is read first, so that
     * nobody who sends slowly keeps their neighbours at one address from signing in.
     */
    hooksOf(call) {
      const hook = (request2, reply) => enter(call, request2, reply);
      const isKnownLate = call.access === 'public' || call.access === 'doorway';
      return { onRequest: isKnownLate ? [] : [hook], preHandler: isKnownLate ? [hook] : [] };
    },
    /** Runs a handler on behalf of the party that was found. */
    run(request2, work) {
      return request2.party ? runForParty(request2.party, work) : work();
    },
  };
}

// apps/server/src/infra/tries/shared-rate.ts
function createSharedRate(tries) {
  const limiters = /* @__PURE__ */ new Map();
  function limiterOf(limit, windowMs) {
    const name = `${limit} ${windowMs}`;
    const limiter = limiters.get(name) ?? tries.limitWindow({ kind: 'request', limit, windowMs });
    limiters.set(name, limiter);
    return limiter;
  }
  return class SharedRate {
    incr(key, answer, windowMs, limit) {
      limiterOf(limit, windowMs)
        .count(key)
        .then(
          ({ taken, leftMs }) => answer(null, { current: taken, ttl: leftMs }),
          (error) => answer(error),
        );
    }
    child() {
      return this;
    }
  };
}

// apps/server/src/infra/http/static.ts
import { createHash as createHash5 } from 'node:crypto';
import { existsSync, readFileSync as readFileSync2 } from 'node:fs';
import { join as join7 } from 'node:path';
import fastifyStatic from '@fastify/static';
function findAppDocument(directory, runtimeConfig) {
  const file = join7(directory, 'index.html');
  if (!existsSync(file)) return void 0;
  const json = JSON.stringify(runtimeConfig).replace(/</g, '\\u003c');
  const html = readFileSync2(file, 'utf8').replace(
    '</head>',
    () => `<script type="application/json" id="jarchi-config">${json}</script></head>`,
  );
  const scripts = [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g)].filter(
    ([, attributes]) => !attributes?.includes('application/json'),
  );
  const scriptHashes = scripts.map(
    ([, , body]) =>
      `'sha256-${createHash5('sha256')
        .update(body ?? '')
        .digest('base64')}'`,
  );
  return { html, etag: `"${createHash5('sha256').update(html).digest('base64url').slice(0, 27)}"`, scriptHashes };
}
async function serveApps(server, apps, missing = []) {
  for (const [index14, { directory, base, document }] of apps.entries()) {
    await server.register(fastifyStatic, {
      root: directory,
      prefix: base,
      decorateReply: index14 === 0,
      index: false,
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        void reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
      },
    });
    server.get(base, (request2, reply) => sendDocument(document, request2, reply));
  }
  const byBase = [...apps, ...missing.map((base) => ({ base, document: void 0 }))].toSorted((a, b) => b.base.length - a.base.length);
  server.setNotFoundHandler((request2, reply) => {
    const path = request2.url.split('?', 1)[0] ?? '';
    const app = byBase.find(({ base }) => `${path}/`.startsWith(base));
    const isPage = (request2.method === 'GET' || request2.method === 'HEAD') && (request2.headers.accept ?? '').includes('text/html');
    const isReserved = path.startsWith('/api/') || (app !== void 0 && path.startsWith(`${app.base}assets/`));
    if (app?.document && isPage && !isReserved) return sendDocument(app.document, request2, reply);
    return answerNotFound(request2, reply);
  });
}
function sendDocument(document, request2, reply) {
  void reply.header('cache-control', 'no-cache').header('etag', document.etag);
  if (request2.headers['if-none-match'] === document.etag) return reply.code(304).send();
  return reply.type('text/html; charset=utf-8').send(document.html);
}

// apps/server/src/infra/http/http-server.ts
var PUBLIC_POSTS_PER_MINUTE = 60;
var HEAD_LOOK_MS = 1e4;
var CLOSING_MS = 1e4;
async function createHttpServer(options) {
  const { config } = options;
  const isProduction = config.mode === 'production';
  const limits = { ...REQUEST_LIMITS, ...options.limits };
  const server = fastify({
    logger: config.log_level === 'silent' ? false : createLogOptions(config.log_level, options.logTo),
    logController: new LogController({ disableRequestLogging: true }),
    // Addresses that no route can be found for, such as a broken percent sign.
    frameworkErrors: answerError,
    genReqId: () => randomUUID9(),
    clientErrorHandler: answerClientError,
    trustProxy: isProduction,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: PATH_PART_MAX },
    http: {
      headersTimeout: limits.headMs,
      connectionsCheckingInterval: Math.min(HEAD_LOOK_MS, limits.headMs),
      maxHeaderSize: HEAD_MAX_BYTES,
    },
  });
  const apps = findApps(options);
  const chat = config.chat ? [new URL(config.chat.url).origin] : [];
  server.setErrorHandler(answerError);
  watchBodies(server, limits);
  refuseUnknown(server);
  takeJson(server);
  await server.register(cookie);
  await server.register(multipart);
  await server.register(rateLimit, {
    global: false,
    store: createSharedRate(options.tries),
    errorResponseBuilder: (request2, context) =>
      Object.assign(new Error('rate limited'), {
        statusCode: 429,
        retryAfterSeconds: Math.ceil(context.ttl / 1e3),
        requestId: request2.id,
      }),
  });
  const safeHeaders = listSafeHeaders({
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...apps.flatMap(({ document }) => document.scriptHashes), ...chat],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...chat],
        connectSrc: ["'self'", ...chat],
        frameSrc: ["'self'", ...chat],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: null,
      },
    },
    strictTransportSecurity: isProduction,
  });
  server.addHook('onRequest', (_request, reply, done2) => {
    void reply.headers(safeHeaders);
    done2();
  });
  observeRequests(server);
  server.addHook('onRequest', async ({ routeOptions }) => {
    if ('callName' in routeOptions.config) await options.keepTime();
  });
  closeGently(server);
  server.get('/healthz', () => ({ ok: true }));
  server.get('/readyz', async (_request, reply) =>
    options.isReady().then(
      () => ({ ok: true }),
      () => reply.code(503).send({ ok: false }),
    ),
  );
  const openApi = JSON.stringify(createOpenApi({ bases: config.bases, title: config.brand.name, isProduction }));
  server.get('/api/docs', (_request, reply) => reply.type('application/json; charset=utf-8').send(openApi));
  mountCalls(server, options.handlers, {
    bases: config.bases,
    isProduction,
    ...options.guards,
    areAnswersChecked: options.areAnswersChecked,
    publicPostsPerMinute: PUBLIC_POSTS_PER_MINUTE,
    shares: createRequestShares(options.shares),
  });
  for (const addPages of options.connectorPages) addPages(server);
  const missing = options.apps.flatMap(({ base }) => (apps.some((app) => app.base === base) ? [] : [base]));
  await serveApps(server, apps, missing);
  return { server };
}
function findApps({ config, apps }) {
  const runtimeConfig = {
    mode: config.mode,
    brand: { name: config.brand.name, company: config.brand.company, support_phone: config.brand.support_phone },
    chat: config.chat,
    links: { crm: config.brand.crm_url, accounts: config.accounts_url },
    bases: config.bases,
  };
  return apps.flatMap(({ base, directory }) => {
    const document = directory === void 0 ? void 0 : findAppDocument(directory, runtimeConfig);
    return directory !== void 0 && document ? [{ base, directory, document }] : [];
  });
}
function observeRequests(server) {
  const metrics = createMetrics();
  server.addHook('onResponse', (request2, reply, done2) => {
    const route = request2.routeOptions.url ?? 'unmatched';
    metrics.observeRequest({ method: request2.method, route, status: reply.statusCode, durationMs: reply.elapsedTime });
    if (reply.statusCode >= 400)
      request2.log.info({ method: request2.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'request');
    done2();
  });
  server.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.render()));
}
function closeGently(server) {
  let isClosing = false;
  server.addHook('onSend', async (_request, reply, payload2) => {
    if (isClosing) reply.header('connection', 'close');
    return payload2;
  });
  server.addHook('preClose', async () => {
    isClosing = true;
    server.server.closeIdleConnections();
    setTimeout(() => server.server.closeAllConnections(), CLOSING_MS).unref();
  });
}

// apps/server/src/infra/outside/safe-fetch.ts
import { lookup } from 'node:dns/promises';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';

// apps/server/src/infra/outside/body.ts
import { pipeline as pipeline3 } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate as createInflate2 } from 'node:zlib';
var OVERLAP_BYTES2 = 16;
var UNPACKERS = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate2,
  br: createBrotliDecompress,
};
async function readBody(response, { limitBytes, signal, isEnough }) {
  const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  const unpack = UNPACKERS[encoding];
  if (!unpack && encoding !== 'identity') throw new Error('packed in a way that nobody asked for');
  const stream = unpack ? pipeline3(response, unpack(), () => void 0) : response;
  const chunks = [];
  let length = 0;
  let recent = Buffer.alloc(0);
  try {
    for await (const chunk of stream) {
      signal.throwIfAborted();
      chunks.push(chunk);
      length += chunk.length;
      if (length > limitBytes) return { body: Buffer.concat(chunks).subarray(0, limitBytes), isCut: true };
      if (isEnough?.(Buffer.concat([recent, chunk]))) return { body: Buffer.concat(chunks), isCut: true };
      recent = chunk.subarray(-OVERLAP_BYTES2);
    }
    return { body: Buffer.concat(chunks), isCut: false };
  } finally {
    response.destroy();
    stream.destroy();
  }
}

// apps/server/src/infra/outside/public-address.ts
import { BlockList, isIP } from 'node:net';
var RESERVED_IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
var RESERVED_IPV6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];
var reserved = new BlockList();
for (const [net, bits] of RESERVED_IPV4) reserved.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of RESERVED_IPV6) reserved.addSubnet(net, bits, 'ipv6');
var global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');
var FILTER = /* @__PURE__ */ new Set(['10.10.34.34', '10.10.34.35', '10.10.34.36', 'd0::11']);
function isPublicAddress(address) {
  if (address.includes('%')) return false;
  const family = isIP(address);
  if (family === 4) return !reserved.check(address, 'ipv4');
  return family === 6 && global.check(address, 'ipv6') && !reserved.check(address, 'ipv6');
}
function isFilterAddress(address) {
  return FILTER.has(address);
}

// apps/server/src/infra/outside/safe-fetch.ts
var REDIRECTS_MAX = 3;
var PORTS = /* @__PURE__ */ new Set([80, 443, 8080, 8443]);
var OWN_NAMES = /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|lan|home|corp|private|home\.arpa)$/;
function isAllowedLink(link3, isAllowedPort = isPagePort) {
  if (!isWebLink(link3) || !URL.canParse(link3)) return false;
  const { protocol, hostname, port, username, password } = new URL(link3);
  const isWeb = protocol === 'http:' || protocol === 'https:';
  const isName = /\.[a-z][a-z\d-]*$/.test(hostname) && hostname.length <= 253;
  return isWeb && isName && username === '' && password === '' && !OWN_NAMES.test(hostname) && (port === '' || isAllowedPort(Number(port)));
}
var isPagePort = (port) => PORTS.has(port);
function createSafeFetch({ resolve = resolveName, isAllowedAddress = isPublicAddress, isAllowedPort = isPagePort } = {}) {
  async function findAddresses(host, signal) {
    const found2 = await orAborted(resolve(host), signal);
    if (found2.length === 0) return refuse('not_found');
    const forbidden = found2.filter(({ address }) => !isAllowedAddress(address));
    if (forbidden.length === 0) return succeed(found2);
    return refuse(forbidden.every(({ address }) => isFilterAddress(address)) ? 'refused' : 'not_allowed');
  }
  async function readHops(request2) {
    let { url } = request2;
    for (let hop = 0; hop <= REDIRECTS_MAX; hop++) {
      if (!isAllowedLink(url.href, isAllowedPort)) return refuse(hop === 0 ? 'not_allowed' : 'redirects');
      const found2 = await findAddresses(url.hostname, request2.signal);
      if (!found2.ok) return refuse(hop > 0 && found2.error === 'not_allowed' ? 'redirects' : found2.error);
      const response = await open2(url, found2.value, request2.signal);
      const next = findRedirect(response, url);
      if (next === void 0) return await readAnswer(response, url, request2);
      response.destroy();
      if (next === 'nowhere') return refuse('redirects');
      url = next;
    }
    return refuse('redirects');
  }
  return {
    async read(request2) {
      try {
        return await readHops(request2);
      } catch {
        return refuse(request2.signal.aborted ? 'timeout' : 'refused');
      }
    },
  };
}
async function readAnswer(response, url, { limitBytes, signal, isEnough }) {
  const status = response.statusCode ?? 0;
  if (status < 200 || status >= 300) {
    response.destroy();
    return refuse('status');
  }
  const contentType = (response.headers['content-type'] ?? '').toLowerCase().slice(0, 200);
  const { body, isCut } = await readBody(response, { limitBytes, signal, ...(isEnough ? { isEnough } : {}) });
  return succeed({ url, contentType, body, isCut });
}
function open2(url, pinned, signal) {
  const lookupPinned = (_host, options, done2) => {
    if (options.all) done2(null, [...pinned]);
    else done2(null, pinned[0]?.address ?? '', pinned[0]?.family);
  };
  const request2 = url.protocol === 'https:' ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    const headers = {
      accept: 'text/html,application/xhtml+xml,image/*;q=0.8,*/*;q=0.5',
      'accept-encoding': 'gzip, deflate, br',
      'accept-language': 'fa,en;q=0.5',
      'user-agent': 'Mozilla/5.0 (compatible; JarchiPreview/1.0)',
    };
    const sent = request2(url, { agent: false, signal, lookup: lookupPinned, headers, maxHeaderSize: 16384 });
    sent.on('response', resolve).on('error', reject).end();
  });
}
function findRedirect({ statusCode = 0, headers }, from) {
  if (![301, 302, 303, 307, 308].includes(statusCode)) return void 0;
  const { location } = headers;
  return location !== void 0 && URL.canParse(location, from) ? new URL(location, from) : 'nowhere';
}
async function resolveName(host) {
  return lookup(host, { all: true, verbatim: true }).catch(() => []);
}
function orAborted(work, signal) {
  return new Promise((resolve, reject) => {
    const give = () => reject(new Error('out of time'));
    if (signal.aborted) give();
    signal.addEventListener('abort', give, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', give));
  });
}

// apps/server/src/infra/crypto/tokens.ts
import { errors, jwtVerify, SignJWT } from 'jose';
import { z as z25 } from 'zod';
var claimsSchema = z25.object({
  user_id: z25.int(),
  account_id: z25.int().nullable(),
  session_id: z25.string(),
  hijacked_by: z25.int().optional(),
  exp: z25.int(),
});
var cachedMs = 5e3;
var cacheSize = 5e3;
function createAccessTokens(secret) {
  const key = new TextEncoder().encode(secret);
  const cache = /* @__PURE__ */ new Map();
  function remember(token, verified) {
    if (cache.size >= cacheSize)
      for (const oldest of cache.keys()) {
        cache.delete(oldest);
        break;
      }
    cache.set(token, verified);
  }
  return {
    signAccess(claims, ttlMs, nowMs) {
      return new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuedAt(Math.floor(nowMs / 1e3))
        .setExpirationTime(Math.floor((nowMs + ttlMs) / 1e3))
        .sign(key);
    },
    async verifyAccess(token, nowMs) {
      const cached = cache.get(token);
      if (cached && nowMs < cached.cachedUntilMs) {
        return nowMs < cached.expiresAtMs ? succeed(cached.claims) : refuse({ code: 'token_expired' });
      }
      cache.delete(token);
      try {
        const { payload: payload2 } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: new Date(nowMs) });
        const { exp, hijacked_by, ...rest } = claimsSchema.parse(payload2);
        const claims = { ...rest, ...(hijacked_by !== void 0 && { hijacked_by }) };
        remember(token, { claims, expiresAtMs: exp * 1e3, cachedUntilMs: nowMs + cachedMs });
        return succeed(claims);
      } catch (error) {
        return refuse({ code: error instanceof errors.JWTExpired ? 'token_expired' : 'token_invalid' });
      }
    },
  };
}
async function findTokenAccount(tokens, header2, nowMs) {
  const token = /^bearer +(.+)$/i.exec(header2 ?? '')?.[1];
  const verified = token === void 0 ? void 0 : await tokens.verifyAccess(token, nowMs);
  return verified?.ok ? (verified.value.account_id ?? void 0) : void 0;
}

// apps/server/src/infra/tries/try-limiter.ts
import { createHmac as createHmac4 } from 'node:crypto';
var REMEMBERED_MS = 2e3;
var REMEMBERED_SIZE = 1e4;
var SWEEP_EVERY_MS = 6e4;
var SWEEP_SIZE = 5e3;
function createTryLimiters({ pool, secret, wall }) {
  let sweptAt = wall.now();
  const hashOf = (kind2, key) => createHmac4('sha256', secret).update(`try:${kind2}:${key}`).digest('base64url');
  async function sweep(now) {
    if (Math.abs(now - sweptAt) < SWEEP_EVERY_MS) return;
    sweptAt = now;
    await pool.query({
      name: 'try_sweep',
      text: `delete from try_count where (kind, key_hash) in
               (select kind, key_hash from try_count where ends_at <= $1 limit ${SWEEP_SIZE} for update skip locked)`,
      values: [new Date(now)],
    });
  }
  function limitWindow({ kind: kind2, limit, windowMs }) {
    const full = /* @__PURE__ */ new Map();
    function remember(hash3, taken, endsAt2, now) {
      if (full.size >= REMEMBERED_SIZE)
        for (const oldest of full.keys()) {
          full.delete(oldest);
          break;
        }
      full.set(hash3, { taken, endsAt: endsAt2, until: Math.min(endsAt2, now + REMEMBERED_MS) });
    }
    async function count10(key) {
      const now = wall.now();
      const hash3 = hashOf(kind2, key);
      const known = full.get(hash3);
      if (known && now < known.until) return { taken: known.taken, leftMs: known.endsAt - now };
      full.delete(hash3);
      await sweep(now);
      const { rows } = await pool.query({
        name: 'try_count',
        text: `insert into try_count as t (kind, key_hash, taken, ends_at) values ($1, $2, 1, $4)
               on conflict (kind, key_hash) do update set
                 taken = case when t.ends_at <= $3 then 1 else t.taken + 1 end,
                 ends_at = case when t.ends_at <= $3 then excluded.ends_at else t.ends_at end
               returning taken, ends_at`,
        values: [kind2, hash3, new Date(now), new Date(now + windowMs)],
      });
      const [row2] = rows;
      if (!row2) throw new Error('a try was not counted');
      const endsAt2 = row2.ends_at.getTime();
      if (row2.taken > limit) remember(hash3, row2.taken, endsAt2, now);
      return { taken: row2.taken, leftMs: Math.max(1, endsAt2 - now) };
    }
    return {
      count: count10,
      async take(key) {
        const { taken, leftMs } = await count10(key);
        return taken > limit ? leftMs : void 0;
      },
      async giveBack(key) {
        const hash3 = hashOf(kind2, key);
        full.delete(hash3);
        await pool.query({
          name: 'try_give_back',
          text: 'update try_count set taken = taken - 1 where kind = $1 and key_hash = $2 and taken > 0',
          values: [kind2, hash3],
        });
      },
    };
  }
  function limitSlowly({ kind: kind2, waitsMs, forgetMs }) {
    return {
      async take(key) {
        const now = wall.now();
        const hash3 = hashOf(kind2, key);
        await sweep(now);
        const { rowCount } = await pool.query({
          name: 'try_take_slowly',
          text: `insert into try_count as t (kind, key_hash, taken, next_at, ends_at)
                 values ($1, $2, 1, $3::timestamptz + interval '1 ms' * ($4::int[])[1], $5)
                 on conflict (kind, key_hash) do update set
                   taken = case when t.ends_at <= $3 then 1 else t.taken + 1 end,
                   next_at = $3::timestamptz + interval '1 ms' *
                     ($4::int[])[case when t.ends_at <= $3 then 1 else least(t.taken + 1, cardinality($4::int[])) end],
                   ends_at = excluded.ends_at
                 where t.ends_at <= $3 or t.next_at <= $3`,
          values: [kind2, hash3, new Date(now), waitsMs, new Date(now + forgetMs)],
        });
        if (rowCount) return void 0;
        const { rows } = await pool.query({
          name: 'try_next',
          text: 'select next_at from try_count where kind = $1 and key_hash = $2',
          values: [kind2, hash3],
        });
        return Math.max(1, (rows[0]?.next_at.getTime() ?? now) - now);
      },
      async forget(key) {
        await pool.query({
          name: 'try_forget',
          text: 'delete from try_count where kind = $1 and key_hash = $2',
          values: [kind2, hashOf(kind2, key)],
        });
      },
    };
  }
  return { limitWindow, limitSlowly };
}

// apps/server/src/infra/jobs/worker.ts
import { setTimeout as setTimeout3 } from 'node:timers/promises';

// apps/server/src/infra/jobs/job-places.ts
function createJobPlaces({ queue, runner, places, isStopping, onFree, onOutage }) {
  const running = /* @__PURE__ */ new Map();
  const countRunning = (clock2) => [...running.values()].filter((one2) => one2 === clock2).length;
  let lastLook = Promise.resolve();
  function take(due) {
    const look = lastLook.then(() => takeNow(due));
    lastLook = look.catch(() => void 0);
    return look;
  }
  async function takeNow(due) {
    let count10 = 0;
    let clocks = ['wall', 'world'].filter((clock2) => due[clock2] !== void 0);
    while (running.size < places && !isStopping()) {
      const [clock2, ...others2] = clocks.toSorted((a, b) => countRunning(a) - countRunning(b));
      const instant3 = clock2 === void 0 ? void 0 : due[clock2];
      if (clock2 === void 0 || instant3 === void 0) break;
      const wanted = Math.ceil((places - running.size) / (others2.length + 1));
      const jobs = await queue.claimOneOfEach(clock2, runner.claimTimes(instant3), wanted);
      if (isStopping()) await Promise.all(jobs.map(queue.putBack));
      else for (const job of jobs) start(clock2, job);
      count10 += jobs.length;
      if (jobs.length < wanted) clocks = others2;
    }
    return count10;
  }
  function start(clock2, job) {
    const run = runner
      .run(clock2, job)
      .catch((error) => onOutage?.(error))
      .finally(() => {
        running.delete(run);
        onFree();
      });
    running.set(run, clock2);
  }
  return {
    /** Starts what is due and has a place; answers how many. */
    take,
    isFull: () => running.size >= places,
    isEmpty: () => running.size === 0,
    /** When one of the jobs under way has ended. */
    whenOneEnds: () => Promise.race(running.keys()),
    async whenEmpty() {
      await lastLook;
      await Promise.all(running.keys());
    },
  };
}

// apps/server/src/infra/jobs/job-queue.ts
var isReady = `clock = $1 and kind = any($2::text[]) and run_at <= $3 and dead_at is null and (locked_until is null or locked_until < $4)`;
var claimed = 'id, kind, payload, account_id, run_at, attempts, max_attempts';
var CLAIM_EACH = `
  with heads as materialized (
    select id, account_id, coalesce((select turns from job_turn where job_turn.account_id = job.account_id), 0) as seen
      from job
     where ${isReady}
       and (account_id is null
            or (select true from job held where held.account_id = job.account_id and held.locked_until >= $4 and held.dead_at is null limit 1) is null
               and id = (select first.id from job first
                          where first.account_id = job.account_id and first.clock = $1 and first.kind = any($2::text[]) and first.dead_at is null
                          order by first.run_at, first.id limit 1))
     order by run_at, id limit $6 for update of job skip locked),
  turns as (
    insert into job_turn as mine (account_id, turns)
    select account_id, seen + 1 from heads where account_id is not null order by account_id
    on conflict (account_id) do update set turns = excluded.turns where mine.turns = excluded.turns - 1
    returning account_id)
  update job set locked_until = $5, attempts = attempts + 1
    from heads
   where job.id = heads.id and (heads.account_id is null or heads.account_id in (select account_id from turns))
  returning ${claimed.replaceAll(/\w+/g, 'job.$&')}`;
function createJobQueue(pool, kinds) {
  return {
    /** When the earliest job due by `until` is due. */
    async findNextRunAt(clock2, until, wall) {
      const { rows } = await pool.query({
        name: `job_next_${clock2}`,
        text: `select run_at from job where ${isReady} order by run_at, id limit 1`,
        values: [clock2, kinds, new Date(until), new Date(wall)],
      });
      return rows[0]?.run_at.getTime();
    },
    /** The next job, whosever it is. */
    async claimNext(clock2, times) {
      const { rows } = await pool.query({
        name: `job_claim_${clock2}`,
        text: `update job set locked_until = $5, attempts = attempts + 1
                where id = (select id from job where ${isReady} order by run_at, id limit 1 for update skip locked)
                returning ${claimed}`,
        values: [clock2, kinds, new Date(times.due), new Date(times.wall), new Date(times.leasedUntil)],
      });
      return rows[0];
    },
    /**
     * The next jobs, in the order of their time: of each account the first one, and none while another of it is held, by any
     * server. Jobs of no account know no such order.
     */
    async claimOneOfEach(clock2, times, limit) {
      const { rows } = await pool.query({
        name: 'job_claim_each',
        text: CLAIM_EACH,
        values: [clock2, kinds, new Date(times.due), new Date(times.wall), new Date(times.leasedUntil), limit],
      });
      return rows.toSorted((a, b) => a.run_at.getTime() - b.run_at.getTime() || a.id - b.id);
    },
    /** Whether a worker holds a job that has not ended. */
    async isAnyLeased(clock2, wall) {
      const { rows } = await pool.query({
        name: 'job_is_leased',
        text: 'select exists(select from job where clock = $1 and locked_until >= $2 and dead_at is null) as is_leased',
        values: [clock2, new Date(wall)],
      });
      return rows[0]?.is_leased === true;
    },
    /** Lets a claimed job go as if it had not been claimed; its key stays free, which another job may hold by now. */
    async putBack(job) {
      await pool.query({
        name: 'job_put_back',
        text: 'update job set locked_until = null, attempts = greatest(attempts - 1, 1) where id = $1 and attempts = $2',
        values: [job.id, job.attempts],
      });
    },
    async extendLease(job, leasedUntil) {
      await pool.query({
        name: 'job_extend',
        text: 'update job set locked_until = $3 where id = $1 and attempts = $2',
        values: [job.id, job.attempts, new Date(leasedUntil)],
      });
    },
    async complete(job) {
      await pool.query({ name: 'job_complete', text: 'delete from job where id = $1 and attempts = $2', values: [job.id, job.attempts] });
    },
    async retry(job, runAt, error) {
      await pool.query({
        name: 'job_retry',
        text: 'update job set locked_until = null, run_at = $3, last_error = $4 where id = $1 and attempts = $2',
        values: [job.id, job.attempts, new Date(runAt), error],
      });
    },
    async bury(job, deadAt, error) {
      await pool.query({
        name: 'job_bury',
        text: 'update job set locked_until = null, dead_at = $3, last_error = $4 where id = $1 and attempts = $2',
        values: [job.id, job.attempts, new Date(deadAt), error],
      });
    },
  };
}

// apps/server/src/infra/jobs/job-runner.ts
var LEASE_MS = 6e4;
var LONGEST_BACK_OFF_MS = 36e5;
function createJobRunner({ queue, handlers, clocks, onFailure }) {
  const underWay = /* @__PURE__ */ new Map();
  const leasedUntil = () => clocks.wall.now() + LEASE_MS;
  async function runOnce(clock2, job) {
    underWay.set(
      job,
      setInterval(() => void queue.extendLease(job, leasedUntil()).catch(() => void 0), LEASE_MS / 3),
    );
    try {
      if (job.attempts > job.max_attempts) throw new Error('the last attempt never ended');
      const handle = handlers[job.kind];
      if (!handle) throw new Error(`no handler for ${job.kind}`);
      await handle(job);
      await queue.complete(job);
    } catch (error) {
      const text19 = summarizeError(error).slice(0, 500);
      const isDead = job.attempts >= job.max_attempts;
      if (isDead) await queue.bury(job, clocks.wall.now(), text19);
      else await queue.retry(job, clocks[clock2].now() + backOffMs(job.attempts), text19);
      onFailure?.(job, error, isDead);
    } finally {
      clearInterval(underWay.get(job));
      underWay.delete(job);
    }
  }
  return {
    /** The times of a claim for jobs that are due by an instant of their clock. */
    claimTimes: (due) => ({ due, wall: clocks.wall.now(), leasedUntil: leasedUntil() }),
    run(clock2, job) {
      const name = job.account_id === null ? SERVER_PARTY : accountParty(job.account_id);
      return runForParty({ name, kind: 'job' }, () => runOnce(clock2, job));
    },
    /** Keeps the leases of jobs under way no longer, so that another server takes them when these end; answers which. */
    abandon() {
      for (const keepLease of underWay.values()) clearInterval(keepLease);
      return [...underWay.keys()].map(({ id: id6, kind: kind2, account_id }) => ({ id: id6, kind: kind2, account_id }));
    },
  };
}
function backOffMs(attempts) {
  return Math.min(LONGEST_BACK_OFF_MS, 1e3 * 2 ** (attempts - 1));
}

// apps/server/src/infra/jobs/pause.ts
function createPause() {
  let wake = () => void 0;
  const woken = new Promise((resolve) => {
    wake = resolve;
  });
  return {
    wake,
    async wait(limitMs) {
      const timer = setTimeout(wake, limitMs);
      await woken;
      clearTimeout(timer);
    },
  };
}

// apps/server/src/infra/jobs/world-lane.ts
import { setImmediate, setTimeout as setTimeout2 } from 'node:timers/promises';
var WAIT_MS = 50;
function createWorldLane({ queue, runner, wall, world, isStopping }) {
  let lastTurn = Promise.resolve();
  function takeTurn(work) {
    const turn = lastTurn.then(work, work);
    lastTurn = turn.catch(() => void 0);
    return turn;
  }
  function refuseWhenStopping() {
    if (isStopping()) throw new Error('the worker is stopping');
  }
  const claim = (due) => queue.claimNext('world', runner.claimTimes(due));
  async function runUnlessStopping(job) {
    if (isStopping()) await queue.putBack(job);
    else await runner.run('world', job);
  }
  async function runNext(until) {
    if (world.isMovedElsewhere()) return false;
    const job = await claim(until);
    if (!job) return false;
    await world.refresh();
    if (world.isMovedElsewhere()) {
      await queue.putBack(job);
      return false;
    }
    await runUnlessStopping(job);
    return true;
  }
  async function waitForOthers() {
    for (let look = 0; look < LEASE_MS / WAIT_MS && (await queue.isAnyLeased('world', wall.now())); look++) {
      refuseWhenStopping();
      await setTimeout2(WAIT_MS);
    }
  }
  async function drainInOrder(until) {
    let count10 = 0;
    await world.keepFresh();
    for (;;) {
      refuseWhenStopping();
      await setImmediate();
      if (!(await runNext(until))) return count10;
      count10++;
    }
  }
  async function drainJump(until, advance2) {
    let count10 = 0;
    await waitForOthers();
    for (;;) {
      refuseWhenStopping();
      await setImmediate();
      const runAt = await queue.findNextRunAt('world', until, wall.now());
      if (runAt === void 0) return count10;
      await advance2(runAt);
      const job = await claim(runAt);
      if (!job) continue;
      await runUnlessStopping(job);
      count10++;
    }
  }
  return {
    /** Runs the next job that is due now; answers how many ran. */
    runDue: () => takeTurn(async () => ((await runNext(world.now())) ? 1 : 0)),
    drain: (until, advance2) => takeTurn(() => (advance2 ? drainJump(until, advance2) : drainInOrder(until))),
    whenIdle: () => lastTurn,
  };
}

// apps/server/src/infra/jobs/worker.ts
function createWorker(options) {
  const { db, handlers, clocks, pollMs = 500, places: placeCount = 8, isWorldMovable = true, onFailure, onOutage } = options;
  const queue = createJobQueue(db.pool, Object.keys(handlers));
  const runner = createJobRunner({ queue, handlers, clocks, onFailure });
  const lanes = /* @__PURE__ */ new Set();
  const wakes = /* @__PURE__ */ new Set();
  let isRunning = false;
  let isStopping = false;
  let stopListening;
  const kick = () => wakes.forEach((wake) => wake());
  const places = createJobPlaces({ queue, runner, places: placeCount, isStopping: () => isStopping, onFree: kick, onOutage });
  const worldLane = createWorldLane({ queue, runner, ...clocks, isStopping: () => isStopping });
  function takeDue() {
    const wall = clocks.wall.now();
    return places.take(isWorldMovable ? { wall } : { wall, world: clocks.world.now() });
  }
  async function drainPlaces(clock2, until) {
    let count10 = 0;
    for (;;) {
      if (isStopping) throw new Error('the worker is stopping');
      const wasIdle = places.isEmpty();
      const started = await places.take({ [clock2]: until });
      count10 += started;
      if (started === 0 && wasIdle) return count10;
      if (!places.isEmpty()) await places.whenOneEnds();
    }
  }
  async function live(look, isFull) {
    while (isRunning) {
      const pause = createPause();
      wakes.add(pause.wake);
      const count10 = await clocks.world
        .keepFresh()
        .then(look)
        .catch((error) => {
          onOutage?.(error);
          return 0;
        });
      if ((count10 === 0 || isFull()) && isRunning) await pause.wait(pollMs);
      wakes.delete(pause.wake);
    }
  }
  function keepLane(look, isFull) {
    const lane = live(look, isFull).finally(() => lanes.delete(lane));
    lanes.add(lane);
  }
  async function waitForAll() {
    await Promise.all([...lanes, worldLane.whenIdle()]);
    await places.whenEmpty();
  }
  return {
    start() {
      if (isRunning) return;
      isRunning = true;
      isStopping = false;
      stopListening = onJobsCommitted(kick);
      keepLane(takeDue, places.isFull);
      if (isWorldMovable) keepLane(worldLane.runDue, () => false);
    },
    async stop(limitMs) {
      isRunning = false;
      isStopping = true;
      stopListening?.();
      kick();
      const ended = waitForAll();
      if (limitMs === void 0) return ended.then(() => []);
      const over = new AbortController();
      await Promise.race([ended, setTimeout3(limitMs, void 0, { signal: over.signal })]);
      over.abort();
      return runner.abandon();
    },
    kick,
    drainDue(clock2, until = clocks[clock2].now(), advance2) {
      if (clock2 === 'wall') return drainPlaces(clock2, until);
      if (isWorldMovable) return worldLane.drain(until, advance2);
      if (advance2) throw new Error('the clock of this world cannot be moved');
      return drainPlaces(clock2, until);
    },
  };
}

// apps/server/src/app.ts
async function createApp(deps) {
  const { config, db, clocks } = deps;
  const isProduction = config.mode === 'production';
  const isDemo = config.mode === 'demo';
  const tenancy = createTenancy(db);
  const tokens = createAccessTokens(deps.secret);
  const tries = createTryLimiters({ pool: db.pool, secret: deps.secret, wall: clocks.wall });
  const logError = (error, what) => http.server.log.error({ err: error }, what);
  const publishers = createPublishersService({ tenancy, wall: clocks.wall });
  const landingPages = createDisplayUrlService({ outside: deps.outside ?? createSafeFetch(), tries });
  const alternatives = createAlternativesService({ tenancy });
  const workbook = createWorkbookService({ tenancy, world: clocks.world, isDemo });
  const packages = createPackagesService({ tenancy, wall: clocks.wall });
  const pricing = createPricingService({ tenancy, world: clocks.world, vatRates: deps.vatRates });
  const creatives = createCreativesService({
    tenancy,
    clocks,
    files: deps.files,
    bases: config.bases,
    uploadsPerDay: config.daily_limits.uploads,
  });
  const notifications = createNotificationsService({ tenancy, clocks, files: deps.files, bases: config.bases });
  const reports = createReportsService({ tenancy, world: clocks.world, isDemo });
  const session2 = createSessionService({
    tenancy,
    clocks,
    tokens,
    sms: deps.sms,
    secret: deps.secret,
    tries,
    config,
    accounts: {
      listMemberships: (tx, userId) => account2.listMemberships(tx, userId),
      openAccount: (tx, owner) => account2.openAccount(tx, owner),
    },
  });
  const finance = createFinanceService({
    tenancy,
    clocks,
    notify,
    gateways: deps.gateways,
    logError,
    callbackUrl: (gateway) => `${config.public_url}${config.bases.financial}/online-payments/${gateway}/callback`,
    afterCharge: (accountId4) => campaigns.buyWaiting(accountId4),
  });
  const account2 = createAccountService({
    tenancy,
    clocks,
    config,
    findBalances: finance.findBalances,
    hasPurchasedCampaign: (accountId4) => campaigns.hasPurchasedCampaign(accountId4),
    getUser: session2.getUser,
    findHijack: session2.findHijack,
  });
  const drafts = createDraftsService({
    tenancy,
    clocks,
    creatives,
    draftsPerDay: config.daily_limits.drafts,
    findStanding: (tx, accountId4, id6) => campaigns.findStanding(tx, accountId4, id6),
  });
  const campaigns = createCampaignsService({
    tenancy,
    world: clocks.world,
    ledger: spendingLedger,
    drafts,
    plans: publishers,
    bundles: publishers,
    prices: pricing.source,
    measurements: reports,
    contents: contentShelf,
    storeContentFile: contentFileKeeper(creatives),
    connectors: { platform: deps.platform, review: deps.review },
    notify,
    isDemo,
  });
  const contents = createContentsService({ tenancy, world: clocks.world, campaigns, listFiles: creatives.listFiles });
  const staff = createStaffService({ tenancy, clocks, hijacks: session2 });
  const cookies = createSessionCookies(config.bases.accounts);
  const worker = createWorker({
    db,
    clocks,
    places: config.jobs.places,
    isWorldMovable: !isProduction,
    handlers: { ...campaignsJobs(campaigns), ...financeJobs(finance) },
    onFailure: ({ id: id6, kind: kind2, account_id, attempts }, error, isDead) =>
      http.server.log.error({ err: error, job: { id: id6, kind: kind2, account_id, attempts }, isDead }, 'job failed'),
    onOutage: (error) => logError(error, 'jobs cannot be read'),
  });
  const world = createWorldService({
    world: clocks.world,
    worker,
    canMove: !isProduction,
    afterMove: campaigns.advancePublishing,
    onFailure: (error) => logError(error, 'the clock did not arrive'),
  });
  const handlers = {
    session: sessionHandlers(session2, cookies),
    account: accountHandlers(account2),
    finance: financeHandlers(finance),
    publishers: publishersHandlers({
      publishers,
      packages,
      alternatives,
      workbook,
      landingPages,
      mode: config.mode,
      flags: account2.listFeatureFlags().feature_flags,
    }),
    pricing: pricingHandlers(pricing),
    drafts: draftsHandlers(drafts),
    creatives: creativesHandlers(creatives),
    campaigns: campaignsHandlers(campaigns),
    contents: contentsHandlers(contents),
    reports: reportsHandlers(reports),
    notifications: notificationsHandlers(notifications),
    staff: staffHandlers(staff, cookies),
    support: supportHandlers(createSupportService({ tenancy, clocks })),
    world: worldHandlers(world),
  };
  const http = await createHttpServer({
    config,
    handlers,
    tries,
    guards: { ...session2.guards, noteWrite: staff.noteWrite, refusalText: refusalTextFa },
    shares: { findAccountId: (header2) => findTokenAccount(tokens, header2, clocks.wall.now()), ...deps.shares },
    keepTime: clocks.world.keepFresh,
    isReady: () => db.pool.query('select 1'),
    apps: [
      { base: '/', directory: deps.panelDirectory },
      { base: '/staff/', directory: deps.staffDirectory },
    ],
    connectorPages: deps.connectorPages ?? [],
    areAnswersChecked: deps.areAnswersChecked ?? false,
    logTo: deps.logTo,
    ...(deps.requestLimits ? { limits: deps.requestLimits } : {}),
  });
  return {
    server: http.server,
    tenancy,
    worker,
    services: {
      session: session2,
      contents,
      account: account2,
      notifications,
      staff,
      finance,
      publishers,
      creatives,
      drafts,
      campaigns,
      reports,
      world,
    },
    /** Starts no job and takes no request any more, and lets those under way end; jobs for so long only as the settings say. Answers whether all have. */
    async close() {
      const [left] = await Promise.all([worker.stop(config.jobs.stop_seconds * 1e3), http.server.close()]);
      await Promise.all([packages.close(), workbook.close()]);
      if (left.length > 0) http.server.log.warn({ jobs: left }, 'jobs were left to other servers');
      else await world.whenStill();
      return left.length === 0;
    },
  };
}

// packages/contract/src/call.ts
var HOSTS = ['main', 'accounts', 'shared-accounts', 'financial', 'crm', 'back-office'];

// apps/server/src/brand.fa.ts
var brandFa = { name: '\u062C\u0627\u0631\u0686\u06CC', company: '\u0634\u0631\u06A9\u062A \u062C\u0627\u0631\u0686\u06CC' };

// apps/server/src/config.ts
var logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
var smsProviders = ['log', 'kavenegar', 'smsir'];
var shortestSecret = 32;
function parseConfig(env) {
  const refusals3 = [];
  const read = createReader(env, refusals3);
  const mode = read.oneOf('JARCHI_MODE', APP_MODES, 'trial');
  const isProduction = mode === 'production';
  const port = read.integer('PORT', 3e3, 0, 65535);
  const database_url = read.optional('DATABASE_URL');
  const jwt_secret = read.optional('JWT_SECRET');
  const api_key = read.optional('SMS_API_KEY');
  const template2 = read.optional('SMS_TEMPLATE');
  const zarinpal_merchant_id = read.optional('ZARINPAL_MERCHANT_ID');
  const zibal_merchant = read.optional('ZIBAL_MERCHANT');
  const provider = read.oneOf('SMS_PROVIDER', smsProviders, 'log');
  const config = {
    mode,
    port,
    host: read.text('HOST', isProduction ? '0.0.0.0' : '127.0.0.1'),
    ...(database_url !== void 0 && { database_url }),
    db_pool_size: read.integer('DB_POOL_SIZE', 10, 1, 200),
    data_dir: read.text('JARCHI_DATA_DIR', './.data'),
    is_sample_world: read.flag('JARCHI_SAMPLE', !isProduction),
    is_simulated: read.flag('JARCHI_SIMULATED', !isProduction),
    has_test_gateway: read.flag('JARCHI_TEST_GATEWAY', !isProduction),
    ...(jwt_secret !== void 0 && { jwt_secret }),
    log_level: read.oneOf('LOG_LEVEL', logLevels, 'info'),
    public_url: read.text('JARCHI_PUBLIC_URL', `http://localhost:${port}`).replace(/\/+$/, ''),
    jobs: { places: read.integer('JARCHI_JOB_PLACES', 8, 1, 200), stop_seconds: read.integer('JARCHI_STOP_SECONDS', 20, 0, 3600) },
    daily_limits: {
      drafts: read.integer('JARCHI_DRAFTS_PER_DAY', 500, 0, 1e6),
      uploads: read.integer('JARCHI_UPLOADS_PER_DAY', 2e3, 0, 1e6),
    },
    brand: {
      name: read.text('JARCHI_BRAND_NAME', brandFa.name),
      company: read.text('JARCHI_BRAND_COMPANY', brandFa.company),
      support_phone: read.text('JARCHI_SUPPORT_PHONE', '02100000000'),
      crm_url: read.text('JARCHI_CRM_URL', ''),
    },
    chat: readChat(read, refusals3),
    accounts_url: read.text('JARCHI_ACCOUNTS_URL', '').replace(/\/+$/, ''),
    bases: readBases(read),
    sms: { provider, ...(api_key !== void 0 && { api_key }), ...(template2 !== void 0 && { template: template2 }) },
    ...(zarinpal_merchant_id !== void 0 && { zarinpal_merchant_id }),
    ...(zibal_merchant !== void 0 && { zibal_merchant }),
  };
  if (provider !== 'log' && api_key === void 0) refusals3.push({ setting: 'SMS_API_KEY', reason: `SMS_PROVIDER=${provider} needs it` });
  if (jwt_secret !== void 0 && jwt_secret.length < shortestSecret) {
    refusals3.push({ setting: 'JWT_SECRET', reason: `needs at least ${shortestSecret} characters` });
  }
  if (isProduction) refusals3.push(...listStandIns(config));
  return refusals3.length > 0 ? refuse(refusals3) : succeed(config);
}
function listStandIns(config) {
  const checks = [
    [
      config.database_url === void 0,
      'DATABASE_URL',
      'production needs PostgreSQL: the embedded store never syncs to disk, so a power cut can lose money',
    ],
    [config.jwt_secret === void 0, 'JWT_SECRET', 'production needs a secret of its own, the same on every server'],
    [config.is_sample_world, 'JARCHI_SAMPLE', 'production does not start with the sample world'],
    [config.is_simulated, 'JARCHI_SIMULATED', 'production does not start with simulated platforms'],
    [config.has_test_gateway, 'JARCHI_TEST_GATEWAY', 'production does not take money from the test gateway'],
  ];
  return checks.filter(([isRefused]) => isRefused).map(([, setting, reason]) => ({ setting, reason }));
}
function readChat(read, refusals3) {
  const url = read.text('JARCHI_CHAT_URL', '').replace(/\/+$/, '');
  const token = read.text('JARCHI_CHAT_TOKEN', '');
  if (url === '' || token === '') return null;
  if (!/^https:\/\/[^\s/]+/.test(url)) {
    refusals3.push({ setting: 'JARCHI_CHAT_URL', reason: 'begins with https:// and names a host' });
    return null;
  }
  return { url, token };
}
function readBases(read) {
  const base = (host) => read.text(`JARCHI_HOST_${host.toUpperCase().replace('-', '_')}`, `/api/${host}`).replace(/\/+$/, '');
  return Object.fromEntries(HOSTS.map((host) => [host, base(host)]));
}
function createReader(env, refusals3) {
  const optional = (setting) => env[setting]?.trim() || void 0;
  return {
    optional,
    text: (setting, byDefault) => optional(setting) ?? byDefault,
    flag(setting, byDefault) {
      const value = optional(setting)?.toLowerCase();
      if (value === void 0) return byDefault;
      if (value === '1' || value === 'true') return true;
      if (value !== '0' && value !== 'false') refusals3.push({ setting, reason: `is 1 or 0, not ${value}` });
      return false;
    },
    integer(setting, byDefault, from, to) {
      const value = optional(setting);
      if (value === void 0) return byDefault;
      const number2 = Number(value);
      if (Number.isInteger(number2) && number2 >= from && number2 <= to) return number2;
      refusals3.push({ setting, reason: `is a whole number from ${from} to ${to}, not ${value}` });
      return byDefault;
    },
    oneOf(setting, choices, byDefault) {
      const value = optional(setting);
      if (value === void 0) return byDefault;
      const choice = choices.find((candidate) => candidate === value);
      if (choice === void 0) refusals3.push({ setting, reason: `is one of ${choices.join(', ')}, not ${value}` });
      return choice ?? byDefault;
    },
  };
}

// apps/server/src/probe-port.ts
import { createServer } from 'node:net';
function probePort({ port, host }) {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve()));
  });
}

// apps/server/src/sample/logins.ts
var SAMPLE_LOGINS = [
  { login: '09120000001', what: 'an advertiser with campaigns' },
  { login: '09120000002', what: 'an official advertiser' },
  { login: '09120000003', what: 'an advertiser in debt' },
  { login: '09120000004', what: 'a new advertiser' },
  { login: 'staff@jarchi.test', what: 'staff' },
];

// apps/server/src/sample/world.ts
import { sql as sql24 } from 'drizzle-orm';
import pg5 from 'pg';

// apps/server/src/infra/store/migration/store-state.tables.ts
import { pgTable as pgTable17, text as text18 } from 'drizzle-orm/pg-core';
var storeState = pgTable17('store_state', { key: text18().primaryKey(), value: text18().notNull() });

// apps/server/src/sample/campaigns.ts
import { Readable as Readable8 } from 'node:stream';

// packages/domain/src/drafts/change-combination.ts
var COMBINATIONS = PLATFORM_PAIRS.flatMap(({ media_type, content_type, campaign_types }) =>
  campaign_types.map((campaign_type) => ({ media_type, content_type, campaign_type })),
);
var WEIGHTS = { media_type: 4, campaign_type: 2, content_type: 1 };
var ASKED_WEIGHT = 8;
function nearestCombination(current, wish) {
  const score = (candidate) =>
    Object.keys(WEIGHTS).reduce((sum, field2) => {
      const asked = wish[field2];
      const weight = asked === void 0 ? WEIGHTS[field2] : WEIGHTS[field2] * ASKED_WEIGHT;
      return candidate[field2] === (asked ?? current[field2]) ? sum + weight : sum;
    }, 0);
  return COMBINATIONS.reduce((best, candidate) => (score(candidate) > score(best) ? candidate : best));
}
function changeCombination(draft3, wish) {
  const next = nearestCombination(draft3, wish);
  const isSamePair = next.media_type === draft3.media_type && next.content_type === draft3.content_type;
  if (isSamePair && next.campaign_type === draft3.campaign_type) return { draft: draft3, reset: [] };
  const cpm = next.campaign_type === 'CPM' ? findCpmDefaults(next.media_type, next.content_type) : null;
  const changed = {
    ...draft3,
    ...(isSamePair ? {} : NO_PACKAGE),
    ...(next.media_type === 'TELEGRAM' ? {} : NOT_TELEGRAM),
    ...next,
    is_cpm: cpm !== null,
    cpm_publisher_price: null,
    cpm_price: cpm?.price ?? null,
    cpc_price: null,
    goal_total_reach: goalAfter(draft3, next, cpm),
    ...utmAfter(draft3, next),
  };
  return { draft: changed, reset: listReset(draft3, changed) };
}
var PACKAGE_FIELDS2 = [
  'selectedPlans',
  'alternative_media_plans',
  'selectedBundles',
  'excluded_plans',
  'excluded_bundles',
  'rubika_selected_media_plan',
  'soroush_selected_media_plan',
];
var NO_PACKAGE = pickFields(emptyDraft(), PACKAGE_FIELDS2);
var NOT_TELEGRAM = { is_telegram_forward_post: 'false', is_telegram_hyperlinks_utm_enabled: false };
function goalUnitOf(campaign_type) {
  if (campaign_type === 'CPM') return 'thousand_views';
  return campaign_type === 'CPC' ? 'clicks' : 'people';
}
function goalAfter(draft3, next, cpm) {
  const goal = goalUnitOf(draft3.campaign_type) === goalUnitOf(next.campaign_type) ? draft3.goal_total_reach : null;
  if (cpm === null) return goal;
  const limits = cpmGoalLimits(next.media_type);
  const fits = goal !== null && (limits === null || (goal >= limits.minimum && goal <= limits.maximum));
  return fits ? goal : cpm.goal_thousands;
}
function utmAfter(draft3, next) {
  const before = defaultUtmTemplate(draft3.media_type, draft3.campaign_type);
  const after = defaultUtmTemplate(next.media_type, next.campaign_type);
  return {
    ...(draft3.utm_source_value === before.utm_source_value ? { utm_source_value: after.utm_source_value } : {}),
    ...(draft3.utm_medium_value === before.utm_medium_value ? { utm_medium_value: after.utm_medium_value } : {}),
  };
}
var FOLLOWING = ['media_type', 'content_type', 'campaign_type', 'story_number', 'is_cpm', 'utm_source_value', 'utm_medium_value'];
function listReset(before, after) {
  const empty = emptyDraft();
  const text19 = (draft3, field2) => JSON.stringify(draft3[field2]);
  return Object.keys(empty).filter(
    (field2) =>
      !FOLLOWING.includes(field2) && text19(before, field2) !== text19(after, field2) && text19(before, field2) !== text19(empty, field2),
  );
}
function pickFields(draft3, fields) {
  return Object.fromEntries(fields.map((field2) => [field2, draft3[field2]]));
}

// apps/server/src/sample/campaigns.fa.ts
var campaignsFa2 = {
  caption:
    '\u0645\u0646\u0648\u06CC \u062A\u0627\u0632\u0647\u0654 \u0645\u0627 \u0627\u0632 \u0627\u0645\u0631\u0648\u0632 \u062F\u0631 \u0647\u0631 \u0633\u0647 \u0634\u0639\u0628\u0647: \u0644\u0627\u062A\u0647\u0654 \u062F\u0627\u0631\u0686\u06CC\u0646\u06CC\u060C \u0686\u0627\u06CC \u06A9\u0631\u06A9 \u0648 \u06A9\u06CC\u06A9 \u06A9\u062F\u0648\u062D\u0644\u0648\u0627\u06CC\u06CC.',
  link: 'https://sepidar.coffee/autumn',
  considerations:
    '\u06A9\u0646\u0627\u0631 \u067E\u0633\u062A \u062E\u0648\u0631\u0627\u06A9\u06CC \u062F\u06CC\u06AF\u0631 \u0645\u0646\u062A\u0634\u0631 \u0646\u0634\u0648\u062F.',
  locations: ['\u062A\u0647\u0631\u0627\u0646', '\u06A9\u0631\u062C'],
  file: 'autumn-story.png',
  made: {
    description:
      '\u0641\u0646\u062C\u0627\u0646 \u0633\u067E\u06CC\u062F\u0627\u0631 \u0631\u0627 \u062F\u0631 \u0642\u0627\u0628 \u0631\u0648\u0632\u0645\u0631\u0647\u0654 \u062E\u0648\u062F\u062A\u0627\u0646 \u0646\u0634\u0627\u0646 \u062F\u0647\u06CC\u062F \u0648 \u0627\u0632 \u0637\u0639\u0645 \u067E\u0627\u06CC\u06CC\u0632\u06CC \u0622\u0646 \u0628\u06AF\u0648\u06CC\u06CC\u062F.',
    todos: [
      '\u0641\u0646\u062C\u0627\u0646 \u0633\u067E\u06CC\u062F\u0627\u0631 \u062F\u0631 \u0642\u0627\u0628 \u062F\u06CC\u062F\u0647 \u0634\u0648\u062F',
      '\u067E\u06CC\u0648\u0646\u062F \u0645\u0646\u0648\u06CC \u067E\u0627\u06CC\u06CC\u0632\u06CC \u0647\u0645\u0631\u0627\u0647 \u0645\u062D\u062A\u0648\u0627 \u0628\u0627\u0634\u062F',
      '\u0646\u0627\u0645 \xAB\u0633\u067E\u06CC\u062F\u0627\u0631\xBB \u06AF\u0641\u062A\u0647 \u06CC\u0627 \u0646\u0648\u0634\u062A\u0647 \u0634\u0648\u062F',
    ],
    notTodos: [
      '\u0627\u0632 \u0646\u0627\u0645 \u0631\u0642\u06CC\u0628\u200C\u0647\u0627 \u0627\u0633\u062A\u0641\u0627\u062F\u0647 \u0646\u0634\u0648\u062F',
    ],
  },
  titles: {
    worldCoffeeDay: '\u0631\u0648\u0632 \u062C\u0647\u0627\u0646\u06CC \u0642\u0647\u0648\u0647',
    summerDrinks: '\u0646\u0648\u0634\u06CC\u062F\u0646\u06CC\u200C\u0647\u0627\u06CC \u062A\u0627\u0628\u0633\u062A\u0627\u0646\u06CC',
    breakfast: '\u0635\u0628\u062D\u0627\u0646\u0647\u0654 \u0633\u067E\u06CC\u062F\u0627\u0631',
    tasteSurvey: '\u0646\u0638\u0631\u0633\u0646\u062C\u06CC \u0637\u0639\u0645 \u062A\u0627\u0632\u0647',
    freeDelivery:
      '\u0642\u0647\u0648\u0647\u0654 \u062F\u0645\u06CC\u060C \u0627\u0631\u0633\u0627\u0644 \u0631\u0627\u06CC\u06AF\u0627\u0646',
    autumnMenu: '\u0645\u0639\u0631\u0641\u06CC \u0645\u0646\u0648\u06CC \u067E\u0627\u06CC\u06CC\u0632\u06CC',
    newBranch:
      '\u062E\u0628\u0631 \u0627\u0641\u062A\u062A\u0627\u062D \u0634\u0639\u0628\u0647\u0654 \u0633\u0639\u0627\u062F\u062A\u200C\u0622\u0628\u0627\u062F',
    customerClub: '\u0628\u0627\u0634\u06AF\u0627\u0647 \u0645\u0634\u062A\u0631\u06CC\u0627\u0646 \u0633\u067E\u06CC\u062F\u0627\u0631',
    cupChallenge: '\u0686\u0627\u0644\u0634 \u0641\u0646\u062C\u0627\u0646 \u0645\u0646',
    morningDiary: '\u0635\u0628\u062D\u200C\u0647\u0627\u06CC \u0633\u067E\u06CC\u062F\u0627\u0631',
    cinnamonLatte:
      '\u0644\u0627\u062A\u0647\u0654 \u062F\u0627\u0631\u0686\u06CC\u0646\u06CC\u060C \u062A\u062E\u0641\u06CC\u0641 \u0622\u062E\u0631 \u0647\u0641\u062A\u0647',
    coupon: '\u06A9\u0648\u067E\u0646 \u0635\u0628\u062D\u0627\u0646\u0647\u0654 \u0633\u067E\u06CC\u062F\u0627\u0631',
    betting: '\u0634\u0631\u0637\u200C\u0628\u0646\u062F\u06CC \u0631\u0648\u06CC \u0637\u0639\u0645 \u0628\u0631\u0646\u062F\u0647',
    beans: '\u062F\u0627\u0646 \u062A\u0627\u0632\u0647\u0654 \u0627\u062A\u06CC\u0648\u067E\u06CC',
    cancelled: '\u062C\u0634\u0646 \u067E\u0627\u06CC\u0627\u0646 \u062A\u0627\u0628\u0633\u062A\u0627\u0646',
    yalda: '\u062C\u0634\u0646\u0648\u0627\u0631\u0647\u0654 \u06CC\u0644\u062F\u0627',
    toranjOffer: '\u067E\u06CC\u0634\u0646\u0647\u0627\u062F \u0648\u06CC\u0698\u0647\u0654 \u062A\u0631\u0646\u062C',
    officialPhones: '\u06AF\u0648\u0634\u06CC\u200C\u0647\u0627\u06CC \u067E\u0627\u06CC\u06CC\u0632',
    officialSale: '\u062D\u0631\u0627\u062C \u0628\u0632\u0631\u06AF \u0622\u0630\u0631',
  },
};

// apps/server/src/sample/campaigns.data.ts
var sepidar = { account: 'sepidar', media_type: 'INSTAGRAM', content_type: 'STORY', until: 'bought' };
var SAMPLE_CAMPAIGNS = [
  { ...sepidar, title: campaignsFa2.titles.summerDrinks, createdOnDay: -84, startsOnDay: -81, days: 9, plans: 8, budget: 24e6, goal: 22e4 },
  {
    ...sepidar,
    title: campaignsFa2.titles.cancelled,
    createdOnDay: -70,
    startsOnDay: -60,
    days: 5,
    plans: 4,
    budget: 12e6,
    goal: 9e4,
    until: 'cancelled',
  },
  {
    ...sepidar,
    title: campaignsFa2.titles.worldCoffeeDay,
    createdOnDay: -58,
    startsOnDay: -55,
    days: 6,
    plans: 10,
    budget: 32e6,
    goal: 3e5,
  },
  {
    ...sepidar,
    title: campaignsFa2.titles.breakfast,
    media_type: 'TELEGRAM',
    content_type: 'POST',
    createdOnDay: -42,
    startsOnDay: -40,
    days: 7,
    plans: 7,
    budget: 18e6,
    goal: 16e4,
  },
  {
    ...sepidar,
    title: campaignsFa2.titles.tasteSurvey,
    media_type: 'BALE',
    content_type: 'POST',
    createdOnDay: -30,
    startsOnDay: -28,
    days: 5,
    plans: 5,
    budget: 9e6,
    goal: 6e4,
  },
  {
    ...sepidar,
    account: 'nikafarin',
    title: campaignsFa2.titles.officialPhones,
    createdOnDay: -20,
    startsOnDay: -18,
    days: 8,
    plans: 9,
    budget: 4e7,
    goal: 35e4,
  },
  {
    ...sepidar,
    account: 'toranj',
    title: campaignsFa2.titles.toranjOffer,
    createdOnDay: -12,
    startsOnDay: -10,
    days: 6,
    plans: 5,
    budget: 16e6,
    goal: 12e4,
  },
  { ...sepidar, title: campaignsFa2.titles.autumnMenu, createdOnDay: -9, startsOnDay: -7, days: 12, plans: 11, budget: 45e6, goal: 4e5 },
  {
    ...sepidar,
    title: campaignsFa2.titles.newBranch,
    media_type: 'TELEGRAM',
    content_type: 'POST',
    createdOnDay: -7,
    startsOnDay: -5,
    days: 10,
    plans: 8,
    budget: 18e6,
    goal: 25e4,
  },
  {
    ...sepidar,
    title: campaignsFa2.titles.customerClub,
    media_type: 'RUBIKA',
    content_type: 'POST',
    createdOnDay: -6,
    startsOnDay: -4,
    days: 9,
    plans: 6,
    budget: 12e6,
    goal: 1e5,
  },
  {
    ...sepidar,
    title: campaignsFa2.titles.cupChallenge,
    content_type: 'POST',
    campaign_type: 'INFLUENCE',
    isListAccepted: true,
    createdOnDay: -5,
    startsOnDay: 3,
    days: 8,
    plans: 8,
    budget: 6e7,
    goal: 15e4,
  },
  {
    ...sepidar,
    account: 'nikafarin',
    title: campaignsFa2.titles.officialSale,
    createdOnDay: -4,
    startsOnDay: -2,
    days: 9,
    plans: 8,
    budget: 36e6,
    goal: 32e4,
  },
  {
    ...sepidar,
    title: campaignsFa2.titles.betting,
    media_type: 'EITAA',
    content_type: 'POST',
    createdOnDay: -3,
    startsOnDay: 4,
    days: 5,
    plans: 4,
    budget: 5e6,
    goal: 4e4,
  },
  {
    ...sepidar,
    title: campaignsFa2.titles.morningDiary,
    campaign_type: 'INFLUENCE',
    createdOnDay: -1,
    startsOnDay: 8,
    days: 7,
    plans: 4,
    budget: 16e6,
    goal: 6e4,
  },
  {
    ...sepidar,
    title: campaignsFa2.titles.beans,
    createdOnDay: -1,
    startsOnDay: 5,
    days: 6,
    plans: 5,
    budget: 14e6,
    goal: 11e4,
    until: 'created',
  },
  {
    ...sepidar,
    title: campaignsFa2.titles.coupon,
    content_type: 'POST',
    createdOnDay: -1,
    startsOnDay: 4,
    days: 7,
    plans: 36,
    budget: 52e7,
    goal: 4e6,
  },
  {
    ...sepidar,
    title: campaignsFa2.titles.yalda,
    createdOnDay: 0,
    startsOnDay: 20,
    days: 10,
    plans: 0,
    budget: 5e7,
    goal: 42e4,
    until: 'draft',
    minutesBeforeNow: 90,
  },
  {
    ...sepidar,
    title: campaignsFa2.titles.freeDelivery,
    media_type: 'EITAA',
    content_type: 'POST',
    createdOnDay: 0,
    startsOnDay: 3,
    days: 4,
    plans: 6,
    budget: 62e5,
    goal: 5e4,
    minutesBeforeNow: 60,
  },
  {
    ...sepidar,
    title: campaignsFa2.titles.cinnamonLatte,
    createdOnDay: 0,
    startsOnDay: 2,
    days: 2,
    plans: 5,
    budget: 95e5,
    goal: 7e4,
    minutesBeforeNow: 4,
  },
];
var SAMPLE_CHARGES = [
  { account: 'sepidar', onDay: -85, amount: 15e7 },
  { account: 'sepidar', onDay: -10, amount: 12e7 },
  { account: 'nikafarin', onDay: -21, amount: 2e8 },
  { account: 'toranj', onDay: -13, amount: 6e6 },
  { account: 'sepidar-roastery', onDay: -6, amount: 135e4 },
];
var SAMPLE_CATEGORIES = [1, 3];

// apps/server/src/sample/sample-key.ts
function sampleKey(intent) {
  return { key: `sample-${intent}`, fingerprint: 'sample' };
}

// apps/server/src/sample/contents.ts
async function acceptSampleList(services, { caller, campaignId }) {
  const { account_id: accountId4 } = caller;
  const campaign3 = await services.campaigns.getCampaign(accountId4, campaignId);
  if (!campaign3.ok) throw new Error('the sample list has no campaign');
  const accepted = campaign3.value.placements.filter(({ state }) => state === 'accepted');
  const expected_total = accepted.reduce((sum, { total }) => sum + total, 0);
  const order2 = { expected_total, is_auto_after_charge: false };
  const taken = await services.contents.acceptOffers({ caller, key: sampleKey(`list-${campaignId}`) }, campaignId, order2);
  if (!taken.ok) throw new Error(`sample list: ${JSON.stringify(taken.error)}`);
}
async function confirmSampleContent(services, { caller, campaignId }) {
  const { account_id: accountId4 } = caller;
  const { results } = await services.contents.listPendingFeedback(accountId4, { limit: 100, offset: 0 });
  const confirmed = results.slice(0, Math.max(1, results.length - 3));
  for (const { id: id6 } of confirmed) {
    const feedback2 = { is_confirmed: true, advertiser_comment: '', attachments: [] };
    const decided = await services.contents.decideContent(caller, campaignId, id6, feedback2);
    if (!decided.ok) throw new Error(`sample content: ${decided.error.code}`);
  }
}

// apps/server/src/sample/story-image.ts
var WIDTH2 = 540;
var HEIGHT2 = 960;
var BANDS = 120;
function paintStory(hue) {
  const bands = Array.from({ length: BANDS }, (_, band) => band / BANDS);
  const hueAt = (depth) => (hue + 40 * depth) % 360;
  return paintPng({
    width: WIDTH2,
    height: HEIGHT2,
    palette: [...bands.map((depth) => [hueAt(depth), 0.62, 0.32 + 0.26 * depth]), ...bands.map((depth) => [hueAt(depth), 0.62, 0.78])],
    colourAt: (x, y) => {
      const isRing = Math.floor(Math.hypot(x - WIDTH2, y - HEIGHT2 * 0.4)) % 120 < 3;
      return Math.floor((y / HEIGHT2) * BANDS) + (isRing ? BANDS : 0);
    },
  });
}

// apps/server/src/sample/campaigns.ts
var PRICE_FROM = 0.4;
var PRICE_TO = 1.4;
var LIST_READY_MS = 73 * 36e5;
var DELIVERED_MS = 20 * 36e5;
var SAMPLE_DAYS = 86;
async function seedCampaigns(app, world, accounts, now) {
  const today = tehranDay(now);
  const moveTo = async (instant3) => {
    if (instant3 <= world.now()) return;
    await world.jumpTo(instant3, (until, advance2) => app.worker.drainDue('world', until, advance2));
  };
  const charges = SAMPLE_CHARGES.map((charge) => ({
    at: tehranInstant(addDays(today, charge.onDay), 10),
    run: () => addCharge(app, accounts[charge.account].account_id, charge.amount, world.now()),
  }));
  const made = /* @__PURE__ */ new Map();
  const campaigns = SAMPLE_CAMPAIGNS.map((sample, index14) => ({
    at: sample.minutesBeforeNow === void 0 ? tehranInstant(addDays(today, sample.createdOnDay), 11) : now - sample.minutesBeforeNow * 6e4,
    run: async () => {
      const id6 = await addCampaign2(app, accounts[sample.account], sample, index14, addDays(today, sample.startsOnDay));
      if (id6 !== void 0) made.set(sample, id6);
    },
  }));
  const lists = SAMPLE_CAMPAIGNS.filter(({ isListAccepted }) => isListAccepted).flatMap((sample) => {
    const at6 = tehranInstant(addDays(today, sample.createdOnDay), 11);
    const of = () => ({ caller: accounts[sample.account], campaignId: made.get(sample) ?? 0 });
    return [
      { at: at6 + LIST_READY_MS, run: () => acceptSampleList(app.services, of()) },
      { at: at6 + LIST_READY_MS + DELIVERED_MS, run: () => confirmSampleContent(app.services, of()) },
    ];
  });
  for (const step of [...charges, ...campaigns, ...lists].toSorted((a, b) => a.at - b.at)) {
    await moveTo(Math.min(step.at, now));
    await step.run();
  }
  await moveTo(now);
  await app.services.campaigns.advancePublishing();
}
async function addCharge({ tenancy }, accountId4, amount, now) {
  const at6 = new Date(now);
  await tenancy.withAccount(accountId4, async (tx) => {
    await postTransaction(tx, {
      account_id: accountId4,
      kind: 'charge',
      entries: chargeEntries(amount, 'bank.clearing'),
      idempotency_key: `sample:${now}`,
      at: at6,
    });
    await notify(tx, accountId4, [{ kind: 'receipt_credited', facts: { amount }, at: at6 }]);
  });
}
async function addCampaign2({ services }, caller, sample, index14, startDay) {
  const { account_id: accountId4 } = caller;
  const { media_type, content_type, campaign_type = 'REACH', title, budget, goal } = sample;
  const acting = (intent) => ({ caller, key: sampleKey(`${intent}-${index14}`) });
  const kind2 = `${media_type}-${content_type}`.toLowerCase();
  const floor = sample.plans === 0 ? 0 : Math.round((PRICE_FROM * budget) / sample.plans);
  const listed = await services.publishers.listMediaPlans(accountId4, kind2, {
    limit: 100,
    offset: 0,
    ordering: 'suitable',
    with_facets: false,
    filter: [`price,gt,${Math.max(PLAN_PRICE_TOMAN.from, floor)}`],
    suits: [],
    story_number: emptyDraft().story_number,
  });
  if (!listed.ok) throw new Error(`no plans of ${kind2}`);
  const affordable = pickPlans(listed.value.results, sample);
  const data = {
    ...changeCombination(emptyDraft(), { media_type, content_type, campaign_type }).draft,
    title,
    budget,
    goal_total_reach: goal,
    execution_locations: [...campaignsFa2.locations],
    ad_categories: [...SAMPLE_CATEGORIES],
    publish_period_start: startDay,
    publish_period_end: addDays(startDay, sample.days - 1),
    preferred_publish_start_hour: 18,
    preferred_publish_end_hour: 23,
    publish_considerations: campaignsFa2.considerations,
    ...(campaign_type === 'INFLUENCE'
      ? {
          content_description: campaignsFa2.made.description,
          content_todos: [...campaignsFa2.made.todos],
          content_notTodos: [...campaignsFa2.made.notTodos],
        }
      : { content_files: [await upload(services, accountId4, sample, index14)], content_caption: campaignsFa2.caption }),
    content_link: campaignsFa2.link,
    selectedPlans: affordable,
  };
  const draft3 = await services.drafts.createDraft(accountId4, sampleKey(`draft-${index14}`), {
    data,
    draft_step: sample.until === 'draft' ? 'create-package' : 'activation',
    campaign: null,
  });
  if (!draft3.ok) throw new Error(`sample draft ${index14}: ${draft3.error.code}`);
  if (sample.until === 'draft') return void 0;
  const created = await services.campaigns.createCampaign(acting('campaign'), draft3.value.id);
  if (!created.ok) throw new Error(`sample campaign ${index14}: ${JSON.stringify(created.error)}`);
  if (sample.until === 'created') return void 0;
  const { id: id6, total } = created.value;
  const order2 = { expected_total: total, is_auto_after_charge: false };
  const bought = await services.campaigns.purchaseCampaign(acting('purchase'), id6, order2);
  if (!bought.ok) throw new Error(`sample purchase ${index14}: ${JSON.stringify(bought.error)}`);
  if (sample.until === 'cancelled') {
    const shown = await services.campaigns.previewCampaign(accountId4, id6, 'cancelCampaign');
    if (!shown.ok) throw new Error(`sample cancellation ${index14}: ${shown.error.code}`);
    await services.campaigns.cancelCampaign(acting('cancel'), id6, shown.value);
  }
  return id6;
}
function pickPlans(plans, sample) {
  const picked = [];
  let spent = 0;
  for (const plan of plans) {
    if (picked.length >= sample.plans) break;
    if (plan.price > (PRICE_TO * sample.budget) / sample.plans || spent + plan.price > sample.budget) continue;
    picked.push(plan.id);
    spent += plan.price;
  }
  return picked;
}
async function upload(services, accountId4, { media_type, content_type }, index14) {
  const image = paintStory((index14 * 47 + 15) % 360);
  const stored = await services.creatives.uploadMedia(accountId4, { media_type, content_type, purpose: 'creative' }, async () => ({
    name: campaignsFa2.file,
    stream: Readable8.from(image),
    isTruncated: () => false,
  }));
  if (!stored.ok) throw new Error(`sample image ${index14}: ${stored.error.code}`);
  return stored.value;
}

// apps/server/src/sample/news/news.ts
import { and as and21, desc as desc11, eq as eq25 } from 'drizzle-orm';

// apps/server/src/sample/news/news.fa.ts
var changelogFa = {
  report: {
    title:
      '\u06AF\u0632\u0627\u0631\u0634 \u06A9\u0645\u067E\u06CC\u0646\u060C \u0633\u0627\u0639\u062A\u200C\u0628\u0647\u200C\u0633\u0627\u0639\u062A',
    content: `<p>\u062F\u0633\u062A\u0631\u0633\u06CC\u060C \u0628\u0627\u0632\u062F\u06CC\u062F \u0648 \u06A9\u0644\u06CC\u06A9 \u0647\u0631 \u06A9\u0645\u067E\u06CC\u0646 \u062D\u0627\u0644\u0627 \u0628\u0627 \u0631\u06CC\u0632 \u0633\u0627\u0639\u062A \u062F\u06CC\u062F\u0647 \u0645\u06CC\u200C\u0634\u0648\u062F \u0648 \u0628\u0627 \u062F\u0648\u0631\u0647\u0654 \u067E\u06CC\u0634 \u0627\u0632 \u062E\u0648\u062F \u0633\u0646\u062C\u06CC\u062F\u0647 \u0645\u06CC\u200C\u0634\u0648\u062F.</p>
<ul>
  <li>\u0646\u0645\u0648\u062F\u0627\u0631\u060C \u0628\u0627\u0632\u0647\u0654 \u062F\u0644\u062E\u0648\u0627\u0647 \u0634\u0645\u0627 \u0631\u0627 \u0646\u0634\u0627\u0646 \u0645\u06CC\u200C\u062F\u0647\u062F.</li>
  <li>\u062C\u062F\u0648\u0644 \u0646\u0627\u0634\u0631\u0627\u0646\u060C \u0647\u0632\u06CC\u0646\u0647\u0654 \u0647\u0631 \u0647\u0632\u0627\u0631 \u062F\u0633\u062A\u0631\u0633\u06CC \u0631\u0627 \u06A9\u0646\u0627\u0631 \u0647\u0631 \u0646\u0627\u0634\u0631 \u0645\u06CC\u200C\u0622\u0648\u0631\u062F.</li>
  <li>\u0647\u0645\u06CC\u0646 \u062C\u062F\u0648\u0644 \u0631\u0627 \u0645\u06CC\u200C\u062A\u0648\u0627\u0646\u06CC\u062F \u0628\u0627 \u0627\u06A9\u0633\u0644 \u0628\u06AF\u06CC\u0631\u06CC\u062F.</li>
</ul>
<p>\u0628\u0631\u0627\u06CC \u062F\u06CC\u062F\u0646 \u06AF\u0632\u0627\u0631\u0634\u060C \u06CC\u06A9\u06CC \u0627\u0632 <a href="/campaigns">\u06A9\u0645\u067E\u06CC\u0646\u200C\u0647\u0627</a> \u0631\u0627 \u0628\u0627\u0632 \u06A9\u0646\u06CC\u062F.</p>`,
  },
  hours: {
    title: '',
    content: `<p>\u067E\u0634\u062A\u06CC\u0628\u0627\u0646\u06CC \u062C\u0627\u0631\u0686\u06CC \u0634\u0646\u0628\u0647 \u062A\u0627 \u0686\u0647\u0627\u0631\u0634\u0646\u0628\u0647 \u0627\u0632 \u0633\u0627\u0639\u062A \u06F9 \u062A\u0627 \u06F1\u06F8 \u0648 \u067E\u0646\u062C\u200C\u0634\u0646\u0628\u0647\u200C\u0647\u0627 \u0627\u0632 \u06F9 \u062A\u0627 \u06F1\u06F3 \u067E\u0627\u0633\u062E\u200C\u06AF\u0648\u06CC \u0634\u0645\u0627\u0633\u062A. \u0631\u0627\u0647\u200C\u0647\u0627\u06CC \u062A\u0645\u0627\u0633 \u0631\u0627 \u062F\u0631 <a href="/support">\u067E\u0634\u062A\u06CC\u0628\u0627\u0646\u06CC</a> \u0628\u0628\u06CC\u0646\u06CC\u062F.</p>`,
  },
  messages: {
    title:
      '\u067E\u06CC\u0627\u0645\u200C\u0647\u0627\u06CC \u062D\u0633\u0627\u0628 \u0648 \u067E\u0646\u0644\u200C\u0647\u0627\u06CC \u062F\u06CC\u06AF\u0631 \u0634\u0645\u0627',
    content: `<h3>\u067E\u06CC\u0627\u0645\u200C\u0647\u0627\u06CC \u062D\u0633\u0627\u0628</h3>
<p>\u062A\u0623\u06CC\u06CC\u062F \u06CC\u0627 \u0631\u062F \u06A9\u0645\u067E\u06CC\u0646\u060C \u0622\u063A\u0627\u0632 \u0648 \u067E\u0627\u06CC\u0627\u0646 \u0627\u0646\u062A\u0634\u0627\u0631 \u0648 \u0647\u0631 \u0648\u0627\u0631\u06CC\u0632\u060C \u0627\u0632 \u0627\u06CC\u0646 \u067E\u0633 \u062F\u0631 <a href="/notifications">\u067E\u06CC\u0627\u0645\u200C\u0647\u0627</a> \u0645\u06CC\u200C\u0622\u06CC\u062F.</p>
<h3>\u067E\u0646\u0644\u200C\u0647\u0627\u06CC \u062F\u06CC\u06AF\u0631 \u0634\u0645\u0627</h3>
<ul>
  <li>\u0627\u0632 \u0628\u0627\u0644\u0627\u06CC \u0635\u0641\u062D\u0647 \u0645\u06CC\u0627\u0646 \u062D\u0633\u0627\u0628\u200C\u0647\u0627 \u0648 \u067E\u0646\u0644\u200C\u0647\u0627\u06CC\u062A\u0627\u0646 \u062C\u0627\u0628\u0647\u200C\u062C\u0627 \u0634\u0648\u06CC\u062F.</li>
  <li>\u0645\u0648\u062C\u0648\u062F\u06CC \u0647\u0631 \u062D\u0633\u0627\u0628 \u06A9\u0646\u0627\u0631 \u0646\u0627\u0645 \u0622\u0646 \u062F\u06CC\u062F\u0647 \u0645\u06CC\u200C\u0634\u0648\u062F.</li>
</ul>
<p>\u0631\u0627\u0647\u0646\u0645\u0627\u06CC \u0633\u062A\u0648\u0646\u200C\u0647\u0627\u06CC \u06AF\u0632\u0627\u0631\u0634 \u0646\u0627\u0634\u0631\u0627\u0646 \u067E\u06CC\u0648\u0633\u062A \u0627\u0633\u062A.</p>`,
  },
  guide: {
    name: '\u0631\u0627\u0647\u0646\u0645\u0627\u06CC \u0633\u062A\u0648\u0646\u200C\u0647\u0627\u06CC \u06AF\u0632\u0627\u0631\u0634 \u0646\u0627\u0634\u0631\u0627\u0646.txt',
    text: `\u0631\u0627\u0647\u0646\u0645\u0627\u06CC \u0633\u062A\u0648\u0646\u200C\u0647\u0627\u06CC \u06AF\u0632\u0627\u0631\u0634 \u0646\u0627\u0634\u0631\u0627\u0646

\u062F\u0633\u062A\u0631\u0633\u06CC: \u0634\u0645\u0627\u0631 \u06A9\u0633\u0627\u0646\u06CC \u06A9\u0647 \u0645\u062D\u062A\u0648\u0627 \u0631\u0627 \u062F\u0633\u062A\u200C\u06A9\u0645 \u06CC\u06A9 \u0628\u0627\u0631 \u062F\u06CC\u062F\u0647\u200C\u0627\u0646\u062F.
\u0628\u0627\u0632\u062F\u06CC\u062F: \u0634\u0645\u0627\u0631 \u062F\u06CC\u062F\u0647 \u0634\u062F\u0646 \u0645\u062D\u062A\u0648\u0627\u060C \u0628\u0627 \u062A\u06A9\u0631\u0627\u0631.
\u06A9\u0644\u06CC\u06A9: \u0634\u0645\u0627\u0631 \u06A9\u0644\u06CC\u06A9\u200C\u0647\u0627\u06CC \u067E\u0630\u06CC\u0631\u0641\u062A\u0647\u200C\u0634\u062F\u0647 \u0631\u0648\u06CC \u067E\u06CC\u0648\u0646\u062F \u06A9\u0645\u067E\u06CC\u0646.
\u0647\u0632\u06CC\u0646\u0647 (\u062A\u0648\u0645\u0627\u0646): \u0633\u0647\u0645 \u0646\u0627\u0634\u0631 \u0627\u0632 \u0647\u0632\u06CC\u0646\u0647\u0654 \u06A9\u0645\u067E\u06CC\u0646 \u062A\u0627 \u0627\u06CC\u0646 \u0644\u062D\u0638\u0647\u060C \u0628\u062F\u0648\u0646 \u0645\u0627\u0644\u06CC\u0627\u062A.
\u0647\u0631 \u0647\u0632\u0627\u0631 \u062F\u0633\u062A\u0631\u0633\u06CC (\u062A\u0648\u0645\u0627\u0646): \u0647\u0632\u06CC\u0646\u0647 \u0628\u062E\u0634 \u0628\u0631 \u062F\u0633\u062A\u0631\u0633\u06CC\u060C \u0636\u0631\u0628 \u062F\u0631 \u0647\u0632\u0627\u0631.
`,
  },
};
var announcementsFa = {
  welcome: {
    title: '\u0628\u0647 \u062C\u0627\u0631\u0686\u06CC \u062E\u0648\u0634 \u0622\u0645\u062F\u06CC\u062F',
    text: '\u0646\u062E\u0633\u062A\u06CC\u0646 \u06A9\u0645\u067E\u06CC\u0646 \u062E\u0648\u062F \u0631\u0627 \u0628\u0633\u0627\u0632\u06CC\u062F: \u0627\u0632 \u0647\u062F\u0641 \u0648 \u0645\u062D\u062A\u0648\u0627 \u0622\u063A\u0627\u0632 \u06A9\u0646\u06CC\u062F\u060C \u0646\u0627\u0634\u0631\u0627\u0646 \u0631\u0627 \u0628\u0631\u06AF\u0632\u06CC\u0646\u06CC\u062F \u0648 \u067E\u06CC\u0634 \u0627\u0632 \u062E\u0631\u06CC\u062F\u060C \u0642\u06CC\u0645\u062A \u0646\u0647\u0627\u06CC\u06CC \u0631\u0627 \u0628\u0628\u06CC\u0646\u06CC\u062F.',
  },
  guide: {
    title:
      '\u062E\u0631\u0648\u062C\u06CC \u0627\u06A9\u0633\u0644 \u06AF\u0632\u0627\u0631\u0634 \u0622\u0645\u0627\u062F\u0647 \u0627\u0633\u062A',
    text: '\u062C\u062F\u0648\u0644 \u0646\u0627\u0634\u0631\u0627\u0646 \u0647\u0631 \u06A9\u0645\u067E\u06CC\u0646 \u0631\u0627 \u0627\u0632 \u0635\u0641\u062D\u0647\u0654 \u06AF\u0632\u0627\u0631\u0634 \u0622\u0646 \u0628\u0627 \u0627\u06A9\u0633\u0644 \u0628\u06AF\u06CC\u0631\u06CC\u062F.',
  },
};

// apps/server/src/sample/news/news.ts
var HOUR_MS19 = 36e5;
var DAY_MS3 = 24 * HOUR_MS19;
var UNREAD = { sepidar: 7, nikafarin: 2, toranj: 2, gandom: 1 };
async function seedNews(app, accounts, now) {
  await addChangelog(app.services.notifications, now);
  for (const [slug, accountId4] of Object.entries(accounts)) {
    await app.tenancy.withAccount(accountId4, async (tx) => {
      await announce(tx, accountId4, slug, now);
      await markRead(tx, accountId4, UNREAD[slug]);
    });
  }
}
async function addChangelog({ addChangelogItem }, now) {
  const { report, hours, messages, guide } = changelogFa;
  const at6 = (daysAgo) => new Date(now - daysAgo * DAY_MS3);
  await addChangelogItem({ ...report, created: at6(12), attachments: [] });
  await addChangelogItem({ ...hours, created: at6(5), attachments: [] });
  const attachment = { name: guide.name, type: 'text/plain; charset=utf-8', bytes: new TextEncoder().encode(guide.text) };
  await addChangelogItem({ ...messages, created: at6(1), attachments: [attachment] });
}
async function announce(tx, accountId4, slug, now) {
  const isNew = slug === 'gandom';
  const facts = isNew
    ? { ...announcementsFa.welcome, path: '/campaign/general-information' }
    : { ...announcementsFa.guide, path: '/campaigns' };
  const at6 = new Date(now - (isNew ? HOUR_MS19 : 30 * HOUR_MS19));
  await notify(tx, accountId4, [{ kind: 'announcement', facts, dedupe_key: 'sample', at: at6 }]);
}
async function markRead(tx, accountId4, unread) {
  const read = await tx
    .select({ id: notification.id, at: notification.history_date })
    .from(notification)
    .where(eq25(notification.account_id, accountId4))
    .orderBy(desc11(notification.history_date), desc11(notification.id))
    .offset(unread);
  for (const { id: id6, at: at6 } of read)
    await tx
      .update(notification)
      .set({ seen_at: new Date(at6.getTime() + HOUR_MS19) })
      .where(and21(eq25(notification.account_id, accountId4), eq25(notification.id, id6)));
}

// apps/server/src/sample/people/people.ts
import { eq as eq26, inArray as inArray16 } from 'drizzle-orm';

// apps/server/src/sample/people/people.fa.ts
var peopleFa = {
  sara: {
    first_name: '\u0633\u0627\u0631\u0627',
    last_name: '\u0645\u062D\u0645\u062F\u06CC',
    account: '\u0642\u0647\u0648\u0647\u0654 \u0633\u067E\u06CC\u062F\u0627\u0631',
    second: '\u0628\u0631\u0634\u062A\u0647\u200C\u06A9\u0627\u0631\u06CC \u0633\u067E\u06CC\u062F\u0627\u0631',
    address:
      '\u062A\u0647\u0631\u0627\u0646\u060C \u062E\u06CC\u0627\u0628\u0627\u0646 \u0648\u0644\u06CC\u0639\u0635\u0631\u060C \u0628\u0627\u0644\u0627\u062A\u0631 \u0627\u0632 \u067E\u0627\u0631\u06A9 \u0633\u0627\u0639\u06CC\u060C \u067E\u0644\u0627\u06A9 \u06F1\u06F2',
    publisher: '\u0635\u0641\u062D\u0647\u0654 \u06A9\u0627\u0641\u0647 \u0633\u067E\u06CC\u062F\u0627\u0631',
    discover: '\u06A9\u0634\u0641 \u0646\u0627\u0634\u0631 \u0633\u067E\u06CC\u062F\u0627\u0631',
    sales: '\u0647\u0645\u06A9\u0627\u0631\u06CC \u0633\u0627\u0631\u0627 \u0645\u062D\u0645\u062F\u06CC',
  },
  behnam: {
    first_name: '\u0628\u0647\u0646\u0627\u0645',
    last_name: '\u0631\u0633\u062A\u06AF\u0627\u0631',
    account: '\u0628\u0627\u0632\u0631\u06AF\u0627\u0646\u06CC \u0646\u06CC\u06A9\u200C\u0622\u0641\u0631\u06CC\u0646',
    address:
      '\u062A\u0647\u0631\u0627\u0646\u060C \u062E\u06CC\u0627\u0628\u0627\u0646 \u0628\u0647\u0634\u062A\u06CC\u060C \u062E\u06CC\u0627\u0628\u0627\u0646 \u0627\u062D\u0645\u062F \u0642\u0635\u06CC\u0631\u060C \u067E\u0644\u0627\u06A9 \u06F4\u06F8\u060C \u0648\u0627\u062D\u062F \u06F6',
  },
  laleh: {
    first_name: '\u0644\u0627\u0644\u0647',
    last_name: '\u06A9\u0631\u06CC\u0645\u06CC',
    account: '\u067E\u0648\u0634\u0627\u06A9 \u062A\u0631\u0646\u062C',
  },
  omid: {
    first_name: '\u0627\u0645\u06CC\u062F',
    last_name: '\u0634\u0631\u06CC\u0641\u06CC',
    account: '\u0646\u0627\u0646 \u0648 \u0634\u06CC\u0631\u06CC\u0646\u06CC \u06AF\u0646\u062F\u0645',
  },
  staff: {
    first_name: '\u067E\u0634\u062A\u06CC\u0628\u0627\u0646',
    last_name: '\u062C\u0627\u0631\u0686\u06CC',
    account: '\u06A9\u0627\u0631\u06A9\u0646\u0627\u0646 \u062C\u0627\u0631\u0686\u06CC',
  },
};

// apps/server/src/sample/people/people.data.ts
var { sara, behnam, laleh, omid } = peopleFa;
var ordinary = { is_official: false, debt_limit: 0, has_seen_welcome_message: true, financial_info: {} };
var saraInfo = {
  account_type: 'P',
  name: `${sara.first_name} ${sara.last_name}`,
  national_number: '0499370899',
  economic_number: '',
  address_text: peopleFa.sara.address,
  postal_code: '1966731134',
};
var nikafarinInfo = {
  account_type: 'C',
  name: behnam.account,
  national_number: '10380284790',
  economic_number: '10380284790',
  address_text: peopleFa.behnam.address,
  postal_code: '1513764611',
};
var sampleAdvertisers = [
  {
    person: 'sara',
    username: 'sara.mohammadi',
    phone: '09120000001',
    accounts: [
      { ...ordinary, slug: 'sepidar', title: sara.account, financial_info: saraInfo },
      { ...ordinary, slug: 'sepidar-roastery', title: sara.second, financial_info: saraInfo },
    ],
    panels: [
      {
        service: 'publisher',
        account: 'sepidar_cafe',
        type: 'pub',
        app_title: sara.publisher,
        url: 'https://publishers.jarchi.example/sepidar_cafe',
      },
      {
        service: 'discover',
        account: 'sepidar',
        type: 'discover',
        app_title: sara.discover,
        url: 'https://discover.jarchi.example/sepidar',
      },
      {
        service: 'sales',
        account: 'sara-mohammadi',
        type: 'other',
        app_title: sara.sales,
        url: 'https://partners.jarchi.example/sara-mohammadi',
      },
    ],
  },
  {
    person: 'behnam',
    username: 'behnam.rastegar',
    phone: '09120000002',
    accounts: [{ ...ordinary, slug: 'nikafarin', title: behnam.account, is_official: true, financial_info: nikafarinInfo }],
    panels: [],
  },
  {
    person: 'laleh',
    username: 'laleh.karimi',
    phone: '09120000003',
    accounts: [{ ...ordinary, slug: 'toranj', title: laleh.account, debt_limit: 2e7 }],
    panels: [],
  },
  {
    person: 'omid',
    username: 'omid.sharifi',
    phone: '09120000004',
    accounts: [{ ...ordinary, slug: 'gandom', title: omid.account, has_seen_welcome_message: false }],
    panels: [],
  },
];

// apps/server/src/sample/people/people.ts
var SAMPLE_PASSWORD = 'jarchi-sample';
var sampleStaff = { username: 'staff', email: 'staff@jarchi.test' };
async function seedPeople(tenancy, created) {
  const password_hash = await hashPassword(SAMPLE_PASSWORD);
  const shared = { password_hash, created };
  return tenancy.withSystem(async (tx) => {
    await addStaff(tx, shared);
    for (const advertiser of sampleAdvertisers) await addAdvertiser(tx, advertiser, shared);
    return findAdvertisers(tx);
  });
}
async function addAdvertiser(tx, { person, username, phone, accounts, panels }, shared) {
  const { first_name, last_name } = peopleFa[person];
  const [user2] = await tx
    .insert(appUser)
    .values({ ...shared, username, phone, first_name, last_name, phone_verified: true })
    .onConflictDoNothing()
    .returning({ id: appUser.id });
  if (!user2) return;
  for (const values of accounts) await openAccount(tx, user2.id, { ...values, created: shared.created });
  if (panels.length > 0) await tx.insert(userPanel).values(panels.map((panel) => ({ ...panel, user_id: user2.id })));
}
async function addStaff(tx, shared) {
  const { first_name, last_name, account: title } = peopleFa.staff;
  const [user2] = await tx
    .insert(appUser)
    .values({ ...shared, ...sampleStaff, first_name, last_name, is_staff: true, email_verified: true })
    .onConflictDoNothing()
    .returning({ id: appUser.id });
  if (user2) await openAccount(tx, user2.id, { slug: 'jarchi-staff', title, has_seen_welcome_message: true, created: shared.created });
}
async function openAccount(tx, userId, row2) {
  const [opened] = await tx.insert(account).values(row2).returning({ account_id: account.account_id });
  if (opened) await tx.insert(accountMember).values({ account_id: opened.account_id, user_id: userId });
}
async function findAdvertisers(tx) {
  const rows = await tx
    .select({ slug: account.slug, account_id: account.account_id, user_id: accountMember.user_id })
    .from(account)
    .innerJoin(accountMember, eq26(accountMember.account_id, account.account_id))
    .where(
      inArray16(
        account.slug,
        sampleAdvertisers.flatMap(({ accounts }) => accounts.map(({ slug }) => slug)),
      ),
    );
  return Object.fromEntries(rows.map(({ slug, ...ids2 }) => [slug, ids2]));
}

// apps/server/src/sample/prices/prices.fa.ts
var pricesFa = {
  services: {
    creative_design: {
      title_fa: '\u0637\u0631\u0627\u062D\u06CC \u0645\u062D\u062A\u0648\u0627',
      description_fa:
        '\u06CC\u06A9 \u0637\u0631\u062D \u0622\u0645\u0627\u062F\u0647\u0654 \u0627\u0646\u062A\u0634\u0627\u0631 \u0628\u0627 \u062F\u0648 \u0628\u0627\u0631 \u0628\u0627\u0632\u0628\u06CC\u0646\u06CC\u061B \u062A\u062D\u0648\u06CC\u0644 \u062F\u0631 \u0633\u0647 \u0631\u0648\u0632 \u06A9\u0627\u0631\u06CC.',
    },
    caption_writing: {
      title_fa: '\u0646\u0648\u0634\u062A\u0646 \u0645\u062A\u0646',
      description_fa:
        '\u0645\u062A\u0646 \u06A9\u0648\u062A\u0627\u0647 \u0648 \u0647\u0634\u062A\u06AF\u200C\u0647\u0627\u06CC \u06A9\u0645\u067E\u06CC\u0646 \u0628\u0647 \u0642\u0644\u0645 \u0646\u0648\u06CC\u0633\u0646\u062F\u0647\u0654 \u0645\u0627\u061B \u062A\u062D\u0648\u06CC\u0644 \u062F\u0631 \u06CC\u06A9 \u0631\u0648\u0632 \u06A9\u0627\u0631\u06CC.',
    },
    campaign_consulting: {
      title_fa: '\u0645\u0634\u0627\u0648\u0631\u0647\u0654 \u0627\u0646\u062A\u062E\u0627\u0628 \u0631\u0633\u0627\u0646\u0647',
      description_fa:
        '\u06CC\u06A9 \u0633\u0627\u0639\u062A \u06AF\u0641\u062A\u200C\u0648\u06AF\u0648 \u0628\u0627 \u06A9\u0627\u0631\u0634\u0646\u0627\u0633 \u0631\u0633\u0627\u0646\u0647 \u0648 \u067E\u06CC\u0634\u0646\u0647\u0627\u062F \u0645\u06A9\u062A\u0648\u0628 \u0631\u0633\u0627\u0646\u0647\u200C\u0647\u0627 \u067E\u06CC\u0634 \u0627\u0632 \u0627\u0646\u062A\u0634\u0627\u0631.',
    },
    final_report: {
      title_fa:
        '\u06AF\u0632\u0627\u0631\u0634 \u062A\u062D\u0644\u06CC\u0644\u06CC \u067E\u0627\u06CC\u0627\u0646 \u06A9\u0645\u067E\u06CC\u0646',
      description_fa:
        '\u0645\u0642\u0627\u06CC\u0633\u0647\u0654 \u0631\u0633\u0627\u0646\u0647\u200C\u0647\u0627 \u0648 \u067E\u06CC\u0634\u0646\u0647\u0627\u062F \u0628\u0631\u0627\u06CC \u06A9\u0645\u067E\u06CC\u0646 \u0628\u0639\u062F\u06CC\u060C \u06CC\u06A9 \u0647\u0641\u062A\u0647 \u067E\u0633 \u0627\u0632 \u067E\u0627\u06CC\u0627\u0646.',
    },
  },
};

// apps/server/src/sample/prices/prices.ts
var DAY_MS4 = 864e5;
var SERVICES = [
  { key: 'creative_design', price: 35e5, campaign_types: ['REACH', 'CPM', 'CPC'] },
  { key: 'caption_writing', price: 9e5, campaign_types: ['REACH', 'CPM', 'CPC'] },
  { key: 'campaign_consulting', price: 22e5, campaign_types: null },
  { key: 'final_report', price: 18e5, campaign_types: null },
];
function discountsAt(now) {
  const plain = { valid_from: new Date(now - 100 * DAY_MS4), is_once_per_account: false, is_stackable: false };
  return [
    { ...plain, discount_code: 'PAYIZ10', percent: 10, maximum_amount: 5e6, minimum_purchase: 2e6 },
    { ...plain, discount_code: 'HADIYE500', toman: 5e5, minimum_purchase: 1e6, is_stackable: true },
    { ...plain, discount_code: 'TABESTAN20', percent: 20, valid_until: new Date(now - 30 * DAY_MS4) },
    { ...plain, discount_code: 'SALAM', percent: 15, maximum_amount: 3e6, is_once_per_account: true },
    { ...plain, discount_code: 'TELEGRAM7', percent: 7, media_types: ['TELEGRAM'], is_stackable: true },
  ];
}
async function seedPrices(tenancy, now) {
  await tenancy.withSystem(async (tx) => {
    const services = SERVICES.map((service, index14) => ({ ...service, ...pricesFa.services[service.key], position: index14 + 1 }));
    await tx.insert(serviceOffer).values(services).onConflictDoNothing();
    await tx.insert(discount).values(discountsAt(now)).onConflictDoNothing();
  });
}

// apps/server/src/sample/publishers.ts
import { getTableName, ne as ne4, sql as sql23 } from 'drizzle-orm';

// apps/server/src/sample/market/publishers.fa.ts
var publishersFa = {
  categories: [
    {
      id: 1,
      title_fa: '\u063A\u0630\u0627 \u0648 \u0646\u0648\u0634\u06CC\u062F\u0646\u06CC',
      subjects:
        '\u0645\u0632\u0647=maze, \u0637\u0639\u0645=tam, \u062E\u0648\u0631\u0627\u06A9=khorak, \u0646\u0648\u0634\u06CC\u062F\u0646\u06CC=nushidani, \u0635\u0628\u062D\u0627\u0646\u0647=sobhane, \u0634\u06CC\u0631\u06CC\u0646\u06CC=shirini, \u0686\u0627\u06CC=chai',
    },
    {
      id: 2,
      title_fa: '\u0633\u0628\u06A9 \u0632\u0646\u062F\u06AF\u06CC',
      subjects:
        '\u0632\u0646\u062F\u06AF\u06CC=zendegi, \u0631\u0648\u0632\u0645\u0631\u06AF\u06CC=roozmaregi, \u062D\u0627\u0644 \u062E\u0648\u0628=halekhoob, \u0633\u0627\u062F\u06AF\u06CC=sadegi, \u0644\u0628\u062E\u0646\u062F=labkhand, \u0622\u0631\u0627\u0645\u0634=aramesh',
    },
    {
      id: 3,
      title_fa: '\u06A9\u0627\u0641\u0647 \u0648 \u0631\u0633\u062A\u0648\u0631\u0627\u0646',
      subjects:
        '\u06A9\u0627\u0641\u0647=cafe, \u0631\u0633\u062A\u0648\u0631\u0627\u0646=restaurant, \u0642\u0647\u0648\u0647=ghahve, \u067E\u06CC\u062A\u0632\u0627=pizza, \u06A9\u0628\u0627\u0628=kabab, \u0641\u0646\u062C\u0627\u0646=fenjan',
    },
    {
      id: 4,
      title_fa: '\u0634\u0647\u0631',
      subjects:
        '\u0634\u0647\u0631=shahr, \u062E\u06CC\u0627\u0628\u0627\u0646=khiaban, \u0645\u062D\u0644\u0647=mahalle, \u06A9\u0648\u0686\u0647=kooche, \u0645\u06CC\u062F\u0627\u0646=meydan, \u067E\u06CC\u0627\u062F\u0647\u200C\u0631\u0648\u06CC=piaderavi',
    },
    {
      id: 5,
      title_fa: '\u0622\u0634\u067E\u0632\u06CC',
      subjects:
        '\u0622\u0634\u067E\u0632\u06CC=ashpazi, \u0622\u0634\u067E\u0632\u062E\u0627\u0646\u0647=ashpazkhane, \u062F\u0633\u062A\u067E\u062E\u062A=dastpokht, \u0633\u0641\u0631\u0647=sofre, \u062F\u0633\u0631=deser, \u06A9\u06CC\u06A9=cake',
    },
    {
      id: 6,
      title_fa: '\u06A9\u062A\u0627\u0628',
      subjects:
        '\u06A9\u062A\u0627\u0628=ketab, \u0631\u0645\u0627\u0646=roman, \u0634\u0639\u0631=sher, \u062F\u0627\u0633\u062A\u0627\u0646=dastan, \u0645\u0637\u0627\u0644\u0639\u0647=motalee, \u0642\u0635\u0647=ghesse',
    },
    {
      id: 7,
      title_fa: '\u0639\u06A9\u0627\u0633\u06CC',
      subjects:
        '\u0639\u06A9\u0627\u0633\u06CC=akkasi, \u0639\u06A9\u0633=aks, \u062F\u0648\u0631\u0628\u06CC\u0646=doorbin, \u0642\u0627\u0628=ghab, \u067E\u0631\u062A\u0631\u0647=portrait',
    },
    {
      id: 8,
      title_fa: '\u0633\u0641\u0631 \u0648 \u06AF\u0631\u062F\u0634\u06AF\u0631\u06CC',
      subjects:
        '\u0633\u0641\u0631=safar, \u06AF\u0631\u062F\u0634\u06AF\u0631\u06CC=gardesh, \u0637\u0628\u06CC\u0639\u062A=tabiat, \u06A9\u0648\u0644\u0647\u200C\u067E\u0634\u062A\u06CC=koole, \u062C\u0627\u062F\u0647=jade, \u06A9\u0648\u06CC\u0631=kavir',
    },
    {
      id: 9,
      title_fa: '\u0645\u062F \u0648 \u067E\u0648\u0634\u0627\u06A9',
      subjects:
        '\u0645\u062F=mod, \u0627\u0633\u062A\u0627\u06CC\u0644=style, \u067E\u0648\u0634\u0627\u06A9=pooshak, \u0645\u0632\u0648\u0646=mezon, \u06A9\u0641\u0634=kafsh, \u0644\u0628\u0627\u0633=lebas',
    },
    {
      id: 10,
      title_fa: '\u0632\u06CC\u0628\u0627\u06CC\u06CC \u0648 \u0622\u0631\u0627\u06CC\u0634',
      subjects:
        '\u0632\u06CC\u0628\u0627\u06CC\u06CC=zibaei, \u0622\u0631\u0627\u06CC\u0634=arayesh, \u067E\u0648\u0633\u062A \u0648 \u0645\u0648=poostomoo, \u0639\u0637\u0631=atr, \u06AF\u0631\u06CC\u0645=gerim',
    },
    {
      id: 11,
      title_fa: '\u0633\u0644\u0627\u0645\u062A \u0648 \u062A\u0646\u062F\u0631\u0633\u062A\u06CC',
      subjects:
        '\u0633\u0644\u0627\u0645\u062A=salamat, \u062A\u063A\u0630\u06CC\u0647=taghzie, \u0631\u0648\u0627\u0646\u200C\u0634\u0646\u0627\u0633\u06CC=ravan, \u06CC\u0648\u06AF\u0627=yoga, \u062A\u0646\u062F\u0631\u0633\u062A\u06CC=tandorosti',
    },
    {
      id: 12,
      title_fa: '\u0648\u0631\u0632\u0634',
      subjects:
        '\u0648\u0631\u0632\u0634=varzesh, \u0641\u0648\u062A\u0628\u0627\u0644=football, \u0628\u062F\u0646\u0633\u0627\u0632\u06CC=badansazi, \u0648\u0627\u0644\u06CC\u0628\u0627\u0644=volleyball, \u06A9\u0648\u0647\u0646\u0648\u0631\u062F\u06CC=koohnavardi, \u06A9\u0634\u062A\u06CC=koshti',
    },
    {
      id: 13,
      title_fa: '\u0641\u0646\u0627\u0648\u0631\u06CC',
      subjects:
        '\u0641\u0646\u0627\u0648\u0631\u06CC=fanavari, \u06AF\u062C\u062A=gadget, \u0645\u0648\u0628\u0627\u06CC\u0644=mobile, \u0628\u0631\u0646\u0627\u0645\u0647\u200C\u0646\u0648\u06CC\u0633\u06CC=barname, \u0647\u0648\u0634 \u0645\u0635\u0646\u0648\u0639\u06CC=hoosh, \u0646\u0631\u0645\u200C\u0627\u0641\u0632\u0627\u0631=narmafzar',
    },
    {
      id: 14,
      title_fa: '\u062E\u0648\u062F\u0631\u0648',
      subjects:
        '\u062E\u0648\u062F\u0631\u0648=khodro, \u0645\u0627\u0634\u06CC\u0646=mashin, \u0645\u0648\u062A\u0648\u0631=motor, \u0631\u0627\u0646\u0646\u062F\u06AF\u06CC=ranandegi, \u06AF\u0627\u0631\u0627\u0698=garage',
    },
    {
      id: 15,
      title_fa: '\u0645\u0648\u0633\u06CC\u0642\u06CC',
      subjects:
        '\u0645\u0648\u0633\u06CC\u0642\u06CC=moosighi, \u0622\u0647\u0646\u06AF=ahang, \u06AF\u06CC\u062A\u0627\u0631=guitar, \u0633\u0647\u200C\u062A\u0627\u0631=setar, \u062A\u0631\u0627\u0646\u0647=tarane',
    },
    {
      id: 16,
      title_fa: '\u0633\u06CC\u0646\u0645\u0627 \u0648 \u0633\u0631\u06CC\u0627\u0644',
      subjects:
        '\u0633\u06CC\u0646\u0645\u0627=cinema, \u0633\u0631\u06CC\u0627\u0644=serial, \u0641\u06CC\u0644\u0645=film, \u0646\u0645\u0627\u06CC\u0634=namayesh, \u0646\u0642\u062F \u0641\u06CC\u0644\u0645=naghdefilm',
    },
    {
      id: 17,
      title_fa: '\u0637\u0646\u0632 \u0648 \u0633\u0631\u06AF\u0631\u0645\u06CC',
      subjects:
        '\u0637\u0646\u0632=tanz, \u062E\u0646\u062F\u0647=khande, \u0633\u0631\u06AF\u0631\u0645\u06CC=sargarmi, \u0645\u0639\u0645\u0627=moamma, \u0686\u0627\u0644\u0634=chalesh',
    },
    {
      id: 18,
      title_fa: '\u062E\u0627\u0646\u0648\u0627\u062F\u0647 \u0648 \u06A9\u0648\u062F\u06A9',
      subjects:
        '\u0645\u0627\u062F\u0631\u0627\u0646\u0647=madarane, \u06A9\u0648\u062F\u06A9=koodak, \u062E\u0627\u0646\u0648\u0627\u062F\u0647=khanevade, \u0646\u06CC\u200C\u0646\u06CC=nini, \u0641\u0631\u0632\u0646\u062F\u067E\u0631\u0648\u0631\u06CC=farzand',
    },
    {
      id: 19,
      title_fa: '\u06A9\u0633\u0628\u200C\u0648\u06A9\u0627\u0631',
      subjects:
        '\u06A9\u0633\u0628\u200C\u0648\u06A9\u0627\u0631=kasbokar, \u0628\u0627\u0632\u0627\u0631\u06CC\u0627\u0628\u06CC=bazaryabi, \u0627\u0633\u062A\u0627\u0631\u062A\u0627\u067E=startup, \u0628\u0648\u0631\u0633=boors, \u0641\u0631\u0648\u0634=foroosh, \u06A9\u0627\u0631\u0622\u0641\u0631\u06CC\u0646\u06CC=karafarini',
    },
    {
      id: 20,
      title_fa: '\u0622\u0645\u0648\u0632\u0634',
      subjects:
        '\u0622\u0645\u0648\u0632\u0634=amoozesh, \u0632\u0628\u0627\u0646 \u0627\u0646\u06AF\u0644\u06CC\u0633\u06CC=english, \u06A9\u0646\u06A9\u0648\u0631=konkoor, \u0631\u06CC\u0627\u0636\u06CC=riazi, \u0645\u0647\u0627\u0631\u062A=maharat',
    },
    {
      id: 21,
      title_fa: '\u062E\u0628\u0631',
      subjects:
        '\u062E\u0628\u0631=khabar, \u0631\u0633\u0627\u0646\u0647=resane, \u062A\u06CC\u062A\u0631=titr, \u06AF\u0632\u0627\u0631\u0634=gozaresh, \u062D\u0648\u0627\u062F\u062B=havades',
    },
    {
      id: 22,
      title_fa: '\u062E\u0627\u0646\u0647 \u0648 \u062F\u06A9\u0648\u0631\u0627\u0633\u06CC\u0648\u0646',
      subjects:
        '\u062E\u0627\u0646\u0647=khane, \u062F\u06A9\u0648\u0631\u0627\u0633\u06CC\u0648\u0646=decor, \u0686\u06CC\u062F\u0645\u0627\u0646=chideman, \u06AF\u0644 \u0648 \u06AF\u06CC\u0627\u0647=giah, \u0645\u0639\u0645\u0627\u0631\u06CC=memari',
    },
    {
      id: 23,
      title_fa: '\u062D\u06CC\u0648\u0627\u0646\u0627\u062A \u062E\u0627\u0646\u06AF\u06CC',
      subjects:
        '\u06AF\u0631\u0628\u0647=gorbe, \u0633\u06AF=sag, \u062D\u06CC\u0648\u0627\u0646\u0627\u062A=heyvanat, \u067E\u0631\u0646\u062F\u0647=parande, \u0622\u06A9\u0648\u0627\u0631\u06CC\u0648\u0645=aquarium',
    },
    {
      id: 24,
      title_fa: '\u0628\u0627\u0632\u06CC',
      subjects:
        '\u0628\u0627\u0632\u06CC=bazi, \u06AF\u06CC\u0645=game, \u06A9\u0646\u0633\u0648\u0644=console, \u0634\u0637\u0631\u0646\u062C=shatranj, \u06AF\u06CC\u0645\u0631=gamer',
    },
  ],
  /** Titles around a subject: how it reads, and how its username is made. */
  patterns:
    '\u062F\u0646\u06CC\u0627\u06CC {}=donyaye.{}, {} \u0628\u0627 {name}={}.ba.{name}, {} \u062F\u0631 {city}={}.{city}, \u0645\u062C\u0644\u0647\u0654 {}={}.mag, {} \u0648 \u0632\u0646\u062F\u06AF\u06CC={}_zendegi, {name} \u0648 {}={name}.{}, \u0647\u0645\u0647\u200C\u0686\u06CC\u0632 \u062F\u0631\u0628\u0627\u0631\u0647\u0654 {}={}.plus, {} \u0628\u0647 \u0632\u0628\u0627\u0646 \u0633\u0627\u062F\u0647={}_sade, \u0631\u0648\u0632\u0646\u0648\u0634\u062A {}={}.note, \u0628\u0627\u0634\u06AF\u0627\u0647 {}={}.club, {} \u062F\u0631 {city}={city}_{}, {} \u0627\u0632 \u0646\u06AF\u0627\u0647 {name}={}_{name}, \u067E\u0627\u062A\u0648\u0642 {}=patoogh.{}, \u06CC\u06A9 \u0631\u0648\u0632 \u0628\u0627 {}=yekrooz.{}, {}\u200C\u0646\u0627\u0645\u0647={}name, \u062F\u0648\u0633\u062A\u062F\u0627\u0631\u0627\u0646 {}={}.lovers',
  names:
    '\u0633\u0627\u0631\u0627=sara, \u0646\u0631\u06AF\u0633=narges, \u0645\u0631\u06CC\u0645=maryam, \u0646\u06CC\u0644\u0648\u0641\u0631=niloofar, \u0627\u0644\u0647\u0627\u0645=elham, \u067E\u0631\u06CC\u0633\u0627=parisa, \u06CC\u0627\u0633\u0645\u0646=yasaman, \u062A\u0631\u0627\u0646\u0647=taraneh, \u0632\u0647\u0631\u0627=zahra, \u0645\u0647\u0633\u0627=mahsa, \u0634\u06CC\u0648\u0627=shiva, \u0647\u0627\u0646\u06CC\u0647=hanieh, \u0639\u0644\u06CC=ali, \u0627\u0645\u06CC\u0631=amir, \u067E\u0648\u06CC\u0627=pouya, \u06A9\u06CC\u0627\u0646=kian, \u0622\u0631\u0634=arash, \u0628\u0647\u0631\u0627\u0645=bahram, \u0633\u06CC\u0646\u0627=sina, \u0645\u0647\u062F\u06CC=mahdi, \u0631\u0636\u0627=reza, \u0646\u0648\u06CC\u062F=navid, \u0633\u0627\u0645\u0627\u0646=saman, \u0641\u0631\u0647\u0627\u062F=farhad',
  cities:
    '\u062A\u0647\u0631\u0627\u0646=tehran, \u0645\u0634\u0647\u062F=mashhad, \u0627\u0635\u0641\u0647\u0627\u0646=isfahan, \u0634\u06CC\u0631\u0627\u0632=shiraz, \u062A\u0628\u0631\u06CC\u0632=tabriz, \u06A9\u0631\u062C=karaj, \u0631\u0634\u062A=rasht, \u0627\u0647\u0648\u0627\u0632=ahvaz, \u06CC\u0632\u062F=yazd, \u06A9\u0631\u0645\u0627\u0646=kerman, \u0642\u0645=qom, \u0633\u0627\u0631\u06CC=sari, \u0647\u0645\u062F\u0627\u0646=hamedan, \u0628\u0648\u0634\u0647\u0631=bushehr, \u0633\u0646\u0646\u062F\u062C=sanandaj, \u0642\u0632\u0648\u06CC\u0646=qazvin',
  /** Networks that publish by themselves. */
  networks: { rubika: '\u0631\u0648\u0628\u06CC\u06A9\u0627', soroush: '\u0633\u0631\u0648\u0634 \u067E\u0644\u0627\u0633' },
  bundles: {
    title: (category3) => `\u0628\u0633\u062A\u0647\u0654 ${category3}`,
    description: (category3, count10, publishers) =>
      `${count10} ${publishers} \u0628\u0627 \u0645\u0648\u0636\u0648\u0639 \xAB${category3}\xBB\u060C \u0628\u0627 \u0647\u0645 \u0648 \u0628\u0627 \u06CC\u06A9 \u0642\u06CC\u0645\u062A.`,
  },
  /** Publishers that the sample campaigns and the pictures of the documentation name. */
  known: {
    'maze.gardi': '\u0645\u0632\u0647\u200C\u06AF\u0631\u062F\u06CC',
    'cafe.neshin': '\u06A9\u0627\u0641\u0647\u200C\u0646\u0634\u06CC\u0646',
    'tehran.closeup': '\u062A\u0647\u0631\u0627\u0646 \u0627\u0632 \u0646\u0632\u062F\u06CC\u06A9',
    'narges.kitchen': '\u0622\u0634\u067E\u0632\u062E\u0627\u0646\u0647\u0654 \u0646\u0631\u06AF\u0633',
    'sara.everyday': '\u0631\u0648\u0632\u0645\u0631\u06AF\u06CC\u200C\u0647\u0627\u06CC \u0633\u0627\u0631\u0627',
    ketab_baz: '\u06A9\u062A\u0627\u0628\u200C\u0628\u0627\u0632',
    'piyaderow.mag': '\u067E\u06CC\u0627\u062F\u0647\u200C\u0631\u0648',
    'aks.o.adamha': '\u0639\u06A9\u0633 \u0648 \u0622\u062F\u0645\u200C\u0647\u0627',
    'khane.sabz': '\u062E\u0627\u0646\u0647\u0654 \u0633\u0628\u0632',
    'shahr.ketab': '\u0634\u0647\u0631 \u06A9\u062A\u0627\u0628\u200C\u062E\u0648\u0627\u0646\u200C\u0647\u0627',
    'ghahve.va.ghesse': '\u0642\u0647\u0648\u0647 \u0648 \u0642\u0635\u0647',
    'koole.poshti': '\u06A9\u0648\u0644\u0647\u200C\u067E\u0634\u062A\u06CC',
  },
};

// apps/server/src/sample/market/bundle-rows.ts
var OFFERS = [
  { media_type: 'INSTAGRAM', content_type: 'STORY', categories: [1, 8, 6, 2, 13], size: 5, priceMax: 45e5 },
  { media_type: 'INSTAGRAM', content_type: 'POST', categories: [9, 11, 19], size: 4, priceMax: 6e6 },
  { media_type: 'TELEGRAM', content_type: 'POST', categories: [21, 20, 12], size: 6, priceMax: 2e6 },
  { media_type: 'LINKEDIN', content_type: 'POST', categories: [19], size: 3, priceMax: 3e6 },
  { media_type: 'BALE', content_type: 'POST', categories: [11, 18], size: 4, priceMax: 1e6 },
  { media_type: 'EITAA', content_type: 'POST', categories: [20, 5], size: 4, priceMax: 1e6 },
  { media_type: 'RUBIKA', content_type: 'POST', categories: [17, 12], size: 4, priceMax: 1e6 },
  { media_type: 'SOROUSH', content_type: 'POST', categories: [21, 2], size: 4, priceMax: 1e6 },
];
var SHARES = [0.84, 0.88, 0.8, 0.86];
function createBundleRows(market, isKnown2) {
  const rows = { bundles: [], bundlePlans: [] };
  const publisherOf = new Map(market.publishers.map((publisher2) => [publisher2.id, publisher2]));
  const subjectOf = new Map(market.categories.toReversed().map(({ publisher_id, category_id }) => [publisher_id, category_id]));
  const taken = /* @__PURE__ */ new Set();
  const scoreOf = (plan) => publisherOf.get(plan.publisher_id)?.score ?? 0;
  for (const { media_type, content_type, categories, size, priceMax } of OFFERS) {
    for (const category3 of categories) {
      const plans = market.plans
        .filter((plan) => plan.media_type === media_type && plan.content_type === content_type && plan.price <= priceMax)
        .filter((plan) => plan.story_count === 1)
        .filter(({ publisher_id: id6 }) => subjectOf.get(id6) === category3 && !isKnown2.has(id6) && !taken.has(id6))
        .filter((plan, index14, all) => all.findIndex(({ publisher_id }) => publisher_id === plan.publisher_id) === index14)
        .toSorted((a, b) => scoreOf(b) - scoreOf(a) || a.id - b.id)
        .slice(0, size);
      if (plans.length < size) continue;
      for (const { publisher_id } of plans) taken.add(publisher_id);
      addBundle(rows, media_type, content_type, category3, plans);
    }
  }
  return rows;
}
function addBundle({ bundles, bundlePlans }, media_type, content_type, categoryId, plans) {
  const id6 = bundles.length + 1;
  const category3 = publishersFa.categories.find((candidate) => candidate.id === categoryId)?.title_fa ?? '';
  const share = SHARES[bundles.length % SHARES.length] ?? 1;
  const listPrice = plans.reduce((sum, { price }) => sum + price, 0);
  const count10 = new Intl.NumberFormat('fa-IR').format(plans.length);
  bundles.push({
    id: id6,
    media_type,
    content_type,
    title: publishersFa.bundles.title(category3),
    description: publishersFa.bundles.description(category3, count10, publisherWordsFa[publisherWordOf(media_type)]),
    price: Math.round((listPrice * share) / 1e4) * 1e4,
  });
  bundlePlans.push(...plans.map((plan) => ({ bundle_id: id6, plan_id: plan.id })));
}

// apps/server/src/sample/market/known-publishers.ts
var knownPublishers = [
  { username: 'maze.gardi', followers: 124e4, reach: 86e3, price: 76e5, hours: 24, categories: [1, 3], is_reliable: true },
  { username: 'cafe.neshin', followers: 486e3, reach: 52e3, price: 45e5, hours: 24, categories: [3], is_reliable: true },
  { username: 'tehran.closeup', followers: 892e3, reach: 71e3, price: 63e5, hours: 24, categories: [4, 7], is_reliable: false },
  { username: 'narges.kitchen', followers: 318e3, reach: 38500, price: 34e5, hours: 48, categories: [5, 18], is_reliable: true },
  { username: 'sara.everyday', followers: 205e3, reach: 31e3, price: 275e4, hours: 24, categories: [2], is_reliable: false },
  { username: 'ketab_baz', followers: 154e3, reach: 19800, price: 175e4, hours: 24, categories: [6, 20], is_reliable: false },
  { username: 'piyaderow.mag', followers: 673e3, reach: 47e3, price: 46e5, hours: 12, categories: [4, 8], is_reliable: true },
  { username: 'aks.o.adamha', followers: 412e3, reach: 36e3, price: 31e5, hours: 24, categories: [7], is_reliable: false },
  { username: 'khane.sabz', followers: 231e3, reach: 27300, price: 24e5, hours: 24, categories: [22], is_reliable: false },
  { username: 'shahr.ketab', followers: 188e3, reach: 24100, price: 21e5, hours: 24, categories: [6], is_reliable: true },
  { username: 'ghahve.va.ghesse', followers: 126e3, reach: 17600, price: 155e4, hours: 24, categories: [3, 6], is_reliable: false },
  { username: 'koole.poshti', followers: 347e3, reach: 34200, price: 305e4, hours: 24, categories: [8], is_reliable: true },
];

// apps/server/src/sample/market/network-rows.ts
var MESSENGER = 'MESSENGER';
var networks = [
  { media_type: 'RUBIKA', username: 'rubika', followers: 2e7, plans: [{ content_type: 'PIN', price: 9e3, reach: 6e6 }] },
  {
    media_type: 'SOROUSH',
    username: 'soroush',
    followers: 8e6,
    plans: [
      { content_type: 'PIN', price: 1500, reach: 12e5 },
      { content_type: 'IN_CHANNEL', price: 12e3, reach: 9e5 },
    ],
  },
];
function createNetworkRows(publisherId, planId) {
  const rows = { publishers: [], plans: [] };
  for (const { media_type, username, followers, plans } of networks) {
    const id6 = publisherId + rows.publishers.length;
    const title = publishersFa.networks[username];
    rows.publishers.push({
      id: id6,
      media_type,
      username,
      title,
      search_text: foldForSearch(`${MESSENGER} ${title} ${username}`),
      page_type: MESSENGER,
      followers,
      score: 9,
      is_reliable: true,
      is_recommended: true,
      will_provide_insight: true,
    });
    for (const { content_type, price, reach } of plans)
      rows.plans.push({
        id: planId + rows.plans.length,
        publisher_id: id6,
        media_type,
        content_type,
        price,
        publisher_price: Math.round(price * 0.85),
        availability_hours: 24,
        story_count: 1,
        reach,
        reach_low: Math.round(reach * 0.8),
        reach_high: Math.round(reach * 1.2),
      });
  }
  return rows;
}

// apps/server/src/sample/market/platform-habits.ts
var ONE_DAY = [
  { hours: 24, weight: 0.86 },
  { hours: 12, weight: 0.08 },
  { hours: 48, weight: 0.06 },
];
function channel(media_type, count10, followersMin, followersMedian, cost_per_thousand) {
  const post2 = { content_type: 'POST', hours: ONE_DAY, share: 0.32, cost_per_thousand };
  return { media_type, count: count10, followersMin, followersMedian, followersSigma: 1.15, formats: [post2] };
}
var platformHabits = [
  {
    media_type: 'INSTAGRAM',
    count: 1248,
    followersMin: 1e4,
    followersMedian: 85e3,
    followersSigma: 1.25,
    formats: [
      { content_type: 'STORY', hours: ONE_DAY, share: 0.29, cost_per_thousand: 96e3 },
      { content_type: 'POST', hours: ONE_DAY, share: 0.38, cost_per_thousand: 118e3 },
    ],
  },
  channel('TELEGRAM', 700, 1e4, 6e4, 52e3),
  {
    media_type: 'LINKEDIN',
    count: 120,
    followersMin: 1e3,
    followersMedian: 6e3,
    followersSigma: 1,
    formats: [
      {
        content_type: 'POST',
        hours: [
          { hours: 24, weight: 1 },
          { hours: 168, weight: 1 },
        ],
        hasAllHours: true,
        share: 0.25,
        cost_per_thousand: 26e4,
      },
    ],
  },
  channel('BALE', 250, 5e3, 22e3, 4e4),
  channel('SOROUSH', 200, 5e3, 16e3, 36e3),
  channel('EITAA', 280, 5e3, 3e4, 38e3),
  channel('RUBIKA', 250, 5e3, 35e3, 34e3),
];

// apps/server/src/sample/market/publisher-names.ts
var TRIES = 40;
var readWords2 = (text19) =>
  text19.split(', ').map((pair) => {
    const [fa = '', latin = ''] = pair.split('=');
    return { fa, latin };
  });
var patterns = readWords2(publishersFa.patterns);
var names = readWords2(publishersFa.names);
var cities = readWords2(publishersFa.cities);
function createNaming(random, taken) {
  const titles2 = new Set(taken.map(({ title }) => title));
  const usernames = new Set(taken.map(({ username }) => username));
  function compose(category3) {
    const pattern = random.pick(patterns);
    const subject = random.pick(readWords2(category3.subjects));
    const name = random.pick(names);
    const city = random.pick(cities);
    const fill = (language) =>
      pattern[language].replace('{}', subject[language]).replace('{name}', name[language]).replace('{city}', city[language]);
    return { title: fill('fa'), username: fill('latin'), isPersonal: pattern.fa.includes('{name}') };
  }
  return (category3) => {
    for (let count10 = 0; count10 < TRIES; count10++) {
      const found2 = compose(category3);
      if (titles2.has(found2.title) || usernames.has(found2.username) || !isUsername(found2.username)) continue;
      titles2.add(found2.title);
      usernames.add(found2.username);
      return found2;
    }
    throw new Error(`no name is left for category ${category3.id}`);
  };
}

// apps/server/src/sample/market/random.ts
function createRandom(seed) {
  let state = seed >>> 0;
  function next() {
    state = (state + 1831565813) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const between = (from, to) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    between,
    pick(items) {
      const item = items[between(0, items.length - 1)];
      if (item === void 0) throw new Error('nothing to pick from');
      return item;
    },
    chance: (probability) => next() < probability,
    // Box–Muller.
    lognormal: (median, sigma) => median * Math.exp(sigma * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())),
  };
}

// apps/server/src/sample/market/stories.ts
var STORY_COUNTS = [
  { story_count: 1, weight: 0.76 },
  { story_count: 2, weight: 0.15 },
  { story_count: 3, weight: 0.06 },
  { story_count: 4, weight: 0.03 },
];
var PRICE_STEP = 0.4;
var REACH_STEP = 0.08;
var roundTo = (value, step) => Math.round(value / step) * step;
function tellStories(plans, isKnown2, random) {
  return plans.map((plan) => {
    if (plan.content_type !== 'STORY' || isKnown2.has(plan.publisher_id)) return plan;
    let drawn = random.next();
    const story_count = STORY_COUNTS.find(({ weight }) => (drawn -= weight) < 0)?.story_count ?? 1;
    if (story_count === 1) return plan;
    const [price, reach] = [1 + PRICE_STEP * (story_count - 1), 1 + REACH_STEP * (story_count - 1)];
    return {
      ...plan,
      story_count,
      price: roundTo(plan.price * price, 1e4),
      publisher_price: roundTo(plan.publisher_price * price, 1e3),
      reach: roundTo(plan.reach * reach, 100),
      reach_low: roundTo(plan.reach_low * reach, 50),
      reach_high: roundTo(plan.reach_high * reach, 50),
    };
  });
}

// apps/server/src/sample/market/publisher-rows.ts
var SAMPLE_SEED = 1404;
var FOLLOWERS_MAX2 = 25e6;
var PRICE_MIN = 2e4;
var PRICE_MAX = 5e8;
var PUBLISHER_SHARE = 0.85;
var STAY = {
  12: { reach: 0.85, price: 0.9 },
  24: { reach: 1, price: 1 },
  48: { reach: 1.15, price: 1.05 },
  168: { reach: 1.6, price: 1.1 },
};
var roundTo2 = (value, step) => Math.round(value / step) * step;
var clamp = (value, from, to) => Math.min(Math.max(value, from), to);
function createPublisherRows(seed = SAMPLE_SEED) {
  const rows = { publishers: [], categories: [], plans: [] };
  platformHabits.forEach((platform2, index14) => addPlatform(rows, platform2, createRandom(seed + index14 * 7919)));
  const known = new Set(knownPublishers.map(({ username }) => username));
  const isKnown2 = new Set(rows.publishers.filter(({ username }) => known.has(username)).map(({ id: id6 }) => id6));
  const plans = tellStories(rows.plans, isKnown2, createRandom(seed + 104729));
  const networks2 = createNetworkRows(rows.publishers.length + 1, plans.length + 1);
  return {
    ...rows,
    publishers: [...rows.publishers, ...networks2.publishers],
    plans: [...plans, ...networks2.plans],
    ...createBundleRows({ ...rows, plans }, isKnown2),
  };
}
function addPlatform(rows, platform2, random) {
  const known = platform2.media_type === 'INSTAGRAM' ? knownPublishers : [];
  const knownNames = known.map(({ username }) => ({ username, title: publishersFa.known[username], isPersonal: false }));
  known.forEach((page2, index14) => {
    const name = knownNames[index14];
    if (!name) return;
    const story = { content_type: 'STORY', availability_hours: page2.hours, price: page2.price, reach: page2.reach };
    const offers = [
      story,
      ...platform2.formats
        .filter((format2) => format2.content_type !== 'STORY')
        .flatMap((format2) => offersOf(format2, page2.followers, random)),
    ];
    const traits = {
      is_reliable: page2.is_reliable,
      is_recommended: true,
      will_provide_insight: random.chance(0.6),
      score: random.between(7, 10),
    };
    addPublisher(rows, platform2, name, page2.followers, page2.categories, traits, offers, random);
  });
  const nameIn = createNaming(random, knownNames);
  for (let count10 = known.length; count10 < platform2.count; count10++) {
    const category3 = random.pick(publishersFa.categories);
    const name = nameIn(category3);
    const followers = roundTo2(
      clamp(random.lognormal(platform2.followersMedian, platform2.followersSigma), platform2.followersMin, FOLLOWERS_MAX2),
      100,
    );
    const score = random.between(2, 10);
    const traits = {
      is_reliable: random.chance(score / 22),
      is_recommended: random.chance(score / 19),
      will_provide_insight: random.chance(0.45),
      score,
    };
    const offers = platform2.formats.flatMap((format2) => offersOf(format2, followers, random));
    addPublisher(rows, platform2, name, followers, categoriesOf(category3, random), traits, offers, random);
  }
}
function categoriesOf({ id: id6 }, random) {
  const others2 = Array.from({ length: random.between(0, 2) }, () => id6 + random.between(1, 4));
  return [.../* @__PURE__ */ new Set([id6, ...others2.filter((other) => other <= publishersFa.categories.length)])];
}
function offersOf(format2, followers, random) {
  const share = format2.share * (followers / 1e4) ** -0.28 * random.lognormal(1, 0.22);
  const cost = format2.cost_per_thousand * random.lognormal(1, 0.16);
  const hours = format2.hasAllHours ? format2.hours.map((stay) => stay.hours) : [pickHours(format2, random)];
  return hours.map((availability_hours) => {
    const stay = STAY[availability_hours] ?? { reach: 1, price: 1 };
    const reach = clamp(roundTo2(followers * share * stay.reach, 100), 100, followers);
    const price = (reach * cost * stay.price) / 1e3;
    return {
      content_type: format2.content_type,
      availability_hours,
      reach,
      price: clamp(roundTo2(price, price < 1e6 ? 1e4 : 5e4), PRICE_MIN, PRICE_MAX),
    };
  });
}
function pickHours(format2, random) {
  let drawn = random.next();
  return format2.hours.find(({ weight }) => (drawn -= weight) < 0)?.hours ?? 24;
}
function pageTypeOf(name, category3, random) {
  if (name.isPersonal) return 'personal';
  if (category3 === 21) return 'news';
  return random.chance(0.2) ? 'business' : 'topic';
}
function addPublisher(rows, { media_type }, name, followers, categories, traits, offers, random) {
  const id6 = rows.publishers.length + 1;
  const { title, username } = name;
  const page_type = pageTypeOf(name, categories[0], random);
  rows.publishers.push({
    id: id6,
    media_type,
    username,
    title,
    search_text: foldForSearch(`${title} ${username}`),
    page_type,
    followers,
    ...traits,
  });
  for (const category_id of categories) rows.categories.push({ publisher_id: id6, category_id });
  for (const offer of offers) {
    const spread = traits.is_reliable ? 0.1 + random.next() * 0.1 : 0.18 + random.next() * 0.2;
    const reach_low = roundTo2(offer.reach * (1 - spread), 50);
    const reach_high = roundTo2(offer.reach * (1 + spread), 50);
    const publisher_price = roundTo2(offer.price * PUBLISHER_SHARE, 1e3);
    rows.plans.push({
      id: rows.plans.length + 1,
      publisher_id: id6,
      media_type,
      story_count: 1,
      ...offer,
      publisher_price,
      reach_low,
      reach_high,
    });
  }
}

// apps/server/src/sample/publishers.ts
var NETWORK = 'MESSENGER';
function seedPublishers(tenancy) {
  return tenancy.withSystem(async (tx) => {
    await tx.execute(sql23`select pg_advisory_xact_lock(7241010)`);
    const others2 = await tx.select({ id: publisher.id }).from(publisher).where(ne4(publisher.page_type, NETWORK)).limit(1);
    if (others2.length > 0) return false;
    await tx.execute(sql23`delete from media_plan`);
    await tx.execute(sql23`delete from publisher`);
    const rows = createPublisherRows();
    const categories = publishersFa.categories.map(({ id: id6, title_fa }) => ({ id: id6, title_fa }));
    await tx.insert(category).values(categories).onConflictDoNothing();
    await insertRows(
      tx,
      publisher,
      rows.publishers.map((row2) => ({ ...row2, is_active: true })),
    );
    await insertRows(tx, publisherCategory, rows.categories);
    await insertRows(
      tx,
      mediaPlan,
      rows.plans.map((row2) => ({ ...row2, is_active: true })),
    );
    await insertRows(
      tx,
      bundle,
      rows.bundles.map((row2) => ({ ...row2, is_active: true })),
    );
    await insertRows(tx, bundlePlan, rows.bundlePlans);
    await continueIds(tx, publisher);
    await continueIds(tx, bundle);
    await continueIds(tx, mediaPlan);
    await tx.execute(sql23`analyze publisher, publisher_category, media_plan, bundle, bundle_plan`);
    return true;
  });
}
async function insertRows(tx, table, rows) {
  await tx.execute(sql23`insert into ${table} select * from json_populate_recordset(null::${table}, ${JSON.stringify(rows)})`);
}
async function continueIds(tx, table) {
  await tx.execute(sql23`select setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), (select max(id) from ${table}))`);
}

// apps/server/src/sample/world.ts
var KEY = 'sample_world';
var DAY_MS5 = 864e5;
var FILLED_BY_MIGRATIONS = ['migration', 'business_category', 'click_tier', 'cpm_configuration'];
var OTHER_PUBLISHERS = `(select from publisher where page_type <> 'MESSENGER' limit 1)`;
var WITH_NETWORKS = ['publisher', 'media_plan'];
var WRITTEN_BY_SERVERS = ['job', 'otp_request', 'store_state', 'try_count', 'world_clock'];
async function planSeeding(db, ownTables) {
  const seeding = await readSeeding(db.pool, ownTables);
  if (seeding === 'none') return seeding;
  const foreign = await listForeignRelations(db.pool, ownTables);
  if (foreign.length === 0) return seeding;
  throw new StartRefusal(
    `JARCHI_SAMPLE: this database holds what is not Jarchi's (${foreign.join(', ')}), so the sample world is not put into it. Nothing was changed. Name an empty database in DATABASE_URL, or set JARCHI_SAMPLE=0 to start without the sample world.`,
  );
}
async function readSeeding(pool, ownTables) {
  const { rows } = await pool.query(`select tablename as name from pg_tables where schemaname = 'public' and tablename = any($1::text[])`, [
    ownTables,
  ]);
  const made = rows.map(({ name }) => name);
  if (made.includes('store_state')) {
    const state = await pool.query('select value from store_state where key = $1', [KEY]);
    const value = state.rows[0]?.value;
    if (value !== void 0) return value === 'seeding' ? 'cut_off' : 'none';
  }
  const others2 = /* @__PURE__ */ new Set([...FILLED_BY_MIGRATIONS, ...WRITTEN_BY_SERVERS, ...WITH_NETWORKS]);
  const looks = made.filter((name) => !others2.has(name)).map((name) => `(select from ${quote(name)} limit 1)`);
  if (made.includes('publisher')) looks.push(OTHER_PUBLISHERS);
  if (looks.length === 0) return 'fresh';
  const used = await pool.query(looks.join(' union all '));
  return used.rows.length > 0 ? 'none' : 'fresh';
}
var quote = (name) => pg5.escapeIdentifier(name);
async function prepareSampleWorld(db, tenancy, ownTables, saveOffset) {
  const emptied = ownTables.filter((name) => !FILLED_BY_MIGRATIONS.includes(name));
  await db.pool.query(`truncate ${emptied.map(quote).join(', ')} restart identity`);
  await tenancy.withSystem((tx) => tx.insert(storeState).values({ key: KEY, value: 'seeding' }));
  await saveOffset(-SAMPLE_DAYS * DAY_MS5);
}
async function seedSampleWorld(app, clocks, onProgress) {
  onProgress('publishers');
  await seedPublishers(app.tenancy);
  await seedPrices(app.tenancy, clocks.wall.now());
  onProgress('people');
  const people = await seedPeople(app.tenancy, new Date(clocks.world.now()));
  const callerOf = (slug) => {
    const person = people[slug];
    if (!person) throw new Error(`the sample has no account ${slug}`);
    return { account_id: person.account_id, user_id: person.user_id, hijacked_by: null };
  };
  const accounts = {
    sepidar: callerOf('sepidar'),
    'sepidar-roastery': callerOf('sepidar-roastery'),
    nikafarin: callerOf('nikafarin'),
    toranj: callerOf('toranj'),
  };
  onProgress('ninety days of campaigns');
  await seedCampaigns(app, clocks.world, accounts, clocks.wall.now());
  const idOf = (slug) => callerOf(slug).account_id;
  const news = { sepidar: idOf('sepidar'), nikafarin: idOf('nikafarin'), toranj: idOf('toranj'), gandom: idOf('gandom') };
  await seedNews(app, news, clocks.wall.now());
  await app.tenancy.withSystem((tx) =>
    tx
      .update(storeState)
      .set({ value: 'ready' })
      .where(sql24`key = ${KEY}`),
  );
}

// apps/server/src/stop-on-signals.ts
var CUT_SECONDS = 10;
var REST_SECONDS = 5;
function stopOnSignals({ closeApp, closeStore, jobSeconds }) {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      const lastSeconds = Math.max(CUT_SECONDS, jobSeconds) + REST_SECONDS;
      setTimeout(() => giveUp(`not closed ${lastSeconds} seconds after ${signal}`), lastSeconds * 1e3);
      closeApp()
        .then((hasEnded) => (hasEnded ? closeStore() : void 0))
        .then(
          () => process.exit(0),
          (error) => giveUp(describeError(error)),
        );
    });
}
function giveUp(reason) {
  process.stderr.write(`${JSON.stringify({ level: 60, msg: 'ended without closing', err: reason })}
`);
  process.exit(1);
}

// apps/server/src/main.ts
var say = (line) =>
  process.stdout.write(`${line}
`);
var DAY_MS6 = 864e5;
var UNFINISHED_MS = DAY_MS6;
var firstThere = (...paths) => paths.find((path) => existsSync2(path));
var parsed = parseConfig(process.env);
var refusals2 = parsed.ok ? listMissingConnectors(parsed.value) : parsed.error;
for (const { setting, reason } of refusals2)
  process.stderr.write(`${setting}: ${reason}
`);
if (!parsed.ok || refusals2.length > 0) process.exit(1);
for (const event of ['uncaughtException', 'unhandledRejection'])
  process.on(event, (error) => {
    process.stderr.write(`${JSON.stringify({ level: 60, msg: event, err: describeError(error) })}
`);
    process.exit(1);
  });
await serve(parsed.value).catch((error) => {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  process.stderr.write(
    isTaken
      ? `PORT: ${parsed.value.port} is in use; choose another one
`
      : `${describeStart(error)}
`,
  );
  process.exit(1);
});
async function serve(config) {
  await probePort(config);
  const here = import.meta.dirname;
  const migrations = firstThere(join8(here, 'migrations'), join8(here, '../migrations'));
  const panelDirectory = firstThere(join8(here, '../panel'), join8(here, '../../../dist/panel'));
  const staffDirectory = firstThere(join8(here, '../staff'), join8(here, '../../../dist/staff'));
  if (!migrations) throw new StartRefusal('the migrations are not beside the server');
  mkdirSync3(config.data_dir, { recursive: true });
  const secret = config.jwt_secret ?? (await loadSecret(config.data_dir));
  const db = await openDatabase({ database_url: config.database_url, data_dir: config.data_dir, pool_size: config.db_pool_size });
  const unlockStore = await db.lockStore();
  const ownTables = await listOwnTables(migrations);
  const isSeeding = config.is_sample_world && (await planSeeding(db, ownTables)) !== 'none';
  await migrate(db, migrations);
  const tenancy = createTenancy(db);
  const store = createWorldClockStore(db.pool);
  if (isSeeding) await prepareSampleWorld(db, tenancy, ownTables, store.save);
  const wall = wallClock();
  if (db.kind === 'pglite') await Promise.all([store.forgetMove(), releaseLeases(db.pool)]);
  const world = await createWorldClock({ wall, store });
  const connectors = createConnectors(config, { tenancy, wall, log: say });
  if (!connectors.ok) throw new Error(JSON.stringify(connectors.error));
  const fileDirectory = join8(config.data_dir, 'files');
  await sweepUnfinished(fileDirectory, UNFINISHED_MS, wall.now());
  await forgetOldKeys(tenancy);
  setInterval(() => void forgetOldKeys(tenancy).catch(() => void 0), DAY_MS6).unref();
  const app = await createApp({
    config,
    secret,
    db,
    clocks: { wall, world },
    files: createDiskFileStore(fileDirectory),
    ...connectors.value,
    ...(panelDirectory === void 0 ? {} : { panelDirectory }),
    ...(staffDirectory === void 0 ? {} : { staffDirectory }),
  });
  if (isSeeding) {
    const tell2 = (what) => say(`Seeding the sample world: ${what}`);
    await runForParty({ name: SERVER_PARTY, kind: 'job' }, () => seedSampleWorld(app, { wall, world }, tell2));
  }
  await unlockStore();
  app.worker.start();
  await app.server.listen({ port: config.port, host: config.host });
  stopOnSignals({ closeApp: app.close, closeStore: db.close, jobSeconds: config.jobs.stop_seconds });
  greet(config, app.server);
}
function describeStart(error) {
  return error instanceof StartRefusal ? error.message : JSON.stringify(describeError(error));
}
function greet(config, server) {
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  say(`
Jarchi is served at http://localhost:${port} (${config.mode} mode)`);
  if (!config.is_sample_world) return;
  say('All data is a sample: publishers, campaigns and money are made up, nothing is sent or charged. Sign in with:');
  for (const { login, what } of SAMPLE_LOGINS) say(`  ${login}  ${what}`);
  say('Phones get a code (printed here and shown on the page); every one also takes the password jarchi-sample.');
}
//# sourceMappingURL=main.js.map
