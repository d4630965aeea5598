import type { Content } from '../../domain/content/content.ts';
import { routes } from '../../domain/routes.ts';
import type { ClientLogo } from '../../domain/site/client-logo.ts';
import { LOGO_FOLDER, logoFile } from '../../domain/site/photo.ts';
import { pictureFile } from './picture-file.ts';

/** Adds the file of each client's logo, published unchanged. Throws if a file is missing. */
export function loadLogos({ pictures }: Pick<Content, 'pictures'>, clients: readonly ClientLogo[]) {
  return clients.map(({ name, href, icon, image }) => {
    if (!image) return { name, href, icon };
    const logo = pictureFile(pictures, `${LOGO_FOLDER}${image}`, logoFile);
    return { name, href, logo: { src: routes.logoPicture(logo), width: logo.width, height: logo.height } };
  });
}
