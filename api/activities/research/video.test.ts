import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readFileAddress } from '#api/platform/files/index.ts'
import {
  getVideo,
  keepResearchAnswer,
  sendAnswers,
  uploadVideo,
} from '#contract/activities/research/endpoints.ts'
import type { ApiClient } from '#contract/client.ts'
import { listResearchResponses, listTextAnswers } from '#contract/console/activities/results/endpoints.ts'
import { passForm } from '#contract/form-stream.ts'
import { apiWorld } from '#tests/fixtures/api-world.ts'
import { fileOf } from '#tests/fixtures/file-of.ts'
import { box, locatedMp4, mp4, mp4Saying, position, webm } from '#tests/fixtures/film.ts'
import { addMember } from '#tests/fixtures/member.ts'
import { question } from '#tests/fixtures/research.ts'
import { unclaimedFiles } from '../../platform/files/tables.ts'
import { tidyVideos } from './get-video.ts'
import { tidyDrafts } from './remove-draft.ts'
import { researchUploads } from './tables.ts'

const world = apiWorld()
const dayMs = 24 * 60 * 60 * 1000
const put = vi.spyOn(world.ports.files, 'put')
beforeEach(() => {
  put.mockClear()
  world.ports.clock.set('2026-05-04T15:00:00Z')
})

async function stationAsking() {
  const asked = (id: number) => ({
    id,
    type: 8 as const,
    name: 'Retrato',
    limitPerUser: 1,
    body: { research: { questions: [question(1, 6), question(2, 6)] } },
  })
  const station = await world.station({ content: { activities: [asked(1), asked(2)] } })
  const owner = (await addMember(world, station, { role: 'owner' })).client
  return { station, owner, member: await addMember(world, station), other: await addMember(world, station) }
}
const send = (client: ApiClient, bytes: Uint8Array = mp4(), fields = {}) =>
  client.call(uploadVideo, { upload: { file: fileOf(bytes), fields } })
const answerBy = (client: ApiClient, ...uploads: string[]) =>
  client.call(sendAnswers, {
    body: { action: 1, answers: uploads.map((upload, at) => ({ question: at + 1, upload })) },
  })
const read = (client: ApiClient, id: string, headers = {}) =>
  client.file(getVideo, { params: { id } }, new Request('http://x', { headers }))
const rowsOf = (stationId: number) =>
  world.database.db.select().from(researchUploads).where(eq(researchUploads.stationId, stationId))
const waitingOf = (stationId: number) =>
  world.database.db.select().from(unclaimedFiles).where(eq(unclaimedFiles.stationId, stationId))
/** In the store, in the database, and among what waits to be named. */
const nothingOf = async (stationId: number) => {
  const stored = await Promise.all(put.mock.calls.map(([key]) => world.ports.files.exists(key)))
  return ![...stored, ...(await rowsOf(stationId)), ...(await waitingOf(stationId))].some(Boolean)
}
const context = () => ({ db: world.database.db, ports: world.ports })
const later = (ms: number) => world.ports.clock.set(new Date(Date.parse('2026-05-04T15:00:00Z') + ms))

