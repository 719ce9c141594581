import { PRE_INVOICE_LINES_MAX } from '@jarchi/domain/documents/document-kinds.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { IconButton } from '@jarchi/ui/actions/IconButton.tsx';
import { AmountInput } from '@jarchi/ui/fields/AmountInput.tsx';
import { TextField } from '@jarchi/ui/fields/TextField.tsx';
import { formatNumber, formatToman } from '@jarchi/ui/format/format.ts';
import { uiFa } from '@jarchi/ui/ui.fa.ts';
import { Plus, Trash2 } from 'lucide-react';
import { builderFa as fa } from './builder.fa.ts';
import type { LineField } from './line-fields.ts';
import { checkLine, emptyLine, getLineNet, isBlank, type DraftLine } from './pre-invoice-draft.ts';

interface LineEditorProps {
  line: DraftLine;
  /** From 1. */
  number: number;
  isChecked: boolean;
  onChange: (line: DraftLine) => void;
  onRemove: () => void;
}

function LineEditor({ line, number, isChecked, onChange, onRemove }: LineEditorProps) {
  const issues = isChecked && !isBlank(line) ? checkLine(line) : {};
  const at = formatNumber(number);
  const field = (name: LineField) =>
    ({
      name: `${name}-${line.key}`,
      label: (
        <>
          <span>{fa.fields[name]}</span> <span className="sr-only">{fa.line(at)}</span>
        </>
      ),
      value: line[name],
      error: issues[name],
      onChange: (text: string) => onChange({ ...line, [name]: text }),
    }) as const;
  const net = getLineNet(line);
  return (
    <li className="flex flex-col gap-3 p-4">
      <div className="flex items-center gap-2">
        <span className="grid size-6 place-items-center rounded-sm bg-action-soft text-sm font-semibold text-action-soft-text">{at}</span>
        <span className="ms-auto text-md">
          <span className="text-sm text-text-3">{fa.amount}</span>{' '}
          <b className="font-semibold">{net > 0 ? formatToman(net) : uiFa.noAmount}</b>
        </span>
        <IconButton icon={Trash2} label={fa.remove(at)} onClick={onRemove} />
      </div>
      <TextField {...field('title')} />
      <div className="grid gap-3 sm:grid-cols-[minmax(0,96px)_minmax(0,1fr)_minmax(0,1fr)]">
        <AmountInput {...field('quantity')} unit="" maxDigits={7} />
        <AmountInput {...field('unit_price')} />
        <AmountInput {...field('discount')} optional />
      </div>
    </li>
  );
}

export interface LinesEditorProps {
  lines: readonly DraftLine[];
  /** True after the first attempt to issue: from then on the fields show their issues. */
  isChecked: boolean;
  onChange: (lines: readonly DraftLine[]) => void;
}

/** The free lines, each with its fields. */
export function LinesEditor({ lines, isChecked, onChange }: LinesEditorProps) {
  const isFull = lines.length >= PRE_INVOICE_LINES_MAX;
  const add = () => onChange([...lines, emptyLine(Math.max(0, ...lines.map(({ key }) => key)) + 1)]);
  return (
    <section aria-labelledby="pre-invoice-lines">
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <h2 id="pre-invoice-lines" className="text-md font-semibold">
          {fa.lines}
        </h2>
        <p className="text-sm text-text-3">{fa.linesHint}</p>
      </div>
      <div className="rounded-lg border border-line-strong">
        <ol className="divide-y divide-line">
          {lines.map((line, index) => (
            <LineEditor
              key={line.key}
              line={line}
              number={index + 1}
              isChecked={isChecked}
              onChange={(next) => onChange(lines.map((one) => (one.key === line.key ? next : one)))}
              onRemove={() => onChange(lines.filter((one) => one.key !== line.key))}
            />
          ))}
        </ol>
        <div className={lines.length > 0 ? 'border-t border-line p-2' : 'p-2'}>
          <Button
            variant="ghost"
            icon={Plus}
            className="text-action-soft-text!"
            isDisabledWithReason={isFull ? fa.full(formatNumber(PRE_INVOICE_LINES_MAX)) : undefined}
            onClick={add}
          >
            {fa.add}
          </Button>
        </div>
      </div>
    </section>
  );
}
