import { ApiError } from '@jarchi/api-client/api-error.ts';
import { errorText } from '@jarchi/api-client/words/error-text.fa.ts';
import { useUploads } from '@jarchi/client-state/uploads/useUploads.ts';
import { getMediaLimits } from '@jarchi/domain/creatives/media-limits.ts';
import type { DraftFile } from '@jarchi/domain/drafts/drafts.ts';
import type { ContentType, MediaType } from '@jarchi/domain/platforms/platforms.ts';
import { toast } from '@jarchi/ui/toasts/toast.ts';
import { uploadFile } from '#data/creatives/uploads.ts';

export interface PicturesProps {
  media_type: MediaType;
  content_type: ContentType;
  /** The title of the message about a picture that could not be attached. */
  failed: string;
  onStored: (picture: DraftFile) => void;
}

/** Pictures that go with a text: each is sent as soon as it is chosen. A form that is left stops its uploads. */
export function usePictures({ media_type, content_type, failed, onStored }: PicturesProps) {
  const { items, add } = useUploads<DraftFile>({
    check({ size }) {
      const limit_bytes = getMediaLimits(media_type, content_type).imageBytes;
      // The server would refuse it in the same words, once it has all of it.
      const issue = new ApiError({ status: 413, code: 'file_too_large', facts: { limit_bytes, size } });
      return { errors: size > limit_bytes ? [errorText(issue)] : [] };
    },
    send: ({ file }, signal, onProgress) => uploadFile({ media_type, content_type, purpose: 'guide' }, file, { signal, onProgress }),
    failureText: errorText,
    onStored,
    onRefused: (_upload, [text]) => void toast.error(failed, text),
  });
  return { isAttaching: items.length > 0, attach: (file: File) => add([file]) };
}
