import { PageHead } from '@jarchi/shell/frame/PageHead.tsx';
import { Tag } from '@jarchi/ui/badges/Tag.tsx';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { formatId } from '@jarchi/ui/format/format.ts';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { phoneRequestQuery, type PhoneRequest } from '#data/phone-requests.ts';
import { CaseRegion, readCase } from '#features/cases/CaseRegion.tsx';
import { nameText } from '#features/customers/Contacts.tsx';
import { PhoneDecision } from '#features/phone-requests/PhoneDecision.tsx';
import { PhoneDocuments } from '#features/phone-requests/PhoneDocuments.tsx';
import { PhoneHistory } from '#features/phone-requests/PhoneHistory.tsx';
import { EarlierRequests, PersonAccounts, PersonFacts, RequestFacts, Story } from '#features/phone-requests/PhoneRequestFacts.tsx';
import { PhoneRequestBadge } from '#features/phone-requests/PhoneRequestBadge.tsx';
import { phoneRequestsFa as fa } from '#features/phone-requests/phone-requests.fa.ts';

const route = getRouteApi('/desk/phone-requests/$request');

function RequestBody({ request, now }: { request: PhoneRequest; now: number }) {
  const { ground, documents, accounts, story, entries, earlier } = request;
  const hasDocuments = documents.length > 0;
  return (
    <div className="flex flex-1 flex-col xl:flex-row">
      {hasDocuments && <PhoneDocuments request={request} />}
      <aside
        className={joinClasses(
          'flex w-full flex-col gap-6 px-(--gutter) py-5',
          hasDocuments ? 'xl:w-[420px] xl:shrink-0 xl:border-s' : 'max-w-[760px]',
        )}
      >
        <RequestFacts request={request} />
        {ground === 'documents' && <Story text={story} />}
        {!hasDocuments && <p className="-mt-3 text-md text-text-3">{fa.documents.none}</p>}
        <PersonFacts request={request} />
        <PersonAccounts accounts={accounts} />
        <PhoneDecision request={request} now={now} />
        <PhoneHistory entries={entries} />
        <EarlierRequests earlier={earlier} />
      </aside>
    </div>
  );
}

/** One request for another phone: its person, its documents and the decision. */
export function PhoneRequestPage() {
  const { request: id } = route.useParams();
  const query = useQuery(phoneRequestQuery(Number(id)));
  const request = readCase(query);
  return (
    <>
      <PageHead
        title={request ? nameText(request.person.name) : fa.one}
        back={{ to: '/phone-requests', label: fa.title }}
        badges={
          request && (
            <>
              <span className="text-sm text-text-3">{fa.number(formatId(request.id))}</span>
              <PhoneRequestBadge state={request.state} />
              {request.person.is_frozen && <Tag tone="danger">{fa.frozen}</Tag>}
            </>
          )
        }
      />
      <CaseRegion query={query} missing={fa.missing} list="/phone-requests" className="flex flex-1 flex-col">
        {(shown) => <RequestBody key={shown.id} request={shown} now={query.dataUpdatedAt} />}
      </CaseRegion>
    </>
  );
}
