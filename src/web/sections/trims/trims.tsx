import './trims.css';
import { SectionHeading } from '#web/sections/section-heading.tsx';
import type { SectionContent } from '#site/pages/section-kinds.ts';
import type { SectionProps } from '#web/sections/section-props.ts';
import { Icon } from '#web/ui/icon.tsx';

/** Trims side by side; on a phone a feature's name stands above its values. */
export function Trims({ view, headingId, isFirst }: SectionProps<SectionContent<'trims'>>) {
  return (
    <>
      <SectionHeading id={headingId} isFirst={isFirst} title={view.title} text={view.text} />
      <table
        className="trims paper"
        data-trims={view.trims.length}
        aria-labelledby={view.title ? headingId : undefined}
      >
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Feature</span>
            </th>
            {view.trims.map(({ name, price, link }) => (
              <th key={name} scope="col">
                <span className="trim-name">{name}</span>
                {price && <span className="trim-price soft small">{price}</span>}
                {link && (
                  <a href={link.href} className="trim-link">
                    {link.label}
                    <span className="sr-only">: {name}</span>
                  </a>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.features.map(({ label, values }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {values.map((value, at) => (
                <td key={view.trims[at]?.name}>
                  <TrimValue value={value} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function TrimValue({ value }: { value: boolean | string }) {
  if (typeof value === 'string') return value;
  if (!value)
    return (
      <span className="soft">
        <span aria-hidden="true">–</span>
        <span className="sr-only">No</span>
      </span>
    );
  return (
    <span className="trim-with">
      <Icon name="check" />
      <span className="sr-only">Yes</span>
    </span>
  );
}
