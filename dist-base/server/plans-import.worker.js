// apps/server/src/infra/threads/serve-cpu-task.ts
import { parentPort } from 'node:worker_threads';
function serveCpuTask(task) {
  const port = parentPort;
  if (!port) throw new Error('this file runs in a worker thread');
  port.on('message', (input) => {
    void answer(() => task(input)).then((message) => port.postMessage(message));
  });
}
async function answer(task) {
  try {
    return { value: await task() };
  } catch (error) {
    return { error };
  }
}

// packages/domain/src/text/digits.ts
var PERSIAN_ZERO = 1776;
var ARABIC_ZERO = 1632;
function toLatinDigits(text) {
  return text.replace(/[۰-۹٠-٩]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code >= PERSIAN_ZERO ? code - PERSIAN_ZERO : code - ARABIC_ZERO);
  });
}

// packages/domain/src/text/persian-text.ts
function foldForSearch(text) {
  return toLatinDigits(text.normalize('NFKD'))
    .replace(/[\p{M}\p{Cf}\u0621\u0640]/gu, '')
    .replace(/[\u064a\u0649\u06cd\u06d0\u06d2]/g, '\u06CC')
    .replace(/[\u0643\u06aa]/g, '\u06A9')
    .replace(/[\u0629\u06be\u06c1\u06c3\u06d5]/g, '\u0647')
    .replace(/\u0671/g, '\u0627')
    .toLowerCase()
    .replace(/\u03c2/g, '\u03C3')
    .replace(/\s+/g, ' ')
    .trim();
}

// apps/server/src/infra/excel/reader/read-workbook.ts
import { posix } from 'node:path';

// apps/server/src/infra/excel/reader/unzip-part.ts
import { crc32, inflateRawSync } from 'node:zlib';
var WorkbookError = class extends Error {
  code;
  constructor(code, message) {
    super(message);
    this.code = code;
  }
};
var END = 101010256;
var DIRECTORY_ENTRY = 33639248;
var LOCAL_ENTRY = 67324752;
var END_BYTES = 22;
var COMMENT_MAX = 65535;
var ENTRIES_MAX = 2e3;
var ENCRYPTED = 1;
var STORED = 0;
var DEFLATED = 8;
var ELSEWHERE = 4294967295;
var broken = (message) => new WorkbookError('broken', message);
function openZip(archive, limitBytes) {
  const entries = readDirectory(archive);
  let left = limitBytes;
  const declared = [...entries.values()].reduce((sum, { unpacked }) => sum + unpacked, 0);
  if (declared > limitBytes) throw new WorkbookError('too_large', `${declared} bytes unpacked`);
  return {
    has: (name) => entries.has(name),
    read(name) {
      const entry = entries.get(name);
      if (!entry) throw broken(`no part ${name}`);
      const content = unpack(archive, entry, left);
      left -= content.length;
      return content;
    },
  };
}
function readDirectory(archive) {
  const end = findEnd(archive);
  const count = archive.readUInt16LE(end + 10);
  if (count > ENTRIES_MAX) throw broken(`${count} parts`);
  const entries = /* @__PURE__ */ new Map();
  let at = archive.readUInt32LE(end + 16);
  for (let index = 0; index < count; index++) {
    if (at + 46 > archive.length || archive.readUInt32LE(at) !== DIRECTORY_ENTRY) throw broken('the directory ends early');
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) => archive.readUInt16LE(at + field));
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    if (isOutside(name) || entries.has(name)) throw broken(`a part is named ${name.slice(0, 100)}`);
    if (archive.readUInt16LE(at + 8) & ENCRYPTED) throw broken('it is encrypted');
    const [crc, packed, unpacked, offset] = [16, 20, 24, 42].map((field) => archive.readUInt32LE(at + field));
    if ([packed, unpacked, offset].includes(ELSEWHERE)) throw broken('ZIP64');
    entries.set(name, { method: archive.readUInt16LE(at + 10), crc, packed, unpacked, offset });
    at += 46 + nameLength + extraLength + commentLength;
  }
  return entries;
}
function findEnd(archive) {
  const from = Math.max(0, archive.length - END_BYTES - COMMENT_MAX);
  for (let at = archive.length - END_BYTES; at >= from; at--) if (archive.readUInt32LE(at) === END) return at;
  throw broken('no ZIP archive');
}
function isOutside(name) {
  return name.startsWith('/') || name.includes('\\') || name.includes('\0') || name.split('/').includes('..');
}
function unpack(archive, { method, crc, packed, unpacked, offset }, left) {
  if (offset + 30 > archive.length || archive.readUInt32LE(offset) !== LOCAL_ENTRY) throw broken('a part is not where it should be');
  const start = offset + 30 + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28);
  if (start + packed > archive.length) throw broken('a part ends early');
  const content = inflate(archive.subarray(start, start + packed), method, Math.min(left, unpacked));
  if (content.length !== unpacked || crc32(content) !== crc) throw broken('a part is not what the directory says');
  return content;
}
function inflate(bytes, method, limitBytes) {
  if (method === STORED) return bytes;
  if (method !== DEFLATED) throw broken(`packed by method ${method}`);
  try {
    return inflateRawSync(bytes, { maxOutputLength: Math.max(1, limitBytes) });
  } catch {
    throw broken('a part cannot be unpacked');
  }
}

