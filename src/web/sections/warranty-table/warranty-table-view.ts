import type { SectionContent } from '#site/pages/section-kinds.ts';

export interface WarrantyTableView {
  title: string | undefined;
  text: string | undefined;
  rows: {
    vehicles: string;
    /** `5 years or 175,000 km` */
    term: string;
    cover: string;
  }[];
  conditions: string | undefined;
}

export function warrantyTableView({
  title,
  text,
  rows,
  conditions,
}: SectionContent<'warranty-table'>): WarrantyTableView {
  return {
    title,
    text,
    rows: rows.map((row) => ({ vehicles: row.vehicles, term: termText(row), cover: row.cover })),
    conditions,
  };
}

type Row = SectionContent<'warranty-table'>['rows'][number];

function termText({ years, kilometres: km, unlimited_kilometres: isUnlimited }: Row): string {
  const time =
    years < 1
      ? count(Math.round(years * 12), 'month')
      : count(Number.isInteger(years) ? years : Number(years.toFixed(1)), 'year');
  if (km !== undefined) return `${time} or ${km.toLocaleString('en-AU')} km`;
  return isUnlimited ? `${time}, unlimited km` : time;
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}
