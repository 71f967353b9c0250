import { installPackages, requireNode, root } from './install.mjs'

if (process.argv.includes('--help')) {
  console.log(`npm start — installs, builds, migrates, seeds the demo and serves.

  PORT=3000            porta
  DATA_DIR=.data       pasta do banco embutido e dos arquivos
  DATABASE_URL=…       Postgres no lugar do banco embutido
  As demais variáveis estão em docs/operations.md.`)
  process.exit(0)
}

requireNode()
installPackages()
const { buildIfChanged } = await import('./build-if-changed.mjs')
buildIfChanged()

process.setSourceMapsEnabled(true)
process.chdir(root)
await import('../build/server/main.js')
