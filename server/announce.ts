import type { Server } from 'node:http'
import type { DemoStation } from '#app/station/portal-context.ts'
import type { Settings } from './environment.ts'

/** Prints the addresses when everything answers: the last thing of a start, for a person and for scripts that wait. */
export function announce(settings: Settings, server: Server, stations: DemoStation[]): void {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : settings.port
  const at = (host: string) => `http://${host}${port === 80 ? '' : `:${port}`}`
  const lines = stations.map(
    (station) => `  ${station.name.padEnd(28)} ${at(`${station.slug}.${settings.baseDomain}`)}`,
  )
  const api = `  API: ${at(settings.baseDomain)}/api/docs`
  process.stdout.write(
    `\nEstação pronta em ${at(settings.baseDomain)}\n${lines.join('\n')}${lines.length > 0 ? '\n' : ''}${api}\n`,
  )
}
