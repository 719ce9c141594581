import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { archivesQuery } from '#data/campaigns/campaigns.ts';
import { CampaignTable } from '#features/campaigns/list/CampaignTable.tsx';
import { ORDERINGS } from '#features/campaigns/list/list-search.ts';
import { PageHead } from '@jarchi/shell/frame/PageHead.tsx';
import { PagedList } from '#pages/PagedList.tsx';
import { useListAddress } from '#pages/useListAddress.ts';
import { archivesFa as fa } from './archives.fa.ts';

export function ArchivesPage() {
  const { search, onSearch } = useListAddress('/campaigns/archives', { fields: [], orderings: ORDERINGS });
  const list = useQuery(archivesQuery(search));
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
          <CampaignTable list={data} ordering={search.ordering} onOrdering={(ordering) => onSearch({ ...search, ordering, page: 1 })} />
        )}
      </PagedList>
    </>
  );
}
