import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { useUploads } from '@jarchi/client-state/uploads/useUploads.ts';
import { TICKET_FILES_MAX, type TicketIssue } from '@jarchi/domain/tickets/ticket-checks.ts';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { findAccount } from '#api/cookies.ts';
import { type TicketFile, uploadTicketFile } from '#data/tickets/tickets.ts';
import { ticketsFa } from '../tickets.fa.ts';
import { keptFiles, type KeptFiles } from '../kept-ticket.ts';

const fa = ticketsFa.files;

/** A file of a form. It has no attachment until its upload is complete. */
export interface ChosenFile {
  readonly key: string;
  readonly name: string;
  readonly size: number;
  readonly ratio: number;
  readonly attachment: TicketFile | null;
}

function sentFile(key: string, attachment: TicketFile) {
  const { name, size } = attachment;
  return { key, name, size, ratio: 1, attachment };
}

/** The files of one message. Each is uploaded when it is chosen, and can be cancelled or removed. They survive a reload of the tab. */
export function useFiles(form: string, onChange: () => void) {
  const [before] = useState(() => keptFiles.read(form) ?? { sent: [], underWay: [] });
  const [sent, setSent] = useState(() => before.sent.map((attachment) => sentFile(`sent-${attachment.id}`, attachment)));
  const [error, setError] = useState<string>();
  const { items, uploads, add } = useUploads<TicketFile>({
    field: `ticket:${findAccount() ?? ''}:${form}`,
    check: () => ({ errors: [] }),
    send: ({ file }, signal, onProgress) => uploadTicketFile(file, { signal, onProgress }),
    failureText: errorText,
    onStored(attachment, { key }) {
      setSent((known) => [...known, sentFile(key, attachment)]);
      onChange();
    },
    onRefused({ file }, errors) {
      setError(fa.failed(file.name, errors.join(' ')));
      onChange();
    },
    known: before.underWay.map(({ key }) => key),
    onLost: (keys) => setError(fa.lost(before.underWay.flatMap(({ key, name }) => (keys.includes(key) ? [name] : [])))),
  });
  const kept: KeptFiles = {
    sent: sent.map(({ attachment }) => attachment),
    underWay: items.map(({ key, file }) => ({ key, name: file.name })),
  };
  const hasBegun = useRef(false);
  const keep = useEffectEvent(() => {
    // Until the copies of the last visit are asked for, what this tab knows of them stays.
    hasBegun.current ||= items.length > 0 || error !== undefined || before.underWay.length === 0;
    if (!hasBegun.current) return;
    if (sent.length + items.length > 0) keptFiles.keep(kept, form);
    else keptFiles.forget(form);
  });
  // Progress changes the items and nothing that is kept.
  const keptText = JSON.stringify(kept);
  useEffect(() => keep(), [keptText, error]);
  const files: readonly ChosenFile[] = [
    ...sent,
    ...items.map(({ key, file, sent: bytes, total }) => ({
      key,
      name: file.name,
      size: file.size,
      ratio: total > 0 ? bytes / total : 0,
      attachment: null,
    })),
  ];
  const keepOnly = (isKept: (key: string, id: number) => boolean) =>
    setSent((known) => known.filter(({ key, attachment }) => isKept(key, attachment.id)));

  return {
    files,
    error,
    isBusy: items.length > 0,
    ids: sent.map(({ attachment }) => attachment.id),

    /** Sends chosen files; `findIssue` tells in words why one cannot be attached. */
    choose(chosen: readonly File[], findIssue: (file: File) => string | undefined): void {
      setError(undefined);
      onChange();
      let left = TICKET_FILES_MAX - files.length;
      for (const file of chosen) {
        const issue = findIssue(file);
        if (issue !== undefined) setError(issue);
        else if (left-- > 0) add([file]);
        else setError(fa.tooMany(formatNumber(TICKET_FILES_MAX)));
      }
    },

    remove(key: string): void {
      setError(undefined);
      onChange();
      uploads?.cancel(key);
      keepOnly((own) => own !== key);
    },

    /** Takes away the files that the server no longer has, and names them. */
    drop(issues: readonly TicketIssue[]): void {
      const ids = issues.flatMap((issue) => ('ids' in issue ? issue.ids : []));
      const gone = sent.filter(({ attachment }) => ids.includes(attachment.id));
      if (gone.length === 0) return;
      keepOnly((_key, id) => !ids.includes(id));
      setError(fa.gone(gone.map(({ name }) => name)));
      onChange();
    },

    clear(): void {
      uploads?.cancelAll();
      setSent([]);
      onChange();
    },
  };
}
