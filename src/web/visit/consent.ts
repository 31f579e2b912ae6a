/** The visitor's answer about analytics; undefined until there is one. */
export function readConsent(site: string): boolean | undefined {
  try {
    const answer = localStorage.getItem(consentKey(site));
    return answer === null ? undefined : answer === 'yes';
  } catch (error) {
    console.warn('The stored consent could not be read, so it counts as declined', error);
    // without storage the question would return on every page
    return false;
  }
}

export function hasConsent(site: string): boolean {
  return readConsent(site) === true;
}

export function saveConsent(site: string, consents: boolean): void {
  try {
    localStorage.setItem(consentKey(site), consents ? 'yes' : 'no');
  } catch (error) {
    console.warn('The answer about consent could not be stored, so nothing is recorded', error);
  }
}

export function consentKey(site: string): string {
  return `${site}Consent`;
}
