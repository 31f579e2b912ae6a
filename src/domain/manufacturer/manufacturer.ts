/** A manufacturer whose models a dealer presents. */
export interface Manufacturer {
  id: string;
  name: string;
  slug: string;
  logo?: { url: string } | undefined;
  models: readonly Model[];
}

export const modelStatuses = ['active', 'coming_soon', 'inactive'] as const;
export type ModelStatus = (typeof modelStatuses)[number];

export interface Model {
  name: string;
  /** The model's page is `/{slug}`, unless `override_url` is set. */
  slug: string;
  override_url?: string | undefined;
  status: ModelStatus;
  image?: { url: string } | undefined;
  /** Replaces `image` if set. */
  cloudfront_new_image_url?: string | undefined;
  /** The body types under which the manufacturer lists the model: `SUV`, `Hybrid`. */
  manufacturer_body?: string | undefined;
  manufacturer_body2?: string | undefined;
  manufacturer_body3?: string | undefined;
}
