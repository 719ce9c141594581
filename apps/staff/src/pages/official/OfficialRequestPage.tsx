import { ApiError } from '@jarchi/api-client/api-error.ts';
import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { Tag } from '@jarchi/ui/badges/Tag.tsx';
import { DataRegion, EmptyState } from '@jarchi/ui/feedback/DataRegion.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { formatId } from '@jarchi/ui/format/format.ts';
import { PageHead } from '@jarchi/shell/frame/PageHead.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { requestQuery, REQUEST_STATES } from '#data/official-requests.ts';
import { AnswerButtons } from '#features/official/AnswerButtons.tsx';
import { officialFa as fa } from '#features/official/official.fa.ts';
import { RequestBody } from '#features/official/RequestBody.tsx';

/** One request for an official invoice: what it would say, and the answer. */
export function OfficialRequestPage() {
  const { account = '', document: id = '' } = useParams({ strict: false });
  const place = { account, document: Number(id) };
  const request = useQuery(requestQuery(place));
  const { data } = request;
  const isMissing = request.error instanceof ApiError && request.error.status === 404;
  const state = REQUEST_STATES.find((known) => known === data?.document.state);
  if (isMissing)
    return (
      <EmptyState
        role="alert"
        title={fa.missing.title}
        text={fa.missing.text}
        action={
          <Link to="/official-requests" className={buttonClass()}>
            {fa.missing.action}
          </Link>
        }
      />
    );
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
              {state === 'requested' && <AnswerButtons place={place} />}
            </>
          )
        }
      />
      <DataRegion {...getRegion(request)} failedText={request.error ? errorText(request.error) : undefined}>
        {data && <RequestBody paper={data.document} />}
      </DataRegion>
    </>
  );
}