// apps/server/src/infra/excel/reader/scan-xml.ts
var broken2 = (message) => new WorkbookError('broken', message);
function scanXml(xml, handler) {
  for (let at = 0; at < xml.length;) {
    const tag = xml.indexOf('<', at);
    const end = tag === -1 ? xml.length : tag;
    if (end > at) handler.text?.(decodeText(xml.slice(at, end)));
    if (tag === -1) return;
    at = readMarkup(xml, tag, handler);
  }
}
function readMarkup(xml, tag, handler) {
  if (xml.startsWith('<!--', tag)) return endOf(xml, '-->', tag);
  if (xml.startsWith('<?', tag)) return endOf(xml, '?>', tag);
  if (xml.startsWith('<![CDATA[', tag)) {
    const end2 = endOf(xml, ']]>', tag);
    handler.text?.(xml.slice(tag + 9, end2 - 3));
    return end2;
  }
  if (xml.startsWith('<!', tag)) throw broken2('a document type');
  const end = endOfTag(xml, tag);
  const isClosing = xml[tag + 1] === '/';
  const isEmpty = xml[end - 2] === '/';
  const inner = xml.slice(tag + (isClosing ? 2 : 1), end - (isEmpty ? 2 : 1));
  const space = inner.search(/\s/);
  const full = space === -1 ? inner : inner.slice(0, space);
  const name = full.slice(full.indexOf(':') + 1);
  if (!isClosing) handler.open?.(name, space === -1 ? '' : inner.slice(space));
  if (isClosing || isEmpty) handler.close?.(name);
  return end;
}
function endOf(xml, mark, from) {
  const at = xml.indexOf(mark, from);
  if (at === -1) throw broken2('it ends inside its markup');
  return at + mark.length;
}
function endOfTag(xml, tag) {
  let quote = '';
  for (let at = tag + 1; at < xml.length; at++) {
    const char = xml[at];
    if (quote !== '') quote = char === quote ? '' : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (char === '>') return at + 1;
  }
  throw broken2('it ends inside a tag');
}
var ATTRIBUTES = Object.fromEntries(
  ['r', 't', 'Id', 'Type', 'Target', 'name', 'id'].map((name) => [
    name,
    new RegExp(`\\s(?:\\w+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`),
  ]),
);
function attributeOf(attributes, name) {
  const found = ATTRIBUTES[name]?.exec(attributes);
  const value = found?.[1] ?? found?.[2];
  return value === void 0 ? void 0 : decodeText(value);
}
var NAMED = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
function decodeText(text) {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{1,20}));/gi, (_, hex, decimal, name) => {
    if (name !== void 0) {
      const known = NAMED[name];
      if (known === void 0) throw broken2('an entity of its own');
      return known;
    }
    const code = hex === void 0 ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 1114111 ? String.fromCodePoint(code) : '\uFFFD';
  });
}

