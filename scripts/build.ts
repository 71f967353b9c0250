import { spawnSync } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { openVersion, switchTo } from './build-versions.ts'
import { sourceHash } from './source-hash.mjs'

if (process.argv.includes('--help')) {
  console.log(
    'npm run build — builds the portal, the small script of the public pages and the server beside what is in use, then switches build/ to it',
  )
  process.exit(0)
}

const sources = sourceHash()
const version = openVersion('build')
const client = join(version, 'client')
const remix = spawnSync(
  process.execPath,
  ['node_modules/@remix-run/dev/dist/cli.js', 'vite:build', '--logLevel', 'warn'],
  {
    stdio: 'inherit',
    env: { ...process.env, BUILD_VERSION: version },
  },
)
if (remix.status !== 0) process.exit(remix.status ?? 1)
await buildSiteScript()
await buildServer()
await writeFile(join(version, '.sources'), sources)
switchTo('build', version)

/** Builds one small script for pages without React; parts that few need are split off and loaded when they are needed. */
async function buildSiteScript() {
  const result = await build({
    entryPoints: { site: 'app/site-script/index.ts' },
    outdir: join(client, 'assets'),
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
  await writeFile(
    join(version, 'site-script.json'),
    JSON.stringify({ src: `/${relative(client, entry).replaceAll('\\', '/')}` }),
  )
}

async function compress(path: string) {
  const bytes = await readFile(path)
  await writeFile(`${path}.br`, brotliCompressSync(bytes))
  await writeFile(`${path}.gz`, gzipSync(bytes, { level: 9 }))
}

async function buildServer() {
  const server = join(version, 'server')
  await build({
    entryPoints: ['server/main.ts'],
    outfile: join(server, 'bundle.js'),
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
    join(server, 'main.js'),
    "process.env.NODE_ENV ??= 'production'\nawait import('./bundle.js')\n",
  )
  const files = await readdir(server)
  if (!files.includes('index.js')) throw new Error('the portal was not built')
}
