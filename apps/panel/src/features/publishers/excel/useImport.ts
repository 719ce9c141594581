import { isAbort } from '@jarchi/api-client/api-error.ts';
import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { useEffect, useRef, useState } from 'react';
import { readWorkbook, type ImportAnswer } from '#data/publishers/workbooks.ts';
import { fetchPlans, type MediaPlan } from '#data/publishers/plans.ts';
import type { PlanKind } from '#data/publishers/plan-kind.ts';

export type ImportState =
  | { readonly step: 'waiting'; readonly error?: string | undefined }
  | { readonly step: 'sending'; readonly name: string; readonly share: number }
  | { readonly step: 'read'; readonly name: string; readonly answer: ImportAnswer; readonly plans: readonly MediaPlan[] };

/** Sends a workbook and returns its choices; the package does not change. */
export function useImport({ kind, story_number }: PlanKind) {
  const [state, setState] = useState<ImportState>({ step: 'waiting' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function send(file: File) {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    const { name } = file;
    setState({ step: 'sending', name, share: 0 });
    try {
      const answer = await readWorkbook({ kind, story_number }, file, {
        signal: control.signal,
        onProgress: (sent, total) => setState({ step: 'sending', name, share: total > 0 ? sent / total : 0 }),
      });
      const plans = answer.plan_ids.length > 0 ? await fetchPlans({ kind, story_number }, answer.plan_ids, control.signal) : [];
      if (!control.signal.aborted) setState({ step: 'read', name, answer, plans });
    } catch (error) {
      if (!isAbort(error) && !control.signal.aborted) setState({ step: 'waiting', error: errorText(error) });
    }
  }
  const reset = () => {
    running.current?.abort();
    setState({ step: 'waiting' });
  };
  return { state, send: (file: File) => void send(file), reset };
}
