import { spawnSync } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'esbuild'

if (process.argv.includes('--help')) {
  console.log(
    'npm run build — builds the portal, the small script of the public pages and the server into build/',
  )
  process.exit(0)
}

const assets = 'build/client/assets'

const remix = spawnSync(process.execPath, ['node_modules/@remix-run/dev/dist/cli.js', 'vite:build'], {
  stdio: 'inherit',
})
if (remix.status !== 0) process.exit(remix.status ?? 1)
await buildSiteScript()
await buildServer()

/** One small script for pages without React; what few need is split off and loaded when it is needed. */
async function buildSiteScript() {
  const result = await build({
    entryPoints: { site: 'app/site-script/index.ts' },
    outdir: assets,
    entryNames: '[name]-[hash]',
    chunkNames: 'site-[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    metafile: true,
  })
  const outputs = Object.entries(result.metafile.outputs)
  const entry = outputs.find(([, output]) => output.entryPoint === 'app/site-script/index.ts')?.[0]
  if (!entry) throw new Error('esbuild gave no output for app/site-script/index.ts')
  for (const [path] of outputs) await compress(path)
  await writeFile('build/site-script.json', JSON.stringify({ src: `/${entry.replace('build/client/', '')}` }))
}

async function compress(path: string) {
  const bytes = await readFile(path)
  await writeFile(`${path}.br`, brotliCompressSync(bytes))
  await writeFile(`${path}.gz`, gzipSync(bytes, { level: 9 }))
}

async function buildServer() {
  await build({
    entryPoints: ['server/main.ts'],
    outfile: 'build/server/house.js',
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    legalComments: 'none',
  })
  // React and others decide by it when they are loaded: a server without it would run their development halves.
  await writeFile(
    'build/server/main.js',
    "process.env.NODE_ENV ??= 'production'\nawait import('./house.js')\n",
  )
  const files = await readdir(join('build', 'server'))
  if (!files.includes('index.js')) throw new Error('the portal was not built')
}
