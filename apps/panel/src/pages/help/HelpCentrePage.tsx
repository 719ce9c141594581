import { SEARCH_MAX } from '@jarchi/domain/filters/filters.ts';
import { cutText } from '@jarchi/domain/text/cut-text.ts';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { SearchBox } from '@jarchi/ui/filters/SearchBox.tsx';
import { useOwnAddress } from '@jarchi/shell/router/own-address.ts';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { helpQuery } from '#data/help/help.ts';
import { AskSupport } from '#features/help/AskSupport.tsx';
import { helpFa as fa } from '#features/help/help.fa.ts';
import { HelpHomeParts } from '#features/help/HelpHome.tsx';
import { HelpResults } from '#features/help/HelpResults.tsx';

const route = getRouteApi('/shell/helpcenter');

/** The search of the help centre, then its categories, or what the search finds. */
export function HelpCentrePage() {
  const navigate = useOwnAddress();
  const { search: asked = '' } = route.useSearch();
  const text = cutText(asked.trim(), SEARCH_MAX);
  const home = useQuery(helpQuery);
  const search = (next: string) => void navigate({ to: '/helpcenter', search: next === '' ? {} : { search: next }, replace: true });
  return (
    <div className="flex min-h-full flex-col">
      <header className="border-b border-line bg-surface-sunken px-(--gutter) py-8 text-center">
        <h1 tabIndex={-1} className="mb-4 text-xl font-bold text-text outline-none">
          {fa.question}
        </h1>
        <SearchBox
          label={fa.search}
          placeholder={fa.searchExample}
          maxLength={SEARCH_MAX}
          text={text}
          onText={search}
          className="mx-auto w-full max-w-[540px] text-start"
        />
      </header>
      {text === '' ? (
        <DataRegion
          {...getRegion(home, { isEmpty: ({ results }) => results.length === 0 })}
          skeleton={<SkeletonRows rows={6} />}
          empty={{ ...fa.empty, action: <AskSupport /> }}
        >
          {home.data && <HelpHomeParts home={home.data} />}
        </DataRegion>
      ) : (
        <HelpResults text={text} onClear={() => search('')} />
      )}
    </div>
  );
}
