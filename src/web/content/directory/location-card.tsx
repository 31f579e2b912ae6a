import '#web/content/content-page.css';
import '#web/content/content-card.css';
import './location-card.css';
import { PhoneLink } from '#web/phone/phone-link.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { LocationCardView } from './location-card-view.ts';

interface LocationCardProps {
  card: LocationCardView;
  /** The card is on the location's own enquiry page. */
  isOwnPage?: boolean;
}

export function LocationCard({ card, isOwnPage = false }: LocationCardProps) {
  return (
    <article className="content-card location-card">
      <div className="content-card-body">
        {card.dealership !== card.name && <p className="content-kicker">{card.dealership}</p>}
        <h3>{card.name}</h3>
        <address>
          {card.street}
          <br />
          {card.place}
        </address>
        <p className="location-phone">
          <Icon name="phone" />
          {card.phone ? <PhoneLink phone={card.phone} /> : <span>Phone not available</span>}
        </p>
        {card.status && (
          <p className="location-status" data-open={card.status.isOpen}>
            {card.status.text}
          </p>
        )}
        {card.hours.length > 0 && (
          <table className="location-hours">
            <caption className="sr-only">Opening hours</caption>
            <tbody>
              {card.hours.map(({ days, hours }) => (
                <tr key={days}>
                  <th scope="row">{days}</th>
                  <td>{hours}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {card.licences.length > 0 && (
          <ul className="disclaimer">
            {card.licences.map((licence) => (
              <li key={licence}>{licence}</li>
            ))}
          </ul>
        )}
        <p className="content-card-foot">
          {!isOwnPage && (
            <a href={card.contact} className="button button-action">
              Contact Us<span className="sr-only">: {card.name}</span>
            </a>
          )}
          <a href={card.directions} className="button button-quiet" target="_blank" rel="noopener">
            <Icon name="pin" />
            Get Directions<span className="sr-only"> to {card.name}</span>
          </a>
        </p>
      </div>
    </article>
  );
}
