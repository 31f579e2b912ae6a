import './brands.css';
import { SectionHeading } from '#web/sections/section-heading.tsx';
import type { SectionProps } from '#web/sections/section-props.ts';
import { Picture } from '#web/ui/card/picture.tsx';
import type { BrandsView, BrandTileView } from './brands-view.ts';

/** A section that starts a page has its heading as the page's title, so its groups' headings come next. */
export function Brands({ view, headingId, isFirst }: SectionProps<BrandsView>) {
  const GroupHeading = isFirst || view.title === undefined ? 'h2' : 'h3';
  return (
    <>
      <SectionHeading id={headingId} isFirst={isFirst} title={view.title} text={view.text} />
      {view.groups.map((group) => (
        <div key={group.title} className="brand-group">
          {group.title && <GroupHeading>{group.title}</GroupHeading>}
          <ul className="brand-tiles cells stack gap-3">
            {group.brands.map((brand) => (
              <li key={brand.name}>
                <a
                  href={brand.href}
                  className="brand-tile framed paper pad-4 stack gap-1"
                  {...(brand.isOutside && { target: '_blank', rel: 'noopener' })}
                >
                  <BrandMark brand={brand} />
                  <strong>{brand.name}</strong>
                  {brand.count !== undefined && (
                    <span className="soft small">
                      {brand.count.toLocaleString('en-AU')} in stock
                    </span>
                  )}
                  {brand.description && <span className="soft small">{brand.description}</span>}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

/** The brand's logo; its name is beside it. */
function BrandMark({ brand: { logo, mark, initial } }: { brand: BrandTileView }) {
  if (logo) return <Picture picture={logo} sizes="160px" widest={480} className="brand-logo" />;
  if (mark)
    return (
      <img
        className="brand-mark"
        src={mark.src}
        width={mark.width}
        height={mark.height}
        alt=""
        loading="lazy"
      />
    );
  return (
    <span className="brand-initial tinted center" aria-hidden="true">
      {initial}
    </span>
  );
}
