import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { Tag } from '@jarchi/ui/badges/Tag.tsx';
import { formatId } from '@jarchi/ui/format/format.ts';
import { PageHead } from '@jarchi/shell/frame/PageHead.tsx';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { requestQuery, REQUEST_STATES } from '#data/official-requests.ts';
import { CaseRegion, readCase } from '#features/cases/CaseRegion.tsx';
import { AnswerButtons } from '#features/official/AnswerButtons.tsx';
import { officialFa as fa } from '#features/official/official.fa.ts';
import { RequestBody } from '#features/official/RequestBody.tsx';

const route = getRouteApi('/desk/official-requests/$account/$document');

/** One request for an official invoice: what it would say, and the answer. */
export function OfficialRequestPage() {
  const { account, document: id } = route.useParams();
  const address = { account, document: Number(id) };
  const request = useQuery(requestQuery(address));
  const data = readCase(request);
  const state = REQUEST_STATES.find((known) => known === data?.document.state);
  return (
    <>
      <PageHead
        title={data ? fa.ofCustomer(data.account_title) : fa.one}
        back={{ to: '/official-requests', label: fa.title }}
        badges={
          <>
            {state && <Tag tone={state === 'requested' ? 'action' : 'neutral'}>{fa.states[state]}</Tag>}
            {data?.document.number && <Tag>{formatId(data.document.number)}</Tag>}
          </>
        }
        actions={
          data && (
            <>
              <Link to="/customers/$account" params={{ account }} className={`${buttonClass({ variant: 'ghost' })} max-lg:hidden`}>
                {fa.customer}
              </Link>
              {state === 'requested' && <AnswerButtons address={address} />}
            </>
          )
        }
      />
      <CaseRegion query={request} missing={fa.missing} list="/official-requests">
        {({ document }) => <RequestBody paper={document} />}
      </CaseRegion>
    </>
  );
}
