import type { SpecificationLine } from '#domain/vehicle/display/specification-lines.ts';

/** Facts with their labels. */
export function LineList({
  lines,
  className,
}: {
  lines: readonly SpecificationLine[];
  className: string;
}) {
  return (
    <dl className={className}>
      {lines.map(({ label, value }) => (
        <div key={label}>
          <dt className="soft small">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
