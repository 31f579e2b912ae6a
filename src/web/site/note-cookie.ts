/**
 * The `Set-Cookie` header by which an answer leaves a note for the next page's script. An address must not carry it:
 * anybody may link to that.
 */
export function noteCookie(name: string, lastsSeconds: number, origin: string): string {
  const attributes = `Path=/; Max-Age=${lastsSeconds}; SameSite=Lax`;
  return `${name}=1; ${attributes}${origin.startsWith('https:') ? '; Secure' : ''}`;
}

/** Removes a note. @returns whether there was one */
export function takeNote(name: string): boolean {
  if (!document.cookie.split('; ').includes(`${name}=1`)) return false;
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
  return true;
}
