import { publishedPosts } from '#domain/blog/post-lists.ts';
import { fingerprint } from '#domain/media/picture-address.ts';
import type { PostEntry } from '#domain/blog/post.ts';

/** A site's posts without their texts. */
export class PostDirectory {
  readonly #posts: readonly PostEntry[];
  readonly #pictures: ReadonlyMap<string, string>;

  constructor(posts: readonly PostEntry[]) {
    this.#posts = posts;
    this.#pictures = new Map(
      posts.flatMap(({ image }) => (image ? [[fingerprint(image.source), image.source]] : [])),
    );
  }

  /** The posts that shoppers see, newest first. @param today the day in the site's time zone */
  published(today: string): PostEntry[] {
    return publishedPosts(this.#posts, today);
  }

  /** The source address of a post's picture, by its fingerprint. */
  picture(print: string): string | undefined {
    return this.#pictures.get(print);
  }
}
