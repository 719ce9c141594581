import { hashForPolicy } from '#infra/http/answers/content-hash.ts';
import { channelNamesFa } from '@jarchi/domain/channels/channel-names.fa.ts';
import { TEST_BOT_PAGE, type BotChannel } from '@jarchi/domain/channels/channels.ts';
import { channelsFa } from '#features/channels/channels.fa.ts';

const fa = channelsFa.testBot;

/** The panel's light and dark tokens, by value: this page plays a messenger, and loads only the panel's font from ours. */
const style = `
:root{color-scheme:light dark;--canvas:#f4f3f8;--surface:#fff;--text:#1a1623;--text-2:#534c62;--line:#e8e5ef;--control:#8c8499;--action:#5f2eea;--on-action:#fff;--info-text:#17549a;--info-soft:#e8f1fc}
@media (prefers-color-scheme:dark){:root{--canvas:#110e18;--surface:#1a1623;--text:#f6f5f9;--text-2:#aaa4b8;--line:#272231;--control:#787085;--action:#7b51ef;--info-text:#bcd6f3;--info-soft:#14253a}}
*{box-sizing:border-box}
body{margin:0;min-block-size:100dvh;display:grid;place-items:center;padding:16px;background:var(--canvas);color:var(--text);font:16px/1.75 Vazirmatn,Tahoma,system-ui,sans-serif}
main{inline-size:100%;max-inline-size:440px;background:var(--surface);border:1px solid var(--line);border-radius:16px;padding:24px}
h1{font-size:20px;margin:0 0 8px}h2{font-size:14px;margin:20px 0 4px;color:var(--text-2);font-weight:500}
.notice{margin:0 0 20px;padding:12px 14px;border-radius:12px;background:var(--info-soft);color:var(--info-text);font-size:14px}
form{display:grid;gap:10px}label{font-size:14px;color:var(--text-2)}
input{inline-size:100%;min-block-size:48px;padding:10px 14px;border:1px solid var(--control);border-radius:12px;background:transparent;color:inherit;font:inherit;text-align:end}
button,a{display:block;inline-size:100%;min-block-size:48px;padding:10px 16px;border:1px solid var(--control);border-radius:12px;background:transparent;color:inherit;font:inherit;font-weight:500;text-align:center;text-decoration:none;cursor:pointer;margin-block-start:10px}
button{border-color:transparent;background:var(--action);color:var(--on-action)}
:focus-visible{outline:2px solid var(--action);outline-offset:2px}`;

const fontFace = (href: string) =>
  `@font-face{font-family:Vazirmatn;font-weight:400 800;font-display:swap;src:url('${href}') format('woff2')}`;

const styleOf = (fontHref: string | undefined) => `${fontHref === undefined ? '' : fontFace(fontHref)}${style}`;

/** Only the font is loaded, and nothing may frame the page. */
export const testBotPolicy = (fontHref: string | undefined): string =>
  `default-src 'none'; style-src ${hashForPolicy(styleOf(fontHref))}; font-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;

export interface TestBotPage {
  readonly channel: BotChannel;
  readonly chat: string;
  readonly text: string;
  /** What the bot answered; undefined before anything was sent. */
  readonly answer: string | undefined;
  readonly fontHref: string | undefined;
}

/** A chat with a bot that is not set up: one message, and its answer. */
export function renderTestBot({ channel, chat, text, answer, fontHref }: TestBotPage): string {
  const title = fa.title(channelNamesFa[channel]);
  const said = answer === undefined ? '' : `<h2>${fa.answer}</h2><p role="status">${escapeHtml(answer)}</p>`;
  return `<!doctype html>
<html lang="fa" dir="rtl" translate="no">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${styleOf(fontHref)}</style></head>
<body><main><h1>${title}</h1><p class="notice">${fa.notice}</p>
<form method="post" action="${TEST_BOT_PAGE}/${channel}"><input type="hidden" name="chat" value="${escapeHtml(chat)}">
<label for="text">${fa.message}</label><input id="text" name="text" dir="ltr" autocomplete="off" value="${escapeHtml(answer === undefined ? text : '/stop')}">
<button>${fa.send}</button></form>${said}<a href="/profile?section=notifications">${fa.back}</a></main></body>
</html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
