import { posix } from 'node:path';
import { readSharedStrings, readSheet, type SheetRow } from './read-sheet.ts';
import { findAttribute, scanXml } from './scan-xml.ts';
import { refuseOtherArchives, refuseOtherDocuments, refuseOtherFiles } from './find-fault.ts';
import { openZip, type ZipArchive } from './unzip-part.ts';
import { broken } from './workbook-error.ts';

export interface WorkbookLimits {
  /** Limit of all parts that are read, unpacked. */
  readonly unpackedBytes: number;
}

export interface WorkbookSheet {
  readonly name: string;
  readonly isHidden: boolean;
  /** Reads the sheet now; throws WorkbookError, or what `onRow` throws. */
  read(onRow: (row: SheetRow) => void): void;
}

const SHEETS_MAX = 50;

/** The sheets of an xlsx file as Excel, LibreOffice, Google and others write them, in their order. Throws WorkbookError. */
export function openWorkbook(file: Buffer, limits: WorkbookLimits): WorkbookSheet[] {
  refuseOtherFiles(file);
  const zip = openZip(file, limits.unpackedBytes);
  const read = (part: string) => decode(zip.read(part));
  const path = findTarget(readRelations(zip, ''), 'officeDocument') ?? 'xl/workbook.xml';
  refuseOtherArchives(zip, path);
  const relations = readRelations(zip, path);
  const stringsPath = findTarget(relations, 'sharedStrings');
  let strings: string[] | undefined;
  const sheets: WorkbookSheet[] = [];
  let root: string | undefined;
  scanXml(read(path), {
    open(name, attributes) {
      root ??= name;
      if (name !== 'sheet' || sheets.length >= SHEETS_MAX) return;
      const relation = relations.get(findAttribute(attributes, 'id') ?? '');
      if (!relation?.type.endsWith('/worksheet')) return;
      sheets.push({
        name: findAttribute(attributes, 'name') ?? '',
        isHidden: /hidden/i.test(findAttribute(attributes, 'state') ?? ''),
        read(onRow) {
          strings ??= stringsPath === undefined ? [] : readSharedStrings(read(stringsPath));
          readSheet(read(relation.target), strings, onRow);
        },
      });
    },
  });
  refuseOtherDocuments(root);
  if (sheets.length === 0) throw broken('no sheets');
  return sheets;
}

type Relations = ReadonlyMap<string, { readonly type: string; readonly target: string }>;

/** The targets of a part's relations: relative to the part, or to the root of the archive. */
function readRelations(zip: ZipArchive, part: string): Relations {
  const folder = posix.dirname(part);
  const list = part === '' ? '_rels/.rels' : posix.join(folder, '_rels', `${posix.basename(part)}.rels`);
  const relations = new Map<string, { type: string; target: string }>();
  if (!zip.has(list)) return relations;
  scanXml(decode(zip.read(list)), {
    open(name, attributes) {
      if (name !== 'Relationship') return;
      const [id, type, target] = [findAttribute(attributes, 'Id'), findAttribute(attributes, 'Type'), findAttribute(attributes, 'Target')];
      if (id === undefined || type === undefined || target === undefined) return;
      relations.set(id, { type, target: target.startsWith('/') ? target.slice(1) : posix.join(folder, target) });
    },
  });
  return relations;
}

function findTarget(relations: Relations, type: string): string | undefined {
  return [...relations.values()].find((relation) => relation.type.endsWith(`/${type}`))?.target;
}

function decode(bytes: Buffer): string {
  if (bytes.length >= 2 && bytes.readUInt16LE(0) === 0xfeff) return bytes.toString('utf16le', 2);
  return bytes.toString('utf8', bytes.length >= 3 && bytes.readUIntBE(0, 3) === 0xefbbbf ? 3 : 0);
}