// apps/server/src/infra/excel/reader/read-sheet.ts
var COLUMNS_MAX = 16384;
var ROWS_MAX = 1048576;
var CELL_MAX = 32767;
function readSharedStrings(xml) {
  const strings = [];
  let parts = [];
  let isText = false;
  let isReading = false;
  scanXml(xml, {
    open(name) {
      if (name === 'si') parts = [];
      if (name === 'rPh') isReading = true;
      isText = name === 't';
    },
    close(name) {
      if (name === 'si') strings.push(tidy(unescape(parts.join(''))));
      if (name === 'rPh') isReading = false;
      isText = false;
    },
    text(value) {
      if (isText && !isReading) parts.push(value);
    },
  });
  return strings;
}
function readSheet(xml, strings, onRow) {
  let [row, column] = [0, -1];
  let cells = /* @__PURE__ */ new Map();
  let type = 'n';
  let part = '';
  const cell = { value: '', formula: '', inline: '' };
  scanXml(xml, {
    open(name, attributes) {
      if (name === 'row') {
        row = numberOf(attributeOf(attributes, 'r'), row + 1, ROWS_MAX);
        column = -1;
        cells = /* @__PURE__ */ new Map();
      } else if (name === 'c') {
        column = columnOf(attributeOf(attributes, 'r'), column + 1);
        type = attributeOf(attributes, 't') ?? 'n';
        cell.value = cell.formula = cell.inline = '';
      }
      part = name;
    },
    close(name) {
      if (name === 'row' && cells.size > 0) onRow({ row, cells });
      if (name === 'c') {
        const text = textOf(type, cell, strings);
        if (text !== '') cells.set(column, text);
      }
      part = '';
    },
    text(value) {
      if (part === 'v') cell.value += value;
      else if (part === 'f') cell.formula += value;
      else if (part === 't') cell.inline += value;
    },
  });
}
function textOf(type, cell, strings) {
  if (type === 'inlineStr') return tidy(unescape(cell.inline));
  if (cell.value === '') return cell.formula === '' ? '' : tidy(`=${cell.formula}`);
  if (type === 's') {
    const text = strings[Number(cell.value)];
    if (text === void 0) throw new WorkbookError('broken', 'a text that is not there');
    return text;
  }
  return tidy(type === 'str' ? unescape(cell.value) : cell.value);
}
var tidy = (text) => text.slice(0, CELL_MAX).trim();
function unescape(text) {
  return text.includes('_x') ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))) : text;
}
function numberOf(text, byDefault, max) {
  const value = text === void 0 ? byDefault : Number(text);
  if (!Number.isInteger(value) || value < 1 || value > max) throw new WorkbookError('broken', 'a row that cannot be');
  return value;
}
function columnOf(place, byDefault) {
  if (place === void 0) return byDefault;
  const letters = /^[A-Z]{1,3}/.exec(place)?.[0];
  if (letters === void 0) throw new WorkbookError('broken', 'a cell that cannot be');
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  if (column >= COLUMNS_MAX) throw new WorkbookError('broken', 'a column that cannot be');
  return column;
}

