import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '#contract/client.ts'
import * as calls from '#contract/console/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { nameServer } from '#tests/fixtures/name-server.ts'
import { createApi } from '../index.ts'
import { createParticipant, startSession } from '../people/access/index.ts'
import { createNetworkProofs, type DomainProofs } from '../platform/ports/domain-proofs.ts'
import { isPublicAddress } from '../platform/ports/public-hosts.ts'
import { createStationRegistry } from '../stations/registry/index.ts'
import { managementTexts } from './texts.ts'

const world = apiWorld()
const silent = createSocket('udp4')
afterEach(() => silent.removeAllListeners('message'))

test('SEC-39 a file is looked for by asking name servers, which takes no thread that the database needs', async () => {
  silent.bind(0, '127.0.0.1')
  await once(silent, 'listening')
  const asked: string[] = []
  // The first label of the question, after its twelve bytes of head.
  silent.on('message', (question) => asked.push(question.toString('latin1', 13, 13 + (question[12] ?? 0))))
  const { port } = silent.address() as AddressInfo
  const proofs = createNetworkProofs({ servers: [`127.0.0.1:${port}`], timeoutMs: 100 })
  expect(await proofs.file('mudo.com.br', '/prova.txt')).toBeNull()
  expect(await proofs.txt('calado.com.br')).toEqual([])
  expect(asked.sort()).toEqual(['calado', 'mudo', 'mudo'])
  silent.close()
})

test('SEC-39 nobody is led to our own insides, whatever their address is dressed in', () => {
  const inner = [
    '10.1.2.3',
    '169.254.169.254',
    '127.0.0.1',
    '::1',
    '::10.0.0.1',
    '::ffff:10.0.0.1',
    'fd00::1',
  ]
  const dressed = ['64:ff9b::a9fe:a9fe', '64:ff9b:1::1', '2002:a00:1::', '2001::1', 'fe80::1', 'ff02::1']
  for (const address of [...inner, ...dressed]) expect(isPublicAddress(address), address).toBe(false)
  for (const address of ['93.184.215.14', '2606:2800:21f::1', '2001:4860:4860::8888'])
    expect(isPublicAddress(address), address).toBe(true)
})

test('SEC-49 a private address is asked only where the operator says that it is ours, and leads no further', async () => {
  const names = await nameServer('127.0.0.1')
  const asked: string[] = []
  const web = createServer((request, response) => {
    asked.push(`${request.headers.host}${request.url}`)
    if (request.url === '/longo') response.end('x'.repeat(100_000))
    else if (request.url === '/outro') response.writeHead(302, { location: '/longo' }).end()
    else response.end('aqui')
  }).listen(0, '127.0.0.1')
  await once(web, 'listening')
  const { port } = web.address() as AddressInfo
  const settings = { servers: names.servers, port }
  expect(await createNetworkProofs(settings).file('clube.com.br', '/prova')).toBeNull()
  expect(asked).toEqual([])
  const ours = createNetworkProofs({ ...settings, ours: ['127.0.0.1'] })
  expect(await ours.file('clube.com.br', '/prova')).toBe('aqui')
  expect(await ours.file('clube.com.br', '/longo')).toBe('x'.repeat(200))
  expect(await ours.file('clube.com.br', '/outro')).toBeNull()
  // Nobody speaks TLS there, let alone with a certificate of the domain.
  expect(await ours.file('clube.com.br', '/prova', 'https')).toBeNull()
  expect(asked).toEqual(['clube.com.br/prova', 'clube.com.br/longo', 'clube.com.br/outro'])
  names.close()
  web.close()
})

test('SEC-49 SEC-64 a server that wants to speak something else is no proof, and holds no place', async () => {
  const names = await nameServer('127.0.0.1')
  const web = createTcpServer((socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n')
  }).listen(0, '127.0.0.1')
  await once(web, 'listening')
  const { port } = web.address() as AddressInfo
  const proofs = createNetworkProofs({ servers: names.servers, port, ours: ['127.0.0.1'], timeoutMs: 500 })
  expect(await proofs.file('clube.com.br', '/prova')).toBeNull()
  names.close()
  web.close()
})

/** Proofs that answer when the test says so, and how many are under way. */
function heldProofs() {
  const held: { domain: string; answer: () => void }[] = []
  const proofs: DomainProofs = {
    txt: async () => [],
    file: (domain) => new Promise((resolve) => held.push({ domain, answer: () => resolve(null) })),
    addresses: async () => [],
  }
  return { held, proofs }
}

async function ownersOf(domainProofs: DomainProofs) {
  const { db } = world.database
  const api = createApi({
    db,
    ports: world.ports,
    stations: createStationRegistry(db),
    urls: world.urls,
    domainProofs,
  })
  return async (name: string) => {
    const station = await world.station()
    const ctx = world.context(station)
    const row = await createParticipant(ctx, {
      name,
      email: `${name}@exemplo.com.br`,
      role: 'owner',
      status: 'active',
    })
    if (!row) throw new Error('taken')
    const { token } = await startSession(ctx, row.id)
    const transport = (request: Request) => api.fetch(request, { hostStationId: station.id })
    return createClient({ transport, baseUrl: 'http://api.test/api', token, timeoutMs: 0 })
  }
}

test('SEC-39 one station has one proof under way, two wait, more are refused; others prove meanwhile', async () => {
  const { held, proofs } = heldProofs()
  const owner = await ownersOf(proofs)
  const [ana, bia] = [await owner('ana'), await owner('bia')]
  for (const client of [ana, bia]) await client.call(calls.addOwnDomain, { body: { domain: 'lento.com.br' } })
  const prove = (client: typeof ana) =>
    client.call(calls.proveOwnDomain, { body: { domain: 'lento.com.br' } })
  const sent = Array.from({ length: 5 }, () =>
    prove(ana).then(
      () => 'answered',
      (error) => error,
    ),
  )
  const refused = await Promise.race(sent)
  expect(refused).toMatchObject({ status: 429, firstMessage: managementTexts.provesBusy })
  const other = prove(bia)
  await expect.poll(() => held.length).toBe(2)
  for (let at = 0; at < 4; at += 1) {
    await expect.poll(() => held.length).toBeGreaterThan(at)
    held[at]?.answer()
  }
  await expect(other).resolves.toMatchObject([{ proved: false }])
  const answers = await Promise.all(sent)
  expect(answers.filter((one) => one === 'answered')).toHaveLength(3)
})
