import { domainToUnicode } from 'node:url';
import type { RefusalOf } from '@jarchi/contract/refusals.ts';
import type { CallAnswer } from '@jarchi/contract/types.ts';
import { refuse, succeed, type Result } from '@jarchi/domain/result.ts';
import { readLink } from '@jarchi/domain/text/web-link.ts';
import { findIconType } from '#infra/outside/icon-type.ts';
import { decodePage, endsHead, readPageHead } from '#infra/outside/page-head.ts';
import type { OutsideReader, OutsideResource } from '#infra/outside/page-reader.ts';
import type { TryLimiters } from '#infra/tries/try-limiter.ts';

type DisplayUrl = CallAnswer<'publishers', 'displayUrl'>;
export type DisplayUrlService = ReturnType<typeof createDisplayUrlService>;

/** For the page, its redirects and its icon together. */
const TIME_MS = 3000;
const TOTAL_BYTES = 512 * 1024;
const ICON_BYTES = 32 * 1024;
const PAGE_BYTES = TOTAL_BYTES - ICON_BYTES;
/** Limited, because each call reaches the server of a third party. */
const ASKS = { kind: 'display-url', limit: 30, windowMs: 60_000 };

/** What is shown of a landing page: its display address, and its title and icon when it can be reached. */
export function createDisplayUrlService({
  outside,
  tries,
}: {
  readonly outside: OutsideReader;
  readonly tries: Pick<TryLimiters, 'limitWindow'>;
}) {
  const asks = tries.limitWindow(ASKS);

  async function findIcon(page: URL, href: string | null, signal: AbortSignal): Promise<string | null> {
    const path = href ?? '/favicon.ico';
    if (!URL.canParse(path, page)) return null;
    const answer = await outside.read({ url: new URL(path, page), limitBytes: ICON_BYTES, signal });
    if (!answer.ok || answer.value.isCut) return null;
    const type = findIconType(answer.value.body);
    return type === undefined ? null : `data:${type};base64,${answer.value.body.toString('base64')}`;
  }

  return {
    /** Checks a link and looks at its page; an unreachable page is no error. Refuses links to anything but public pages. */
    async displayUrl(accountId: number, link: string): Promise<Result<DisplayUrl, RefusalOf<'url_not_allowed' | 'rate_limited'>>> {
      const waitMs = await asks.take(String(accountId));
      if (waitMs !== undefined) return refuse({ code: 'rate_limited', retry_after_seconds: Math.ceil(waitMs / 1000) });
      const read = readLink(link.trim());
      if (!read) return refuse({ code: 'url_not_allowed' });
      const url = new URL(read.href);
      const signal = AbortSignal.timeout(TIME_MS);
      const answer = await outside.read({ url, limitBytes: PAGE_BYTES, signal, isEnough: endsHead });
      const problem = answer.ok ? null : answer.error;
      if (problem === 'not_allowed') return refuse({ code: 'url_not_allowed' });
      const shown = { url: url.href, display_url: getDisplayUrl(url), host: getDisplayHost(url) };
      if (!answer.ok) return succeed({ ...shown, title: null, icon: null, is_reachable: false, problem });
      const head = readHead(answer.value);
      if (head === 'too_large') return succeed({ ...shown, title: null, icon: null, is_reachable: false, problem: head });
      const icon = await findIcon(answer.value.url, head.icon, signal);
      return succeed({ ...shown, title: head.title, icon, is_reachable: true, problem: null });
    },
  };
}

/** Of a resource that is not a page, such as a picture, nothing is read. */
function readHead({ contentType, body, isCut }: OutsideResource) {
  const isPage = contentType === '' || /^(?:text\/html|application\/xhtml\+xml)\b/.test(contentType);
  if (!isPage) return { title: null, icon: null };
  const head = readPageHead(decodePage(body, contentType));
  // The head is longer than half a megabyte, and its title has not come yet.
  return isCut && head.title === null && !endsHead(body) ? 'too_large' : head;
}

/** Host and path as people read them: without scheme, query, or a slash that is the whole path. */
export function getDisplayUrl(url: URL): string {
  const port = url.port === '' ? '' : `:${url.port}`;
  const path = url.pathname === '/' ? '' : url.pathname.split('/').map(readSegment).join('/');
  return getDisplayHost(url) + port + path;
}

/**
 * A host label in Persian letters only is shown in them; any other non-ASCII label keeps its coded form, since letters of other scripts can
 * look like Latin ones.
 */
function getDisplayHost({ hostname }: Pick<URL, 'hostname'>): string {
  return hostname
    .split('.')
    .map((label) => {
      const shown = label.startsWith('xn--') ? domainToUnicode(label) : label;
      return PERSIAN_LABEL.test(shown) ? shown : label;
    })
    .join('.');
}

const PERSIAN_LABEL = /^[\p{Script=Arabic}\u200c\d-]+$/u;
/**
 * Characters that would be misread: those with a meaning in addresses, spaces, and marks that are invisible or change the text's direction.
 */
const UNREADABLE = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Z}\u061c\u200b\u200d-\u200f\u202a-\u202e\u2060-\u206f\ufeff/?#%\\]/gu;

function readSegment(segment: string): string {
  try {
    return decodeURIComponent(segment).replace(UNREADABLE, (sign) => encodeURIComponent(sign));
  } catch {
    return segment;
  }
}
