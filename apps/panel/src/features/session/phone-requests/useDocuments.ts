import { hasErrorCode } from '@jarchi/api-client/api-error.ts';
import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { useUploads } from '@jarchi/client-state/uploads/useUploads.ts';
import { ATTACHMENT_BYTES, checkAttachment } from '@jarchi/domain/attachments/attachment-files.ts';
import { describeUntakenPicture } from '@jarchi/domain/media/untaken-pictures.fa.ts';
import { PHONE_DOCUMENTS_MAX } from '@jarchi/domain/session/phone-requests.ts';
import { formatBytes, formatNumber, formatPercent } from '@jarchi/ui/format/format.ts';
import { useRef, useState } from 'react';
import { sendPhoneDocument } from '#data/session/away-phone-requests.ts';
import type { ListedFile } from '#features/attachments/public.ts';
import { lostPhoneFa } from './lost-phone.fa.ts';

const fa = lostPhoneFa.documents;

/** A chosen file. It is sent with the request, so that it can be taken away before, and survives a request that took too long. */
export interface ChosenDocument {
  readonly key: string;
  readonly file: File;
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

/** `ratio`: from 0 to 1, while it is on its way. */
function listDocument({ key, file: { name, size }, isSent }: ChosenDocument, ratio: number | null, isLocked: boolean): ListedFile {
  const status = isSent ? fa.sent : ratio === null ? fa.waits : fa.sending(formatPercent(ratio));
  return { key, name, size, ratio, status, removeLabel: isSent || isLocked ? null : fa.remove(name) };
}

interface DocumentsInput {
  /** The draft that they are sent to. */
  readonly draft: string;
  readonly documents: readonly ChosenDocument[];
  readonly setDocuments: (documents: readonly ChosenDocument[]) => void;
}

/** The documents of a request for another phone; the page keeps them while another step is shown. */
export function useDocuments({ draft, documents, setDocuments }: DocumentsInput) {
  const [error, setError] = useState<string>();
  const shown = useRef(documents);
  /** Ends the sending of the document that is under way. */
  const underWay = useRef<{ readonly resolve: () => void; readonly reject: (failure: unknown) => void }>(undefined);
  const { items, add } = useUploads<unknown>({
    // A document is checked when it is chosen.
    check: () => ({ errors: [] }),
    send: ({ file }, signal, onProgress) => sendPhoneDocument(draft, file, { signal, onProgress }),
    failureText: errorText,
    onStored(_answer, { file }) {
      put(shown.current.map((one) => (one.file === file ? { ...one, isSent: true } : one)));
      underWay.current?.resolve();
    },
    onRefused({ file }, [text = ''], failure) {
      setError(refusalText(findRefusal(failure), file) ?? fa.failed(file.name, text));
      underWay.current?.reject(failure);
    },
  });

  function put(next: readonly ChosenDocument[]) {
    shown.current = next;
    setDocuments(next);
  }

  function sendOne({ file }: ChosenDocument): Promise<void> {
    return new Promise((resolve, reject) => {
      underWay.current = { resolve, reject };
      add([file]);
    });
  }
  function findRatio({ file }: ChosenDocument): number | null {
    const item = items.find((one) => one.file === file);
    return item === undefined ? null : item.total > 0 ? item.sent / item.total : 0;
  }

  return {
    count: documents.length,
    error,
    refuse: setError,
    list: (isLocked: boolean) => documents.map((one) => listDocument(one, findRatio(one), isLocked)),

    choose(files: readonly File[]): void {
      setError(undefined);
      for (const file of files) {
        const refused = refusalText(checkAttachment(file)?.code, file);
        if (refused !== undefined) setError(refused);
        else if (shown.current.length < PHONE_DOCUMENTS_MAX) put([...shown.current, { key: newKey(), file, isSent: false }]);
        else setError(fa.tooMany(formatNumber(PHONE_DOCUMENTS_MAX)));
      }
    },

    remove(key: string): void {
      setError(undefined);
      put(shown.current.filter((one) => one.key !== key));
    },

    /** Sends what the draft does not have yet, one after the other; the error tells which failed. */
    async send(): Promise<void> {
      setError(undefined);
      for (const one of shown.current) if (!one.isSent) await sendOne(one);
    },
  };
}
