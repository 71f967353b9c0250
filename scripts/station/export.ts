import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { StationCommand } from './command.ts'
import { reasonOf, withWorld } from './open-world.ts'
import { writeFolder } from './write-folder.ts'

/** Writes a published station as a folder that `import` and `check` read. */
export const exportFolder: StationCommand = {
  usage: 'export <slug> [pasta]',
  summary: 'grava a estação publicada em uma pasta (padrão: ./<slug>), com os arquivos que ela usa',
  async run([slug, folder]) {
    if (!slug) return say('Falta o endereço da estação: npm run station -- export <slug> [pasta]', 2)
    const target = resolve(folder ?? slug)
    if (existsSync(target)) return say(`A pasta ${target} já existe; nada foi gravado.`, 1)
    try {
      const files = await withWorld((ctx) => writeFolder(ctx, slug, target))
      return say(`Estação ${slug} gravada em ${target} com ${files} arquivos.`, 0)
    } catch (error) {
      return say(reasonOf(error), 1)
    }
  },
}

function say(text: string, code: number): number {
  if (code === 0) console.log(text)
  else console.error(text)
  return code
}
