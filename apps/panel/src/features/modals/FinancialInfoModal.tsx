import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { accountInfoQuery } from '#features/account/account.queries.ts';
import { turnKey } from './turn-key.ts';
import { useClearStage } from './useClearStage.ts';
import { useFinancialPrompt } from './useFinancialPrompt.ts';

const Nothing = (_props: { balanceToman: number }) => null;
/** If the code fails to load, the page must still work. */
const FinancialInfoDialog = lazy(async () => ({
  default: await import('./prompts/FinancialInfoDialog.tsx').then(
    (module) => module.FinancialInfoDialog,
    () => Nothing,
  ),
}));

/** Blocks everything except the profile and support while a charged account has no financial info. */
export function FinancialInfoModal() {
  const queryClient = useQueryClient();
  const accountId = useQuery(accountInfoQuery).data?.id;
  const prompt = useFinancialPrompt();
  const isOpen = useClearStage(prompt.kind === 'open');
  useEffect(() => {
    // This was the prompt of this load, so no other follows it.
    if (isOpen) queryClient.setQueryData(turnKey(accountId), null);
  }, [isOpen, queryClient, accountId]);
  if (!isOpen || prompt.kind !== 'open') return null;
  return (
    <Suspense fallback={null}>
      <FinancialInfoDialog balanceToman={prompt.balanceToman} />
    </Suspense>
  );
}
