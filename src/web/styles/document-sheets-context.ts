import { createContext } from 'react';
import type { DocumentSheets } from './document-sheets.ts';

/** The sheets of the document that the server is rendering; undefined in the browser. */
export const DocumentSheetsContext = createContext<DocumentSheets | undefined>(undefined);
