/** A maker of vehicles that a dealer presents with its models. */
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
  /** Its page's address is `/{slug}`, unless there is an override. */
  slug: string;
  override_url?: string | undefined;
  status: ModelStatus;
  image?: { url: string } | undefined;
  /** Used in place of the image where there is one. */
  cloudfront_new_image_url?: string | undefined;
  /** The bodies under which the maker lists it: `SUV`, `Hybrid`. */
  manufacturer_body?: string | undefined;
  manufacturer_body2?: string | undefined;
  manufacturer_body3?: string | undefined;
}
