import { buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { Link, type LinkProps } from '@tanstack/react-router';
import { EmptyPage } from '#pages/EmptyPage.tsx';
import { pagesFa } from '#pages/pages.fa.ts';
import { requestsFa } from './requests.fa.ts';

interface RequestPageProps {
  kind: 'charge' | 'deduction' | 'transfer';
  /** The next step that is possible today. */
  step: { readonly to: LinkProps['to']; readonly label: string };
}

/** Staff view: what such a request does, and what is possible today. */
function RequestPage({ kind, step }: RequestPageProps) {
  const link = (
    <Link to={step.to} className={buttonClass()}>
      {step.label}
    </Link>
  );
  return <EmptyPage {...requestsFa[kind]} back={{ to: '/financial/requests', label: requestsFa.title }} steps={link} />;
}

const toCharge = { to: '/financial/charge', label: pagesFa.charge } as const;

export function ChargeRequestPage() {
  return <RequestPage kind="charge" step={toCharge} />;
}

export function DeductionRequestPage() {
  return <RequestPage kind="deduction" step={{ to: '/financial/report', label: requestsFa.ledger }} />;
}

export function TransferRequestPage() {
  return <RequestPage kind="transfer" step={toCharge} />;
}
