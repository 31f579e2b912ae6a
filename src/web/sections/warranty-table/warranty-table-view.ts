import type { SectionProps } from '#site/pages/section-kinds.ts';

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
}: SectionProps<'warranty-table'>): WarrantyTableView {
  return {
    title,
    text,
    rows: rows.map(({ vehicles, years, kilometres, cover }) => ({
      vehicles,
      term: termText(years, kilometres),
      cover,
    })),
    conditions,
  };
}

function termText(years: number, km: number | undefined): string {
  const time =
    years < 1
      ? count(Math.round(years * 12), 'month')
      : count(Number.isInteger(years) ? years : Number(years.toFixed(1)), 'year');
  return km === undefined ? `${time}, unlimited km` : `${time} or ${km.toLocaleString('en-AU')} km`;
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}
