import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { exportStation } from '#api/station-folders.ts'

/**
 * Writes a published station as a folder and answers how many files it has. Written aside and renamed: there is the
 * whole folder or none. @throws ApiError `not_found`
 */
export async function writeFolder(
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
