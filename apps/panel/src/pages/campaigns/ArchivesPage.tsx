import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { archivesQuery } from '#data/campaigns/campaigns.ts';
import { CampaignTable } from '#features/campaigns/list/CampaignTable.tsx';
import { ORDERINGS } from '#features/campaigns/list/list-search.ts';
import { useSelection } from '#features/campaigns/several/useSelection.ts';
import { PageHead } from '@jarchi/shell/frame/PageHead.tsx';
import { PagedList } from '#pages/PagedList.tsx';
import { useListAddress } from '#pages/useListAddress.ts';
import { archivesFa as fa } from './archives.fa.ts';

const SelectionBar = lazyPart(() => import('#features/campaigns/several/SelectionBar.tsx'), 'SelectionBar', { whenLost: 'nothing' });

export function ArchivesPage() {
  const { search, onSearch } = useListAddress('/campaigns/archives', { fields: [], orderings: ORDERINGS });
  const list = useQuery(archivesQuery(search));
  const selection = useSelection('archives');
  const [hasChosen, setHasChosen] = useState(false);
  if (selection.selected.size > 0 && !hasChosen) setHasChosen(true);
  const toCampaigns = (
    <Link to="/campaigns" className={buttonClass()}>
      {fa.back}
    </Link>
  );
  return (
    <>
      <PageHead title={fa.title} back={{ to: '/campaigns', label: fa.campaigns }} />
      <PagedList list={list} search={search} onSearch={onSearch} emptyClass="wide:pt-16" empty={{ ...fa.empty, action: toCampaigns }}>
        {(data) => (
          <CampaignTable
            selection={selection}
            list={data}
            ordering={search.ordering}
            onOrdering={(ordering) => onSearch({ ...search, ordering, page: 1 })}
          />
        )}
      </PagedList>
      {hasChosen && (
        <Suspense>
          <SelectionBar
            selection={selection}
            list={{ ordering: search.ordering, filter: [], is_deleted: true }}
            count={list.data?.count ?? 0}
          />
        </Suspense>
      )}
    </>
  );
}
