import { checkStationFolders } from '#stations/registry.ts'
import type { StationCommand } from '../station.ts'
import { stationsDirectory } from './check.ts'

/** Prints the station folders with what is in them. */
export const list: StationCommand = {
  usage: 'list',
  summary: 'lista as estações com id, nome, domínios e quanto conteúdo têm',
  run() {
    const { stations } = checkStationFolders(stationsDirectory)
    for (const { config, content } of stations) {
      const counts = `${content.sections.length} seções, ${content.activities.length} atividades, ${content.plans.length} planos`
      const domains = config.domains.length > 0 ? ` · ${config.domains.join(', ')}` : ''
      console.log(
        `${String(config.id).padStart(4)}  ${config.slug.padEnd(12)} ${config.name} · ${counts}${domains}`,
      )
    }
    return 0
  },
}
