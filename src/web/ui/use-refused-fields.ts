import { useState } from 'react';

/** The names of the fields with refused texts, and a function that reports whether a field has one. */
export function useRefusedFields<Name extends string>(
  first: () => readonly Name[],
): [ReadonlySet<Name>, (name: Name, isRefused: boolean) => void] {
  const [refused, setRefused] = useState<ReadonlySet<Name>>(() => new Set(first()));
  function report(name: Name, isRefused: boolean): void {
    setRefused((before) => {
      const after = new Set(before);
      if (isRefused) after.add(name);
      else after.delete(name);
      return after;
    });
  }
  return [refused, report];
}
