import { isLink } from './web-link.ts';

const SCHEME = /^[a-z][a-z\d+.-]*:\/\//i;

/** The link that a typed address means: «example.ir» gets https://. A text that is no address without it stays as it is. */
export function completeLink(typed: string): string {
  if (typed === '' || SCHEME.test(typed)) return typed;
  const link = `https://${typed.replace(/^\/\//, '')}`;
  return isLink(link) ? link : typed;
}

/** The domain of a link's host, without its www and port; undefined for a text that is no link. */
export function findDomain(link: string): string | undefined {
  if (!isLink(link)) return undefined;
  return link
    .replace(SCHEME, '')
    .replace(/[:/?#].*$/s, '')
    .replace(/^www\./i, '')
    .toLowerCase();
}
