import { createContext } from 'react';

/** The nonce that marks our own inline scripts while the server renders; undefined in the browser. */
export const ScriptNonce = createContext<string | undefined>(undefined);
