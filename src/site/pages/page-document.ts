import { z } from 'zod';
import { line, localMinute } from '#site/settings/text.ts';
import { section } from './section-kinds.ts';
import { picture } from './section-schema.ts';

/** Properties of the page itself. */
const root = z.strictObject({
  props: z.strictObject({
    title: line.describe("for the browser's tab, search engines and the breadcrumbs"),
    description: z.string().trim().max(500).optional().describe('for search engines'),
    picture: picture.shape.source
      .optional()
      .describe('for shared links; by default the first picture on the page'),
    indexed: z.boolean().default(true).describe('whether search engines may list the page'),
  }),
});

/** `/about-us`, `/pages/electric-vehicles`, or `/` for the home page. */
const path = z
  .string()
  .max(200)
  .regex(
    /^\/$|^(\/[a-z0-9]+([-_.][a-z0-9]+)*){1,6}$/,
    'must be a path such as /about-us, in lower case',
  );

/**
 * A page: sections in the order of `content`. `root` and `content` have the shape of the data of Puck, the visual
 * editor (`@puckeditor/core`), so that an editor can open the page as it is.
 */
export const pageDocument = z
  .strictObject({
    path,
    status: z
      .enum(['published', 'draft'])
      .default('published')
      .describe('drafts are seen only at their preview address'),
    starts: localMinute.optional().describe("the first minute, in the site's time zone"),
    ends: localMinute.optional().describe("the first minute after, in the site's time zone"),
    root,
    content: z.array(section).min(1).max(100),
  })
  .check(({ value, issues }) => {
    const { content, starts, ends } = value;
    const fault = (at: PropertyKey[], message: string, input: unknown): void =>
      void issues.push({ code: 'custom', input, path: at, message });
    if (starts !== undefined && ends !== undefined && ends <= starts)
      fault(['ends'], 'must be after starts', ends);
    const ids = new Set<string>();
    const anchors = new Set<string>();
    let forms = 0;
    content.forEach(({ type, props }, at) => {
      if (ids.has(props.id))
        fault(['content', at, 'props', 'id'], 'another section has the same id', props.id);
      ids.add(props.id);
      if (props.anchor !== undefined && anchors.has(props.anchor))
        fault(
          ['content', at, 'props', 'anchor'],
          'another section has the same anchor',
          props.anchor,
        );
      if (props.anchor !== undefined) anchors.add(props.anchor);
      if (type === 'form') forms += 1;
      if (type === 'form' && forms > 1)
        fault(['content', at, 'type'], 'the page already has a form', type);
    });
  });

/** A page as it is stored. */
export type PageDocument = z.infer<typeof pageDocument>;