// apps/server/src/infra/excel/reader/read-workbook.ts
var SHEETS_MAX = 50;
function openWorkbook(file, limits) {
  const zip = openZip(file, limits.unpackedBytes);
  const read = (part) => decode(zip.read(part));
  const place = findTarget(readRelations(zip, ''), 'officeDocument') ?? 'xl/workbook.xml';
  const relations = readRelations(zip, place);
  const stringsPlace = findTarget(relations, 'sharedStrings');
  let strings;
  const sheets = [];
  scanXml(read(place), {
    open(name, attributes) {
      if (name !== 'sheet' || sheets.length >= SHEETS_MAX) return;
      const relation = relations.get(attributeOf(attributes, 'id') ?? '');
      if (!relation?.type.endsWith('/worksheet')) return;
      sheets.push({
        name: attributeOf(attributes, 'name') ?? '',
        read(onRow) {
          strings ??= stringsPlace === void 0 ? [] : readSharedStrings(read(stringsPlace));
          readSheet(read(relation.target), strings, onRow);
        },
      });
    },
  });
  if (sheets.length === 0) throw new WorkbookError('broken', 'no sheets');
  return sheets;
}
function readRelations(zip, part) {
  const folder = posix.dirname(part);
  const list = part === '' ? '_rels/.rels' : posix.join(folder, '_rels', `${posix.basename(part)}.rels`);
  const relations = /* @__PURE__ */ new Map();
  if (!zip.has(list)) return relations;
  scanXml(decode(zip.read(list)), {
    open(name, attributes) {
      if (name !== 'Relationship') return;
      const [id, type, target] = [attributeOf(attributes, 'Id'), attributeOf(attributes, 'Type'), attributeOf(attributes, 'Target')];
      if (id === void 0 || type === void 0 || target === void 0) return;
      relations.set(id, { type, target: target.startsWith('/') ? target.slice(1) : posix.join(folder, target) });
    },
  });
  return relations;
}
function findTarget(relations, type) {
  return [...relations.values()].find((relation) => relation.type.endsWith(`/${type}`))?.target;
}
function decode(bytes) {
  if (bytes.length >= 2 && bytes.readUInt16LE(0) === 65279) return bytes.toString('utf16le', 2);
  return bytes.toString('utf8', bytes.length >= 3 && bytes.readUIntBE(0, 3) === 15711167 ? 3 : 0);
}

