import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { addDays } from '@jarchi/domain/calendar/jalali.ts';
import { DOCUMENT_NOTE_MAX, PRE_INVOICE_DAYS_MAX } from '@jarchi/domain/documents/document-kinds.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { DayField } from '@jarchi/ui/dates/DayField.tsx';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { TextField } from '@jarchi/ui/fields/TextField.tsx';
import { formatToman } from '@jarchi/ui/format/format.ts';
import { Sheet } from '@jarchi/ui/overlays/Sheet.tsx';
import { pauses } from '@jarchi/ui/toasts/pauses.ts';
import { uiFa } from '@jarchi/ui/ui.fa.ts';
import { useRested } from '@jarchi/ui/use-rested.ts';
import { useQuery } from '@tanstack/react-query';
import { Eye, FileCheck } from 'lucide-react';
import { useRef, useState, type SubmitEvent } from 'react';
import type { PaperDocument } from '#data/documents/documents.ts';
import { preInvoicePreviewQuery, useCreatePreInvoice, type PreInvoiceOrder } from '#data/documents/pre-invoices.ts';
import { BuyerBox } from './BuyerBox.tsx';
import { builderFa as fa } from './builder.fa.ts';
import { CampaignChoice } from './CampaignChoice.tsx';
import { LinesEditor } from './LinesEditor.tsx';
import { checkLine, emptyDraft, findWrongLines, orderOf, typedPreInvoice, type PreInvoiceDraft } from './pre-invoice-draft.ts';
import { PreInvoicePreview } from './PreInvoicePreview.tsx';

export interface PreInvoiceFormProps {
  /** Today by the world clock, YYYY-MM-DD. */
  today: string;
  onIssued: (document: PaperDocument) => void;
}

/** The campaigns and free lines of a pre-invoice. The paper next to them shows each change. */
export function PreInvoiceForm({ today, onIssued }: PreInvoiceFormProps) {
  const [draft, setDraft] = useState(() => typedPreInvoice.read() ?? emptyDraft);
  const [isChecked, setChecked] = useState(false);
  const [isShown, setShown] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const text = JSON.stringify(orderOf(draft, today) ?? null);
  const rested = useRested(text, pauses.figures);
  const order = (JSON.parse(rested) as PreInvoiceOrder | null) ?? undefined;
  const preview = useQuery(preInvoicePreviewQuery(order));
  const issuing = useCreatePreInvoice({
    onSuccess: (document) => {
      typedPreInvoice.forget();
      onIssued(document);
    },
    onError: () => undefined,
  });
  const change = (part: Partial<PreInvoiceDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    typedPreInvoice.keep(next);
    if (issuing.error) issuing.reset();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    const [wrong] = findWrongLines(draft);
    const asked = orderOf(draft, today);
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="${Object.keys(checkLine(wrong))[0]}-${wrong.key}"]`)?.focus();
    else if (asked) issuing.start(asked);
  };
  const isAsked = text !== 'null';
  const total = isAsked ? preview.data?.total : undefined;
  const paper = (
    <PreInvoicePreview
      paper={isAsked ? preview.data : undefined}
      error={isAsked ? preview.error : null}
      isAsked={isAsked}
      isStale={preview.isFetching || text !== rested}
    />
  );
  const issue = (
    <Button type="submit" form="pre-invoice" size="lg" icon={FileCheck} isLoading={issuing.isPending}>
      {fa.issue}
    </Button>
  );
  return (
    <div className="flex flex-1 flex-col xl:flex-row">
      <form id="pre-invoice" ref={form} noValidate onSubmit={submit} className="flex min-w-0 flex-1 flex-col gap-7 px-(--gutter) py-6">
        <BuyerBox />
        <DayField
          label={fa.valid}
          hint={fa.validHint}
          none={fa.week}
          value={draft.valid_until}
          min={today}
          max={addDays(today, PRE_INVOICE_DAYS_MAX - 1)}
          onChange={(valid_until) => change({ valid_until })}
          className="sm:max-w-80"
        />
        <CampaignChoice chosen={draft.campaigns} onChange={(campaigns) => change({ campaigns })} />
        <LinesEditor lines={draft.lines} isChecked={isChecked} onChange={(lines) => change({ lines })} />
        <TextField
          label={fa.note}
          optional
          multiline
          rows={3}
          counterLimit={DOCUMENT_NOTE_MAX}
          value={draft.note}
          onChange={(note) => change({ note })}
        />
        {isChecked && !isAsked && (
          <Notice tone="danger" role="alert">
            {fa.empty}
          </Notice>
        )}
        {issuing.error && (
          <Notice tone="danger" role="alert">
            {errorText(issuing.error)}
          </Notice>
        )}
        <div className="flex flex-wrap items-center gap-3 max-lg:hidden">
          {issue}
          <Button variant="ghost" onClick={() => change(emptyDraft)}>
            {fa.clear}
          </Button>
          <p className="text-sm text-text-3">{fa.kept}</p>
        </div>
      </form>
      <aside
        aria-label={fa.preview}
        className="border-line bg-canvas px-(--gutter) py-6 max-lg:hidden max-xl:border-t xl:w-[46%] xl:border-s"
      >
        <div className="mb-4 flex items-baseline justify-between gap-4">
          <h2 className="text-lg font-bold">{fa.preview}</h2>
          <p className="text-sm text-text-3">{fa.previewHint}</p>
        </div>
        {paper}
      </aside>
      <div className="sticky bottom-(--above-bar) z-(--z-dock) mt-auto flex flex-col gap-2 border-t border-line bg-surface px-(--gutter) pt-3 pb-4 shadow-dock low:static wide:hidden">
        <p className="flex items-baseline justify-between text-md text-text-2">
          {fa.payable}
          <span>
            <b className="font-semibold text-text">{total === undefined ? uiFa.noAmount : formatToman(total)}</b>{' '}
            <span className="text-sm text-text-3">{total !== undefined && uiFa.toman}</span>
          </span>
        </p>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(max(9rem,34%),1fr))] gap-2">
          <Button size="lg" variant="secondary" icon={Eye} onClick={() => setShown(true)}>
            {fa.preview}
          </Button>
          {issue}
        </div>
      </div>
      {isShown && (
        <Sheet isOpen onOpenChange={setShown} title={fa.preview}>
          {paper}
        </Sheet>
      )}
    </div>
  );
}
