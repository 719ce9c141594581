import type { Finding } from '@jarchi/domain/text/doctor/findings.ts';
import { Button } from '@jarchi/ui/actions/Button.tsx';
import { ArrowLeft } from 'lucide-react';
import { excerptFinding } from './finding-excerpt.ts';
import { textDoctorFa as fa } from './text-doctor.fa.ts';

interface FindingItemProps {
  text: string;
  finding: Finding;
  onApply: () => void;
  onIgnore: () => void;
}

/** A suggestion: its rule, the words as they are and as they would be, and what to do with it. */
export function FindingItem({ text, finding, onApply, onIgnore }: FindingItemProps) {
  const { lead, written, suggested, tail } = excerptFinding(text, finding);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t px-3 py-2">
      <div className="min-w-0 flex-1 basis-60">
        <p className="text-sm text-text-3">{fa.rules[finding.rule]}</p>
        <p className="leading-prose wrap-anywhere">
          {lead && <span className="text-text-3">{lead} </span>}
          <span className="sr-only">{fa.written}</span>
          <del className="rounded-sm bg-danger-soft px-1 line-through">{written}</del>
          <ArrowLeft aria-hidden size={14} className="mx-1 inline text-text-3" />
          <span className="sr-only">{fa.suggested}</span>
          <ins className="rounded-sm bg-success-soft px-1 font-medium no-underline">{suggested}</ins>
          {tail && <span className="text-text-3"> {tail}</span>}
        </p>
      </div>
      <div className="flex gap-1">
        <Button size="sm" variant="soft" data-apply aria-label={fa.applyThis(written, suggested)} onClick={onApply}>
          {fa.apply}
        </Button>
        <Button size="sm" variant="ghost" aria-label={fa.ignoreThis(written)} onClick={onIgnore}>
          {fa.ignore}
        </Button>
      </div>
    </li>
  );
}
