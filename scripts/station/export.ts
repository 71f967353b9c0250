import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { keptStation } from '#api/console/keeper/index.ts'
import type { StationCommand } from './command.ts'
import { reasonOf, withWorld } from './open-world.ts'
import { say } from './say.ts'
import { writeData } from './write-data.ts'
import { writeFolder } from './write-folder.ts'

/** Writes a published station as a folder that `import` and `check` read; or everything that is kept of it. */
export const exportFolder: StationCommand = {
  usage: 'export <slug> [pasta] [--dados]',
  summary:
    'grava a estação publicada em uma pasta (padrão: ./<slug>), com os arquivos que ela usa; com --dados, tudo o que o banco e os arquivos têm dela',
  async run(parameters) {
    const withData = parameters.includes('--dados')
    const [slug, folder] = parameters.filter((word) => word !== '--dados')
    if (!slug) return say('Falta o endereço da estação: npm run station -- export <slug> [pasta]', 2)
    const target = resolve(folder ?? slug)
    if (existsSync(target)) return say(`A pasta ${target} já existe; nada foi gravado.`, 1)
    try {
      return say(await (withData ? exportData(slug, target) : exportPublished(slug, target)), 0)
    } catch (error) {
      return say(reasonOf(error), 1)
    }
  },
}

async function exportPublished(slug: string, target: string): Promise<string> {
  const files = await withWorld((ctx) => writeFolder(ctx, slug, target))
  return `Estação ${slug} gravada em ${target} com ${files} arquivos.`
}

async function exportData(slug: string, target: string): Promise<string> {
  const { rows, files } = await withWorld(async (ctx) => writeData(await keptStation(ctx, slug), target))
  return `Tudo da estação ${slug} gravado em ${target}: ${rows} linhas e ${files} arquivos. São dados pessoais: guarde como tal.`
}
