import { expect, test } from 'vitest'
import { listOutbox, outboxMail } from '#api/platform/mail/index.ts'
import * as calls from '#contract/site/builder/endpoints.ts'
import { lookupStation } from '#contract/stations/registry/endpoints.ts'
import { platformStation } from '#stations/platform.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'

const world = apiWorld()

test('SEC-17 TEN-12 where there is only the platform’s own station the wizard makes the first one', async () => {
  const platform = await world.station(platformStation)
  const visitor = world.client(platform)
  const email = 'primeira@exemplo.com.br'
  await visitor.call(calls.signupAdmin, { body: { email } })
  const [sent] = await listOutbox(world.context(platform), { stationId: platform.id })
  const mail = await outboxMail(world.context(platform), { stationId: platform.id, id: sent?.id ?? 0 })
  const hash = /criar-estacao\/confirmar\/([\w-]+)\//.exec(mail?.text ?? '')?.[1] ?? ''
  const chosen = { password: 'Senha123', password_confirmation: 'Senha123' }
  const { token } = await visitor.call(calls.confirmAdmin, {
    body: { email, hash, name: 'Ana', ...chosen, terms_accepted: true },
  })
  const ana = world.client(platform, token)
  const made = await ana.call(calls.generateWebsite, {
    body: { prettyName: 'Clube da Ana', subdomain: 'clubedaana' },
  })
  const found = await visitor.call(lookupStation, { query: { slug: 'clubedaana' } })
  expect(found).toMatchObject({ id: made.id, config: { name: 'Clube da Ana' } })
  const { url } = await ana.call(calls.enterMadeStation, { params: { id: made.id } })
  expect(url).toContain('clubedaana.')
})
