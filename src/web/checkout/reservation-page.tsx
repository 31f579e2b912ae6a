import '#web/content/content-page.css';
import './reservation-page.css';
import { VehicleInQuestion } from '#web/enquiry/lead/vehicle-in-question.tsx';
import { LocationMap } from '#web/map/location-map.tsx';
import { PhoneButton } from '#web/phone/phone-button.tsx';
import { AnswerHeading } from '#web/ui/answer-heading.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PaymentMarks } from './payment-marks.tsx';
import type { ReservationView } from './reservation-view.ts';

/** The result of a checkout: what is reserved, what happens next and when, who looks after it, and where. */
export function ReservationPage({ view }: { view: ReservationView }) {
  const { title, lines, isSuccess, pay, isPayment, vehicle, reference, steps, links } = view;
  return (
    <div className="content-page page-width reservation-page">
      <div className="reservation-status stack gap-3">
        {isSuccess && (
          <span className="reservation-mark center">
            <Icon name="check" />
          </span>
        )}
        <AnswerHeading text={title} />
        {lines.map((line) => (
          <p key={line} className="large">
            {line}
          </p>
        ))}
        {pay && (
          <a href={pay.href} className="button button-action">
            {pay.label}
          </a>
        )}
        {isPayment && <PaymentMarks />}
      </div>
      <div className="reservation-side stack gap-4">
        {vehicle && <VehicleInQuestion vehicle={vehicle} />}
        <p className="row between gap-3">
          Your reference <strong className="reservation-reference">{reference}</strong>
        </p>
      </div>
      <div className="reservation-main stack gap-6">
        {steps.length > 0 && <NextSteps steps={steps} calendar={view.calendar} />}
        <Whereabouts {...view} />
        <p className="cluster gap-3">
          {links.map(({ label, href }) => (
            <a key={href} href={href} className="button button-quiet">
              {label}
            </a>
          ))}
        </p>
      </div>
    </div>
  );
}

function NextSteps({ steps, calendar }: Pick<ReservationView, 'steps' | 'calendar'>) {
  return (
    <section aria-labelledby="next-steps" className="stack gap-4">
      <h2 id="next-steps">What happens next</h2>
      <ol className="next-steps">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ol>
      {calendar && (
        <p>
          <a href={calendar.href} download className="button button-quiet">
            <Icon name="calendar" />
            {calendar.label}
          </a>
        </p>
      )}
    </section>
  );
}

function Whereabouts({ place, person }: Pick<ReservationView, 'place' | 'person'>) {
  if (!place) return null;
  return (
    <section aria-labelledby="reservation-place" className="stack gap-3">
      <h2 id="reservation-place">{person ? 'Who looks after you' : 'Where it is'}</h2>
      {person && (
        <p className="row gap-3">
          <span className="reservation-initials center" aria-hidden="true">
            {person.initials}
          </span>
          <span>
            <strong>{person.name}</strong>
            <br />
            {person.role}
          </span>
        </p>
      )}
      <address>
        {place.name}
        <br />
        {place.street}, {place.place}
      </address>
      <p className="cluster gap-3">
        {place.phone && <PhoneButton phone={place.phone} />}
        <a href={place.directions} className="button button-quiet" target="_blank" rel="noopener">
          <Icon name="pin" />
          Get Directions
        </a>
      </p>
      {place.map && <LocationMap address={place.map} name={place.name} />}
    </section>
  );
}
