import { useSyncExternalStore } from 'react';
import { storageKey } from '#web/site/storage-key.ts';
import { useSite } from '#web/site/use-site.ts';

const followers = new Set<() => void>();

/** Whether the shopper has chosen a list of rows, which this browser keeps. */
export function useListView(): [boolean, (isList: boolean) => void] {
  const { slug } = useSite();
  const key = storageKey(slug, 'ListView');
  const isList = useSyncExternalStore(
    follow,
    () => isChosen(key),
    () => false,
  );
  return [isList, (chosen) => choose(key, chosen)];
}

function follow(changed: () => void): () => void {
  followers.add(changed);
  return () => followers.delete(changed);
}

/** The choice of this page where nothing can be stored. */
let unstored = false;

function isChosen(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return unstored;
  }
}

function choose(key: string, isList: boolean): void {
  unstored = isList;
  try {
    if (isList) localStorage.setItem(key, 'true');
    else localStorage.removeItem(key);
  } catch (error) {
    console.warn('The choice of list or grid could not be stored', error);
  }
  for (const changed of followers) changed();
}
