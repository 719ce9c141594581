import { Button } from '@jarchi/ui/actions/Button.tsx';
import { Tag } from '@jarchi/ui/badges/Tag.tsx';
import { useState } from 'react';
import type { DeadJob } from '#data/stuck.ts';
import { DismissDialog, ReleaseDialog, RetryDialog } from './JobDialogs.tsx';
import { stuckFa as fa } from './stuck.fa.ts';

const DIALOGS = { retry: RetryDialog, release: ReleaseDialog, dismiss: DismissDialog } as const;

/** The acts that a dead job allows; each is asked once more. */
export function JobActs({ job }: { job: DeadJob }) {
  const [open, setOpen] = useState<DeadJob['acts'][number]>();
  const Opened = open && DIALOGS[open];
  return (
    <div className="flex flex-wrap gap-2">
      {job.is_own && <Tag tone="warning">{fa.own}</Tag>}
      {job.acts.map((act) => (
        <Button key={act} size="sm" variant={act === 'retry' ? 'secondary' : 'dangerLine'} onClick={() => setOpen(act)}>
          {fa.acts[act]}
        </Button>
      ))}
      {Opened && <Opened job={job} onClose={() => setOpen(undefined)} />}
    </div>
  );
}
