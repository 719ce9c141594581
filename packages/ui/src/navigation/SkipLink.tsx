import type { MouseEvent } from 'react';
import { CONTENT_ID, focusQuietly } from './page-focus.ts';
import { uiFa } from '#ui.fa.ts';

/** Does not change the URL. */
function skipToContent(event: MouseEvent): void {
  const content = document.getElementById(CONTENT_ID);
  if (!content) return;
  event.preventDefault();
  focusQuietly(content);
}

/** The link that skips the navigation; visible with keyboard focus. */
export function SkipLink() {
  return (
    <a
      href={`#${CONTENT_ID}`}
      onClick={skipToContent}
      className="sr-only focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-(--z-toast) focus:rounded-md focus:bg-surface focus:px-4 focus:py-2 focus:font-semibold focus:text-text-link focus:shadow-pop"
    >
      {uiFa.skip}
    </a>
  );
}
