import { createContext } from 'react';

/** The nonce that marks our own inline scripts and styles while the server renders; undefined in the browser. */
export const InlineNonce = createContext<string | undefined>(undefined);
