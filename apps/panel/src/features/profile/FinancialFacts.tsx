import type { FinancialInfo } from '@jarchi/domain/account/financial-info.ts';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { DefinitionRows } from '@jarchi/ui/figures/Rows.tsx';
import { formatId } from '@jarchi/ui/format/format.ts';
import { profileFa } from './profile.fa.ts';

const fa = profileFa.financial;

/** The name on documents, for members who may not write it. */
export function FinancialFacts({ info }: { info: FinancialInfo }) {
  const type = info.account_type;
  const number = (value: string) => (value === '' ? fa.unanswered : formatId(value));
  return (
    <>
      <DefinitionRows
        className="mb-5"
        rows={[
          { label: fa.type, value: type === 'C' ? fa.company : fa.person },
          { label: fa.names[type], value: info.name || fa.unanswered },
          { label: fa.national[type], value: number(info.national_number) },
          { label: fa.economic, value: number(info.economic_number) },
          { label: fa.address, value: info.address_text || fa.unanswered },
          { label: fa.postal, value: number(info.postal_code) },
        ]}
      />
      <Notice>{fa.ownerOnly}</Notice>
    </>
  );
}
