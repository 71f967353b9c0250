import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import { createServer as createVite } from 'vite'
import { announce } from './announce.ts'
import { compose } from './compose.ts'
import { readEnvironment } from './environment.ts'
import { createLogger } from './logger.ts'
import { withProblemResponses } from './problem-responses.ts'
import { refuseData } from './refuse-data.ts'
import { createRouteFinder, type RoutePattern, unknownRoute } from './route-pattern.ts'
import { closeOnSignals } from './shutdown.ts'
import { createUploadPages, type UploadPages } from './upload-pages.ts'

/** The settings of the application with hot reload: Vite serves the portal's modules, everything else is as in production. */
const settings = { ...readEnvironment(process.env), pageCache: false }
const log = createLogger(settings.logLevel === 'info' ? 'warn' : settings.logLevel)
const vite = await createVite({ server: { middlewareMode: true, host: settings.host, allowedHosts: true } })
let routePattern: RoutePattern = () => unknownRoute
let uploadPages: UploadPages = () => null
const application = await compose(settings, log, {
  root: process.cwd(),
  siteScript: '/app/site-script/index.ts',
  clientDir: null,
  routePattern: (pathname) => routePattern(pathname),
  uploadPages: (pathname) => uploadPages(pathname),
  async portal(request, context) {
    const build = (await vite.ssrLoadModule('virtual:remix/server-build')) as unknown as ServerBuild
    const find = createRouteFinder(build.routes)
    routePattern = (pathname) => find(pathname).pattern
    uploadPages = createUploadPages(build.routes)
    const { leafId } = find(new URL(request.url).pathname)
    const refused = refuseData(request, build.routes, leafId)
    return refused ?? createRequestHandler(withProblemResponses(build), 'development')(request, context)
  },
})
const answer = getRequestListener(application.app.fetch, { overrideGlobalObjects: false })
const server = createServer((request, response) => {
  vite.middlewares(request, response, () => void answer(request, response))
})
server.listen(settings.port, settings.host, async () =>
  announce(settings, server, await application.demoStations()),
)
closeOnSignals(log, async () => {
  server.closeAllConnections()
  await vite.close()
  await application.close()
})
