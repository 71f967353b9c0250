import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { installPackages, requireNode, root, run } from './install.mjs'

if (process.argv.includes('--help')) {
  console.log('npm test — installs what is missing (a browser too) and runs everything CI runs')
  process.exit(0)
}

requireNode()
process.chdir(root)
const times = []
const isRoot = process.getuid?.() === 0
const systemShell = '/usr/bin/chromium-headless-shell'

/** Does a step; what each of them took is said at the end, whichever way that comes. */
async function step(name, work) {
  const time = { name, begun: Date.now(), ended: 0 }
  times.push(time)
  await work()
  time.ended = Date.now()
}

process.on('exit', () => {
  console.log('\nnpm test:')
  for (const { name, begun, ended } of times)
    console.log(`${(((ended || Date.now()) - begun) / 1000).toFixed(1).padStart(7)} s  ${name}`)
})

// The distribution's browser comes while the packages come, and what needs no build is checked while it is made.
const systemBrowser = installSystemBrowser()
await step('packages', installPackages)
await step('browser', async () => {
  await systemBrowser
  installBrowser()
})
const checks = start('npm', ['run', '--silent', 'verify', '--', '--but', 'tests'])
await step('build', async () => {
  const { buildIfChanged } = await import('./build-if-changed.mjs')
  buildIfChanged()
})
await step('checks', () => endOf(checks))
await step('tests', () => run('npm', ['run', '--silent', 'verify', '--', 'tests']))
await step('journeys', () => run('npx', ['playwright', 'test']))

/** Starts a command whose end is waited for later (`endOf`). */
function start(command, args) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit' })
  process.once('exit', () => child.kill())
  return { child, code: once(child, 'exit').then(([code]) => code) }
}

/** Waits for what was started; its failure ends this process with the same code. */
async function endOf({ code }) {
  const ended = await code
  if (ended !== 0) process.exit(ended ?? 1)
}

/** Installs the distribution's browser without a window, where that may be done: half of the work of one with a window (ADR 134). */
async function installSystemBrowser() {
  if (existsSync(systemShell) || !isRoot) return
  const command = 'apt-get update -qq && apt-get install -y -qq chromium-headless-shell'
  await start('sh', ['-c', command]).code.catch(() => {})
}

/** Looks for a system browser or Playwright's own, and installs one where there is none. */
function installBrowser() {
  if (
    [systemShell, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].some(existsSync)
  )
    return
  if (playwrightHasBrowser()) return
  console.log('Instalando um navegador…')
  const attempt = (command, args) => spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status === 0
  if (isRoot && attempt('apt-get', ['install', '-y', '-qq', 'chromium'])) return
  if (attempt('npx', ['playwright', 'install', 'chromium'])) return
  console.error('Nenhum navegador para os testes: instale o Chromium e repita.')
  process.exit(1)
}

function playwrightHasBrowser() {
  const probe =
    "import('playwright').then(({ chromium }) => process.exit(require('fs').existsSync(chromium.executablePath()) ? 0 : 1))"
  return spawnSync(process.execPath, ['-e', probe], { cwd: root }).status === 0
}
