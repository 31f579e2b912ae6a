import './more-ways.css';
import type { ReactNode } from 'react';
import type { PageAction } from '#domain/vehicle/display/page-actions.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import type { VehicleView } from '#web/vehicle/vehicle-view.ts';

interface MoreWaysProps {
  view: VehicleView;
  /** The view counter. */
  views: ReactNode;
  tools: ReactNode;
  /** Whether the page has a finance calculator to link to. */
  hasCalculator: boolean;
}

const icons: Partial<Record<PageAction, IconName>> = {
  'trade-in': 'swap',
  finance: 'calculator',
  chat: 'chat',
  whatsapp: 'chat',
  sms: 'chat',
};

/** All other actions of the page. They open without script. */
export function MoreWays({ view, views, tools, hasCalculator }: MoreWaysProps) {
  const { actions, location } = view;
  return (
    <details className="more-ways">
      <summary className="row touch gap-1">
        More ways
        <Icon name="down" />
      </summary>
      <div className="more-ways-content stack gap-3">
        {actions.others.length > 0 && (
          <div className="more-ways-buttons">
            {actions.others.map(({ kind, label, href, isExternal }) => {
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
            })}
          </div>
        )}
        {tools}
        <div className="more-ways-lines soft cluster between">
          {location && (
            <a href="#vehicle-map" className="row-inline touch gap-2">
              <Icon name="pin" />
              At {location.name}
            </a>
          )}
          {hasCalculator && (
            <a href="#finance-calculator" className="row-inline touch gap-2">
              <Icon name="calculator" />
              Work out your own repayment
            </a>
          )}
          {views}
        </div>
      </div>
    </details>
  );
}
