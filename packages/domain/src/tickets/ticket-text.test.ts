import { expect, test } from 'vitest';
import { splitTicketText } from './ticket-text.ts';

const read = (text: string) =>
  splitTicketText(text).map((line) =>
    line.kind === 'code'
      ? `code(${line.text})`
      : line.pieces.map(({ kind, text: part }) => (kind === 'words' ? part : `${kind}(${part})`)).join(''),
  );

test.each([
  ['سلام', ['سلام']],
  ['خطای 404 Not Found می‌دهد.', ['خطای latin(404 Not Found) می‌دهد.']],
  ['با UTM، و nginx/1.24 هم.', ['با latin(UTM)، و latin(nginx/1.24) هم.']],
  ['شمارهٔ 5117 و 12', ['شمارهٔ 5117 و 12']],
  ['پایان با Safari iOS 18.', ['پایان با latin(Safari iOS 18).']],
  ['plain words, no more.', ['plain words, no more.']],
  ['large_client_header_buffers 4 16k;', ['code(large_client_header_buffers 4 16k;)']],
  ['https://sepidar.coffee/autumn?utm_source=a&b=c', ['link(https://sepidar.coffee/autumn?utm_source=a&b=c)']],
  ['ببینید (https://jarchi.test/a_b). ممنون', ['ببینید (link(https://jarchi.test/a_b)). ممنون']],
  ['«http://a.test/x»، بعد', ['«link(http://a.test/x)»، بعد']],
  ['دو: HTTPS://A.test و http://b.test', ['دو: link(HTTPS://A.test) و link(http://b.test)']],
  ['یک\n\nدو', ['یک', '', 'دو']],
])('%j reads as %j', (text, lines) => {
  expect(read(text)).toEqual(lines);
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://a.test/x', 'ببینید javascript:alert(1)'])('%j has no link', (text) => {
  expect(
    splitTicketText(text)
      .flatMap((line) => (line.kind === 'code' ? [] : line.pieces))
      .filter(({ kind }) => kind === 'link'),
  ).toEqual([]);
});

test('a line that begins with a Latin word has no empty piece before it', () => {
  expect(splitTicketText('UTM درست است')).toMatchObject([
    {
      pieces: [
        { kind: 'latin', text: 'UTM' },
        { kind: 'words', text: ' درست است' },
      ],
    },
  ]);
});

test('script stays text', () => {
  const text = '<img src=x onerror=alert(1)> سلام <script>alert(1)</script>';
  expect(
    splitTicketText(text)
      .flatMap((line) => (line.kind === 'code' ? [line.text] : line.pieces.map((piece) => piece.text)))
      .join(''),
  ).toBe(text);
});
