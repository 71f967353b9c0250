import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { exportStation } from '#api/stations/index.ts'
import type { StationCommand } from './command.ts'
import { reasonOf, withWorld } from './open-world.ts'

/** Writes a published station as a folder that `import` and `check` read. */
export const exportFolder: StationCommand = {
  usage: 'export <slug> [pasta]',
  summary: 'grava a estação publicada em uma pasta (padrão: ./<slug>), com os arquivos que ela usa',
  async run([slug, folder]) {
    if (!slug) return say('Falta o endereço da estação: npm run station -- export <slug> [pasta]', 2)
    const target = resolve(folder ?? slug)
    if (existsSync(target)) return say(`A pasta ${target} já existe; nada foi gravado.`, 1)
    try {
      const files = await withWorld((ctx) => write(ctx, slug, target))
      return say(`Estação ${slug} gravada em ${target} com ${files} arquivos.`, 0)
    } catch (error) {
      return say(reasonOf(error), 1)
    }
  },
}

/** Written aside and renamed: there is the whole folder or none. */
async function write(
  ctx: Parameters<typeof exportStation>[0],
  slug: string,
  target: string,
): Promise<number> {
  const { config, content, files } = await exportStation(ctx, slug)
  await mkdir(dirname(target), { recursive: true })
  const aside = await mkdtemp(`${target}.`)
  try {
    const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
    await writeFile(join(aside, 'config.json'), json(config))
    await writeFile(join(aside, 'content.json'), json(content))
    for (const { path, key } of files) {
      const stored = await ctx.ports.files.get(key)
      if (!stored) continue
      const place = join(aside, 'assets', path)
      await mkdir(dirname(place), { recursive: true })
      await writeFile(place, await buffer(stored.body))
    }
    await rename(aside, target)
    return files.length
  } catch (error) {
    await rm(aside, { recursive: true, force: true })
    throw error
  }
}

function say(text: string, code: number): number {
  if (code === 0) console.log(text)
  else console.error(text)
  return code
}
