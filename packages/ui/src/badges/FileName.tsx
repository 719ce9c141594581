/** The extension, if the name is long. More than 5 characters are no extension: «گزارش کامل فروش. متن نهایی». */
const EXTENSION = /^.{16,}(\.[^.]{1,5})$/;

/** A file's name in the direction of its text. A narrow place cuts the end of the stem, never the extension. */
export function FileName({ name }: { name: string }) {
  const [, extension = ''] = EXTENSION.exec(name) ?? [];
  return (
    <bdi className="inline-flex max-w-full align-top">
      <span className="truncate">{name.slice(0, name.length - extension.length)}</span>
      {extension}
    </bdi>
  );
}
