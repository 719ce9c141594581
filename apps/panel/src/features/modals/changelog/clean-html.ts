import DOMPurify from 'dompurify';

const TEXT_TAGS = ['p', 'br', 'hr', 'strong', 'b', 'em', 'i', 'u', 's', 'code', 'pre', 'blockquote', 'bdi'];
const BLOCK_TAGS = ['ul', 'ol', 'li', 'h3', 'h4', 'a', 'img', 'table', 'thead', 'tbody', 'tr', 'th', 'td'];
const ATTRIBUTES = ['href', 'src', 'alt', 'title', 'dir', 'colspan', 'rowspan'];
const LINK_PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:'];

const purifier = DOMPurify();

purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName === 'A') settleLink(node);
  if (node.nodeName === 'IMG') settleImage(node);
});

function readUrl(text: string | null): URL | undefined {
  try {
    return text === null ? undefined : new URL(text, location.href);
  } catch {
    return undefined;
  }
}

/** Links into the panel stay in its window; others open a new window and get no referrer. */
function settleLink(link: Element): void {
  const url = readUrl(link.getAttribute('href'));
  if (url === undefined || !LINK_PROTOCOLS.includes(url.protocol)) {
    link.removeAttribute('href');
  } else if (url.origin !== location.origin) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer nofollow');
  }
}

function settleImage(image: Element): void {
  if (readUrl(image.getAttribute('src'))?.origin !== location.origin) image.remove();
  else if (!image.hasAttribute('alt')) image.setAttribute('alt', '');
}

/** Cleans an author's HTML: no scripts, styles or forms, and nothing from another host. */
export function cleanHtml(html: string): TrustedHTML | string {
  return purifier.sanitize(html, {
    ALLOWED_TAGS: [...TEXT_TAGS, ...BLOCK_TAGS],
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    // As a page with Trusted Types takes it; a text in other browsers.
    RETURN_TRUSTED_TYPE: true,
  });
}
