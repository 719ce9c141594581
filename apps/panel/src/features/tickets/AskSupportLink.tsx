import { joinClasses } from '@jarchi/ui/classes.ts';
import { Link } from '@tanstack/react-router';
import { LifeBuoy } from 'lucide-react';
import { askFa } from './ask.fa.ts';

/** Leads to a new ticket about what the page shows. */
export function AskSupportLink({ about, id, className }: { about: 'campaign' | 'order' | 'document'; id: number; className?: string }) {
  return (
    <Link
      to="/support/new"
      search={{ [about]: String(id) }}
      className={joinClasses(
        'inline-flex min-h-9 w-fit items-center gap-1.5 rounded-sm text-sm font-medium text-text-link hover:underline pointer-coarse:min-h-11',
        className,
      )}
    >
      <LifeBuoy aria-hidden size={16} className="shrink-0" />
      {askFa.ask}
    </Link>
  );
}
