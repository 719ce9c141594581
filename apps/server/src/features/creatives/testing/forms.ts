export const boundary = 'jarchi-boundary';

export interface FormPart {
  readonly file: Buffer;
  /** Undefined: a part without a file name is a field. */
  readonly name?: string;
  readonly field?: string;
  readonly contentType?: string;
}

/** The head of a file's part. */
export function partHead({ name = 'menu.png', field = 'file', contentType = 'image/png' }: Omit<FormPart, 'file'> = {}): Buffer {
  return Buffer.from(
    `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${contentType}\r\n\r\n`,
  );
}

export const formEnd = Buffer.from(`\r\n--${boundary}--\r\n`);

/** A whole form of one or more files. */
export function getForm(parts: readonly FormPart[]): Buffer {
  const bodies = parts.flatMap((part, index) => [...(index > 0 ? [Buffer.from('\r\n')] : []), partHead(part), part.file]);
  return Buffer.concat([...bodies, formEnd]);
}

/** A part that is a field. */
export function getField(field: string, value: string): Buffer {
  return Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${value}`);
}
