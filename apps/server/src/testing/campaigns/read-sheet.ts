import { unzip } from '#infra/testing/unzip.ts';

export interface Sheet {
  /** Texts of the cells of each row, the head first. */
  readonly cells: readonly (readonly string[])[];
  /** The style of each row's cells, the head first. */
  readonly styles: readonly string[];
  readonly xml: string;
}

/** The only sheet of an Excel file. */
export async function readSheet(blob: Blob): Promise<Sheet> {
  const xml = unzip(Buffer.from(await blob.arrayBuffer())).get('xl/worksheets/sheet1.xml') ?? '';
  const rows = [...xml.matchAll(/<row r="\d+">(.*?)<\/row>/g)].map(([, row]) => row ?? '');
  return {
    xml,
    cells: rows.map((row) => [...row.matchAll(/<c [^>]*?(?:\/>|>.*?<\/c>)/g)].map(([cell]) => cell.replace(/<[^>]+>/g, ''))),
    styles: rows.map((row) => [...new Set([...row.matchAll(/ s="(\d)"/g)].map(([, style]) => style))].join()),
  };
}
