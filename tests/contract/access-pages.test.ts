import { expect, test } from 'vitest'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { browserOf, wordsOf } from '#tests/fixtures/browser.ts'
import { formFields } from '#tests/fixtures/form-fields.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'

/** The log-in and the sign-up as a browser without scripts sends them. */
const world = apiWorld()
const portal = portalWorld()
const password = 'Estacao2026'
const email = 'ana.prado@exemplo.com.br'

async function atDoor(loginIdentifier: 'both' | 'cpf' = 'both') {
  const station = await world.station({ config: { behaviour: { loginIdentifier } } })
  await addMember(world, station, {
    email,
    cpf: '52998224725',
    passwordHash: await world.ports.passwords.hash(password),
  })
  const { open, send } = browserOf(portal.of(world, station.slug))
  return async (path: string, typed: Record<string, string>) => {
    const form = Object.fromEntries(formFields((await open(path)).text, 'password'))
    // Nobody fills in a form at once (GAP-23).
    world.ports.clock.advance(10_000)
    return send(path, { ...form, password, ...typed })
  }
}

test.each([
  ['an e-mail in the box of the CPF', '/login', { cpf: ` ${email.toUpperCase()} ` }],
  ['a CPF in the box of the e-mail', '/login?com=email', { email: '529.982.247-25' }],
  ['a CPF with signs that nobody sees', '/login', { cpf: '\u200e529.982.247\u201125' }],
])('ACC-01 %s logs in', async (_, path, typed) => {
  const send = await atDoor()
  expect(await send(path, typed)).toMatchObject({ status: 302, location: '/homepage' })
})

test('ACC-01 who changes between CPF and e-mail without scripts keeps what was typed on both sides; Enter logs in', async () => {
  const send = await atDoor()
  const changed = await send('/login?com=email', { cpf: '529.982.2', intent: 'trocar' })
  expect(changed.status).toBe(200)
  expect(wordsOf(changed.text)).not.toContain('inválido')
  const typed = Object.fromEntries(formFields(changed.text, 'password'))
  expect(typed).toMatchObject({ cpf: '529.982.2' })
  const back = await send('/login?com=cpf', { ...typed, email: 'ana@exem', intent: 'trocar' })
  expect(Object.fromEntries(formFields(back.text, 'password'))).toMatchObject({
    cpf: '529.982.2',
    email: 'ana@exem',
  })
  expect(back.text).not.toContain(password)
  const [first = ''] = back.text.slice(back.text.indexOf('<form')).match(/<button[^>]*>/) ?? []
  expect(first).not.toContain('trocar')
  expect(await send('/login', { cpf: '529.982.247-25', email: 'ana@exem' })).toMatchObject({ status: 302 })
})

test.each([
  ['an e-mail', '/login?com=email', { cpf: ' ana@exemplo.com.br ' }, 'email', 'ana@exemplo.com.br'],
  ['a CPF', '/login?com=cpf', { email: '529.982.2' }, 'cpf', '529.982.2'],
])('ACC-01 %s in the other box comes along without scripts, too', async (_, path, typed, name, text) => {
  const send = await atDoor()
  const changed = await send(path, { ...typed, intent: 'trocar' })
  const shown = formFields(changed.text, 'password').filter(([one]) => one === 'cpf' || one === 'email')
  expect(shown).toEqual([[name, text]])
})

test('ACC-01 VAL-02 STN-U05 what is neither is refused beside its box, and stands there as it was typed', async () => {
  const said = async (
    send: Awaited<ReturnType<typeof atDoor>>,
    path: string,
    typed: Record<string, string>,
  ) => {
    const { status, text } = await send(path, typed)
    const [name = '', value = ''] = Object.entries(typed)[0] ?? []
    expect([status, formFields(text, 'password')]).toEqual([422, expect.arrayContaining([[name, value]])])
    return wordsOf(text)
  }
  const both = await atDoor()
  expect(await said(both, '/login', { cpf: 'ana@' })).toContain('Email inválido')
  expect(await said(both, '/login', { cpf: '529.982.247-251' })).toContain('CPF inválido')
  expect(await said(both, '/login?com=email', { email: 'ana' })).toContain('Email inválido')
  expect(await said(await atDoor('cpf'), '/login', { cpf: email })).toContain('CPF inválido')
})

test('ONB-01 VAL-01 of an empty sign-up each error says whose it is, once', async () => {
  const station = await world.station()
  const { open, send } = browserOf(portal.of(world, station.slug))
  const form = Object.fromEntries(formFields((await open('/cadastrar')).text, 'cpf'))
  const { status, text } = await send('/cadastrar', form)
  const list = wordsOf(/<ul[\s\S]*?<\/ul>/.exec(text.slice(text.indexOf('href="#') - 400))?.[0] ?? '')
  expect(status).toBe(422)
  for (const label of ['E-mail', 'CPF', 'Termos de uso'])
    expect(list.split(`${label}: Esse campo é obrigatório`)).toHaveLength(2)
})
