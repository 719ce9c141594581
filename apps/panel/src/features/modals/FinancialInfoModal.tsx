import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { accountInfoQuery } from '#features/account/account.queries.ts';
import { turnKey } from './turn-key.ts';
import { useClearStage } from './useClearStage.ts';
import { useFinancialPrompt } from './useFinancialPrompt.ts';

const FinancialInfoDialog = lazyPart(() => import('./prompts/FinancialInfoDialog.tsx'), 'FinancialInfoDialog', { whenLost: 'nothing' });

/** Stands in the way of everything but the profile and support while a charged account has no financial info. */
export function FinancialInfoModal() {
  const queryClient = useQueryClient();
  const accountId = useQuery(accountInfoQuery).data?.id;
  const prompt = useFinancialPrompt();
  const isOpen = useClearStage(prompt.kind === 'open');
  useEffect(() => {
    // It was the prompt of this load: no other follows when it is gone.
    if (isOpen) queryClient.setQueryData(turnKey(accountId), null);
  }, [isOpen, queryClient, accountId]);
  if (!isOpen || prompt.kind !== 'open') return null;
  return (
    <Suspense fallback={null}>
      <FinancialInfoDialog balanceToman={prompt.balanceToman} />
    </Suspense>
  );
}