describe('POL-05 SEC-68 a video as an answer', () => {
  test('is sent, named by an answer and shown to owners from then on; files name it without an address', async () => {
    const { owner, member, station } = await stationAsking()
    const { id, url } = await send(member.client, webm(), { action: 1, question: 1 })
    expect(url).toBe(`/homepage/videos-de-respostas/${id}`)
    await expect(read(owner, id)).rejects.toMatchObject({ status: 404 })
    await answerBy(member.client, id)

    const shown = await owner.call(listTextAnswers, { params: { id: 1, question: 1 } })
    const [row] = shown.list
    expect(row).toMatchObject({ text: '', video: { url, name: `resposta-${row?.id}.webm` } })
    const page = await owner.call(listResearchResponses, { params: { id: 1 }, query: { version: 1 } })
    expect(page.list[0]?.answers).toMatchObject([{ question: 1, text: null, video: { url } }])
    expect(await (await read(owner, id)).bytes()).toEqual(new Uint8Array(webm()))
    expect(await waitingOf(station.id)).toEqual([])
  })

  test('is read by its sender and owners of the station only, in parts, and kept by nobody between', async () => {
    const { owner, member, other } = await stationAsking()
    const elsewhere = await stationAsking()
    const { id } = await send(member.client)
    await answerBy(member.client, id)
    const part = await read(member.client, id, { range: 'bytes=4-7' })
    expect([part.status, await part.text()]).toEqual([206, 'ftyp'])
    expect(part.headers.get('content-range')).toBe(`bytes 4-7/${mp4().length}`)
    expect(part.headers.get('cache-control')).toBe('private, no-store')
    expect((await read(owner, id, { range: 'bytes=9999999-' })).status).toBe(416)
    for (const client of [other.client, elsewhere.owner, elsewhere.member.client])
      await expect(read(client, id)).rejects.toMatchObject({ status: 404 })
    await expect(read(world.client(elsewhere.station), id)).rejects.toMatchObject({ status: 401 })
  })

  test('SEC-96 says to nobody where it was filmed', async () => {
    const { owner, member } = await stationAsking()
    const films = [locatedMp4(), mp4Saying(position.repeat(30))]
    const [one, two] = [await send(member.client, films[0]), await send(member.client, films[1])]
    await answerBy(member.client, one.id, two.id)
    for (const [at, { id }] of [one, two].entries()) {
      const shown = Buffer.from(await (await read(owner, id)).bytes())
      expect([shown.length, shown.includes(position)]).toEqual([films[at]?.length, false])
    }
  })

  test('no public address leads to it', async () => {
    const { member, station } = await stationAsking()
    await send(member.client)
    const [row] = await rowsOf(station.id)
    expect(await world.ports.files.exists(row?.file ?? '')).toBe(true)
    expect(readFileAddress(`/arquivos/${row?.file}`)).toBeNull()
  })

  test('answers one question of one person once', async () => {
    const { member, other } = await stationAsking()
    const gone = (field: string) => ({
      status: 422,
      body: { fields: { [field]: ['Este vídeo não está mais disponível. Envie de novo.'] } },
    })
    const { id } = await send(member.client)
    await expect(answerBy(other.client, id)).rejects.toMatchObject(gone('q1'))
    await expect(answerBy(member.client, 'inventado')).rejects.toMatchObject(gone('q1'))
    await expect(answerBy(member.client, id, id)).rejects.toMatchObject(gone('q2'))
    const keep = (activityId: number, questionId: number) =>
      member.client.call(keepResearchAnswer, {
        params: { id: activityId },
        body: { answer: { question: questionId, upload: id } },
      })
    await keep(1, 2)
    await expect(keep(1, 1)).rejects.toMatchObject(gone('q1'))
    await expect(keep(2, 2)).rejects.toMatchObject(gone('q2'))
    const first = (await send(member.client, webm(), { action: 1, question: 1 })).id
    await answerBy(member.client, first, id)
    await expect(keep(1, 2)).rejects.toMatchObject(gone('q2'))
    await expect(
      member.client.call(sendAnswers, { body: { action: 2, answers: [{ question: 1, upload: first }] } }),
    ).rejects.toMatchObject(gone('q1'))
  })

  test('is not asked for elsewhere', async () => {
    const { member } = await stationAsking()
    const refused = { code: 'conflict' }
    await expect(send(member.client, mp4(), { action: 1, question: 9 })).rejects.toMatchObject(refused)
    await expect(send(member.client, mp4(), { action: 7 })).rejects.toMatchObject({ status: 404 })
    expect(put).not.toHaveBeenCalled()
  })

  test.each([
    ['a program', Buffer.from('MZ\x90\x00 this program cannot be run in DOS mode'), 'Formato não suportado!'],
    ['half of a film', webm().subarray(0, 60_000), /inteiro/],
    [
      'one byte too many',
      Buffer.concat([webm(), Buffer.alloc(10_000_001 - webm().length)]),
      'Erro: Imagem/Vídeo maior que 10 MB',
    ],
    ['nothing', Buffer.alloc(0), 'Esse campo é obrigatório'],
  ])('%s is refused beside its field and leaves nothing behind', async (_, bytes, said) => {
    const { member, station } = await stationAsking()
    const words = expect.stringMatching(said)
    await expect(send(member.client, bytes)).rejects.toMatchObject({
      status: 422,
      body: { fields: { file: [words] } },
    })
    expect(await nothingOf(station.id)).toBe(true)
  })

  test('SEC-66 is stored while it comes; one that breaks off half-way, or is larger than it says, leaves nothing', async () => {
    const { member, station } = await stationAsking()
    const sendPieces = (body: AsyncIterable<Uint8Array>) => {
      const form = passForm({ action: '1', question: '1' }, { field: 'file', name: 'retrato.webm', body })
      return world.fetch('/upload-video', {
        method: 'POST',
        body: form.body as ReadableStream,
        duplex: 'half',
        headers: { authorization: `Bearer ${member.token}`, 'content-type': form.contentType },
      } as RequestInit)
    }
    const film = webm()
    async function* pieces(end: 'whole' | 'broken' | 'endless') {
      yield film.subarray(0, 60_000)
      const soon = { message: 'stored before all has come', timeout: 60_000 }
      await expect.poll(() => put.mock.calls.length, soon).toBe(1)
      if (end === 'broken') throw new Error('the line is gone')
      yield film.subarray(60_000)
      for (let at = 0; end === 'endless' && at < 11; at += 1) yield Buffer.alloc(1_000_000)
    }
    expect((await sendPieces(pieces('broken'))).status).toBe(400)
    expect(await nothingOf(station.id)).toBe(true)
    put.mockClear()
    const larger = await sendPieces(pieces('endless'))
    expect([larger.status, await larger.json()]).toMatchObject([
      422,
      { fields: { file: ['Erro: Imagem/Vídeo maior que 10 MB'] } },
    ])
    expect(await nothingOf(station.id)).toBe(true)
    put.mockClear()
    expect((await sendPieces(pieces('whole'))).status).toBe(200)
    expect(await rowsOf(station.id)).toMatchObject([{ bytes: film.length, activityId: 1, questionId: 1 }])
    expect(await waitingOf(station.id)).toEqual([])
  })

  test('what phones record is taken: QuickTime, HEVC', async () => {
    const { member } = await stationAsking()
    const movie = mp4({ codec: 'hvc1' })
    const head = box('ftyp', 'qt  ', Buffer.alloc(4), 'qt  ')
    // The head is as long as that of the MP4: nothing behind it moves.
    const quickTime = Buffer.concat([head, Buffer.alloc(0), movie.subarray(movie.readUInt32BE(0))])
    const { id } = await send(member.client, quickTime)
    expect((await read(member.client, id)).headers.get('content-type')).toBe('video/quicktime')
    expect((await read(member.client, id)).headers.get('content-disposition')).toBe(
      'inline; filename="video.mov"',
    )
  })

  test('a store that fails in between leaves nothing; one that is away, a row that the hourly job clears', async () => {
    const { member, station } = await stationAsking()
    put.mockRejectedValueOnce(new Error('no'))
    await expect(send(member.client)).rejects.toMatchObject({ status: 500 })
    expect(await nothingOf(station.id)).toBe(true)
    put.mockRejectedValueOnce(new Error('no'))
    vi.spyOn(world.ports.files, 'delete').mockRejectedValueOnce(new Error('away'))
    await expect(send(member.client)).rejects.toMatchObject({ status: 500 })
    expect(await rowsOf(station.id)).toEqual([])
    expect(await waitingOf(station.id)).toHaveLength(1)
  })
})