// apps/server/src/features/publishers/workbook/plan-workbook.fa.ts
var planWorkbookFa = {
  fileName: (format, platform) => `\u0646\u0627\u0634\u0631\u0627\u0646 ${format} ${platform}`,
  sheet: (format, platform) => `${format} ${platform}`,
  bundleSheet: '\u0628\u0627\u0646\u062F\u0644\u200C\u0647\u0627',
  chosen: '\u0628\u0644\u0647',
  yes: '\u0628\u0644\u0647',
  no: '\u062E\u06CC\u0631',
  columns: {
    choice: '\u0627\u0646\u062A\u062E\u0627\u0628',
    id: '\u0634\u0646\u0627\u0633\u0647',
    bundle_id: '\u0634\u0646\u0627\u0633\u0647\u0654 \u0628\u0627\u0646\u062F\u0644',
    publishers: '\u0646\u0627\u0634\u0631\u0627\u0646',
    list_price: '\u0642\u06CC\u0645\u062A \u062C\u062F\u0627 \u062C\u062F\u0627 (\u062A\u0648\u0645\u0627\u0646)',
    title: '\u0646\u0627\u0645',
    username: '\u0646\u0627\u0645 \u06A9\u0627\u0631\u0628\u0631\u06CC',
    followers: { follower: '\u062F\u0646\u0628\u0627\u0644\u200C\u06A9\u0646\u0646\u062F\u0647', member: '\u0639\u0636\u0648' },
    categories: '\u062F\u0633\u062A\u0647\u200C\u0628\u0646\u062F\u06CC',
    hours: '\u0633\u0627\u0639\u062A \u0645\u0627\u0646\u062F\u06AF\u0627\u0631\u06CC',
    stories: '\u062A\u0639\u062F\u0627\u062F \u0627\u0633\u062A\u0648\u0631\u06CC',
    price: '\u0642\u06CC\u0645\u062A (\u062A\u0648\u0645\u0627\u0646)',
    views: '\u0628\u0627\u0632\u062F\u06CC\u062F \u062A\u062E\u0645\u06CC\u0646\u06CC',
    reach: '\u062F\u0633\u062A\u0631\u0633\u06CC \u062A\u062E\u0645\u06CC\u0646\u06CC',
    cost_per_thousand:
      '\u0647\u0632\u06CC\u0646\u0647\u0654 \u0647\u0631 \u0647\u0632\u0627\u0631 \u0646\u0641\u0631 (\u062A\u0648\u0645\u0627\u0646)',
    score: '\u0627\u0645\u062A\u06CC\u0627\u0632',
    reliable: '\u0645\u0639\u062A\u0628\u0631',
  },
  separator: '\u060C ',
  /** Folded before they are compared. */
  headings: {
    choice: [
      '\u0627\u0646\u062A\u062E\u0627\u0628',
      '\u0627\u0646\u062A\u062E\u0627\u0628 \u0634\u062F\u0647',
      '\u0628\u0631\u06AF\u0632\u06CC\u062F\u0647',
      'choice',
      'selected',
    ],
    id: ['\u0634\u0646\u0627\u0633\u0647', '\u0634\u0646\u0627\u0633\u0647 \u067E\u0644\u0646', '\u06A9\u062F', 'id', 'plan id'],
    bundle_id: [
      '\u0634\u0646\u0627\u0633\u0647 \u0628\u0627\u0646\u062F\u0644',
      '\u06A9\u062F \u0628\u0627\u0646\u062F\u0644',
      'bundle id',
    ],
    title: [
      '\u0646\u0627\u0645',
      '\u0639\u0646\u0648\u0627\u0646',
      '\u0646\u0627\u0645 \u0646\u0627\u0634\u0631',
      '\u0646\u0627\u0645 \u0628\u0627\u0646\u062F\u0644',
      'title',
      'name',
    ],
    price: [
      '\u0642\u06CC\u0645\u062A (\u062A\u0648\u0645\u0627\u0646)',
      '\u0642\u06CC\u0645\u062A',
      '\u062A\u0639\u0631\u0641\u0647',
      'price',
    ],
  },
  /** What stands for a yes or a no in the column of choices. */
  answers: {
    yes: [
      '\u0628\u0644\u0647',
      '\u0628\u0644\u06CC',
      '\u0622\u0631\u06CC',
      '\u0622\u0631\u0647',
      '\u0627\u0646\u062A\u062E\u0627\u0628',
      '\u0627\u0646\u062A\u062E\u0627\u0628 \u0634\u062F\u0647',
      'yes',
      'y',
      'true',
      '1',
      'x',
      '*',
      '\u2713',
      '\u2714',
      '\u2611',
    ],
    no: [
      '\u062E\u06CC\u0631',
      '\u0646\u0647',
      '\u062E\u0627\u0644\u06CC',
      'no',
      'n',
      'false',
      '0',
      '-',
      '\u2013',
      '\u2014',
      '\u2717',
      '\u2610',
    ],
  },
};

