import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import { credentialErrorText } from '@jarchi/api-client/words/credential-error-text.fa.ts';
import { ATTACHMENT_BYTES, checkAttachment } from '@jarchi/domain/attachments/attachment-files.ts';
import { describeUntakenPicture } from '@jarchi/domain/media/untaken-pictures.fa.ts';
import { PHONE_DOCUMENTS_MAX } from '@jarchi/domain/session/phone-requests.ts';
import { formatBytes, formatNumber, formatPercent } from '@jarchi/ui/format/format.ts';
import { useEffect, useRef, useState } from 'react';
import { sendPhoneDocument } from '#data/session/away-phone-requests.ts';
import type { ListedFile } from '#features/attachments/public.ts';
import { lostPhoneFa } from './lost-phone.fa.ts';

const fa = lostPhoneFa.documents;

/** A chosen file. It is sent with the request, so that it can be taken away before, and survives a request that took too long. */
export interface ChosenDocument {
  readonly key: string;
  readonly file: File;
  /** From 0 to 1, while it is on its way. */
  readonly ratio: number | null;
  readonly isSent: boolean;
}

/** Why a file is refused, in words: by this browser, or by the server. */
function refusalText(code: string | undefined, { name, type }: File): string | undefined {
  if (code === 'file_too_large') return fa.size(name, formatBytes(ATTACHMENT_BYTES));
  if (code === 'file_type_not_allowed') return describeUntakenPicture(type) ?? fa.type(name);
  return code === 'file_broken' || code === 'file_missing' ? fa.broken(name) : undefined;
}

const newKey = () => `${String(Date.now())}-${Math.random().toString(36).slice(2)}`;
const REFUSALS = ['file_too_large', 'file_type_not_allowed', 'file_broken', 'file_missing'] as const;
const findRefusal = (failure: unknown) => REFUSALS.find((code) => hasErrorCode(failure, code));

function listDocument({ key, file: { name, size }, ratio, isSent }: ChosenDocument, isLocked: boolean): ListedFile {
  const status = isSent ? fa.sent : ratio === null ? fa.waits : fa.sending(formatPercent(ratio));
  return { key, name, size, ratio, status, removeLabel: isSent || isLocked ? null : fa.remove(name) };
}

/** The documents of a request for another phone; the page keeps them while another step is shown. */
export function useDocuments(documents: readonly ChosenDocument[], setDocuments: (documents: readonly ChosenDocument[]) => void) {
  const [error, setError] = useState<string>();
  const shown = useRef(documents);
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);

  function put(next: readonly ChosenDocument[]) {
    shown.current = next;
    setDocuments(next);
  }
  const putOne = (key: string, change: Partial<ChosenDocument>) =>
    put(shown.current.map((one) => (one.key === key ? { ...one, ...change } : one)));

  async function sendOne(draft: string, { key, file }: ChosenDocument): Promise<void> {
    const abort = new AbortController();
    underWay.current = abort;
    putOne(key, { ratio: 0 });
    try {
      const onProgress = (sent: number, total: number) => putOne(key, { ratio: total > 0 ? sent / total : 0 });
      await sendPhoneDocument(draft, file, { signal: abort.signal, onProgress });
      putOne(key, { ratio: null, isSent: true });
    } catch (failure) {
      putOne(key, { ratio: null });
      setError(refusalText(findRefusal(failure), file) ?? fa.failed(file.name, credentialErrorText(failure)));
      throw failure;
    }
  }

  return {
    count: documents.length,
    error,
    refuse: setError,
    list: (isLocked: boolean) => documents.map((one) => listDocument(one, isLocked)),

    choose(files: readonly File[]): void {
      setError(undefined);
      for (const file of files) {
        const refused = refusalText(checkAttachment(file)?.code, file);
        if (refused !== undefined) setError(refused);
        else if (shown.current.length < PHONE_DOCUMENTS_MAX) put([...shown.current, { key: newKey(), file, ratio: null, isSent: false }]);
        else setError(fa.tooMany(formatNumber(PHONE_DOCUMENTS_MAX)));
      }
    },

    remove(key: string): void {
      setError(undefined);
      put(shown.current.filter((one) => one.key !== key));
    },

    /** Sends what the draft does not have yet, one after the other; the error tells which failed. */
    async send(draft: string): Promise<void> {
      setError(undefined);
      for (const one of shown.current) if (!one.isSent) await sendOne(draft, one);
    },
  };
}
