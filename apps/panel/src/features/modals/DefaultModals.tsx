import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { accountInfoQuery } from '#features/account/account.queries.ts';
import type { ModalAccount, ModalToShow } from './modal-checks.tsx';
import { findModal } from './find-modal.ts';
import { turnKey } from './turn-key.ts';
import { useClearStage } from './useClearStage.ts';
import { useFinancialPrompt } from './useFinancialPrompt.ts';

/** Opens at most one prompt a load. The financial prompt comes first and excludes the others, and no prompt opens while a dialog of the page is open. */
export function DefaultModals() {
  const account = useQuery(accountInfoQuery).data;
  const prompt = useFinancialPrompt();
  return account && prompt.kind === 'closed' ? <Turn account={account} /> : null;
}

function Turn({ account }: { account: ModalAccount }) {
  const queryClient = useQueryClient();
  const queryKey = turnKey(account.id);
  const onWelcomed = () =>
    queryClient.setQueryData(accountInfoQuery.queryKey, (known) => known && { ...known, has_seen_welcome_message: true });
  const turn = useQuery<ModalToShow | null>({
    queryKey,
    queryFn: () => findModal({ account, onWelcomed }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  const opening = turn.data;
  const isOpen = useClearStage(Boolean(opening));
  useEffect(() => {
    if (isOpen) opening?.noteShown();
  }, [isOpen, opening]);
  return isOpen ? opening?.render(() => queryClient.setQueryData(queryKey, null)) : null;
}
