import { resolve } from 'node:path'
import { importFolder as importStationFolder } from '#api/station-folders.ts'
import { readAssets } from '#stations/assets.ts'
import { describeProblems, readStationFolder } from '#stations/registry.ts'
import type { StationCommand } from './command.ts'
import { newDatabaseOption, reasonOf, withWorld } from './open-world.ts'

/** Puts a folder into the database; everything is checked before anything is written. */
export const importFolder: StationCommand = {
  usage: `import <pasta> [${newDatabaseOption}]`,
  summary:
    'põe a estação da pasta no banco; a mesma pasta duas vezes é importada uma vez; a opção começa um banco embutido onde não há',
  async run(parameters) {
    const mayBegin = parameters.includes(newDatabaseOption)
    const [folder] = parameters.filter((word) => word !== newDatabaseOption)
    if (!folder) {
      console.error('Falta a pasta: npm run station -- import <pasta>')
      return 2
    }
    const { station, problems } = readStationFolder(resolve(folder))
    if (!station || problems.length > 0) {
      console.error(`${describeProblems(problems)}\n\nNada foi importado.`)
      return 1
    }
    try {
      const assets = await readAssets(station.directory)
      const { changed, stationId } = await withWorld((ctx) => importStationFolder(ctx, station, assets), {
        mayBegin,
      })
      const { slug } = station.config
      console.log(
        changed
          ? `Estação ${slug} importada com o número ${stationId}.`
          : `Estação ${slug} (${stationId}): nada mudou desde a última importação.`,
      )
      console.log(`Dono: npm run station -- owner ${slug} <e-mail>`)
      return 0
    } catch (error) {
      console.error(`${reasonOf(error)}\nNada foi importado.`)
      return 1
    }
  },
}
