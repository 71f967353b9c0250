import { vitePlugin as remix } from '@remix-run/dev'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'
import remixOptions from './remix.config.js'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    remix(remixOptions),
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
    ...(!isSsrBuild && { rollupOptions: { output: { manualChunks: styleChunk } } }),
  },
  ssr: { external: ['isomorphic-dompurify'] },
}))

/**
 * One stylesheet for what all pages share and one per area, instead of one per component: a page waits for a few files
 * before it paints, not for twenty.
 */
function styleChunk(id: string): string | undefined {
  const [, area] = /\/app\/([\w-]+)\/[^?]*\.css\.ts(?:\.vanilla\.css)?(?:\?|$)/.exec(id) ?? []
  if (!area) return undefined
  return sharedStyles.has(area) ? 'shared-styles' : `${area}-styles`
}

const sharedStyles = new Set(['ui', 'forms'])
