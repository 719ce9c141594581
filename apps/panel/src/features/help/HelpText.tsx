import { readHelpText } from '@jarchi/domain/help/help-body.ts';
import { Link } from '@tanstack/react-router';

/** A text of an article: plain words, strong ones, and links inside the panel. */
export function HelpText({ text }: { text: string }) {
  return readHelpText(text).map(({ text: words, isStrong, to }, index) => {
    const key = `${index} ${words}`;
    if (to !== undefined) {
      const { pathname, searchParams } = new URL(to, location.origin);
      return (
        <Link
          key={key}
          to={pathname}
          search={Object.fromEntries(searchParams)}
          className="font-medium text-text-link underline underline-offset-4"
        >
          {words}
        </Link>
      );
    }
    return isStrong ? <strong key={key}>{words}</strong> : <span key={key}>{words}</span>;
  });
}
