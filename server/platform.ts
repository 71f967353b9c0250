import { join } from 'node:path'
import { allJobs } from '#api/all-jobs.ts'
import { type Api, createApi } from '#api/index.ts'
import type { PlatformContext } from '#api/platform/context.ts'
import { openDatabase } from '#api/platform/db/client.ts'
import { migrate } from '#api/platform/db/migrate.ts'
import { startJobs, sweepEmbeddedJob } from '#api/platform/jobs/index.ts'
import { countMails, holdMails, neglectedMs } from '#api/platform/mail/index.ts'
import {
  argon2Passwords,
  createSeal,
  type Files,
  findFilmMaker,
  folderFiles,
  hostedCaptcha,
  hostedPostalCodes,
  outboxOnly,
  type Ports,
  postalRanges,
  s3Files,
  selfHostedCaptcha,
  smtpTransport,
  storedVideos,
  systemClock,
  type WatchedFiles,
  watchedFiles,
  wordpressNews,
} from '#api/platform/ports/index.ts'
import { waitOutsideSlot } from '#api/platform/slots/queue.ts'
import { seedDemo } from '#api/seed-demo.ts'
import { importStation } from '#api/station-folders.ts'
import { awaitsArrival, markDomainSeen } from '#api/stations/domains/index.ts'
import { createStationRegistry, renewSkeletons, stationChangedChannel } from '#api/stations/registry/index.ts'
import { stations as stationRows } from '#api/stations/registry/tables.ts'
import { readAssets } from '#stations/assets.ts'
import { platformStation } from '#stations/platform.ts'
import { loadStationFolders } from '#stations/registry.ts'
import { choosePayments } from './choose-payments.ts'
import type { Settings } from './environment.ts'
import type { Logger } from './logger.ts'
import { stationUrls } from './station-urls.ts'

export type Platform = Awaited<ReturnType<typeof openPlatform>>

/** Opens the database, brings it up to date and makes the API around it, with the ports the environment chose. */
export async function openPlatform(settings: Settings, log: Logger, migrationsDir: string) {
  const ports = choosePorts(settings, log)
  let queries = 0
  const connection = await openDatabase({
    queryLogger: {
      logQuery() {
        queries += 1
      },
    },
    ...(settings.databaseUrl && { url: settings.databaseUrl }),
    dataDir: join(settings.dataDir, 'db'),
    log,
  })
  try {
    await migrate(connection, migrationsDir)
    // A store that is away or has no such bucket is logged; everything else works without it.
    await ports.files.problem()
    await renewSkeletons({ db: connection.db, ports })
  } catch (error) {
    await connection.close()
    throw error
  }
  const { db } = connection
  const simulator = choosePayments(settings, db, ports)
  const stations = createStationRegistry(db)
  const urls = stationUrls(settings)
  const api: Api = createApi({
    db,
    ports,
    stations,
    urls,
    publicAddresses: settings.publicAddresses,
    takesCardNumbers: settings.cardForm === 'server',
    needsCodes: settings.needsCodes,
  })
  simulator?.tellTo((request) => api.fetch(request, { address: 'gateway' }))
  const listeners = new Set<(stationId: number | undefined) => void>()
  const stopListening = await connection.listen(stationChangedChannel, (payload) => {
    // Without a payload the connection was lost for a while: anything may have changed.
    const id = payload === null ? undefined : Number(payload)
    stations.forget(id)
    for (const listener of listeners) listener(id)
  })
  let jobs: Awaited<ReturnType<typeof startJobs>> | undefined
  return {
    api,
    db,
    ports,
    stations,
    simulator,
    files: ports.files as Files,
    /** Database queries of verbs so far; the job queue's own are not among them. */
    queries: () => queries,
    onStationChanged: (listener: (stationId: number | undefined) => void) => listeners.add(listener),
    awaitsArrival: (stationId: number, domain: string) => awaitsArrival({ db }, stationId, domain),
    markDomainSeen: (stationId: number, domain: string) => markDomainSeen({ db, ports }, stationId, domain),
    mails: () => countMails({ db }),
    async startJobs() {
      await holdOverdueMails({ db, ports })
      const own = connection.kind === 'embedded' ? [sweepEmbeddedJob] : []
      jobs = await startJobs({ connection, ports, stations, urls, jobs: [...allJobs, ...own] })
    },
    /** Puts the shipped stations and their demo people into the database; what is there and unchanged stays. */
    async seedDemo(folder: string) {
      for (const station of loadStationFolders(folder)) {
        const { stationId } = await importStation({ db, ports }, station, await readAssets(station.directory))
        await seedDemo({ db, ports, stations }, stationId)
      }
    },
    services: async () => ({ database: await connection.problem(), files: await ports.files.problem() }),
    /** An installation without stations gets the platform's own, so that its root says what to do next. */
    async openEmpty() {
      const [any] = await db.select({ id: stationRows.id }).from(stationRows).limit(1)
      if (!any) await importStation({ db, ports }, platformStation, { version: 'platform', files: [] })
    },
    async close() {
      await jobs?.stop()
      await stopListening()
      await connection.close()
    },
  }
}

/** Mails long overdue may have been sent since from another copy of this database (ADR 28): they wait for an operator. */
async function holdOverdueMails(ctx: PlatformContext): Promise<void> {
  const count = await holdMails(ctx, new Date(ctx.ports.clock.now().getTime() - neglectedMs))
  if (count > 0) ctx.ports.log.warn({ count }, 'Old mails are held; npm run station -- mails says more')
}

function choosePorts(settings: Settings, log: Logger): Ports & { files: WatchedFiles } {
  const { secret, s3, captcha, smtpUrl, cepProvider } = settings
  const files = watchedFiles(s3 ? s3Files(s3) : folderFiles(join(settings.dataDir, 'files')), log)
  return {
    // Who is made to wait keeps nobody else from being answered.
    clock: { ...systemClock, wait: (ms) => waitOutsideSlot(() => systemClock.wait(ms)) },
    log,
    mail: smtpUrl ? smtpTransport({ url: smtpUrl, from: settings.mailFrom }) : outboxOnly,
    files,
    videos: storedVideos(files),
    films: findFilmMaker(),
    passwords: argon2Passwords(),
    captcha: captcha ? hostedCaptcha({ ...captcha, secret }) : selfHostedCaptcha({ secret }),
    postalCodes: cepProvider ? hostedPostalCodes({ provider: cepProvider, log }) : postalRanges,
    outsideNews: wordpressNews({ timeoutMs: 3_000 }),
    seal: createSeal(secret),
    payments: null,
    gateways: new Map(),
  }
}
