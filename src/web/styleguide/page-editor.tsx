import '@puckeditor/core/no-external.css';
import { type Config, type Data, type Field, Puck } from '@puckeditor/core';
import { createContext, type ReactNode, Suspense, use, useEffect, useMemo, useState } from 'react';
import { PageSection } from '#web/pages/page-section.tsx';
import type { SectionView } from '#web/pages/page-view.ts';
import type { SiteView } from '#web/site/site-view.ts';
import type { SchemaFault } from '#site/schema-faults.ts';
import type { EditedPage, EditorAnswer } from './edited-page.ts';
import { puckFields } from './puck-fields.ts';

/** The delay from the last change to the request for what it looks like, in milliseconds. */
const TYPING_MS = 400;

type Views = ReadonlyMap<string, SectionView | undefined>;
const ViewsContext = createContext<Views>(new Map());

interface PageEditorProps {
  edited: EditedPage;
  site: SiteView;
}

/** Puck over a page. The server makes each section's view model, so the page looks as shoppers will see it. */
export function PageEditor({ edited: { page, kinds }, site }: PageEditorProps) {
  const [content, setContent] = useState<Data>({ root: page.root, content: page.content });
  const [views, setViews] = useState<Views>(new Map());
  const [message, setMessage] = useState('');
  const config = useMemo(() => editorConfig(kinds, site), [kinds, site]);
  // Puck adds zones, which pages do not have
  const document = useMemo(
    () => ({ ...page, root: content.root, content: content.content }),
    [page, content],
  );

  useEffect(() => {
    const request = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const answer = await sent(document, false, request.signal);
        if (answer.ok) setViews(new Map(answer.sections.map(({ id, section }) => [id, section])));
        setMessage(answer.ok ? '' : faultText(answer.faults));
      } catch (error) {
        if (!request.signal.aborted) setMessage(String(error));
      }
    }, TYPING_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [document]);

  async function save(): Promise<void> {
    const answer = await sent(document, true).catch((error: unknown) => String(error));
    if (typeof answer === 'string') setMessage(answer);
    else setMessage(answer.ok ? 'Saved.' : faultText(answer.faults));
  }
  return (
    <ViewsContext value={views}>
      <output>{message}</output>
      <Puck
        config={config}
        data={content}
        iframe={{ enabled: false }}
        headerTitle={page.path}
        onChange={setContent}
        onPublish={() => void save()}
      />
    </ViewsContext>
  );
}

async function sent(page: object, saves: boolean, signal?: AbortSignal): Promise<EditorAnswer> {
  const answer = await fetch(`/styleguide/edit.json${saves ? '?save' : ''}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(page),
    signal: signal ?? null,
  });
  if (!answer.ok) throw new Error(`The server answered ${answer.status}`);
  // the answer of the route's action
  return (await answer.json()) as EditorAnswer;
}

function faultText(faults: readonly SchemaFault[]): string {
  return faults.map(({ path, message }) => `${path}: ${message}`).join('; ');
}

function editorConfig(kinds: EditedPage['kinds'], site: SiteView): Config {
  const components = kinds.map(({ name, schema, example }) => [
    name,
    {
      label: name,
      fields: puckFields(schema, linesField),
      defaultProps: example,
      render: ({ id }: { id: string }) => <ShownSection id={id} site={site} />,
    },
  ]);
  return {
    components: Object.fromEntries(components) as Config['components'],
    root: {
      fields: {
        title: { type: 'text', label: 'Title' },
        description: { type: 'textarea', label: 'Description' },
      },
      render: ({ children }: { children?: ReactNode }) => <div>{children}</div>,
    },
  };
}

/** A list of texts, edited as lines. */
function linesField(label: string): Field {
  return {
    type: 'custom',
    label,
    render: ({ value, onChange, id }) => (
      <label htmlFor={id}>
        {label}
        <textarea
          id={id}
          rows={4}
          value={Array.isArray(value) ? value.join('\n') : ''}
          onChange={({ target }) => onChange(target.value === '' ? [] : target.value.split('\n'))}
        />
      </label>
    ),
  };
}

/** A section as the server last saw it. */
function ShownSection({ id, site }: { id: string; site: SiteView }) {
  const section = use(ViewsContext).get(id);
  if (!section) return <p>Nothing to show here yet.</p>;
  return (
    <Suspense fallback={<p>Loading …</p>}>
      <PageSection section={section} site={site} at={1} hasHeading />
    </Suspense>
  );
}
