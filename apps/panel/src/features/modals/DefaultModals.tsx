import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { accountInfoQuery } from '#data/account/account.ts';
import { useEndTurn, useModalTurn } from '#data/modals.ts';
import type { ModalAccount } from './modal-checks.ts';
import { findModal, noteShown } from './find-modal.ts';
import { TurnModal } from './ChosenModal.tsx';
import { useClearStage } from './useClearStage.ts';
import { useFinancialPrompt } from './useFinancialPrompt.ts';

/** Opens at most one prompt a load. The financial prompt comes first and excludes the others, and no prompt opens while a dialog of the page is open. */
export function DefaultModals() {
  const account = useQuery(accountInfoQuery).data;
  const prompt = useFinancialPrompt();
  return account && prompt.kind === 'closed' ? <Turn account={account} /> : null;
}

function Turn({ account }: { account: ModalAccount }) {
  const turn = useModalTurn(account.id, () => findModal(account));
  const end = useEndTurn(account.id);
  const isOpen = useClearStage(Boolean(turn));
  useEffect(() => {
    if (isOpen && turn) noteShown(turn);
  }, [isOpen, turn]);
  return isOpen && turn ? <TurnModal turn={turn} accountId={account.id} onClose={end} /> : null;
}
