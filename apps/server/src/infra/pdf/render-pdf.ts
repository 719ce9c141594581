import { renderToBuffer } from '@react-pdf/renderer';
import type { ComponentProps, ReactElement } from 'react';
import type { Document } from '@react-pdf/renderer';
import { registerFonts } from './pdf-fonts.ts';

/** The bytes of a document, in memory of their own that a thread can hand over. Runs in a thread: a long document takes a second. */
export async function renderPdf(document: ReactElement<ComponentProps<typeof Document>>): Promise<ArrayBuffer> {
  registerFonts();
  const bytes = await renderToBuffer(document);
  return Uint8Array.from(bytes).buffer;
}
