import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Shared parts of `npm start` and `npm test`. Plain JavaScript without packages: it runs before anything is installed. */
export const root = fileURLToPath(new URL('..', import.meta.url))
const minimum = [20, 19]

/** Ends the program with one sentence and a non-zero exit. */
export function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}

export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < minimum[0] || (major === minimum[0] && minor < minimum[1]))
    stop(`A Estação precisa do Node ${minimum.join('.')} ou mais novo; este é o ${process.versions.node}.`)
}

/** Installs the packages of the lock file, unless these very ones are installed. */
export function installPackages() {
  const wanted = createHash('sha256')
    .update(readFileSync(`${root}/package-lock.json`))
    .digest('hex')
  const marker = `${root}/node_modules/.estacao-lock`
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return
  console.log('Instalando as dependências…')
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  mkdirSync(`${root}/node_modules`, { recursive: true })
  writeFileSync(marker, wanted)
}

/** Runs a command to its end; a failure ends this process with the same code. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  })
  if (result.error) stop(`Não foi possível executar ${command}: ${result.error.message}`)
  if (result.status !== 0) process.exit(result.status ?? 1)
}
