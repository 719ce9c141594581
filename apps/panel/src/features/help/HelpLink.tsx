import { HELP_ARTICLES, type HelpSlug } from '@jarchi/domain/help/help-articles.ts';
import { Link } from '@tanstack/react-router';
import { CircleHelp } from 'lucide-react';

/** The way from an empty state, an error or a label to the article that explains it. */
export function HelpLink({ article, children }: { article: HelpSlug; children: string }) {
  return (
    <Link
      to="/helpcenter/$id/$article"
      params={{ id: String(HELP_ARTICLES[article]), article }}
      className="inline-flex min-h-9 items-center gap-1.5 rounded-sm text-sm font-medium text-text-link hover:underline pointer-coarse:min-h-11"
    >
      <CircleHelp aria-hidden size={16} className="shrink-0" />
      {children}
    </Link>
  );
}
