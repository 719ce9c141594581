import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { accountInfoQuery } from '#data/account/account.ts';
import { useEndTurn } from '#data/modals.ts';
import { useClearStage } from './useClearStage.ts';
import { useFinancialPrompt } from './useFinancialPrompt.ts';

const Nothing = (_props: { balanceToman: number }) => null;
/** Code that does not come must not take the page with it. */
const FinancialInfoDialog = lazy(async () => ({
  default: await import('./prompts/FinancialInfoDialog.tsx').then(
    (module) => module.FinancialInfoDialog,
    () => Nothing,
  ),
}));

/** Stands in the way of everything but the profile and support while a charged account has no financial info. */
export function FinancialInfoModal() {
  const accountId = useQuery(accountInfoQuery).data?.id;
  const endTurn = useEndTurn(accountId);
  const prompt = useFinancialPrompt();
  const isOpen = useClearStage(prompt.kind === 'open');
  useEffect(() => {
    // It was the prompt of this load: no other follows when it is gone.
    if (isOpen) endTurn();
  }, [isOpen, endTurn]);
  if (!isOpen || prompt.kind !== 'open') return null;
  return (
    <Suspense fallback={null}>
      <FinancialInfoDialog balanceToman={prompt.balanceToman} />
    </Suspense>
  );
}
