import './warranty-table.css';
import { SectionHeading } from '#web/sections/section-heading.tsx';
import type { SectionProps } from '#web/sections/section-props.ts';
import type { WarrantyTableView } from './warranty-table-view.ts';

/** Warranties by kind of vehicle; on a phone each is a block. */
export function WarrantyTable({ view, headingId, isFirst }: SectionProps<WarrantyTableView>) {
  return (
    <>
      <SectionHeading id={headingId} isFirst={isFirst} title={view.title} text={view.text} />
      <table className="warranty-table paper" aria-labelledby={view.title ? headingId : undefined}>
        <thead>
          <tr>
            <th scope="col" className="soft small">
              Vehicles
            </th>
            <th scope="col" className="soft small">
              How long
            </th>
            <th scope="col" className="soft small">
              What is covered
            </th>
          </tr>
        </thead>
        <tbody>
          {view.rows.map(({ vehicles, term, cover }) => (
            <tr key={vehicles}>
              <th scope="row">{vehicles}</th>
              <td className="warranty-term">{term}</td>
              <td>{cover}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {view.conditions && <p className="soft small warranty-conditions">{view.conditions}</p>}
    </>
  );
}
