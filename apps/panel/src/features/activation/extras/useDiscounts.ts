import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { DISCOUNT_CODES_MAX, normalizeDiscountCode } from '@jarchi/domain/pricing/discounts/discount-codes.ts';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#api/api.ts';
import type { Campaign } from '#features/activation/purchase/campaign.ts';
import { discountsFa as fa } from './discounts.fa.ts';
import { discountRefusalText } from './refusal-text.ts';

/** Puts codes on a campaign and takes them off; what was typed stays until it counts. */
export function useDiscounts(campaign: Campaign | undefined, onChanged: (campaign: Campaign) => void) {
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const codes = campaign?.discounts.map(({ discount_code }) => discount_code) ?? [];
  const mutation = useMutation({
    mutationFn: (discount_codes: readonly string[]) =>
      api.campaigns.applyDiscount({ body: { campaign: campaign?.id ?? 0, discount_codes: [...discount_codes] } }),
    onSuccess: (changed) => {
      queryClient.setQueryData(['campaigns', 'one', changed.id], changed);
      void queryClient.invalidateQueries({ queryKey: ['campaigns', 'list'] });
      setProblem(undefined);
      onChanged(changed);
    },
    onError: (error) =>
      setProblem(hasErrorCode(error, 'discount_refused') ? error.facts.refusals.map(discountRefusalText).join(' ') : errorText(error)),
  });
  const send = (discount_codes: readonly string[], onSuccess?: () => void) => {
    if (mutation.isPending) return;
    setProblem(undefined);
    mutation.mutate(discount_codes, { onSuccess });
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
