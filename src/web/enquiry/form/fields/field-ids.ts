import { createContext, useContext } from 'react';

/** The beginning of the ids of a form's fields; a second form on the same page needs another one. */
export const FieldIds = createContext('enquiry');

/** Makes the ids of the form's fields. */
export function useFieldId(): (name: string) => string {
  const form = useContext(FieldIds);
  return (name) => `${form}-${name}`;
}
