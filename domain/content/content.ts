import type { Logo } from '../logo/logo.ts';
import type { Service } from '../plans/catalogue.ts';
import type { PlanRecord } from '../plans/plan.ts';
import { routes } from '../routes.ts';
import { formatClaims } from '../site/claims.ts';
import { OPTIONAL_PAGES } from '../site/optional-pages.ts';
import type { Picture } from '../site/picture-address.ts';
import type { Project } from '../site/project.ts';
import type { WhitepaperFile } from '../whitepapers/whitepaper-file.ts';
import type { Of } from './fields.ts';
import type { servicePageSchema } from './pages/service.ts';
import type { FileContent, Pages } from './schemas.ts';

/** What a content folder holds, with the facts filled in. */
export type ContentParts = {
  readonly files: FileContent;
  readonly pages: Pages;
  /** The pages of services, by the name of their file. */
  readonly services: Readonly<Record<string, Of<typeof servicePageSchema>>>;
  /** By id, the name of their file. */
  readonly plans: Readonly<Record<string, PlanRecord>>;
  readonly projects: readonly Project[];
  readonly whitepaperFiles: readonly WhitepaperFile[];
  /** ISO date of the last change to each file of a page, plan or project, by path. */
  readonly changed: Readonly<Record<string, string>>;
  readonly logo: Logo;
  /** Photographs and client logos by path: `images/team/ana.jpg`. */
  readonly pictures: Readonly<Record<string, Picture>>;
};

/** A service in the menus. */
export type ServiceLink = Pick<Service, 'icon' | 'name' | 'line'> & { readonly id: string; readonly href: string };

/** What the agency says, by the names under which pages and the server use it. */
export type Content = ReturnType<typeof nameContent>;

/** Gives the parts of a content folder their names. */
export function nameContent(parts: ContentParts) {
  const { files, pages, services, plans, projects, whitepaperFiles, changed, logo, pictures } = parts;
  const { contact, plan: planPage, whitepapers, loom, 'services-overview': servicesOverview, ...others } = pages;
  const links: readonly ServiceLink[] = files['catalogue.yaml'].services.map(({ slug, icon, name, line }) => ({
    id: slug,
    icon,
    name,
    href: routes.service(slug),
    line,
  }));
  return {
    company: files['company.yaml'],
    palette: files['palette.yaml'],
    logo,
    /** The figures of `company.claims` as text. */
    claims: formatClaims(files['company.yaml'].claims),
    catalogue: files['catalogue.yaml'],
    /** The services with their addresses, in the order of menus and lists. */
    services: links,
    ...files['navigation.yaml'],
    messages: files['messages.yaml'],
    ...files['messages.yaml'],
    ...files['widgets.yaml'],
    testimonials: files['testimonials.yaml'],
    redirects: files['redirects.yaml'],
    /** Their addresses have no page, and nothing leads there. */
    missingPages: OPTIONAL_PAGES.filter((page) => !pages[page]),
    ...others,
    ...contact,
    servicesOverview,
    planPage,
    ...whitepapers,
    ...loom,
    /** The pages of services, by the name of their file. */
    servicePages: services,
    plans,
    /** In the order of the portfolio. */
    projects: projects.toSorted((one, other) => one.order - other.order),
    /** Published or not, by name. */
    whitepaperFiles,
    changed,
    pictures,
  };
}
