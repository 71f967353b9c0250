import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { exportFolder } from './export.ts'
import { importFolder } from './import.ts'
import { deleteStation, reopen, suspend } from './keep.ts'
import { list } from './list.ts'
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

test('GAP-181 a keeper closes a station, opens it, and has it deleted when its name is said twice', async () => {
  expect(await importFolder.run(['station-configs/padrao', '--banco-novo'])).toBe(0)
  expect(await suspend.run(['padrao'])).toBe(0)
  expect(said).toContain('Estação padrao fechada.')
  expect(await suspend.run(['padrao'])).toBe(0)
  expect(said).toContain('já estava fechada')
  expect(await list.run(['--tamanho'])).toBe(0)
  expect(said).toMatch(
    /padrao .* 0 pessoas · sem visitas · [\d,]+ MB em linhas · [\d,]+ MB em \d+ arquivos · fechada desde/,
  )
  expect(await reopen.run(['padrao'])).toBe(0)
  expect(await deleteStation.run(['padrao'])).toBe(2)
  expect(await deleteStation.run(['padrao', '--confirmo', 'outra'])).toBe(2)
  expect(said).toContain('Em 30 dias não resta nada de padrao')
  const target = join(folder, 'tudo')
  expect(await exportFolder.run(['padrao', target, '--dados'])).toBe(0)
  expect(readFileSync(join(target, 'linhas', 'audit_lines.jsonl'), 'utf8')).toContain('station.suspended')
  expect(readdirSync(join(target, 'arquivos')).length).toBeGreaterThan(0)
  expect(await deleteStation.run(['padrao', '--confirmo', 'padrao'])).toBe(0)
  expect(said).toMatch(/Será excluída em \d{2}\/\d{2}\/\d{4}/)
  expect(await deleteStation.run(['nenhuma', '--confirmo', 'nenhuma'])).toBe(1)
  expect(said).toContain('Não há estação com o endereço "nenhuma"')
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
