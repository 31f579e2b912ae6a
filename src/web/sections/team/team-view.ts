import { type Department, departmentOf } from '#domain/dealership/departments.ts';
import { initialsOf } from '#domain/text/initials.ts';
import type { SectionContent } from '#site/pages/section-kinds.ts';
import type { SiteSettings } from '#site/site-settings.ts';
import type { RequestServices } from '#services/request-services.ts';
import { type PhoneView, phoneView } from '#web/phone/phone-view.ts';
import { sectionPicture } from '#web/sections/section-picture.ts';
import type { PictureView } from '#web/ui/card/picture-view.ts';

export interface TeamView {
  title: string | undefined;
  text: string | undefined;
  people: PersonView[];
}

interface PersonView {
  name: string;
  role: string;
  /** `MC` */
  initials: string;
  picture: PictureView | undefined;
  phone: PhoneView | undefined;
  email: string | undefined;
}

export function teamView(
  { title, text, people }: SectionContent<'team'>,
  { site: { settings } }: Pick<RequestServices, 'site'>,
): TeamView {
  return {
    title,
    text,
    people: people.map(({ name, role, picture, department, location, email }) => {
      const number = department && departmentPhone(settings, department, location);
      return {
        name,
        role,
        initials: initialsOf(name),
        picture: picture && sectionPicture(picture),
        phone: number === undefined ? undefined : phoneView(number, settings),
        email,
      };
    }),
  };
}

/** The number that replaces all others, else the department's own in the settings, else a location's. */
function departmentPhone(
  { phones, locations }: SiteSettings,
  department: Department,
  locationId: string | undefined,
): string | undefined {
  const { contact_detail: contact } =
    locations.find(({ id, ...location }) =>
      locationId === undefined ? departmentOf(location) === department : id === locationId,
    ) ?? {};
  const own = contact?.phone ?? contact?.landline_phone;
  return phones.override ?? (locationId === undefined ? phones[department] : undefined) ?? own;
}
