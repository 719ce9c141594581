import { FlaskConical } from 'lucide-react';
import { runtimeConfig } from '#runtime-config.ts';
import { layoutsFa as fa } from './layouts.fa.ts';

/** Every mode but production says so. */
export function TrialStrip({ className = '' }: { className?: string }) {
  if (!runtimeConfig.isTrial) return null;
  return (
    <p className={`flex min-h-7 items-center justify-center gap-1.5 bg-action-soft px-3 text-xs text-action-soft-text ${className}`}>
      <FlaskConical aria-hidden size={14} className="shrink-0" />
      {fa.trial}
    </p>
  );
}
