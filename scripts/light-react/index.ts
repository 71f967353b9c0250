import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** What is built asks for React and gets Preact, on both sides: what one rendered the other cannot take over. */
const alias = [
  { find: /^react-dom\/client$/, replacement: here('client.ts') },
  { find: /^react-dom\/server$/, replacement: here('server.ts') },
  { find: /^react(-dom)?$/, replacement: 'preact/compat' },
  { find: /^react\/jsx-runtime$/, replacement: 'preact/compat/jsx-runtime' },
]
/** Libraries of the pages that use React: on the server they are built in, so that the alias reaches them. */
const builtIn = [
  /^@remix-run\/react/,
  /^react-/,
  /^@conform-to\//,
  /^@tiptap\/react/,
  /^use-sync-external-store/,
]

/**
 * Pages run on Preact's React (ADR 58): half the script. Source, types, tests and `npm run dev` are React's; without this
 * plugin builds are React's too.
 */
export const lightReact = (): Plugin => ({
  name: 'light-react',
  apply: 'build',
  config: () => ({ resolve: { alias }, ssr: { noExternal: builtIn } }),
})
