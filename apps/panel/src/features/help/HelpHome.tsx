import { formatNumber } from '@jarchi/ui/format/format.ts';
import { Link } from '@tanstack/react-router';
import { AtSign, BookOpen, ChartLine, ChevronLeft, Image, Megaphone, Rocket, Wallet, type LucideIcon } from 'lucide-react';
import type { HelpHome } from '#data/help/help.ts';
import { AskSupport } from './AskSupport.tsx';
import { helpFa as fa } from './help.fa.ts';
import { toArticle } from './to-article.ts';

/** By the category's number; one that staff added has a book. */
const ICONS: Readonly<Record<number, LucideIcon>> = { 1: Rocket, 2: Megaphone, 3: AtSign, 4: Image, 5: ChartLine, 6: Wallet };

function Category({ id, title, summary, articles }: HelpHome['results'][number]) {
  const Icon = ICONS[id] ?? BookOpen;
  return (
    <li className="border-b border-line last:border-b-0 sm:nth-last-[-n+2]:border-b-0 sm:odd:border-e">
      <Link to="/helpcenter/$id" params={{ id: String(id) }} className="flex h-full gap-4 p-4 hover:bg-surface-hover">
        <Icon aria-hidden size={20} className="mt-1 shrink-0 text-action-soft-text" />
        <span className="min-w-0">
          <span className="block text-md font-semibold text-text">{title}</span>
          <span className="block text-sm text-text-2">{summary}</span>
          <span className="block text-sm text-text-3">{fa.articles(formatNumber(articles.length))}</span>
        </span>
      </Link>
    </li>
  );
}

/** The categories, the articles that most people read, and the way to support. */
export function HelpHomeParts({ home }: { home: HelpHome }) {
  return (
    <div className="mx-auto grid w-full max-w-[960px] gap-x-10 gap-y-8 px-(--gutter) py-6 lg:grid-cols-[1fr_300px]">
      <section aria-labelledby="help-topics">
        <h2 id="help-topics" className="mb-3 text-md font-semibold text-text">
          {fa.topics}
        </h2>
        <ul className="grid overflow-hidden rounded-lg border border-line sm:grid-cols-2">
          {home.results.map((category) => (
            <Category key={category.id} {...category} />
          ))}
        </ul>
      </section>
      <div>
        <section aria-labelledby="help-popular">
          <h2 id="help-popular" className="mb-1 text-md font-semibold text-text">
            {home.is_popular_counted ? fa.popular.counted : fa.popular.beginning}
          </h2>
          <ul>
            {home.popular.map(({ slug, category, title }) => (
              <li key={slug} className="border-b border-line">
                <Link
                  {...toArticle({ category, slug })}
                  className="flex min-h-11 items-center justify-between gap-3 py-2 text-md text-text hover:text-text-link"
                >
                  {title}
                  <ChevronLeft aria-hidden size={16} className="shrink-0" />
                </Link>
              </li>
            ))}
          </ul>
        </section>
        <AskSupport className="mt-6" />
      </div>
    </div>
  );
}
