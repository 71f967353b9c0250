import { fileURLToPath } from 'node:url'
import { vitePlugin as remix } from '@remix-run/dev'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig, type Plugin, type Rollup } from 'vite'
import { compression } from 'vite-plugin-compression2'
import remixOptions from './remix.config.js'
import { clientChunks } from './scripts/client-chunks.ts'
import { withoutUnusedSchemas } from './scripts/unused-schemas.ts'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    remix(remixOptions),
    ...(isSsrBuild ? [] : [ownRouteModules(), withoutUnusedSchemas()]),
    vanillaExtractPlugin(),
    // Assets are compressed once at build time; the server only picks the right file.
    ...(isSsrBuild
      ? []
      : [
          compression({
            algorithms: ['brotliCompress', 'gzip'],
            exclude: [/\.(woff2|webp|png|jpe?g|br|gz)$/],
          }),
        ]),
  ],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // Slower than the default, and four hundredths smaller: phones load it, builds do not matter.
    ...(!isSsrBuild && { minify: 'terser', terserOptions: { compress: { passes: 2 }, module: true } }),
    rollupOptions: {
      onwarn: withoutChatter,
      ...(!isSsrBuild && { output: { manualChunks: clientChunks() } }),
    },
  },
  ssr: { external: ['isomorphic-dompurify'] },
  server: { watch: { ignored: ['**/build/versions/**'] } },
  // Everything the browser needs is found at once: found later, it would reload the page under one's hands.
  optimizeDeps: { entries: ['app/**/*.tsx', '!app/**/*.test.tsx'] },
}))

/** Routes without a page have nothing for the browser, and comments of libraries are theirs: neither is worth a line. */
const withoutChatter: Rollup.WarningHandlerWithDefault = (warning, warn) => {
  if (warning.code !== 'EMPTY_BUNDLE' && warning.code !== 'INVALID_ANNOTATION') warn(warning)
}

/** Route modules are loaded by a function of ours: Remix's reloads the page when one cannot be fetched (ADR 0033). */
function ownRouteModules(): Plugin {
  const own = fileURLToPath(new URL('app/routing/load-route-module.ts', import.meta.url))
  let isInPlace = false
  return {
    name: 'own-route-modules',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const isTheirs = source === './routeModules.js' && importer?.includes('/@remix-run/react/')
      if (!isTheirs) return null
      isInPlace = true
      return own
    },
    buildEnd(error) {
      if (!error && !isInPlace)
        throw new Error('Remix loads route modules from another file by now: see vite.config.ts')
    },
  }
}
