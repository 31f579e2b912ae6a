import './header-phones.css';
import { PhoneLink } from '#web/phone/phone-link.tsx';
import type { DepartmentView } from '#web/site/site-view.ts';
import { Icon } from '#web/ui/icon.tsx';
import { FrameHours } from './frame-hours.tsx';
import { useHoverMenu } from './use-hover-menu.ts';

/**
 * The header's departments with their phone numbers and hours: the number of a single one is shown directly, several
 * open below a button.
 */
export function HeaderPhones({ departments }: { departments: readonly DepartmentView[] }) {
  const [only] = departments;
  if (departments.length > 1) return <DepartmentsMenu departments={departments} />;
  return only?.phone ? (
    // a narrow screen only has room for the icon
    <PhoneLink phone={only.phone} className="header-phone" isIconOnly>
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
      <summary {...summary} className="header-phone">
        <Icon name="phone" />
        <span>Call us</span>
      </summary>
      <ul>
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
