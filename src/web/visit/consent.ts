/** What a shopper has said of being counted; undefined until they have. */
export function consentOf(site: string): boolean | undefined {
  try {
    const said = localStorage.getItem(consentKey(site));
    return said === null ? undefined : said === 'yes';
  } catch (error) {
    console.warn('The consent could not be read', error);
    // who cannot be asked once is not asked on every page
    return false;
  }
}

export function hasConsent(site: string): boolean {
  return consentOf(site) === true;
}

export function sayConsent(site: string, consents: boolean): void {
  try {
    localStorage.setItem(consentKey(site), consents ? 'yes' : 'no');
  } catch (error) {
    console.warn('The consent could not be kept', error);
  }
}

function consentKey(site: string): string {
  return `${site}Consent`;
}
