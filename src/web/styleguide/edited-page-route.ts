import { data } from 'react-router';
import { pageDocument } from '#site/pages/page-document.ts';
import { faultWords } from '#site/fault-words.ts';
import { schemaFaults } from '#site/schema-faults.ts';
import { noStore } from '#web/checkout/private-page.ts';
import { sectionView } from '#web/pages/page-view.ts';
import { requestServices } from '#web/request-services.ts';
import type { Route } from './+types/edited-page-route.ts';
import type { EditorAnswer } from './edited-page.ts';

/**
 * `POST` with a page as JSON: the view models of its sections by id, or its faults. With `?save` the page is stored
 * too.
 */
export async function action({ context, request, url }: Route.ActionArgs) {
  const services = context.get(requestServices);
  if (!services.hasStyleguide) throw data(null, { status: 404 });
  const input: unknown = await request.json();
  const parsed = pageDocument.safeParse(input, { error: faultWords('is not known') });
  if (!parsed.success) {
    const faults = schemaFaults(parsed.error);
    return Response.json({ ok: false, faults } satisfies EditorAnswer, { headers: noStore });
  }
  if (url.searchParams.has('save')) {
    const saved = await services.pages.save(parsed.data);
    if (!saved.ok) return Response.json(saved satisfies EditorAnswer, { headers: noStore });
  }
  const sections = await Promise.all(
    parsed.data.content.map(async (section) => ({
      id: section.props.id,
      section: await sectionView(section, services, url),
    })),
  );
  return Response.json({ ok: true, sections } satisfies EditorAnswer, { headers: noStore });
}
