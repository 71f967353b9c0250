import { type KeptStation, listKeptStations, sizeOf } from '#api/console/keeper/index.ts'
import type { PlatformContext } from '#api/platform/context.ts'
import { checkStationFolders } from '#stations/registry.ts'
import { stationsDirectory } from './check.ts'
import type { StationCommand } from './command.ts'
import { reasonOf, withWorld } from './open-world.ts'

const line = (id: number, slug: string, rest: string) =>
  console.log(`${String(id).padStart(4)}  ${slug.padEnd(16)} ${rest}`)

/** Prints the station folders with what is in them, and the stations of the database when it can be opened. */
export const list: StationCommand = {
  usage: 'list [--banco] [--tamanho]',
  summary:
    'lista as pastas de estações; com --banco, as do banco de dados: pessoas, última visita, estado e, com --tamanho, o espaço que ocupam',
  async run(parameters) {
    const sizes = parameters.includes('--tamanho')
    return sizes || parameters.includes('--banco') ? listDatabase(sizes) : listFolders()
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

/** Each of the database: who is there, when somebody last was, what is to become of it, and with `sizes` the room that it takes. */
async function listDatabase(sizes: boolean): Promise<number> {
  try {
    await withWorld(async (ctx) => {
      for (const station of await listKeptStations(ctx))
        line(station.id, station.slug, await describe(ctx, station, sizes))
    })
    return 0
  } catch (error) {
    console.error(reasonOf(error))
    return 1
  }
}

async function describe(ctx: PlatformContext, station: KeptStation, sizes: boolean): Promise<string> {
  const { name, people, lastSeenAt, suspendedAt, deletesAt } = station
  const { rowBytes, fileBytes, files } = sizes
    ? await sizeOf(ctx, station.id)
    : { rowBytes: 0, fileBytes: 0, files: 0 }
  return [
    name,
    people === 1 ? '1 pessoa' : `${people} pessoas`,
    lastSeenAt ? `última visita em ${day(lastSeenAt)}` : 'sem visitas',
    ...(sizes ? [`${megabytes(rowBytes)} em linhas`, `${megabytes(fileBytes)} em ${files} arquivos`] : []),
    ...(suspendedAt ? [`fechada desde ${day(suspendedAt)}`] : []),
    ...(deletesAt ? [`será excluída em ${day(deletesAt)}`] : []),
  ].join(' · ')
}

const day = (at: Date) => at.toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' })
const megabytes = (bytes: number) =>
  `${(bytes / 1_000_000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} MB`
