import type { HtmlTagDescriptor, Plugin } from 'vite';

/** Sets the theme before anything is painted: the choice of the person, else of the system (`packages/shell/src/frame/theme.ts`). */
const THEME_SCRIPT =
  "(function(){var c;try{c=localStorage.getItem('jarchi-theme')}catch(e){}var d=c==='dark'||(c!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches);document.documentElement.dataset.theme=d?'dark':'light';if(d)document.querySelector('meta[name=theme-color]').content='#0d0b12'})()";

const meta = (name: string, content: string): HtmlTagDescriptor => ({ tag: 'meta', attrs: { name, content }, injectTo: 'head-prepend' });
const link = (attrs: Record<string, string>): HtmlTagDescriptor => ({ tag: 'link', attrs, injectTo: 'head' });

/** The start of each app's document. */
export function documentHead(): Plugin {
  return {
    name: 'document-head',
    transformIndexHtml: {
      order: 'pre',
      handler: () => [
        { tag: 'meta', attrs: { charset: 'utf-8' }, injectTo: 'head-prepend' },
        meta('viewport', 'width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content'),
        meta('theme-color', '#f4f3f8'),
        meta('color-scheme', 'light dark'),
        meta('robots', 'noindex'),
        meta('referrer', 'same-origin'),
        link({ rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' }),
        link({ rel: 'manifest', href: '/manifest.webmanifest' }),
        link({ rel: 'apple-touch-icon', href: '/icon-192.png' }),
        { tag: 'script', children: THEME_SCRIPT, injectTo: 'head' },
      ],
    },
  };
}
