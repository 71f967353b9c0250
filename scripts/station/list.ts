import { asc } from 'drizzle-orm'
import { stations } from '#api/stations/registry/tables.ts'
import { configSchema } from '#contract/stations/registry/configuration.ts'
import { checkStationFolders } from '#stations/registry.ts'
import { stationsDirectory } from './check.ts'
import type { StationCommand } from './command.ts'
import { reasonOf, withWorld } from './open-world.ts'

const line = (id: number, slug: string, rest: string) =>
  console.log(`${String(id).padStart(4)}  ${slug.padEnd(16)} ${rest}`)

/** Prints the station folders with what is in them, and the stations of the database when it can be opened. */
export const list: StationCommand = {
  usage: 'list [--banco]',
  summary: 'lista as pastas de estações; com --banco, as estações que estão no banco de dados',
  async run(parameters) {
    return parameters.includes('--banco') ? listDatabase() : listFolders()
  },
}

function listFolders(): number {
  for (const { config, content } of checkStationFolders(stationsDirectory).stations) {
    const counts = `${content.sections.length} seções, ${content.activities.length} atividades, ${content.plans.length} planos`
    const domains = config.domains.length > 0 ? ` · ${config.domains.join(', ')}` : ''
    line(config.id, config.slug, `${config.name} · ${counts}${domains}`)
  }
  return 0
}

async function listDatabase(): Promise<number> {
  try {
    const rows = await withWorld(({ db }) => db.select().from(stations).orderBy(asc(stations.id)))
    for (const { id, slug, config, revision } of rows)
      line(id, slug, `${configSchema.parse(config).name} · revisão ${revision}`)
    return 0
  } catch (error) {
    console.error(reasonOf(error))
    return 1
  }
}
