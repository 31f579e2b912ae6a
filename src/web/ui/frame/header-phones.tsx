import './header-phones.css';
import { PhoneLink } from '#web/phone/phone-link.tsx';
import type { DepartmentView } from '#web/site/site-view.ts';
import { Icon } from '#web/ui/icon.tsx';

/** The header's phone numbers: a single one is shown directly, several open below a button. */
export function HeaderPhones({ departments }: { departments: readonly DepartmentView[] }) {
  const [only] = departments;
  if (departments.length <= 1) {
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
  return (
    <details className="header-phones">
      <summary className="header-phone">
        <Icon name="phone" />
        <span>Call us</span>
      </summary>
      <ul>
        {departments.map(({ label, phone }) => (
          <li key={label}>
            {label}
            {phone ? <PhoneLink phone={phone} /> : <span>Phone not available</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}
