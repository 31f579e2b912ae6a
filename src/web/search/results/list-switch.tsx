import './list-switch.css';
import { Icon } from '#web/ui/icon.tsx';

interface ListSwitchProps {
  isList: boolean;
  onChange(isList: boolean): void;
}

/** Chooses between a grid of cards and a list of rows, where there is room for both. */
export function ListSwitch({ isList, onChange }: ListSwitchProps) {
  return (
    <fieldset className="list-switch row needs-script" aria-label="View">
      {([false, true] as const).map((one) => (
        <button
          key={String(one)}
          type="button"
          className="icon-button"
          aria-label={one ? 'List' : 'Grid'}
          aria-pressed={isList === one}
          onClick={() => onChange(one)}
        >
          <Icon name={one ? 'menu' : 'grid'} />
        </button>
      ))}
    </fieldset>
  );
}
