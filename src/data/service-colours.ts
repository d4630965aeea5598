import { SERVICE_COLOURS, type ServiceColour } from '../../domain/plans/catalogue.ts';
import { catalogue } from '../../server/content/current.ts';

/** The value of `data-colour` for a service or a colour's name; unknown names get the first colour. */
export function colourOf(service: string | undefined): ServiceColour | undefined {
  if (service === undefined) return undefined;
  const known = catalogue.services.find(({ slug }) => slug === service);
  return known?.colour ?? SERVICE_COLOURS.find((colour) => colour === service) ?? SERVICE_COLOURS[0];
}
