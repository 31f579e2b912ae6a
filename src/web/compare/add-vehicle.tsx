import './compare-route.css';
import { useSite } from '#web/site/use-site.ts';

/** The way to one more vehicle; a box beside the only one while there is nothing to compare with. */
export function AddVehicle({ isAlone }: { isAlone: boolean }) {
  const { savedList, vehicleType } = useSite();
  const { singular } = vehicleType;
  return (
    <div className={isAlone ? 'compare-alone column gap-3 pad-5' : 'compare-add'}>
      {isAlone && <p className="soft">Add another {singular} to see the two side by side.</p>}
      <a
        href={savedList ? '/saved' : '/search'}
        rel="nofollow"
        className={isAlone ? 'button button-action' : 'button button-quiet'}
      >
        Add a {singular}
      </a>
    </div>
  );
}
