import { useEffect, useSyncExternalStore } from 'react';
import { storageKey } from '#web/site/storage-key.ts';
import { takeSignedInCookie } from '#web/verification/signed-in-cookie.ts';
import type { Me } from './me-route.ts';

/** What the page knows of the signed-in visitor; empty until it is loaded, and for everybody else. */
let me: Me = {};
let loading: Promise<void> | undefined;
const nobody: Me = {};
const listeners = new Set<() => void>();

/** Whether somebody signed in since the page was opened, or just before. */
let hasJustSignedIn = false;
/** The site of the page, once a part of the page has asked who is signed in. */
let askedOn: string | undefined;

/** Notes that somebody signed in, so that this browser's pages ask who; other browsers' need not. */
export function noteSignIn(): void {
  hasJustSignedIn = true;
  loading = undefined;
  if (askedOn !== undefined) loadOnce(askedOn);
}

/** The signed-in visitor of this browser. Pages are the same for everybody, so it is loaded after they are shown. */
export function useMe(site: string): Me {
  useEffect(() => loadOnce(site), [site]);
  return useSyncExternalStore(
    subscribe,
    () => me,
    () => nobody,
  );
}

/** The signed-in visitor of this browser, once the server has answered. */
export async function loadedMe(site: string): Promise<Me> {
  loadOnce(site);
  await loading;
  return me;
}

/** Forgets the visitor after the server has refused their session. */
export function forgetSession(site: string): void {
  hasJustSignedIn = false;
  changeMe(() => ({}));
  try {
    localStorage.removeItem(storageKey(site, 'SignedIn'));
  } catch (error) {
    console.warn('The browser storage could not be changed', error);
  }
}

/** Changes what the page knows, for example before the server confirms it. */
export function changeMe(change: (before: Me) => Me): void {
  me = change(me);
  for (const listener of listeners) listener();
}

function loadOnce(site: string): void {
  askedOn = site;
  loading ??= hasSignedIn(site) ? load(site) : undefined;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function hasSignedIn(site: string): boolean {
  hasJustSignedIn ||= takeSignedInCookie();
  try {
    if (hasJustSignedIn) localStorage.setItem(storageKey(site, 'SignedIn'), '1');
    return localStorage.getItem(storageKey(site, 'SignedIn')) !== null;
  } catch {
    // without storage the visitor is known until the page is closed
    return hasJustSignedIn;
  }
}

async function load(site: string): Promise<void> {
  try {
    const response = await fetch('/api/me');
    if (!response.ok) throw new Error(`The answer was ${response.status}`);
    // our own route's answer
    const answer = (await response.json()) as Me;
    if (!answer.visitor) localStorage.removeItem(storageKey(site, 'SignedIn'));
    changeMe(() => answer);
  } catch (error) {
    console.warn('The signed-in visitor could not be loaded', error);
  }
}
