import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { codeAt } from '#api/people/codes/totp.ts'
import { teamInvitations } from '#api/people/team/tables.ts'
import type { StationRecord } from '#api/platform/station-record.ts'
import { sessionCookieName } from '#app/session/session-cookie.server.ts'
import { sendAnswers, uploadVideo } from '#contract/activities/research/endpoints.ts'
import { setTeamCodes } from '#contract/console/team/endpoints.ts'
import { beginCodes, confirmCodes } from '#contract/people/codes/endpoints.ts'
import { account, logIn } from '#tests/fixtures/account.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { fileOf } from '#tests/fixtures/file-of.ts'
import { mp4 } from '#tests/fixtures/film.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { portalWorld } from '#tests/fixtures/portal.ts'
import { question } from '#tests/fixtures/research.ts'

const world = apiWorld()
const portal = portalWorld()
const minute = 60_000
const password = 'Senha123'
type Form = [string, string][]

/** A browser without scripts: it keeps cookies. */
function browserAt({ slug }: StationRecord, token?: string) {
  const visit = portal.of(world, slug)
  const jar = new Map<string, string>(token ? [[sessionCookieName(false), token]] : [])
  return async (path: string, form?: Form) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    // Browsers say how long a form is.
    const length = form && { 'content-length': String(new URLSearchParams(form).toString().length) }
    const answer = await visit(path, { cookie, ...length }, form)
    for (const one of answer.cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(one) ?? []
      if (value === '' || /max-age=0/i.test(one)) jar.delete(name)
      else jar.set(name, value)
    }
    return { ...answer, kept: [...jar.keys()] }
  }
}

