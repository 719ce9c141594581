import { Button } from '@jarchi/ui/actions/Button.tsx';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { ChevronDown, Undo2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { FindingItem } from './FindingItem.tsx';
import { textDoctorFa as fa } from './text-doctor.fa.ts';
import { useDoctor, type DoctoredField } from './useDoctor.ts';

export interface DoctorLineProps extends DoctoredField {
  /** The field's label, for screen readers. */
  label: string;
}

/** How many suggestions there are, and when pressed, each of them. */
export function DoctorLine({ label, ...field }: DoctorLineProps) {
  const doctor = useDoctor(field);
  const { findings, sure, text, canUndo } = doctor;
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  const listId = useId();
  const region = useRef<HTMLDivElement>(null);
  const next = useRef<number | null>(null);

  // The pressed button is gone: focus goes to the suggestion that took its place, or to what is left.
  useEffect(() => {
    if (next.current === null) return;
    const buttons = region.current?.querySelectorAll<HTMLElement>('[data-apply]') ?? [];
    const rest = region.current?.querySelector<HTMLElement>('[data-undo], [data-count], [data-none]');
    const target = buttons[Math.min(next.current, buttons.length - 1)] ?? rest;
    next.current = null;
    target?.focus();
  });

  const act = (deed: () => void, told: string, at: number) => {
    deed();
    next.current = at;
    setSaid(told);
  };
  const count = formatNumber(findings.length);
  const isListed = isOpen && findings.length > 0;
  return (
    <div ref={region} className="flex flex-col text-sm">
      <div className="-ms-2 flex flex-wrap items-center gap-x-1">
        {findings.length > 0 && (
          <Button
            size="sm"
            variant="ghost"
            data-count
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            onClick={() => setOpen(!isOpen)}
            iconEnd={ChevronDown}
          >
            {fa.count(count)}
            <span className="sr-only">{fa.forField(label)}</span>
          </Button>
        )}
        {isOpen && findings.length === 0 && (
          <p data-none tabIndex={-1} className="text-text-3 outline-none">
            {fa.none}
          </p>
        )}
        {canUndo && (
          <Button size="sm" variant="ghost" data-undo icon={Undo2} onClick={() => act(doctor.undo, fa.undone, 0)}>
            {fa.undo}
            <span className="sr-only">{fa.forField(label)}</span>
          </Button>
        )}
      </div>
      {isListed && (
        <div id={listId} className="rounded-md border">
          {sure.length > 1 && (
            <div className="border-b px-3 py-2">
              <Button size="sm" variant="secondary" onClick={() => act(doctor.applySure, fa.applied, 0)}>
                {fa.applySure(formatNumber(sure.length))}
              </Button>
            </div>
          )}
          <ul aria-label={fa.list(label)} className="max-h-80 overflow-y-auto [&>li:first-child]:border-t-0">
            {findings.map((finding, at) => (
              <FindingItem
                key={`${finding.from} ${finding.rule}`}
                text={text}
                finding={finding}
                onApply={() => act(() => doctor.apply(finding), fa.applied, at)}
                onIgnore={() => act(() => doctor.ignore(finding), fa.ignored, at)}
              />
            ))}
          </ul>
        </div>
      )}
      <p role="status" className="sr-only">
        {said && `${said} ${findings.length > 0 ? fa.left(count) : fa.none}`}
      </p>
    </div>
  );
}
