import type { Content } from '../../domain/content/content.ts';
import { routes } from '../../domain/routes.ts';
import { LOGO_FOLDER, logoFile } from '../../domain/site/photo.ts';
import { pictureFile } from './picture-file.ts';

/** Adds the file of each client's logo, published unchanged. Throws if a file is missing. */
export function loadLogos({ pictures }: Pick<Content, 'pictures'>, clients: Content['trustedBy']['logos']) {
  return clients.map((client) => {
    const { name, href } = client;
    if ('icon' in client) return { name, href, icon: client.icon };
    const logo = pictureFile(pictures, `${LOGO_FOLDER}${client.image}`, logoFile);
    return { name, href, logo: { src: routes.logoPicture(logo), width: logo.width, height: logo.height } };
  });
}
