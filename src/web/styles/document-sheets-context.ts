import { createContext } from 'react';
import type { DocumentSheets } from './document-sheets.ts';

/** The sheets of the document being rendered on the server; undefined in the browser. */
export const DocumentSheetsContext = createContext<DocumentSheets | undefined>(undefined);
