/** What a visitor says about themselves when they first sign in; empty until then. */
export interface ContactDetails {
  name: string;
  last_name: string;
  email: string;
}

/** A signed-in visitor of one site. Source: specification 2, section 6. */
export interface Visitor extends ContactDetails {
  id: string;
  /** Verified, in local format: `0491570006`. */
  phone: string;
}

/** Whether the visitor still has to say who they are. */
export function isNewcomer({ name, email }: ContactDetails): boolean {
  return name === '' || email === '';
}
