import type { VehicleImage } from '#domain/vehicle/vehicle.ts';
import { address } from './address.ts';
import { BadValue, type FieldKind, cellText, isMissing } from './field-kind.ts';
import { listCells } from './list.ts';
import { text } from './text.ts';

const maxImages = 100;
const altText = text(300);

/**
 * Pictures: addresses in a list or in one cell, objects `{url, thumb, alt}`, or the form `{image: {url, thumb:
 * {url}}}`. A picture without a valid address is dropped; the value is bad only if none is left.
 */
export const images: FieldKind<VehicleImage[]> = (cell) => {
  if (isMissing(cell)) return undefined;
  const found: VehicleImage[] = [];
  for (const part of imageCells(cell)) {
    const image = imageOf(part);
    if (image !== undefined && found.length < maxImages) found.push(image);
  }
  return found.length > 0 || isEmptyList(cell)
    ? nonEmpty(found)
    : new BadValue('holds no web address');
};

function nonEmpty(found: VehicleImage[]): VehicleImage[] | undefined {
  return found.length > 0 ? found : undefined;
}

function isEmptyList(cell: unknown): boolean {
  return Array.isArray(cell)
    ? cell.length === 0
    : typeof cell === 'object' && cell !== null && Object.keys(cell).length === 0;
}

/**
 * Splits a cell into pictures. Addresses may contain commas and semicolons, so the text is split only before another
 * address.
 */
function imageCells(cell: unknown): unknown[] {
  if (typeof cell !== 'string' || cell.trimStart().startsWith('[')) {
    return typeof cell === 'object' &&
      cell !== null &&
      !Array.isArray(cell) &&
      imageOf(cell) !== undefined
      ? [cell]
      : listCells(cell);
  }
  return cell.split(/[|\s]+|[,;](?=https?:|\/|demo:)/).map((part) => part.replace(/[,;]$/, ''));
}

/** Parses one picture. @param isInner whether the object is already inside an `{image: ..}` */
function imageOf(cell: unknown, isInner = false): VehicleImage | undefined {
  if (typeof cell !== 'object' || cell === null) {
    const url = address(cell);
    return typeof url === 'string' ? { url } : undefined;
  }
  const parts = cell as Record<string, unknown>;
  if (!isInner && typeof parts['image'] === 'object' && parts['image'] !== null)
    return imageOf(parts['image'], true);
  const url = address(parts['url'] ?? parts['@url'] ?? parts['src'] ?? parts['#text']);
  if (typeof url !== 'string') return undefined;
  const thumbCell = parts['thumb'];
  const thumb = address(
    typeof thumbCell === 'object' && thumbCell !== null
      ? (thumbCell as { url?: unknown }).url
      : thumbCell,
  );
  const alt = altText(parts['alt']);
  return {
    url,
    ...(typeof thumb === 'string' && { thumb }),
    ...(typeof alt === 'string' && alt !== '' && { alt: cellText(alt) ?? alt }),
  };
}
