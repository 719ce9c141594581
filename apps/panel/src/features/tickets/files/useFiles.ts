import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { TICKET_FILES_MAX, type TicketIssue } from '@jarchi/domain/tickets/ticket-checks.ts';
import { formatNumber } from '@jarchi/ui/format/format.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { findAccount } from '#api/cookies.ts';
import { type TicketFile, uploadTicketFile } from '#data/tickets/tickets.ts';
import { pending } from '#features/ground/uploads/pending.ts';
import { ticketsFa } from '../tickets.fa.ts';
import { keptFiles } from './kept-files.ts';

const fa = ticketsFa.files;
/** Why a file stops when its page is left. */
const LEFT = 'left';

/** A file of a form: on its way while it has no attachment. */
export interface ChosenFile {
  readonly key: string;
  readonly name: string;
  readonly size: number;
  readonly ratio: number;
  readonly attachment: TicketFile | null;
}

const newKey = () => `${String(Date.now())}-${Math.random().toString(36).slice(2)}`;
const sentFile = (key: string, attachment: TicketFile): ChosenFile => {
  const { name, size } = attachment;
  return { key, name, size, ratio: 1, attachment };
};

/** The files of one message: each is sent as soon as it is chosen, and can be cancelled or taken away. They survive a reload of the tab. */
export function useFiles(form: string, onChange: () => void) {
  const [files, setFiles] = useState<readonly ChosenFile[]>(() =>
    (keptFiles.read(form)?.sent ?? []).map((attachment) => sentFile(`sent-${attachment.id}`, attachment)),
  );
  const [error, setError] = useState<string>();
  const underWay = useRef(new Map<string, AbortController>());
  const shown = useRef(files);
  const place = `ticket:${findAccount() ?? ''}:${form}`;

  function put(next: readonly ChosenFile[]) {
    shown.current = next;
    setFiles(next);
    const sent = next.flatMap(({ attachment }) => attachment ?? []);
    const left = next.filter(({ attachment }) => attachment === null).map(({ key, name }) => ({ key, name }));
    if (next.length > 0) keptFiles.keep({ sent, underWay: left }, form);
    else keptFiles.forget(form);
    onChange();
  }
  const putOne = (key: string, one: ChosenFile) => put(shown.current.map((file) => (file.key === key ? one : file)));
  const showProgress = (key: string, ratio: number) => {
    shown.current = shown.current.map((file) => (file.key === key ? { ...file, ratio } : file));
    setFiles(shown.current);
  };

  async function send(file: File, key: string, keeping: Promise<unknown>): Promise<void> {
    const abort = new AbortController();
    underWay.current.set(key, abort);
    put([...shown.current, { key, name: file.name, size: file.size, ratio: 0, attachment: null }]);
    try {
      const onProgress = (sent: number, total: number) => showProgress(key, total > 0 ? sent / total : 0);
      putOne(key, sentFile(key, await uploadTicketFile(file, { signal: abort.signal, onProgress })));
    } catch (failure) {
      // The page was left: the copy waits for the next visit.
      if (abort.signal.reason === LEFT) return void keeping.then(() => pending.release(key));
      if (!abort.signal.aborted) setError(fa.failed(file.name, errorText(failure)));
      put(shown.current.filter((one) => one.key !== key));
    } finally {
      underWay.current.delete(key);
    }
    await keeping;
    await pending.forget(key);
  }

  /** Sends again what was on its way before a reload. */
  const resume = useEffectEvent(async (isLeft: () => boolean) => {
    const before = keptFiles.read(form)?.underWay ?? [];
    if (before.length === 0) return;
    const copies = await pending.list(place);
    for (const { key, file } of copies) {
      // A copy may belong to another tab, which has not come back for it yet.
      if (isLeft() || !before.some((one) => one.key === key)) pending.release(key);
      else void send(file, key, Promise.resolve());
    }
    const lost = before.filter(({ key }) => !copies.some((copy) => copy.key === key));
    if (isLeft() || lost.length === 0) return;
    setError(fa.lost(lost.map(({ name }) => name)));
    put(shown.current);
  });
  useEffect(() => {
    let isLeft = false;
    void resume(() => isLeft);
    const all = underWay.current;
    return () => {
      isLeft = true;
      all.forEach((abort) => abort.abort(LEFT));
    };
  }, []);

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
        else if (left-- > 0) {
          const key = newKey();
          void send(file, key, pending.keep({ key, place, file }));
        } else setError(fa.tooMany(formatNumber(TICKET_FILES_MAX)));
      }
    },

    remove(key: string): void {
      underWay.current.get(key)?.abort();
      setError(undefined);
      put(shown.current.filter((file) => file.key !== key));
    },

    /** Takes away the files that the server no longer has, and names them. */
    drop(issues: readonly TicketIssue[]): void {
      const ids = issues.flatMap((issue) => ('ids' in issue ? issue.ids : []));
      const gone = shown.current.filter(({ attachment }) => attachment !== null && ids.includes(attachment.id));
      if (gone.length === 0) return;
      put(shown.current.filter((file) => !gone.includes(file)));
      setError(fa.gone(gone.map(({ name }) => name)));
    },

    clear: () => put([]),
  };
}
