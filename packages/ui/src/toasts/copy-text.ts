import { toast } from './toast.ts';

export interface CopyWords {
  /** Undefined where the page itself shows that the text was copied. */
  readonly copied?: string | undefined;
  readonly copyFailed: string;
}

/** Copies a text to the clipboard and tells how it went. Returns whether it was copied: a browser may refuse, or have no clipboard without TLS. */
export async function copyText(text: string, { copied, copyFailed }: CopyWords): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    toast.error(copyFailed);
    return false;
  }
  if (copied !== undefined) toast.success(copied);
  return true;
}
