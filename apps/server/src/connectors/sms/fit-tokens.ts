/** The most spaces in a template's `token20`. */
const SPACES_MAX = 8;

/** What a template takes: `token` is one word, here the panel's host; `token20` is a short sentence. */
export function fitTokens(title: string, url: string): { readonly token: string; readonly token20: string } {
  return {
    token: URL.canParse(url) ? new URL(url).host : url,
    token20: title
      .split(/\s+/)
      .slice(0, SPACES_MAX + 1)
      .join(' '),
  };
}
