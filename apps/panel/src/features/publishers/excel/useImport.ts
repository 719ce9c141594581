import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { useUploads } from '@jarchi/client-state/uploads/useUploads.ts';
import { useState } from 'react';
import { readWorkbook, type ImportAnswer } from '#data/publishers/workbooks.ts';
import { fetchPlans, type MediaPlan } from '#data/publishers/plans.ts';
import type { PlanKind } from '#data/publishers/plan-kind.ts';

interface ReadWorkbook {
  readonly answer: ImportAnswer;
  readonly plans: readonly MediaPlan[];
}

export type ImportState =
  | { readonly step: 'waiting'; readonly error?: string | undefined }
  | { readonly step: 'sending'; readonly name: string; readonly share: number }
  | ({ readonly step: 'read'; readonly name: string } & ReadWorkbook);

/** Sends a workbook and returns its choices; the package does not change. */
export function useImport({ kind, story_number }: PlanKind) {
  const [ended, setEnded] = useState<ImportState>({ step: 'waiting' });
  const { items, uploads, add } = useUploads<ReadWorkbook>({
    check: () => ({ errors: [] }),
    async send({ file }, signal, onProgress) {
      const answer = await readWorkbook({ kind, story_number }, file, { signal, onProgress });
      return { answer, plans: answer.plan_ids.length > 0 ? await fetchPlans({ kind, story_number }, answer.plan_ids, signal) : [] };
    },
    failureText: errorText,
    onStored: (read, { file: { name } }) => setEnded({ step: 'read', name, ...read }),
    onRefused: (_upload, [error]) => setEnded({ step: 'waiting', error }),
  });
  const [item] = items;
  const reset = () => {
    uploads?.cancelAll();
    setEnded({ step: 'waiting' });
  };
  const state: ImportState = item ? { step: 'sending', name: item.file.name, share: item.total > 0 ? item.sent / item.total : 0 } : ended;
  return {
    state,
    send(file: File): void {
      reset();
      add([file]);
    },
    reset,
  };
}
