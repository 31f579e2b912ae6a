import { expect, it } from 'vitest';
import { saveSite } from '#store/sites/site-repository.ts';
import { someSettings } from '#tests/support/sites.ts';
import { onDatabase } from '#tests/support/test-database.ts';
import { applySite } from './apply-site.ts';

onDatabase('a site that is applied', (database) => {
  const apply = (slug: string, domains: string[]) =>
    applySite(database().db, someSettings(slug, { domains }), new Date('2026-03-02T00:00:00Z'), {
      baseDomain: 'forecourt.example',
      takesPayments: false,
      sendsMail: false,
      hasFinancePartner: false,
    });

  it('may not take the domains of another site, and may repeat its own', async () => {
    const own = ['first.example.com.au', 'www.first.example.com.au'];
    expect(await apply('first', own)).toMatchObject({ ok: true, version: 1, changed: true });
    expect(await apply('first', own)).toMatchObject({ ok: true, version: 1, changed: false });
    expect(await apply('second', ['second.example.com.au', ...own])).toEqual({
      ok: false,
      faults: [
        { path: 'domains[1]', message: 'belongs to the site first' },
        { path: 'domains[2]', message: 'belongs to the site first' },
      ],
    });
  });

  it('may not take the address that another site has by its slug, whichever comes first', async () => {
    expect(await apply('early', [])).toMatchObject({ ok: true });
    const claim = ['thief.example.com.au', 'early.forecourt.example'];
    expect(await apply('thief', claim)).toEqual({
      ok: false,
      faults: [{ path: 'domains[1]', message: 'is the address of the site early' }],
    });
    expect(await apply('squatter', ['late.forecourt.example'])).toMatchObject({ ok: true });
    expect(await apply('late', ['late.forecourt.example'])).toEqual({
      ok: false,
      faults: [
        {
          path: 'slug',
          message: 'has the address late.forecourt.example, a domain of the site squatter',
        },
        { path: 'domains[0]', message: 'belongs to the site squatter' },
      ],
    });
  });

  it('is refused with the faults of every kind at once', async () => {
    await apply('owner', ['owner.example.com.au']);
    const settings = {
      ...someSettings('all-at-once', { domains: ['owner.example.com.au'] }),
      nmae: 'x',
      search: { filter: 'make ==' },
    };
    const refused = await applySite(database().db, settings, new Date(), {
      baseDomain: 'forecourt.example',
      takesPayments: false,
      sendsMail: false,
      hasFinancePartner: false,
    });
    expect(refused.ok ? [] : refused.faults.map(({ path }) => path)).toEqual([
      'nmae',
      'search.filter',
      'domains[0]',
    ]);
  });

  it('may name its own address by its slug', async () => {
    expect(await apply('itself', ['itself.forecourt.example'])).toMatchObject({ ok: true });
  });

  it('may take the domain of a site whose stored settings are invalid', async () => {
    const { db } = database();
    await saveSite(db, 'offline', { slug: 'offline', domains: ['offline.example.com.au'] });
    expect(await apply('online', ['offline.example.com.au'])).toMatchObject({ ok: true });
  });
});
