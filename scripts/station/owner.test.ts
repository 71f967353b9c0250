import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { importFolder } from './import.ts'
import { owner } from './owner.ts'

let folder: string
let said: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'estacao-owner-'))
  vi.stubEnv('DATA_DIR', folder)
  said = ''
  const keep = (text: string) => {
    said += `${text}\n`
  }
  vi.spyOn(console, 'error').mockImplementation(keep)
  vi.spyOn(console, 'log').mockImplementation(keep)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

test('SEC-17 an imported station gets its owner by a link; what is wrong is said', async () => {
  expect(await importFolder.run(['station-configs/padrao', '--banco-novo'])).toBe(0)
  expect(said).toContain('npm run station -- owner padrao <e-mail>')
  expect(await owner.run(['padrao', 'Rita@Exemplo.com.br'])).toBe(0)
  expect(said).toMatch(/http:\/\/padrao\.localhost:\d+\/redefinir-senha\/[\w-]{43}\/rita%40exemplo\.com\.br/)
  expect(await owner.run(['nenhuma', 'rita@exemplo.com.br'])).toBe(1)
  expect(said).toContain('Não há estação com o endereço "nenhuma"')
  expect(await owner.run(['padrao', 'rita'])).toBe(1)
  expect(said).toContain('Email inválido')
  expect(await owner.run(['padrao'])).toBe(2)
})
