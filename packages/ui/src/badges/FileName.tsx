/** The extension of a name of some length; longer ones are no extensions: «گزارش کامل فروش. متن نهایی». */
const EXTENSION = /(?<=.{16})\.[^.]{1,5}$/;

/** A file's name in the direction of its own words; where room is short the end of the stem goes, never the extension. */
export function FileName({ name }: { name: string }) {
  const [extension = ''] = EXTENSION.exec(name) ?? [];
  return (
    <bdi className="inline-flex max-w-full align-top">
      <span className="truncate">{name.slice(0, name.length - extension.length)}</span>
      {extension}
    </bdi>
  );
}
