import './sales-counter.css';
import { useEffect, useState } from 'react';
import { salesToday } from '#domain/sales/sales-today.ts';
import type { SectionProps } from '#web/sections/section-props.ts';
import type { SalesCounterView } from './sales-counter-view.ts';

/** A number that grows through the day. The page may be some minutes old, so the browser computes it again. */
export function SalesCounter({ view }: SectionProps<SalesCounterView>) {
  const { label, note, pace, refreshMs } = view;
  const [count, setCount] = useState(view.count);
  useEffect(() => {
    const update = (): void => setCount(salesToday(new Date(), pace));
    update();
    const timer = setInterval(update, refreshMs);
    return () => clearInterval(timer);
  }, [pace, refreshMs]);
  return (
    <div className="sales-counter stack gap-1">
      <p className="sales-counter-count cluster">
        <strong>{count.toLocaleString('en-AU')}</strong> <span>{label}</span>
      </p>
      {note && <p className="sales-counter-note">{note}</p>}
    </div>
  );
}
