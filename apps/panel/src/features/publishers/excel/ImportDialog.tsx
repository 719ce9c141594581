import { Button } from '@jarchi/ui/actions/Button.tsx';
import { CheckboxField } from '@jarchi/ui/fields/CheckboxField.tsx';
import { joinClasses } from '@jarchi/ui/classes.ts';
import { Dialog } from '@jarchi/ui/overlays/Dialog.tsx';
import { formatNumber, formatToman } from '@jarchi/ui/format/format.ts';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { ProgressBar } from '@jarchi/ui/feedback/ProgressBar.tsx';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { FileUp } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { HelpLink } from '#features/help/public.ts';
import type { Bundle } from '#data/publishers/bundles.ts';
import type { PlanKind } from '#data/publishers/plan-kind.ts';
import type { Cart } from '#features/publishers/cart/state/useCart.ts';
import { excelFa as fa } from './excel.fa.ts';
import { bundlesBeside, fitTogether, plansBeside, type Fitting } from './fit-together.ts';
import { useImport, type ImportState } from './useImport.ts';

const XLSX = '.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

function DropZone({ error, onFile }: { error: string | undefined; onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  return (
    <>
      {error !== undefined && (
        <Notice tone="danger" role="alert" className="mb-3">
          {error}
        </Notice>
      )}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          const [file] = event.dataTransfer.files;
          if (file) onFile(file);
        }}
        className={joinClasses(
          'flex flex-col items-center gap-3 rounded-lg border-2 border-dashed p-8 text-center',
          isOver ? 'border-action bg-action-soft' : 'border-line-strong',
        )}
      >
        <FileUp aria-hidden size={28} className="text-text-3" />
        <p className="text-md text-text-2">{fa.drop}</p>
        <Button variant="secondary" onClick={() => input.current?.click()}>
          {fa.choose}
        </Button>
        <input
          ref={input}
          type="file"
          accept={XLSX}
          aria-label={fa.choose}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) onFile(file);
            event.target.value = '';
          }}
        />
      </div>
    </>
  );
}

function Group({ title, tone, children }: { title: string; tone: string; children?: ReactNode }) {
  return (
    <section className="border-b py-3 last:border-b-0">
      <h3 className={joinClasses('text-md font-semibold', tone)}>{title}</h3>
      {children}
    </section>
  );
}

type Read = Extract<ImportState, { step: 'read' }>;

/** The choices of the workbook that fit into one package; a workbook without a sheet of bundles keeps those of the cart. */
function getFitting({ answer, plans }: Read, cart: Cart, offered: readonly Bundle[], isKept: boolean): Fitting {
  const all = isKept ? [...plans, ...plansBeside(plans, cart.plans)] : plans;
  if (answer.bundle_ids === null) return fitTogether(all, bundlesBeside(plans, cart.bundles));
  const chosen = answer.bundle_ids.flatMap((id) => offered.find((bundle) => bundle.id === id) ?? []);
  return fitTogether(
    all,
    isKept ? [...chosen, ...bundlesBeside(plans, cart.bundles).filter((bundle) => !chosen.includes(bundle))] : chosen,
  );
}

/** «۳ ناشر و ۲ باندل» */
function countText({ plans, bundles }: Pick<Fitting, 'plans' | 'bundles'>): string {
  const [publishers, sets] = [fa.publishers(formatNumber(plans.length)), fa.bundles(formatNumber(bundles.length))];
  if (bundles.length === 0) return publishers;
  return plans.length === 0 ? sets : fa.both(publishers, sets);
}

interface ResultProps {
  state: Read;
  cart: Cart;
  fitting: Fitting;
  isKept: boolean;
  onKeep: (isKept: boolean) => void;
}

