import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { DISCOUNT_CODES_MAX, normalizeDiscountCode } from '@jarchi/domain/pricing/discounts/discount-codes.ts';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { useState } from 'react';
import { useApplyCodes } from '#data/campaigns/discounts.ts';
import type { Campaign } from '#features/activation/quote/campaign.ts';
import { discountsFa as fa } from './discounts.fa.ts';
import { discountRefusalText } from './refusal-text.ts';

/** Puts codes on a campaign and takes them off; what was typed stays until it counts. */
export function useDiscounts(campaign: Campaign | undefined, onChanged: (campaign: Campaign) => void) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const codes = campaign?.discounts.map(({ discount_code }) => discount_code) ?? [];
  const mutation = useApplyCodes(campaign?.id, {
    onSuccess: (changed) => {
      setProblem(undefined);
      onChanged(changed);
    },
    onError: (error) =>
      setProblem(hasErrorCode(error, 'discount_refused') ? error.facts.refusals.map(discountRefusalText).join(' ') : errorText(error)),
  });
  const send = (discount_codes: readonly string[], onSuccess?: () => void) => {
    if (mutation.isPending) return;
    setProblem(undefined);
    mutation.start(discount_codes, { onSuccess });
  };
  return {
    codes,
    typed,
    problem,
    isBusy: mutation.isPending,
    type(text: string) {
      setTyped(text);
      setProblem(undefined);
    },
    apply() {
      const code = normalizeDiscountCode(typed);
      if (code === '') setProblem(fa.empty);
      else if (codes.includes(code)) setProblem(fa.already(code));
      else if (codes.length >= DISCOUNT_CODES_MAX) setProblem(fa.most(formatNumber(DISCOUNT_CODES_MAX)));
      else send([...codes, code], () => setTyped(''));
    },
    /** Leaves some codes out; the rest counts on. */
    drop(dropped: readonly string[], onSuccess?: () => void) {
      send(
        codes.filter((code) => !dropped.includes(code)),
        onSuccess,
      );
    },
  };
}

export type Discounts = ReturnType<typeof useDiscounts>;
