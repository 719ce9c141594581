import { Button } from '@jarchi/ui/actions/Button.tsx';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { Dialog } from '@jarchi/ui/overlays/Dialog.tsx';
import type { ReactNode } from 'react';
import { teamFa as fa } from './team.fa.ts';

export interface AskDialogProps {
  title: string;
  text: string;
  yes: string;
  busy: string;
  isBusy: boolean;
  /** Why it was refused. */
  refusal: string | undefined;
  onYes: () => void;
  onClose: () => void;
  /** What is chosen with it. */
  children?: ReactNode;
}

/** Asks before a place in an account is lost. */
export function AskDialog({ title, text, yes, busy, isBusy, refusal, onYes, onClose, children }: AskDialogProps) {
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={title}
      text={text}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button variant="danger" isLoading={isBusy} loadingLabel={isBusy ? busy : undefined} onClick={onYes}>
            {yes}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {fa.stay}
          </Button>
        </>
      }
    >
      {children}
      {refusal !== undefined && (
        <Notice role="alert" tone="danger">
          {refusal}
        </Notice>
      )}
    </Dialog>
  );
}
