import { inTransaction, type PlatformContext } from '../context.ts'
import { acrossStations } from '../db/across-stations.ts'
import { piecesOf } from '../ports/index.ts'
import { fileKey, privateKey, readFileAddress } from './address.ts'
import { releaseKeys } from './claims.ts'

/** A row that names a file for members by an address, as an earlier version stored it. */
type Shown = { stationId: number; id: number; file: string }

type Rows = {
  /** Those of all stations, a few. */
  find(): Promise<Shown[]>
  /** Names the key in the row, if it still names the address. */
  write(ctx: PlatformContext, row: Shown, key: string): Promise<unknown>
}

/** `newSecret`; under any other version stands what others may name, too. */
const isSecret = /^[\w-]{43}$/

/**
 * Moves files for members that an earlier version stored where everybody reads them to where their area alone does (SEC-106); at every
 * start, and without effect once it is done. Whatever breaks off is done again.
 */
export async function hideFiles(ctx: PlatformContext, { find, write }: Rows): Promise<void> {
  await acrossStations(async () => {
    for (let rows = await find(); rows.length > 0; rows = await find())
      for (const row of rows) await hide(ctx, row, write)
  })
}

async function hide(outer: PlatformContext, row: Shown, write: Rows['write']): Promise<void> {
  const place = readFileAddress(row.file)
  if (!place) throw new Error('A row that names no file was found')
  const { files } = outer.ports
  const [shown, hidden] = [fileKey(place), privateKey(place)]
  const found = await files.get(shown)
  if (found) await files.put(hidden, piecesOf(found), { contentType: found.contentType })
  const isOwn = isSecret.test(place.version)
  await inTransaction(outer, async (ctx) => {
    await write(ctx, row, hidden)
    // Should this process end here, the next tidying deletes it.
    if (isOwn) await releaseKeys({ ...ctx, station: { id: row.stationId } }, [shown])
  })
  if (isOwn) await files.delete(shown)
}
