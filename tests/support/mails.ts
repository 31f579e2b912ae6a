import type { MailLook } from '#partners/lead-mail/mail-look.ts';
import { mailStyle } from '#site/theme/mail-style.ts';
import { theme } from '#site/settings/theme.ts';

/** The look of a dealer who has chosen no colours. */
export const someLook: MailLook = { style: mailStyle(theme.parse({})) };

/** Texts that would act as markup, another field or another address if they were not escaped. */
export const hostileTexts: readonly string[] = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'><svg onload=alert(1)>",
  '</td></tr></table><form action=https://evil.example>',
  '</style><base href=https://evil.example>',
  '<a href="javascript:alert(1)">Call</a>',
  '&lt;script&gt;alert(1)',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '\r\nPhone: 0491 570 999\r\nEmail: evil@evil.example',
  '\u2028Phone: 0491 570 999',
  '\u0000\u000b\u000c\ud800<b>',
  '<!-- ',
  ']]><style>*{display:none}</style>',
];
