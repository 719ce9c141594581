import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { Button, buttonClass } from '@jarchi/ui/actions/Button.tsx';
import { Dialog } from '@jarchi/ui/overlays/Dialog.tsx';
import { formatNumber, formatToman } from '@jarchi/ui/format/format.ts';
import { Notice } from '@jarchi/ui/feedback/Notice.tsx';
import { SumRows } from '@jarchi/ui/figures/Rows.tsx';
import { SkeletonRows } from '@jarchi/ui/feedback/Skeleton.tsx';
import { Link } from '@tanstack/react-router';
import { duplicateFa as fa } from './duplicate.fa.ts';
import { useDuplicate, type Duplicate } from './useDuplicate.ts';

function Totals({ before, after }: Duplicate) {
  return (
    <>
      <SumRows
        rows={[
          { label: fa.before, amountToman: before },
          ...(after === null ? [] : [{ label: fa.after, amountToman: after, kind: 'strong' as const }]),
          ...(after === null || after === before
            ? []
            : [
                {
                  label: fa.difference,
                  amountToman: after - before,
                  isSigned: true,
                  tone: after > before ? ('danger' as const) : ('success' as const),
                },
              ]),
        ]}
      />
      {after === null && <p className="text-sm text-text-2">{fa.noPrice}</p>}
      {after === before && <p className="text-sm text-text-2">{fa.same}</p>}
    </>
  );
}

interface Change {
  readonly plan_id: number;
  readonly title: string;
  readonly text: string;
}

function ChangeList({ title, changes }: { title: string; changes: readonly Change[] }) {
  if (changes.length === 0) return null;
  return (
    <section>
      <h3 className="flex flex-wrap items-baseline gap-x-2 text-md font-semibold">
        {title}
        <span className="text-sm font-normal text-text-3">{fa.net}</span>
      </h3>
      <ul aria-label={title} className="divide-y divide-line">
        {changes.map((change) => (
          <li key={change.plan_id} className="flex flex-wrap items-baseline justify-between gap-x-3 py-1.5 text-md">
            <bdi>{change.title}</bdi>
            <span className="text-sm text-text-2">{change.text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Difference({ duplicate }: { duplicate: Duplicate }) {
  const changed: Change[] = [];
  const dropped: Change[] = [];
  for (const { plan_id, title, before, after } of duplicate.changes) {
    if (after === null) dropped.push({ plan_id, title, text: fa.was(formatToman(before)) });
    else changed.push({ plan_id, title, text: fa.fromTo(formatToman(before), formatToman(after)) });
  }
  return (
    <div className="flex flex-col gap-4">
      <Totals {...duplicate} />
      <ChangeList title={fa.dropped(formatNumber(dropped.length))} changes={dropped} />
      <ChangeList title={fa.changed(formatNumber(changed.length))} changes={changed} />
    </div>
  );
}

interface DuplicateDialogProps {
  campaign: { readonly id: number; readonly title: string };
  onClose: () => void;
}

/** Copies a campaign into a draft and shows its price today; one press deletes the draft. */
export function DuplicateDialog({ campaign, onClose }: DuplicateDialogProps) {
  const { duplicate, error, retry, undo, isUndoing } = useDuplicate(campaign.id);
  const isCopying = duplicate === undefined && error === null;
  const footer = duplicate ? (
    <>
      <Link to="/campaign" search={{ draft: String(duplicate.draft) }} className={buttonClass({ size: 'lg' })}>
        {fa.goOn}
      </Link>
      <Button variant="secondary" size="lg" isLoading={isUndoing} onClick={() => undo(duplicate.draft, onClose)}>
        {fa.undo}
      </Button>
    </>
  ) : error === null ? undefined : (
    <>
      <Button size="lg" onClick={retry}>
        {fa.retry}
      </Button>
      <Button variant="secondary" size="lg" onClick={onClose}>
        {fa.close}
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen
      width={560}
      isBlocking={isCopying || isUndoing}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={duplicate ? fa.ready : error === null ? fa.copying(campaign.title) : fa.failed}
      text={duplicate && fa.readyText(campaign.title)}
      footer={footer}
    >
      {isCopying && (
        <div aria-busy="true">
          <SkeletonRows rows={3} hasAvatar={false} />
        </div>
      )}
      {error !== null && !duplicate && (
        <Notice role="alert" tone="danger">
          {errorText(error)}
        </Notice>
      )}
      {duplicate && <Difference duplicate={duplicate} />}
    </Dialog>
  );
}
