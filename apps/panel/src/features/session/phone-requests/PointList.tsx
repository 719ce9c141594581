/** What a person should know before they begin. */
export function PointList({ points }: { points: readonly string[] }) {
  return (
    <ul className="flex list-disc flex-col gap-2 ps-5 text-md leading-prose text-text-2">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
