import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installPackages, requireNode, root, run } from './install.mjs'

if (process.argv.includes('--help')) {
  console.log('npm test — installs what is missing (a browser too) and runs everything CI runs')
  process.exit(0)
}

requireNode()
process.chdir(root)
const times = []

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

await step('packages', installPackages)
await step('browser', installBrowser)
await step('build', async () => {
  const { buildIfChanged } = await import('./build-if-changed.mjs')
  buildIfChanged()
})
await step('verify', () => run('npm', ['run', '--silent', 'verify']))
await step('journeys', () => run('npx', ['playwright', 'test']))

/** Installs a system browser, Playwright's own, or as root the distribution's package. */
function installBrowser() {
  if (existsSync('/usr/bin/chromium-headless-shell')) return
  const attempt = (command, args) => spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status === 0
  const isRoot = process.getuid?.() === 0
  const install = (name) => attempt('apt-get', ['install', '-y', '-qq', name])
  // Half of the work of a browser with a window (ADR 134).
  if (isRoot && attempt('apt-get', ['update', '-qq']) && install('chromium-headless-shell')) return
  if (['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].some(existsSync)) return
  if (playwrightHasBrowser()) return
  console.log('Instalando um navegador…')
  if (isRoot && install('chromium')) return
  if (attempt('npx', ['playwright', 'install', 'chromium'])) return
  console.error('Nenhum navegador para os testes: instale o Chromium e repita.')
  process.exit(1)
}

function playwrightHasBrowser() {
  const probe =
    "import('playwright').then(({ chromium }) => process.exit(require('fs').existsSync(chromium.executablePath()) ? 0 : 1))"
  return spawnSync(process.execPath, ['-e', probe], { cwd: root }).status === 0
}
