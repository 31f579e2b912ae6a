import './header-phones.css';
import { PhoneLink } from '#web/phone/phone-link.tsx';
import type { DepartmentView } from '#web/site/site-view.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { OpenNow as OpenNowView } from '#web/site/hours-of-location.ts';
import { FrameHours } from './frame-hours.tsx';
import { OpenNow } from './open-now.tsx';
import { useHoverMenu } from './use-hover-menu.ts';

interface HeaderPhonesProps {
  departments: readonly DepartmentView[];
  openNow: OpenNowView | undefined;
}

/**
 * The header's departments with their phone numbers and hours: the number of a single one is shown directly, several
 * open below a button. Wide screens also say whether the dealer is open.
 */
export function HeaderPhones({ departments, openNow }: HeaderPhonesProps) {
  return (
    <div className="header-contact" data-lines={openNow && 2}>
      <Phones departments={departments} />
      {openNow && <OpenNow openNow={openNow} />}
    </div>
  );
}

function Phones({ departments }: Pick<HeaderPhonesProps, 'departments'>) {
  const [only] = departments;
  if (departments.length > 1) return <DepartmentsMenu departments={departments} />;
  return only?.phone ? (
    // a narrow screen only has room for the icon
    <PhoneLink phone={only.phone} className="header-phone row-inline gap-2" isIconOnly>
      {(number) => (
        <>
          <Icon name="phone" />
          <span>{number}</span>
        </>
      )}
    </PhoneLink>
  ) : null;
}

function DepartmentsMenu({ departments }: { departments: readonly DepartmentView[] }) {
  const { menu, summary } = useHoverMenu();
  return (
    <details {...menu} className="header-phones">
      <summary {...summary} className="header-phone row-inline gap-2">
        <Icon name="phone" />
        <span>Call us</span>
      </summary>
      <ul className="floating stack">
        {departments.map(({ label, phone, hours }) => (
          <li key={label}>
            <p>
              <strong>{label}</strong>
              {phone ? <PhoneLink phone={phone} /> : <span>Phone not available</span>}
            </p>
            {hours && <FrameHours hours={hours} label={label} />}
          </li>
        ))}
      </ul>
    </details>
  );
}
