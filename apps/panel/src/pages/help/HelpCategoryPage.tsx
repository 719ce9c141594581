import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, notFound } from '@tanstack/react-router';
import { helpQuery } from '#data/help/help.ts';
import { AskSupport } from '#features/help/AskSupport.tsx';
import { helpFa as fa } from '#features/help/help.fa.ts';
import { HelpFrame } from './HelpFrame.tsx';
import { toArticle } from '#features/help/to-article.ts';

const route = getRouteApi('/shell/helpcenter/$id');

/** The articles of one category. */
export function HelpCategoryPage() {
  const { id } = route.useParams();
  const home = useQuery(helpQuery);
  const category = home.data?.results.find((one) => String(one.id) === id);
  if (home.data && !category) throw notFound();
  return (
    <HelpFrame title={category?.title ?? fa.title}>
      <div className="mx-auto w-full max-w-[720px] px-(--gutter) py-6">
        <h1 tabIndex={-1} className="mb-3 text-xl font-bold text-text outline-none">
          {category?.title ?? fa.title}
        </h1>
        <DataRegion
          {...getRegion(home, { isEmpty: () => category?.articles.length === 0 })}
          skeleton={<SkeletonRows rows={5} />}
          empty={fa.emptyCategory}
        >
          <ul>
            {category?.articles.map(({ slug, title, summary }) => (
              <li key={slug} className="border-b border-line">
                <Link {...toArticle({ category: category.id, slug })} className="block rounded-md px-2 py-3 hover:bg-surface-hover">
                  <span className="block text-md font-semibold text-text">{title}</span>
                  <span className="block text-sm text-text-2">{summary}</span>
                </Link>
              </li>
            ))}
          </ul>
        </DataRegion>
        <AskSupport className="mt-8" />
      </div>
    </HelpFrame>
  );
}
