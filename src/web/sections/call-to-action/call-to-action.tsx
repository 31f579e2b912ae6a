import '#web/sections/section-heading.css';
import './call-to-action.css';
import { PhoneLink } from '#web/phone/phone-link.tsx';
import type { SectionContent } from '#site/pages/section-kinds.ts';
import type { SectionProps } from '#web/sections/section-props.ts';
import { Icon } from '#web/ui/icon.tsx';

export function CallToAction({
  view,
  site,
  headingId,
  isFirst,
}: SectionProps<SectionContent<'call-to-action'>>) {
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <>
      <div className="call-to-action stack gap-5">
        <div>
          <Heading id={headingId}>{view.title}</Heading>
          {view.text && <p>{view.text}</p>}
        </div>
        <p className="section-buttons cluster gap-3">
          {view.links.map((link, at) => (
            <a
              key={link.href}
              href={link.href}
              className={`button ${at === 0 ? 'button-action' : 'button-quiet'}`}
            >
              {link.label}
            </a>
          ))}
          {view.shows_phone && site.phone && (
            <PhoneLink phone={site.phone} className="button button-quiet">
              {(number) => (
                <>
                  <Icon name="phone" />
                  <span>{number}</span>
                </>
              )}
            </PhoneLink>
          )}
        </p>
      </div>
    </>
  );
}
