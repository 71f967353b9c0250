import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inspect } from 'node:util'
import { getRequestListener } from '@hono/node-server'
import type { ServerBuild } from '@remix-run/node'
import { StartError } from '#api/platform/db/client.ts'
import { StationConfigError } from '#stations/registry.ts'
import { announce } from './announce.ts'
import { compose } from './compose.ts'
import { createDrain } from './drain.ts'
import { readEnvironment, StartProblem } from './environment.ts'
import { logWhatLibrariesPrint } from './library-output.ts'
import { listen, requirePort, stopListening } from './listen.ts'
import { createLogger } from './logger.ts'
import { createPortal } from './portal.ts'
import { refuseOdd } from './refuse-odd.ts'
import { closeOnSignals } from './shutdown.ts'
import { whenIdle } from './when-idle.ts'

/** The folder of the version that this file was built into: a process keeps to it, whatever is built meanwhile. */
const version = join(import.meta.dirname, '..')

/** Starts the production server: what `npm start` runs after the build. Other paths are relative to the project folder. */
async function main() {
  const settings = readEnvironment(process.env)
  const log = createLogger(settings.logLevel)
  logWhatLibrariesPrint(log)
  await requirePort(settings.port, settings.host)
  const build = (await import(pathToFileURL(join(version, 'server/index.js')).href)) as ServerBuild
  const { src: siteScript } = JSON.parse(readFileSync(join(version, 'site-script.json'), 'utf8')) as {
    src: string
  }
  const drain = createDrain(settings.drainMs)
  const application = await compose(settings, log, {
    root: process.cwd(),
    siteScript,
    clientDir: join(version, 'client'),
    ...createPortal(build),
    isDraining: drain.isDraining,
  })
  try {
    const answer = getRequestListener(application.app.fetch, { overrideGlobalObjects: false })
    const server = await listen(
      (request, response) =>
        void (
          refuseOdd(request, response) ||
          application.answerKept(request, response) ||
          answer(request, response)
        ),
      settings.port,
      settings.host,
      drain,
    )
    const close = async () => {
      await stopListening(server)
      await application.close()
    }
    closeOnSignals(log, close, drain)
    whenIdle(server, application.prepare)
    announce(settings, server, await application.demoStations())
  } catch (error) {
    await application.close()
    throw error
  }
}

main().catch((error) => {
  const expected =
    error instanceof StartProblem || error instanceof StartError || error instanceof StationConfigError
  // To whoever starts it: the console is the log's by now.
  process.stderr.write(`${expected ? error.message : inspect(error)}\n`)
  process.exit(1)
})
