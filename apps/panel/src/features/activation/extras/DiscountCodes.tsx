import { DISCOUNT_CODE_LENGTH_MAX } from '@jarchi/domain/pricing/discounts/discount-codes.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { IconButton } from '@jarchi/ui/actions/IconButton.tsx';
import { TextField } from '@jarchi/ui/fields/TextField.tsx';
import { Check, Plus, TicketPercent, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { discountsFa as fa } from './discounts.fa.ts';
import type { Discounts } from './useDiscounts.ts';

function AppliedCode({ code, isBusy, onRemove }: { code: string; isBusy: boolean; onRemove: () => void }) {
  return (
    <li className="flex items-center gap-2">
      <span className="flex h-(--h-md) min-w-0 flex-1 items-center gap-2 rounded-md border border-line-strong bg-surface px-3">
        <TicketPercent aria-hidden size={18} className="shrink-0 text-text-3" />
        <span className="min-w-0 flex-1 truncate text-md font-medium">
          <bdi>{code}</bdi>
        </span>
        <span className="inline-flex shrink-0 items-center gap-1 text-sm text-success-text">
          <Check aria-hidden size={16} />
          {fa.applied}
        </span>
      </span>
      <IconButton icon={X} variant="secondary" label={fa.remove(code)} isDisabled={isBusy} onClick={onRemove} />
    </li>
  );
}

/** A field for a discount code, with the reason of a refusal next to it; accepted codes are listed above. */
export function DiscountCodes({ discounts }: { discounts: Discounts }) {
  const { codes, typed, problem, isBusy } = discounts;
  const [isAdding, setAdding] = useState(false);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const another = useRef<HTMLButtonElement>(null);
  const isOpen = codes.length === 0 || isAdding || typed !== '' || problem !== undefined;
  useEffect(() => {
    if (problem !== undefined || isAdding) field.current?.focus();
  }, [problem, isAdding]);
  const count = codes.length;
  const before = useRef(count);
  useEffect(() => {
    if (before.current === count) return;
    before.current = count;
    setAdding(false);
    // The element that had the focus was removed.
    if (document.activeElement === document.body) (another.current ?? field.current)?.focus();
  }, [count]);
  return (
    <div className="flex flex-col gap-2">
      <p role="status" className="sr-only">
        {count > 0 ? fa.allApplied(codes) : ''}
      </p>
      {codes.length > 0 && (
        <ul aria-label={fa.list} className="flex flex-col gap-2">
          {codes.map((code) => (
            <AppliedCode key={code} code={code} isBusy={isBusy} onRemove={() => discounts.drop([code])} />
          ))}
        </ul>
      )}
      {isOpen ? (
        <form
          noValidate
          className="flex items-start gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            discounts.apply();
          }}
        >
          <TextField
            className="min-w-0 flex-1"
            label={fa.label}
            isLabelHidden
            inputRef={field}
            value={typed}
            onChange={discounts.type}
            error={problem}
            placeholder={fa.example}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="done"
            maxLength={DISCOUNT_CODE_LENGTH_MAX}
            start={<TicketPercent aria-hidden size={18} />}
          />
          <Button type="submit" variant="secondary" isLoading={isBusy}>
            {fa.apply}
          </Button>
        </form>
      ) : (
        <Button ref={another} variant="ghost" size="sm" icon={Plus} className="self-start" onClick={() => setAdding(true)}>
          {fa.another}
        </Button>
      )}
    </div>
  );
}
