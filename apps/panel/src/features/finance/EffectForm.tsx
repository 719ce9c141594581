import { SumRows } from '@jarchi/ui/figures/Rows.tsx';
import { type ComponentProps, type ReactNode, type Ref, useId } from 'react';

export interface EffectFormProps {
  formRef?: Ref<HTMLFormElement> | undefined;
  onSubmit: () => void;
  /** What submitting does, with its button: beside the fields, and below them on phones. */
  effect: ReactNode;
  /** Follows on phones. */
  dock?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** A form with its effect beside it. */
export function EffectForm({ formRef, onSubmit, effect, dock, children }: EffectFormProps) {
  return (
    <form
      ref={formRef}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      className="flex flex-1 flex-col gap-8 wide:grid wide:grid-cols-[minmax(0,1fr)_328px] wide:gap-14"
    >
      <div className="flex min-w-0 flex-col gap-5">{children}</div>
      {effect}
      {dock}
    </form>
  );
}

interface EffectPanelProps {
  title: string;
  rows: ComponentProps<typeof SumRows>['rows'];
  /** The button and what else belongs to it. */
  children: ReactNode;
}

/** What a form will do to the account's money. */
export function EffectPanel({ title, rows, children }: EffectPanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex h-fit flex-col gap-4 rounded-lg border border-line bg-surface-sunken p-5">
      <h2 id={id} className="text-lg font-bold">
        {title}
      </h2>
      <SumRows rows={rows} />
      {children}
    </section>
  );
}
