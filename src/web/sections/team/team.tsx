import './team.css';
import { PhoneLink } from '#web/phone/phone-link.tsx';
import { SectionHeading } from '#web/sections/section-heading.tsx';
import type { SectionProps } from '#web/sections/section-props.ts';
import { Picture } from '#web/ui/card/picture.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { TeamView } from './team-view.ts';

const SIZES = '(min-width: 992px) 280px, (min-width: 576px) 45vw, 6rem';

/** The people of the dealer: picture or initials, name, role, phone and e-mail. */
export function Team({ view, headingId, isFirst }: SectionProps<TeamView>) {
  const Name = view.title === undefined && isFirst ? 'h2' : 'h3';
  return (
    <>
      <SectionHeading id={headingId} isFirst={isFirst} title={view.title} text={view.text} />
      <ul
        className="team stack gap-5"
        data-pictures={view.people.some(({ picture }) => picture)}
        data-fours={view.people.length % 4 === 0}
      >
        {view.people.map(({ name, role, initials, picture, phone, email }) => (
          <li key={name} className="team-person stack gap-4">
            {picture ? (
              <Picture picture={picture} sizes={SIZES} eager={isFirst} className="team-picture" />
            ) : (
              <span className="team-picture team-initials center" aria-hidden="true">
                {initials}
              </span>
            )}
            <div className="team-words">
              <Name className="large">{name}</Name>
              <p className="team-role">{role}</p>
              <p className="team-contact cluster">
                {phone && (
                  <PhoneLink phone={phone}>
                    {(number) => (
                      <>
                        <Icon name="phone" />
                        <span>{number}</span>
                      </>
                    )}
                  </PhoneLink>
                )}
                {email && (
                  <a href={`mailto:${email}`}>
                    <Icon name="mail" />
                    <span>
                      Email<span className="sr-only"> {name}</span>
                    </span>
                  </a>
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
