import type { StationRecord, UrlSettings } from '../../platform/station-record.ts'

/**
 * The address of a station's portal, without a slash at the end: its own domain that was proved and leads here, else its
 * sub-domain. Own domains are always HTTPS, so an installation on plain HTTP (the demo) stands behind none of them.
 */
export function stationUrl(station: Pick<StationRecord, 'slug' | 'config'>, settings: UrlSettings): string {
  const domain = settings.scheme === 'https' ? station.config.domains[0] : undefined
  const port = settings.port ? `:${settings.port}` : ''
  return domain ? `https://${domain}` : `${settings.scheme}://${station.slug}.${settings.baseDomain}${port}`
}
