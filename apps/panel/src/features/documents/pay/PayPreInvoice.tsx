import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { checkChargeAmount } from '@jarchi/domain/money/payments.ts';
import { Button, buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { IconTile } from '@jarchi/ui/badges/NeutralBadge.tsx';
import { DataRegion } from '@jarchi/ui/feedback/DataRegion.tsx';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { getRegion } from '@jarchi/ui/feedback/query-region.ts';
import { RadioCards } from '@jarchi/ui/fields/RadioCards.tsx';
import { formatToman } from '@jarchi/ui/format/format.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CreditCard, Lock } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { PaperDocument } from '#data/documents/documents.ts';
import { usePayPreInvoice } from '#data/documents/pre-invoices.ts';
import { gatewaysQuery, type Gateway } from '#data/finance/finance.ts';
import { useMoneyButton } from '#features/connection/public.ts';
import { payFa as fa } from './pay.fa.ts';

/** Why a gateway does not take the total. */
function limitText(total: number, gateway: Gateway): string | undefined {
  const issue = checkChargeAmount(total, gateway);
  if (issue?.code === 'amount_below_minimum') return fa.below(formatToman(issue.minimum));
  if (issue?.code === 'amount_above_maximum') return fa.above(formatToman(issue.maximum));
  return undefined;
}

function PayForm({ document, gateways, leave }: PayPreInvoiceProps & { gateways: readonly Gateway[] }) {
  const { id, total } = document;
  const usable = gateways.filter((gateway) => limitText(total, gateway) === undefined);
  const [chosen, setChosen] = useState<string>();
  const moneyButton = useMoneyButton();
  const payment = usePayPreInvoice({ onSuccess: ({ url }) => leave(url), onError: () => undefined });
  const { reset } = payment;
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && reset();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [reset]);
  const gateway = usable.find(({ key }) => key === chosen) ?? usable[0];
  if (!gateway)
    return (
      <div className="flex flex-col items-start gap-3">
        <Notice tone="warning">{fa.none}</Notice>
        <Link to="/financial/charge" className={buttonClass({ variant: 'secondary' })}>
          {fa.toCharge}
        </Link>
      </div>
    );
  const isLeaving = payment.isPending || payment.isSuccess;
  return (
    <div className="flex flex-col gap-4">
      <RadioCards
        variant="list"
        label={fa.gateway}
        value={gateway.key}
        onChange={(key) => {
          setChosen(key);
          if (payment.error) reset();
        }}
        options={gateways.map((one) => ({
          value: one.key,
          label: one.title,
          text: one.description,
          isDisabled: limitText(total, one) !== undefined,
          disabledText: limitText(total, one),
          media: <IconTile icon={CreditCard} tone="info" />,
        }))}
      />
      {payment.error && (
        <Notice tone="warning" role="alert">
          {errorText(payment.error)}
        </Notice>
      )}
      <Button
        size="lg"
        isFullWidth
        {...moneyButton}
        isLoading={isLeaving}
        loadingLabel={isLeaving ? fa.leaving : undefined}
        onClick={() => payment.start({ id, gateway: gateway.key })}
      >
        {fa.pay(formatToman(total))}
      </Button>
      <p className="flex items-center gap-2 text-sm text-text-3">
        <Lock aria-hidden size={16} className="shrink-0" />
        {fa.bank}
      </p>
    </div>
  );
}

export interface PayPreInvoiceProps {
  document: PaperDocument;
  /** Goes to the gateway, which may be on another host. */
  leave: (url: string) => void;
}

/** The ways to pay an open pre-invoice, of exactly its total. */
export function PayPreInvoice({ document, leave }: PayPreInvoiceProps) {
  const config = useQuery(gatewaysQuery());
  return (
    <section aria-labelledby="pay-pre-invoice" className="flex flex-col gap-3">
      <h2 id="pay-pre-invoice" className="text-lg font-bold">
        {fa.title}
      </h2>
      <p className="text-md text-text-2">{document.campaigns.length > 0 ? fa.text : fa.textFree}</p>
      <DataRegion {...getRegion(config)}>
        {config.data && <PayForm document={document} gateways={config.data.gateways} leave={leave} />}
      </DataRegion>
    </section>
  );
}
