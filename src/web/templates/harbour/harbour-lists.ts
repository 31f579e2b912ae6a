import type { TemplateLists } from '#web/templates/template.ts';
import { Home } from './home.tsx';
import { ResultCard } from './result-card.tsx';
import { SearchPage } from './search-page.tsx';

export const lists: TemplateLists = { Home, ResultCard, SearchPage };
