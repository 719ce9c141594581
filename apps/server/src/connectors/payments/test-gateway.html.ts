import { hashForPolicy } from '#infra/http/answers/content-hash.ts';
import { groupThousands, toPersianDigits } from '@jarchi/domain/text/digits.ts';
import { testGatewayFa as fa } from './test-gateway.fa.ts';
import type { TestPayment } from './test-gateway.ts';

/** The panel's light and dark tokens, by value: this page plays another host, and loads only the panel's font from ours. */
const style = `
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

const fontFace = (href: string) =>
  `@font-face{font-family:Vazirmatn;font-weight:400 800;font-display:swap;src:url('${href}') format('woff2')}`;

const styleOf = (fontHref: string | undefined) => `${fontHref === undefined ? '' : fontFace(fontHref)}${style}`;

/** The page's headers: only the font is loaded, and nothing may frame it. */
export const testGatewayPolicy = (fontHref: string | undefined): string =>
  `default-src 'none'; style-src ${hashForPolicy(styleOf(fontHref))}; font-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;

/** The gateway's page for a payment, or for an unknown one. */
export function renderTestGatewayPage(payment: TestPayment | undefined, fontHref: string | undefined): string {
  return `<!doctype html>
<html lang="fa" dir="rtl" translate="no">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${fa.pageTitle}</title><style>${styleOf(fontHref)}</style></head>
<body><main><h1>${fa.pageTitle}</h1><p class="notice">${fa.notice}</p>${payment ? renderPayment(payment) : renderEnd(fa.unknown)}</main></body>
</html>`;
}

function renderPayment(payment: TestPayment): string {
  const amount = toPersianDigits(groupThousands(String(payment.amount)));
  const facts = `<div>${fa.amount}</div><div class="amount">${amount} <small>${fa.toman}</small></div>
<dl><dt>${fa.order}</dt><dd>${toPersianDigits(escapeHtml(payment.order_id))}</dd><dt>${fa.forWhat}</dt><dd>${escapeHtml(payment.description)}</dd></dl>`;
  if (payment.state === 'cancelled') return facts + renderEnd(fa.cancelled);
  return facts + (payment.state === 'open' ? renderActions(payment.authority) : renderEnd(fa.paid));
}

function renderActions(authority: string): string {
  const action = (name: string) => `/gateway/test/${encodeURIComponent(authority)}/${name}`;
  return `<form method="post"><button class="main" formaction="${action('pay')}">${fa.pay}</button>
<button formaction="${action('cancel')}">${fa.cancel}</button></form>
<h2>${fa.rehearsals}</h2>
<form method="post"><button formaction="${action('vanish')}">${fa.vanish}</button><p class="hint">${fa.vanishHint}</p>
<button formaction="${action('double')}">${fa.double}</button><p class="hint">${fa.doubleHint}</p></form>`;
}

function renderEnd(text: string): string {
  return `<p role="status">${text}</p><a class="back" href="/">${fa.back}</a>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
