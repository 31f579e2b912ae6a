import './results.css';
import { useSyncedState } from '#web/ui/use-synced-state.ts';
import type { SearchView } from '#web/search/search-view.ts';

export function SortField({ sorts }: { sorts: SearchView['sorts'] }) {
  const selected = sorts.find((sort) => sort.selected)?.value ?? '';
  const [value, setValue] = useSyncedState<string>(selected);
  return (
    <label className="sort-field row gap-2">
      <span>Sort by</span>
      <select name="sortBy" value={value} onChange={(event) => setValue(event.target.value)}>
        {sorts.map((sort) => (
          <option key={sort.value} value={sort.value}>
            {sort.label}
          </option>
        ))}
      </select>
    </label>
  );
}
