import { createWriteStream } from 'node:fs'
import { appendFile, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { keeperName, readRows } from '#api/console/keeper/index.ts'
import { audit } from '#api/people/owner-changes/index.ts'
import type { ApiContext } from '#api/platform/context.ts'
import { privatePath } from '#api/platform/files/index.ts'

/**
 * Writes everything that is kept of a station: `linhas/<table>.jsonl`, a row as one line of JSON, and `arquivos/` as they are stored.
 * Written aside and renamed: there is the whole folder or none.
 */
export async function writeData(ctx: ApiContext, target: string): Promise<{ rows: number; files: number }> {
  await mkdir(dirname(target), { recursive: true })
  const aside = await mkdtemp(`${target}.`)
  try {
    const rows = await writeRows(ctx, join(aside, 'linhas'))
    const files = await writeFiles(ctx, join(aside, 'arquivos'))
    await rename(aside, target)
    await audit(ctx, { who: keeperName, participantId: null, what: 'station.exported', part: 'station' })
    return { rows, files }
  } catch (error) {
    await rm(aside, { recursive: true, force: true })
    throw error
  }
}

async function writeRows(ctx: ApiContext, folder: string): Promise<number> {
  await mkdir(folder, { recursive: true })
  let rows = 0
  for await (const { table, lines } of readRows(ctx, ctx.station.id)) {
    await appendFile(join(folder, `${table}.jsonl`), `${lines.join('\n')}\n`)
    rows += lines.length
  }
  return rows
}

async function writeFiles({ station, ports: { files } }: ApiContext, folder: string): Promise<number> {
  let count = 0
  for (const part of [`${station.id}/`, `${privatePath}${station.id}/`])
    for await (const { key } of files.list(part)) {
      const stored = await files.get(key)
      if (!stored) continue
      const place = join(folder, key)
      await mkdir(dirname(place), { recursive: true })
      await pipeline(stored.body, createWriteStream(place, { mode: 0o600 }))
      count += 1
    }
  return count
}
