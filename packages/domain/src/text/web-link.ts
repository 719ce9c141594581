/** A link as a browser or a fetch opens it. */
export interface WebLink {
  /** The whole link in ASCII: letters of other scripts are percent-encoded, and those of the host are punycode. */
  readonly href: string;
  /** In ASCII and lower case. */
  readonly hostname: string;
  /** Empty for the scheme's own port. */
  readonly port: string;
  readonly protocol: 'http:' | 'https:';
}

/** The parser of browsers and Node (WHATWG URL); the domain is compiled without the types of either. */
declare const URL: new (text: string) => WebLink;

/** http or https, then a host of letters, digits, hyphens and dots, so no name or password; then no spaces, and no marks that hide or turn text. */
const FRAME = /^https?:\/\/[\p{L}\p{N}\p{M}\u200c.-]+(?::\d{1,5})?(?:[/?#][^\s\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]*)?$/iu;
/** Names that a resolver takes, under a top-level domain of two letters or more. */
const HOST = /^(?=.{1,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--(?:[a-z\d-]{0,58}[a-z\d]))$/;

/**
 * A customer's link, as what later opens it reads it; undefined for a text that cannot be opened. A browser of another age may read a host
 * of other scripts otherwise: the server's verdict decides.
 */
export function readLink(text: string): WebLink | undefined {
  if (!FRAME.test(text)) return undefined;
  const link = parse(text);
  return link && HOST.test(link.hostname) ? link : undefined;
}

export function isLink(text: string): boolean {
  return readLink(text) !== undefined;
}

function parse(text: string): WebLink | undefined {
  try {
    const { href, hostname, port, protocol } = new URL(text);
    return { href, hostname, port, protocol };
  } catch {
    return undefined;
  }
}
