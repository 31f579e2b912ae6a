/** The colours of an e-mail on one kind of ground. Each text is readable on each ground that it stands on. */
export interface MailPalette {
  /** Behind the sheet. */
  page: string;
  /** The sheet. */
  paper: string;
  /** Behind a part of the sheet. */
  tint: string;
  line: string;
  ink: string;
  soft: string;
  link: string;
  /** The stripe at the head. */
  brand: string;
  /** The main button, its edge, and the words on it. */
  action: string;
  edge: string;
  onAction: string;
}

/** How the e-mails of a dealer look. */
export interface MailStyle {
  light: MailPalette;
  dark: MailPalette;
  /** Pixels of rounded corners. */
  radius: number;
}
