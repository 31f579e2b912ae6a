import type { PageAction } from '#domain/vehicle/page-actions.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { CallButton, NoPhone } from './call-button.tsx';
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

/** All that a shopper can do about the vehicle; the first is the one that stands out. */
export function ActionButtons({ actions, vehicleId }: ActionButtonsProps) {
  const { buttons, call, callAt, lacksPhone } = actions;
  const links = buttons.map(({ kind, label, href, away }, index) => {
    const icon = icons[kind];
    return (
      <a
        key={kind}
        href={href}
        className={index === 0 ? 'button button-action' : 'button button-quiet'}
        {...(away && { target: '_blank', rel: 'noopener' })}
      >
        {icon && <Icon name={icon} />}
        {label}
      </a>
    );
  });
  return (
    <div className="action-buttons">
      {links.slice(0, callAt)}
      {call && <CallButton call={call} vehicleId={vehicleId} className="button button-quiet" />}
      {lacksPhone && <NoPhone />}
      {links.slice(callAt)}
    </div>
  );
}
