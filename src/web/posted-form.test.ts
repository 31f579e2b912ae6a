import { expect, it } from 'vitest';
import { postedForm } from './posted-form.ts';

const buttons = ['send', 'apply'] as const;

function posted(body: BodyInit): Request {
  return new Request('http://yard.localhost/finance', { method: 'POST', body });
}

it('reads the pressed button and the texts of a form, which can be read again', async () => {
  const body = new FormData();
  body.set('go', 'send');
  body.set('phone', '0491570006');
  body.set('file', new File(['x'], 'x.txt'));
  const request = posted(body);
  expect(await postedForm(request, buttons)).toMatchObject({
    go: 'send',
    sent: { go: 'send', phone: '0491570006' },
  });
  expect((await request.formData()).get('phone')).toBe('0491570006');
});

it.each([
  ['names another button', new URLSearchParams({ go: 'delete' })],
  ['names no button', new URLSearchParams({ phone: '0491570006' })],
  ['is no form', '{"go":"send"}'],
])('refuses a post that %s', async (_what, body) => {
  await expect(postedForm(posted(body), buttons)).rejects.toMatchObject({ init: { status: 400 } });
});
