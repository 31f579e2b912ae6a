import './models-menu.css';
import { useState } from 'react';
import { Picture } from '#web/ui/card/picture.tsx';
import type { ModelsMenuView } from './models-menu-route.ts';
import { useMenu } from './use-menu.ts';

/** The category that the menu opens with. Source: specification 2, section 2, "Brands and header menus". */
const ALL = 'All Vehicles';

/** The models by the manufacturers' body types, with their pictures. */
export function ModelsMenu() {
  const view = useMenu<ModelsMenuView>('/menus/models.json');
  const [chosen, setChosen] = useState(ALL);
  if (view === undefined || view === 'failed') return null;
  const shown = view.models.filter(({ bodies }) => chosen === ALL || bodies.includes(chosen));
  return (
    <div className="models-menu stack gap-3">
      <fieldset className="models-menu-bodies cluster gap-2" aria-label="Body type">
        {[ALL, ...view.bodies].map((body) => (
          <button
            key={body}
            type="button"
            aria-pressed={body === chosen}
            onClick={() => setChosen(body)}
          >
            {body}
          </button>
        ))}
      </fieldset>
      <ul className="models-menu-models stack gap-3">
        {shown.map(({ name, manufacturer, href, picture, build }) => (
          <li key={href + name}>
            <a href={href} className="menu-item stack gap-2 small">
              {picture && (
                <Picture picture={picture} sizes="160px" widest={480} className="photo" />
              )}
              <span>{manufacturer ? `${manufacturer} ${name}` : name}</span>
            </a>
            {build !== undefined && (
              <a href={build} className="menu-item models-menu-build stack gap-2 small">
                Build and price<span className="sr-only"> the {name}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
