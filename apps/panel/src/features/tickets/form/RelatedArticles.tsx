import { useRested } from '@jarchi/ui/use-rested.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FileText } from 'lucide-react';
import { helpSearchQuery } from '#data/help/help.ts';
import { toArticle } from '#features/help/public.ts';
import { formFa as fa } from './form.fa.ts';

const SHOWN = 3;
const REST_MS = 400;
/** The shortest subject for which articles are searched, in letters. */
const LETTERS = 4;

/** Articles of the help centre about the typed subject. The search starts when typing pauses; without results nothing is rendered. */
export function RelatedArticles({ subject }: { subject: string }) {
  const rested = useRested(subject.trim(), REST_MS);
  const found = useQuery(helpSearchQuery(rested.length < LETTERS ? '' : rested.slice(0, 100)));
  const articles = rested.length < LETTERS ? [] : (found.data?.results ?? []).slice(0, SHOWN);
  if (articles.length === 0) return null;
  return (
    <div className="border-b border-line pb-2">
      <h2 className="text-md font-bold">{fa.articles}</h2>
      <ul className="divide-y divide-line">
        {articles.map((article) => (
          <li key={article.slug}>
            <Link
              {...toArticle(article)}
              target="_blank"
              className="flex min-h-11 items-center gap-2 text-md text-text hover:text-text-link"
            >
              <FileText aria-hidden size={16} className="shrink-0 text-text-3" />
              {article.title.map(({ text }) => text).join('')}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
