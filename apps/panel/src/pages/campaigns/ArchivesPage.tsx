import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { archivesQuery } from '#data/campaigns/campaigns.ts';
import { CampaignTable } from '#features/campaigns/list/CampaignTable.tsx';
import { archivesList } from '#features/campaigns/list/campaigns-list.ts';
import { useSelection } from '#features/campaigns/several/useSelection.ts';
import { PageHead } from '@jarchi/shell/frame/PageHead.tsx';
import { ListRegion } from '@jarchi/shell/list/ListRegion.tsx';
import { useList } from '@jarchi/shell/list/use-list.ts';
import { archivesFa as fa } from './archives.fa.ts';

const SelectionBar = lazyPart(() => import('#features/campaigns/several/SelectionBar.tsx'), 'SelectionBar', { whenLost: 'nothing' });

export function ArchivesPage() {
  const list = useList(archivesList, useSearch({ from: '/shell/campaigns/archives' }));
  const { ordering } = list.state;
  const query = useQuery(archivesQuery(list.state));
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
      <ListRegion list={list} query={query} emptyClass="wide:pt-16" empty={{ ...fa.empty, action: toCampaigns }}>
        {(data) => (
          <CampaignTable selection={selection} list={data} ordering={ordering} onOrdering={(next) => list.change({ ordering: next })} />
        )}
      </ListRegion>
      {hasChosen && (
        <Suspense>
          <SelectionBar selection={selection} list={{ ordering, filter: [], is_deleted: true }} count={query.data?.count ?? 0} />
        </Suspense>
      )}
    </>
  );
}
