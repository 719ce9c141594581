import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import type { MediaFileFacts } from '@jarchi/domain/creatives/media-files.ts';
import type { DraftFile } from '@jarchi/domain/drafts/drafts.ts';
import type { ContentType, MediaType } from '@jarchi/domain/platforms/platforms.ts';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { uploadFile } from '#data/creatives/uploads.ts';
import { pending } from '#features/ground/uploads/pending.ts';
import { addPoster } from '#data/creatives/add-poster.ts';
import { readFacts } from './read-facts.ts';
import { createUploadQueue, type QueueParts, type UploadItem, type UploadQueue } from './upload-queue.ts';
import { uploadFa as fa } from '#features/creatives/upload/upload.fa.ts';

export interface UploadTarget {
  readonly media_type: MediaType;
  readonly content_type: ContentType;
  readonly purpose: 'creative' | 'guide';
  /** The draft and field. */
  readonly place: string;
  check(facts: MediaFileFacts): readonly string[];
  onStored(file: DraftFile): void;
}

const NONE: readonly UploadItem[] = [];
const nothing = () => NONE;
const never = () => () => undefined;

/** The uploads of one field of one draft, while the page is open. */
export function useUploads(target: UploadTarget) {
  const [queue, setQueue] = useState<UploadQueue>();
  const { place } = target;
  const check = useEffectEvent((facts: MediaFileFacts) => target.check(facts));
  const store = useEffectEvent((file: DraftFile) => target.onStored(file));
  const send = useEffectEvent<QueueParts['send']>(async ({ file, poster }, signal, onProgress) => {
    const { media_type, content_type, purpose } = target;
    const stored = await uploadFile({ media_type, content_type, purpose }, file, { signal, onProgress });
    return addPoster(stored, poster, signal);
  });
  useEffect(() => {
    const made = createUploadQueue({
      place,
      pending,
      read: readFacts,
      check: (facts) => check(facts),
      brokenText: fa.broken,
      send: (item, signal, onProgress) => send(item, signal, onProgress),
      failureText: errorText,
      onStored: (file) => store(file),
      now: () => performance.now(),
      newKey: () => `${String(Date.now())}-${Math.random().toString(36).slice(2)}`,
    });
    setQueue(made);
    void made.resume();
    const goOn = () => made.retryAll();
    addEventListener('online', goOn);
    return () => {
      removeEventListener('online', goOn);
      made.stop();
    };
  }, [place]);
  const items = useSyncExternalStore(queue?.subscribe ?? never, queue?.getSnapshot ?? nothing);
  return { items, queue };
}
