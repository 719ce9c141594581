import type { LucideIcon } from 'lucide-react';
import { useId, type FormEvent, type ReactNode } from 'react';
import { Button, type ButtonSize } from '#actions/Button.tsx';
import { Notice } from '#feedback/Notice.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

export interface AskWords {
  /** The question. */
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** The answer, with the verb of the question. */
  readonly yes: string;
  readonly no: string;
  /** Replaces the answer while it is under way. */
  readonly busy?: string | undefined;
}

export interface AskDialogProps extends Pick<DialogProps, 'width' | 'role'> {
  words: AskWords;
  onYes: () => void;
  onClose: () => void;
  isDanger?: boolean | undefined;
  icon?: LucideIcon | undefined;
  size?: ButtonSize | undefined;
  /** The answer is under way: the dialog stays open until its result is known. */
  isPending?: boolean | undefined;
  /** The reason why the question cannot be answered now. */
  blocked?: string | undefined;
  /** The failure of the last answer. */
  error?: string | undefined;
  /** Something is typed in it: Enter answers, and the backdrop does not close it. */
  isForm?: boolean | undefined;
  /** Figures or fields that belong to the question. */
  children?: ReactNode;
}

/** Asks one question before an act. The owner closes it when the act is done. */
export function AskDialog(props: AskDialogProps) {
  const { words, onYes, onClose, isDanger = false, icon, size, isPending = false, blocked, error, isForm = false, children } = props;
  const form = useId();
  const close = () => {
    if (!isPending) onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending && blocked === undefined) onYes();
  };
  const body = (Boolean(children) || error !== undefined) && (
    <>
      {error !== undefined && (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      )}
      {children}
    </>
  );
  return (
    <Dialog
      isOpen
      width={props.width}
      role={props.role}
      isBackdropInert={isForm}
      title={words.title}
      text={words.text}
      onOpenChange={(isOpen) => !isOpen && close()}
      footer={
        <>
          <Button
            {...(isForm ? { type: 'submit', form } : { onClick: onYes })}
            variant={isDanger ? 'danger' : 'primary'}
            size={size}
            icon={icon}
            isDisabledWithReason={blocked}
            isLoading={isPending}
            loadingLabel={isPending ? words.busy : undefined}
          >
            {words.yes}
          </Button>
          <Button variant="secondary" size={size} onClick={close}>
            {words.no}
          </Button>
        </>
      }
    >
      {isForm ? (
        <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
          {body}
        </form>
      ) : (
        body && <div className="flex flex-col gap-4">{body}</div>
      )}
    </Dialog>
  );
}
