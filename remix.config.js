/**
 * Options of the Remix Vite plugin, imported by `vite.config.ts`.
 * All `v3_*` flags are on and routes come from `app/routes.ts`, so that a later move to React Router is mechanical.
 * @type {import('@remix-run/dev').VitePluginConfig}
 */
export default {
  appDirectory: 'app',
  // `scripts/build.ts` builds each version into a folder of its own.
  buildDirectory: process.env.BUILD_VERSION ?? 'build/unversioned',
  // Routes are listed in app/routes.ts; nothing is a route because of where its file stands.
  ignoredRouteFiles: ['**/*'],
  future: {
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: true,
    v3_relativeSplatPath: true,
    v3_routeConfig: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
}
