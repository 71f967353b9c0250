import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as calls from '#contract/console/people/import/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { areas } from '../../../areas.ts'
import { erasePerson } from '../../../people/privacy/erase-person.ts'
import { registerOf } from '../../../people/privacy/index.ts'
import { inTransaction } from '../../../platform/context.ts'
import { tidyFiles } from '../../../platform/files/index.ts'
import { namesPerson } from './drop-files-of.ts'
import { importPeopleJob } from './import-job.ts'
import { peopleImports } from './tables.ts'

const world = apiWorld()

async function office() {
  const station = await world.station()
  const eva = await addMember(world, station, { role: 'owner' })
  const ana = await addMember(world, station, {
    ...{ name: 'Ana Lima Prado', email: 'ana.prado@exemplo.com.br', tel: '19988887777' },
    ...{ cpf: '01234567890', cpfConfirmedAt: new Date('2026-01-01T12:00:00Z') },
  })
  const send = async (line: string) => {
    const file = new Blob([`Nome;E-mail;CPF\r\n${line}`])
    return (await eva.client.call(calls.importPeople, { upload: { file, fields: {} } })).id
  }
  const rows = () =>
    world.database.db
      .select()
      .from(peopleImports)
      .where(eq(peopleImports.stationId, station.id))
      .orderBy(peopleImports.id)
  const erase = () =>
    inTransaction(world.context(station), (ctx) => erasePerson(ctx, registerOf(areas), ana.id))
  return { station, eva, send, rows, erase }
}

describe('PPL-31 PPL-18 a table that nobody confirmed', () => {
  test('PPL-31 goes with its file where it names whoever is deleted, in any of the ways; others stay', async () => {
    const { station, eva, send, rows, erase } = await office()
    const lines = [
      ...['Ana;ANA.PRADO@exemplo.com.br;', 'Ana;;12.345.678-90', 'Ana;;1234567890', 'ana lima prado;;'],
      ...['Mariana;mariana.prado@exemplo.com.br;', 'Ana Lima;joana.prado@exemplo.com.br;11144477735'],
    ]
    const ids: number[] = []
    for (const line of lines) ids.push(await send(line))
    const [checked = 0] = ids
    const body = {
      columns: ['name', 'email', 'cpf'],
      key: 'email' as const,
      known: 'update' as const,
      tags: [],
    }
    await eva.client.call(calls.matchPeopleImport, { params: { id: checked }, body })
    await importPeopleJob.run(world.jobs(), { stationId: station.id, importId: checked })
    const keys = (await rows()).map(({ fileKey }) => fileKey ?? '')
    await erase()
    for (let time = 0; time < 2; time += 1) await tidyFiles(world.jobs())
    const left = await rows()
    expect(left.map(({ state }) => state === 'failed')).toEqual([true, true, true, true, false, false])
    expect(left.map(({ fileKey }) => fileKey === null)).toEqual([true, true, true, true, false, false])
    const there = await Promise.all(keys.map((key) => world.ports.files.exists(key)))
    expect(there).toEqual([false, false, false, false, true, true])
    const said = await eva.client.call(calls.getPeopleImport, { params: { id: checked } })
    expect(said.failure).toContain('teve a conta excluída')
  })

  test('PPL-31 a name of one word, and a part of a longer address or number, are nobody’s', () => {
    const isTheirs = namesPerson({ name: 'Ana', marks: ['ana@x.com', '52998224725', '(11) 98765-4321'] })
    for (const cell of ['Ana', 'joana@x.com', 'ana@x.com.br', '529982247250', '98765-432'])
      expect(isTheirs(cell), cell).toBe(false)
    for (const cell of ['<ANA@X.com>', 'CPF 529.982.247-25', '11987654321', '(11) 98765-4321'])
      expect(isTheirs(cell), cell).toBe(true)
  })
})
