import { fileURLToPath } from 'node:url';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import browsers from './browsers.json' with { type: 'json' };
import { bundleInline } from '../inline-script.ts';
import { oldBrowserFa as fa } from './old-browsers.fa.ts';

const PAGE = 'old-browser.html';
const FILL_IN = fileURLToPath(new URL('./fill-in.ts', import.meta.url));

/**
 * Sends a browser that is too old to a page that names those that work, unless its person wants to go on. It asks for what came with
 * the oldest that we support, since a name can be faked: MathMLElement with Chrome 109, dvh with Safari 15.4, toSorted with Firefox 115.
 * It is written in ES5, so that any browser can read it.
 */
function writeGate(base: string): string {
  return `(function(){var d=document.documentElement,k='jarchi-any-browser',ok='MathMLElement'in window&&window.CSS&&CSS.supports&&CSS.supports('height','1dvh')&&(!('MozAppearance'in d.style)||[].toSorted);try{if(location.hash==='#any-browser'){ok=1;sessionStorage.setItem(k,'1')}ok=ok||sessionStorage.getItem(k)}catch(e){}if(!ok)location.replace('${base}${PAGE}')})()`;
}

function writePage(base: string): string {
  return `<!doctype html>
<html lang="fa-IR" dir="rtl" translate="no">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${fa.title}</title>
</head>
<body bgcolor="#f4f3f8" text="#1a1623" link="#4c20c4" vlink="#4c20c4">
<table role="presentation" align="center" width="100%" cellpadding="24"><tr><td align="right">
<font face="Vazirmatn, Tahoma, sans-serif">
<h1>${fa.title}</h1>
<p>${fa.lead}</p>
<ul>
${fa
  .works(browsers)
  .map((line) => `<li>${line}</li>`)
  .join('\n')}
</ul>
<p>${fa.kept}</p>
<p><a href="${base}#any-browser">${fa.anyway}</a></p>
</font>
</td></tr></table>
</body>
</html>
`;
}

/** Browsers at the edge of support: what they lack is filled in, and older ones get a page of their own. */
export function oldBrowsers(base: string): Plugin {
  const head = (children: string): HtmlTagDescriptor => ({ tag: 'script', children, injectTo: 'head' });
  return {
    name: 'old-browsers',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      async handler() {
        const noScript: HtmlTagDescriptor = { tag: 'noscript', children: fa.noScript, injectTo: 'body-prepend' };
        return [head(writeGate(base)), head(await bundleInline(FILL_IN)), noScript];
      },
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: PAGE, source: writePage(base) });
    },
  };
}
