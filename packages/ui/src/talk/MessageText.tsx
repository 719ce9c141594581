import { splitTicketText, type TextPiece } from '@jarchi/domain/tickets/ticket-text.ts';

function Piece({ piece: { kind, text } }: { piece: TextPiece }) {
  if (kind === 'words') return text;
  if (kind === 'latin') return <bdi dir="ltr">{text}</bdi>;
  return (
    <a href={text} target="_blank" rel="noopener noreferrer nofollow" dir="ltr" className="wrap-anywhere text-text-link underline">
      {text}
    </a>
  );
}

/** What a person wrote, line by line, each in its own direction. Nothing of it is read as markup; addresses of the web are links. */
export function MessageText({ text }: { text: string }) {
  return (
    <div className="flex flex-col text-md leading-prose wrap-anywhere">
      {splitTicketText(text).map((line, index) =>
        line.kind === 'code' ? (
          <code
            key={index}
            dir="ltr"
            className="my-1 block rounded-sm border border-line bg-surface px-2 py-1 font-mono text-sm wrap-anywhere"
          >
            {line.text}
          </code>
        ) : (
          <p key={index} dir="auto" className="min-h-[1lh]">
            {line.pieces.map((piece, at) => (
              <Piece key={at} piece={piece} />
            ))}
          </p>
        ),
      )}
    </div>
  );
}
