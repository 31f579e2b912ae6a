import { StyleSheet } from '@react-pdf/renderer';
import type { BrochureTheme } from '#web/brochure/brochure-theme.ts';
import { fontFamily, headingLineHeight } from './brochure-fonts.ts';

/** In points, like all lengths here. A4 is 595.28 by 841.89 points. */
export const MARGIN = 40;
export const CONTENT_WIDTH = 595.28 - 2 * MARGIN;
export const GAP = 8;

export type BrochureSheet = ReturnType<typeof brochureSheet>;

/** The brochure's styles in a dealer's colours and typefaces. */
export function brochureSheet(looks: BrochureTheme) {
  const display = {
    fontFamily: fontFamily(looks.display),
    fontWeight: 700,
    lineHeight: headingLineHeight(looks.display),
  } as const;
  const soft = { color: looks.inkSoft } as const;
  const row = { flexDirection: 'row' } as const;
  return StyleSheet.create({
    page: {
      fontFamily: fontFamily(looks.body),
      fontSize: 9,
      lineHeight: 1.4,
      color: looks.ink,
      paddingHorizontal: MARGIN,
      paddingBottom: 52,
    },
    band: {
      ...row,
      alignItems: 'center',
      justifyContent: 'space-between',
      marginHorizontal: -MARGIN,
      marginBottom: 20,
      paddingHorizontal: MARGIN,
      height: 46,
      backgroundColor: looks.brand,
      color: looks.onBrand,
    },
    bandDealer: { ...display, fontSize: 15, maxLines: 1, flex: 1 },
    bandPhone: { fontWeight: 700, fontSize: 11, marginLeft: 16 },
    head: { ...row, justifyContent: 'space-between', marginBottom: 14 },
    headName: { flex: 1, paddingRight: 20 },
    eyebrow: {
      color: looks.brandText,
      fontSize: 8,
      fontWeight: 700,
      letterSpacing: 0.7,
      textTransform: 'uppercase',
      maxLines: 2,
      textOverflow: 'ellipsis',
      marginBottom: 2,
    },
    title: { ...display, fontSize: 22, maxLines: 2, textOverflow: 'ellipsis' },
    subtitle: { ...soft, fontSize: 11, maxLines: 2, textOverflow: 'ellipsis', marginTop: 2 },
    headPrice: { maxWidth: 190, alignItems: 'flex-end', textAlign: 'right' },
    was: { ...soft, fontSize: 10, textDecoration: 'line-through' },
    price: { ...display, fontSize: 25, color: looks.brandText },
    priceWords: { ...display, fontSize: 15, color: looks.brandText },
    priceLabel: { ...soft, fontSize: 9, marginTop: 1 },
    mosaic: { ...row, gap: GAP, justifyContent: 'center', marginBottom: 14 },
    facts: { ...row, flexWrap: 'wrap', marginBottom: 10 },
    fact: {
      width: CONTENT_WIDTH / 4,
      paddingRight: 10,
      paddingTop: 5,
      paddingBottom: 6,
      borderTopWidth: 0.75,
      borderTopColor: looks.line,
    },
    factLabel: { ...soft, fontSize: 7.5 },
    factValue: {
      fontSize: 10,
      fontWeight: 700,
      lineHeight: 1.25,
      maxLines: 2,
      textOverflow: 'ellipsis',
    },
    finance: {
      backgroundColor: looks.brandTint,
      paddingHorizontal: 12,
      paddingVertical: 9,
      marginBottom: 12,
    },
    financeRow: { ...row, alignItems: 'flex-end', gap: 18, marginBottom: 4 },
    financeRepayment: { ...display, fontSize: 15 },
    financeWords: { flex: 1 },
    financeRate: { fontWeight: 700 },
    small: { ...soft, fontSize: 7, lineHeight: 1.35 },
    contact: {
      ...row,
      gap: 18,
      paddingTop: 10,
      borderTopWidth: 1.5,
      borderTopColor: looks.brand,
    },
    contactPlace: { flex: 1.25 },
    contactHours: { flex: 1 },
    contactName: { ...display, fontSize: 11.5, marginBottom: 3 },
    contactPhone: { fontSize: 12, fontWeight: 700, marginTop: 3 },
    hoursLine: { ...row, gap: 6 },
    hoursDays: { ...soft, flex: 1.15 },
    hoursTime: { flex: 1 },
    qr: { width: 92, alignItems: 'center' },
    qrCaption: { ...soft, fontSize: 7, lineHeight: 1.3, textAlign: 'center', marginTop: 8 },
    running: {
      ...row,
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: 16,
      marginTop: 30,
      marginBottom: 14,
      paddingBottom: 8,
      borderBottomWidth: 1.5,
      borderBottomColor: looks.brand,
    },
    runningTitle: {
      ...display,
      fontSize: 13,
      flex: 1,
      maxLines: 1,
      textOverflow: 'ellipsis',
    },
    runningPrice: { fontSize: 10, fontWeight: 700 },
    heading: { ...display, fontSize: 13, marginBottom: 6 },
    section: { marginBottom: 16 },
    columns: { ...row, gap: 22 },
    column: { flex: 1 },
    line: {
      ...row,
      justifyContent: 'space-between',
      gap: 10,
      paddingVertical: 2.5,
      borderBottomWidth: 0.5,
      borderBottomColor: looks.line,
      fontSize: 8.5,
      lineHeight: 1.3,
    },
    lineLabel: { ...soft, maxWidth: '50%' },
    lineValue: { flex: 1, textAlign: 'right', fontWeight: 700 },
    feature: { ...row, fontSize: 8.5, lineHeight: 1.3, marginBottom: 2.5 },
    featureMark: { width: 9, color: looks.brandText },
    featureText: { flex: 1 },
    more: { ...soft, fontSize: 8.5, marginTop: 3 },
    comments: { fontSize: 9, lineHeight: 1.45 },
    footer: {
      ...row,
      position: 'absolute',
      left: MARGIN,
      right: MARGIN,
      bottom: 22,
      justifyContent: 'space-between',
      gap: 16,
      color: looks.inkSoft,
      fontSize: 7,
    },
  });
}
