/** The brand's motif: a call that travels from a dot. Only for sign-in, payment result and empty states. */
export function Arcs({ size = 84, className }: { size?: number | undefined; className?: string | undefined }) {
  const arc = (radius: number) =>
    `M${50 + radius * 0.5} ${48 - radius * 0.866}A${radius} ${radius} 0 1 0 ${50 + radius * 0.5} ${48 + radius * 0.866}`;
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 96 96"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      className={`text-chart-1 ${className ?? ''}`}
    >
      <circle cx="50" cy="48" r="6" fill="currentColor" />
      <path d={arc(16)} stroke="currentColor" strokeOpacity="0.75" />
      <path d={arc(30)} stroke="currentColor" strokeOpacity="0.5" />
      <path d={arc(44)} stroke="currentColor" strokeOpacity="0.28" />
    </svg>
  );
}
