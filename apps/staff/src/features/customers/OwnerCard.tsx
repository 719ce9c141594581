import { Avatar } from '@jarchi/ui/brand/Avatar.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { DefinitionRows } from '@jarchi/ui/figures/Rows.tsx';
import { nameText, PhoneText } from '#features/customers/Contacts.tsx';
import { customersFa, whenText } from './customers.fa.ts';
import type { Customer } from '#data/customers.ts';

const fa = customersFa.owner;

/** The owner of the account. `now`: when the customer was read. */
export function OwnerCard({ customer, now }: { customer: Customer; now: number }) {
  const { owner, account, campaigns, created } = customer;
  const rows = [
    { key: 'phone', label: fa.phone, value: <PhoneText phone={owner.phone} /> },
    {
      key: 'email',
      label: fa.email,
      value: owner.email === null ? customersFa.none : <bdi className="[overflow-wrap:anywhere]">{owner.email}</bdi>,
    },
    {
      key: 'last-login',
      label: fa.lastLogin,
      value: owner.last_login === null ? customersFa.never : whenText(Date.parse(owner.last_login), now),
    },
    { key: 'campaigns', label: fa.campaigns, value: formatNumber(campaigns) },
    { key: 'address', label: fa.address, value: <bdi className="[overflow-wrap:anywhere]">{account}</bdi> },
  ];
  return (
    <section aria-labelledby="owner">
      <h2 id="owner" className="text-lg font-bold text-text">
        {fa.title}
      </h2>
      <div className="mt-3 mb-2 flex items-center gap-3">
        <Avatar id={account} kind="user" name={owner.name} size={44} />
        <div className="min-w-0">
          <p className="truncate text-md font-semibold text-text">{nameText(owner.name)}</p>
          <p className="text-sm text-text-3">{fa.since(Date.parse(created))}</p>
        </div>
      </div>
      <DefinitionRows rows={rows} />
    </section>
  );
}
