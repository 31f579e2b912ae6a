import './menu-links.css';
import type { NavigationEntry } from '#web/site/site-view.ts';
import { useLazyModule } from '#web/ui/use-lazy-module.ts';

const panels = {
  stock: async () => {
    const { StockMenu: Panel } = await import('#web/menus/stock-menu.tsx');
    return { Panel };
  },
  models: async () => {
    const { ModelsMenu: Panel } = await import('#web/menus/models-menu.tsx');
    return { Panel };
  },
} as const;

interface MenuLinksProps {
  entry: NavigationEntry;
  isOpen: boolean;
}

/**
 * The links below a header entry. What follows the stock or the models is fetched when the menu opens, so that no page
 * carries it; until then, and without script, there is the link to all of them, unless an entry below leads there.
 */
export function MenuLinks({ entry: { label, href, items, menu }, isOpen }: MenuLinksProps) {
  const panel = useLazyModule(isOpen && menu !== undefined, panels[menu ?? 'stock']);
  return (
    <>
      {!items.some((item) => item.href === href) && (
        <a href={href} className="menu-all">
          {menu === 'models' ? 'See all models' : `All of ${label.toLowerCase()}`}
        </a>
      )}
      {items.length > 0 && (
        <ul className="menu-links">
          {items.map((item) => (
            <li key={item.href + item.label}>
              <a href={item.href}>
                <span>{item.label}</span>
                {item.text && <span>{item.text}</span>}
              </a>
            </li>
          ))}
        </ul>
      )}
      {menu && isOpen && panel && <panel.Panel />}
    </>
  );
}
