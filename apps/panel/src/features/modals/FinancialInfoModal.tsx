import { lazyPart } from '@jarchi/ui/feedback/lazy-part.tsx';
import { Suspense, useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { accountInfoQuery } from '#data/account/account.ts';
import { useDropModal } from '#data/modals.ts';
import { useClearStage } from './useClearStage.ts';
import { useFinancialPrompt } from './useFinancialPrompt.ts';

const FinancialInfoDialog = lazyPart(() => import('./prompts/FinancialInfoDialog.tsx'), 'FinancialInfoDialog', { whenLost: 'nothing' });

/** Stands in the way of everything but the profile and support while a charged account has no financial info. */
export function FinancialInfoModal() {
  const accountId = useQuery(accountInfoQuery).data?.id;
  const dropModal = useDropModal(accountId);
  const prompt = useFinancialPrompt();
  const isOpen = useClearStage(prompt.kind === 'open');
  useEffect(() => {
    // It was the prompt of this load: no other follows when it is gone.
    if (isOpen) dropModal();
  }, [isOpen, dropModal]);
  if (!isOpen || prompt.kind !== 'open') return null;
  return (
    <Suspense fallback={null}>
      <FinancialInfoDialog balanceToman={prompt.balanceToman} />
    </Suspense>
  );
}
