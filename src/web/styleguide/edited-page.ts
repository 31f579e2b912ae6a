import type { JSONSchema } from 'zod/v4/core';
import type { SchemaFault } from '#site/schema-faults.ts';
import type { SectionView } from '#web/pages/page-view.ts';

/** A page as the editor changes it: Puck's data with what Forecourt adds. */
export interface EditedPage {
  page: {
    path: string;
    root: { props: Record<string, unknown> };
    content: { type: string; props: { id: string } & Record<string, unknown> }[];
  } & Record<string, unknown>;
  kinds: SectionKindOfEditor[];
}

export interface SectionKindOfEditor {
  name: string;
  /** The schema of its properties. */
  schema: JSONSchema.BaseSchema;
  /** The properties of a new section. */
  example: Record<string, unknown>;
}

/** What the server says of an edited page: its sections as shoppers would see them, or its faults. */
export type EditorAnswer =
  | { ok: true; sections: { id: string; section: SectionView | undefined }[] }
  | { ok: false; faults: SchemaFault[] };
