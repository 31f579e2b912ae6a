// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it } from 'vitest';
import { enterText } from '#web/controls/enter-value.ts';
import { IsTyping, SyncRevision, useSyncedState } from './use-synced-state.ts';

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

function Field({ value }: { value: string }) {
  const [shown, change] = useSyncedState(value);
  return <input value={shown} onChange={({ target }) => change(target.value)} />;
}

/** A field whose page shows `first`. */
function field(first: string) {
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  const show = (value: string, { isTyping = false, revision = 0 } = {}) =>
    act(() =>
      root.render(
        <SyncRevision value={revision}>
          <IsTyping value={isTyping}>
            <Field value={value} />
          </IsTyping>
        </SyncRevision>,
      ),
    );
  show(first);
  const input = page.querySelector('input')!;
  return {
    show,
    shown: () => input.value,
    type: (text: string) => act(() => enterText(input, text)),
  };
}

it('does not overwrite what is being typed with the late response to an earlier entry', () => {
  const { show, shown, type } = field('');
  type('30000');
  type('300005');
  show('30000', { isTyping: true });
  expect(shown()).toBe('300005');
  // the search for it is under way
  show('30000');
  expect(shown()).toBe('300005');
  show('300005');
  show('30000');
  expect(shown()).toBe('30000');
});

it('follows the page back to an earlier value', () => {
  const { show, shown, type } = field('');
  type('30000');
  show('30000');
  show('');
  expect(shown()).toBe('');
});

it('returns to the page’s value after an update that failed', () => {
  const { show, shown, type } = field('20000');
  type('30000');
  show('20000', { isTyping: true, revision: 1 });
  expect(shown()).toBe('20000');
});
