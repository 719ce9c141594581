import { formatId } from '@jarchi/ui/format/format.ts';
import { buttonClass, type ButtonVariant } from '@jarchi/ui/actions/Button.tsx';
import { Phone } from 'lucide-react';
import { runtimeConfig } from '#api/runtime-config.ts';
import { pagesFa as fa } from './pages.fa.ts';

/** Calls the operating company; without its number, tells whom to ask. */
export function SupportPhone({ variant = 'primary' }: { variant?: ButtonVariant }) {
  const { support_phone, company } = runtimeConfig.brand;
  if (support_phone === '') return <p className="text-md text-text-3">{fa.support.none(company)}</p>;
  return (
    <a href={`tel:${support_phone}`} className={`${buttonClass({ variant })} long-label! min-h-(--h-md)`}>
      <Phone aria-hidden size={18} />
      {fa.support.call(formatId(support_phone))}
    </a>
  );
}
