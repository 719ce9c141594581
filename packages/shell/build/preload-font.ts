import type { Plugin } from 'vite';

/** Each page needs this font. The document requests it, so it arrives with the style sheet. `name` is the end of its file's name. */
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
