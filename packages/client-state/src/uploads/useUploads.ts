import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { Upload, UploadParts, Uploads } from './uploads.ts';

const NONE: readonly never[] = [];
const nothing = () => NONE;
const never = () => () => undefined;

/** The uploads of one field, while its page is open: leaving it stops them. Their code loads when the page is there. */
export function useUploads<S, D = undefined>(parts: UploadParts<S, D>) {
  const [uploads, setUploads] = useState<Uploads<S, D>>();
  const opening = useRef<Promise<Uploads<S, D> | undefined>>(undefined);
  const getParts = useEffectEvent(() => parts);
  useEffect(() => {
    const opened = import('./uploads.ts').then(
      ({ openUploads }) => openUploads(() => getParts()),
      // The page is about to be loaded anew, as with any code that is lost.
      () => undefined,
    );
    opening.current = opened;
    void opened.then(setUploads);
    return () => void opened.then((made) => made?.stop());
  }, [parts.field]);
  const items: readonly Upload<D>[] = useSyncExternalStore(uploads?.subscribe ?? never, uploads?.getSnapshot ?? nothing);
  return { items, uploads, add: (files: readonly File[]) => void opening.current?.then((made) => made?.add(files)) };
}
