export interface CaseEvent {
  readonly title: string;
  /** Who did it, and when. */
  readonly by: string;
  readonly text: string;
}

/** What was done about a case, in order. */
export function CaseHistory({ title, events }: { title: string; events: readonly CaseEvent[] }) {
  return (
    <section aria-labelledby="case-history">
      <h2 id="case-history" className="mb-2 text-lg font-bold">
        {title}
      </h2>
      <ol className="divide-y divide-line border-y border-line">
        {events.map((event, index) => (
          <li key={index} className="py-2 text-md">
            <span className="font-medium">{event.title}</span> <span className="text-sm text-text-3">{event.by}</span>
            {event.text !== '' && (
              <span dir="auto" className="block text-sm wrap-anywhere text-text-2">
                {event.text}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
