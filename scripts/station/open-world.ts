import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { PlatformContext } from '#api/platform/context.ts'
import { openDatabase, StartError } from '#api/platform/db/client.ts'
import { migrate } from '#api/platform/db/migrate.ts'
import { silentLog } from '#api/platform/log.ts'
import {
  argon2Passwords,
  createSeal,
  folderFiles,
  outboxOnly,
  postalRanges,
  s3Files,
  selfHostedCaptcha,
  storedVideos,
  systemClock,
  wordpressNews,
} from '#api/platform/ports/index.ts'
import type { UrlSettings } from '#api/platform/station-record.ts'
import { readEnvironment, StartProblem } from '#server/environment.ts'
import { stationUrls } from '#server/station-urls.ts'
import { nameWorld } from './name-world.ts'

/** The option by which a command may begin a database. */
export const newDatabaseOption = '--banco-novo'

/**
 * Opens the database and the files that a server with this environment would open, does the work and closes them.
 * Says first which they are; one that is not there is begun only when that was asked for: mostly it is `DATABASE_URL`
 * or `DATA_DIR` that is missing.
 * The embedded database belongs to one process: while a server runs on it this says so, in one sentence.
 * @throws StartError, StartProblem
 */
export async function withWorld<T>(
  work: (ctx: PlatformContext, urls: UrlSettings) => Promise<T>,
  { mayBegin = false }: { mayBegin?: boolean } = {},
): Promise<T> {
  const settings = readEnvironment(process.env)
  console.error(nameWorld(settings))
  if (!settings.databaseUrl && !mayBegin && !existsSync(join(settings.dataDir, 'db', 'PG_VERSION')))
    throw new StartProblem(
      `Esse banco ainda não existe. Faltou DATABASE_URL ou DATA_DIR? Para começar um banco embutido aí: npm run station -- import <pasta> ${newDatabaseOption}`,
    )
  const connection = await openDatabase({
    ...(settings.databaseUrl && { url: settings.databaseUrl }),
    dataDir: join(settings.dataDir, 'db'),
  })
  try {
    await migrate(connection, resolve(import.meta.dirname, '../../api/platform/db/migrations'))
    const files = settings.s3 ? s3Files(settings.s3) : folderFiles(join(settings.dataDir, 'files'))
    const ports = {
      clock: systemClock,
      log: silentLog,
      mail: outboxOnly,
      files,
      videos: storedVideos(files),
      films: null,
      passwords: argon2Passwords(),
      captcha: selfHostedCaptcha({ secret: settings.secret }),
      postalCodes: postalRanges,
      outsideNews: wordpressNews(),
      seal: createSeal(settings.secret),
      payments: null,
      gateways: new Map(),
    }
    return await work({ db: connection.db, ports }, stationUrls(settings))
  } finally {
    await connection.close()
  }
}

/** Explains to a person why the world could not be opened or refused the work; any other error is a mistake of ours. */
export function reasonOf(error: unknown): string {
  if (error instanceof StartError && error.holder !== undefined)
    return `O banco de dados está em uso pelo processo ${error.holder} (o servidor?): pare-o e tente de novo. Com Postgres (DATABASE_URL) não é preciso parar.`
  if (error instanceof StartError) return error.message
  if (error instanceof StartProblem) return error.message
  if (error instanceof Error && error.name === 'ApiError') return error.message
  throw error
}
