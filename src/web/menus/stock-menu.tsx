import './stock-menu.css';
import type { StockMenuView } from './stock-menu-route.ts';
import { useMenu } from './use-menu.ts';

/** The stock by condition, body type and make, with counts. */
export function StockMenu() {
  const view = useMenu<StockMenuView>('/menus/stock.json');
  if (view === undefined || view === 'failed') return null;
  return (
    <div className="stock-menu stack gap-3">
      {view.groups.map(({ title, links }) => (
        <section key={title} aria-label={title}>
          <p className="soft small">{title}</p>
          <ul>
            {links.map(({ label, count, href }) => (
              <li key={href}>
                <a href={href} className="menu-item row between gap-4">
                  {label} <span className="soft">{count.toLocaleString('en-AU')}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
