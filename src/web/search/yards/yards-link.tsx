import '#web/ui/text-button.css';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { followedAddress } from '#web/router-shortcuts/followed-address.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useLazyModule } from '#web/ui/use-lazy-module.ts';

/** The page of all locations, for those without script. */
const LOCATOR = '/dealer-locator';

const loadDialog = () => import('./yards-dialog.tsx');

/** Opens a map of the yards with what each has of the page's search. */
export function YardsLink() {
  // another search closes it
  const { key, pathname, search } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  const isOpen = openedAt === key;
  const dialog = useLazyModule(isOpen, loadDialog, () => window.location.assign(LOCATOR));
  return (
    <>
      <a
        href={LOCATOR}
        className="text-button row-inline gap-2 touch"
        onClick={(event) => {
          if (!followedAddress(event.nativeEvent)) return;
          event.preventDefault();
          setOpenedAt(key);
        }}
      >
        <Icon name="pin" />
        See the yards on a map
      </a>
      {isOpen && dialog && (
        <dialog.YardsDialog search={pathname + search} onClose={() => setOpenedAt(undefined)} />
      )}
    </>
  );
}
