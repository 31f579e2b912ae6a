import '#web/ui/note.css';
import '#web/ui/dialog.css';
import '#web/finance/quick-quote.css';
import './finance-popup.css';
import { useId, useLayoutEffect, useRef } from 'react';
import { FieldIds } from '#web/enquiry/form/fields/field-ids.ts';
import type { VehicleInQuestionView } from '#web/enquiry/lead/vehicle-in-question-view.ts';
import { FinanceDisclaimer } from '#web/finance/finance-disclaimer.tsx';
import { financeTexts } from '#web/finance/finance-texts.ts';
import { Picture } from '#web/ui/card/picture.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { FinancePopupForm } from './finance-popup-form.tsx';
import { usePopupView } from './use-popup-view.ts';

interface FinancePopupProps {
  /** The finance link that was pressed. */
  link: string;
  site: string;
  onClose(): void;
}

/**
 * The finance form in a dialog. The native dialog traps the focus and restores it when it closes.
 * Source: specification 2, section 2, "Popup variant".
 */
export function FinancePopup({ link, site, onClose }: FinancePopupProps) {
  const view = usePopupView(link);
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const isLeaving = useRef(false);

  useLayoutEffect(() => {
    const element = dialog.current;
    function leave(): void {
      isLeaving.current = true;
      element?.close();
    }
    isLeaving.current = false;
    element?.showModal();
    // Back closes it at once, while the router may still load the page below
    window.addEventListener('popstate', leave);
    return () => {
      window.removeEventListener('popstate', leave);
      leave();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className="finance-popup dialog"
      aria-labelledby={title}
      onClose={() => isLeaving.current || onClose()}
    >
      <div className="finance-popup-head stack gap-3">
        <h2 id={title}>{financeTexts.popupTitle}</h2>
        <button
          type="button"
          className="finance-popup-close dialog-close icon-button"
          aria-label="Close"
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      {view ? (
        <>
          {view.note && <p className="finance-note note">{view.note}</p>}
          {view.vehicle && <PopupVehicle vehicle={view.vehicle} />}
          {/* the page below may have a form with the same fields */}
          <FieldIds value="finance">
            <FinancePopupForm view={view} site={site} link={link} />
          </FieldIds>
          <FinanceDisclaimer disclaimer={view.disclaimer} />
        </>
      ) : (
        <output className="finance-popup-wait center soft">Opening the finance form…</output>
      )}
    </dialog>
  );
}

/** The vehicle in one line: the form is what the dialog is for, and the page below shows the vehicle. */
function PopupVehicle({ vehicle }: { vehicle: VehicleInQuestionView }) {
  const { picture, title, price } = vehicle;
  return (
    <p className="finance-popup-vehicle stack gap-3">
      {picture && <Picture picture={{ ...picture, alt: '' }} sizes="96px" widest={480} />}
      <span>
        <strong>{title}</strong>
        <span>{[price.text, price.label].filter(Boolean).join(' ')}</span>
      </span>
    </p>
  );
}
