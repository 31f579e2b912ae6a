import { lazy, Suspense, useEffect } from 'react';
import { Outlet, useLoaderData, useLocation } from 'react-router';
import { useFinishedSave } from '#web/account/use-finished-save.ts';
import { useForgottenPerson } from '#web/account/use-forgotten-person.ts';
import { FinancePopupSlot } from '#web/finance/popup/finance-popup-slot.tsx';
import { PopupSlot } from '#web/popup/popup-slot.tsx';
import { popupView } from '#web/popup/popup-view.ts';
import { requestServices } from '#web/request-services.ts';
import { packed } from '#web/router-shortcuts/packed.ts';
import { templateOf } from '#web/templates/template-registry.ts';
import { ToastSlot } from '#web/toast/toast-slot.tsx';
import { announcementViews } from '#web/ui/frame/announcement/announcement-views.ts';
import { Announcements } from '#web/ui/frame/announcement/announcements.tsx';
import { VisitAnalytics } from '#web/visit/visit-analytics.tsx';
import type { Route } from './+types/site-layout.ts';
import { expireStorage } from './expire-storage.ts';
import { SiteTrail } from './site-trail.tsx';
import { siteView } from './site-view.ts';
import { siteOf } from './use-site.ts';
import { useSlowNavigation } from './use-slow-navigation.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(requestServices);
  const { site, now } = services;
  return {
    site: packed(siteView(site.settings, now, await services.brandFiles())),
    announcements: announcementViews(site.settings, now),
    popup: popupView(site.settings, now),
  };
}

export const shouldRevalidate = () => false;

// shown only while a search is slow, so no page includes it
const SearchSkeleton = lazy(async () => {
  const { SearchSkeleton: skeleton } = await import('#web/search/results/search-skeleton.tsx');
  return { default: skeleton };
});

export default function SiteLayout() {
  const loaded = useLoaderData<typeof loader>();
  const site = siteOf(loaded);
  // between searches, the previous results stay instead of the skeleton
  const { pathname } = useLocation();
  const isLoadingSearch = isSearch(useSlowNavigation()) && !isSearch(pathname);
  useForgottenPerson(site.slug);
  useEffect(() => expireStorage(site.slug, site.storageDays, Date.now()), [site]);
  useFinishedSave(site.slug);
  const { Header, Footer } = templateOf(site.template);
  return (
    <>
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      {loaded.announcements.length > 0 && (
        <Announcements announcements={loaded.announcements} site={site.slug} />
      )}
      <Header site={site} />
      <main id="content" tabIndex={-1}>
        {isLoadingSearch ? (
          <Suspense>
            <SearchSkeleton />
          </Suspense>
        ) : (
          <>
            <SiteTrail />
            <Outlet context={site} />
          </>
        )}
      </main>
      <Footer site={site} />
      <ToastSlot />
      <VisitAnalytics site={site} />
      {site.financePopup && <FinancePopupSlot site={site.slug} page={site.financePopup} />}
      {loaded.popup && <PopupSlot popup={loaded.popup} site={site} />}
    </>
  );
}

function isSearch(path: string | undefined): boolean {
  return /^\/search(\/|$)/.test(path ?? '');
}
