import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, Navigate, notFound } from '@tanstack/react-router';
import { helpArticleQuery, helpQuery } from '#data/help/help.ts';
import { AskSupport } from '#features/help/AskSupport.tsx';
import { helpFa as fa } from '#features/help/help.fa.ts';
import { HelpArticleView } from '#features/help/HelpArticleView.tsx';
import { HelpParts } from '#features/help/HelpParts.tsx';
import { HelpFrame } from './HelpFrame.tsx';
import { toArticle } from '#features/help/to-article.ts';

const route = getRouteApi('/shell/helpcenter/$id/$article');

const item = 'flex min-h-9 items-center rounded-md px-3 py-1.5 text-md text-text-2 hover:bg-surface-hover';

/** One article, between the list of its category and its own contents. */
export function HelpArticlePage() {
  const { id, article: slug } = route.useParams();
  const article = useQuery(helpArticleQuery(slug));
  const home = useQuery(helpQuery);
  const category = home.data?.results.find((one) => String(one.id) === id);
  const { data } = article;
  if (hasErrorCode(article.error, 'not_found')) throw notFound();
  // An article that moved to another category keeps its old links.
  if (data && String(data.category) !== id) return <Navigate {...toArticle(data)} replace />;
  return (
    <HelpFrame title={data?.title ?? fa.title} category={category}>
      <div className="grid flex-1 gap-x-8 px-(--gutter) lg:grid-cols-[minmax(0,1fr)_200px] xl:grid-cols-[220px_minmax(0,1fr)_200px]">
        <nav aria-label={category ? fa.ofCategory(category.title) : fa.title} className="border-e border-line py-6 pe-4 max-xl:hidden">
          <p className="mb-2 px-3 text-sm text-text-3">{category && fa.ofCategory(category.title)}</p>
          <ul>
            {category?.articles.map((one) => (
              <li key={one.slug}>
                <Link
                  {...toArticle({ category: category.id, slug: one.slug })}
                  className={item}
                  activeProps={{ className: 'bg-action-soft text-action-soft-text' }}
                >
                  {one.title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <DataRegion {...getRegion(article)} skeleton={<SkeletonRows rows={8} />} className="mx-auto w-full max-w-[680px]">
          {data && <HelpArticleView article={data} />}
        </DataRegion>
        <aside className="py-6 max-lg:border-t max-lg:border-line">
          {data && <HelpParts body={data.body} className="mb-6 max-lg:hidden" />}
          <AskSupport className="lg:border-t lg:border-line lg:pt-5" />
        </aside>
      </div>
    </HelpFrame>
  );
}
