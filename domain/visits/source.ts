/** Longest name of a source that is stored. */
export const SOURCE_LENGTH = 60;
const CAMPAIGN_LENGTH = 40;

type Arrival = {
  /** The `Referer` header. */
  readonly referrer?: string | undefined;
  /** The query of the requested address. */
  readonly query: URLSearchParams;
  /** Hosts of the site itself, without `www.`. */
  readonly ownHosts: readonly string[];
};

/**
 * Where a visitor came from: the campaign in `utm_source`, else the host of the referrer, without `www.`; empty for
 * neither. Only short names of letters, digits, dots, hyphens and underscores: anyone can send anything here.
 */
export function readSource({ referrer = '', query, ownHosts }: Arrival): string {
  const campaign = query.get('utm_source')?.trim().toLowerCase() ?? '';
  if (campaign.length <= CAMPAIGN_LENGTH && /^[a-z0-9][\w.-]*$/.test(campaign)) return campaign;
  const host = hostOf(referrer);
  return ownHosts.includes(host) ? '' : host;
}

/** The host of an address without `www.`; for an Android app, its package. Empty for anything else. */
export function hostOf(address: string): string {
  const url = URL.parse(address);
  if (!url || !['http:', 'https:', 'android-app:'].includes(url.protocol)) return '';
  const host = url.hostname.toLowerCase().replace(/^www\./, '');
  return host.length <= SOURCE_LENGTH && /^[a-z0-9][a-z0-9.-]*$/.test(host) ? host : '';
}
