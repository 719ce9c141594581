import type { Plugin } from 'vite';

/** Every page needs this font; asked for by the document, it arrives together with the style sheet. `name` ends its file's name. */
export function preloadFont(name: string): Plugin {
  return {
    name: 'preload-font',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const font = Object.values(bundle ?? {}).find(
          (file) => file.type === 'asset' && file.originalFileNames.some((original) => original.endsWith(name)),
        );
        if (!font) return [];
        const href = `/${font.fileName}`;
        return [{ tag: 'link', attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' }, injectTo: 'head' }];
      },
    },
  };
}
