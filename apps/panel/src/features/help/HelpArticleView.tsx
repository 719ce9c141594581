import { formatDate, tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { readingMinutes } from '@jarchi/domain/help/help-body.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { copyText } from '@jarchi/ui/toasts/toast.ts';
import { Link } from '@tanstack/react-router';
import { Link2 } from 'lucide-react';
import type { HelpArticle } from '#data/help/help.ts';
import { helpFa as fa } from './help.fa.ts';
import { HelpBody } from './HelpBody.tsx';
import { HelpVoting } from './HelpVoting.tsx';
import { toArticle } from './to-article.ts';

function CopyLink({ slug, category }: Pick<HelpArticle, 'slug' | 'category'>) {
  const { href } = new URL(`/helpcenter/${category}/${slug}`, location.origin);
  return (
    <Button variant="ghost" size="sm" icon={Link2} onClick={() => void copyText(href, fa)}>
      {fa.copy}
    </Button>
  );
}

/** An article with its vote and where to go on. */
export function HelpArticleView({ article }: { article: HelpArticle }) {
  const { slug, title, body, updated, related } = article;
  return (
    <article className="min-w-0 py-6">
      <h1 tabIndex={-1} className="text-xl leading-9 font-bold text-text outline-none">
        {title}
      </h1>
      <div className="mt-1 mb-4 flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-text-3">{fa.updated(formatDate(tehranInstant(updated)), formatNumber(readingMinutes(body)))}</p>
        <CopyLink {...article} />
      </div>
      <HelpBody body={body} />
      <HelpVoting key={slug} {...article} />
      {related.length > 0 && (
        <section aria-labelledby="help-related" className="mt-8">
          <h2 id="help-related" className="mb-1 text-md font-semibold text-text">
            {fa.related}
          </h2>
          <ul>
            {related.map((one) => (
              <li key={one.slug}>
                <Link
                  {...toArticle(one)}
                  className="inline-flex min-h-9 items-center text-md text-text-link hover:underline pointer-coarse:min-h-11"
                >
                  {one.title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}
