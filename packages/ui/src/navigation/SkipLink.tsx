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
      className="sr-only focus:not-sr-only focus:fixed start-4 top-4 z-(--z-toast) rounded-md bg-surface focus:px-4 focus:py-2 font-semibold text-text-link shadow-pop"
    >
      {uiFa.skip}
    </a>
  );
}
