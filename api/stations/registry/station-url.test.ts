import { describe, expect, test } from 'vitest'
import { createApi } from '#api/index.ts'
import { createClient } from '#contract/client.ts'
import { listOwnDomains, proveOwnDomain } from '#contract/console/endpoints.ts'
import { requestPasswordReset } from '#contract/people/recovery/endpoints.ts'
import { contentSchema } from '#contract/station-content.ts'
import { configSchema } from '#contract/stations/registry/configuration.ts'
import { lookupStation } from '#contract/stations/registry/endpoints.ts'
import { loadStationFolders } from '#stations/registry.ts'
import type { StationFolder } from '#stations/schema.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { freshStationId } from '#tests/setup/ports.ts'
import { listOutbox, outboxMail } from '../../platform/mail/index.ts'
import { importStation } from '../../station-folders.ts'
import { markDomainSeen } from '../domains/index.ts'
import { createStationRegistry, stationUrl } from './index.ts'

const world = apiWorld()
const urls = { scheme: 'https', baseDomain: 'estacao.com.br' } as const
const noAssets = { version: 'test', files: [] }
const proofs = new Map<string, string>()

/** An installation on HTTPS in front of the world's database, where own domains are proved by `proofs`. */
function installation() {
  const { db } = world.database
  const stations = createStationRegistry(db)
  const domainProofs = {
    txt: async (name: string) => [proofs.get(name) ?? ''],
    file: async () => null,
    addresses: async () => [],
  }
  const api = createApi({ db, ports: world.ports, stations, urls, domainProofs })
  return {
    client: (stationId: number, token?: string) =>
      createClient({
        transport: (request) => api.fetch(request, { hostStationId: stationId }),
        baseUrl: 'http://api.test/api',
        token,
        timeoutMs: 0,
      }),
    station: async (id: number) => {
      stations.forget()
      const found = await stations.byId(id)
      if (!found) throw new Error('there is no such station')
      return found
    },
  }
}

describe('SEC-30 where mails and links lead', () => {
  const ctx = () => ({ db: world.database.db, ports: world.ports })
  const folder = (domains: string[], name = 'Clube'): StationFolder => {
    const id = freshStationId()
    return {
      config: configSchema.parse({ id, slug: `clube${id}`, name, domains }),
      content: contentSchema.parse({}),
    }
  }

  test('SEC-30 every shipped station leads to its sub-domain, whatever its folder names', async () => {
    const { station, client } = installation()
    const shipped = loadStationFolders('station-configs')
    expect(shipped.some(({ config }) => config.domains.length > 0)).toBe(true)
    for (const { config } of shipped) {
      await importStation(ctx(), { config, content: contentSchema.parse({}) }, noAssets)
      const record = await station(config.id)
      expect(stationUrl(record, urls)).toBe(`https://${config.slug}.estacao.com.br`)
      const found = await client(config.id).call(lookupStation, { query: { id: config.id } })
      expect(found.primaryDomain).toBeNull()
    }
  })

  test('SEC-30 a mail names the domain once it was proved and reached, also after the folder is imported again', async () => {
    const { station, client } = installation()
    const made = folder(['clube.example'])
    const { id, slug } = made.config
    await importStation(ctx(), made, noAssets)
    const owner = await addMember(world, await station(id), { role: 'owner', email: 'dona@exemplo.com.br' })
    const mailed = async () => {
      await client(id).call(requestPasswordReset, { body: { email: 'dona@exemplo.com.br' } })
      const [newest] = await listOutbox(ctx(), { stationId: id })
      const mail = newest && (await outboxMail(ctx(), { stationId: id, id: newest.id }))
      return [...(mail?.html ?? '').matchAll(/href="https?:\/\/([^/"]+)/g)].map(([, host]) => host)
    }
    expect(new Set(await mailed())).toEqual(new Set([`${slug}.estacao.com.br`]))
    const asOwner = client(id, owner.token)
    const [claim] = await asOwner.call(listOwnDomains)
    expect(claim).toMatchObject({ domain: 'clube.example', proved: false })
    proofs.set(claim?.txt_name ?? '', claim?.txt_value ?? '')
    await asOwner.call(proveOwnDomain, { body: { domain: 'clube.example' } })
    expect(stationUrl(await station(id), urls)).toBe(`https://${slug}.estacao.com.br`)
    await markDomainSeen(ctx(), id, 'clube.example')
    expect(stationUrl(await station(id), urls)).toBe('https://clube.example')
    const renamed = { ...made, config: { ...made.config, name: 'Clube novo', domains: ['outro.example'] } }
    await importStation(ctx(), renamed, noAssets)
    expect(stationUrl(await station(id), urls)).toBe('https://clube.example')
    const { primaryDomain } = await client(id).call(lookupStation, { query: { domain: 'clube.example' } })
    expect(primaryDomain).toBe('clube.example')
  })

  test('SEC-30 a folder keeps nobody else from proving the domain that it names', async () => {
    const { client, station } = installation()
    const [claiming, proving] = [folder(['disputado.example']), folder(['disputado.example'])]
    for (const one of [claiming, proving]) await importStation(ctx(), one, noAssets)
    const { id } = proving.config
    const owner = client(id, (await addMember(world, await station(id), { role: 'owner' })).token)
    const [claim] = await owner.call(listOwnDomains)
    proofs.set(claim?.txt_name ?? '', claim?.txt_value ?? '')
    expect(await owner.call(proveOwnDomain, { body: { domain: 'disputado.example' } })).toMatchObject([
      { proved: true, problem: null },
    ])
  })
})
