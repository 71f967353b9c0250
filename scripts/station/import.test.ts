import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { StartError } from '#api/platform/db/start-error.ts'
import { importFolder } from './import.ts'
import { nameWorld } from './name-world.ts'
import { reasonOf } from './open-world.ts'

describe('TEN-01 a bad folder changes nothing and says why', () => {
  let folder: string
  let said: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'estacao-import-'))
    cpSync('station-configs/padrao', join(folder, 'minha'), { recursive: true })
    vi.stubEnv('DATA_DIR', join(folder, 'data'))
    said = ''
    vi.spyOn(console, 'error').mockImplementation((text: string) => {
      said += text
    })
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true, force: true })
  })
  const change = (name: string, work: (json: Record<string, unknown>) => void) => {
    const file = join(folder, 'minha', name)
    const json = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
    work(json)
    writeFileSync(file, JSON.stringify(json))
  }

  test.each([
    [
      'a colour that is none',
      () => change('config.json', (json) => Object.assign(json, { brand: { colors: { primary: 'azul' } } })),
      /brand\.colors\.primary.*#rrggbb/s,
    ],
    [
      'a key that nobody knows',
      () => change('config.json', (json) => Object.assign(json, { nmae: 'x' })),
      /nmae/,
    ],
    [
      'a picture that is not there',
      () =>
        change('config.json', (json) =>
          Object.assign(json, { images: { primaryLogo: 'assets/nao-ha.svg' } }),
        ),
      /nao-ha\.svg/,
    ],
    [
      'half a file',
      () => writeFileSync(join(folder, 'minha', 'content.json'), '{"sections": ['),
      /content\.json/,
    ],
    ['no folder at all', () => rmSync(join(folder, 'minha'), { recursive: true }), /config\.json|minha/],
  ])('%s', async (_, spoil, message) => {
    spoil()
    expect(await importFolder.run([join(folder, 'minha')])).toBe(1)
    expect(said).toMatch(message)
    expect(said).toContain('Nada foi importado.')
    // The database was not even opened.
    expect(existsSync(join(folder, 'data'))).toBe(false)
  })

  test('SEC-32 a database that is not there is not begun by mistake: it is named and nothing is written', async () => {
    vi.stubEnv('DATABASE_URL', undefined)
    expect(await importFolder.run(['station-configs/padrao'])).toBe(1)
    expect(said).toContain(`Banco: embutido em ${join(folder, 'data', 'db')}`)
    expect(said).toContain(`Arquivos: ${join(folder, 'data', 'files')}`)
    expect(said).toMatch(/não existe.*DATABASE_URL.*--banco-novo.*Nada foi importado/s)
    expect(existsSync(join(folder, 'data'))).toBe(false)
  })

  test('SEC-32 a Postgres and a bucket are named without their passwords', () => {
    const named = nameWorld({
      databaseUrl: 'postgres://estacao:segredo@db.exemplo.com.br:5433/portal',
      dataDir: '.data',
      s3: { bucket: 'arquivos', region: 'sa-east-1', forcePathStyle: false },
    })
    expect(named).toBe(
      'Banco: Postgres portal em db.exemplo.com.br:5433\nArquivos: bucket arquivos em sa-east-1',
    )
  })

  test('a database in use is said in the words of the command', () => {
    expect(reasonOf(new StartError('in use', { holder: 4711 }))).toMatch(/em uso pelo processo 4711.*pare-o/)
  })
})
