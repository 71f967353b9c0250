import type { Settings } from './environment.ts'

/** Gives the parts of stations' addresses: HTTPS in production, the port of this process in a demo. */
export const stationUrls = ({ mode, baseDomain, port }: Pick<Settings, 'mode' | 'baseDomain' | 'port'>) => ({
  scheme: mode === 'production' ? ('https' as const) : ('http' as const),
  baseDomain,
  port: mode === 'production' || port === 80 ? undefined : port,
})
