import './quick-search.css';
import { useNavigate } from 'react-router';
import { textFields } from '#web/text-fields.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useShowMe } from './home/use-show-me.ts';
import type { HomeView } from './home-view.ts';

/** The home page's search by make, body type or keywords. */
export function QuickSearch({ home }: { home: HomeView }) {
  const navigate = useNavigate();
  const showMe = useShowMe(home.showMe);
  return (
    <form
      action="/search"
      className="quick-search"
      autoComplete="off"
      onChange={(event) => showMe.count(parametersOf(event.currentTarget))}
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(`/search?${parametersOf(event.currentTarget)}`);
      }}
    >
      <Choice name="make" label="Make" any="Any make" tiles={home.makes} />
      <Choice name="body" label="Body type" any="Any body type" tiles={home.bodies} />
      <label className="quick-field quick-words">
        <span>Keywords</span>
        <input type="search" name="query" maxLength={200} placeholder={home.keywordPlaceholder} />
      </label>
      <button type="submit" className="button button-action">
        <Icon name="search" />
        {showMe.label}
      </button>
    </form>
  );
}

/** The non-empty fields of a form. */
function parametersOf(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams(textFields(new FormData(form)).filter(([, value]) => value !== ''));
}

interface ChoiceProps {
  name: string;
  label: string;
  any: string;
  tiles: HomeView['makes'];
}

function Choice({ name, label, any, tiles }: ChoiceProps) {
  return (
    <label className="quick-field">
      <span>{label}</span>
      <select name={name} defaultValue="">
        <option value="">{any}</option>
        {tiles.map((tile) => (
          <option key={tile.value} value={tile.value}>
            {tile.label} ({tile.count})
          </option>
        ))}
      </select>
    </label>
  );
}