function Result({ state, cart, fitting, isKept, onKeep }: ResultProps) {
  const { answer } = state;
  const { plans, bundles, overlapping, bundled } = fitting;
  const count = plans.length + bundles.length;
  const added = plans.filter(({ id }) => !cart.has(id)).length + bundles.filter(({ id }) => !cart.hasBundle(id)).length;
  const removed =
    cart.contents.plans.filter((id) => !plans.some((plan) => plan.id === id)).length +
    cart.contents.bundles.filter((id) => !bundles.some((bundle) => bundle.id === id)).length;
  return (
    <div className="max-h-[52vh] overflow-y-auto">
      <p className="text-sm text-text-3">{fa.rows(formatNumber(answer.rows))}</p>
      {answer.hidden_rows > 0 && (
        <p className="text-sm text-warning-text">{fa.hiddenRows(formatNumber(answer.rows), formatNumber(answer.hidden_rows))}</p>
      )}
      <Group title={count > 0 ? fa.chosen(countText(fitting)) : fa.nothing} tone="text-text">
        {count > 0 && (
          <p className="text-sm text-text-2">
            {`${fa.chosenText(formatNumber(added), formatNumber(removed))}${answer.bundle_ids === null && cart.bundles.length > 0 ? ` ${fa.bundlesStay}` : ''}`}
          </p>
        )}
        {(removed > 0 || isKept) && (
          <CheckboxField label={fa.keep} isSelected={isKept} onChange={onKeep} className="mt-2 max-lg:min-h-11" />
        )}
        {bundled.length > 0 && <p className="text-sm text-text-2">{fa.bundled(formatNumber(bundled.length))}</p>}
        {overlapping.map(({ id, title }) => (
          <p key={id} className="text-sm text-warning-text">
            {fa.overlapping(title)}
          </p>
        ))}
      </Group>
      {answer.problems.length > 0 && (
        <Group title={fa.problems(formatNumber(answer.problems.length))} tone="text-danger-text">
          <ul className="mt-1 flex flex-col gap-1 text-sm">
            {answer.problems.map(({ sheet, row, code, text }) => (
              <li key={`${sheet} ${row} ${code}`} className="flex gap-2">
                <span className="shrink-0 font-medium">{fa.rowOf[sheet](formatNumber(row))}</span>
                <span className="text-text-2">
                  {text !== '' && <bdi className="font-medium">{text}: </bdi>}
                  <span>{fa.codes[code]}</span>
                </span>
              </li>
            ))}
          </ul>
        </Group>
      )}
      {answer.repriced.length > 0 && (
        <Group title={fa.repriced(formatNumber(answer.repriced.length))} tone="text-warning-text">
          <ul className="mt-1 flex flex-col gap-1 text-sm">
            {answer.repriced.map(({ sheet, id, title, before, after }) => (
              <li key={`${sheet} ${id}`} className="flex justify-between gap-3">
                <span className="min-w-0 truncate">{title}</span>
                <span className="shrink-0 text-text-2">{fa.price(formatToman(before), formatToman(after))}</span>
              </li>
            ))}
          </ul>
        </Group>
      )}
    </div>
  );
}

interface ImportDialogProps {
  kind: PlanKind;
  cart: Cart;
  /** All bundles on sale. */
  bundles: readonly Bundle[];
  onClose: () => void;
}

/** Imports a workbook: shows its choices and the issues of other rows. The package changes only when the user applies it. */
export function ImportDialog({ kind, cart, bundles, onClose }: ImportDialogProps) {
  const { state, send, reset } = useImport(kind);
  const [isKept, setKept] = useState(false);
  const isRead = state.step === 'read';
  const fitting = isRead ? getFitting(state, cart, bundles, isKept) : undefined;
  const isSomething = fitting !== undefined && fitting.plans.length + fitting.bundles.length > 0;
  const apply = () => {
    if (!fitting) return;
    cart.actions.fill(fitting.plans, fitting.bundles);
    toast.success(fa.applied(countText(fitting)), undefined, { label: fa.undo, onPress: cart.actions.undo });
    onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      width={560}
      title={fa.title}
      text={
        isRead ? undefined : (
          <>
            <span>{fa.lead}</span> <HelpLink article="excel-package">{fa.help}</HelpLink>
          </>
        )
      }
      footer={
        <>
          {isSomething && <Button onClick={apply}>{fa.apply(countText(fitting))}</Button>}
          {isRead && (
            <Button variant="secondary" onClick={reset}>
              {fa.another}
            </Button>
          )}
          <Button variant="ghost" onClick={onClose}>
            {fa.cancel}
          </Button>
        </>
      }
    >
      {state.step === 'waiting' && <DropZone error={state.error} onFile={send} />}
      {state.step === 'sending' && (
        <div role="status" className="py-6">
          <p className="mb-3 text-md text-text-2">{fa.sending(state.name)}</p>
          <ProgressBar value={state.share} label={fa.progress} />
        </div>
      )}
      {isRead && fitting && <Result state={state} cart={cart} fitting={fitting} isKept={isKept} onKeep={setKept} />}
    </Dialog>
  );
}
