import { PageHead } from '@jarchi/shell/frame/PageHead.tsx';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { formatId } from '@jarchi/ui/format/format.ts';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { attachmentQuery, type RequestDetail, requestQuery } from '#data/requests.ts';
import { CaseFile } from '#features/cases/CaseFile.tsx';
import { CaseRegion, readCase } from '#features/cases/CaseRegion.tsx';
import { DecisionForm } from '#features/requests/DecisionForm.tsx';
import { RequestEffect, RequestFacts, RequestHistory } from '#features/requests/RequestFacts.tsx';
import { RequestBadge } from '#features/requests/RequestBadge.tsx';
import { requestsFa as fa } from '#features/requests/requests.fa.ts';

const route = getRouteApi('/desk/requests/$account/$request');

/** The picture of a slip, or a link to a document. */
function RequestFile({ account, attachment }: { account: string; attachment: RequestDetail['attachments'][number] }) {
  const { id, name, type } = attachment;
  return <CaseFile file={useQuery(attachmentQuery(account, id))} name={name} type={type} alt={fa.file.preview} />;
}

function RequestBody({ request }: { request: RequestDetail }) {
  const navigate = useNavigate();
  const [amount, setAmount] = useState(String(request.amount_credited ?? request.amount));
  const isOpen = request.state === 'waiting' || request.state === 'waiting_second';
  const hasFile = request.attachments.length > 0;
  return (
    <div className="flex flex-1 flex-col xl:flex-row">
      {hasFile && (
        <section aria-labelledby="request-file" className="min-w-0 flex-1 bg-surface-sunken px-(--gutter) py-5">
          <h2 id="request-file" className="mb-3 text-lg font-bold">
            {fa.file.title}
          </h2>
          {request.attachments.map((attachment) => (
            <RequestFile key={attachment.id} account={request.account} attachment={attachment} />
          ))}
        </section>
      )}
      <aside
        className={joinClasses(
          'flex w-full flex-col gap-6 px-(--gutter) py-5',
          hasFile ? 'xl:w-[420px] xl:shrink-0 xl:border-s' : 'max-w-[760px]',
        )}
      >
        <RequestFacts request={request} />
        {!hasFile && <p className="-mt-3 text-md text-text-3">{fa.file.none}</p>}
        {isOpen && <RequestEffect request={request} amount={Number(amount)} />}
        {isOpen && (
          <DecisionForm
            key={request.version}
            request={request}
            amount={amount}
            onAmount={setAmount}
            onDecided={() => void navigate({ to: '/requests' })}
          />
        )}
        <RequestHistory events={request.events} />
      </aside>
    </div>
  );
}

/** One request of a customer, with its file and the decision. */
export function RequestPage() {
  const { account, request: id } = route.useParams();
  const query = useQuery(requestQuery(account, Number(id)));
  const request = readCase(query);
  return (
    <>
      <PageHead
        title={request ? request.title : fa.number(formatId(id))}
        back={{ to: '/requests', label: fa.title }}
        badges={
          request && (
            <>
              <span className="text-sm text-text-3">{fa.number(formatId(request.id))}</span>
              <RequestBadge state={request.state} />
            </>
          )
        }
      />
      <CaseRegion query={query} missing={fa.notFound} list="/requests" className="flex flex-1 flex-col">
        {(shown) => <RequestBody key={shown.id} request={shown} />}
      </CaseRegion>
    </>
  );
}
