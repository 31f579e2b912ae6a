import './form-section.css';
import { useActionData, useNavigation } from 'react-router';
import { LocationsBeside } from '#web/places/location-blocks.tsx';
import { LocationList } from '#web/places/location-list.tsx';
import type { EnquiryAnswer } from '#web/enquiry/lead/enquiry-answer.ts';
import { LeadForm } from '#web/enquiry/lead/lead-form.tsx';
import { SectionHeading } from '#web/sections/section-heading.tsx';
import type { SectionProps } from '#web/sections/section-props.ts';
import type { FormSectionView } from './form-section-view.ts';

/** A form that the page's action receives; a page has one at most. */
export function FormSection({ view, headingId, isFirst }: SectionProps<FormSectionView>) {
  // the page's action answers with it
  const answer = useActionData<EnquiryAnswer>();
  const isSending = useNavigation().formMethod === 'POST';
  return (
    <>
      <SectionHeading id={headingId} isFirst={isFirst} title={view.title} text={view.text} />
      <div className="form-section stack gap-6" data-has-places={view.places !== undefined}>
        <LeadForm
          form={view.form}
          answer={answer}
          sending={isSending}
          isTitled={view.form.title.toLowerCase() !== view.title?.toLowerCase()}
        />
        {view.places && (
          <div>
            <LocationsBeside places={view.places} />
          </div>
        )}
      </div>
      {view.places?.kind === 'list' && <LocationList list={view.places} />}
    </>
  );
}
