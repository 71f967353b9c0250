import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { checkStationFolders, describeProblems, readStationFolder } from '#stations/registry.ts'
import type { StationCommand } from './command.ts'

export const stationsDirectory = resolve(import.meta.dirname, '../../station-configs')

/** Says what a start would say about wrong configurations, without starting. Exit code 1 when something is wrong. */
export const check: StationCommand = {
  usage: 'check [pasta]',
  summary:
    'confere todas as estações, ou só a pasta (slug ou caminho), sem iniciar nada; sai com 1 se há problema',
  run([folder]) {
    const { problems, count } = folder ? checkOne(folder) : checkAll()
    if (problems.length > 0) {
      console.error(describeProblems(problems))
      return 1
    }
    console.log(count === 1 ? 'Tudo certo: 1 estação.' : `Tudo certo: ${count} estações.`)
    return 0
  },
}

function checkAll() {
  const { stations, problems } = checkStationFolders(stationsDirectory)
  return { problems, count: stations.length }
}

function checkOne(folder: string) {
  const shipped = join(stationsDirectory, folder)
  const { problems } = readStationFolder(existsSync(shipped) ? shipped : resolve(folder))
  return { problems, count: 1 }
}
