import type { MouseEvent } from 'react';
import type { HelpBlock } from '@jarchi/domain/help/help-body.ts';
import { helpFa as fa } from './help.fa.ts';
import { listParts } from './parts.ts';

/** The page scrolls inside the shell, so the browser's own jump would miss it. */
function jump(event: MouseEvent, id: string) {
  event.preventDefault();
  const part = document.getElementById(id);
  part?.scrollIntoView({ block: 'start' });
  part?.focus({ preventScroll: true });
}

/** The headings of an article, each a jump to its part. */
export function HelpParts({ body, className }: { body: readonly HelpBlock[]; className?: string }) {
  const parts = listParts(body);
  if (parts.length === 0) return null;
  return (
    <nav aria-label={fa.inArticle} className={className}>
      <p className="mb-2 text-sm text-text-3">{fa.inArticle}</p>
      <ul>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => jump(event, id)}
              className="flex min-h-9 items-center rounded-sm text-md text-text-2 hover:text-text pointer-coarse:min-h-11"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
