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
  build: { target: 'es2022', assetsInlineLimit: 0 },
  ssr: { external: ['isomorphic-dompurify'] },
}))