describe('POL-05 videos that nobody sent', () => {
  test('go after a day: replaced ones and those of no draft; a draft and an answer keep theirs', async () => {
    const { member, other, station } = await stationAsking()
    const keep = (upload: string) =>
      member.client.call(keepResearchAnswer, {
        params: { id: 1 },
        body: { answer: { question: 1, upload } },
      })
    const replaced = (await send(member.client)).id
    await keep(replaced)
    const kept = (await send(member.client)).id
    await keep(kept)
    const alone = (await send(member.client)).id
    const sent = (await send(other.client)).id
    await answerBy(other.client, sent)
    await tidyVideos(context())
    expect(await rowsOf(station.id)).toHaveLength(4)

    later(dayMs + 1)
    const files = new Map((await rowsOf(station.id)).map((row) => [row.id, row.file]))
    await tidyVideos(context())
    expect((await rowsOf(station.id)).map((row) => row.id).sort()).toEqual([kept, sent].sort())
    for (const id of [replaced, alone])
      expect(await world.ports.files.exists(files.get(id) ?? '')).toBe(false)
    for (const id of [kept, sent]) expect(await world.ports.files.exists(files.get(id) ?? '')).toBe(true)

    later(181 * dayMs)
    await tidyDrafts(context())
    await tidyVideos(context())
    expect((await rowsOf(station.id)).map((row) => row.id)).toEqual([sent])
  })

  test('a store that is away keeps the row until the next run', async () => {
    const { member, station } = await stationAsking()
    await send(member.client)
    later(dayMs + 1)
    const broken = vi.spyOn(world.ports.files, 'delete').mockRejectedValueOnce(new Error('away'))
    await expect(tidyVideos(context())).rejects.toThrow('away')
    broken.mockRestore()
    expect(await rowsOf(station.id)).toHaveLength(1)
    await tidyVideos(context())
    expect(await rowsOf(station.id)).toEqual([])
  })
})

test('SEC-68 ten videos in ten minutes, and so many bytes in a day', async () => {
  const { member, station } = await stationAsking()
  const { id } = await send(member.client)
  await world.database.db
    .update(researchUploads)
    .set({ bytes: 190_000_001 })
    .where(and(eq(researchUploads.stationId, station.id), eq(researchUploads.id, id)))
  await expect(send(member.client)).rejects.toMatchObject({
    status: 429,
    body: { messages: ['Você já enviou muitos vídeos hoje. Tente de novo amanhã.'] },
  })
  later(dayMs + 1)
  for (let sent = 2; sent < 10; sent += 1) await send(member.client)
  await expect(send(member.client)).rejects.toMatchObject({
    status: 429,
    body: { messages: ['Aguarde alguns minutos para enviar outro vídeo.'] },
  })
})
