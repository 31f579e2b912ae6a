import './action-buttons.css';
import type { PageAction } from '#domain/vehicle/display/page-actions.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { CallButton, MissingPhone } from './call-button.tsx';
import type { PageActionsView } from './page-actions-view.ts';

interface ActionButtonsProps {
  actions: PageActionsView;
  vehicleId: number;
}

const icons: Partial<Record<PageAction, IconName>> = {
  'test-drive': 'wheel',
  'trade-in': 'swap',
  finance: 'calculator',
  chat: 'chat',
  whatsapp: 'chat',
  sms: 'chat',
};

/** The secondary actions; the primary one is beside the price. */
export function ActionButtons({ actions, vehicleId }: ActionButtonsProps) {
  const { buttons, call, callAt, isPhoneMissing } = actions;
  const links = buttons.slice(1).map(({ kind, label, href, isExternal }) => {
    const icon = icons[kind];
    return (
      <a
        key={kind}
        href={href}
        className="button button-quiet"
        {...(isExternal && { target: '_blank', rel: 'noopener' })}
      >
        {icon && <Icon name={icon} />}
        {label}
      </a>
    );
  });
  const before = Math.max(0, callAt - 1);
  return (
    <div className="action-buttons stack gap-2">
      {links.slice(0, before)}
      {call && <CallButton call={call} vehicleId={vehicleId} className="button button-quiet" />}
      {isPhoneMissing && <MissingPhone />}
      {links.slice(before)}
    </div>
  );
}
