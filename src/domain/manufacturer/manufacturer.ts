/** A manufacturer with the models that a dealer presents. */
export interface Manufacturer {
  id: string;
  name: string;
  slug: string;
  logo?: { url: string } | undefined;
  banner?: { url: string } | undefined;
  /** A few sentences of plain text. */
  description?: string | undefined;
  /** The grid of brands that it belongs to. */
  group: BrandGroup;
  /** Whether its tile leads to the stock instead of a page of its own. */
  skip_page?: boolean | undefined;
  /** Where its tile leads instead: a path of the site, or the manufacturer's own website. */
  override_url?: string | undefined;
  models: readonly Model[];
}

/** The grids of brands. Source: specification 2, section 2, "Brands and header menus". */
export const brandGroups = ['cars', 'motorcycles', 'trucks', 'group'] as const;
export type BrandGroup = (typeof brandGroups)[number];

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
