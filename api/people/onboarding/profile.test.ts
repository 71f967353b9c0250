import sharp from 'sharp'
import { expect, test } from 'vitest'
import * as calls from '#contract/people/onboarding/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { largeGif } from '#tests/fixtures/large-gif.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'
import { problemOf } from '#tests/fixtures/registration.ts'

const world = apiWorld()
const data = { name: 'Caio Nogueira', state: 'SP', birthday: '12/04/1990' }

const save = ({ id, client }: TestMember, body: object) =>
  client.call(calls.updateParticipant, { params: { id }, body })
const picture = async (width: number, height: number) =>
  (
    await sharp({ create: { width, height, channels: 3, background: '#336699' } })
      .png()
      .toBuffer()
  ).toString('base64')

test('PRO-02 the profile of the specification: name, state, birthday and picture in one call, in the literal answer', async () => {
  const member = await addMember(world, await world.station())
  const base64 = `data:image/png;base64,${await picture(300, 300)}`
  const user = await save(member, { ...data, imageType: 'image/png', base64 })
  expect(user.messages).toEqual(['Você atualizou a seu perfil com sucesso'])
  expect(user.content).toMatchObject({ name: 'Caio Nogueira', state: 'SP', birthday: '1990-04-12' })
  expect(user.content.image).toMatch(/\/foto\.webp$/)
  const again = await save(member, { ...data, base64: await picture(200, 200) })
  expect(await world.ports.files.exists((user.content.image ?? '').replace('/arquivos/', ''))).toBe(false)
  expect(await world.ports.files.exists((again.content.image ?? '').replace('/arquivos/', ''))).toBe(true)
})

test('PRO-02 GAP-29b name, state and birthday are required, from the call or from before; a picture is not, initials are one', async () => {
  const station = await world.station()
  const bare = await addMember(world, station)
  const fieldsOf = async (member: TestMember, body: object) =>
    (await problemOf(save(member, body))).body.fields
  expect(await fieldsOf(bare, { name: 'Caio', state: 'SP' })).toEqual({
    birthday: ['Esse campo é obrigatório'],
  })
  const saved = await save(bare, { ...data, tel: '(19) 9 8888-7777' })
  expect(saved.content).toMatchObject({ name: data.name, image: null, tel: '19988887777' })
  const whole = await addMember(world, station, { birthday: '1990-04-12', image: '/arquivos/1/x/foto.webp' })
  expect((await save(whole, { state: 'SP' })).content.state).toBe('SP')
  expect(Object.keys((await fieldsOf(whole, { ...data, name: '  ' })) ?? {})).toEqual(['name'])
  expect(Object.keys((await fieldsOf(whole, { ...data, name: 'a'.repeat(10_000) })) ?? {})).toEqual(['name'])
})

test('PRO-02 PRO-03 a picture over 1 MB, of 20,000 px or that is none is refused beside its field, and nothing is saved', async () => {
  const member = await addMember(world, await world.station(), { name: 'Antes' })
  const fieldsOf = async (base64: string) =>
    (await problemOf(save(member, { ...data, base64 }))).body.fields ?? {}
  const large = Buffer.alloc(1024 * 1024 + 1).toString('base64')
  expect(Object.values(await fieldsOf(large)).flat()).toEqual(['Erro: Imagem maior que 1MB'])
  expect(Object.values(await fieldsOf('A'.repeat(3_000_000))).flat()).toEqual(['Erro: Imagem maior que 1MB'])
  expect(await fieldsOf(largeGif(20_000).toString('base64'))).toEqual({
    image: ['Escolha um arquivo de tamanho menor!'],
  })
  expect(await fieldsOf(Buffer.from('<svg/>').toString('base64'))).toEqual({
    image: ['Formato não suportado!'],
  })
  expect((await save(member, { tel: '(19) 9 8888-7777' })).content.name).toBe('Antes')
})

test('PRO-02 STN-U14 nobody else’s profile, and none where the association keeps it', async () => {
  const station = await world.station({ config: { behaviour: { preRegistration: true } } })
  const [one, two] = [await addMember(world, station), await addMember(world, station)]
  const base64 = await picture(50, 50)
  for (const body of [data, { ...data, base64 }]) {
    expect((await problemOf(save(one, body))).code).toBe('forbidden')
    expect((await problemOf(save({ ...one, id: two.id }, body))).code).toBe('forbidden')
  }
})
