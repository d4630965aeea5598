import { type Catalogue, SERVICE_COLOURS, type ServiceColour } from '../../domain/plans/catalogue.ts';
import { useContent } from '../content.tsx';

/** The value of `data-colour` for a service or a colour's name; unknown names get the first colour. */
function colourIn({ services }: Catalogue, service: string | undefined): ServiceColour | undefined {
  if (service === undefined) return undefined;
  const known = services.find(({ slug }) => slug === service);
  return known?.colour ?? SERVICE_COLOURS.find((colour) => colour === service) ?? SERVICE_COLOURS[0];
}

/** A function that gives the value of `data-colour` for a service or a colour's name. */
export function useColourOf() {
  const { catalogue } = useContent();
  return (service: string | undefined) => colourIn(catalogue, service);
}