const hidden = (text: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? ''

async function owner(station?: StationRecord, facts = {}) {
  const at = station ?? (await world.station())
  const row = await account(world, at, { role: 'owner', name: 'Eva', ...facts })
  const { token } = await logIn(world, at, row)
  const client = world.client(at, token)
  const invited = () => world.database.db.$count(teamInvitations, eq(teamInvitations.stationId, at.id))
  return { station: at, row, token, client, invited, visit: browserAt(at, token) }
}

const turnOn = async ({ client }: Pick<Awaited<ReturnType<typeof owner>>, 'client'>) => {
  const { setup } = await client.call(beginCodes)
  const secret = setup?.secret ?? ''
  await client.call(confirmCodes, { body: { code: codeAt(secret, world.ports.clock.now()) } })
  world.ports.clock.advance(30_000)
  return { code: () => codeAt(secret, world.ports.clock.now()) }
}

describe('PPL-27 a page that meets what is sensitive asks who it is, and loses nothing', () => {
  const invitation = (text: string): Form => [
    ['pagina_de', hidden(text, 'pagina_de')],
    ['chave', hidden(text, 'chave')],
    ['email', 'nova@exemplo.com.br'],
    ['roles.support', 'on'],
  ]

  test('what was typed waits over the question, is shown, and is done once its author sends it', async () => {
    const { visit, invited } = await owner()
    const { text } = await visit('/gestao/equipe')
    world.ports.clock.advance(11 * minute)
    const asked = await visit('/gestao/equipe', invitation(text))
    expect([asked.status, asked.location]).toEqual([302, '/gestao/confirmar-senha?para=%2Fgestao%2Fequipe'])
    const page = await visit(asked.location ?? '')
    expect(page.text).toContain('Confirme que é você')
    expect(page.text).toContain('O que você preencheu está guardado: você confere e envia em seguida.')
    const wrong = await visit(asked.location ?? '', [['current_password', 'Errada123']])
    expect(wrong.status).toBe(422)
    expect(wrong.text).toContain('Senha incorreta')
    const right = await visit(asked.location ?? '', [['current_password', password]])
    expect(right.location).toBe('/continuar')
    const kept = await visit('/continuar')
    expect(kept.text).toContain('Tudo certo, é você')
    expect(kept.text).toContain('nova@exemplo.com.br')
    expect(kept.text).toContain('Atendimento')
    // Neither the proof nor a page that was opened did anything.
    expect(await invited()).toBe(0)
    const again = ['pagina_de', 'chave', 'email', 'roles.support'].map((name): [string, string] => [
      name,
      hidden(kept.text, name),
    ])
    const done = await visit('/gestao/equipe', again)
    expect([done.status, done.location]).toEqual([302, '/gestao/equipe'])
    expect(done.kept).not.toContain('digitado')
    expect(await invited()).toBe(1)
  })

  test('what was typed is not lost where the address of its page is long', async () => {
    const { visit, invited } = await owner()
    const { text } = await visit('/gestao/equipe')
    const long = `/gestao/equipe?nota=${'Campinas+'.repeat(300)}`
    world.ports.clock.advance(11 * minute)
    const asked = await visit(long, invitation(text))
    expect(asked.location).toBe('/gestao/confirmar-senha?para=%2Fgestao%2Fequipe')
    expect((await visit(asked.location ?? '')).text).toContain('O que você preencheu está guardado')
    const right = await visit(asked.location ?? '', [['current_password', password]])
    expect(right.location).toBe('/continuar')
    const kept = await visit('/continuar')
    expect(kept.text).toContain('nova@exemplo.com.br')
    expect(kept.text.includes(`action="${long}"`)).toBe(true)
    expect(await invited()).toBe(0)
  })

  test('a password that was typed beside it is not kept', async () => {
    const { visit } = await owner()
    const { text } = await visit('/gestao/equipe')
    world.ports.clock.advance(11 * minute)
    const { location } = await visit('/gestao/equipe', [...invitation(text), ['password', 'Segredo99']])
    await visit(location ?? '', [['current_password', password]])
    expect((await visit('/continuar')).text).not.toContain('Segredo99')
  })

  test('a file is fetched by a press after the proof', async () => {
    const { visit } = await owner()
    world.ports.clock.advance(11 * minute)
    const asked = await visit('/gestao/pessoas.csv?status=active')
    expect(asked.location).toBe(
      `/gestao/confirmar-senha?para=${encodeURIComponent('/gestao/pessoas.csv?status=active')}`,
    )
    const proved = await visit(asked.location ?? '', [['current_password', password]])
    const ready = await visit(proved.location ?? '')
    expect(ready.text).toContain('href="/gestao/pessoas.csv?status=active"')
    const file = await visit('/gestao/pessoas.csv?status=active')
    expect([file.status, file.headers.get('content-disposition')]).toEqual([
      200,
      'attachment; filename="pessoas.csv"',
    ])
  })

  test('PPL-21 people who stand in other files ask as well, before the file begins', async () => {
    const research = { questions: [question(1, 6)] }
    const activities = [{ id: 1, type: 8 as const, name: 'Retrato', body: { research } }]
    const station = await world.station({ content: { activities } })
    const { client } = await addMember(world, station)
    const { id: upload } = await client.call(uploadVideo, { upload: { file: fileOf(mp4()), fields: {} } })
    await client.call(sendAnswers, { body: { action: 1, answers: [{ question: 1, upload }] } })
    const { visit } = await owner(station)
    const files = ['participacoes.csv', 'respostas.csv', 'respostas.xlsx'].map(
      (file) => `/gestao/atividades/1/${file}`,
    )
    const fetched = (path: string) => visit(path).then(({ status, location }) => location ?? status)
    for (const path of ['/gestao/pedidos.csv', ...files]) {
      expect([path, await fetched(path)]).toEqual([path, 200])
      world.ports.clock.advance(11 * minute)
      const asked = `/gestao/confirmar-senha?para=${encodeURIComponent(path)}`
      expect([path, await fetched(path)]).toEqual([path, asked])
      await visit(asked, [['current_password', password]])
    }
  })

  test.each(['https://evil.example/gestao', '//evil.example', '/logout', '/homepage', ''])(
    'SEC-109 it leads back into the management and nowhere else: %s',
    async (wanted) => {
      const { visit } = await owner()
      const path = `/gestao/confirmar-senha?para=${encodeURIComponent(wanted)}`
      expect((await visit(path)).text).toContain('href="/gestao"')
      expect((await visit(path, [['current_password', password]])).location).toBe('/gestao')
    },
  )

  test('it is for the team', async () => {
    const station = await world.station()
    const member = await account(world, station)
    const { token } = await logIn(world, station, member)
    expect((await browserAt(station, token)('/gestao/confirmar-senha')).location).toBe('/not-autorized')
  })
})

describe('PPL-26 the second page of a log-in', () => {
  test('asks for the code, keeps the way back, and begins the session then only', async () => {
    const eva = await owner()
    const { code } = await turnOn(eva)
    const visit = browserAt(eva.station)
    const login: Form = [
      ['email', eva.row.email],
      ['password', password],
    ]
    const asked = await visit('/login?com=email&redirectTo=%2Fgestao%2Fequipe', login)
    expect(asked.location).toBe('/login/codigo?redirectTo=%2Fgestao%2Fequipe')
    expect(asked.kept).not.toContain(sessionCookieName(false))
    expect((await visit('/gestao/equipe')).location).toMatch(/^\/login\?/)
    const page = await visit(asked.location ?? '')
    expect(page.text).toMatch(/autocomplete="one-time-code"/i)
    const wrong = await visit(asked.location ?? '', [['code', '000 000']])
    expect(wrong.status).toBe(422)
    const odd = await visit(asked.location ?? '', [['code', '<script>']])
    expect(odd.text).toContain('Digite os 6 números do aplicativo ou um código de recuperação inteiro.')
    const right = await visit(asked.location ?? '', [['code', code()]])
    expect(right.location).toBe('/gestao/equipe')
    expect(right.kept).toContain(sessionCookieName(false))
    expect(right.kept).not.toContain('passo')
    expect((await visit('/gestao/equipe')).status).toBe(200)
  })

  test('whoever has no log-in that waits begins at the password, and so does who waited too long', async () => {
    const eva = await owner()
    const { code } = await turnOn(eva)
    expect((await browserAt(eva.station)('/login/codigo')).location).toBe('/login')
    const visit = browserAt(eva.station)
    await visit('/login?com=email', [
      ['email', eva.row.email],
      ['password', password],
    ])
    world.ports.clock.advance(6 * minute)
    expect((await visit('/login/codigo', [['code', code()]])).location).toBe('/login')
    expect((await visit('/login')).text).toContain('O tempo para digitar o código terminou')
  })

  test('where codes are wanted, who has none reaches the page that sets them up, and it lets them', async () => {
    const eva = await owner()
    await turnOn(eva)
    await eva.client.call(setTeamCodes, { body: { isRequired: true } })
    const bia = await owner(eva.station, { role: 'participant', roles: ['editor'], name: 'Bia' })
    for (const path of ['/gestao', '/gestao/noticias', '/gestao/estacoes'])
      expect((await bia.visit(path)).location).toBe('/homepage/seguranca/codigos')
    const page = await bia.visit('/homepage/seguranca/codigos')
    expect(page.text).toContain('A estação pede códigos de quem cuida dela')
    const begun: Form = [
      ['intent', 'comecar'],
      ['pagina_de', hidden(page.text, 'pagina_de')],
    ]
    world.ports.clock.advance(11 * minute)
    const asked = await bia.visit('/homepage/seguranca/codigos', begun)
    expect(asked.location).toBe('/gestao/confirmar-senha?para=%2Fhomepage%2Fseguranca%2Fcodigos')
    expect((await bia.visit(asked.location ?? '')).status).toBe(200)
    await bia.visit(asked.location ?? '', [['current_password', password]])
    await bia.visit('/homepage/seguranca/codigos', begun)
    const setup = await bia.visit('/homepage/seguranca/codigos')
    const secret = /value="((?:[A-Z2-7]{4} ){7}[A-Z2-7]{4})"/.exec(setup.text)?.[1] ?? ''
    const code = codeAt(secret.replaceAll(' ', ''), world.ports.clock.now())
    const on = await bia.visit('/homepage/seguranca/codigos', [
      ['intent', 'confirmar'],
      ['code', code],
    ])
    expect(on.status).toBe(200)
    expect(on.text.match(/<code>[a-z2-9-]{19}<\/code>/g)).toHaveLength(10)
    expect((await bia.visit('/homepage/seguranca/codigos')).text).not.toMatch(/<code>/)
    expect((await bia.visit('/gestao/noticias')).status).toBe(200)
  })
})

describe('PPL-25 one person in several stations', () => {
  const proved = { emailProvedAt: new Date('2026-01-01T00:00:00Z') }

  test('changes by the log-in of the other one, with the e-mail filled in', async () => {
    const email = 'duas-estacoes@exemplo.com.br'
    const one = await owner(undefined, { email, ...proved })
    const two = await owner(undefined, { email, ...proved })
    const { text } = await one.visit('/gestao/estacoes')
    expect(text).toContain('Você está aqui')
    const href = /href="(http[^"]*\/login\?[^"]*)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect(new URL(href).hostname).toContain(two.station.slug)
    const { pathname, search } = new URL(href)
    const login = await browserAt(two.station)(pathname + search)
    expect(login.text).toContain(`value="${email}"`)
    // Whoever is in there already goes on.
    expect((await two.visit(pathname + search)).location).toBe('/gestao')
  })

  test('a page of the other station that was left open is refused', async () => {
    const email = 'duas-paginas@exemplo.com.br'
    const one = await owner(undefined, { email, ...proved })
    const two = await owner(undefined, { email, ...proved })
    const { text } = await one.visit('/gestao/equipe')
    const form: Form = [
      ['pagina_de', hidden(text, 'pagina_de')],
      ['chave', hidden(text, 'chave')],
      ['email', 'nova@exemplo.com.br'],
      ['roles.support', 'on'],
    ]
    const refused = await two.visit('/gestao/equipe', form)
    expect(refused.status).toBe(302)
    expect((await two.visit('/gestao/equipe')).text).toContain('Esta página foi aberta por outra pessoa')
    expect([await one.invited(), await two.invited()]).toEqual([0, 0])
  })
})
