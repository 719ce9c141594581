import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { TICKET_FILES_MAX } from '@jarchi/domain/tickets/ticket-checks.ts';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { useEffect, useRef, useState } from 'react';
import { type TicketFile, uploadTicketFile } from '#data/tickets/tickets.ts';
import { ticketsFa } from '../tickets.fa.ts';

const fa = ticketsFa.files;

/** A file of a form: on its way while it has no attachment. */
export interface ChosenFile {
  readonly key: number;
  readonly name: string;
  readonly size: number;
  readonly ratio: number;
  readonly attachment: TicketFile | null;
}

/** The files of one message: each is sent as soon as it is chosen, and can be cancelled or taken away. */
export function useFiles(first: readonly TicketFile[], onChange: (kept: readonly TicketFile[]) => void) {
  const [files, setFiles] = useState<readonly ChosenFile[]>(() =>
    first.map((attachment, index) => ({ key: -1 - index, name: attachment.name, size: attachment.size, ratio: 1, attachment })),
  );
  const [error, setError] = useState<string>();
  const underWay = useRef(new Map<number, AbortController>());
  const nextKey = useRef(1);
  const shown = useRef(files);
  useEffect(() => {
    const all = underWay.current;
    return () => all.forEach((abort) => abort.abort());
  }, []);

  function put(next: readonly ChosenFile[]) {
    const keptOf = (list: readonly ChosenFile[]) => list.flatMap(({ attachment }) => attachment ?? []);
    const [before, after] = [keptOf(shown.current), keptOf(next)];
    shown.current = next;
    setFiles(next);
    if (before.length !== after.length) onChange(after);
  }
  const change = (key: number, changes: Partial<ChosenFile>) =>
    put(shown.current.map((file) => (file.key === key ? { ...file, ...changes } : file)));

  async function send(file: File): Promise<void> {
    const key = nextKey.current++;
    const abort = new AbortController();
    underWay.current.set(key, abort);
    put([...shown.current, { key, name: file.name, size: file.size, ratio: 0, attachment: null }]);
    try {
      const onProgress = (sent: number, total: number) => change(key, { ratio: total > 0 ? sent / total : 0 });
      const attachment = await uploadTicketFile(file, { signal: abort.signal, onProgress });
      change(key, { attachment, name: attachment.name, size: attachment.size, ratio: 1 });
    } catch (failure) {
      if (!abort.signal.aborted) setError(fa.failed(file.name, errorText(failure)));
      put(shown.current.filter((one) => one.key !== key));
    } finally {
      underWay.current.delete(key);
    }
  }

  return {
    files,
    error,
    isBusy: files.some(({ attachment }) => attachment === null),
    ids: files.flatMap(({ attachment }) => attachment?.id ?? []),

    /** Sends chosen files; `findIssue` tells in words why one cannot be attached. */
    choose(chosen: readonly File[], findIssue: (file: File) => string | undefined): void {
      setError(undefined);
      let left = TICKET_FILES_MAX - shown.current.length;
      for (const file of chosen) {
        const issue = findIssue(file);
        if (issue !== undefined) setError(issue);
        else if (left-- > 0) void send(file);
        else setError(fa.tooMany(formatNumber(TICKET_FILES_MAX)));
      }
    },

    remove(key: number): void {
      underWay.current.get(key)?.abort();
      setError(undefined);
      put(shown.current.filter((file) => file.key !== key));
    },

    clear: () => put([]),
  };
}
