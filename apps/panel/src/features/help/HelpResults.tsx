import { Button, buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { helpSearchQuery, type HelpResult } from '#data/help/help.ts';
import { helpFa as fa } from './help.fa.ts';
import { toArticle } from './to-article.ts';

function Marked({ pieces }: { pieces: HelpResult['title'] }) {
  return pieces.map(({ text, hit }, index) => {
    const key = `${index} ${text}`;
    return hit ? (
      <mark key={key} className="rounded-xs bg-action-soft text-action-soft-text">
        {text}
      </mark>
    ) : (
      <span key={key}>{text}</span>
    );
  });
}

/** The articles that a search finds, with what matched; without any, the way to support. */
export function HelpResults({ text, onClear }: { text: string; onClear: () => void }) {
  const found = useQuery(helpSearchQuery(text));
  const results = found.data?.results ?? [];
  const empty = {
    title: fa.nothing(text),
    text: fa.nothingText,
    action: (
      <>
        <Link to="/support" className={buttonClass()}>
          {fa.support.button}
        </Link>
        <Button variant="soft" onClick={onClear}>
          {fa.clear}
        </Button>
      </>
    ),
  };
  return (
    <section className="mx-auto w-full max-w-[720px] px-(--gutter) py-6" aria-label={fa.search}>
      <DataRegion
        {...getRegion(found, { isEmpty: (data) => data.results.length === 0 })}
        skeleton={<SkeletonRows rows={5} />}
        empty={empty}
      >
        <p role="status" className="mb-2 text-sm text-text-3">
          {fa.results(formatNumber(results.length), text)}
        </p>
        <ul>
          {results.map(({ slug, category, title, excerpt }) => (
            <li key={slug} className="border-b border-line">
              <Link {...toArticle({ category, slug })} className="block rounded-md px-2 py-3 hover:bg-surface-hover">
                <span className="block text-md font-semibold text-text">
                  <Marked pieces={title} />
                </span>
                <span className="block text-sm leading-6 text-text-2">
                  <Marked pieces={excerpt} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </DataRegion>
    </section>
  );
}
