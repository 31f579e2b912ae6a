import type { AlertMail, AlertVehicle } from '#domain/alerts/alert-mail.ts';

/** Renders an alert as plain text. */
export function alertMailText(
  siteName: string,
  { greeting, sections, footer, settingsUrl, unsubscribeUrl }: AlertMail,
): string {
  return [
    greeting,
    ...sections.flatMap(({ heading, vehicles, link }) => [
      heading,
      ...vehicles.map(vehicleText),
      ...(link ? [`${link.label}: ${link.href}`] : []),
    ]),
    siteName,
    ...footer,
    `Manage your emails: ${settingsUrl}`,
    `Unsubscribe: ${unsubscribeUrl}`,
  ].join('\n\n');
}

function vehicleText({ name, price, note, href }: AlertVehicle): string {
  return [name, [price, note].filter(Boolean).join(' – '), href].join('\n');
}
