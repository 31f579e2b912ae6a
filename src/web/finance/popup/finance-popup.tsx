import '#web/ui/note.css';
import '#web/finance/quick-quote.css';
import './finance-popup.css';
import { useEffect, useId, useState } from 'react';
import { FieldIds } from '#web/enquiry/form/fields/field-ids.ts';
import type { VehicleInQuestionView } from '#web/enquiry/lead/vehicle-in-question-view.ts';
import { FinanceDisclaimer } from '#web/finance/finance-disclaimer.tsx';
import { financeTexts } from '#web/finance/finance-texts.ts';
import { Picture } from '#web/ui/card/picture.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FinancePopupForm } from './finance-popup-form.tsx';
import { usePopupView } from './use-popup-view.ts';

interface FinancePopupProps {
  /** The finance link that was pressed. */
  link: string;
  site: string;
  onClose(): void;
}

/** The finance form in a dialog. Source: specification 2, section 2, "Popup variant". */
export function FinancePopup({ link, site, onClose }: FinancePopupProps) {
  const view = usePopupView(link);
  const title = useId();
  const [isOpen, setOpen] = useState(true);

  useEffect(() => {
    // Back closes it at once, while the router may still load the page below
    const leave = () => setOpen(false);
    window.addEventListener('popstate', leave);
    return () => window.removeEventListener('popstate', leave);
  }, []);

  return (
    <Dialog isOpen={isOpen} className="finance-popup" labelledBy={title} onClose={onClose}>
      <div className="finance-popup-content stack gap-4">
        <h2 id={title} tabIndex={-1}>
          {financeTexts.popupTitle}
        </h2>
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
      </div>
    </Dialog>
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
