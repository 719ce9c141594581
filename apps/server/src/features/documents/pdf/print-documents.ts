import { Readable } from 'node:stream';
import { tehranInstant } from '@jarchi/domain/calendar/jalali.ts';
import { fromJalali } from '@jarchi/domain/calendar/jalali-date.ts';
import { nameExportFile } from '@jarchi/domain/reports/export-file.ts';
import type { Result } from '@jarchi/domain/result.ts';
import { createZip, type ZipEntry } from '#infra/excel/zip.ts';
import type { FileAnswer } from '#infra/files/file-store.ts';
import { createPdfPool, type PdfRefusal } from '#infra/pdf/pdf-pool.ts';
import { readForParty } from '#infra/shares/party.ts';
import { streamDocuments } from '../documents.export.ts';
import { exportFa } from '../documents-export.fa.ts';
import type { DocumentDetail } from '../listing/document-answers.ts';
import type { JoinedDocument } from '../listing/list.repository.ts';
import { documentPdfFa } from './document-pdf.fa.ts';
import type { DocumentPdf } from './document-pdf.ts';

const ZIP_TYPE = 'application/zip';

/** Prints documents on a thread of their own. */
export function createDocumentPrinter(company: string) {
  const pool = createPdfPool<DocumentPdf>(new URL('./document-pdf.worker.ts', import.meta.url));

  function print(document: DocumentPdf['document'], now: number, signal: AbortSignal): Promise<Result<FileAnswer, PdfRefusal>> {
    const filename = nameExportFile(document.number ?? documentPdfFa.titles[document.kind], now, 'pdf');
    return pool.make({ input: { company, document, made_at: now }, filename, signal });
  }

  /** The bytes of one document; the download breaks off if it cannot be made. */
  async function* printed(document: DocumentDetail, now: number, signal: AbortSignal): AsyncGenerator<Uint8Array> {
    const made = await print(document, now, signal);
    if (!made.ok) throw new Error(`document ${document.number ?? document.id} could not be printed: ${made.error.code}`);
    yield made.value.body as Buffer;
  }

  return {
    print,

    /** A zip of an Excel index and a PDF for each document, each made as the download reaches it. */
    zip(
      name: string,
      documents: readonly { readonly joined: JoinedDocument; readonly detail: DocumentDetail }[],
      now: number,
      signal: AbortSignal,
    ): FileAnswer {
      const index = streamDocuments(onlyBatch(documents.map(({ joined }) => joined)));
      const entries: ZipEntry[] = [
        { name: `${exportFa.index}.xlsx`, content: index as AsyncIterable<Uint8Array> },
        ...documents.map(({ detail }) => ({ name: `${detail.number ?? detail.id}.pdf`, content: printed(detail, now, signal) })),
      ];
      const body = Readable.from(readForParty(createZip(entries)), { objectMode: false });
      return { type: ZIP_TYPE, filename: nameExportFile(exportFa.month(name), now, 'zip'), body };
    },

    close: () => pool.close(),
  };
}

async function* onlyBatch<T>(rows: readonly T[]): AsyncGenerator<readonly T[]> {
  yield rows;
}

/** The instants at which a Jalali month (1405-09) begins and ends; undefined when there is no such month. */
export function findMonth(month: string): { readonly from: Date; readonly to: Date } | undefined {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const first = fromJalali({ year, month: number, day: 1 });
  const next = fromJalali(number === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: number + 1, day: 1 });
  if (first === undefined || next === undefined) return undefined;
  return { from: new Date(tehranInstant(first)), to: new Date(tehranInstant(next)) };
}
