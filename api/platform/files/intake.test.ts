import sharp from 'sharp'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { uploadVideo } from '#contract/activities/research/endpoints.ts'
import * as activities from '#contract/console/activities/endpoints.ts'
import { addDocument } from '#contract/console/documents/endpoints.ts'
import * as management from '#contract/console/endpoints.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { updateProfileImage } from '#contract/people/onboarding/endpoints.ts'
import { setSiteLogo } from '#contract/site/builder/endpoints.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { fileOf } from '#tests/fixtures/file-of.ts'
import { addMember, type TestMember } from '#tests/fixtures/member.ts'

const world = apiWorld()

/** Every call that takes a file, with what is said of one that is larger than its endpoint declares. */
const calls: [name: string, endpoint: Endpoint, tooLarge: string, fields?: Record<string, string>][] = [
  ['a picture of the site', management.addImage, 'Erro: Imagem/Vídeo maior que 3 MB'],
  ['a logo of the site', management.addLogo, 'Erro: Imagem maior que 1MB'],
  ['a logo in the wizard', setSiteLogo, 'Erro: Imagem maior que 1MB'],
  [
    'a picture of an activity',
    activities.addActivityPicture,
    'Erro: Imagem/Vídeo maior que 3 MB',
    { kind: 'covers' },
  ],
  ['a film', activities.addFilm, 'Erro: Imagem/Vídeo maior que 10 MB'],
  ['a video of an answer', uploadVideo, 'Erro: Imagem/Vídeo maior que 10 MB'],
  ['an animation', activities.addAnimation, 'Envie uma animação Lottie: um arquivo JSON de até 500 KB.'],
  ['a document', addDocument, 'Erro: Arquivo maior que 20 MB'],
  ['a profile picture', updateProfileImage, 'Erro: Imagem maior que 3 MB'],
]

/** Somebody who may do all of it: pictures of 3 MB are for whoever settles in and is no owner. */
async function personFor(endpoint: Endpoint): Promise<TestMember> {
  const station = await world.station({ config: { behaviour: { onboardingPage: 'company' } } })
  return endpoint === updateProfileImage
    ? addMember(world, station, { firstLogin: true, briefingDone: false })
    : addMember(world, station, { role: 'owner', firstLogin: true })
}

async function send(endpoint: Endpoint, file: Blob, fields: Record<string, string> = {}) {
  const { id, token } = await personFor(endpoint)
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  body.set(endpoint.upload?.field ?? '', file)
  const method = endpoint.method.toUpperCase()
  const headers = { authorization: `Bearer ${token}` }
  const answer = await world.fetch(endpoint.path.replace('{id}', String(id)), { method, headers, body })
  return { status: answer.status, said: await answer.text() }
}

describe('SEC-01 a file that somebody sends', () => {
  const put = vi.spyOn(world.ports.files, 'put')
  beforeEach(() => {
    put.mockClear()
  })

  // What is stored while it comes is told by its first bytes first: `api/activities/research/video.test.ts` has its largest.
  const held = calls.filter(([, endpoint]) => !endpoint.upload?.isStreamed)
  test.each(held)('%s: one byte too many is refused in words beside its field', async (...call) => {
    const [, endpoint, tooLarge, fields] = call
    const { field = '', maxBytes = 0 } = endpoint.upload ?? {}
    const { status, said } = await send(endpoint, new Blob([new Uint8Array(maxBytes + 1)]), fields)
    expect([status, JSON.parse(said)]).toMatchObject([422, { fields: { [field]: [tooLarge] } }])
    expect(put).not.toHaveBeenCalled()
  })

  test.each(calls)('%s: none, and what it is not, are refused and nothing is stored', async (...call) => {
    const [, endpoint, , fields] = call
    const field = endpoint.upload?.field ?? ''
    const none = await send(endpoint, new Blob([]), fields)
    expect(JSON.parse(none.said)).toMatchObject({ fields: { [field]: ['Esse campo é obrigatório'] } })
    const other = await send(endpoint, new Blob(['isto é um texto']), fields)
    expect([none.status, other.status]).toEqual([422, 422])
    expect(put).not.toHaveBeenCalled()
  })

  test('what stands beside it is held to the contract, half letters too', async () => {
    const sendKind = (kind: string) => send(activities.addActivityPicture, new Blob(['x']), { kind })
    expect((await sendKind('outra')).status).toBe(422)
    expect((await sendKind('a\u0000b')).status).toBe(400)
    expect(put).not.toHaveBeenCalled()
  })

  test('SEC-43 its address carries 160 bits of it: nobody makes another file of the same address', async () => {
    const png = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const { said } = await send(setSiteLogo, fileOf(png))
    expect(said).toMatch(/"\/arquivos\/\d+\/[0-9a-f]{40}\/logo\.webp"/)
    const picture = await send(management.addImage, fileOf(png))
    expect(picture.said).toMatch(/"\/arquivos\/\d+\/[0-9a-f]{40}\/imagem\.webp"/)
  })

  test('every call of the API that takes one is in this list, and is described with its limit', async () => {
    const document = await (await world.fetch('/openapi.json')).json()
    const described = z
      .object({ paths: z.record(z.string(), z.record(z.string(), z.looseObject({}))) })
      .parse(document)
    const found = Object.entries(described.paths).flatMap(([path, methods]) =>
      Object.values(methods).flatMap((call) =>
        JSON.stringify(call).includes('multipart/form-data') ? [path] : [],
      ),
    )
    // What is worked on while it comes has tests of its own (SEC-66).
    const streamed = ['/api/posts-vimeo', '/api/management/case-imports', '/api/management/people-imports']
    expect(found.sort()).toEqual([...streamed, ...calls.map(([, { path }]) => `/api${path}`)].sort())
    expect(JSON.stringify(document)).toContain('Até 10000000 bytes')
  })
})