// apps/server/src/features/publishers/workbook/read-plan-rows.ts
var ROWS_MAX2 = 5e4;
var UNPACKED_MAX_BYTES = 100 * 1048576;
var HEADING_ROWS = 20;
var TEXT_MAX = 100;
var WORD_MAX = 60;
var NEEDED = ['choice', 'id'];
var ID_COLUMNS = { plans: 'id', bundles: 'bundle_id' };
var TWICE = { plans: 'plan_twice', bundles: 'bundle_twice' };
var TooManyRows = class extends Error {};
function readPlanRows(file) {
  try {
    return readSheets(Buffer.from(file));
  } catch (error) {
    if (error instanceof WorkbookError) return { kind: error.code };
    if (error instanceof TooManyRows) return { kind: 'rows_too_many' };
    throw error;
  }
}
function readSheets(file) {
  let missing = NEEDED;
  const found = {};
  for (const sheet of openWorkbook(file, { unpackedBytes: UNPACKED_MAX_BYTES })) {
    const reading = new Reading();
    sheet.read((row) => reading.take(row));
    if (reading.kind !== void 0) found[reading.kind] ??= reading.result;
    else if (reading.missing.length < missing.length) missing = reading.missing;
    if (found.plans && found.bundles) break;
  }
  if (found.plans) return { kind: 'read', plans: found.plans, bundles: found.bundles ?? null };
  return { kind: 'columns_missing', columns: missing.map((column) => planWorkbookFa.columns[column]) };
}
var Reading = class {
  missing = NEEDED;
  /** Undefined until its headings are found. */
  kind;
  columns = {};
  seen = 0;
  rows = 0;
  chosen = [];
  problems = [];
  ids = /* @__PURE__ */ new Set();
  take({ row, cells }) {
    this.seen++;
    if (this.seen > ROWS_MAX2 + HEADING_ROWS) throw new TooManyRows();
    if (this.kind === void 0) {
      if (this.seen <= HEADING_ROWS) this.takeHeadings(cells);
      return;
    }
    if (++this.rows > ROWS_MAX2) throw new TooManyRows();
    this.takeRow(this.kind, row, (column) => cells.get(this.columns[column] ?? -1) ?? '');
  }
  get result() {
    return { rows: this.rows, chosen: this.chosen, problems: this.problems };
  }
  takeHeadings(cells) {
    const columns = {};
    for (const [index, text] of [...cells].toSorted(([a], [b]) => a - b)) {
      const column = COLUMN_OF.get(foldText(text));
      if (column && columns[column] === void 0) columns[column] = index;
    }
    const missing = NEEDED.filter((column) => columns[column] === void 0);
    if (missing.length < this.missing.length) this.missing = missing;
    const kinds = ['plans', 'bundles'];
    this.kind = kinds.find((kind) => columns.choice !== void 0 && columns[ID_COLUMNS[kind]] !== void 0);
    if (this.kind !== void 0) this.columns = columns;
  }
  takeRow(sheet, row, cellOf) {
    const [choice, idText] = [cellOf('choice'), cellOf(ID_COLUMNS[sheet])];
    const answer2 = foldText(choice);
    if (answer2 === '' || NO.has(answer2)) return;
    const text = (cellOf('title') || idText).slice(0, TEXT_MAX);
    const refuse = (code, what = text) => void this.problems.push({ sheet, row, code, text: what.slice(0, TEXT_MAX) });
    if (!YES.has(answer2)) return refuse('choice_unknown', choice);
    if (idText === '') return refuse('id_missing');
    const id = readWhole(idText);
    if (id === void 0 || id < 1) return refuse('id_invalid', idText);
    if (this.ids.has(id)) return refuse(TWICE[sheet]);
    this.ids.add(id);
    this.chosen.push({ row, id, text, price: readWhole(cellOf('price')) ?? null });
  }
};
var foldText = (text) => foldForSearch(text.slice(0, WORD_MAX)).replaceAll(' ', '');
var foldAll = (texts) => new Set(texts.map(foldText));
var [YES, NO] = [foldAll(planWorkbookFa.answers.yes), foldAll(planWorkbookFa.answers.no)];
var COLUMN_OF = new Map(
  Object.entries(planWorkbookFa.headings).flatMap(([column, headings]) => headings.map((heading) => [foldText(heading), column])),
);
function readWhole(text) {
  const plain = toLatinDigits(text)
    .replace(/[\s,\u066C\u060C]/g, '')
    .replace('\u066B', '.');
  const value = /^\d+(?:\.\d+)?(?:e\+?\d{1,2})?$/i.test(plain) ? Number(plain) : Number.NaN;
  return Number.isSafeInteger(value) ? value : void 0;
}

// apps/server/src/features/publishers/workbook/plans-import.worker.ts
serveCpuTask(readPlanRows);
//# sourceMappingURL=plans-import.worker.js.map
