import '#web/ui/close-button.css';
import './enquiry-drawer.css';
import type { ReactNode } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { ENQUIRY_DRAWER } from './open-enquiry.ts';

/**
 * The enquiry form, which stands in the page. With script, `openEnquiry` lifts the same form into a drawer over the page,
 * so that what has been typed is there in either place.
 */
export function EnquiryDrawer({ children }: { children: ReactNode }) {
  return (
    <div data-has-own-height>
      <div
        id={ENQUIRY_DRAWER}
        popover="auto"
        className="enquiry-drawer"
        tabIndex={-1}
        onToggle={({ currentTarget, newState }) => {
          if (newState === 'closed')
            currentTarget.parentElement?.style.removeProperty('min-height');
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          // the focus has gone to the page behind the drawer
          if (relatedTarget && !currentTarget.contains(relatedTarget))
            currentTarget.hidePopover?.();
        }}
      >
        <button
          type="button"
          className="enquiry-drawer-close close-button icon-button"
          popoverTarget={ENQUIRY_DRAWER}
          popoverTargetAction="hide"
          aria-label="Close"
        >
          <Icon name="close" />
        </button>
        {children}
      </div>
    </div>
  );
}
