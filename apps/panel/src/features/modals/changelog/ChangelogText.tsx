import { useRouter } from '@tanstack/react-router';
import { useMemo, type MouseEvent } from 'react';
import { cleanHtml } from './clean-html.ts';

/** Addresses under this path are responses of the server, not pages. */
const FILES = '/api/';

function findInnerPath(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!(link instanceof HTMLAnchorElement) || !isPlain || link.target === '_blank') return undefined;
  const { origin, pathname, search, hash } = new URL(link.href);
  return origin === location.origin && !pathname.startsWith(FILES) ? `${pathname}${search}${hash}` : undefined;
}

const proseClass = [
  'max-w-[68ch] text-md leading-prose break-words text-text-2 [&>*+*]:mt-2',
  '[&_:is(h3,h4)]:font-semibold [&_:is(h3,h4)]:text-text [&_strong]:text-text',
  '[&_ul]:list-disc [&_ul]:ps-4.5 [&_ol]:list-decimal [&_ol]:ps-4.5',
  '[&_a]:text-text-link [&_a]:underline [&_a]:underline-offset-4 [&_img]:max-w-full [&_img]:rounded-md [&_pre]:overflow-x-auto',
].join(' ');

/** The text of an item. A link into the panel opens without a reload and closes the dialog. */
export function ChangelogText({ html, onLeave }: { html: string; onLeave: () => void }) {
  const router = useRouter();
  const clean = useMemo(() => cleanHtml(html), [html]);
  const follow = (event: MouseEvent) => {
    const path = findInnerPath(event);
    if (path === undefined) return;
    event.preventDefault();
    router.history.push(path);
    onLeave();
  };
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links inside handle the keys; this only listens to them
  return <div onClick={follow} className={proseClass} dangerouslySetInnerHTML={{ __html: clean }} />;
}
