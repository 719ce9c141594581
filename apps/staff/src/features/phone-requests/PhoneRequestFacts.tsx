import { parsePhone } from '@jarchi/domain/text/phone.ts';
import { DefinitionRows } from '@jarchi/ui/figures/Rows.tsx';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { PhoneRequest } from '#data/phone-requests.ts';
import { nameText, PhoneText } from '#features/customers/public.ts';
import { instantText } from '#features/cases/public.ts';
import { approvalsText, PhoneRequestBadge } from './PhoneRequestBadge.tsx';
import { phoneRequestsFa as fa } from './phone-requests.fa.ts';

const LINK = 'inline-flex items-center text-text-link hover:underline pointer-coarse:min-h-11';

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-1 text-lg font-bold">
        {title}
      </h2>
      {children}
    </section>
  );
}

const addressText = (text: string | null) => <bdi className="wrap-anywhere">{text ?? fa.none}</bdi>;

/** A phone, an e-mail or a username, as it was typed. */
function loginText(login: string) {
  const phone = parsePhone(login);
  return phone === undefined ? addressText(login) : <PhoneText phone={phone} />;
}

/** Who the person is, by what we have of them. */
export function PersonFacts({ request }: { request: PhoneRequest }) {
  const { person, present_phone, email } = request;
  return (
    <Part id="phone-person" title={fa.person}>
      <DefinitionRows
        rows={[
          { label: fa.facts.name, value: nameText(person.name) },
          { label: fa.facts.username, value: addressText(person.username) },
          { label: fa.facts.present, value: <PhoneText phone={present_phone} /> },
          { label: fa.facts.email, value: addressText(email) },
        ]}
      />
    </Part>
  );
}

/** What is asked for, and until when it can be stopped. */
export function RequestFacts({ request }: { request: PhoneRequest }) {
  const { login, new_phone, ground, created, until } = request;
  return (
    <Part id="phone-request" title={fa.request}>
      <DefinitionRows
        rows={[
          { label: fa.facts.phone, value: <PhoneText phone={new_phone} /> },
          ...(login === '' ? [] : [{ label: fa.facts.login, value: loginText(login) }]),
          { label: fa.facts.ground, value: fa.grounds[ground] },
          { label: fa.facts.asked, value: instantText(created) },
          { label: fa.facts.until, value: instantText(until) },
          { label: fa.facts.approvals, value: approvalsText(request) },
        ]}
      />
    </Part>
  );
}

export function PersonAccounts({ accounts }: { accounts: PhoneRequest['accounts'] }) {
  return (
    <Part id="phone-accounts" title={fa.accounts.title}>
      {accounts.length === 0 ? (
        <p className="text-md text-text-3">{fa.accounts.none}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {accounts.map(({ account, title, owner_name }) => (
            <li key={account} className="flex flex-wrap items-center justify-between gap-x-3 py-2 text-md">
              <Link to="/customers/$account" params={{ account }} className={LINK}>
                {title}
              </Link>
              <span className="text-sm text-text-3">{fa.accounts.owner(nameText(owner_name))}</span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

export function Story({ text }: { text: string }) {
  return (
    <Part id="phone-story" title={fa.story.title}>
      {text.trim() === '' ? (
        <p className="text-md text-text-3">{fa.story.none}</p>
      ) : (
        <p dir="auto" className="text-md leading-prose wrap-anywhere whitespace-pre-line text-text-2">
          {text}
        </p>
      )}
    </Part>
  );
}

export function EarlierRequests({ earlier }: { earlier: PhoneRequest['earlier'] }) {
  return (
    <Part id="phone-earlier" title={fa.earlier.title}>
      {earlier.length === 0 ? (
        <p className="text-md text-text-3">{fa.earlier.none}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {earlier.map(({ id, state, created }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-2 text-md">
              <Link to="/phone-requests/$request" params={{ request: String(id) }} className={LINK}>
                {instantText(created)}
              </Link>
              <PhoneRequestBadge state={state} />
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
