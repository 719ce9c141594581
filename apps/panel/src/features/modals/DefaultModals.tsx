import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { accountInfoQuery } from '#data/account/account.ts';
import { useDropModal, useChosenModal } from '#data/modals.ts';
import type { ModalAccount } from './modal-checks.ts';
import { findModal, noteShown } from './find-modal.ts';
import { ChosenModal } from './ChosenModal.tsx';
import { useClearStage } from './useClearStage.ts';
import { useFinancialPrompt } from './useFinancialPrompt.ts';

/** Opens at most one prompt a load. The financial prompt comes first and excludes the others, and no prompt opens while a dialog of the page is open. */
export function DefaultModals() {
  const account = useQuery(accountInfoQuery).data;
  const prompt = useFinancialPrompt();
  return account && prompt.kind === 'closed' ? <Chosen account={account} /> : null;
}

function Chosen({ account }: { account: ModalAccount }) {
  const choice = useChosenModal(account.id, () => findModal(account));
  const end = useDropModal(account.id);
  const isOpen = useClearStage(Boolean(choice));
  useEffect(() => {
    if (isOpen && choice) noteShown(choice);
  }, [isOpen, choice]);
  return isOpen && choice ? <ChosenModal choice={choice} accountId={account.id} onClose={end} /> : null;
}
