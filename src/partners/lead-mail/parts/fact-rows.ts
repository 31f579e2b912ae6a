import type { MailLook } from '#partners/lead-mail/mail-look.ts';
import { dressed } from './dressed.ts';
import { mailLink } from './mail-link.ts';
import type { MailPart } from './mail-part.ts';
import { indented, lines, type Markup, markup } from './markup.ts';

export interface Fact {
  label: string;
  value: string;
  /** Makes the value a link. */
  href?: string | undefined;
}

/** Characters; such labels leave more room for e-mail addresses. */
const SHORT_LABEL = 10;

/** Labelled values below each other. @param isQuiet whether few readers need them */
export function factRows(
  facts: readonly Fact[],
  { isQuiet = false }: { isQuiet?: boolean } = {},
): MailPart {
  const isShort = facts.every(({ label }) => label.length <= SHORT_LABEL);
  const width = isShort ? '28%' : '38%';
  return {
    html: (look) =>
      markup`<table width="100%" cellspacing="0" cellpadding="0" style="width:100%;border-collapse:collapse;table-layout:fixed">${facts.map((fact) => row(look, fact, { isQuiet, width }))}</table>`,
    text: facts.map(factText).join('\n'),
  };
}

function row(
  look: MailLook,
  { label, value, href }: Fact,
  { isQuiet, width }: { isQuiet: boolean; width: string },
): Markup {
  const size = isQuiet ? 'font-size:13px;line-height:1.5' : 'font-size:15px;line-height:1.5';
  const cell = `vertical-align:top;${size};overflow-wrap:break-word;word-break:break-word`;
  const shown = href === undefined ? lines(value) : mailLink(look, { label: value, href });
  return markup`<tr><th scope="row" align="left" width="${width}" ${dressed(look, `padding:4px 12px 4px 0;font-weight:400;${cell}`, { text: 'soft' })}>${label}</th><td ${dressed(look, `padding:4px 0;${cell}`, { text: isQuiet ? 'soft' : 'ink' })}>${shown}</td></tr>`;
}

/** A web address follows on a line of its own, because a text has no links. */
function factText({ label, value, href }: Fact): string {
  const address = href?.startsWith('http') && href !== value ? `\n    ${href}` : '';
  return `${indented(label)}: ${indented(value)}${address}`;
}
