import { isAbort } from '@jarchi/api-client/api-error.ts';
import { errorText } from '@jarchi/api-client/error-text.fa.ts';
import type { DraftFile } from '@jarchi/domain/drafts/drafts.ts';
import { checkMediaFile } from '@jarchi/domain/creatives/media-files.ts';
import { mediaLimitsOf } from '@jarchi/domain/creatives/media-limits.ts';
import type { ContentType, MediaType } from '@jarchi/domain/platforms/platforms.ts';
import { useEffect, useRef, useState } from 'react';
import { api } from '#api.ts';
import { creativesFa as fa } from './creatives.fa.ts';
import { readImageFacts } from './image-facts.ts';
import { mediaIssueText } from './media-texts.ts';

export type UploadState =
  | { readonly step: 'checking' | 'sending'; readonly file: File; readonly url: string; readonly sent: number; readonly total: number }
  /** `canRetry`: the file is fine, the way was not. */
  | { readonly step: 'refused'; readonly file: File; readonly url: string; readonly errors: readonly string[]; readonly canRetry: boolean };

interface UploadTarget {
  readonly media_type: MediaType;
  readonly content_type: ContentType;
  readonly onStored: (file: DraftFile) => void;
}

/** Checks a file here, sends it with progress, and says in words why it was not taken. */
export function useUpload({ media_type, content_type, onStored }: UploadTarget) {
  const [state, setState] = useState<UploadState | null>(null);
  const running = useRef<AbortController>(null);

  useEffect(() => () => running.current?.abort(), []);
  const url = state?.url;
  useEffect(() => (url === undefined ? undefined : () => URL.revokeObjectURL(url)), [url]);

  const cancel = () => {
    running.current?.abort();
    setState(null);
  };
  async function upload(file: File) {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    const shown = { file, url: URL.createObjectURL(file), sent: 0, total: file.size };
    const refuse = (errors: readonly string[], canRetry = false) => {
      if (!control.signal.aborted) setState({ step: 'refused', file, url: shown.url, errors, canRetry });
    };
    setState({ step: 'checking', ...shown });
    const facts = await readImageFacts(file);
    if (!facts.ok) return refuse([fa.broken]);
    const issues = checkMediaFile(facts.value, mediaLimitsOf(media_type, content_type));
    if (issues.length > 0) return refuse(issues.map(mediaIssueText));
    if (control.signal.aborted) return;
    setState({ step: 'sending', ...shown });
    try {
      const stored = await api.creatives.uploadMedia(
        { query: { media_type, content_type }, file },
        {
          signal: control.signal,
          onProgress: (sent, total) => setState((now) => (now?.url === shown.url ? { step: 'sending', ...shown, sent, total } : now)),
        },
      );
      if (control.signal.aborted) return;
      setState(null);
      onStored(stored);
    } catch (error) {
      if (!isAbort(error)) refuse([errorText(error)], true);
    }
  }
  return { state, upload: (file: File) => void upload(file), cancel };
}
